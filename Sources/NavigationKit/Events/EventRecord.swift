/// The events of an application, in order.
public final class EventRecord {
  /// A Boolean value that indicates whether events are kept; true by default. Benchmarks set it to
  /// false.
  @exclusivity(unchecked) public var isEnabled = true
  /// The events since the last call of ``take()``, oldest first.
  @exclusivity(unchecked) public private(set) var events: [Event] = []
  /// The refusals of the last input, in order. A touch is one input from its begin to its end.
  @exclusivity(unchecked) public internal(set) var refusals: [Refusal] = []
  /// The code of the cause of what happens now; 0 for the start.
  var cause: Int32 = 0
  /// The cause of the layout at the end of a turn: the first change that needed it.
  var layoutCause: Int32 = 0
  /// The number of the last event.
  private(set) var count: Int32 = 0
  /// The number of the last input.
  var inputCount: Int32 = 0

  /// Returns the events since the last call and removes them.
  ///
  /// - Returns: The events, oldest first; empty for most ticks.
  public func take() -> [Event] {
    // Most ticks have no event, and this early return avoids the allocation of new storage.
    guard !events.isEmpty else { return [] }
    defer { events.removeAll(keepingCapacity: true) }
    return events
  }

  /// Adds an event, with its number and the present cause.
  ///
  /// - Returns: The number, which is the code of a cause too.
  @discardableResult
  func append(_ event: consuming Event) -> Int32 {
    count &+= 1
    event.storedNumber = count
    event.causeCode = cause
    events.append(event)
    return count
  }
}
