public import CellGraphics
public import Foundation
internal import NavigationKit

// Texts in drawings. A line has the height of a row, so code that centres a text by its size finds
// the middle.

/// Options of texts in a box. `usesLineFragmentOrigin` decides about lines when a text is measured; the
/// others have no effect.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bits of the options, as in UIKit.
  public let rawValue: Int

  /// Creates options from UIKit's bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Lines start below each other from the origin.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// Lines have the distance of the font.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// Sizes are those of the glyphs.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  /// The last line ends in "…".
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// A context for measures of texts. It has no effect.
public final class NSStringDrawingContext {
  /// Creates a context.
  public init() {}
}

/// The attributes of a text in a drawing.
private struct DrawnLooks {
  var color = Color.black
  var attributes: TextAttributes = []
  var alignment = TextAlignment.leading

  init(_ values: [NSAttributedString.Key: Any]?) {
    guard let values else { return }
    color = values.textColor ?? .black
    attributes = values.textAttributes
    alignment = (values[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? .leading
  }

  func draw(_ text: String, in box: Rect, wraps: Bool) {
    GraphicsContext.current?.draw(
      DrawnText(
        text, in: box, alignment: alignment, color: color, attributes: attributes, wraps: wraps))
  }
}

extension String {
  /// Returns the size of the text in points: its columns, and a row for each line.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> Size {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    let columns = lines.map { TextLine(String($0)).columns }.max() ?? 0
    return cells(columns: columns, rows: lines.count)
  }

  /// Returns the size of the text in a width in points. Attributes and context have no effect.
  ///
  /// - Parameters:
  ///   - size: The room in points, of which the width counts.
  ///   - options: With `usesLineFragmentOrigin` the text has lines in the width. Without it, the text
  ///     is one line of any width, up to its first line break.
  ///   - attributes: They have no effect.
  ///   - context: It has no effect.
  public func boundingRect(
    with size: Size, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> Rect {
    guard options.contains(.usesLineFragmentOrigin) else {
      let line = split(maxSplits: 1, omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      let columns = TextLine(String(line.first ?? "")).columns
      return Rect(origin: .zero, size: cells(columns: columns, rows: 1))
    }
    let columns = min(size.width / PointScale.current.cell.width, 10_000)
    let lines = TextLine.lines(of: self, columns: max(1, Int(columns)))
    let longest = lines.map(\.columns).max() ?? 0
    return Rect(origin: .zero, size: cells(columns: longest, rows: lines.count))
  }

  private func cells(columns: Int, rows: Int) -> Size {
    PointScale.current.points(Size(width: Double(columns), height: Double(rows)))
  }

  /// Draws the text from a point to the right in the current context.
  public func draw(at point: Point, withAttributes attributes: [NSAttributedString.Key: Any]? = nil)
  {
    let box = Rect(origin: point, size: size(withAttributes: attributes))
    DrawnLooks(attributes).draw(self, in: box, wraps: false)
  }

  /// Draws the text in a box of the current context. Lines that are too long continue below.
  public func draw(in rect: Rect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    DrawnLooks(attributes).draw(self, in: rect.fromTop(of: self), wraps: true)
  }

  /// Draws the text in a box of the current context. Options and context have no effect.
  public func draw(
    with rect: Rect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) { draw(in: rect, withAttributes: attributes) }
}

extension Rect {
  /// The box of one line at the top of the rectangle; the rectangle for a text of several lines.
  fileprivate func fromTop(of text: String) -> Rect {
    let line = text.size()
    guard line.width <= width else { return self }
    return Rect(x: minX, y: minY, width: width, height: min(max(line.height, 0), max(height, 0)))
  }
}

extension NSString {
  /// Returns the size of the text in points: its columns, and a row for each line.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> Size {
    String(describing: self).size(withAttributes: attributes)
  }
  /// Draws the text from a point to the right in the current context.
  public func draw(at point: Point, withAttributes attributes: [NSAttributedString.Key: Any]? = nil)
  { String(describing: self).draw(at: point, withAttributes: attributes) }
  /// Draws the text in a box of the current context.
  public func draw(in rect: Rect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    String(describing: self).draw(in: rect, withAttributes: attributes)
  }
}

extension NSAttributedString {
  private var firstAttributes: [NSAttributedString.Key: Any]? {
    length > 0 ? attributes(at: 0, effectiveRange: nil) : nil
  }

  /// Returns the size of the text in points: its columns, and a row for each line.
  public func size() -> Size { string.size() }
  /// Draws the text from a point to the right, with the attributes of its first letter.
  public func draw(at point: Point) { string.draw(at: point, withAttributes: firstAttributes) }
  /// Draws the text in a box, with the attributes of its first letter.
  public func draw(in rect: Rect) { string.draw(in: rect, withAttributes: firstAttributes) }
  /// Draws the text in a box, with the attributes of its first letter.
  public func draw(
    with rect: Rect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) { draw(in: rect) }
  /// Returns the size of the text in a width in points, in lines only with `usesLineFragmentOrigin`.
  public func boundingRect(
    with size: Size, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> Rect { string.boundingRect(with: size, options: options, context: context) }
}
