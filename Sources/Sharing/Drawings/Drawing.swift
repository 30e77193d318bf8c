internal import CellGraphics

/// An SVG image of a session: each screen at rest is drawn once, and transitions move these
/// drawings.
struct Drawing {
  let session: SharedSession
  /// The drawings of screens, in the order of their first use.
  private(set) var pictures: [String] = []
  /// The elements over time.
  private(set) var elements: [String] = []
  private(set) var keyframes: [String] = []
  private(set) var styles: [String] = []
  /// The rectangles that cut scenes out of screens, with their identifiers.
  private(set) var clips: [(rect: Rect, id: String)] = []
  /// The rows of each picture, for drawing only what differs from an earlier one.
  private var drawn: [Screen] = []
  private var drawnIndexes: [Screen: Int] = [:]
  /// The number of pictures, the latest ones, in which a similar one is searched for.
  private static let mostSimilar = 256
  /// The rows with many texts that have been drawn, which other pictures use.
  private var drawnRows: Set<PlacedRow> = []
  private var rowDrawing = RowDrawing()
  let length: Int

  /// The rules of the colours that differ between the appearances.
  var colors: [String] { rowDrawing.paints.rules }

  init(_ session: SharedSession) {
    self.session = session
    // The last screen stays a moment before the drawing begins again.
    length = max(session.length, 1) + 120
    draw()
  }

  // MARK: - Time

  /// Draws each stretch of the session: rests, transitions, and other changes.
  private mutating func draw() {
    /// The first frame that has not been drawn.
    var next = 0
    for transition in session.transitions {
      let (start, end) = (frame(before: transition.start), frame(after: transition.end))
      guard start >= next, end > start else { continue }
      drawFrames(next...start, until: session.time(ofTick: transition.end))
      draw(transition, from: start, to: end)
      next = end
    }
    drawFrames(next...(session.frames.count - 1), until: length)
  }

  /// Returns the index of the last frame before a tick.
  private func frame(before tick: Int) -> Int {
    max(0, session.frames.partitionIndex(where: { $0.tick < tick }) - 1)
  }

  /// Returns the index of the first frame at or after a tick, or of the last frame.
  private func frame(after tick: Int) -> Int {
    max(0, session.frames.partitionIndex(where: { $0.tick <= tick }) - 1)
  }

  /// Draws frames that no transition explains. Near frames are faded into each other if only their
  /// colours differ; other frames follow each other.
  private mutating func drawFrames(_ range: ClosedRange<Int>, until end: Int) {
    let keys = KeyFrames.keys(of: range, in: session)
    for (index, key) in keys.enumerated() {
      let start = session.frames[key.frame].time
      let next = index + 1 < keys.count ? keys[index + 1] : nil
      // A screen stays below the next one while that one fades in.
      let stop = next.map { session.frames[$0.frame].time } ?? end
      if key.fades, index > 0 {
        fadeIn(picture(key.frame), from: session.frames[keys[index - 1].frame].time, to: start)
      }
      show(picture(key.frame), from: start, to: stop)
    }
  }

  // MARK: - Elements

  /// Returns the identifier of the drawing of a frame, which is drawn if it is new.
  private mutating func picture(_ index: Int) -> String {
    let frame = session.frames[index]
    let screen = Screen(rows: frame.rows, columns: frame.columns)
    if let known = drawnIndexes[screen] { return "p\(known)" }
    let near = drawn.indices.suffix(Self.mostSimilar).filter {
      drawn[$0].columns == frame.columns && drawn[$0].rows.count == frame.rows.count
    }.map { known in
      (known, frame.rows.indices.filter { drawn[known].rows[$0] != frame.rows[$0] })
    }.min { ($0.1.count, $0.0) < ($1.1.count, $1.0) }
    let id = "p\(drawn.count)"
    drawnIndexes[screen] = drawn.count
    drawn.append(screen)
    var lines = ["<g id=\"\(id)\">"]
    if let near, near.1.count * 2 < frame.rows.count {
      lines.append("<use href=\"#p\(near.0)\"/>")
      lines += draw(near.1, of: frame)
    } else {
      lines += draw(Array(frame.rows.indices), of: frame)
    }
    pictures.append((lines + ["</g>"]).joined(separator: "\n"))
    return id
  }

  /// Returns the elements of some rows of a frame.
  private mutating func draw(_ numbers: [Int], of frame: SharedFrame) -> [String] {
    let rows = numbers.map { (number: $0, row: session.rows[frame.rows[$0]]) }
    var lines = rowDrawing.backgrounds(of: rows)
    for (number, row) in rows {
      let texts = rowDrawing.texts(of: row, number: number)
      let place = PlacedRow(number: number, index: frame.rows[number])
      if texts.count < 4 {
        lines += texts
      } else if drawnRows.insert(place).inserted {
        lines += ["<g id=\"\(place.id)\">"] + texts + ["</g>"]
      } else {
        lines.append("<use href=\"#\(place.id)\"/>")
      }
    }
    return lines
  }

  /// The rows of a picture.
  private struct Screen: Hashable {
    var rows: [Int]
    var columns: Int
  }

  /// A row at its place on the screen.
  private struct PlacedRow: Hashable {
    var number: Int
    var index: Int

    var id: String { "r\(number)-\(index)" }
  }

  /// Returns the part of the whole time as a percentage with up to four decimals.
  private func percent(_ time: Int) -> String {
    Self.number(Double(min(time, length)) * 100 / Double(length), decimals: 3) + "%"
  }

  /// Returns a number with at most some decimals and no needless zeros.
  static func number(_ value: Double, decimals: Int) -> String {
    let scale = (0..<decimals).reduce(1) { scale, _ in scale * 10 }
    let whole = Int((value * Double(scale)).rounded())
    let digits = String(whole.magnitude % scale.magnitude + scale.magnitude).dropFirst()
    var fraction = String(digits)
    while fraction.last == "0" { fraction.removeLast() }
    let sign = whole < 0 ? "-" : ""
    let integer = whole.magnitude / scale.magnitude
    if fraction.isEmpty { return "\(sign)\(integer)" }
    return "\(sign)\(integer == 0 ? "" : String(integer)).\(fraction)"
  }

  /// Adds keyframes and returns their class.
  private mutating func animate(_ frames: [(time: Int, style: String)]) -> String {
    let name = "k\(keyframes.count)"
    let steps = frames.map { "\(percent($0.time)){\($0.style)}" }.joined()
    keyframes.append("@keyframes \(name){\(steps)}")
    styles.append(".\(name){animation-name:\(name)}")
    return name
  }

  /// Returns the classes of an element that is visible for a time.
  private mutating func visible(from start: Int, to end: Int) -> String {
    if start == 0, end >= length { return "p" }
    var frames: [(time: Int, style: String)] = []
    if start > 0 { frames.append((start, "visibility:visible")) }
    if end < length { frames.append((end, "visibility:hidden")) }
    // Without a keyframe for it, the start has the value that shows the first screen as a poster.
    return (start == 0 ? "a p " : "a ") + animate(frames)
  }

  /// Shows a picture for a time.
  private mutating func show(_ id: String, from start: Int, to end: Int) {
    guard end > start else { return }
    elements.append("<use href=\"#\(id)\" class=\"\(visible(from: start, to: end))\"/>")
  }

  /// Lets a picture appear over what is beneath it.
  private mutating func fadeIn(_ id: String, from start: Int, to end: Int) {
    guard end > start else { return }
    let group = visible(from: start, to: end)
    let fade = animate([(start, "opacity:0"), (end, "opacity:1")])
    elements.append(
      "<g class=\"\(group) r\"><use href=\"#\(id)\" class=\"m \(fade)\"/></g>")
  }

  /// Draws a transition as layers over a base.
  private mutating func draw(_ transition: DrawnTransition, from before: Int, to after: Int) {
    let start = session.time(ofTick: transition.start)
    let end = session.time(ofTick: transition.end)
    guard end > start else { return }
    let (old, new) = (picture(before), picture(after))
    elements.append("<g class=\"\(visible(from: start, to: end)) r\">")
    switch transition.base {
    case .before: elements.append("<use href=\"#\(old)\"/>")
    case .after: elements.append("<use href=\"#\(new)\"/>")
    case .emptied(let rect):
      elements.append("<use href=\"#\(old)\"/>")
      elements.append(
        rowDrawing.rectangle(
          x: rect.column * RowDrawing.width, y: rect.row * RowDrawing.height,
          width: rect.columns * RowDrawing.width, height: rect.rows * RowDrawing.height, .black))
    }
    let last = session.frames[after]
    let room = CellRect(
      column: 0, row: 0, columns: last.columns, rows: max(1, last.rows.count - 1))
    elements.append("<g clip-path=\"url(#\(clip(Rect(transition.limit ?? room))))\">")
    for layer in transition.layers {
      let motion = animate(LayerMotion(layer).keyframes { session.time(ofTick: $0) })
      guard !layer.isShade else {
        elements.append("<g class=\"m \(motion)\">\(Self.black(layer.rest))</g>")
        continue
      }
      let cut = clip(layer.rest)
      elements.append(
        """
        <g class="m \(motion)">\(shadow(of: layer))<use href="#\(layer.isArriving ? new : old)" \
        clip-path="url(#\(cut))"/></g>
        """)
    }
    elements.append("</g></g>")
  }

  /// Returns the shadow that a layer throws and that moves with it; empty for none.
  private mutating func shadow(of layer: DrawnTransition.Layer) -> String {
    let strips = layer.shadowStrips.map { Self.black($0.rect, opacity: $0.darkness) }
    let times = layer.shadowTicks.map { session.time(ofTick: $0) }
    guard !strips.isEmpty, times.count == 4 else { return "" }
    let opacities = zip(times, [0, 1, 1, 0]).map { (time: $0, style: "opacity:\($1)") }
    return "<g class=\"m \(animate(opacities))\">\(strips.joined())</g>"
  }

  /// Returns a black rectangle.
  private static func black(_ rect: Rect, opacity: Double = 1) -> String {
    let opacity = opacity < 1 ? " opacity=\"\(number(opacity, decimals: 2))\"" : ""
    return "<rect \(attributes(of: rect))\(opacity)/>"
  }

  /// Returns the attributes of a rectangle in cells, in units of the image.
  static func attributes(of rect: Rect) -> String {
    let (width, height) = (Double(RowDrawing.width), Double(RowDrawing.height))
    let values = [
      ("x", rect.minX * width), ("y", rect.minY * height), ("width", rect.width * width),
      ("height", rect.height * height),
    ]
    return values.map { "\($0)=\"\(number($1, decimals: 2))\"" }.joined(separator: " ")
  }

  private mutating func clip(_ rect: Rect) -> String {
    if let known = clips.first(where: { $0.rect == rect }) { return known.id }
    let id = "c\(clips.count)"
    clips.append((rect, id))
    return id
  }
}

extension Rect {
  /// Creates the rectangle of whole cells.
  init(_ cells: CellRect) {
    self.init(
      x: Double(cells.column), y: Double(cells.row), width: Double(cells.columns),
      height: Double(cells.rows))
  }
}
