import NavigationKit
import ProjectFiles
import TestSupport
import Testing

@testable import Narration

/// The sentences about what an input did not do.
@Suite struct RefusalSentenceTests {
  private static let key = Sentence("trigger.key", [.name: .name("←")])

  @Test(arguments: SampleRefusals.all)
  func `a refusal has a sentence`(refusal: Refusal, text: String) {
    #expect(StringTable.english.text(Sentence(refusal, of: Self.key)) == text)
  }

  @Test func `each pattern of refusals that the simulator does not use itself has a sample`() {
    let used = Set(SampleRefusals.all.map { Sentence($0.0, of: Self.key).key })
    let ofSimulator = [
      "helpOpen", "helpAtEnd", "menuOpen", "menuAtEnd", "noEntry", "noMenu", "noDevice",
      "unknownSegue", "unknownScene", "alertInFront",
      "sameSize", "unboundKey", "noSwipe.leads", "noDrag.leads",
    ].map { "refusal.\($0)" }
    #expect(StringTable.refusalKeys.sorted() == (used + ofSimulator).sorted())
  }

  @Test func `a refusal in another language has no word of English`() {
    for (refusal, text) in SampleRefusals.all {
      let words = StringTable.madeUp.text(Sentence(refusal, of: Self.key).withoutNames)
      #expect(!words.contains { $0.isLetter }, "\(text): \(words)")
    }
  }

  @Test func `the page of refusals shows each English pattern`() throws {
    let page = try Project.text(of: "docs/why-not.md")
    let patterns = StringTable.english.patterns
    let keys = patterns.keys.filter { $0.hasPrefix("refusal.") || $0.hasPrefix("trigger.") }
    for key in keys.sorted() {
      let row = "| `\(key.replacing("|", with: "/"))` | \(patterns[key]?.text ?? "") |"
      #expect(page.contains(row), "\(row)")
    }
    #expect(page.split(separator: "\n").count { $0.hasPrefix("| `") } == keys.count)
  }
}
