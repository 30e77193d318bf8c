extension SessionHistory {
  /// Inputs between two machines that are parked, at the least.
  static let minimumSpacing = 128
  /// How many slots for machines there are, at the most.
  static let maxSlots = 48
  /// The inputs that one call of ``prefetch()`` carries out.
  static let inputsPerPrefetch = 16

  /// Inputs between two places; twice as many whenever there would be too many slots.
  var spacing: Int {
    var spacing = Self.minimumSpacing
    while timeline.inputs.count / spacing > Self.maxSlots { spacing *= 2 }
    return spacing
  }

  /// Works a little at having a machine in every place, those near where the next one is likely to be
  /// wanted first.
  ///
  /// - Returns: Whether there is more to do.
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

  /// The moment at which the input `count`, from 1, has just taken effect.
  private func position(after count: Int) -> Position {
    count == 0 ? .start : Position(tick: timeline.inputs[count - 1].tick, inputs: count)
  }

  /// Whom to send where next; nil where every place is taken.
  private func nextPrefetch() -> (SimulatorCursor, Position)? {
    let spacing = spacing
    let slots = timeline.inputs.count / spacing
    dropSurplus(slots: slots)
    let wanted = prefetchPosition.inputs / spacing
    let empty = (0...slots).filter { slot in
      slot > 0
        && !parked.contains { $0.position.inputs / spacing == slot }
    }
    // Where one goes back is more often needed than where one has not been.
    let nearest = empty.min { one, other in
      distance(from: wanted, to: one) < distance(from: wanted, to: other)
    }
    guard let slot = nearest else { return nil }
    return (takeCursor(before: slot * spacing), position(after: slot * spacing))
  }

  private func distance(from wanted: Int, to slot: Int) -> Int {
    slot <= wanted ? wanted - slot : 2 * (slot - wanted)
  }

  /// The nearest machine before so many inputs, else a new one.
  ///
  /// The place that it leaves is filled next, from the one before: so the empty place moves to the start,
  /// and the one that is wanted is filled soon.
  private func takeCursor(before inputs: Int) -> SimulatorCursor {
    let index = parked.lastIndex { $0.position.inputs < inputs }
    return index.map { parked.remove(at: $0) } ?? SimulatorCursor(makeSimulator())
  }

  /// Those that share a place go where there are too many machines in all.
  private func dropSurplus(slots: Int) {
    let most = slots + 4
    while parked.count > most {
      let gaps = zip(parked, parked.dropFirst()).map { $1.position.inputs - $0.position.inputs }
      guard let index = gaps.indices.min(by: { gaps[$0] < gaps[$1] }) else { return }
      parked.remove(at: index + 1)
    }
  }
}
