import Narration
import NavigationKit
import Testing

/// The sentences of events, and events read back from them.
@Suite struct EventSentenceTests {
  private let english = StringTable.english

  @Test func `each event has the sentence that is written beside it`() {
    for (event, text) in SampleEvents.all {
      #expect(english.text(Sentence(event)) == text)
    }
  }

  @Test func `the samples have every kind of event`() {
    let kinds = Set(SampleEvents.all.map(\.0.kind))
    #expect(Event.Kind.allCases.filter { !kinds.contains($0) } == [])
    #expect(SampleEvents.all.count >= 60)
  }

  @Test func `a sentence is read back as its event`() throws {
    for (event, text) in SampleEvents.all {
      let sentence = try #require(english.eventSentence(text), "\(text)")
      #expect(sentence == Sentence(event))
      #expect(sentence.event(at: 7) == event)
    }
  }

  @Test(arguments: [
    "View Controller #1", "", "nothing", "A and B, C", "a “quoted” name", "The", "ends with.",
    "…", "“”", "from home to detail", "路由",
  ])
  func `an event with an unusual name is read back`(name: String) throws {
    for (event, _) in SampleEvents.all {
      var event = event
      event.subject = name
      if !event.object.isEmpty { event.object = name }
      let text = english.text(Sentence(event))
      #expect(english.eventSentence(text)?.event(at: 7) == event, "\(text)")
    }
  }

  @Test(arguments: Event.Kind.allCases)
  func `an event with fields that its kind does not have is read back`(kind: Event.Kind) throws {
    for animated in [nil, true, false] {
      let event = Event(
        tick: 0, kind: kind, subject: "a", object: "b", animated: animated, detail: "c d")
      let text = english.text(Sentence(event))
      #expect(english.eventSentence(text)?.event() == event, "\(text)")
    }
  }

  @Test func `the sentence of an unexpected event lists its fields`() {
    let event = Event(tick: 0, kind: .loadView, subject: "first", detail: "twice")
    #expect(
      english.text(Sentence(event))
        == "Event loadView: subject first, object nothing, detail twice."
    )
  }

  @Test(arguments: ["", "first", "Hello, world.", "first creates its view", "Focus: Buy, button."])
  func `other texts are no sentences of events`(text: String) {
    #expect(english.eventSentence(text) == nil)
  }
}
