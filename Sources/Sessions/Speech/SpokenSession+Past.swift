internal import Inspection
internal import Motion
internal import Narration
internal import Simulation

extension SpokenSession {
  /// Says the input or event before the one said last for -1, or the one after it for 1.
  ///
  /// The first step back says the last event. The app stays in the present. Any change of the app
  /// begins at the last event again.
  func sayEvent(_ step: Int) {
    var (entries, index) = past ?? (allEntries, 0)
    if past == nil { index = entries.count }
    index += step
    guard entries.indices.contains(index) else {
      past = (entries, min(max(index, -1), entries.count))
      return say(Sentence(step < 0 ? "speech.firstEvent" : "speech.lastEvent"))
    }
    past = (entries, index)
    let entry = entries[index]
    say(
      Sentence(
        "speech.event",
        [
          .seconds: .thousandths((entry.tick * 100 / Tick.perSecond) * 10),
          .element: .phrase(entry.sentence),
        ]))
  }

  /// All inputs and events. A session that can be executed again reads them from its history.
  private var allEntries: [EventJournal.Entry] {
    guard let history = session.history, !session.simulator.runsAppInCode else {
      return session.journal.entries
    }
    return EventJournal(history).entries
  }
}
