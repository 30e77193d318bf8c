internal import CellGraphics
internal import Motion

extension AnimationEngine {
  /// Animates a change that was made within `block`.
  func animate(
    _ property: AnimatedProperty, of view: View, from old: AnimatableVector,
    to new: AnimatableVector, in block: AnimationBlock, at tick: Int
  ) {
    var from = old
    if block.options.contains(.beginFromCurrentState), !property.isAdditive || block.isAbsolute {
      from = view.presentedValue(of: property, over: old, at: tick)
    }
    if let keyframe = block.keyframe, let keyframes = block.keyframes {
      return keyframes.record(property, of: view, from: from, to: new, during: keyframe)
    }
    // An invisible colour has no hue: only the alpha of the other changes on the way to it or from it.
    let isColor = property == .backgroundColor
    let animation = PropertyAnimation(
      property: property,
      valuePath: .straight(
        from: isColor ? from.tinted(like: new) : from, to: isColor ? new.tinted(like: from) : new),
      timing: block.timing, verticalTiming: property == .center ? block.verticalTiming : nil,
      offset: block.offset, duration: block.duration, repetition: block.repetition, view: view,
      group: block.group)
    animation.origin = from
    add(animation)
  }

  /// Starts an animation; those of the same property that it can't be added to give way.
  func add(_ animation: PropertyAnimation) {
    guard let view = animation.view else { return }
    var animation = animation
    for rival in view.animations where rival.property == animation.property {
      if rival.isAdditive, animation.isAdditive { continue }
      guard rival.group === animation.group else {
        cancel(rival)
        continue
      }
      // A value set twice in one block moves once, and its block is as undisturbed as before.
      view.animations.removeAll { $0 === rival }
      rival.group.remove(rival)
      animation = animation.following(rival, of: view)
    }
    view.animations.append(animation)
    animation.group.add(animation)
  }

  /// A value set outside of any block is what is wanted now: what stands in for it goes.
  func removeAbsolute(_ property: AnimatedProperty, of view: View) {
    for animation in view.animations
    where animation.property == property && !animation.isAdditive {
      cancel(animation)
    }
  }

  /// Ends every animation of `property` on `view` at once.
  func remove(_ property: AnimatedProperty, of view: View) {
    for animation in view.animations where animation.property == property { cancel(animation) }
  }

  /// Ends the animations whose views have left the window; answers whether there was one.
  func cancelAnimationsOffScreen() -> Bool {
    // Asked at each frame, and none is lost in nearly all of them.
    guard groups.contains(where: \.hasAnimationOffScreen) else { return false }
    let lost = groups.flatMap(\.animations).filter { $0.view?.window == nil }
    for animation in lost { cancel(animation) }
    return !lost.isEmpty
  }
}

extension AnimationGroup {
  fileprivate var hasAnimationOffScreen: Bool {
    animations.contains { $0.view?.window == nil }
  }
}

extension AnimatableVector {
  /// A colour, with the hue of `other` if it is invisible.
  fileprivate func tinted(like other: AnimatableVector) -> AnimatableVector {
    self[3] == 0 ? Self(other[0], other[1], other[2], 0, self[4], 0, 0, 0) : self
  }
}

extension AnimationBlock {
  /// Whether what it changes stands in for the model value instead of being added to it.
  fileprivate var isAbsolute: Bool { repetition != .once || keyframe != nil }
}

extension PropertyAnimation {
  /// This animation in the place of one that its own group began before.
  fileprivate func following(_ other: PropertyAnimation, of view: View) -> PropertyAnimation {
    guard case .straight(_, let to) = valuePath, offset == other.offset else {
      origin = other.origin
      return self
    }
    let merged = PropertyAnimation(
      property: property, valuePath: .straight(from: other.valuePath.start, to: to), timing: timing,
      verticalTiming: verticalTiming, offset: offset, duration: duration, repetition: repetition,
      view: view, group: group)
    merged.origin = other.origin
    return merged
  }
}
