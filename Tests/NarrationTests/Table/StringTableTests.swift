import NavigationKit
import ProjectFiles
import TestSupport
import Testing

@testable import Narration

/// String tables: complete, with plural forms, and the only place with words.
@Suite struct StringTableTests {
  @Test(arguments: [StringTable.english, .madeUp])
  func `a table has all keys, no others and only valid patterns`(table: StringTable) {
    #expect(table.missingKeys == [])
    #expect(table.unknownKeys == [])
    #expect(table.invalidKeys == [])
  }

  @Test func `mistakes of a table are listed`() {
    let table = StringTable(
      language: "x", plural: { _ in .other },
      quotes: StringTable.Quotes(open: "<", close: ">", use: .always), missingName: "-",
      separator: ",", lastSeparator: ",",
      entries: [
        "event.loadView": "{subject", "event.viewDidLoad": "{who}", "notice.menu|lots": "a",
        "notice.poem": "b", "notice.menu|other": "{title}",
      ])
    #expect(table.invalidKeys == ["event.loadView", "event.viewDidLoad"])
    #expect(table.unknownKeys == ["notice.menu|lots", "notice.poem"])
    #expect(!table.missingKeys.contains("notice.menu"))
    #expect(table.missingKeys.contains("event.loadView"))
    #expect(table.text(Sentence("notice.reloaded")) == "[notice.reloaded]")
  }

  @Test func `the plural forms of a key have the same arguments`() {
    let keys = StringTable.english.patterns.keys.filter { $0.hasSuffix("|one") }
    #expect(!keys.isEmpty)
    for key in keys {
      let other = key.replacing("|one", with: "|other")
      #expect(
        StringTable.english.patterns[key]?.arguments
          == StringTable.english.patterns[other]?.arguments, "\(key)")
    }
  }

  @Test(arguments: [(0, 5), (1, 3), (2, 3), (4, 3), (5, 5)])
  func `the language's rule chooses the plural form`(count: Int, length: Int) {
    let sentence = Sentence("sentence.screen.untitled", [.count: .number(count)])
    #expect(StringTable.madeUp.text(sentence).contains(":\(length)!‹\(count)›"))
  }

  @Test func `a sentence in another language has no word of English`() {
    for (event, text) in SampleEvents.all {
      var event = event
      // Names without letters; details that are texts of the app are replaced too.
      event.subject = event.subject.isEmpty ? "" : "1"
      event.object = event.object.isEmpty ? "" : "2"
      let sentence = Sentence(event).withoutNames
      let words = StringTable.madeUp.text(sentence)
      #expect(!words.contains { $0.isLetter }, "\(text): \(words)")
    }
  }

  @Test func `a sentence in another language is read back as its event`() {
    for (event, _) in SampleEvents.all {
      let text = StringTable.madeUp.text(Sentence(event))
      #expect(StringTable.madeUp.eventSentence(text)?.event(at: 7) == event, "\(text)")
    }
  }

  @Test func `arguments can be in another order`() {
    let event = Event(tick: 0, kind: .performSegue, subject: "first", object: "go")
    #expect(StringTable.madeUp.text(Sentence(event)).hasSuffix("‹«first»›‹«go»›"))
    #expect(StringTable.english.text(Sentence(event)) == "first performs the segue go.")
    let push = Event(tick: 0, kind: .tabDidSelect, subject: "tabs", object: "search")
    #expect(StringTable.madeUp.text(Sentence(push)).hasSuffix("‹«tabs»›‹«search»›"))
    #expect(StringTable.english.text(Sentence(push)) == "The user has selected search in tabs.")
  }

  @Test(arguments: [(350, "0,35"), (1_000, "1"), (1_250, "1,25"), (5, "0,005")])
  func `a duration has the language's decimal separator`(thousandths: Int, text: String) {
    let sentence = Sentence(
      "sentence.arrival.pushed",
      [.subject: .name("1"), .object: .name("2"), .seconds: .thousandths(thousandths)])
    #expect(StringTable.madeUp.text(sentence).contains("‹\(text)›"))
  }

  @Test func `a notice has names without quotation marks`() {
    let sentence = Sentence("notice.unknownScene", [.object: .name("my scene")])
    #expect(StringTable.english.text(sentence, isPlain: true) == "Unknown scene my scene")
    #expect(StringTable.english.text(sentence) == "Unknown scene “my scene”")
  }

  @Test func `the notice of an ignored input has the words of its event`() {
    for (event, _) in SampleEvents.all where event.kind == .inputIgnored {
      let notice = StringTable.english.text(.ignoredNotice(event), isPlain: true)
      #expect(notice == "Ignored: \(event.detail)")
    }
  }

  @Test func `the page of sentences shows each English pattern`() throws {
    let page = try Project.text(of: "docs/sentences.md")
    let groups = [
      "event.", "sentence.", "notice.", "command.", "phase.", "element.", "speech.",
    ]
    let patterns = StringTable.english.patterns
    for key in patterns.keys.sorted() where groups.contains(where: key.hasPrefix) {
      let row = "| `\(key.replacing("|", with: "/"))` | \(patterns[key]?.text ?? "") |"
      #expect(page.contains(row), "\(row)")
    }
    let rows = page.split(separator: "\n").count { $0.hasPrefix("| `") }
    #expect(rows == patterns.keys.count { key in groups.contains(where: key.hasPrefix) })
  }
}

extension Sentence {
  /// The sentence with 0 in place of each name.
  var withoutNames: Sentence {
    Sentence(key, arguments.mapValues(\.withoutNames))
  }
}

extension Sentence.Value {
  fileprivate var withoutNames: Sentence.Value {
    switch self {
    case .name: .name("0")
    case .names(let names): .names(names.map { _ in "0" })
    case .phrase(let sentence): .phrase(sentence.withoutNames)
    case .number, .thousandths: self
    }
  }
}
