/// Everything that happens in an application, in order.
public final class EventRecord {
  /// False drops events instead of keeping them, for measuring.
  public var isEnabled = true
  /// What happened since the last `take()`, oldest first.
  public private(set) var events: [Event] = []

  /// Answers what happened since the last call, and forgets it.
  public func take() -> [Event] {
    // Emptied, what has just been answered would be made anew, and most ticks have no event.
    guard !events.isEmpty else { return [] }
    defer { events.removeAll(keepingCapacity: true) }
    return events
  }

  func append(_ event: Event) {
    events.append(event)
  }
}
