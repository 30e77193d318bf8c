internal import CellGraphics
import TextFormats

extension SharedSession {
  /// The session as one HTML file with a player, which needs no network.
  ///
  /// The transcript is part of the markup, so that the page can be read without a script. A policy
  /// in its head keeps the page from loading anything.
  ///
  /// - Parameter log: The log to carry; nil for none.
  public func page(carrying log: CarriedLog?) -> String {
    let style = String(decoding: PackageResources.page_css, as: UTF8.self)
    let script = String(decoding: PackageResources.page_js, as: UTF8.self)
    let name = title.escapedForXML
    let map = PageMap(self)
    let carried = log.map {
      "<script type=\"application/vnd.segue.log+gzip\">\($0.text)</script>\n"
    }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
      style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:">
      <title>\(name)</title>
      <style>
      \(style)</style>
      </head>
      <body>
      <header>
      <h1>\(name)</h1>
      <p id="now" aria-live="polite">\((firstStack.last ?? "").harmless().escapedForXML)</p>
      </header>
      <main>
      <section aria-label="Player">
      <div id="stage">\(poster)</div>
      \(Self.controls)
      \(map.map(Self.panel) ?? "")</section>
      <aside aria-label="About this moment">
      <details open><summary><h2>Transcript</h2></summary><ol id="transcript">
      \(transcriptMarkup)</ol></details>
      <details open><summary><h2>Controllers</h2></summary><ul id="tree"></ul></details>
      <details open><summary><h2>Keys pressed</h2></summary><div id="pressed"></div></details>
      <details open><summary><h2>Life cycles</h2></summary><div id="lives"><p class="legend">\
      Grey: loaded. Yellow: appearing. Green: visible. Orange: disappearing.</p></div></details>
      \(Self.help)
      </aside>
      </main>
      <noscript><footer>The player needs JavaScript. The transcript does not.</footer></noscript>
      <script type="text/plain" id="data">\(PageData(session: self, map: map).text)</script>
      \(carried ?? "")<script>
      \(script)</script>
      </body>
      </html>

      """
  }

  /// The panel with the map of the flow.
  private static func panel(_ map: PageMap) -> String {
    """
    <details open class="flow"><summary><h2>Flow</h2></summary>
    <p id="edge" class="legend"></p>
    <div id="flow" tabindex="0" role="region" aria-label="Map of the flow">
    \(map.markup)
    </div></details>

    """
  }

  private var transcriptMarkup: String {
    transcript.map { line in
      let (attributes, style) =
        line.chapter.map { (" data-nav=\"\($0)\"", " class=\"nav\"") } ?? ("", "")
      return """
        <li><button type="button" data-time="\(line.time)"\(attributes)>\
        <time>\(SharedTime.clock(line.time))</time>\
        <span\(style)>\(line.sentence.escapedForXML)</span></button></li>

        """
    }.joined()
  }

  private static let controls = """
    <div class="bar">
    <div class="track"><div id="marks" aria-hidden="true"></div>
    <input id="time" type="range" min="0" max="1" value="0" step="1" aria-label="Time"></div>
    <div class="keys" role="group" aria-label="Playback">
    <button type="button" id="play">Play</button>
    <button type="button" id="back" title="Previous navigation ([)">◂ Navigation</button>
    <button type="button" id="next" title="Next navigation (])">Navigation ▸</button>
    <button type="button" id="less" title="One tick back (,)">− tick</button>
    <button type="button" id="more" title="One tick forward (.)">+ tick</button>
    <button type="button" id="loop" aria-pressed="false" title="Repeat a part (l)">Loop from here</button>
    <select id="speed" aria-label="Speed"><option value="0.1">× 0.1</option>\
    <option value="0.25">× 0.25</option><option value="0.5">× 0.5</option>\
    <option value="1" selected>× 1</option><option value="2">× 2</option>\
    <option value="4">× 4</option><option value="8">× 8</option></select>
    <span id="clock"></span>
    </div>
    </div>
    """

  private static let help = """
    <details><summary><h2>Keys of this page</h2></summary><dl>
    <dt><kbd>space</kbd></dt><dd>play or pause</dd>
    <dt><kbd>[</kbd> <kbd>]</kbd></dt><dd>previous, next navigation</dd>
    <dt><kbd>,</kbd> <kbd>.</kbd></dt><dd>one tick (1/120 s)</dd>
    <dt><kbd>←</kbd> <kbd>→</kbd></dt><dd>half a second</dd>
    <dt><kbd>&lt;</kbd> <kbd>&gt;</kbd></dt><dd>slower, faster</dd>
    <dt><kbd>0</kbd>–<kbd>9</kbd></dt><dd>tenths of the session</dd>
    <dt><kbd>l</kbd></dt><dd>start, close and end a loop</dd>
    </dl></details>
    """
}
