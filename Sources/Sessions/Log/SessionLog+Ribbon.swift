internal import Inspection
internal import NavigationKit
internal import Simulation

extension SessionLog {
  /// The life cycles of the controllers in the final branch as text, in stretches of ten seconds.
  ///
  /// Stretches without events are left out. Takes time proportional to the records and the stretches.
  public var ribbonText: String {
    let events = recordsOfFinalBranch.flatMap { record -> [Event] in
      if case .events(let batch) = record { Array(batch.events) } else { [] }
    }
    guard let last = events.last else { return "" }
    let stretch = 10 * header.ticksPerSecond
    let starts = stride(from: 0, through: last.tick, by: stretch).filter { start in
      events.contains { (start..<start + stretch).contains($0.tick) }
    }
    return starts.map { start in
      Ribbon(events: events, order: [], ticks: start..<(start + stretch), now: start + stretch).text
    }.joined(separator: "\n")
  }
}
