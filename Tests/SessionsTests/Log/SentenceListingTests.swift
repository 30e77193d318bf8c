import NavigationKit
import Sessions
import Simulation
import Testing

/// A log as a list of sentences.
@Suite struct SentenceListingTests {
  private func log(_ records: [SessionRecord]) throws -> SessionLog {
    var log = try SessionLog(SmallApp.Recorded().log)
    log.records = records
    return log
  }

  @Test func `inputs and events are listed as sentences`() throws {
    let event = Event(tick: 60, kind: .performSegue, subject: "first", object: "go")
    let log = try log([
      .input(SessionInput(tick: 60, .swipe(.up), key: "up")),
      .input(SessionInput(tick: 60, .resize(columns: 80, rows: 24))),
      .events(EventBatch([event])),
    ])
    #expect(
      log.listing(isInSentences: true).split(separator: "\n").dropFirst() == [
        "     0.500      60  > Key up: swipe up.",
        "     0.500      60  > Input: resize the terminal to 80 columns by 24 rows.",
        "     0.500      60  · first performs the segue go.",
      ])
  }

  @Test func `a list without sentences has the names of commands and events`() throws {
    let log = try log([.input(SessionInput(tick: 60, .swipe(.up), key: "up"))])
    #expect(log.listing().hasSuffix("\n     0.500      60  > swipe up (key up)\n"))
  }

  @Test func `control characters in sentences are replaced`() throws {
    let evil = "\u{1B}]0;x\u{7}\u{9B}2J\u{202E}\n"
    let event = Event(tick: 0, kind: .warning, subject: evil, detail: evil)
    let log = try log([
      .input(SessionInput(tick: 0, .paste(evil), key: evil)), .events(EventBatch([event])),
    ])
    let text = log.listing(isInSentences: true)
    #expect(text.split(separator: "\n").count == 3)
    #expect(
      text.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
    #expect(!text.unicodeScalars.contains("\u{202E}"))
  }
}
