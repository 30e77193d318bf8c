package import NavigationKit

/// The indentation of lines below their causes, in the feed and in listings of logs.
///
/// A line stands below its cause, or below the nearest cause of its cause under which no other line has
/// begun since. It therefore never stands below a line that did not lead to it.
package struct FeedOutline {
  /// The place of a line.
  package struct Place: Equatable {
    /// The number of lines around it.
    package var level = 0
    /// Indicates whether other lines stand between the line and the effects of its cause.
    package var isInterrupted = false
  }

  /// The mark of a line that stands apart from the effects of its cause.
  package static let interruption = "⋮ "

  /// The lines around the last one and the last one itself, as the codes of inputs and events: an
  /// input has its negative number.
  private var open: [Int] = []
  /// The nearest listed cause of each listed line.
  private var causes: [Int: Int] = [:]
  /// The line below which the effects of an event stand: itself, or its listed cause.
  private var lines: [Int: Int] = [:]
  private let listsInputs: Bool

  /// Creates an outline without lines.
  ///
  /// - Parameter listsInputs: False for a list without inputs, whose events have the first level.
  package init(listingInputs listsInputs: Bool = true) { self.listsInputs = listsInputs }

  /// Adds an input and returns its place.
  package mutating func add(input number: Int) -> Place {
    open = listsInputs ? [-number] : []
    return Place()
  }

  /// Adds an event and returns its place. Call it for all events in order.
  ///
  /// - Parameter isListed: False gives the effects of the event its own place.
  package mutating func add(_ event: Event, isListed: Bool) -> Place {
    guard event.number > 0 else {
      if isListed { open = [] }
      return Place()
    }
    let cause = line(ofCauseOf: event)
    lines[event.number] = isListed ? event.number : cause
    guard isListed else { return Place() }
    causes[event.number] = cause
    var ancestor = cause
    while let code = ancestor {
      if let index = open.lastIndex(of: code) {
        open.removeSubrange((index + 1)...)
        open.append(event.number)
        return Place(level: index + 1, isInterrupted: code != cause)
      }
      ancestor = causes[code]
    }
    open = [event.number]
    return Place(level: 0, isInterrupted: cause != nil)
  }

  /// Returns the listed line that led to an event; nil for the start.
  private func line(ofCauseOf event: Event) -> Int? {
    switch event.cause {
    case .start: nil
    case .input(let number): listsInputs ? -number : nil
    // A damaged log could name a later event.
    case .event(let number): number < event.number ? lines[number] : nil
    }
  }
}
