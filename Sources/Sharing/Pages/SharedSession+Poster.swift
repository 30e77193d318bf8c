internal import CellGraphics
import TextFormats

extension SharedSession {
  /// The first screen of a page as markup, which is shown before the player has read its data.
  var poster: String {
    let frame = frames[0]
    let rows = rows(of: frame).map {
      "<div>\($0.runs.flatMap(\.parts).map(\.run.markup).joined())</div>"
    }.joined()
    // Most monospaced fonts are 0.6 em wide. The player measures the font later.
    return """
      <div id="screen" role="img" aria-label="The screen" \
      style="font-size:calc(100cqw/\(frame.columns)/.6)">\(rows)</div>
      """
  }
}

extension SharedRow.Run {
  /// The run as an element of the page, as the player draws it. Block elements are characters.
  fileprivate var markup: String {
    let back = "width:\(columns)ch;background:\(PaintTable.color(background))"
    guard !isBlank else { return "<span style=\"\(back)\">\(text)</span>" }
    let classes: [(TextAttributes, String)] = [
      (.bold, "b"), (.dim, "d"), (.italic, "i"), (.underline, "u"),
    ]
    let names = classes.filter { attributes.contains($0.0) }.map(\.1).joined(separator: " ")
    let style = "\(back);color:\(PaintTable.color(foreground))"
    return """
      <span\(names.isEmpty ? "" : " class=\"\(names)\"") style="\(style)">\(text.escapedForXML)</span>
      """
  }
}
