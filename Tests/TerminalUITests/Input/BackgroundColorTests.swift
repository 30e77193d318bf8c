internal import NavigationKit
internal import Simulation
internal import Testing

@testable internal import TerminalUI

/// The answers of terminals about their background, and the variable `COLORFGBG`.
@Suite struct BackgroundColorTests {
  private func appearance(_ answer: String) -> UserInterfaceStyle? {
    BackgroundColor.appearance(answer: Array(answer.utf8))
  }

  @Test(arguments: [
    // xterm, kitty and foot; rxvt; with opacity; with two digits.
    ("rgb:ffff/ffff/ffff\u{1B}\\", UserInterfaceStyle.light),
    ("rgb:0000/0000/0000\u{7}", .dark), ("rgba:1e1e/1e1e/2e2e/ffff\u{7}", .dark),
    ("rgb:fd/f6/e3\u{1B}\\", .light), ("rgb:0/2/3\u{7}", .dark),
    // 0.587 of the light of white is more than half of it; 0.114 is less.
    ("rgb:0000/ffff/0000\u{7}", .light), ("rgb:0000/0000/ffff\u{7}", .dark),
  ]) func `an answer is light or dark by its luminance`(
    _ color: String, _ expected: UserInterfaceStyle
  ) {
    #expect(appearance("\u{1B}]11;\(color)") == expected)
  }

  @Test(arguments: [
    "\u{1B}]11;?\u{7}", "\u{1B}]11;rgb:ffff/ffff\u{7}", "\u{1B}]11;rgb:fffff/0/0\u{7}",
    "\u{1B}]11;rgb:-1/0/0\u{7}", "\u{1B}]11;red\u{7}", "\u{1B}]10;rgb:0/0/0\u{7}", "\u{1B}[c", "",
  ]) func `other sequences are no answer`(_ bytes: String) {
    #expect(appearance(bytes) == nil)
  }

  @Test(arguments: [
    ("15;0", UserInterfaceStyle.dark), ("0;15", .light), ("0;default;15", .light), ("7;8", .dark),
    ("0;7", .light), ("12;6", .dark),
  ]) func `the last number of COLORFGBG is the background`(
    _ value: String, _ expected: UserInterfaceStyle
  ) {
    #expect(BackgroundColor.appearance(variable: value) == expected)
  }

  @Test(arguments: ["", "15", "15;default", "15;16", "15;-1", "15;", "0;0000000000000000015"])
  func `another COLORFGBG says nothing`(_ value: String) {
    #expect(BackgroundColor.appearance(variable: value) == nil)
    #expect(BackgroundColor.appearance(variable: nil) == nil)
  }

  @Test func `the decoder takes the answer and keeps the keys around it`() {
    var decoder = KeyDecoder(sequences: KeySequences.standard)
    let inputs = decoder.decode("a\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\b".utf8)
    #expect(inputs == [.key(.character("a")), .key(.character("b"))])
    #expect(decoder.background == .light)
    decoder.forgetAnswers()
    #expect(decoder.background == nil)
  }

  @Test func `an answer that arrives byte by byte is the same answer`() {
    var decoder = KeyDecoder(sequences: KeySequences.standard)
    let inputs = "\u{1B}]11;rgb:0000/0000/0000\u{1B}\\".utf8.flatMap { decoder.decode([$0]) }
    #expect(inputs.isEmpty)
    #expect(!decoder.isWaiting)
    #expect(decoder.background == .dark)
  }
}
