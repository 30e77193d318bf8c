internal import CellGraphics
internal import Simulation

extension Past {
  /// So many pictures are kept of the steps behind a moment, at the most.
  private static let mostGlimpses = 96
  /// What they may take in memory.
  private static let mostGlimpseBytes = 4_000_000

  /// Looks at `moment`.
  ///
  /// A machine only goes on, so each step back would cost one that comes from farther behind. The one
  /// that goes to `moment` therefore looks around on its way where further steps back will lead; those
  /// then need none.
  ///
  /// - Parameters:
  ///   - visitor: Who has looked so far and is needed no more.
  ///   - back: Where a step back from a moment leads, before it; nil where that is not known.
  func visitor(
    at moment: Moment, from visitor: Visitor?, back: (Moment) -> Moment? = { _ in nil }
  ) -> Visitor {
    attention = moment
    if let machine = visitor?.machine { park(machine) }
    if let glimpse = glimpses.first(where: { $0.moment == moment }) {
      return Visitor(glimpse, in: self)
    }
    let traveller = takeTraveller(behind: moment)
    lookAround(with: traveller, on: steps(back, from: moment, to: traveller))
    traveller.go(to: moment, on: timeline)
    return Visitor(traveller, in: self)
  }

  /// The moments that steps back from `moment` lead to and that are on the way of `traveller`, the first
  /// one last.
  private func steps(
    _ back: (Moment) -> Moment?, from moment: Moment, to traveller: Traveller
  ) -> [Moment] {
    let cells = traveller.simulator.columns * traveller.simulator.rows
    let most = min(Self.mostGlimpses, Self.mostGlimpseBytes / (cells * MemoryLayout<Cell>.stride))
    var steps: [Moment] = []
    var last = moment
    while steps.count < most, let step = back(last), step < last, step >= traveller.moment {
      steps.append(step)
      last = step
    }
    return steps.reversed()
  }

  /// - Parameter moments: In order of time; the pictures of others are forgotten for theirs.
  private func lookAround(with traveller: Traveller, on moments: [Moment]) {
    guard !moments.isEmpty else { return }
    glimpses = moments.map { moment in
      traveller.go(to: moment, on: timeline)
      return Visitor.Glimpse(of: traveller)
    }
  }
}
