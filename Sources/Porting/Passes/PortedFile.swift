/// A source with the edits that port it.
///
/// Passes read the tokens of the original source. Their edits are applied together at the end, so
/// offsets stay valid during all passes.
struct PortedFile {
  let source: SwiftSource
  let types: [SwiftType]
  let globals: [SwiftMember]
  private(set) var edits: [TextEdit] = []
  private(set) var changes: [PortReport.Change] = []
  private(set) var leftovers: [PortReport.Leftover] = []

  init(_ source: SwiftSource) {
    self.source = source
    let reader = DeclarationReader(source)
    (types, globals) = (reader.types, reader.globals)
  }

  /// The indices of the tokens that are no comments.
  var codeTokens: [Int] {
    source.tokens.indices.filter { source.tokens[$0].kind != .comment }
  }

  /// The text of a token; an empty text for an index outside.
  func text(_ index: Int) -> String {
    source.tokens.indices.contains(index) ? source.text(of: source.tokens[index]) : ""
  }

  /// The innermost type whose body contains a token; nil outside of types.
  func type(around token: Int) -> SwiftType? {
    types.filter { $0.open < token && token < $0.close }.max { $0.open < $1.open }
  }

  /// The innermost member that contains a token.
  func member(around token: Int) -> SwiftMember? {
    type(around: token)?.members.first { $0.tokens.contains(token) }
  }

  /// The bytes of some tokens.
  func bytes(_ tokens: Range<Int>) -> Range<Int> {
    source.tokens[tokens.lowerBound].range
      .lowerBound..<source.tokens[tokens.upperBound - 1].range
      .upperBound
  }

  // MARK: - Recording

  /// Replaces bytes and records why.
  mutating func replace(
    _ range: Range<Int>, with text: String, as kind: PortReport.Change.Kind, _ detail: String
  ) {
    edits.append(TextEdit(range: range, replacement: Array(text.utf8)))
    note(kind, at: range.lowerBound, detail)
  }

  /// Replaces bytes as a part of a change that is recorded already.
  mutating func replace(_ range: Range<Int>, with text: String) {
    edits.append(TextEdit(range: range, replacement: Array(text.utf8)))
  }

  /// Records a change for the report.
  mutating func note(_ kind: PortReport.Change.Kind, at offset: Int, _ detail: String) {
    changes.append(PortReport.Change(kind: kind, place: place(offset), detail: detail))
  }

  /// Records a place that the port leaves to a person.
  mutating func leave(_ reason: PortReport.Reason, at offset: Int, _ detail: String) {
    leftovers.append(PortReport.Leftover(reason: reason, place: place(offset), detail: detail))
  }

  func place(_ offset: Int) -> PortReport.Place {
    let (line, column) = source.place(of: offset)
    return PortReport.Place(path: source.path, line: line, column: column)
  }

  // MARK: - Ranges

  /// The range without its line if nothing else is on the line, else with the spaces after it.
  func widened(_ range: Range<Int>) -> Range<Int> {
    let bytes = source.bytes
    var (start, end) = (range.lowerBound, range.upperBound)
    while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    guard start == 0 || bytes[start - 1] == 0x0A, end == bytes.count || isNewline(end) else {
      return range.lowerBound..<end
    }
    if end < bytes.count, bytes[end] == 0x0D { end += 1 }
    if end < bytes.count, bytes[end] == 0x0A { end += 1 }
    return start..<end
  }

  private func isNewline(_ offset: Int) -> Bool {
    source.bytes[offset] == 0x0A || source.bytes[offset] == 0x0D
  }

  /// The bytes of a member with the comments before it, from the beginning of its first line to the
  /// end of its last.
  func lines(of member: SwiftMember) -> Range<Int> {
    var first = member.tokens.lowerBound
    while first > 0, source.tokens[first - 1].kind == .comment, source.tokens[first - 1].startsLine,
      isNextLine(source.tokens[first - 1], source.tokens[first])
    { first -= 1 }
    var range = source.tokens[first].range.lowerBound..<bytes(member.tokens).upperBound
    let last = member.tokens.upperBound
    if last < source.tokens.count, source.tokens[last].kind == .comment,
      !source.tokens[last].startsLine
    {
      range = range.lowerBound..<source.tokens[last].range.upperBound
    }
    return widened(range)
  }

  /// Indicates whether `second` begins on the line after that on which `first` ends.
  private func isNextLine(_ first: SwiftToken, _ second: SwiftToken) -> Bool {
    source.place(of: second.range.lowerBound).line
      == source.place(of: first.range.upperBound - 1).line + 1
  }

  // MARK: - Result

  /// Returns the bytes of a range with the edits that lie within it.
  ///
  /// If two edits overlap, the first in order is applied, and the other is left out.
  func rendered(_ range: Range<Int>) -> [UInt8] {
    var result: [UInt8] = []
    var position = range.lowerBound
    for edit in TextEdit.ordered(edits) where edit.range.lowerBound >= position {
      guard edit.range.upperBound <= range.upperBound else { continue }
      result += source.bytes[position..<edit.range.lowerBound]
      result += edit.replacement
      position = edit.range.upperBound
    }
    return result + source.bytes[position..<range.upperBound]
  }
}

/// A replacement of bytes.
struct TextEdit: Equatable {
  /// The bytes that are replaced; empty for an insertion.
  var range: Range<Int>
  var replacement: [UInt8]

  /// The edits in the order of the source.
  ///
  /// At one place an insertion comes before another edit. Of two that begin at one place, the longer
  /// comes first.
  static func ordered(_ edits: [TextEdit]) -> [TextEdit] {
    edits.enumerated().sorted { one, two in
      let (a, b) = (one.element.range, two.element.range)
      if a.lowerBound != b.lowerBound { return a.lowerBound < b.lowerBound }
      if a.isEmpty != b.isEmpty { return a.isEmpty }
      if a.upperBound != b.upperBound { return a.upperBound > b.upperBound }
      return one.offset < two.offset
    }.map(\.element)
  }
}
