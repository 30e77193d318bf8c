internal import CellGraphics
internal import Motion
import TextFormats

extension SharedSession {
  /// The session as an SVG image that moves, without scripts, fonts and links.
  ///
  /// Each screen at rest is drawn once. Transitions move these drawings as the session did. Where
  /// images do not move, the first screen is shown; where movement is not wanted, one screen at
  /// rest after the other. The description has the transcript.
  ///
  /// - Parameter log: The log to carry in the metadata; nil for none.
  public func drawing(carrying log: CarriedLog?) -> String {
    let drawing = Drawing(self)
    let first = frames[0]
    let width = (frames.map(\.columns).max() ?? first.columns) * RowDrawing.width
    let height = (frames.map(\.rows.count).max() ?? first.rows.count) * RowDrawing.height
    let seconds = Drawing.number(Double(drawing.length) / Double(Tick.perSecond), decimals: 3)
    var lines = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" \
      height="\(height)" role="img" aria-labelledby="t d">
      """,
      "<title id=\"t\">\(title.escapedForXML)</title>",
      "<desc id=\"d\">",
    ]
    lines += transcript.map { "\(SharedTime.clock($0.time)) \($0.sentence.escapedForXML)" }
    lines += ["</desc>", "<style>"]
    lines += [
      RowDrawing.style,
      ".a{visibility:hidden;animation:\(seconds)s step-end infinite}",
      ".m{animation:\(seconds)s linear infinite}",
      ".p{visibility:visible}",
      "@media (prefers-reduced-motion:reduce){.r,.m{animation:none}}",
    ]
    lines += drawing.colors
    lines += drawing.styles + drawing.keyframes + ["</style>", "<defs>"]
    for (rect, id) in drawing.clips {
      lines.append(
        "<clipPath id=\"\(id)\"><rect \(Drawing.attributes(of: rect))/></clipPath>")
    }
    lines += drawing.pictures + ["</defs>"] + drawing.elements
    if let log { lines.append("<metadata>\(log.text)</metadata>") }
    return (lines + ["</svg>", ""]).joined(separator: "\n")
  }
}
