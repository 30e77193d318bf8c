internal import CellGraphics
internal import Motion

/// The parameters of a call of `View.animate`, before those of an outer block are inherited.
struct AnimationRequest {
  /// The ticks of one pass; 0 changes the values without animation.
  var ticks: Int
  var delay: Int
  var timing: Timing
  var options: AnimationOptions
  /// Collects the keyframes that the block adds; nil for other blocks.
  var keyframes: KeyframeCollector?

  /// Performs the request now, in the current turn.
  ///
  /// Without an application, or with disabled animations or a duration of 0, the values change at
  /// once. A block inside another block uses the duration, curve and options of the outer one,
  /// unless its options override them.
  func perform(_ body: () -> Void, completion: ((Bool) -> Void)?) {
    guard let application = Application.current else {
      body()
      completion?(true)
      return
    }
    let engine = application.animations
    let outer = engine.isEnabled ? engine.blocks.last ?? nil : nil
    let request = inheriting(from: outer)
    guard engine.isEnabled, request.ticks > 0 else {
      return request.jump(in: application, body, completion: completion)
    }
    if let outer, let animator = outer.group.animator {
      // A property animator controls all animations that its blocks start.
      request.perform(body, in: outer.group, offset: outer.offset, application)
      if let completion { animator.blockCompletions.append(completion) }
      return
    }
    application.layerGroups.last?.extend(
      to: Double(request.delay + request.ticks) / Double(Tick.perSecond))
    let group = engine.makeGroup(
      start: application.tick, duration: request.delay + request.ticks,
      allowsUserInteraction: request.options.contains(.allowUserInteraction),
      completion: completion)
    request.perform(body, in: group, offset: 0, application)
    if group.animations.isEmpty { group.endEarly(at: application.tick + 1) }
  }

  /// Returns the request with the parameters that a block inside `outer` takes from it.
  private func inheriting(from outer: AnimationBlock?) -> AnimationRequest {
    guard let outer else { return self }
    var request = self
    if !options.contains(.overrideInheritedDuration) {
      request.ticks = Int(clamping: outer.duration.rounded(.up))
    }
    if !options.contains(.overrideInheritedCurve) { request.timing = outer.timing }
    if !options.contains(.overrideInheritedOptions) {
      request.options.formUnion(outer.options.intersection(.inherited))
    }
    return request
  }

  /// Changes the values without animation. The completion is called at the next tick, as in UIKit's
  /// next turn of the run loop.
  private func jump(
    in application: Application, _ body: () -> Void, completion: ((Bool) -> Void)?
  ) {
    let group = application.animations.makeGroup(
      start: application.tick, duration: 0, allowsUserInteraction: true, completion: completion)
    application.animations.run(
      AnimationBlock(offset: 0, duration: 0, timing: timing, options: options, group: group), body)
    group.run(from: -1, since: application.tick, rate: 1)
  }

  /// Runs the block and records the changes of animatable properties as animations of a group.
  ///
  /// Keyframes are added after the block, because only then all keyframes of a property are known.
  private func perform(
    _ body: () -> Void, in group: AnimationGroup, offset: Double, _ application: Application
  ) {
    let engine = application.animations
    let block = AnimationBlock(
      offset: offset + Double(delay), duration: Double(ticks), timing: timing,
      repetition: options.repetition, options: options, group: group, keyframes: keyframes)
    engine.run(block) {
      body()
      guard options.contains(.layoutSubviews) else { return }
      for animation in group.animations { animation.view?.layoutIfNeeded() }
    }
    keyframes?.forEachPath { view, property, path in
      engine.add(
        PropertyAnimation(
          property: property, valuePath: .keyframes(path), timing: timing, offset: block.offset,
          duration: block.duration, repetition: block.repetition, view: view, group: group))
    }
  }
}
