public import CellGraphics

extension Label {
  /// A part of a label's text with looks of its own.
  public struct TextRun: Hashable, Sendable {
    /// The characters of the part.
    public var text: String
    /// The colour of the part; nil for the label's.
    public var color: Color?
    /// The attributes of the part, such as bold or underline, beside the label's.
    public var attributes: TextAttributes

    /// Creates a part of a text.
    ///
    /// - Parameters:
    ///   - text: The characters.
    ///   - color: The colour; nil for the label's.
    ///   - attributes: The attributes; none by default.
    public init(_ text: String, color: Color? = nil, attributes: TextAttributes = []) {
      self.text = text
      self.color = color
      self.attributes = attributes
    }
  }

  /// The parts of the text with looks of their own; nil for a plain text.
  ///
  /// Setting it sets ``text`` to all parts. Setting ``text`` removes it.
  ///
  /// ```swift
  /// let label = Label(frame: Rect(x: 0, y: 0, width: 9, height: 1))
  /// label.runs = [.init("very "), .init("good", color: .white, attributes: .bold)]
  /// precondition(label.text == "very good")
  /// var canvas = Canvas(surface: Surface(columns: 9, rows: 1))
  /// label.draw(on: &canvas)
  /// precondition(canvas.surface[column: 5, row: 0].attributes == .bold)
  /// ```
  public var runs: [TextRun]? {
    get { storedRuns }
    set {
      isSettingRuns = true
      text = newValue.map { $0.map(\.text).joined() }
      isSettingRuns = false
      storedRuns = newValue
      setNeedsDisplay()
    }
  }

  func drawRuns(in box: Rect, on canvas: inout Canvas) {
    let lines = lines(in: box)
    var looks = RunLooks(storedRuns ?? [])
    canvas.inCells(of: box) { canvas, columns, rows in
      let top = max(0, (rows - lines.count) / 2)
      for (index, line) in lines.prefix(rows).enumerated() {
        var column = start(of: line, columns: columns)
        for (glyph, run) in looks.take(line) {
          var attributes = run?.attributes ?? []
          if isBold { attributes.insert(.bold) }
          if !isEnabled { attributes.insert(.dim) }
          canvas.draw(
            TextLine(glyphs: [glyph]), column: column, row: top + index,
            color: run?.color ?? textColor, attributes: attributes)
          column += glyph.columns
        }
      }
    }
  }

  private func start(of line: TextLine, columns: Int) -> Int {
    let slack = max(0, columns - line.columns)
    return switch textAlignment {
    case .leading: 0
    case .center: slack / 2
    case .trailing: slack
    }
  }
}

/// Finds the run of each glyph of a wrapped and shortened text.
private struct RunLooks {
  private var glyphs: [(glyph: Glyph, run: Label.TextRun)]
  private var next = 0

  init(_ runs: [Label.TextRun]) {
    glyphs = runs.flatMap { run in TextLine(run.text).glyphs.map { ($0, run) } }
  }

  /// Returns the glyphs of the next line with their runs; nil for a glyph that is not in the text,
  /// such as an ellipsis.
  ///
  /// Wrapping removes blanks and shortening removes letters, so both are skipped.
  mutating func take(_ line: TextLine) -> [(Glyph, Label.TextRun?)] {
    line.glyphs.map { glyph in
      guard let index = glyphs[next...].firstIndex(where: { $0.glyph == glyph }) else {
        return (glyph, nil)
      }
      next = index + 1
      return (glyph, glyphs[index].run)
    }
  }
}
