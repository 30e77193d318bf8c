internal import CellGraphics
package import Motion

/// A change of a shape layer's line over time: a function of the tick.
package struct ShapeAnimation {
  /// A number of a shape layer that can change over time.
  package enum Property: String {
    /// The part of the length at which the line starts or ends, or the width of the line.
    case strokeStart, strokeEnd, lineWidth
  }

  /// The number that changes.
  package var property: Property
  /// The values with their times from 0 to 1, at least two.
  package var frames: [(time: Double, value: Double)]
  /// The tick at which the first pass starts.
  package var begin: Int
  /// The ticks of one pass, at least 1.
  package var ticks: Int
  /// The number of passes; infinity for no end.
  package var passes: Double
  /// The timing curve of a pass.
  package var curve: TimingCurve
  /// A Boolean value that indicates whether the last value stays after the end.
  package var staysAtEnd: Bool

  /// Creates a change.
  package init(
    _ property: Property, frames: [(time: Double, value: Double)], begin: Int, ticks: Int,
    passes: Double, curve: TimingCurve, staysAtEnd: Bool
  ) {
    (self.property, self.frames, self.begin) = (property, frames, begin)
    (self.ticks, self.passes, self.curve) = (max(1, ticks), passes, curve)
    self.staysAtEnd = staysAtEnd
  }

  /// The tick of the end; nil for a change without end.
  var end: Int? {
    let length = passes * Double(ticks)
    return length < 1e12 ? begin + Int(length.rounded()) : nil
  }

  /// Returns the value at a tick; nil before the start, and after the end unless the last value
  /// stays.
  func value(at tick: Int) -> Double? {
    guard tick >= begin, frames.count > 1 else { return nil }
    if let end, tick >= end { return staysAtEnd ? frames[frames.count - 1].value : nil }
    let place = curve.progress(at: Double((tick - begin) % ticks) / Double(ticks))
    guard let next = frames.firstIndex(where: { $0.time > place }) else {
      return frames[frames.count - 1].value
    }
    guard next > 0 else { return frames[0].value }
    let (from, to) = (frames[next - 1], frames[next])
    let part = (place - from.time) / (to.time - from.time)
    return from.value + (to.value - from.value) * part
  }
}

extension ShapeLayer {
  /// Starts a change of the line. The screen is drawn again at every second tick until its end.
  package func add(_ animation: ShapeAnimation) {
    animations.removeAll { $0.property == animation.property }
    animations.append(animation)
    var layer: Layer? = self
    while let current = layer {
      current.changesUntil = max(current.changesUntil, animation.end ?? .max)
      layer = current.addedSuperlayer
    }
    setNeedsDisplay()
  }

  /// Ends the changes of the line.
  package func removeShapeAnimations() {
    animations = []
    setNeedsDisplay()
  }

  /// Returns the looks of the line at a tick.
  func style(at tick: Int) -> StrokeStyle {
    var style = style
    for animation in animations {
      guard let value = animation.value(at: tick) else { continue }
      switch animation.property {
      case .strokeStart: style.start = value
      case .strokeEnd: style.end = value
      case .lineWidth: style.width = value
      }
    }
    return style
  }
}

extension Layer {
  /// The number of ticks between two frames of a layer that changes.
  private static let ticksPerFrame = 2

  /// Returns the first tick after `tick` at which the layer or a sublayer looks different; nil for
  /// none.
  func nextPicture(after tick: Int) -> Int? {
    guard tick < changesUntil else { return nil }
    return min(changesUntil, (tick / Self.ticksPerFrame + 1) * Self.ticksPerFrame)
  }
}
