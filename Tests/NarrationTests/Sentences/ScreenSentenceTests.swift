import Narration
import Testing

/// The sentences of screens, stacks and the focus.
@Suite struct ScreenSentenceTests {
  private func text(_ sentence: Sentence?) -> String? {
    sentence.map { StringTable.english.text($0) }
  }

  @Test func `a screen has a sentence for its title and one for each element`() {
    let sentences = Sentence.screen(
      title: "Shop",
      elements: [
        ScreenElement("Two books", .text), ScreenElement("Amount", .stepper, value: .name("2")),
        ScreenElement("Buy", .button),
      ])
    #expect(
      sentences.map { text($0) } == [
        "Shop: 3 elements.", "“Two books”, text, 1 of 3.", "Amount, stepper, 2, 2 of 3.",
        "Buy, button, 3 of 3.",
      ])
  }

  @Test func `a screen with one element, with none and without a title`() {
    let buy = ScreenElement("Buy", .button)
    #expect(text(Sentence.screen(title: "Shop", elements: [buy]).first) == "Shop: 1 element.")
    #expect(Sentence.screen(title: "Shop", elements: []).map { text($0) } == ["Shop: no elements."])
    #expect(
      text(Sentence.screen(title: "", elements: [buy]).first)
        == "Screen without a title: 1 element.")
    #expect(
      text(Sentence.screen(title: "", elements: []).first)
        == "Screen without a title: 0 elements.")
  }

  @Test func `the focus is said with its role and its position`() {
    let buy = ScreenElement("Buy", .button)
    #expect(text(.focus(buy, position: 1, count: 3)) == "Focus: Buy, button, 1 of 3.")
    #expect(text(.focus(buy, position: 1, count: 1)) == "Focus: Buy, button.")
    #expect(text(.focus(nil, position: 0, count: 0)) == "Nothing has the focus.")
  }

  @Test func `every role has a word`() {
    let words = ScreenElement.Role.allCases.map {
      text(.focus(ScreenElement("A", $0), position: 1, count: 1))
    }
    #expect(Set(words).count == ScreenElement.Role.allCases.count)
    #expect(words.contains("Focus: A, segmented control."))
  }

  @Test func `a push says the edge and the duration`() {
    let pushed = Sentence.change(
      from: ["Home", "List"], to: ["Home", "List", "Detail"], .pushed, edge: .left,
      milliseconds: 350)
    #expect(text(pushed) == "Detail pushed over List, from the left edge, 0.35 s.")
  }

  @Test func `a presentation without an edge says only the duration`() {
    let presented = Sentence.change(
      from: ["Home"], to: ["Home", "Log in"], .presented, edge: nil, milliseconds: 1_000)
    #expect(text(presented) == "“Log in” presented over Home, 1 s.")
  }

  @Test func `a return names the closed scenes from the front`() {
    let back = Sentence.change(
      from: ["Home", "List", "Detail"], to: ["Home"], .pushed, edge: nil, milliseconds: 0)
    #expect(text(back) == "Back on Home; Detail and List closed.")
    let one = Sentence.change(
      from: ["Home", "List"], to: ["Home"], .pushed, edge: nil, milliseconds: 0)
    #expect(text(one) == "Back on Home; List closed.")
  }

  @Test func `another front scene replaces the old one, and equal stacks have no sentence`() {
    let replaced = Sentence.change(
      from: ["Home", "List"], to: ["Search"], .pushed, edge: nil, milliseconds: 0)
    #expect(text(replaced) == "Search replaces List.")
    #expect(
      Sentence.change(from: ["A"], to: ["A"], .pushed, edge: nil, milliseconds: 0) == nil)
    #expect(Sentence.change(from: [], to: ["A"], .pushed, edge: nil, milliseconds: 0) == nil)
  }

  @Test func `a stack is listed from the bottom`() {
    #expect(text(.stack(["Home"])) == "1 scene: Home.")
    #expect(
      text(.stack(["Home", "List", "View Controller #1"]))
        == "3 scenes, from the bottom: Home, List and “View Controller #1”.")
  }
}
