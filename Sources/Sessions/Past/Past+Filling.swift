extension Past {
  /// Inputs between two machines that are parked, at the least.
  static let leastSpacing = 128
  /// How many places for machines there are, at the most.
  static let mostPlaces = 48
  /// The inputs that one call of `fill()` carries out.
  static let slice = 16

  /// Inputs between two places; twice as many whenever there would be too many places.
  var spacing: Int {
    var spacing = Self.leastSpacing
    while timeline.inputs.count / spacing > Self.mostPlaces { spacing *= 2 }
    return spacing
  }

  /// Works a little at having a machine in every place, those near where the next one is likely to be
  /// wanted first.
  ///
  /// - Returns: Whether there is more to do.
  public func fill() -> Bool {
    if filling == nil { filling = nextFilling() }
    guard let (traveller, goal) = filling else { return false }
    let inputs = min(traveller.moment.inputs + Self.slice, goal.inputs)
    traveller.go(to: inputs == goal.inputs ? goal : moment(after: inputs), on: timeline)
    if traveller.moment == goal {
      park(traveller)
      filling = nil
    }
    return true
  }

  /// The moment at which the input `count`, from 1, has just taken effect.
  private func moment(after count: Int) -> Moment {
    count == 0 ? .start : Moment(tick: timeline.inputs[count - 1].tick, inputs: count)
  }

  /// Whom to send where next; nil where every place is taken.
  private func nextFilling() -> (Traveller, Moment)? {
    let spacing = spacing
    let places = timeline.inputs.count / spacing
    dropSurplus(places: places)
    let wanted = attention.inputs / spacing
    let empty = (0...places).filter { place in
      place > 0
        && !parked.contains { $0.moment.inputs / spacing == place }
    }
    // Where one goes back is more often needed than where one has not been.
    let nearest = empty.min { one, other in
      distance(from: wanted, to: one) < distance(from: wanted, to: other)
    }
    guard let place = nearest else { return nil }
    return (takeTraveller(before: place * spacing), moment(after: place * spacing))
  }

  private func distance(from wanted: Int, to place: Int) -> Int {
    place <= wanted ? wanted - place : 2 * (place - wanted)
  }

  /// The nearest machine before so many inputs, else a new one.
  ///
  /// The place that it leaves is filled next, from the one before: so the empty place moves to the start,
  /// and the one that is wanted is filled soon.
  private func takeTraveller(before inputs: Int) -> Traveller {
    let index = parked.lastIndex { $0.moment.inputs < inputs }
    return index.map { parked.remove(at: $0) } ?? Traveller(makeSimulator())
  }

  /// Those that share a place go where there are too many machines in all.
  private func dropSurplus(places: Int) {
    let most = places + 4
    while parked.count > most {
      let gaps = zip(parked, parked.dropFirst()).map { $1.moment.inputs - $0.moment.inputs }
      guard let index = gaps.indices.min(by: { gaps[$0] < gaps[$1] }) else { return }
      parked.remove(at: index + 1)
    }
  }
}
