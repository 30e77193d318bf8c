internal import NavigationKit
internal import Simulation
internal import Testing

@testable internal import TerminalUI

/// The mouse, by bytes as xterm's "Control Sequences" has them, under "Mouse Tracking".
@Suite struct PointerReportTests {
  private func inputs(_ bytes: some Collection<UInt8>) -> [TerminalInput] {
    var decoder = KeyDecoder(sequences: KeySequences.standard)
    return decoder.decode(bytes) + decoder.timeOut()
  }

  private func pointer(
    _ action: PointerInput.Action, _ column: Int, _ row: Int,
    button: PointerInput.Button = .left, modifiers: PointerInput.Modifiers = []
  ) -> TerminalInput {
    .pointer(PointerInput(action, button: button, modifiers: modifiers, column: column, row: row))
  }

  @Test func `reports of presses, drags and releases count columns and rows from 1`() {
    #expect(inputs("\u{1B}[<0;1;1M".utf8) == [pointer(.press, 0, 0)])
    #expect(inputs("\u{1B}[<32;80;24M".utf8) == [pointer(.drag, 79, 23)])
    #expect(inputs("\u{1B}[<0;300;7m".utf8) == [pointer(.release, 299, 6)])
    #expect(inputs("\u{1B}[<1;2;3M".utf8) == [pointer(.press, 1, 2, button: .middle)])
    #expect(inputs("\u{1B}[<34;2;3M".utf8) == [pointer(.drag, 1, 2, button: .right)])
    #expect(inputs("\u{1B}[<2;2;3m".utf8) == [pointer(.release, 1, 2, button: .right)])
  }

  @Test func `the wheel scrolls in four directions`() {
    for (code, direction) in zip(64...67, [Direction.up, .down, .left, .right]) {
      #expect(inputs("\u{1B}[<\(code);5;6M".utf8) == [pointer(.wheel(direction), 4, 5)])
    }
  }

  @Test func `the bits 4, 8 and 16 are Shift, Alt and Control`() {
    #expect(inputs("\u{1B}[<4;1;1M".utf8) == [pointer(.press, 0, 0, modifiers: .shift)])
    #expect(inputs("\u{1B}[<40;1;1M".utf8) == [pointer(.drag, 0, 0, modifiers: .alt)])
    #expect(inputs("\u{1B}[<16;1;1m".utf8) == [pointer(.release, 0, 0, modifiers: .control)])
    #expect(
      inputs("\u{1B}[<92;1;1M".utf8)
        == [pointer(.wheel(.up), 0, 0, modifiers: [.shift, .alt, .control])])
  }

  @Test func `a report that arrives byte by byte is the same report`() {
    var decoder = KeyDecoder(sequences: KeySequences.standard)
    let found = "\u{1B}[<0;10;20M".utf8.map { decoder.decode([$0]) }
    #expect(found.dropLast().flatMap { $0 } == [])
    #expect(found.last == [pointer(.press, 9, 19)])
    #expect(!decoder.isWaiting)
  }

  @Test func `of consecutive drags only the last one counts`() {
    #expect(
      inputs("\u{1B}[<0;1;1M\u{1B}[<32;2;1M\u{1B}[<32;3;1M\u{1B}[<0;3;1m".utf8)
        == [pointer(.press, 0, 0), pointer(.drag, 2, 0), pointer(.release, 2, 0)])
    #expect(
      inputs("\u{1B}[<32;2;1Mx\u{1B}[<32;3;1M".utf8)
        == [pointer(.drag, 1, 0), .key(.character("x")), pointer(.drag, 2, 0)])
  }

  @Test func `a mouse report of three bytes is recognised and is not text`() {
    // 32 + button, 33 + column, 33 + row; a release has button 3.
    let bytes: [UInt8] = [0x1B, 0x5B, 0x4D, 32, 33, 34, 0x1B, 0x5B, 0x4D, 64, 43, 34]
    let end: [UInt8] = [0x1B, 0x5B, 0x4D, 35, 43, 34, 0x1B, 0x5B, 0x4D, 97, 255, 33]
    #expect(
      inputs(bytes + end) == [
        pointer(.press, 0, 1), pointer(.drag, 10, 1), pointer(.release, 10, 1),
        pointer(.wheel(.down), 222, 0),
      ])
  }

  @Test(arguments: [
    "0;0;1M", "0;1;0M", "0;1M", "0;1;1;1M", ";;M", "M", "0;;1M", "-1;1;1M", "0;1000000;1M",
    "0;99999;1M", "999;1;1M", "3;1;1M", "35;4;4M", "128;1;1M", "64;1;1m", "0;1;1X",
    "0 ;1;1M", "0:1:1M",
  ])
  func `unknown reports are dropped as a whole`(body: String) {
    #expect(
      inputs("a\u{1B}[<\(body)b".utf8).map { "\($0)" } == [
        "key(Simulation.Key.character(\"a\"))", "key(Simulation.Key.character(\"b\"))",
      ])
  }

  @Test func `the left button is a touch, and the wheel with Shift scrolls sideways`() {
    #expect(
      PointerInput(.press, column: 3, row: 4).command == .pointer(.down, column: 3, row: 4))
    #expect(PointerInput(.drag, column: 3, row: 4).command == .pointer(.move, column: 3, row: 4))
    #expect(PointerInput(.release, column: 3, row: 4).command == .pointer(.up, column: 3, row: 4))
    #expect(PointerInput(.press, button: .right, column: 3, row: 4).command == nil)
    #expect(
      PointerInput(.wheel(.down), modifiers: .shift, column: 3, row: 4).command
        == .wheel(.right, column: 3, row: 4))
  }

  // MARK: - Paste

  private static let begin = "\u{1B}[200~"
  private static let end = "\u{1B}[201~"

  @Test func `keys and mouse reports in a paste are text of one input`() {
    #expect(
      inputs("a\(Self.begin)q日本\u{1B}[A\(Self.end)b".utf8) == [
        .key(.character("a")), .paste("q日本[A"), .key(.character("b")),
      ])
  }

  @Test func `control characters in a paste become line feeds and spaces or are dropped`() {
    let text = "one\r\ntwo\rthree\nfour\tfive\u{7}\u{8}\u{7F}\u{0}\u{9B}\u{3}six"
    #expect(
      inputs("\(Self.begin)\(text)\(Self.end)".utf8) == [
        .paste("one\ntwo\nthree\nfour fivesix")
      ])
  }

  @Test func `invalid UTF-8 in a paste becomes replacement characters, also byte by byte`() {
    var decoder = KeyDecoder(sequences: [:])
    let bytes = Array(Self.begin.utf8) + [0x61, 0xC3, 0xFF, 0x62] + Array(Self.end.utf8)
    let found = bytes.flatMap { decoder.decode([$0]) }
    #expect(found == [.paste("a\u{FFFD}\u{FFFD}b")])
    #expect(!decoder.isWaiting)
  }

  @Test func `a paste without an end is delivered after a longer timeout`() {
    var decoder = KeyDecoder(sequences: KeySequences.standard)
    _ = decoder.decode("\u{1B}".utf8)
    let timeout = decoder.timeout
    #expect(decoder.decode("[200~half".utf8) == [])
    #expect(decoder.isWaiting)
    #expect(decoder.timeout > timeout)
    #expect(decoder.timeOut() == [.paste("half")])
    #expect(decoder.decode("q".utf8) == [.key(.character("q"))])
  }

  @Test(arguments: ["\u{3}", "ab\u{3}", "\u{3}\u{3}"])
  func `a typed Ctrl-C ends an unfinished paste`(typed: String) {
    var decoder = KeyDecoder(sequences: KeySequences.standard)
    #expect(decoder.decode("\(Self.begin)half".utf8) == [])
    let text = "half" + typed.prefix { $0 != "\u{3}" }
    let interrupts = typed.filter { $0 == "\u{3}" }.map { _ in TerminalInput.key(.control("c")) }
    #expect(decoder.decode(typed.utf8) == [.paste(text)] + interrupts)
    #expect(!decoder.isWaiting)
  }

  @Test func `Ctrl-C in a large paste does not end the paste`() {
    var decoder = KeyDecoder(sequences: KeySequences.standard)
    #expect(decoder.decode("\(Self.begin)one".utf8) == [])
    #expect(decoder.decode("\u{3} and a line of twenty\u{3}".utf8) == [])
    #expect(decoder.decode("\u{3}\(Self.end)".utf8) == [.paste("one and a line of twenty")])
  }

  @Test func `an empty paste and an end without a beginning give no input`() {
    #expect(inputs("\(Self.begin)\(Self.end)\(Self.end)x".utf8) == [.key(.character("x"))])
  }

  @Test(arguments: [1, 2, 7, 100, 100_000])
  func `a paste of more than 1 MB is refused as a whole, and its end is found`(more: Int) {
    let text = String(repeating: "x", count: KeyDecoder.longestPaste + more)
    #expect(
      inputs("\(Self.begin)\(text)\(Self.end)q".utf8) == [.overlongPaste, .key(.character("q"))])
  }

  @Test func `a paste of 1 MB is accepted`() {
    let text = String(repeating: "x", count: KeyDecoder.longestPaste)
    #expect(inputs("\(Self.begin)\(text)\(Self.end)".utf8) == [.paste(text)])
  }

  @Test func `a paste of more than 1 MB that never ends is refused too`() {
    var decoder = KeyDecoder(sequences: KeySequences.standard)
    let text = String(repeating: "x", count: KeyDecoder.longestPaste + 1)
    #expect(decoder.decode("\(Self.begin)\(text)".utf8) == [])
    #expect(decoder.timeOut() == [.overlongPaste])
  }
}
