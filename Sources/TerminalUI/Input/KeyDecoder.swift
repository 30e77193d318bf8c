internal import NavigationKit
internal import Simulation

/// A decoder that turns the bytes of a terminal into keys, mouse reports and pasted text.
///
/// ncurses' own decoder is not suitable. With an escape delay it blocks after a single Escape.
/// Without the delay it splits a sequence that arrives in two reads into characters. This decoder
/// never waits: if ``isWaiting`` is true, the run loop calls ``timeOut()`` when nothing else has
/// arrived in time. The sequences come from the terminfo entry.
struct KeyDecoder {
  /// The time to wait for the rest of a sequence.
  ///
  /// It is long enough for a slow line and too short to notice. A paste arrives in many pieces, so
  /// its rest has more time.
  ///
  /// While an answer of the terminal is due, its first byte alone is not a key yet.
  var timeout: Duration {
    guard paste == nil else { return .seconds(1) }
    return awaitsReport ? .milliseconds(100) : .milliseconds(25)
  }

  /// Indicates whether the program has asked for a status report and has not received it.
  var awaitsReport = false
  /// The number of status reports since ``takeReports()``.
  private var reports = 0

  /// The largest paste in bytes: 1 MB. A longer paste is refused completely.
  static let longestPaste = 1 << 20

  /// The largest number of bytes that typing can send at once.
  private static let mostTypedBytes = 16

  /// The key for each sequence of bytes.
  private let sequences: [[UInt8]: Key]
  /// The bytes of an incomplete key.
  private var pending: [UInt8] = []
  /// The characters that have been typed, kept together so that combining ones join their base.
  private var text = ""
  /// The pasted bytes so far; nil outside a paste.
  private var paste: [UInt8]?
  /// The complete inputs that have not been returned yet.
  private var inputs: [TerminalInput] = []
  /// The terminal's answer about synchronized output; nil before the answer.
  private(set) var synchronization: SynchronizedOutput?
  /// Indicates whether the terminal reports a name of one that repeats every character; nil before
  /// the report.
  private(set) var repeatsEveryCharacter: Bool?
  /// The terminal's answer about its background; nil before the answer.
  private(set) var background: UserInterfaceStyle?

  /// Creates a decoder for the given keys.
  init(sequences: [[UInt8]: Key]) { self.sequences = sequences }

  /// A Boolean value that indicates whether the bytes so far can be the start of a longer sequence.
  var isWaiting: Bool { !pending.isEmpty || paste != nil }

  /// Adds bytes and returns the inputs that they complete.
  ///
  /// If a drag sends several positions at once, only the last one counts.
  ///
  /// - Parameter bytes: All bytes of one read. If they are few enough to be typed, a Ctrl-C among
  ///   them ends a paste that has no end.
  mutating func decode(_ bytes: some Collection<UInt8>) -> [TerminalInput] {
    let mayBeTyped = bytes.count <= Self.mostTypedBytes && !bytes.contains(0x1B)
    for byte in bytes {
      if byte == 0x03, mayBeTyped, let paste { end(paste) }
      take(byte)
    }
    return takeInputs()
  }

  /// Returns the inputs that are complete because nothing else has arrived in time.
  ///
  /// A single Escape is the key. A paste without an end is the text so far. Other incomplete bytes
  /// are dropped.
  mutating func timeOut() -> [TerminalInput] {
    if let paste { end(paste) }
    if pending == [0x1B] { emit(.key(.escape)) }
    pending = []
    return takeInputs()
  }

  /// Forgets the answers, so that the same questions can be asked again.
  mutating func forgetAnswers() { (synchronization, background) = (nil, nil) }

  /// Returns and removes the number of status reports that have arrived.
  mutating func takeReports() -> Int {
    defer { reports = 0 }
    return reports
  }

  /// Returns and removes the complete inputs.
  private mutating func takeInputs() -> [TerminalInput] {
    endText()
    defer { inputs = [] }
    return inputs
  }

  /// Adds a key.
  private mutating func emit(_ key: Key) { emit(.key(key)) }

  /// Adds an input, which replaces the last one if both are drags of the same button.
  private mutating func emit(_ input: TerminalInput) {
    endText()
    if case .pointer(let new) = input, case .pointer(let last) = inputs.last,
      new.action == .drag, last.action == .drag, new.button == last.button
    {
      inputs.removeLast()
    }
    inputs.append(input)
  }

  /// Adds the typed characters as keys.
  private mutating func endText() {
    inputs += text.map { .key(.character($0)) }
    text = ""
  }
}

extension KeyDecoder {
  /// Adds one byte.
  private mutating func take(_ byte: UInt8) {
    if paste != nil { return addToPaste(byte) }
    if byte == 0x1B, !isString(pending) {
      // Escape ends any incomplete sequence. Only in a control string is Escape a part of the end.
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

  /// Indicates bytes within a control string of the terminal: DCS, SOS, OSC, PM or APC (ECMA-48,
  /// 5.6).
  private func isString(_ bytes: [UInt8]) -> Bool {
    bytes.count > 1 && [0x50, 0x58, 0x5D, 0x5E, 0x5F].contains(bytes[1])
  }

  /// Handles the first byte of a key.
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

  /// Adds a byte to an escape sequence, which ends at a final byte. An unknown sequence is dropped
  /// as a whole.
  private mutating func continueSequence(with byte: UInt8) {
    // If a sequence is too long for a key, only its end matters, which has at most two bytes.
    if pending.count == 32 { pending.remove(at: 30) }
    pending.append(byte)
    guard isComplete(pending) else { return }
    if let key = sequences[pending] {
      emit(key)
    } else if let pointer = PointerInput(report: pending) {
      emit(.pointer(pointer))
    } else if pending == Self.pasteBegin {
      paste = []
    } else if StatusReport.isAnswer(pending) {
      reports += 1
    } else if let answer = BackgroundColor.appearance(answer: pending) {
      background = answer
    } else if let answer = TerminalVersion.repeatsEveryCharacter(answer: pending) {
      repeatsEveryCharacter = answer
    } else if let answer = SynchronizedOutput(answer: pending) {
      // The report of the terminal's attributes comes after the answer about the mode, if there is
      // one.
      if synchronization == nil || answer == .available { synchronization = answer }
    }
    pending = []
  }

  private static let pasteBegin = Array("\u{1B}[200~".utf8)
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  /// Adds a byte to a paste, which ends at its closing bracket.
  private mutating func addToPaste(_ byte: UInt8) {
    // A paste that is too long keeps one byte more than the limit, and room to find its end.
    if let count = paste?.count, count == Self.longestPaste + 1 + Self.pasteEnd.count {
      paste?.remove(at: Self.longestPaste)
    }
    paste?.append(byte)
    guard byte == 0x7E, let paste, paste.suffix(6).elementsEqual(Self.pasteEnd) else { return }
    end(paste.dropLast(6))
  }

  /// Counts and removes the status reports that a terminal has sent while it sent a paste.
  private mutating func removingReports(from pasted: [UInt8]) -> [UInt8] {
    guard awaitsReport, let range = pasted.firstRange(of: StatusReport.answer) else {
      return pasted
    }
    reports += 1
    return Array(pasted[..<range.lowerBound] + pasted[range.upperBound...])
  }

  /// Ends a paste.
  private mutating func end(_ pasted: some Collection<UInt8>) {
    paste = nil
    let pasted = removingReports(from: Array(pasted))
    guard pasted.count <= Self.longestPaste else { return emit(.overlongPaste) }
    let text = String(pasted: pasted)
    if !text.isEmpty { emit(.paste(text)) }
  }

  /// Indicates whether an escape sequence has its final byte.
  private func isComplete(_ bytes: [UInt8]) -> Bool {
    let last = bytes[bytes.count - 1]
    switch bytes[1] {
    // A mouse report without decimal numbers: three bytes of any value follow.
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

  /// Returns the length of a character in UTF-8 by its first byte.
  private func utf8Length(_ lead: UInt8) -> Int { lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4 }

  /// Adds a byte to a character in UTF-8.
  private mutating func continueCharacter(with byte: UInt8) {
    guard (0x80...0xBF).contains(byte) else {
      pending = []
      return take(byte)
    }
    pending.append(byte)
    guard pending.count == utf8Length(pending[0]) else { return }
    // C1 controls are not characters.
    if let scalar = String(validating: pending, as: UTF8.self)?.unicodeScalars.first,
      scalar.value >= 0xA0
    {
      text.unicodeScalars.append(scalar)
    }
    pending = []
  }
}
