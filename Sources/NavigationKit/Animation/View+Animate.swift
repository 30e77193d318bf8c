internal import CellGraphics
internal import Motion

extension View {
  /// Runs `animations`; what it changes of the animatable properties (`center`, `bounds`, `frame`,
  /// `transform`, `alpha`, `backgroundColor`) takes effect at once and is shown moving there.
  ///
  /// - Parameters:
  ///   - duration: Seconds. Zero or less changes without moving.
  ///   - delay: Seconds before it starts to move.
  ///   - completion: Called once: at the end with true, or with false when an animation was taken
  ///     away before (replaced, or its view left the window). Where nothing moves it is called on the
  ///     next tick.
  public static func animate(
    withDuration duration: Double, delay: Double = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    guard let application = Application.current else {
      animations()
      completion?(true)
      return
    }
    application.animate(
      ticks: Tick.count(seconds: duration), delay: Tick.count(seconds: delay), options: options,
      animations: animations, completion: completion)
  }

  /// Runs `actions` with nothing animated, whatever block it is called in.
  public static func performWithoutAnimation(_ actions: () -> Void) {
    guard let application = Application.current else { return actions() }
    application.animations.run(nil, actions)
  }
}

extension Application {
  func animate(
    ticks: Int, delay: Int, options: AnimationOptions, animations body: () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    let outer = animations.blocks.last ?? nil
    var duration = ticks
    var curve = options.curve
    if let outer, !options.contains(.overrideInheritedDuration) { duration = outer.duration }
    if let outer, !options.contains(.overrideInheritedCurve) { curve = outer.curve }
    let start = tick + delay
    let group = animations.makeGroup(
      start: tick, duration: delay + duration,
      allowsUserInteraction: options.contains(.allowUserInteraction), completion: completion)
    let block = AnimationBlock(
      start: start, duration: duration, curve: curve,
      beginsFromCurrentState: options.contains(.beginFromCurrentState), group: group)
    animations.run(duration > 0 ? block : nil, body)
    if group.animations.isEmpty { group.hasten(to: tick + 1) }
  }
}

extension AnimationOptions {
  var curve: TimingCurve {
    switch rawValue >> 16 & 3 {
    case 1: .easeIn
    case 2: .easeOut
    case 3: .linear
    default: .easeInOut
    }
  }
}
