public import CellGraphics

/// A view that shows text on one or several rows.
///
/// Text is as large as the terminal's cells; the only font trait is ``isBold``. The rows are
/// centred vertically in the label. The text wraps at words to the label's width, or as
/// ``lineBreakMode`` says.
///
/// ```swift
/// let label = Label(frame: Rect(x: 0, y: 0, width: 12, height: 1))
/// label.text = "Wide enough for two rows"
/// label.numberOfLines = 0
/// precondition(label.sizeThatFits(Size(width: 12, height: 0)) == Size(width: 12, height: 2))
/// label.numberOfLines = 1
/// var canvas = Canvas(surface: Surface(columns: 12, rows: 1))
/// label.draw(on: &canvas)
/// precondition(canvas.surface[column: 11, row: 0].glyph == Glyph("…"))
/// ```
open class Label: View {
  override var receivesInputByDefault: Bool { false }

  /// The text to show; nil and an empty text show nothing.
  ///
  /// Line breaks begin a new row if ``numberOfLines`` allows more than one. Setting it changes the
  /// intrinsic size.
  @exclusivity(unchecked) open var text: String? {
    didSet {
      if !isSettingRuns { storedRuns = nil }
      guard text != oldValue else { return }
      line = TextLine(text ?? "")
      hasNewline = text?.contains(where: \.isNewline) == true
      setNeedsDisplay()
      invalidateIntrinsicContentSize()
    }
  }

  /// The greatest number of rows of text; 1 by default. 0 sets no limit.
  open var numberOfLines = 1 {
    didSet {
      setNeedsDisplay()
      invalidateIntrinsicContentSize()
    }
  }

  /// The number of columns after which the intrinsic size wraps the text; 0 by default.
  ///
  /// With 0, a label under constraints wraps to the width that the constraints give it.
  public var preferredMaxLayoutWidth = 0.0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The way to shorten a text that does not fit; an ellipsis at the end by default.
  open var lineBreakMode: LineBreakMode = .byTruncatingTail { didSet { setNeedsDisplay() } }
  /// The colour of the text; black by default and for nil.
  ///
  /// Setting it removes the colours of ``runs``.
  open var textColor: Color! = .black {
    didSet {
      if textColor == nil { textColor = .black }
      if let runs = storedRuns {
        storedRuns = runs.map { TextRun($0.text, attributes: $0.attributes) }
      }
      setNeedsDisplay()
    }
  }
  /// The horizontal position of the rows; leading, which is left, by default.
  open var textAlignment: TextAlignment = .leading { didSet { setNeedsDisplay() } }
  /// A Boolean value that indicates whether the text is bold; false by default.
  public var isBold = false { didSet { setNeedsDisplay() } }
  /// A Boolean value that indicates whether the label is drawn normally; false draws it dim.
  open var isEnabled = true { didSet { setNeedsDisplay() } }

  /// The parts of the text with their own looks; nil for a plain text.
  var storedRuns: [TextRun]?
  var isSettingRuns = false

  /// The text on one line, without wrapping.
  private(set) var line: TextLine = .empty
  // The value is cached because drawing reads it. A search of the characters would take as long as
  // the rest of the drawing.
  private var hasNewline = false

  override var fitsIntrinsicSize: Bool { true }

  /// The size of the text: unwrapped, or wrapped to ``preferredMaxLayoutWidth`` if that is above 0.
  open override var intrinsicContentSize: Size {
    sizeThatFits(Size(width: preferredMaxLayoutWidth, height: 0))
  }

  override func contentSize(forWidth width: Double) -> Size? {
    guard numberOfLines != 1, preferredMaxLayoutWidth <= 0 else { return nil }
    return sizeThatFits(Size(width: max(1, width), height: 0))
  }

  // A text of one line is not cut to the label's old width.
  override var roomForFitting: Size { numberOfLines == 1 ? .zero : bounds.size }

  override var hasBaseline: Bool { true }

  /// Returns the size of the text, wrapped to the width of `size`.
  ///
  /// - Parameter size: The available size in cells. A width of 0 or of a million and more sets no
  ///   limit; the height is ignored.
  /// - Returns: The columns of the longest row and the number of rows, at most ``numberOfLines``;
  ///   zero for an empty text.
  open override func sizeThatFits(_ size: Size) -> Size {
    let width = size.width > 0 && size.width < Self.unlimited ? size.width : Self.farEdge
    return textRect(
      forBounds: Rect(x: 0, y: 0, width: width, height: Self.farEdge),
      limitedToNumberOfLines: numberOfLines
    ).size
  }

  /// The width from which a text is not wrapped.
  private static let unlimited = 1e6
  /// The side of a rectangle without a limit, from which an override may subtract its insets.
  private static let farEdge = 1e9

  /// Returns the rectangle of the text at the top left of a rectangle. The label's own size depends on
  /// it, so an override can add insets.
  ///
  /// - Parameters:
  ///   - bounds: The available rectangle. A width of 0 or of a million and more sets no limit; the
  ///     height is ignored.
  ///   - numberOfLines: The greatest number of rows; 0 sets no limit.
  open func textRect(forBounds bounds: Rect, limitedToNumberOfLines numberOfLines: Int) -> Rect {
    let isLimited = bounds.width > 0 && bounds.width < Self.unlimited
    let columns = isLimited ? Int(cells: bounds.width) : .max
    return Rect(origin: bounds.origin, size: fit(columns: columns, limit: numberOfLines))
  }

  /// Draws the text in a rectangle, which is the bounds unless an override passes another one to
  /// `super`, such as the bounds with insets.
  ///
  /// It is called each time the label is drawn. An override must not change any view.
  open func drawText(in rect: Rect) { textBox = rect }

  /// The rectangle of the last call of `drawText(in:)`; nil if an override has left it out.
  private var textBox: Rect?

  open override func draw(on canvas: inout Canvas) {
    guard let text, !text.isEmpty else { return }
    textBox = nil
    drawText(in: bounds)
    guard let box = textBox else { return }
    var attributes: TextAttributes = isBold ? .bold : []
    if storedRuns != nil { return drawRuns(in: box, on: &canvas) }
    if !isEnabled { attributes.insert(.dim) }
    if numberOfLines == 1, lineBreakMode == .byTruncatingTail, !hasNewline {
      return canvas.draw(
        line, in: box, alignment: textAlignment, color: textColor, attributes: attributes)
    }
    // The rows are wrapped for the label's own size. Under a transform they are cut, not wrapped
    // again.
    let lines = lines(in: box)
    canvas.inCells(of: box) { canvas, columns, rows in
      let top = max(0, (rows - lines.count) / 2)
      for (index, line) in lines.prefix(rows).enumerated() {
        let row = Rect(x: 0, y: Double(top + index), width: Double(columns), height: 1)
        canvas.draw(
          line, in: row, alignment: textAlignment, color: textColor, attributes: attributes)
      }
    }
  }
}

// MARK: - Lines

extension Label {
  /// Returns the rows of text for a rectangle, top to bottom.
  func lines(in box: Rect) -> [TextLine] {
    lines(
      columns: max(1, Int(cells: box.width.rounded())),
      rows: max(1, Int(cells: box.height.rounded())), limit: numberOfLines)
  }

  private func fit(columns: Int, limit: Int) -> Size {
    guard let text, !text.isEmpty else { return .zero }
    // A text that fits on one line keeps the blanks at its end, which wrapping would remove.
    if line.columns <= columns, !hasNewline {
      return Size(width: Double(line.columns), height: 1)
    }
    let lines = lines(columns: columns, rows: .max, limit: limit)
    return Size(
      width: Double(lines.map(\.columns).max() ?? 0), height: Double(lines.count))
  }

  /// Returns the rows of text for `columns` × `rows` cells, top to bottom.
  ///
  /// - Parameter limit: The greatest number of rows; 0 sets no other limit than `rows`.
  private func lines(columns: Int, rows: Int, limit: Int) -> [TextLine] {
    let limit = limit > 0 ? min(limit, rows) : rows
    let paragraphs = (text ?? "").split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var lines: [TextLine] = []
    for (index, paragraph) in paragraphs.enumerated() {
      let wrapped = wrap(paragraph, columns: columns)
      let room = limit - lines.count
      let isContinued =
        wrapped.count > room || wrapped.count == room && index + 1 < paragraphs.count
      guard isContinued else {
        lines += wrapped
        continue
      }
      lines += wrapped.prefix(room - 1)
      let rest =
        lineBreakMode == .byWordWrapping || lineBreakMode == .byCharWrapping
        ? wrapped[room - 1] : Self.rest(of: TextLine(paragraph), after: wrapped.prefix(room - 1))
      lines.append(
        rest.truncated(lineBreakMode, toColumns: columns, isContinued: index + 1 < paragraphs.count)
      )
      break
    }
    return lines
  }

  private func wrap(_ paragraph: Substring, columns: Int) -> [TextLine] {
    guard lineBreakMode == .byCharWrapping else {
      return TextLine.lines(of: String(paragraph), columns: columns)
    }
    var lines: [[Glyph]] = [[]]
    var width = 0
    for glyph in TextLine(paragraph).glyphs {
      if width > 0, width + glyph.columns > columns {
        lines.append([])
        width = 0
      }
      lines[lines.count - 1].append(glyph)
      width += glyph.columns
    }
    return lines.map { TextLine(glyphs: $0) }
  }

  /// Returns the part of `paragraph` after its first `lines`.
  ///
  /// Wrapping removes the blanks at the ends of the lines, so the other glyphs are counted.
  private static func rest(of paragraph: TextLine, after lines: ArraySlice<TextLine>) -> TextLine {
    var letters = lines.reduce(0) { $0 + $1.glyphs.count { $0 != .blank } }
    var rest = paragraph.glyphs[...]
    while letters > 0, let glyph = rest.popFirst() {
      if glyph != .blank { letters -= 1 }
    }
    if !lines.isEmpty { rest = rest.drop { $0 == .blank } }
    return TextLine(glyphs: Array(rest))
  }
}
