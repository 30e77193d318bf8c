import Testing

@testable import TerminalUI

@Suite struct TerminalVersionTests {
  private func answer(_ text: String) -> [UInt8] { Array("\u{1B}P>|\(text)\u{1B}\\".utf8) }

  @Test(arguments: ["XTerm(390)", "VTE(7006)", "kitty(0.35.1)", "foot(1.17)", "Konsole 23.08.1"])
  func `a terminal that repeats every character is known by its report`(report: String) {
    #expect(TerminalVersion.repeatsEveryCharacter(answer: answer(report)) == true)
  }

  @Test(arguments: ["tmux 3.3a", "something else", ""])
  func `other terminals repeat only ASCII`(report: String) {
    #expect(TerminalVersion.repeatsEveryCharacter(answer: answer(report)) == false)
  }

  @Test(arguments: ["\u{1B}[0n", "\u{1B}]11;rgb:0/0/0\u{1B}\\", "\u{1B}P1$r0m\u{1B}\\"])
  func `other answers are no report of the version`(text: String) {
    #expect(TerminalVersion.repeatsEveryCharacter(answer: Array(text.utf8)) == nil)
  }

  @Test func `a report is no key, and only its name counts`() {
    var decoder = KeyDecoder(sequences: [:])
    #expect(decoder.repeatsEveryCharacter == nil)
    let report = answer("WezTerm 20240203-110809-5046fc22-with-a-long-name")
    #expect(decoder.decode(report) == [])
    #expect(decoder.repeatsEveryCharacter == true)
  }
}
