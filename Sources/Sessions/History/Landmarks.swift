public import NavigationKit
public import Simulation

/// What there is to go to in a session, in order of time.
public struct Landmarks: Sendable {
  public struct Landmark: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
      /// The screen changes from one controller to another.
      case navigation
      case warning
      case resize
    }

    public var kind: Kind
    public var tick: Int
    /// The moment before what brought it about.
    public var before: Position
    /// What it is, for people, such as `first → second`.
    public var text: String
    /// Whether something moves, so that there is something to scrub.
    public var isAnimated = false
    /// Which of the animated ones after `before` it is, from 0.
    public var ordinal = 0
  }

  public private(set) var landmarks: [Landmark] = []
  /// The ticks at which something came in or happened, each once.
  public private(set) var ticks: [Int] = []

  private var inputs = 0
  private var lastInput: Int?
  /// The change of the screen that has moved to its end last.
  private var ended: (tick: Int, from: String, to: String)?

  public init() {}

  /// Notes an input before what it brings about.
  public mutating func record(_ command: Command, at tick: Int) {
    if case .resize = command {
      add(.resize, at: tick, before: Position(tick: tick, inputs: inputs), command.description)
    }
    inputs += 1
    lastInput = tick
    switch command {
    // What only lies over the app is nothing to go back to.
    case .toggleHelp, .toggleSegueMenu: break
    case _: recordTick(tick)
    }
  }

  /// Notes what has happened.
  public mutating func record(_ event: Event) {
    recordTick(event.tick)
    switch event.kind {
    case .transitionBegan where !repeatsLastTransition(event): addNavigation(event)
    case .transitionEnded where event.animated == true:
      ended = (event.tick, event.subject, event.object)
    case .warning: add(.warning, at: event.tick, before: positionBefore(event.tick), event.detail)
    case _: break
    }
  }

  /// Forgets what came after `position`.
  public mutating func cut(to position: Position) {
    landmarks.removeAll { $0.before >= position }
    ticks.removeAll { $0 > position.tick }
    inputs = position.inputs
    ended = nil
  }

  /// A custom segue that has moved to its end presents without moving: that is no navigation more.
  private func repeatsLastTransition(_ event: Event) -> Bool {
    guard event.animated == false, let ended else { return false }
    return ended == (event.tick, event.subject, event.object)
  }

  private mutating func addNavigation(_ event: Event) {
    let isAnimated = event.animated == true
    let before = positionBefore(event.tick)
    let ordinal = landmarks.reversed().prefix { $0.before == before }
      .count { $0.kind == .navigation && $0.isAnimated }
    let names = [event.subject, event.object].filter { !$0.isEmpty }
    add(.navigation, at: event.tick, before: before, names.joined(separator: " → "))
    landmarks[landmarks.count - 1].isAnimated = isAnimated
    landmarks[landmarks.count - 1].ordinal = ordinal
  }

  /// The moment before what happens at `tick`, which came of the last input if that came then.
  private func positionBefore(_ tick: Int) -> Position {
    if tick == lastInput { return Position(tick: tick, inputs: inputs - 1) }
    return Position(tick: max(0, tick - 1), inputs: inputs)
  }

  private mutating func add(
    _ kind: Landmark.Kind, at tick: Int, before: Position, _ text: String
  ) {
    landmarks.append(Landmark(kind: kind, tick: tick, before: before, text: text))
  }

  private mutating func recordTick(_ tick: Int) {
    if ticks.last != tick { ticks.append(tick) }
  }
}

extension Landmarks {
  /// The last tick before `tick` at which something came in or happened; nil for none.
  public func tick(before tick: Int) -> Int? {
    let index = ticks.partitionIndex { $0 >= tick }
    return index > 0 ? ticks[index - 1] : nil
  }

  /// The first tick after `tick` at which something came in or happened; nil for none.
  public func tick(after tick: Int) -> Int? {
    let index = ticks.partitionIndex { $0 > tick }
    return index < ticks.count ? ticks[index] : nil
  }

  /// The last navigation that began after `position` or at it, seen from behind; nil for none.
  public func navigation(before position: Position) -> Landmark? {
    landmarks.last { $0.kind == .navigation && $0.before < position }
  }

  /// The first navigation that is still to come at `position`, other than the one just before it.
  public func navigation(after position: Position) -> Landmark? {
    landmarks.first { $0.kind == .navigation && $0.before > position }
  }
}

extension Landmarks {
  /// Where a step back by a whole navigation leads.
  func previousNavigationPosition(from position: Position) -> Position {
    navigation(before: position)?.before ?? .start
  }
}

extension Timeline {
  /// Where a step back to where something happened leads.
  func previousPosition(from position: Position, _ landmarks: Landmarks) -> Position {
    landmarks.tick(before: position.tick).map(self.position) ?? .start
  }
}

extension Array where Element == Int {
  /// The first index whose element has passed `isPast`, which the later ones all have too.
  func partitionIndex(_ isPast: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isPast(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
