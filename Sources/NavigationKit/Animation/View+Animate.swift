internal import CellGraphics
internal import Motion

extension View {
  /// Runs `animations`; what it changes of the animatable properties (`center`, `bounds`, `frame`,
  /// `transform`, `alpha`, `backgroundColor`) takes effect at once and is shown moving there.
  ///
  /// Geometry moves additively: on top of what moves it already, so that it never jumps. Alpha and
  /// colour replace an animation that runs, which ends with false; so does geometry that repeats or
  /// follows keyframes. Within another block it takes over that block's duration, curve and options.
  ///
  /// - Parameters:
  ///   - duration: Seconds, rounded to whole ticks. What rounds to none changes without moving.
  ///   - delay: Seconds before it starts to move, rounded likewise.
  ///   - completion: Called once: at the end with true, or with false when an animation was taken
  ///     away before (replaced, removed, or its view left the window). Where nothing moves it is
  ///     called on the next tick.
  public static func animate(
    withDuration duration: Double, delay: Double = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    let request = AnimationRequest(
      ticks: Tick.count(seconds: duration), delay: Tick.count(seconds: delay),
      timing: .curve(options.curve), options: options)
    request.perform(animations, completion: completion)
  }

  /// Animates with a spring that has all but settled after `duration`.
  ///
  /// - Parameters:
  ///   - dampingRatio: 1 doesn't overshoot; the nearer to 0 the more it swings. Held within 0.01 to 1.
  ///   - velocity: At the start; 1 is the whole distance in a second.
  public static func animate(
    withDuration duration: Double, delay: Double, usingSpringWithDamping dampingRatio: Double,
    initialSpringVelocity velocity: Double, options: AnimationOptions = [],
    animations: () -> Void, completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    let spring = Spring(
      settlingIn: duration, dampingRatio: dampingRatio, initialVelocity: velocity)
    let request = AnimationRequest(
      ticks: Tick.count(seconds: duration), delay: Tick.count(seconds: delay),
      timing: .spring(spring), options: options)
    request.perform(animations, completion: completion)
  }

  /// Animates with a spring by how long a swing seems to take; it ends when it has settled, which is
  /// later.
  ///
  /// - Parameters:
  ///   - duration: Seconds. Zero or less changes without moving.
  ///   - bounce: 0 for none, towards 1 more; below 0 it creeps.
  ///   - velocity: At the start; 1 is the whole distance in a second.
  public static func animate(
    springDuration duration: Double = 0.5, bounce: Double = 0,
    initialSpringVelocity velocity: Double = 0, delay: Double = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    let spring = Spring(duration: duration, bounce: bounce, initialVelocity: velocity)
    let request = AnimationRequest(
      ticks: Tick.count(seconds: duration) > 0 ? spring.settlingTicks : 0,
      delay: Tick.count(seconds: delay), timing: .spring(spring), options: options)
    request.perform(animations, completion: completion)
  }

  /// Has what `animations` changes, within a block of `animate`, repeat.
  ///
  /// - Parameters:
  ///   - repeatCount: How often it plays, also a fraction; infinite for ever.
  ///   - autoreverses: Whether it plays back each time; both together count as one.
  public static func modifyAnimations(
    withRepeatCount repeatCount: Double, autoreverses: Bool, animations: () -> Void
  ) {
    guard let engine = Application.current?.animations, var block = engine.block else {
      return animations()
    }
    block.repetition = Repetition(count: repeatCount, autoreverses: autoreverses)
    engine.run(block, animations)
  }

  /// Runs `actions` with nothing animated, whatever block it is called in.
  public static func performWithoutAnimation(_ actions: () -> Void) {
    guard let engine = Application.current?.animations else { return actions() }
    let wasEnabled = engine.isEnabled
    engine.isEnabled = false
    engine.run(nil, actions)
    engine.isEnabled = wasEnabled
  }

  /// False has every value jump from now on, in the application that is running.
  public static func setAnimationsEnabled(_ enabled: Bool) {
    Application.current?.animations.isEnabled = enabled
  }

  public static var areAnimationsEnabled: Bool {
    Application.current?.animations.isEnabled ?? true
  }

  /// Seconds that changes made now take; 0 outside of a block.
  public static var inheritedAnimationDuration: Double {
    (Application.current?.animations.block?.duration ?? 0) / Double(Tick.perSecond)
  }
}

extension Spring {
  /// Whole ticks until it has settled.
  var settlingTicks: Int {
    let ticks = (settlingDuration * Double(Tick.perSecond)).rounded(.up)
    return Int(clamping: min(ticks, 86_400 * Double(Tick.perSecond)))
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

  var repetition: Repetition {
    Repetition(
      count: contains(.repeat) ? .infinity : 1, autoreverses: contains(.autoreverse))
  }
}
