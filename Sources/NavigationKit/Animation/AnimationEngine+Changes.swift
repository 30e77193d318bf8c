internal import CellGraphics
internal import Motion

extension AnimationEngine {
  /// Starts an animation for a change that was made in `block`.
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
    // A transparent colour takes the hue of the other colour, so that only the alpha changes.
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

  /// Starts an animation. Running animations of the same property are cancelled if the new one
  /// cannot be added to them.
  func add(_ animation: PropertyAnimation) {
    guard let view = animation.view else { return }
    var animation = animation
    for rival in view.animations where rival.property == animation.property {
      if rival.isAdditive, animation.isAdditive { continue }
      guard rival.group === animation.group else {
        cancel(rival)
        continue
      }
      // If a block sets a value twice, one animation replaces the other, and the block does not
      // count as interrupted.
      view.animations.removeAll { $0 === rival }
      rival.group.remove(rival)
      animation = animation.following(rival, of: view)
    }
    view.animations.append(animation)
    animation.group.add(animation)
  }

  /// Cancels the animations that are not additive, after a value was set outside of any block.
  func removeAbsolute(_ property: AnimatedProperty, of view: View) {
    for animation in view.animations
    where animation.property == property && !animation.isAdditive && !animation.isExplicit {
      cancel(animation)
    }
  }

  /// Cancels all animations of `property` on `view`.
  func remove(_ property: AnimatedProperty, of view: View) {
    for animation in view.animations where animation.property == property { cancel(animation) }
  }

  /// Cancels the animations of views that have left the window; returns true if it cancelled any.
  func cancelAnimationsOffScreen() -> Bool {
    // In most frames no animation has to be cancelled, so this search allocates no memory.
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
  /// Returns this colour. If it is transparent, it gets the hue of `other`.
  fileprivate func tinted(like other: AnimatableVector) -> AnimatableVector {
    self[3] == 0 ? Self(other[0], other[1], other[2], 0, self[4], 0, 0, 0) : self
  }
}

extension AnimationBlock {
  /// Indicates whether the animations replace the model value instead of being added to it.
  fileprivate var isAbsolute: Bool { repetition != .once || keyframe != nil }
}

extension PropertyAnimation {
  /// Returns this animation as the continuation of `other`, which the same group started before.
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
