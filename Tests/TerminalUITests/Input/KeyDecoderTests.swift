internal import Simulation
internal import Testing

@testable internal import TerminalUI

@Suite struct KeyDecoderTests {
  private func keys(_ text: String) -> [Key?] {
    var decoder = KeyDecoder(sequences: KeySequences.standard)
    return (decoder.decode(text.utf8) + decoder.timeOut()).map(\.key)
  }

  static let known: [(String, Key)] = [
    ("\u{1B}[A", .up), ("\u{1B}[B", .down), ("\u{1B}[C", .right), ("\u{1B}[D", .left),
    ("\u{1B}OA", .up), ("\u{1B}OB", .down), ("\u{1B}OC", .right), ("\u{1B}OD", .left),
    ("\u{1B}[H", .home), ("\u{1B}OH", .home), ("\u{1B}[1~", .home), ("\u{1B}[7~", .home),
    ("\u{1B}[F", .end), ("\u{1B}OF", .end), ("\u{1B}[4~", .end), ("\u{1B}[8~", .end),
    ("\u{1B}[5~", .pageUp), ("\u{1B}[6~", .pageDown), ("\u{1B}[3~", .delete),
    ("\u{1B}[Z", .backTab), ("\t", .tab), ("\r", .enter), ("\n", .enter), ("\u{1B}OM", .enter),
    ("\u{7F}", .backspace), ("\u{8}", .backspace), ("\u{1B}", .escape),
    ("\u{1}", .control("a")), ("\u{3}", .control("c")), ("\u{1A}", .control("z")),
    ("q", .character("q")), (" ", .character(" ")), ("~", .character("~")),
    ("é", .character("é")), ("界", .character("界")), ("👍", .character("👍")),
    ("e\u{301}", .character("e\u{301}")), ("\u{1B}Oq", .character("1")),
    ("\u{1B}OP", .f1), ("\u{1B}[11~", .f1), ("\u{1B}[[A", .f1), ("\u{1B}[P", .f1),
  ]

  @Test(arguments: known)
  func `the sequence of each key gives that key`(bytes: String, key: Key) {
    #expect(keys(bytes) == [key])
  }

  @Test(arguments: known)
  func `a key that arrives byte by byte is the same key`(bytes: String, key: Key) {
    // A combining character that comes alone cannot join what has been taken already.
    guard bytes != "e\u{301}" else { return }
    var decoder = KeyDecoder(sequences: KeySequences.standard)
    let inputs = bytes.utf8.flatMap { decoder.decode([$0]) } + decoder.timeOut()
    #expect(inputs == [.key(key)])
  }

  @Test(arguments: [
    "\u{1B}[1;5A", "\u{1B}[15~", "\u{1B}[[B", "\u{1B}OQ", "\u{1B}x", "\u{1B}é", "\u{1B}(B",
    "\u{1B}[<35;10;20M", "\u{1B}[201~", "\u{1B}[?2026;2$y", "\u{1B}]11;rgb:00/00/00\u{7}",
    "\u{1B}P1$r0m\u{1B}\\", "\u{1B}]52;c;" + String(repeating: "QUJD", count: 50) + "\u{1B}\\",
    "\u{1B}[" + String(repeating: "1;", count: 50) + "m", "\u{0}", "\u{1C}", "\u{9B}",
  ])
  func `unknown sequences are dropped as a whole`(bytes: String) {
    #expect(keys("a" + bytes + "b") == [.character("a"), .character("b")])
  }

  @Test func `a status report is counted and is no key`() {
    var decoder = KeyDecoder(sequences: KeySequences.standard)
    let inputs = decoder.decode("a\u{1B}[0nb\u{1B}[3n".utf8)
    #expect(inputs == [.key(.character("a")), .key(.character("b"))])
    #expect(decoder.takeReports() == 2)
    #expect(decoder.takeReports() == 0)
  }

  @Test func `a status report within a paste is not pasted`() {
    var decoder = KeyDecoder(sequences: KeySequences.standard)
    decoder.awaitsReport = true
    let inputs = decoder.decode("\u{1B}[200~one \u{1B}[0ntwo\u{1B}[201~".utf8)
    #expect(inputs == [.paste("one two")])
    #expect(decoder.takeReports() == 1)
  }

  @Test func `a lone Escape waits longer while a status report is due`() {
    var decoder = KeyDecoder(sequences: KeySequences.standard)
    #expect(decoder.timeout == .milliseconds(25))
    decoder.awaitsReport = true
    #expect(decoder.timeout == .milliseconds(100))
    _ = decoder.decode([0x1B])
    #expect(decoder.decode("[0n".utf8) == [])
    #expect(decoder.takeReports() == 1)
  }

  @Test func `incomplete sequences are dropped after the timeout`() {
    #expect(keys("\u{1B}[1;") == [])
    #expect(keys("\u{1B}O") == [])
  }

  @Test func `bytes that are not UTF-8 are dropped`() {
    var decoder = KeyDecoder(sequences: [:])
    let bytes: [UInt8] = [0x80, 0x61, 0xC3, 0x62, 0xFF, 0xE2, 0x82, 0x1B]
    #expect(decoder.decode(bytes) == [.key(.character("a")), .key(.character("b"))])
    #expect(decoder.timeOut() == [.key(.escape)])
    let surrogate: [UInt8] = [0xED, 0xA0, 0x80, 0xF4, 0x90, 0x80, 0x80, 0x63]
    #expect(decoder.decode(surrogate) == [.key(.character("c"))])
  }

  @Test func `two presses of Escape give two keys`() {
    #expect(keys("\u{1B}\u{1B}") == [.escape, .escape])
  }

  @Test func `an arrow after an incomplete sequence is recognised`() {
    #expect(keys("\u{1B}[1;\u{1B}[A") == [.up])
    #expect(keys("\u{1B}\u{1B}[A") == [.escape, .up])
  }

  @Test func `an answer of the terminal is not a key`() {
    var decoder = KeyDecoder(sequences: KeySequences.standard)
    #expect(decoder.decode("\u{1B}[?1;2c".utf8) == [])
    #expect(decoder.synchronization == .unavailable)
    #expect(decoder.decode("\u{1B}[?2026;2$y\u{1B}[?1;2c".utf8) == [])
    #expect(decoder.synchronization == .available)
  }

  @Test func `the decoder waits only for incomplete sequences`() {
    var decoder = KeyDecoder(sequences: KeySequences.standard)
    _ = decoder.decode("a".utf8)
    #expect(!decoder.isWaiting)
    _ = decoder.decode([0x1B])
    #expect(decoder.isWaiting)
    _ = decoder.decode("[A".utf8)
    #expect(!decoder.isWaiting)
  }
}

extension TerminalInput {
  /// The key; nil for what is none.
  fileprivate var key: Key? { if case .key(let key) = self { key } else { nil } }
}
