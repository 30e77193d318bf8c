public import CellGraphics

/// A text in one line or several, centred from top to bottom.
open class Label: View {
  /// nil is the same as an empty text.
  public var text: String? {
    didSet {
      guard text != oldValue else { return }
      line = TextLine(text ?? "")
      hasNewline = text?.contains(where: \.isNewline) == true
      setNeedsDisplay()
      invalidateIntrinsicContentSize()
    }
  }

  /// The most lines there may be; 0 for as many as there is room for.
  public var numberOfLines = 1 {
    didSet {
      setNeedsDisplay()
      invalidateIntrinsicContentSize()
    }
  }

  /// The columns after which the text wraps where nothing else says how wide the label is; 0 takes
  /// the width that constraints give it.
  public var preferredMaxLayoutWidth = 0.0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  public var lineBreakMode: LineBreakMode = .byTruncatingTail { didSet { setNeedsDisplay() } }
  public var textColor: Color = .black { didSet { setNeedsDisplay() } }
  public var textAlignment: TextAlignment = .leading { didSet { setNeedsDisplay() } }
  public var isBold = false { didSet { setNeedsDisplay() } }
  /// A disabled label is dim.
  public var isEnabled = true { didSet { setNeedsDisplay() } }

  /// The text on one line.
  private(set) var line: TextLine = .empty
  // Asked at each drawing, where going through the characters costs as much as all the rest.
  private var hasNewline = false

  /// The paragraphs, as far as lines are allowed, each as long as it is or wrapped to
  /// `preferredMaxLayoutWidth`.
  open override var intrinsicContentSize: Size {
    sizeThatFits(Size(width: preferredMaxLayoutWidth, height: 0))
  }

  override func contentSize(forWidth width: Double) -> Size? {
    guard numberOfLines != 1, preferredMaxLayoutWidth <= 0 else { return nil }
    return sizeThatFits(Size(width: max(1, width), height: 0))
  }

  override var hasBaseline: Bool { true }

  /// As many rows as the text takes where it is wrapped to the width of `size`; a width of nothing
  /// sets no limit.
  open override func sizeThatFits(_ size: Size) -> Size {
    fit(columns: size.width > 0 && size.width < 1e6 ? Int(cells: size.width) : .max)
  }

  open override func draw(on canvas: inout Canvas) {
    guard let text, !text.isEmpty else { return }
    var attributes: TextAttributes = isBold ? .bold : []
    if !isEnabled { attributes.insert(.dim) }
    if numberOfLines == 1, lineBreakMode == .byTruncatingTail, !hasNewline {
      return canvas.draw(
        line, in: bounds, alignment: textAlignment, color: textColor,
        attributes: attributes)
    }
    // The lines are those of the label's own size: under a transform they are cut, not broken anew.
    let lines = lines(columns: max(1, Int(cells: bounds.width.rounded())), rows: rowsOfBounds)
    canvas.inCells(of: bounds) { canvas, columns, rows in
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
  private var rowsOfBounds: Int { max(1, Int(cells: bounds.height.rounded())) }

  private func fit(columns: Int) -> Size {
    guard let text, !text.isEmpty else { return .zero }
    // A text on one line keeps the blanks at its end, which wrapping would take off.
    if line.columns <= columns, !hasNewline {
      return Size(width: Double(line.columns), height: 1)
    }
    let lines = lines(columns: columns, rows: .max)
    return Size(
      width: Double(lines.map(\.columns).max() ?? 0), height: Double(lines.count))
  }

  /// What is shown on `columns` × `rows` cells, top to bottom.
  private func lines(columns: Int, rows: Int) -> [TextLine] {
    let limit = numberOfLines > 0 ? min(numberOfLines, rows) : rows
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

  /// What of `paragraph` comes after its first lines, whose ends have lost their blanks.
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
