internal import Motion
internal import NavigationKit
internal import Simulation

extension Inspector {
  /// Makes the ribbon around the shown position.
  ///
  /// In the present it ends half a second after the last event, so that it stays still while the app
  /// is at rest. In the past the shown position is at two thirds.
  func updateRibbon(_ source: Source) {
    cycles.update(source.journal)
    if let span = source.span { return showRibbon(of: span.ticks, now: span.now, source) }
    var now = source.simulator.tick
    if source.pastInputs == nil, source.simulator.isAtRest, let last = source.journal.entries.last {
      now = min(now, last.tick + Tick.perSecond / 2)
    }
    let later = source.pastInputs == nil ? now : min(source.end, now + ribbonTicks / 3)
    let end = max(later, now, ribbonTicks / 2) + ribbonTicks / 24
    showRibbon(of: (end - ribbonTicks)..<end, now: now, source)
  }

  private func showRibbon(of ticks: Range<Int>, now: Int, _ source: Source) {
    ribbon = Ribbon(
      cycles, order: Self.controllers(in: tree), hiding: foldedControllers(source), ticks: ticks,
      now: now)
  }

  private static func controllers(in tree: [TreeLine]) -> [(controller: String, level: Int)] {
    tree.compactMap { line in
      guard case .controller(let identity) = line.item else { return nil }
      return (identity, line.level - 1)
    }
  }

  /// The controllers inside of folded ones.
  private func foldedControllers(_ source: Source) -> Set<String> {
    let hasFolded = toggled.contains { if case .view = $0 { false } else { true } }
    guard hasFolded else { return [] }
    var builder = TreeBuilder()
    builder.add(source.simulator.application.window)
    let all = Set(Self.controllers(in: builder.lines).map(\.controller))
    return all.subtracting(Self.controllers(in: tree).map(\.controller))
  }

  /// Moves the cursor by a fortieth of the ribbon. At the shown position it follows the session.
  func moveRibbonCursor(_ direction: Int) {
    let step = max(1, ribbonTicks / 40) * direction
    let tick = (ribbonCursor ?? ribbon.now) + step
    ribbonCursor = min(max(tick, max(0, ribbon.ticks.lowerBound)), ribbon.ticks.upperBound - 1)
  }

  /// Goes to the moment under the cursor.
  ///
  /// The session is shown after the last input at or before that tick.
  func goToRibbonCursor() -> Outcome {
    guard let cursor = ribbonCursor, let source else { return .handled }
    let tick = min(cursor, source.end)
    let inputs = source.journal.entries.last { $0.tick <= tick }?.inputs ?? 0
    ribbonCursor = nil
    return .go(tick: tick, inputs: inputs)
  }
}
