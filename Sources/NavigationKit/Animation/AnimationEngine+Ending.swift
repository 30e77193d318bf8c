internal import CellGraphics

extension AnimationEngine {
  /// Removes a group and its animations, and sets the views' values to those at `position`.
  ///
  /// A value that no other code has changed since the start is then exactly the value at the
  /// position. A value that other code has changed is moved by the same difference.
  func finish(_ group: AnimationGroup, at position: ViewAnimatingPosition, tick: Int) {
    let goals = position == .end ? [] : goals(of: group, at: position, tick: tick)
    detach(group)
    run(nil) {
      for goal in goals { goal.view.setValue(goal.value, of: goal.property) }
    }
  }

  /// Removes the animations of a group and sets the visible values.
  ///
  /// - Returns: A closure that sets the values of a position as they were before.
  func stop(_ group: AnimationGroup, tick: Int) -> (ViewAnimatingPosition) -> Void {
    let starts = goals(of: group, at: .start, tick: tick)
    let ends = starts.map {
      Goal(view: $0.view, property: $0.property, value: $0.view.value(of: $0.property))
    }
    finish(group, at: .current, tick: tick)
    return { [unowned self] position in
      let goals = position == .start ? starts : position == .end ? ends : []
      self.run(nil) {
        for goal in goals { goal.view.setValue(goal.value, of: goal.property) }
      }
    }
  }

  private struct Goal {
    let view: View
    let property: AnimatedProperty
    var value: AnimatableVector
  }

  /// Returns the values to set. All values are computed before the first is set, because a new size
  /// moves subviews.
  private func goals(
    of group: AnimationGroup, at position: ViewAnimatingPosition, tick: Int
  ) -> [Goal] {
    var goals: [Goal] = []
    // The loop goes backwards, from the last change to the first value.
    for animation in group.animations.reversed() {
      guard let view = animation.view else { continue }
      let index = goals.firstIndex {
        $0.view === view && $0.property == animation.property
      }
      let model = index.map { goals[$0].value } ?? view.value(of: animation.property)
      let goal = Goal(
        view: view, property: animation.property,
        value: animation.value(from: model, to: position, at: tick))
      if let index { goals[index] = goal } else { goals.append(goal) }
    }
    return goals.reversed()
  }
}

extension PropertyAnimation {
  /// Returns the value at `position`.
  ///
  /// - Parameter model: The view's value without the animations that started later.
  fileprivate func value(
    from model: AnimatableVector, to position: ViewAnimatingPosition, at tick: Int
  ) -> AnimatableVector {
    let goal: AnimatableVector
    switch position {
    case .end: return model
    case .start: goal = origin
    case .current: goal = value(at: tick)
    }
    return isAdditive && model != valuePath.end ? model + (goal - valuePath.end) : goal
  }
}
