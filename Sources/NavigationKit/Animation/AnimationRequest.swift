internal import CellGraphics
internal import Motion

/// What a block of `View.animate` asks for, before it inherits from the block it stands in.
struct AnimationRequest {
  /// Of one pass; 0 changes without moving.
  var ticks: Int
  var delay: Int
  var timing: Timing
  var options: AnimationOptions
  /// Gathers the keyframes that the block adds; nil for a block without.
  var keyframes: KeyframeCollector?

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
      // An animator moves all that its blocks begin, so that it can hold and reverse it.
      request.perform(body, in: outer.group, offset: outer.offset, application)
      if let completion { animator.blockCompletions.append(completion) }
      return
    }
    let group = engine.makeGroup(
      start: application.tick, duration: request.delay + request.ticks,
      allowsUserInteraction: request.options.contains(.allowUserInteraction),
      completion: completion)
    request.perform(body, in: group, offset: 0, application)
    if group.animations.isEmpty { group.endEarly(at: application.tick + 1) }
  }

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

  /// Changes without moving; the next tick is the next turn of UIKit's run loop.
  private func jump(
    in application: Application, _ body: () -> Void, completion: ((Bool) -> Void)?
  ) {
    let group = application.animations.makeGroup(
      start: application.tick, duration: 0, allowsUserInteraction: true, completion: completion)
    application.animations.run(
      AnimationBlock(offset: 0, duration: 0, timing: timing, options: options, group: group), body)
    group.run(from: -1, since: application.tick, rate: 1)
  }

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
