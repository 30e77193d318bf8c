internal import CellGraphics
internal import Motion

extension View {
  /// Animates changes of views.
  ///
  /// The closure is called at once, and its changes take effect at once. What is visible follows
  /// over `duration`. Animatable are ``center``, ``bounds``, ``frame``, ``transform``, ``alpha``
  /// and ``backgroundColor``.
  ///
  /// Geometry adds up: a new animation of a moving view continues without a jump. An animation of
  /// alpha or colour replaces a running one, which ends with false; so does geometry that repeats
  /// or follows keyframes. A call in another animation block inherits that block's duration, curve
  /// and options. Outside of an application's turn the changes are not animated.
  ///
  /// ```swift
  /// let application = Application()
  /// let window = Window(application: application, size: Size(width: 40, height: 10))
  /// let box = View(frame: Rect(x: 0, y: 0, width: 4, height: 2))
  /// window.addSubview(box)
  /// var isFinished = false
  /// application.turn {
  ///   View.animate(withDuration: 1, options: .curveLinear) {
  ///     box.frame.origin.x = 20
  ///   } completion: { isFinished = $0 }
  /// }
  /// application.advance(to: Tick.perSecond / 2)
  /// precondition(box.frame.minX == 20 && box.presentationFrame.minX == 10)
  /// application.advance(to: Tick.perSecond)
  /// precondition(isFinished)
  /// ```
  ///
  /// - Parameters:
  ///   - duration: Seconds, rounded to whole ticks. A duration of no tick changes without
  ///     animation.
  ///   - delay: Seconds before the animation begins, rounded to whole ticks.
  ///   - options: The curve, repetition and further options.
  ///   - animations: Changes the views. It is not kept.
  ///   - completion: Called once: with true at the end, with false if an animation was replaced or
  ///     removed, or its view left the window. Without any animation it is called at the next tick.
  public static func animate(
    withDuration duration: Double, delay: Double = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    let request = AnimationRequest(
      ticks: Tick.count(seconds: duration), delay: Tick.count(seconds: delay),
      timing: .curve(options.curve), options: options)
    request.perform(animations, completion: completion)
  }

  /// Animates changes of views with a spring that settles within `duration`.
  ///
  /// ```swift
  /// let application = Application()
  /// let window = Window(application: application, size: Size(width: 40, height: 20))
  /// let sheet = View(frame: Rect(x: 0, y: 20, width: 40, height: 10))
  /// window.addSubview(sheet)
  /// application.turn {
  ///   View.animate(
  ///     withDuration: 1, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0,
  ///     animations: { sheet.frame.origin.y = 10 })
  /// }
  /// var highest = 20.0
  /// for tick in 1..<Tick.perSecond {
  ///   application.advance(to: tick)
  ///   highest = min(highest, sheet.presentationFrame.minY)
  /// }
  /// precondition(highest < 10)  // it overshoots
  /// ```
  ///
  /// - Parameters:
  ///   - duration: Seconds until the spring has settled.
  ///   - delay: Seconds before the animation begins.
  ///   - dampingRatio: 1 does not overshoot; smaller values swing more. Clamped to 0.01 to 1.
  ///   - velocity: The velocity at the start; 1 is the whole distance in a second.
  ///   - options: The options; their curve is ignored.
  ///   - animations: Changes the views. It is not kept.
  ///   - completion: Called once, as for an animation without a spring.
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

  /// Animates changes of views with a spring of a perceived duration and bounce.
  ///
  /// - Parameters:
  ///   - duration: The seconds of one period. The animation ends when the spring has settled, which
  ///     is later. Zero and negative values change without animation.
  ///   - bounce: 0 does not bounce, values towards 1 bounce more, negative values are overdamped.
  ///   - velocity: The velocity at the start; 1 is the whole distance in a second.
  ///   - delay: Seconds before the animation begins.
  ///   - options: The options; their curve is ignored.
  ///   - animations: Changes the views. It is not kept.
  ///   - completion: Called once, as for an animation without a spring.
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

  /// Repeats the animations of the changes in a closure. Call it in an animation block.
  ///
  /// - Parameters:
  ///   - repeatCount: The number of passes, which can be a fraction; infinity repeats without end.
  ///   - autoreverses: True plays each pass back. Forwards and back together count as one.
  ///   - animations: Changes the views. Outside of an animation block it is just called.
  public static func modifyAnimations(
    withRepeatCount repeatCount: Double, autoreverses: Bool, animations: () -> Void
  ) {
    guard let engine = Application.current?.animations, var block = engine.block else {
      return animations()
    }
    block.repetition = Repetition(count: repeatCount, autoreverses: autoreverses)
    engine.run(block, animations)
  }

  /// Calls a closure whose changes are not animated, also in an animation block.
  public static func performWithoutAnimation(_ actions: () -> Void) {
    guard let engine = Application.current?.animations else { return actions() }
    let wasEnabled = engine.isEnabled
    engine.isEnabled = false
    engine.run(nil, actions)
    engine.isEnabled = wasEnabled
  }

  /// Turns animations in the current application on or off.
  ///
  /// While they are off, all values change at once and completions are called at the next tick.
  /// Running animations continue. Nothing happens outside of a turn.
  public static func setAnimationsEnabled(_ enabled: Bool) {
    Application.current?.animations.isEnabled = enabled
  }

  /// A Boolean value that indicates whether the current application animates changes; true outside
  /// of a turn.
  public static var areAnimationsEnabled: Bool {
    Application.current?.animations.isEnabled ?? true
  }

  /// The duration in seconds of animations for changes made now; 0 outside of an animation block.
  public static var inheritedAnimationDuration: Double {
    (Application.current?.animations.block?.duration ?? 0) / Double(Tick.perSecond)
  }
}

extension Spring {
  /// The number of whole ticks until the spring has settled, at most a day.
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
