public import CellGraphics
public import NavigationKit

// Foundation has attributed strings on Linux, but not UIKit's attributes.

extension NSAttributedString.Key {
  /// The colour of letters: a `UIColor`. It is drawn.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The font: a `UIFont`, of which bold and italic are drawn.
  public static let font = NSAttributedString.Key("NSFont")
  /// The line below letters; any value but 0 is drawn.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The alignment: an `NSParagraphStyle`. It applies to the whole text.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The colour behind letters. It is kept and not drawn.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The distance of letters. It is kept and not drawn.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The line through letters. It is kept and not drawn.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The colour of the line through letters. It is kept and not drawn.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// The colour of the line below letters. It is kept and not drawn.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The shadow of letters. It is kept and not drawn.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// The colour of outlines. It is kept and not drawn.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The width of outlines. It is kept and not drawn.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// The height of letters above the line. It is kept and not drawn.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The address of a link. It is kept and not drawn.
  public static let link = NSAttributedString.Key("NSLink")
  /// An `NSTextAttachment`, of whose image the sign is drawn.
  public static let attachment = NSAttributedString.Key("NSAttachment")
}

/// Lines below or through letters, with UIKit's bits. All lines look the same.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits of the style, as in UIKit.
  public let rawValue: Int

  /// Creates a style from UIKit's bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
}

/// The looks of paragraphs, of which the alignment is drawn.
public class NSParagraphStyle {
  /// The alignment of the lines.
  public internal(set) var alignment: TextAlignment = .leading
  /// The way to shorten lines. It is kept and has no effect.
  public internal(set) var lineBreakMode: LineBreakMode = .byWordWrapping
  /// The distance of lines. It is kept and has no effect.
  public internal(set) var lineSpacing = 0.0
  /// The distance of paragraphs. It is kept and has no effect.
  public internal(set) var paragraphSpacing = 0.0

  /// Creates the standard looks.
  public init() {}

  /// The standard looks.
  public static var `default`: NSParagraphStyle { NSParagraphStyle() }
}

/// The looks of paragraphs, which can be changed.
public final class NSMutableParagraphStyle: NSParagraphStyle {
  /// The alignment of the lines.
  public override var alignment: TextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }
  /// The way to shorten lines. It is kept and has no effect.
  public override var lineBreakMode: LineBreakMode {
    get { super.lineBreakMode }
    set { super.lineBreakMode = newValue }
  }
  /// The distance of lines. It is kept and has no effect.
  public override var lineSpacing: Double {
    get { super.lineSpacing }
    set { super.lineSpacing = newValue }
  }
  /// The distance of paragraphs. It is kept and has no effect.
  public override var paragraphSpacing: Double {
    get { super.paragraphSpacing }
    set { super.paragraphSpacing = newValue }
  }
  /// The height of lines as a multiple. It is kept and has no effect.
  public var lineHeightMultiple = 0.0
  /// The least height of lines. It is kept and has no effect.
  public var minimumLineHeight = 0.0
  /// The greatest height of lines. It is kept and has no effect.
  public var maximumLineHeight = 0.0
  /// The indent of the first line. It is kept and has no effect.
  public var firstLineHeadIndent = 0.0
  /// The indent of the other lines. It is kept and has no effect.
  public var headIndent = 0.0
}

extension NSAttributedString {
  /// The parts of the text with the looks that a label draws.
  var runs: [Label.TextRun] {
    var runs: [Label.TextRun] = []
    enumerateAttributes(in: NSRange(location: 0, length: length)) { values, range, _ in
      var part = attributedSubstring(from: range).string
      if let attachment = values[.attachment] as? NSTextAttachment {
        part = part.replacingOccurrences(of: "\u{FFFC}", with: attachment.image?.sign ?? "")
      }
      runs.append(.init(part, color: values.textColor, attributes: values.textAttributes))
    }
    return runs
  }

  /// The alignment of the first paragraph; nil without one.
  var alignment: TextAlignment? {
    guard length > 0 else { return nil }
    let style = attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    return style?.alignment
  }
}

extension [NSAttributedString.Key: Any] {
  /// The colour of letters; nil without one.
  var textColor: Color? { self[.foregroundColor] as? Color }

  /// The attributes that a terminal draws.
  var textAttributes: TextAttributes {
    var attributes: TextAttributes = []
    let font = self[.font] as? UIFont
    if font?.isBold == true { attributes.insert(.bold) }
    if font?.isItalic == true { attributes.insert(.italic) }
    let underline = (self[.underlineStyle] as? NSUnderlineStyle)?.rawValue
    if (underline ?? self[.underlineStyle] as? Int ?? 0) != 0 { attributes.insert(.underline) }
    return attributes
  }
}

extension Label {
  /// The text with attributes, of which colours, bold, italic and underlines are drawn.
  ///
  /// The label keeps a copy. Setting `text` removes the attributes, and setting `textColor` gives all
  /// characters that colour. A plain text has none.
  public var attributedText: NSAttributedString? {
    get {
      guard let runs else { return text.map { NSAttributedString(string: $0) } }
      let text: NSAttributedString? = kept[default: nil]
      guard let text, text.runs != runs else { return text }
      let copy = NSMutableAttributedString(attributedString: text)
      let whole = NSRange(location: 0, length: copy.length)
      copy.addAttribute(.foregroundColor, value: textColor as Color, range: whole)
      return copy
    }
    set {
      kept[default: NSAttributedString?.none] = newValue.map {
        NSAttributedString(attributedString: $0)
      }
      let runs = newValue?.runs
      // UIKit sets the label's own colour to that of the first character.
      if let color = runs?.first?.color { textColor = color }
      self.runs = runs
      if let alignment = newValue?.alignment { textAlignment = alignment }
    }
  }
}

extension TextField {
  /// The text. Its attributes are not drawn.
  public var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }

  /// The text of an empty field. Its attributes are not drawn.
  public var attributedPlaceholder: NSAttributedString? {
    get { placeholder.map { NSAttributedString(string: $0) } }
    set { placeholder = newValue?.string }
  }
}

extension TextView {
  /// The text. Its attributes are not drawn.
  public var attributedText: NSAttributedString! {
    get { NSAttributedString(string: text) }
    set { text = newValue?.string ?? "" }
  }
}

extension AttributedString {
  /// The font of the text. It is not kept: no view draws attributes of such a text.
  public var font: UIFont? {
    get { nil }
    set {}
  }
  /// The colour of the text. It is not kept: no view draws attributes of such a text.
  public var foregroundColor: UIColor? {
    get { nil }
    set {}
  }
}
