public import NavigationKit
public import Simulation

/// Positions of a session to jump to, in order of time: navigations, warnings and resizes.
///
/// The value also has every tick with an input or event, for single steps.
///
/// ```swift
/// var landmarks = Landmarks()
/// landmarks.record(.tap, at: 90)
/// landmarks.record(.resize(columns: 40, rows: 12), at: 300)
/// precondition(landmarks.ticks == [90, 300])  // Both are steps.
/// precondition(landmarks.tick(after: 90) == 300)
/// precondition(landmarks.landmarks.map(\.kind) == [.resize])
/// ```
public struct Landmarks: Sendable {
  /// A position to jump to.
  public struct Landmark: Hashable, Sendable {
    /// The reason for a landmark.
    public enum Kind: Hashable, Sendable {
      /// A transition from one controller to another.
      case navigation
      /// A warning about a wrong call.
      case warning
      /// A change of the terminal's size.
      case resize
    }

    /// The reason for the landmark.
    public var kind: Kind
    /// The tick of the event or input.
    public var tick: Int
    /// The position just before the input or tick that caused the landmark.
    public var before: Position
    /// A description for people, such as `first → second`.
    public var text: String
    /// A Boolean value that indicates whether the landmark is an animated transition, which the
    /// scrubber can inspect.
    public var isAnimated = false
    /// The index among the animated transitions with the same `before`, from 0.
    public var ordinal = 0
  }

  /// The landmarks in order of time.
  public private(set) var landmarks: [Landmark] = []
  /// The ticks of inputs and events in ascending order, without repetitions.
  public private(set) var ticks: [Int] = []

  private var inputs = 0
  private var lastInput: Int?
  /// The last animated transition that has ended.
  private var ended: (tick: Int, from: String, to: String)?

  /// Creates landmarks of a session without inputs and events.
  public init() {}

  /// Adds an input. Call it before its events are added.
  ///
  /// The help and the segue menu are overlays, so opening them does not count as a step.
  public mutating func record(_ command: Command, at tick: Int) {
    if case .resize = command {
      add(.resize, at: tick, before: Position(tick: tick, inputs: inputs), command.description)
    }
    inputs += 1
    lastInput = tick
    switch command {
    // Overlays do not count as steps.
    case .toggleHelp, .toggleSegueMenu: break
    case _: recordTick(tick)
    }
  }

  /// Adds an event. Ticks must not decrease.
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

  /// Removes everything after a position.
  public mutating func cut(to position: Position) {
    landmarks.removeAll { $0.before >= position }
    ticks.removeAll { $0 > position.tick }
    inputs = position.inputs
    ended = nil
  }

  /// Returns whether an event only completes the last transition: a custom segue presents without
  /// animation after its own animation.
  private func repeatsLastTransition(_ event: Event) -> Bool {
    guard event.animated == false, let ended else { return false }
    return ended == (event.tick, event.subject, event.object)
  }

  /// Adds a navigation. Its ordinal distinguishes animated navigations that begin at the same
  /// position.
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

  /// Returns the position before an event. This is before the last input if both have the same
  /// tick. Otherwise it is the end of the previous tick.
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
  /// Returns the last tick before `tick` with an input or event; nil if there is none. Takes
  /// logarithmic time.
  public func tick(before tick: Int) -> Int? {
    let index = ticks.partitionIndex { $0 >= tick }
    return index > 0 ? ticks[index - 1] : nil
  }

  /// Returns the first tick after `tick` with an input or event; nil if there is none. Takes
  /// logarithmic time.
  public func tick(after tick: Int) -> Int? {
    let index = ticks.partitionIndex { $0 > tick }
    return index < ticks.count ? ticks[index] : nil
  }

  /// Returns the last navigation that begins before a position; nil if there is none. Takes time
  /// proportional to the landmarks.
  public func navigation(before position: Position) -> Landmark? {
    landmarks.last { $0.kind == .navigation && $0.before < position }
  }

  /// Returns the first navigation whose ``Landmark/before`` is after a position; nil if there is
  /// none. Takes time proportional to the landmarks.
  public func navigation(after position: Position) -> Landmark? {
    landmarks.first { $0.kind == .navigation && $0.before > position }
  }
}

extension Landmarks {
  /// Returns the position before the previous navigation; the start if there is no earlier
  /// navigation.
  func previousNavigationPosition(from position: Position) -> Position {
    navigation(before: position)?.before ?? .start
  }
}

extension Timeline {
  /// Returns the position of the previous input or event; the start if there is no earlier input or
  /// event.
  func previousPosition(from position: Position, _ landmarks: Landmarks) -> Position {
    landmarks.tick(before: position.tick).map(self.position) ?? .start
  }
}

extension Array where Element == Int {
  /// Returns the first index whose element satisfies a condition. All later elements must satisfy
  /// it too. Takes logarithmic time.
  func partitionIndex(_ isPast: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isPast(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
