internal import CellGraphics
internal import Simulation

/// The page of HTML that shows screens beside those that were expected.
enum SnapshotPage {
  /// The beginning of the page, which sections follow. HTML needs no end.
  static let start = """
    <!DOCTYPE html>
    <html lang="en">
    <meta charset="utf-8">
    <title>Screens that differ</title>
    <style>
    body { font-family: sans-serif; margin: 1.5em; background: #fff; color: #000; }
    .screens { display: flex; flex-wrap: wrap; gap: 1.5em; align-items: flex-start; }
    figure { margin: 0; }
    figcaption { margin-bottom: .3em; }
    pre { margin: 0; font: 13px/1.2 monospace; border: 1px solid #888; width: max-content; }
    .same { opacity: .2; }
    .differs { outline: 1px solid #f0f; outline-offset: -1px; }
    </style>
    <h1>Screens that differ</h1>

    """

  /// One screen: expected, found, and their difference.
  static func section(name: String, expected: Snapshot?, found: Snapshot) -> String {
    let difference = expected.flatMap { SnapshotDifference(expected: $0, found: found) }
    let places = Set(difference?.places ?? [])
    var figures: [(String, String)] = []
    if let expected { figures.append(("expected", screen(expected) { _ in nil })) }
    figures.append(("found", screen(found) { _ in nil }))
    if difference != nil {
      figures.append(
        ("difference", screen(found) { places.contains($0) ? "differs" : "same" }))
    }
    let what = difference?.description ?? "no screen was expected"
    let body = figures.map { caption, pre in
      "<figure><figcaption>\(caption)</figcaption>\(pre)</figure>\n"
    }
    return """
      <section>
      <h2>\(escaped(name))</h2>
      <pre>\(escaped(what))</pre>
      <div class="screens">
      \(body.joined())</div>
      </section>

      """
  }

  private static func screen(
    _ snapshot: Snapshot, mark: (SnapshotDifference.Place) -> String?
  ) -> String {
    let rows = (0..<snapshot.rows).map { row in
      var spans: [(look: String, text: String)] = []
      for (column, cell) in snapshot.row(row).enumerated() where cell.glyph != .continuation {
        let mark = mark(SnapshotDifference.Place(column: column, row: row))
        let look = (mark.map { "class=\"\($0)\" " } ?? "") + "style=\"\(css(cell.style))\""
        let text = escaped(String(String.UnicodeScalarView(cell.glyph.scalars)))
        if spans.last?.look == look {
          spans[spans.count - 1].text += text
        } else {
          spans.append((look, text))
        }
      }
      return spans.map { "<span \($0.look)>\($0.text)</span>" }.joined()
    }
    return "<pre>\(rows.joined(separator: "\n"))</pre>"
  }

  private static func css(_ style: Snapshot.Style) -> String {
    var colors = [style.foreground ?? style.background, style.background]
    if style.attributes.contains(.reverse) { colors.reverse() }
    var rules = [
      "color:\(Snapshot.Style.hexadecimal(colors[0]))",
      "background:\(Snapshot.Style.hexadecimal(colors[1]))",
    ]
    if style.attributes.contains(.bold) { rules.append("font-weight:bold") }
    if style.attributes.contains(.dim) { rules.append("filter:opacity(.7)") }
    if style.attributes.contains(.italic) { rules.append("font-style:italic") }
    if style.attributes.contains(.underline) { rules.append("text-decoration:underline") }
    return rules.joined(separator: ";")
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
