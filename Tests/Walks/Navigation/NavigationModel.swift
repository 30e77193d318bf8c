/// A second implementation of UIKit's rules for navigation, in plain values, to test
/// `NavigationKit`.
///
/// The numbers in comments are those of the catalogue of UIKit's behaviour.
struct NavigationModel: Equatable {
  /// A controller that fills the screen: the window's root, or one presented.
  struct Level: Equatable, CustomStringConvertible {
    /// The navigation controller; nil for a plain controller, which alone is the stack.
    var navigation: Int?
    var stack: [Int]
    /// The controller on which `present` was called.
    var requester: Int?

    var container: Int { navigation ?? stack[0] }
    var ids: [Int] { (navigation.map { [$0] } ?? []) + stack }
    var description: String { navigation.map { "\($0)\(stack)" } ?? "\(stack[0])" }
  }

  struct Transition: Equatable {
    enum Change: Equatable {
      /// From the top that was.
      case stack(old: Int?)
      /// Gives the stack back that was.
      case cancelledPop([Int])
      case present
      /// Presents the level at its end.
      case segue(Level, from: Int)
      /// Takes away the levels from this one on.
      case dismiss(Int)
    }

    var change: Change
    var duration: Int
    /// nil until the turn it was asked for in is committed.
    var end: Int?
  }

  /// 0.35 s (3.4.5).
  static let slideTicks = 42
  /// 0.4 s, as the tutorials move.
  static let coverTicks = 48
  /// A waiting operation. Its meaning was decided when it was requested.
  private enum Waiting: Equatable {
    case request(NavigationRequest)
    /// Takes away the level of this container, if it is still there.
    case dismissal(of: Int, animated: Bool)
  }

  /// A pop that was dragged and released, on its way to the end or back.
  private struct Drag: Equatable {
    /// The stack before.
    var stack: [Int]
    var from: Double
    var to: Double
    var start: Int
    var ticks: Int

    /// Returns the progress after the next step towards the end.
    func nextTenth(at now: Int) -> Double {
      let progress = from + (to - from) * eased(Double(now - start) / Double(ticks))
      return min(10, (progress * 10 + 0.001).rounded(.down) + 1) / 10
    }

    /// Ease in, ease out: the Bézier curve of (0.42, 0) and (0.58, 1).
    private func eased(_ time: Double) -> Double {
      guard time < 1 else { return 1 }
      func curve(_ p1: Double, _ p2: Double, _ t: Double) -> Double {
        3 * (1 - t) * (1 - t) * t * p1 + 3 * (1 - t) * t * t * p2 + t * t * t
      }
      var (low, high) = (0.0, 1.0)
      for _ in 0..<50 {
        let middle = (low + high) / 2
        if curve(0.42, 0.58, middle) < time { low = middle } else { high = middle }
      }
      return curve(0, 1, low)
    }
  }

  private(set) var levels: [Level]
  private(set) var transition: Transition?
  private var waiting: [Waiting] = []
  private(set) var warnings = 0
  private var now = 0
  private var drag: Drag?
  /// Indicates whether the root waits for the commit to appear.
  private var isRootNew = false

  init(root: Level) { levels = [root] }

  var ids: [Int] { levels.flatMap(\.ids) }
  var front: Int { levels[last].stack.last ?? levels[last].container }
  var last: Int { levels.count - 1 }

  /// A controller with the unwind action.
  static func answersUnwind(_ id: Int) -> Bool { id % 3 != 1 }

  // MARK: - Requests

  /// - Returns: What a pop takes away at once.
  mutating func ask(_ request: NavigationRequest) -> [Int] {
    switch request {
    case .push(_, let on, _), .pop(let on, _), .popToRoot(let on, _), .popTo(_, let on, _),
      .set(_, let on, _):
      // 3.2.5; what is not on the screen changes at once (1.3.4).
      guard isBusy, let level = index(of: on), isOnScreen(level) else { return perform(request) }
      warnings += 1
      waiting.append(.request(request))
    case .go:
      if isBusy { waiting.append(.request(request)) } else { return perform(request) }
    case .present(_, let from, _):
      guard mayPresent(from) else { return refuse() }
      if isBusy { waiting.append(.request(request)) } else { return perform(request) }
    case .dismiss(let on, let animated):
      guard let lowest = lowestDismissed(by: on) else { return [] }
      guard !isPresenting else { return refuse() }
      let container = levels[lowest].container
      if isBusy {
        waiting.append(.dismissal(of: container, animated: animated))
      } else {
        dismiss(container, animated)
      }
    case .unwind(let animated):
      guard let (level, id) = unwindDestination else { return [] }
      if level < last { _ = ask(.dismiss(on: levels[level].container, animated: animated)) }
      if let on = levels[level].navigation { _ = ask(.popTo(id, on: on, animated: animated)) }
    case .replaceRoot(let root):
      levels = [root]
      drag = nil
      (transition, isRootNew) = (nil, true)
    }
    return []
  }

  /// Ends the turn: what was asked for begins.
  mutating func commit() {
    isRootNew = false
    while true {
      if let begun = transition, begun.end == nil {
        transition?.end = now + begun.duration
        if begun.duration == 0 { finish() }
      } else if transition == nil, !waiting.isEmpty {
        switch waiting.removeFirst() {
        case .request(let request): _ = perform(request)
        case .dismissal(let container, let animated): dismiss(container, animated)
        }
      } else {
        return
      }
    }
  }

  /// Drags a pop (3.5.1). A drag is ignored if the stack has nothing to pop, or if a transition
  /// runs that was not dragged (3.5.2). A transition that was dragged continues from its progress.
  ///
  /// After the release the pop takes the remaining share of its duration (6.4.3).
  mutating func drag(cancelled: Bool) {
    if let drag {
      return letGo(drag.stack, from: drag.nextTenth(at: now), cancelled)
    }
    guard !isBusy, let on = levels[last].navigation, levels[last].stack.count > 1 else { return }
    let old = levels[last].stack
    _ = perform(.pop(on: on, animated: true))
    letGo(old, from: 0.1, cancelled)
  }

  private mutating func letGo(_ old: [Int], from progress: Double, _ cancelled: Bool) {
    let share = cancelled ? progress : 1 - progress
    let ticks = max(1, Int((Double(Self.slideTicks) * share).rounded()))
    begin(cancelled ? .cancelledPop(old) : .stack(old: old.last), ticks)
    drag = Drag(
      stack: old, from: progress, to: cancelled ? 0 : 1, start: now, ticks: ticks)
    commit()
  }

  mutating func wait(_ ticks: Int) {
    let target = now + ticks
    while let end = transition?.end, end <= target {
      now = end
      finish()
      commit()
    }
    now = target
  }

  private mutating func finish() {
    let change = transition?.change
    transition = nil
    drag = nil
    switch change {
    case .dismiss(let lowest): levels.removeSubrange(lowest...)
    case .segue(let level, let from): _ = perform(.present(level, from: from, animated: false))
    case .cancelledPop(let stack): levels[last].stack = stack
    case .stack, .present, nil: break
    }
  }

  private mutating func refuse() -> [Int] {
    warnings += 1
    return []
  }

  private mutating func perform(_ request: NavigationRequest) -> [Int] {
    switch request {
    case .push(let id, let on, let animated):
      return change(on, animated) { $0 + [id] }
    case .pop(let on, let animated):
      return change(on, animated) { $0.count > 1 ? $0.dropLast() : $0 }
    case .popToRoot(let on, let animated):
      return change(on, animated) { Array($0.prefix(1)) }
    case .popTo(let id, let on, let animated):
      return change(on, animated) { stack in
        stack.firstIndex(of: id).map { Array(stack[...$0]) } ?? stack
      }
    case .set(let ids, let on, let animated):
      _ = change(on, animated) { _ in ids }
    case .present(let level, let from, let animated):
      guard mayPresent(from) else { return refuse() }
      levels.append(level)
      levels[last].requester = from
      begin(.present, animated ? Self.coverTicks : 0)
    case .go(let level, let from):
      guard mayPresent(from) else { return refuse() }
      begin(.segue(level, from: from), Self.coverTicks)
    case .dismiss, .unwind, .replaceRoot:
      break
    }
    return []
  }

  private mutating func dismiss(_ container: Int, _ animated: Bool) {
    guard let lowest = levels.firstIndex(where: { $0.container == container }) else { return }
    begin(.dismiss(lowest), animated ? Self.coverTicks : 0)
  }

  private mutating func change(_ on: Int, _ animated: Bool, _ edit: ([Int]) -> [Int]) -> [Int] {
    guard let level = index(of: on) else { return [] }
    let old = levels[level].stack
    let new = edit(old)
    levels[level].stack = new
    // 1.4.13: no transition where the top stays.
    if new.last != old.last, isOnScreen(level) {
      let moves = animated && !old.isEmpty && !new.isEmpty
      begin(.stack(old: old.last), moves ? Self.slideTicks : 0)
    }
    return old.filter { !new.contains($0) }
  }

  private mutating func begin(_ change: Transition.Change, _ duration: Int) {
    transition = Transition(change: change, duration: duration, end: nil)
  }

  // MARK: - Questions

  private var isBusy: Bool { transition != nil || !waiting.isEmpty }

  /// Indicates whether a level is being presented or dismissed.
  private var isPresenting: Bool {
    switch transition?.change {
    case .present, .dismiss: true
    case .stack, .cancelledPop, .segue, nil: false
    }
  }

  private func index(of navigation: Int) -> Int? {
    levels.firstIndex { $0.navigation == navigation }
  }

  private func isOnScreen(_ level: Int) -> Bool {
    let hasBegun = transition?.end != nil
    return switch transition?.change {
    case .present: level == last - 1 || level == last && hasBegun
    case .dismiss(let lowest): level == last || level == lowest - 1 && hasBegun
    case .stack, .cancelledPop, .segue, nil: level == last && !isRootNew
    }
  }

  /// 2.2.6, 2.3.1 to 2.3.3: the one in front, if it is in the window and nothing comes or goes.
  private func mayPresent(_ from: Int) -> Bool {
    guard levels[last].ids.contains(from), !isPresenting, !isRootNew else { return false }
    if from == levels[last].container { return true }
    guard case .stack(let old) = transition?.change else { return from == front }
    return from == old || from == front && transition?.end != nil
  }

  /// 2.4.1: what is presented over the controller's level, else that level; nil for the root alone.
  private func lowestDismissed(by id: Int) -> Int? {
    guard let level = levels.firstIndex(where: { $0.ids.contains(id) }) else { return nil }
    let lowest = level < last ? level + 1 : level
    return lowest == 0 ? nil : lowest
  }

  /// 5.1: up from the source; at each level the one the search comes through, then its stack from the
  /// top.
  private var unwindDestination: (level: Int, id: Int)? {
    guard let source = levels[last].stack.last else { return nil }
    for level in levels.indices.reversed() {
      let through = level == last ? [] : [levels[level + 1].requester].compactMap(\.self)
      let stack = levels[level].stack
      let order = through.filter(stack.contains) + stack.reversed()
      if let id = order.first(where: { $0 != source && Self.answersUnwind($0) }) {
        return (level, id)
      }
    }
    return nil
  }
}
