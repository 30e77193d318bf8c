package import NavigationKit

/// The levels of events in the tree of their causes.
package struct CauseLevels {
  private var levels: [Int: Int] = [:]
  private let listsInputs: Bool
  /// The deepest level. A damaged log could otherwise cause a line of any length.
  private static let deepest = 20

  /// Creates the levels of a list.
  ///
  /// - Parameter listsInputs: True if the list has the inputs, to which level 0 belongs.
  package init(listingInputs listsInputs: Bool) { self.listsInputs = listsInputs }

  /// Returns the level of an event: 0 for the start, 1 for the consequence of an input, and one more
  /// than its cause for any other. Call it for all events in order.
  ///
  /// - Parameter isListed: False gives the consequences of the event its own level.
  package mutating func level(of event: Event, isListed: Bool) -> Int {
    guard event.number > 0 else { return 0 }
    let level =
      switch event.cause {
      case .start: 0
      case .input: listsInputs ? 1 : 0
      case .event(let number): levels[number] ?? 0
      }
    levels[event.number] = isListed ? min(Self.deepest, level + 1) : level
    return level
  }
}
