internal import NavigationKit
internal import Simulation

extension Inspector {
  /// Makes the ribbon around the shown position.
  ///
  /// In the present, now is near the right edge. In the past it is at two thirds.
  func updateRibbon(_ source: Source) {
    let now = source.simulator.tick
    let end = max(min(source.end, now + ribbonTicks / 3), now, ribbonTicks / 2) + ribbonTicks / 24
    let order = tree.compactMap { line -> (controller: String, level: Int)? in
      guard case .controller(let identity) = line.item else { return nil }
      return (identity, line.level - 1)
    }
    ribbon = Ribbon(
      events: source.journal.entries.lazy.compactMap(\.event), order: order,
      ticks: (end - ribbonTicks)..<end, now: now)
  }

  /// Moves the cursor by a fortieth of the ribbon. At the shown position it follows the session.
  func moveRibbonCursor(_ direction: Int) {
    let step = max(1, ribbonTicks / 40) * direction
    let tick = (ribbonCursor ?? ribbon.now) + step
    ribbonCursor = min(max(tick, max(0, ribbon.ticks.lowerBound)), ribbon.ticks.upperBound - 1)
  }

  /// Goes to the moment under the cursor.
  func goToRibbonCursor() -> Outcome {
    guard let cursor = ribbonCursor, let source else { return .handled }
    let tick = min(cursor, source.end)
    let inputs = source.journal.entries.last { $0.tick <= tick }?.inputs ?? 0
    ribbonCursor = nil
    return .go(tick: tick, inputs: inputs)
  }
}
