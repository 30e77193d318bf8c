import CellGraphics
import Motion
import NavigationKit

/// Runs Core Animation's animations of layers as animations of their views.
enum LayerAnimations {
  private static var group: LayerGroup? { Application.current?.layerGroups.last }

  static func begin() {
    guard let application = Application.current else { return }
    let new = LayerGroup(earlierTransitions: application.requestedTransitions)
    new.disablesActions = disablesActions
    application.layerGroups.append(new)
  }

  static func setCompletionBlock(_ block: (() -> Void)?) { group?.completion = block }

  static func extend(to length: Double) { group?.extend(to: length) }

  /// The length that the innermost group with one has; 0.25 s, as in Core Animation, without one.
  static var duration: Double {
    get { Application.current?.layerGroups.lazy.reversed().compactMap(\.duration).first ?? 0.25 }
    set {
      group?.duration = newValue
      extend(to: newValue)
    }
  }

  /// Indicates whether the innermost group switches off actions. A new group has the value of the
  /// group around it.
  static var disablesActions: Bool {
    get { group?.disablesActions ?? false }
    set { group?.disablesActions = newValue }
  }

  static func commit() {
    guard let application = Application.current, let group = application.layerGroups.popLast(),
      let block = group.completion
    else { return }
    // The compiler takes a block of `DispatchQueue.main.async`, spelled so, for code of the main actor.
    let queue = DispatchQueue.main
    let end = DispatchTime.now() + group.length
    guard application.requestedTransitions > group.earlierTransitions else {
      return queue.asyncAfter(deadline: end) { block() }
    }
    // A transition that was requested in the group starts after the group, at the end of the turn.
    application.whenIdle { queue.asyncAfter(deadline: end) { block() } }
  }

  /// Reports the end of an animation after the last of its parts has ended.
  private final class Report {
    let animation: CAAnimation
    weak var layer: Layer?
    var running = 0
    var finished = true
    /// End the parts that run, and undo those that stayed at their last value.
    var removals: [() -> Void] = []

    init(_ animation: CAAnimation, _ layer: Layer) {
      self.animation = animation
      self.layer = layer
    }

    /// Makes the animation known by its key, in place of another one with the same key.
    func register(_ key: String?) {
      if let key { layer?.removeAnimation(forKey: key) }
      let remove = { [self] in
        forget()
        finished = false
        let removals = removals
        self.removals = []
        for remove in removals { remove() }
      }
      layer?.explicitAnimations.append(
        ExplicitAnimation(key: key, animation: animation, remove: remove))
    }

    private func forget() {
      layer?.explicitAnimations.removeAll { $0.animation === animation }
    }

    func start() {
      guard animation.delegate != nil else { return }
      Application.current?.atCommit { [animation] in
        animation.delegate?.animationDidStart(animation)
      }
    }

    func end(_ finished: Bool) {
      running -= 1
      self.finished = self.finished && finished
      if running == 0 {
        if animation.isRemovedOnCompletion || !finished { forget() }
        animation.delegate?.animationDidStop(animation, finished: self.finished)
      }
    }
  }

  static func add(_ original: CAAnimation, to layer: Layer, key: String?) {
    let animation = original.copied()
    let report = Report(animation, layer)
    report.register(key)
    report.start()
    let length = animation.parts.map(\.length).max() ?? animation.length
    if length.isFinite { extend(to: length) }
    for part in animation.parts {
      guard let view = layer.view, LayerProperty(part.keyPath ?? "") != nil else {
        guard let shape = layer as? ShapeLayer else { continue }
        shape.run(part)
        report.removals.append { [weak shape] in shape?.removeShapeAnimations() }
        continue
      }
      report.running += 1
      run(part, on: view, passes: max(1, part.repeatCount), delay: part.beginTime, report)
    }
    // An animation that no view shows takes its time too.
    guard report.running == 0, length.isFinite else { return }
    report.running = 1
    let queue = DispatchQueue.main
    queue.asyncAfter(deadline: .now() + length) { report.end(true) }
  }

  /// Runs the passes of an animation, one after the other. The view keeps its own value.
  private static func run(
    _ animation: CAPropertyAnimation, on view: View, passes: Float, delay: Double = 0,
    _ report: Report
  ) {
    guard let property = LayerProperty(animation.keyPath ?? "") else { return report.end(true) }
    let own = property.value(of: view)
    let frames = frames(of: animation, from: own)
    guard frames.count > 1 else { return report.end(true) }
    let cancel = view.startExplicitAnimations {
      View.performWithoutAnimation { property.set(frames[0].value, on: view) }
      View.animateKeyframes(
        withDuration: animation.pass, delay: delay, options: options(animation, passes),
        animations: {
          for (one, next) in zip(frames, frames.dropFirst()) {
            View.addKeyframe(
              withRelativeStartTime: one.time, relativeDuration: max(0, next.time - one.time)
            ) { property.set(next.value, on: view) }
          }
        },
        completion: { [weak view] finished in
          guard let view, finished else { return report.end(finished) }
          if passes > 1, passes.isFinite {
            return run(animation, on: view, passes: passes - 1, report)
          }
          if animation.staysAtEnd {
            report.removals = [hold(property, at: frames[frames.count - 1].value, on: view)]
          }
          report.end(true)
        })
    }
    report.removals.append(cancel)
    View.performWithoutAnimation { property.set(own, on: view) }
  }

  /// Shows a value of a property until the returned function is called. The view keeps its own value.
  private static func hold(
    _ property: LayerProperty, at value: LayerValue, on view: View
  ) -> () -> Void {
    let own = property.value(of: view)
    let release = view.holdExplicitValues { property.set(value, on: view) }
    View.performWithoutAnimation { property.set(own, on: view) }
    return release
  }

  fileprivate static func frames(
    of animation: CAPropertyAnimation, from own: LayerValue
  ) -> [(time: Double, value: LayerValue)] {
    let frames = animation.frames(from: own)
    guard animation.autoreverses else { return frames }
    return frames.map { ($0.time / 2, $0.value) }
      + frames.reversed().dropFirst().map { (1 - $0.time / 2, $0.value) }
  }

  private static func options(
    _ animation: CAPropertyAnimation, _ passes: Float
  ) -> KeyframeAnimationOptions {
    let curve: AnimationOptions =
      switch animation.timingFunction {
      case .easeIn?: .curveEaseIn
      case .easeOut?: .curveEaseOut
      case nil, .linear?: .curveLinear
      default: .curveEaseInOut
      }
    let options = KeyframeAnimationOptions(rawValue: curve.rawValue)
    return passes.isFinite ? options : options.union(.repeat)
  }
}

extension ShapeLayer {
  /// Starts an animation of the line.
  fileprivate func run(_ animation: CAPropertyAnimation) {
    guard let property = ShapeAnimation.Property(rawValue: animation.keyPath ?? ""),
      let tick = Application.current?.tick
    else { return }
    let own =
      switch property {
      case .strokeStart: strokeStart
      case .strokeEnd: strokeEnd
      case .lineWidth: lineWidth
      }
    let frames = LayerAnimations.frames(of: animation, from: .number(own)).compactMap {
      frame -> (time: Double, value: Double)? in
      guard case .number(let value) = frame.value else { return nil }
      return (frame.time, value)
    }
    add(
      ShapeAnimation(
        property, frames: frames, begin: tick + Tick.count(seconds: animation.beginTime),
        ticks: Tick.count(seconds: animation.pass), passes: Double(max(1, animation.repeatCount)),
        curve: animation.timingFunction ?? .linear,
        staysAtEnd: animation.staysAtEnd))
  }
}

/// A value of a layer's property.
enum LayerValue {
  case number(Double)
  case point(Point)
  case size(Size)
  case rect(Rect)
  case color(Color)

  /// Returns a value of the same kind; nil for a value of another kind.
  func reading(_ value: Any?) -> LayerValue? {
    switch self {
    case .number: Self.number(value).map { .number($0) }
    case .point: (value as? Point).map { .point($0) }
    case .size: (value as? Size).map { .size($0) }
    case .rect: (value as? Rect).map { .rect($0) }
    case .color: (value as? Color).map { .color($0) }
    }
  }

  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let number as Double: number
    case let number as Float: Double(number)
    case let number as Int: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }

  /// Returns the sum with a multiple of another value of the same kind.
  func adding(_ other: LayerValue, times factor: Double) -> LayerValue {
    switch (self, other) {
    case (.number(let one), .number(let two)): .number(one + two * factor)
    case (.point(let one), .point(let two)):
      .point(Point(x: one.x + two.x * factor, y: one.y + two.y * factor))
    case (.size(let one), .size(let two)):
      .size(
        Size(width: one.width + two.width * factor, height: one.height + two.height * factor))
    default: self
    }
  }
}

/// A property of a view that shows an animation of its layer. Lengths are in points.
struct LayerProperty {
  private let read: (View) -> LayerValue
  private let write: (LayerValue, View) -> Void

  func value(of view: View) -> LayerValue { read(view) }
  func set(_ value: LayerValue, on view: View) { write(value, view) }

  /// Finds a property; nil for one that a terminal does not show.
  init?(_ keyPath: String) {
    switch keyPath {
    case "opacity": self.init(\.alpha)
    case "position": self.init(\.pointCenter)
    case "position.x": self.init(\.pointCenter.x)
    case "position.y": self.init(\.pointCenter.y)
    case "bounds.size": self.init(\.pointBounds.size)
    case "bounds.size.width": self.init(\.pointBounds.size.width)
    case "bounds.size.height": self.init(\.pointBounds.size.height)
    case "transform.scale.x": self.init(\.transform.a)
    case "transform.scale.y": self.init(\.transform.d)
    case "transform.translation.x": self.init(\.pointTransform.tx)
    case "transform.translation.y": self.init(\.pointTransform.ty)
    case "bounds":
      self.init(
        read: { .rect($0.pointBounds) },
        write: { if case .rect(let rect) = $0 { $1.pointBounds = rect } })
    case "transform.scale":
      self.init(
        read: { .number($0.transform.a) },
        write: { value, view in
          guard case .number(let scale) = value else { return }
          (view.transform.a, view.transform.d) = (scale, scale)
        })
    case "backgroundColor":
      self.init(
        read: { .color($0.backgroundColor ?? .clear) },
        write: { if case .color(let color) = $0 { $1.backgroundColor = color } })
    default: return nil
    }
  }

  private init(read: @escaping (View) -> LayerValue, write: @escaping (LayerValue, View) -> Void) {
    (self.read, self.write) = (read, write)
  }

  private init(_ path: ReferenceWritableKeyPath<View, Double>) {
    self.init(
      read: { .number($0[keyPath: path]) },
      write: { if case .number(let number) = $0 { $1[keyPath: path] = number } })
  }

  private init(_ path: ReferenceWritableKeyPath<View, Point>) {
    self.init(
      read: { .point($0[keyPath: path]) },
      write: { if case .point(let point) = $0 { $1[keyPath: path] = point } })
  }

  private init(_ path: ReferenceWritableKeyPath<View, Size>) {
    self.init(
      read: { .size($0[keyPath: path]) },
      write: { if case .size(let size) = $0 { $1[keyPath: path] = size } })
  }
}
