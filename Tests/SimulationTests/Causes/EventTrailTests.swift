import Narration
import NavigationKit
import Simulation
import Testing

/// The kept inputs and events.
@Suite struct EventTrailTests {
  private func event(_ number: Int, _ cause: Event.Cause, _ subject: String = "a") -> Event {
    var event = Event(tick: 0, kind: .loadView, subject: subject)
    (event.number, event.cause) = (number, cause)
    return event
  }

  private func words(_ trail: EventTrail, _ number: Int) -> [String] {
    trail.why(number).map { StringTable.english.text($0) }
  }

  @Test func `a chain has the input first and the event last`() {
    var trail = EventTrail(limit: 10)
    trail.append(.swipe(.left))
    trail.append(.tap)
    for event in [event(1, .input(1), "a"), event(2, .event(1), "b"), event(3, .input(2), "c")] {
      trail.append(event)
    }
    #expect(
      words(trail, 2) == ["Input: swipe left.", "a creates its view.", "b creates its view."])
    #expect(words(trail, 3) == ["Input: activate the focused control.", "c creates its view."])
    #expect(words(trail, 4) == [])
  }

  @Test func `a chain whose beginning is forgotten begins later`() {
    var trail = EventTrail(limit: 2)
    for number in 1...5 { trail.append(event(number, .event(number - 1), "e\(number)")) }
    // Of four events the older two are dropped when the fifth comes.
    #expect(words(trail, 2) == [])
    #expect(
      words(trail, 5) == ["e3 creates its view.", "e4 creates its view.", "e5 creates its view."])
  }

  @Test func `a forgotten input is left out`() {
    var trail = EventTrail(limit: 1)
    for _ in 1...3 { trail.append(.tap) }
    #expect(trail.inputs == 3)
    trail.append(event(1, .input(1)))
    #expect(words(trail, 1) == ["a creates its view."])
    trail.append(event(2, .input(3)))
    #expect(words(trail, 2) == ["Input: activate the focused control.", "a creates its view."])
  }

  @Test func `events after a branch replace those with the same numbers`() {
    var trail = EventTrail(limit: 10)
    trail.append(.swipe(.left))
    trail.append(.swipe(.right))
    trail.append(event(1, .input(1), "a"))
    trail.append(event(2, .input(2), "b"))
    trail.append(event(3, .event(2), "c"))
    trail.cut(toInputs: 1)
    trail.append(.tap)
    trail.append(event(2, .input(2), "d"))
    #expect(words(trail, 2) == ["Input: activate the focused control.", "d creates its view."])
    #expect(words(trail, 3) == [])
  }

  @Test func `causes that lead in a circle end`() {
    var trail = EventTrail(limit: 10)
    trail.append(event(1, .event(2)))
    trail.append(event(2, .event(1)))
    #expect(words(trail, 2).count <= 3)
  }

  @Test func `the last input has an effect if an event other than its refusal is caused by it`() {
    var trail = EventTrail(limit: 10)
    trail.append(.pointer(.down, column: 0, row: 0))
    trail.append(event(1, .input(1)))
    trail.append(.pointer(.up, column: 0, row: 0))
    #expect(trail.hadEffect)
    trail.append(.tap)
    #expect(!trail.hadEffect)
    var ignored = Event(tick: 0, kind: .inputIgnored)
    (ignored.number, ignored.cause) = (2, .input(3))
    trail.append(ignored)
    #expect(!trail.hadEffect)
  }
}
