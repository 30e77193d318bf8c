import TextFormats

/// A format of a still: one screen of a session. The raw value is the ending of its files.
public enum StillFormat: String, Hashable, Sendable, CaseIterable {
  /// A drawing.
  case svg
  /// A picture.
  case png
  /// The characters alone.
  case txt
  /// The characters with terminal sequences for the colours.
  case ans
}

extension SharedSession {
  /// The session with its last frame alone.
  public var lastScreen: SharedSession {
    var session = self
    session.frames = frames.suffix(1)
    return session
  }

  /// Returns the screen at a tick of the session as a file.
  ///
  /// - Parameters:
  ///   - tick: The tick.
  ///   - format: The format.
  ///   - scale: The number of pixels, across and down, for each pixel of the font in a picture.
  ///   - font: The glyphs of a picture; other formats do not use it.
  public func still(
    at tick: Int, _ format: StillFormat, scale: Int = 2, font: PictureFont = .builtIn
  ) -> [UInt8] {
    let frame = frames[frameIndex(atTime: time(ofTick: tick))]
    let rows = rows(of: frame)
    return switch format {
    case .txt: Array(rows.map { $0.text + "\n" }.joined().utf8)
    case .ans: Array(rows.map { CastScreen.line(of: $0) + "\n" }.joined().utf8)
    case .svg: Array(drawing(of: rows, columns: frame.columns).utf8)
    case .png: stillPicture(of: frame, scale: scale, font: font)
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
