internal import CellGraphics
internal import Motion

/// All animations of an application.
final class AnimationEngine {
  /// The groups in the order in which they began.
  private(set) var groups: [AnimationGroup] = []
  /// The blocks that are being called, innermost last; nil for a block without animations.
  @exclusivity(unchecked) private(set) var blocks: [AnimationBlock?] = []
  /// The arranged views that the innermost block has hidden or shown. Their stacks update their
  /// layout at the end of the block.
  var visibilityChanges: [(view: View, stack: StackView)] = []
  /// False changes all values without animation.
  var isEnabled = true
  private var lastNumber = 0
  /// The application's events, for the causes of completions.
  var events: EventRecord?

  deinit {
    for group in groups { group.runningAnimator = nil }
  }

  /// The block that is being called, unless it has no animations.
  var block: AnimationBlock? {
    guard !blocks.isEmpty, isEnabled, let block = blocks.last ?? nil, block.duration > 0 else {
      return nil
    }
    return block
  }

  var isRunning: Bool {
    for group in groups where group.isMoving && !group.animations.isEmpty { return true }
    return false
  }

  var nextDueTick: Int? {
    var first: Int?
    for group in groups {
      guard let end = group.end else { continue }
      first = min(first ?? end, end)
    }
    return first
  }

  /// The tick at which the last moving group ends; nil while nothing moves, or if a group repeats
  /// without end.
  var lastEndTick: Int? {
    var last: Int?
    for group in groups where group.isMoving && !group.animations.isEmpty {
      guard let end = group.end else { return nil }
      last = max(last ?? end, end)
    }
    return last
  }

  /// Starts a group.
  ///
  /// - Parameter duration: The ticks of one pass.
  func makeGroup(
    start: Int, duration: Int, allowsUserInteraction: Bool,
    animator: ViewPropertyAnimator? = nil, completion: ((Bool) -> Void)?
  ) -> AnimationGroup {
    lastNumber += 1
    let group = AnimationGroup(
      number: lastNumber, start: start, duration: duration,
      allowsUserInteraction: allowsUserInteraction, animator: animator, completion: completion)
    group.cause = events?.cause ?? 0
    groups.append(group)
    return group
  }

  func contains(_ group: AnimationGroup) -> Bool { groups.contains { $0 === group } }

  /// Returns the groups that `body` starts.
  func groupsStarted(by body: () -> Void) -> [AnimationGroup] {
    let last = lastNumber
    body()
    return groups.filter { $0.number > last }
  }

  func run(_ block: AnimationBlock?, _ body: () -> Void) {
    let outer = visibilityChanges
    visibilityChanges = []
    blocks.append(block)
    body()
    for change in visibilityChanges { change.stack.arrange(afterVisibilityOf: change.view) }
    blocks.removeLast()
    visibilityChanges = outer
  }

  /// Ends the groups that are due, the earliest first.
  func finishDueGroups(at tick: Int) {
    while let group = firstDue(at: tick) {
      guard let animator = group.animator else {
        detach(group)
        complete(group)
        continue
      }
      if let events {
        events.causing(from: group.cause) { animator.didReachEnd() }
      } else {
        animator.didReachEnd()
      }
    }
  }

  private func firstDue(at tick: Int) -> AnimationGroup? {
    var first: AnimationGroup?
    for group in groups {
      guard let end = group.end, end <= tick else { continue }
      // Groups are in the order of their numbers. So if several groups end at the same tick, the
      // first is kept.
      if let found = first?.end, found <= end { continue }
      first = group
    }
    return first
  }

  /// Removes a group and its animations without calling its completion.
  func detach(_ group: AnimationGroup) {
    groups.removeAll { $0 === group }
    for animation in group.animations {
      animation.view?.animations.removeAll { $0 === animation }
    }
    group.removeAll()
  }

  /// Scales the animations in a window whose size changes, so that they end at the new positions.
  func scaleDistances(in window: Window, x: Double, y: Double) {
    for animation in groups.flatMap(\.animations) where animation.view?.window === window {
      switch animation.property {
      case .center: animation.scale(by: [x, y, 1, 1, 1, 1, 1, 1])
      case .bounds: animation.scale(by: [x, y, x, y, 1, 1, 1, 1])
      case .transform: animation.scale(by: [1, 1, 1, 1, x, y, 1, 1])
      case .alpha, .backgroundColor, .isHidden, .pictureProgress: break
      }
    }
  }

  /// Removes an animation before its end.
  func cancel(_ animation: PropertyAnimation) {
    // The completion of another animation may have removed this animation.
    guard !animation.isOver else { return }
    let group = animation.group
    animation.view?.animations.removeAll { $0 === animation }
    group.remove(animation)
    group.isUninterrupted = false
    guard group.animations.isEmpty else { return }
    if group.hasAnimator {
      group.endEarly(at: (Application.current?.tick ?? 0) + 1)
    } else {
      groups.removeAll { $0 === group }
      complete(group)
    }
  }

  /// Calls the completion of a group that is over, outside of all blocks.
  private func complete(_ group: AnimationGroup) {
    guard let completion = group.completion else { return }
    group.completion = nil
    let finished = group.isUninterrupted
    guard let events else { return outsideOfBlocks { completion(finished) } }
    events.causing(from: group.cause) { outsideOfBlocks { completion(finished) } }
  }

  /// Calls `body` as if no animation block were being called.
  func outsideOfBlocks(_ body: () -> Void) {
    let blocks = blocks
    self.blocks = []
    body()
    self.blocks = blocks
  }
}
