import Inspection
import Narration
import NavigationKit
import Testing

/// The inputs and events of a session in order.
@Suite struct EventJournalTests {
  /// An event at tick 0, an input with two events at 10 and 20, and one at 20 with an event.
  private var journal: EventJournal {
    let journal = EventJournal()
    journal.record([Event(tick: 0, kind: .viewDidLoad)])
    journal.record(.input(Sentence("command.tap")), at: 10)
    journal.record([Event(tick: 10, kind: .push), Event(tick: 20, kind: .pop)])
    journal.record(.input(Sentence("command.cancel")), at: 20)
    journal.record([Event(tick: 20, kind: .dismiss)])
    return journal
  }

  @Test(arguments: [
    (0, 0, 1), (9, 0, 1), (10, 0, 1), (10, 1, 3), (20, 1, 4), (20, 2, 6), (99, 2, 6),
  ])
  func `a place counts what has happened until then`(tick: Int, inputs: Int, count: Int) {
    #expect(journal.count(upTo: tick, inputs: inputs) == count)
  }

  @Test func `a cut removes what came later, and the next input has the next number`() {
    let journal = journal
    journal.cut(to: 20, inputs: 1)
    #expect(journal.entries.count == 4 && journal.inputs == 1)
    journal.record(.input(Sentence("command.tap")), at: 30)
    guard case .input(let number, _) = journal.entries[4].content else {
      Issue.record("no input")
      return
    }
    #expect(number == 2)
  }
}
