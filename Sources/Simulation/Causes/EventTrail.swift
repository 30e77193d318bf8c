public import Narration
public import NavigationKit

/// The inputs and events of an app, for the causes of an event.
///
/// ```swift
/// var trail = EventTrail(limit: 100)
/// trail.append(.swipe(.left))
/// var event = Event(tick: 0, kind: .performSegue, subject: "list", object: "open")
/// (event.number, event.cause) = (1, .input(1))
/// trail.append(event)
/// let words = trail.why(1).map { StringTable.english.text($0) }
/// precondition(words == ["Input: swipe left.", "list performs the segue open."])
/// ```
public struct EventTrail: Sendable {
  /// The events, oldest first. Their numbers increase.
  private var events: [Event] = []
  /// The kept commands, oldest first. The number of the first one is `forgottenInputs` + 1.
  private var commands: [Command] = []
  /// The number of inputs that are no longer kept.
  private var forgottenInputs = 0
  /// The number of the input with which the last touch or other input began.
  private var firstOfLastInput = 1
  private let limit: Int

  /// Creates a trail.
  ///
  /// - Parameter limit: The number of events, and of inputs, that are kept at least. Up to twice as
  ///   many are.
  public init(limit: Int) { self.limit = max(1, limit) }

  /// The number of inputs so far.
  public var inputs: Int { forgottenInputs + commands.count }

  /// The last command; nil before the first.
  public var lastCommand: Command? { commands.last }

  /// Adds a command, which is the next input.
  public mutating func append(_ command: Command) {
    if commands.count >= 2 * limit {
      commands.removeFirst(limit)
      forgottenInputs += limit
    }
    commands.append(command)
    if !command.continuesTouch { firstOfLastInput = inputs }
  }

  /// Adds an event. Events with its number or a later one are replaced, as after a branch.
  ///
  /// An event with the number 0 is not kept.
  public mutating func append(_ event: Event) {
    guard event.number > 0 else { return }
    if let last = events.last, last.number >= event.number {
      events.removeSubrange(index(of: event.number)...)
    }
    if events.count >= 2 * limit { events.removeFirst(limit) }
    events.append(event)
  }

  /// Returns to an earlier position: later inputs are removed.
  ///
  /// The events stay. The first event after the position replaces those with later numbers.
  ///
  /// - Parameter inputs: The number of inputs before the position.
  public mutating func cut(toInputs inputs: Int) {
    commands.removeLast(min(commands.count, max(0, self.inputs - inputs)))
    firstOfLastInput = min(firstOfLastInput, self.inputs)
  }

  /// Indicates whether the last input has an event as its direct effect. A touch is one input.
  public var hadEffect: Bool {
    events.reversed().contains { event in
      guard case .input(let number) = event.cause else { return false }
      return number >= firstOfLastInput && event.kind != .inputIgnored
    }
  }

  /// Returns the chain of causes of an event as sentences: the input or the start first, the event
  /// last.
  ///
  /// - Parameter number: The ``Event/number`` of the event.
  /// - Returns: An empty array for an event that is not kept. The chain begins later if its
  ///   beginning is not kept.
  public func why(_ number: Int) -> [Sentence] {
    guard let event = event(number) else { return [] }
    var chain = [Sentence(event)]
    var cause = event.cause
    while case .event(let number) = cause, let event = self.event(number) {
      chain.append(Sentence(event))
      // A damaged log could otherwise lead around in a circle.
      guard event.cause.isEarlier(than: number) else { break }
      cause = event.cause
    }
    switch cause {
    case .start: chain.append(Sentence("sentence.start"))
    case .input(let number):
      if let command = command(number) { chain.append(.input(command.sentence)) }
    case .event: break
    }
    return chain.reversed()
  }

  /// Returns the event with a number; nil if it is no longer kept. Takes logarithmic time.
  private func event(_ number: Int) -> Event? {
    let index = index(of: number)
    return events.indices.contains(index) && events[index].number == number ? events[index] : nil
  }

  /// Returns the command of an input, numbered from 1; nil if it is no longer kept.
  private func command(_ number: Int) -> Command? {
    let index = number - forgottenInputs - 1
    return commands.indices.contains(index) ? commands[index] : nil
  }

  /// Returns the index of the first event with this number or a later one.
  private func index(of number: Int) -> Int {
    var (low, high) = (0, events.count)
    while low < high {
      let middle = (low + high) / 2
      if events[middle].number < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension Event.Cause {
  /// Indicates whether the cause comes before an event. The start and the inputs always do.
  fileprivate func isEarlier(than number: Int) -> Bool {
    if case .event(let cause) = self { cause < number } else { true }
  }
}

extension Command {
  /// Indicates whether the command belongs to the touch that an earlier one began.
  var continuesTouch: Bool {
    switch self {
    case .pointer(let phase, _, _): phase != .down
    case .swipe, .drag, .tap, .moveFocus, .selectTab, .key, .keyCommand, .wheel, .paste, .cancel,
      .performSegue, .showScene, .toggleHelp, .toggleSegueMenu, .toggleSlowAnimations, .resize,
      .rotate, .external, .quit:
      false
    }
  }
}
