internal import CellGraphics

/// The movement of a layer as few keyframes: between two of them it is linear, and nowhere is it
/// further than a unit of the image from the movement of the session.
struct LayerMotion {
  private let layer: DrawnTransition.Layer

  init(_ layer: DrawnTransition.Layer) { self.layer = layer }

  /// The largest error in units of the image.
  private static let tolerance = 1.0

  /// A keyframe as numbers: the edges in units of the image and the opacity in hundredths.
  private struct Values {
    var tick: Int
    var numbers: [Double]
  }

  /// Returns the keyframes as times and styles.
  ///
  /// - Parameter time: Converts a tick of the session to a time of the drawing.
  func keyframes(time: (Int) -> Int) -> [(time: Int, style: String)] {
    let values = layer.places.map { place in
      Values(
        tick: place.tick,
        numbers: [
          place.rect.minX * Double(RowDrawing.width), place.rect.maxX * Double(RowDrawing.width),
          place.rect.minY * Double(RowDrawing.height), place.rect.maxY * Double(RowDrawing.height),
          place.alpha * 200,
        ])
    }
    guard values.count > 1 else { return [] }
    var kept: [(index: Int, curve: TimingStyle)] = []
    var start = 0
    for index in values.indices.dropFirst() where Self.isCorner(index, of: values) {
      Self.simplify(values, start, index, into: &kept)
      start = index
    }
    let fades = layer.places.contains { $0.alpha < 1 }
    let end = (
      time: time(values[values.count - 1].tick), style: style(values.count - 1, fades: fades)
    )
    return kept.map { index, curve in
      (time: time(values[index].tick), style: style(index, fades: fades) + curve.declaration)
    } + [end]
  }

  /// Indicates whether a movement begins or ends at an index, or the values end there.
  private static func isCorner(_ index: Int, of values: [Values]) -> Bool {
    guard index + 1 < values.count else { return true }
    let rests = [values[index - 1], values[index + 1]].map { $0.numbers == values[index].numbers }
    return rests[0] != rests[1]
  }

  /// Adds the keyframes from `start` to before `end`: one with a curve that fits, or more (as Douglas
  /// and Peucker do with lines).
  private static func simplify(
    _ values: [Values], _ start: Int, _ end: Int,
    into kept: inout [(index: Int, curve: TimingStyle)]
  ) {
    guard end > start else { return }
    var best = (error: Double.infinity, index: 0, curve: TimingStyle.linear)
    for curve in TimingStyle.allCases {
      let worst = worst(values, start, end, curve)
      if worst.error < best.error { best = (worst.error, worst.index, curve) }
    }
    if best.error <= tolerance {
      kept.append((start, best.curve))
    } else {
      simplify(values, start, best.index, into: &kept)
      simplify(values, best.index, end, into: &kept)
    }
  }

  /// Returns the value between two kept ones that a curve misses most.
  private static func worst(_ values: [Values], _ start: Int, _ end: Int, _ curve: TimingStyle)
    -> (error: Double, index: Int)
  {
    var worst = (error: 0.0, index: start)
    let (a, b) = (values[start], values[end])
    for index in start + 1..<max(end, start + 1) {
      let time = Double(values[index].tick - a.tick) / Double(max(1, b.tick - a.tick))
      let share = curve.progress(at: time)
      for (number, ends) in zip(values[index].numbers, zip(a.numbers, b.numbers)) {
        let error = abs(ends.0 + (ends.1 - ends.0) * share - number)
        if error > worst.error { worst = (error, index) }
      }
    }
    return worst
  }

  private func style(_ index: Int, fades: Bool) -> String {
    let (place, rest) = (layer.places[index], layer.rest)
    let (width, height) = (Double(RowDrawing.width), Double(RowDrawing.height))
    let scaleX = place.rect.size.width / rest.size.width
    let scaleY = place.rect.size.height / rest.size.height
    let x = (place.rect.minX - rest.minX * scaleX) * width
    let y = (place.rect.minY - rest.minY * scaleY) * height
    func text(_ value: Double) -> String { Drawing.number(value, decimals: 1) }
    func pixels(_ value: Double) -> String { text(value) == "0" ? "0" : text(value) + "px" }
    var style = "transform:translate(\(pixels(x)),\(pixels(y)))"
    if scaleX != 1 || scaleY != 1
      || layer.places.contains(where: { $0.rect.size != layer.places[0].rect.size })
    {
      style +=
        " scale(\(Drawing.number(scaleX, decimals: 4)),\(Drawing.number(scaleY, decimals: 4)))"
    }
    return fades ? style + ";opacity:\(Drawing.number(place.alpha, decimals: 3))" : style
  }
}
