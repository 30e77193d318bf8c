internal import NavigationKit
import TextFormats

extension Ribbon {
  /// The ribbon as an SVG image. Text from files is escaped.
  public var svg: String { RibbonImage(self).text }
}

/// Draws a ribbon as SVG, in units of the image.
private struct RibbonImage {
  private let ribbon: Ribbon
  private(set) var text = ""

  private static let (names, width, lane) = (170, 800, 22)

  init(_ ribbon: Ribbon) {
    self.ribbon = ribbon
    let rows = ribbon.lanes.count + ribbon.defects.count + 3
    let (width, height) = (Self.names + Self.width + 20, rows * Self.lane)
    text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" font-family="sans-serif" font-size="12">
      <rect width="\(width)" height="\(height)" fill="#FFFFFF"/>

      """
    drawTimes(below: (rows - ribbon.defects.count - 1) * Self.lane)
    for bar in ribbon.bars { draw(bar) }
    for (index, lane) in ribbon.lanes.enumerated() { draw(lane, top: (index + 2) * Self.lane) }
    for (index, defect) in ribbon.defects.enumerated() {
      let row = ribbon.lanes.count + 3 + index
      write(defect.text, x: 10, y: row * Self.lane - 6, color: "#C4001A")
    }
    text += "</svg>\n"
  }

  /// Returns the position of a tick from the left.
  private func x(_ tick: Int) -> Int {
    let clamped = min(max(tick, ribbon.ticks.lowerBound), ribbon.ticks.upperBound)
    return Self.names + (clamped - ribbon.ticks.lowerBound) * Self.width / ribbon.ticks.count
  }

  private mutating func drawTimes(below bottom: Int) {
    for (tick, label) in RibbonScale(ticks: ribbon.ticks, columns: 96).marks {
      write(label, x: x(tick) + 2, y: 14, color: "#636366")
      fill(x: x(tick), y: 0, width: 1, height: bottom, "#D1D1D6")
    }
    if ribbon.ticks.contains(ribbon.now) {
      fill(x: x(ribbon.now), y: 0, width: 2, height: bottom, "#636366")
    }
  }

  private mutating func draw(_ bar: Ribbon.Bar) {
    let (start, end) = (x(bar.start), x(bar.end ?? ribbon.now))
    text += "<g><title>\(bar.title.harmless().escapedForXML)</title>\n"
    fill(
      x: start, y: Self.lane + 8, width: max(2, end - start), height: 6,
      bar.isCancelled ? "#A85700" : "#0068B8")
    text += "</g>\n"
  }

  /// Draws a bar for each state: half as high between will and did, as high as the lane after did.
  private mutating func draw(_ lane: Ribbon.Lane, top: Int) {
    write(Ribbon.name(of: lane), x: 10, y: top + 14, color: "#1C1C1E")
    for (index, call) in lane.calls.enumerated() {
      let end = index + 1 < lane.calls.count ? lane.calls[index + 1].tick : ribbon.ticks.upperBound
      guard end >= ribbon.ticks.lowerBound else { continue }
      let width = max(2, x(end) - x(call.tick))
      switch call.state {
      case .disappeared: fill(x: x(call.tick), y: top + 10, width: width, height: 1, "#98989F")
      case .appearing, .disappearing:
        fill(x: x(call.tick), y: top + 10, width: width, height: 8, "#E08600")
      case .appeared: fill(x: x(call.tick), y: top + 2, width: width, height: 16, "#0068B8")
      }
      if call.isUnpaired { fill(x: x(call.tick), y: top, width: 4, height: 20, "#C4001A") }
    }
  }

  private mutating func fill(x: Int, y: Int, width: Int, height: Int, _ color: String) {
    text +=
      "<rect x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\" fill=\"\(color)\"/>\n"
  }

  private mutating func write(_ words: String, x: Int, y: Int, color: String) {
    text += "<text x=\"\(x)\" y=\"\(y)\" fill=\"\(color)\" xml:space=\"preserve\">"
    text += words.harmless(upTo: 200).escapedForXML + "</text>\n"
  }
}
