import TextFormats

/// A format of a still: one screen of a session. The raw value is the ending of its files.
public enum StillFormat: String, Hashable, Sendable, CaseIterable {
  /// A drawing.
  case svg
  /// The characters alone.
  case txt
  /// The characters with terminal sequences for the colours.
  case ans
}

extension SharedSession {
  /// Returns the screen at a tick of the session.
  public func still(at tick: Int, _ format: StillFormat) -> String {
    let frame = frames[frameIndex(atTime: time(ofTick: tick))]
    let rows = rows(of: frame)
    switch format {
    case .txt: return rows.map { $0.text + "\n" }.joined()
    case .ans: return rows.map { CastScreen.line(of: $0) + "\n" }.joined()
    case .svg: return drawing(of: rows, columns: frame.columns)
    }
  }

  private func drawing(of rows: [SharedRow], columns: Int) -> String {
    let numbered = rows.enumerated().map { (number: $0.offset, row: $0.element) }
    let (width, height) = (columns * RowDrawing.width, rows.count * RowDrawing.height)
    var drawing = RowDrawing()
    let elements = drawing.elements(of: numbered)
    let text = rows.map(\.text).joined(separator: "\n").escapedForXML
    var lines = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" \
      height="\(height)" role="img" aria-labelledby="t d">
      """,
      "<title id=\"t\">\(title.escapedForXML)</title>", "<desc id=\"d\">", text, "</desc>",
      "<style>\(([RowDrawing.style] + drawing.paints.rules).joined(separator: "\n"))</style>",
    ]
    lines += elements
    return (lines + ["</svg>", ""]).joined(separator: "\n")
  }
}
