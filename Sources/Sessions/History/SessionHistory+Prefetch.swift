extension SessionHistory {
  /// The smallest number of inputs between two parked simulators.
  static let minimumSpacing = 128
  /// The largest number of slots for parked simulators.
  static let maxSlots = 48
  /// The largest number of inputs that one call of ``prefetch()`` executes.
  static let inputsPerPrefetch = 16

  /// Inputs between two slots. It doubles whenever there would be more than `maxSlots` slots.
  var spacing: Int {
    var spacing = Self.minimumSpacing
    while timeline.inputs.count / spacing > Self.maxSlots { spacing *= 2 }
    return spacing
  }

  /// Executes a few inputs towards parking a simulator in each empty slot.
  ///
  /// Slots near the position that was requested last are filled first. One call executes at most 16
  /// inputs, some milliseconds of work. Call it while the program is idle.
  ///
  /// - Returns: False if all slots are filled.
  public func prefetch() -> Bool {
    if runningPrefetch == nil { runningPrefetch = nextPrefetch() }
    guard let (cursor, goal) = runningPrefetch else { return false }
    let inputs = min(cursor.position.inputs + Self.inputsPerPrefetch, goal.inputs)
    cursor.go(to: inputs == goal.inputs ? goal : position(after: inputs), on: timeline)
    if cursor.position == goal {
      park(cursor)
      runningPrefetch = nil
    }
    return true
  }

  /// Returns the position just after the input with a number, from 1.
  private func position(after count: Int) -> Position {
    count == 0 ? .start : Position(tick: timeline.inputs[count - 1].tick, inputs: count)
  }

  /// Returns the next cursor to move and its goal; nil if all slots are filled.
  private func nextPrefetch() -> (SimulatorCursor, Position)? {
    let spacing = spacing
    let slots = timeline.inputs.count / spacing
    dropSurplus(slots: slots)
    let wanted = prefetchPosition.inputs / spacing
    let empty = (0...slots).filter { slot in
      slot > 0
        && !parked.contains { $0.position.inputs / spacing == slot }
    }
    // Users go back more often than forward.
    let nearest = empty.min { one, other in
      distance(from: wanted, to: one) < distance(from: wanted, to: other)
    }
    guard let slot = nearest else { return nil }
    return (takeCursor(before: slot * spacing), position(after: slot * spacing))
  }

  private func distance(from wanted: Int, to slot: Int) -> Int {
    slot <= wanted ? wanted - slot : 2 * (slot - wanted)
  }

  /// Returns the nearest cursor before the input with a number, or a new one.
  ///
  /// The cursor leaves its slot empty. That slot is filled next, from the slot before it. The empty
  /// slot therefore moves towards the start, and the wanted slot is filled soon.
  private func takeCursor(before inputs: Int) -> SimulatorCursor {
    let index = parked.lastIndex { $0.position.inputs < inputs }
    return index.map { parked.remove(at: $0) } ?? SimulatorCursor(makeSimulator())
  }

  /// Removes cursors that share a slot if there are too many cursors.
  private func dropSurplus(slots: Int) {
    let most = slots + 4
    while parked.count > most {
      let gaps = zip(parked, parked.dropFirst()).map { $1.position.inputs - $0.position.inputs }
      guard let index = gaps.indices.min(by: { gaps[$0] < gaps[$1] }) else { return }
      parked.remove(at: index + 1)
    }
  }
}
