internal import CellGraphics

/// Every animation of an application.
final class AnimationEngine {
  /// In the order they began.
  private(set) var groups: [AnimationGroup] = []
  /// The blocks being run now, the innermost last; nil is one in which nothing animates.
  private(set) var blocks: [AnimationBlock?] = []
  private var lastNumber = 0

  var isRunning: Bool { groups.contains { !$0.animations.isEmpty } }

  var nextDueTick: Int? { groups.lazy.compactMap(\.end).min() }

  /// - Parameter duration: Ticks, at least 1.
  func makeGroup(
    start: Int, duration: Int, allowsUserInteraction: Bool, completion: ((Bool) -> Void)?
  ) -> AnimationGroup {
    lastNumber += 1
    let group = AnimationGroup(
      number: lastNumber, start: start, duration: max(1, duration),
      allowsUserInteraction: allowsUserInteraction, completion: completion)
    groups.append(group)
    return group
  }

  /// The groups that `body` starts.
  func groupsStarted(by body: () -> Void) -> [AnimationGroup] {
    let last = lastNumber
    body()
    return groups.filter { $0.number > last }
  }

  func run(_ block: AnimationBlock?, _ body: () -> Void) {
    blocks.append(block)
    body()
    blocks.removeLast()
  }

  /// Starts an animation; one of the same property that cannot be added to gives way.
  func add(_ animation: PropertyAnimation) {
    guard let view = animation.view else { return }
    if !animation.property.isAdditive { remove(animation.property, of: view) }
    view.animations.append(animation)
    animation.group.animations.append(animation)
  }

  /// Ends the groups whose time has come.
  func finishThoseDue(at tick: Int) {
    func isDue(_ group: AnimationGroup) -> Bool { group.end.map { $0 <= tick } ?? false }
    let due = groups.filter(isDue)
    groups.removeAll(where: isDue)
    for group in due.sorted(by: { ($0.end ?? 0, $0.number) < ($1.end ?? 0, $1.number) }) {
      for animation in group.animations {
        animation.view?.animations.removeAll { $0 === animation }
      }
      group.animations.removeAll()
      complete(group)
    }
  }

  /// Ends the animations whose views have left the window; answers whether there was one.
  func dropThoseOffScreen() -> Bool {
    guard !groups.isEmpty else { return false }
    let lost = groups.flatMap(\.animations).filter { $0.view?.window == nil }
    for animation in lost { drop(animation) }
    return !lost.isEmpty
  }

  /// Ends every animation of `property` on `view` at once.
  func remove(_ property: AnimatedProperty, of view: View) {
    for animation in view.animations where animation.property == property { drop(animation) }
  }

  /// Follows a window that changes its size, so that what is on its way arrives at the new edge.
  func scaleDistances(in window: Window, x: Double, y: Double) {
    for animation in groups.flatMap(\.animations) where animation.view?.window === window {
      switch animation.property {
      case .center: animation.scale(by: [x, y, 1, 1, 1, 1, 1, 1])
      case .bounds: animation.scale(by: [x, y, x, y, 1, 1, 1, 1])
      case .transform: animation.scale(by: [1, 1, 1, 1, x, y, 1, 1])
      case .alpha, .backgroundColor, .pictureProgress: break
      }
    }
  }

  private func drop(_ animation: PropertyAnimation) {
    animation.view?.animations.removeAll { $0 === animation }
    let group = animation.group
    group.animations.removeAll { $0 === animation }
    group.isUndisturbed = false
    if group.animations.isEmpty {
      groups.removeAll { $0 === group }
      complete(group)
    }
  }

  private func complete(_ group: AnimationGroup) {
    let completion = group.completion
    group.completion = nil
    completion?(group.isUndisturbed)
  }
}
