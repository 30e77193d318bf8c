internal import Simulation

/// Turns the bytes a terminal sends into keys, the mouse's doings and pasted text.
///
/// ncurses' own decoder is not used: it either blocks for its escape delay on a lone Escape, or, with
/// no delay, tears a sequence that arrives in two reads into characters. This one never waits: it
/// says that it `isWaiting`, and the loop calls `timeOut()` when nothing more came in time. The
/// sequences themselves come from ncurses' terminfo entry.
struct KeyDecoder {
  /// How long to wait for the rest of a sequence: what a slow line may need, and a person does not
  /// feel. For the rest of a paste it is longer, as it comes in many pieces.
  var timeout: Duration { paste == nil ? .milliseconds(25) : .seconds(1) }

  /// A longer paste is refused as a whole: 1 MB.
  static let longestPaste = 1 << 20

  private static let mostTypedBytes = 16

  private let sequences: [[UInt8]: Key]
  /// The bytes of a key that has begun.
  private var pending: [UInt8] = []
  /// Characters typed one after the other, so that combining ones join their base.
  private var text = ""
  /// What has been pasted so far; nil outside of a paste.
  private var paste: [UInt8]?
  private var inputs: [TerminalInput] = []
  /// What the terminal has answered; nil before it has.
  private(set) var synchronization: SynchronizedOutput?

  init(sequences: [[UInt8]: Key]) { self.sequences = sequences }

  /// True while the bytes so far may be the beginning of something longer.
  var isWaiting: Bool { !pending.isEmpty || paste != nil }

  /// What `bytes` complete.
  ///
  /// Of a pointer that is dragged on and on only the last place counts.
  ///
  /// - Parameter bytes: All that came at once. So few that a person may have typed them end a paste
  ///   that has not ended if Ctrl-C is among them.
  mutating func decode(_ bytes: some Collection<UInt8>) -> [TerminalInput] {
    let mayBeTyped = bytes.count <= Self.mostTypedBytes && !bytes.contains(0x1B)
    for byte in bytes {
      if byte == 0x03, mayBeTyped, let paste { end(paste) }
      take(byte)
    }
    return takeInputs()
  }

  /// What there is when nothing more comes: a lone Escape is the key, a paste without an end is what
  /// has come of it, the rest is dropped.
  mutating func timeOut() -> [TerminalInput] {
    if let paste { end(paste) }
    if pending == [0x1B] { emit(.key(.escape)) }
    pending = []
    return takeInputs()
  }

  private mutating func takeInputs() -> [TerminalInput] {
    endText()
    defer { inputs = [] }
    return inputs
  }

  private mutating func emit(_ key: Key) { emit(.key(key)) }

  private mutating func emit(_ input: TerminalInput) {
    endText()
    if case .pointer(let new) = input, case .pointer(let last) = inputs.last,
      new.action == .drag, last.action == .drag, new.button == last.button
    {
      inputs.removeLast()
    }
    inputs.append(input)
  }

  private mutating func endText() {
    inputs += text.map { .key(.character($0)) }
    text = ""
  }
}

extension KeyDecoder {
  private mutating func take(_ byte: UInt8) {
    if paste != nil { return addToPaste(byte) }
    if byte == 0x1B, !isString(pending) {
      // Escape ends whatever came before it; only a string has it as part of its own end.
      if pending == [byte] { emit(.escape) }
      pending = [byte]
      return
    }
    switch pending.first {
    case nil: begin(with: byte)
    case 0x1B: continueSequence(with: byte)
    default: continueCharacter(with: byte)
    }
  }

  /// True inside a string of the terminal's: DCS, SOS, OSC, PM or APC (ECMA-48, 5.6).
  private func isString(_ bytes: [UInt8]) -> Bool {
    bytes.count > 1 && [0x50, 0x58, 0x5D, 0x5E, 0x5F].contains(bytes[1])
  }

  private mutating func begin(with byte: UInt8) {
    switch byte {
    case 0x08, 0x7F: emit(.backspace)
    case 0x09: emit(.tab)
    case 0x0A, 0x0D: emit(.enter)
    case 0x01...0x1A: emit(.control(Character(Unicode.Scalar(byte + 0x60))))
    case 0x20..<0x7F: text.unicodeScalars.append(Unicode.Scalar(byte))
    case 0xC2...0xF4: pending = [byte]
    default: break
    }
  }

  /// A sequence ends at a final byte; one that is nobody's key is dropped whole.
  private mutating func continueSequence(with byte: UInt8) {
    // Of what is too long to be a key only the end matters, which has at most two bytes.
    if pending.count == 32 { pending.remove(at: 30) }
    pending.append(byte)
    guard isComplete(pending) else { return }
    if let key = sequences[pending] {
      emit(key)
    } else if let pointer = PointerInput(report: pending) {
      emit(.pointer(pointer))
    } else if pending == Self.pasteBegin {
      paste = []
    } else if let answer = SynchronizedOutput(answer: pending) {
      // The terminal's attributes come after the answer, if there is one.
      if synchronization == nil || answer == .available { synchronization = answer }
    }
    pending = []
  }

  private static let pasteBegin = Array("\u{1B}[200~".utf8)
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  private mutating func addToPaste(_ byte: UInt8) {
    // Behind what is too long, by one byte, there is only room to find its end.
    if let count = paste?.count, count == Self.longestPaste + 1 + Self.pasteEnd.count {
      paste?.remove(at: Self.longestPaste)
    }
    paste?.append(byte)
    guard byte == 0x7E, let paste, paste.suffix(6).elementsEqual(Self.pasteEnd) else { return }
    end(paste.dropLast(6))
  }

  private mutating func end(_ pasted: some Collection<UInt8>) {
    paste = nil
    guard pasted.count <= Self.longestPaste else { return emit(.overlongPaste) }
    let text = String(pasted: pasted)
    if !text.isEmpty { emit(.paste(text)) }
  }

  private func isComplete(_ bytes: [UInt8]) -> Bool {
    let last = bytes[bytes.count - 1]
    switch bytes[1] {
    // The mouse of a terminal that cannot send numbers: three bytes of any value follow.
    case 0x5B where bytes.count > 2 && bytes[2] == 0x4D: return bytes.count == 6
    case 0x5B:  // CSI; a second bracket is a function key of the Linux console.
      return bytes.count > 2 && (0x40...0x7E).contains(last) && !(bytes.count == 3 && last == 0x5B)
    case 0x4F: return bytes.count > 2 && !(0x30...0x3B).contains(last)  // SS3, maybe a modifier
    case _ where isString(bytes):
      return last == 0x07 || bytes.count > 2 && last == 0x5C && bytes[bytes.count - 2] == 0x1B
    case 0x20...0x2F: return last >= 0x30
    case 0xC2...0xF4: return bytes.count > utf8Length(bytes[1])
    default: return true
    }
  }

  private func utf8Length(_ lead: UInt8) -> Int { lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4 }

  private mutating func continueCharacter(with byte: UInt8) {
    guard (0x80...0xBF).contains(byte) else {
      pending = []
      return take(byte)
    }
    pending.append(byte)
    guard pending.count == utf8Length(pending[0]) else { return }
    // C1 controls are no characters.
    if let scalar = String(validating: pending, as: UTF8.self)?.unicodeScalars.first,
      scalar.value >= 0xA0
    {
      text.unicodeScalars.append(scalar)
    }
    pending = []
  }
}
