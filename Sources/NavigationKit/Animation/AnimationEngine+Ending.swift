internal import CellGraphics

extension AnimationEngine {
  /// Takes a group with its animations away and leaves the views where `position` says.
  ///
  /// Values that nobody changed since are then exactly those at that position; what others have
  /// moved on meanwhile is moved by the same difference.
  func finish(_ group: AnimationGroup, at position: ViewAnimatingPosition, tick: Int) {
    let goals = position == .end ? [] : goals(of: group, at: position, tick: tick)
    detach(group)
    run(nil) {
      for goal in goals { goal.view.setValue(goal.value, of: goal.property) }
    }
  }

  private struct Goal {
    let view: View
    let property: AnimatedProperty
    var value: AnimatableVector
  }

  /// Asked before anything is set, as a new size also moves the subviews.
  private func goals(
    of group: AnimationGroup, at position: ViewAnimatingPosition, tick: Int
  ) -> [Goal] {
    var goals: [Goal] = []
    // Backwards, from what was set last to what was there first.
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
  /// - Parameter model: The value that the view has, or will have without the animations after this.
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
