import NavigationKit
import Testing

@testable import Inspection

/// The indentation of the feed.
@Suite struct FeedOutlineTests {
  private func event(_ number: Int, _ cause: Event.Cause) -> Event {
    var event = Event(tick: 0, kind: .viewWillAppear, subject: "a")
    (event.number, event.cause) = (number, cause)
    return event
  }

  @Test func `a line stands below its cause`() {
    var outline = FeedOutline()
    #expect(outline.add(input: 1) == .init(level: 0))
    #expect(outline.add(event(1, .input(1)), isListed: true) == .init(level: 1))
    #expect(outline.add(event(2, .event(1)), isListed: true) == .init(level: 2))
    #expect(outline.add(event(3, .event(1)), isListed: true) == .init(level: 2))
  }

  @Test func `a late effect stands below no line that did not cause it, and has a mark`() {
    var outline = FeedOutline()
    _ = outline.add(input: 1)
    _ = outline.add(event(1, .input(1)), isListed: true)  // first dismisses second
    _ = outline.add(event(2, .input(1)), isListed: true)  // The segue is released.
    #expect(
      outline.add(event(3, .event(1)), isListed: true) == .init(level: 1, isInterrupted: true))
    #expect(outline.add(event(4, .event(3)), isListed: true) == .init(level: 2))
    _ = outline.add(input: 2)
    #expect(
      outline.add(event(5, .event(3)), isListed: true) == .init(level: 0, isInterrupted: true))
  }

  @Test func `the effects of an event that is not listed stand below its cause`() {
    var outline = FeedOutline()
    _ = outline.add(input: 1)
    _ = outline.add(event(1, .input(1)), isListed: false)
    #expect(outline.add(event(2, .event(1)), isListed: true) == .init(level: 1))
  }

  @Test func `without inputs their events have the first level`() {
    var outline = FeedOutline(listingInputs: false)
    _ = outline.add(input: 1)
    #expect(outline.add(event(1, .input(1)), isListed: true) == .init(level: 0))
    #expect(outline.add(event(2, .event(1)), isListed: true) == .init(level: 1))
    _ = outline.add(input: 2)
    #expect(outline.add(event(3, .input(2)), isListed: true) == .init(level: 0))
  }

  @Test func `a damaged log with a later cause has a place too`() {
    var outline = FeedOutline()
    #expect(outline.add(event(1, .event(2)), isListed: true) == .init(level: 0))
    #expect(outline.add(event(2, .event(2)), isListed: true) == .init(level: 0))
  }
}
