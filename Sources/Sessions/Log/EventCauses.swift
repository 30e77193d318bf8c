internal import NavigationKit

/// The numbers and causes of the events of one batch, as a line of a log has them.
///
/// The codes are relative, so that they are the same each time the same events recur.
struct EventCauses: Hashable, Sendable {
  /// The number of the first event; the others follow.
  var first: Int
  /// The number of inputs before the batch.
  var inputs: Int
  /// A code for each event: a positive one is the number of events back to the cause; 0 is the last
  /// input, −1 the input before it, and so on. The start is the input with the number 0.
  var codes: [Int]

  /// Creates the causes of recorded events.
  ///
  /// - Parameter inputs: The number of inputs so far; an event cannot have a later one as its cause.
  /// - Returns: nil for events that no application has recorded.
  init?(_ events: some Collection<Event>, inputs: Int) {
    guard let first = events.first?.number, first > 0 else { return nil }
    (self.first, self.inputs) = (first, inputs)
    codes = events.map { event in
      switch event.cause {
      case .start: -inputs
      case .input(let number): min(0, number - inputs)
      case .event(let number): event.number - number
      }
    }
  }

  init(first: Int, inputs: Int, codes: [Int]) {
    (self.first, self.inputs, self.codes) = (first, inputs, codes)
  }

  /// Sets the number and the cause of the event at an index.
  func apply(to event: inout Event, at index: Int) {
    guard codes.indices.contains(index) else { return }
    event.number = first + index
    let code = codes[index]
    if code > 0 {
      event.cause = .event(event.number - code)
    } else {
      event.cause = inputs + code > 0 ? .input(inputs + code) : .start
    }
  }
}

extension Collection<Event> {
  /// The largest number of an input that is a cause of the events; 0 for none.
  var lastInputAmongCauses: Int {
    reduce(0) { last, event in
      if case .input(let number) = event.cause { Swift.max(last, number) } else { last }
    }
  }
}
