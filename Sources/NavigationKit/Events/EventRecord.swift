/// The events of an application, in order.
public final class EventRecord {
  /// A Boolean value that indicates whether events are kept; true by default. Benchmarks set it to
  /// false.
  public var isEnabled = true
  /// The events since the last call of ``take()``, oldest first.
  public private(set) var events: [Event] = []

  /// Returns the events since the last call and removes them.
  ///
  /// - Returns: The events, oldest first; empty for most ticks.
  public func take() -> [Event] {
    // Most ticks have no event, and this early return avoids the allocation of new storage.
    guard !events.isEmpty else { return [] }
    defer { events.removeAll(keepingCapacity: true) }
    return events
  }

  func append(_ event: Event) {
    events.append(event)
  }
}
