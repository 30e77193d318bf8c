internal import NavigationKit
internal import NavigationKitTesting

extension FlowFile {
  /// Reads a file. Defects do not stop the reading, so that all are reported at once.
  ///
  /// A file without a line `flow` is one flow with the file's name.
  ///
  /// - Parameters:
  ///   - path: The path, for messages.
  ///   - bytes: The contents, in UTF-8.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    var reader = FlowFileReader(path: path)
    let text = String(decoding: bytes, as: UTF8.self)
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      reader.read(String(line))
    }
    (flows, defects) = reader.finish()
  }
}

/// Reads the lines of a file in order.
private struct FlowFileReader {
  let path: String
  private var flows: [FlowTest] = []
  private var defects: [FlowDefect] = []
  private var line = 0
  /// Indicates whether indented lines are settings.
  private var isInHeader = false
  /// The open block of `repeat` or `during`, to which indented lines belong.
  private var block: Block?

  private struct Block {
    var indent: Int
    var header: FlowLine
    /// The number of defects before the lines of the block.
    var defectsBefore: Int
  }

  init(path: String) { self.path = path }

  mutating func finish() -> ([FlowTest], [FlowDefect]) {
    closeBlock()
    return (flows, defects)
  }

  mutating func read(_ text: String) {
    line += 1
    do throws(FlowSyntaxError) {
      let tokens = try FlowToken.tokens(of: text)
      guard let first = tokens.first else { return }
      if first.word == "flow", first.start == 0 { return try begin(tokens) }
      if isInHeader, first.start > 0, FlowSettingsReader.isSetting(first) {
        flows[flows.count - 1].lastLine = line
        return try FlowSettingsReader.read(tokens, into: &flows[flows.count - 1].settings)
      }
      isInHeader = false
      if flows.isEmpty { flows.append(FlowTest(name: fileName, path: path, line: 1, lastLine: 1)) }
      flows[flows.count - 1].lastLine = line
      if let block, first.start > block.indent { return try addToBlock(tokens, text) }
      closeBlock()
      let reader = FlowLineReader(line: line, characters: Array(text))
      for found in try reader.lines(tokens) {
        if found.isOpenBlock {
          block = Block(
            indent: first.start, header: found, defectsBefore: defects.count)
        } else {
          flows[flows.count - 1].lines.append(found)
        }
      }
    } catch {
      defects.append(
        FlowDefect(
          path: path, line: line, column: error.start + 1, length: error.length,
          message: error.message, text: text))
    }
  }

  private mutating func begin(_ tokens: [FlowToken]) throws(FlowSyntaxError) {
    closeBlock()
    var parser = FlowParser(tokens)
    parser.take()
    let name = try parser.name("the name of the flow in quotation marks")
    flows.append(FlowTest(name: name, path: path, line: line, lastLine: line))
    isInHeader = true
    if !parser.isAtEnd {
      let rest = Array(tokens[parser.index...])
      try FlowSettingsReader.read(rest, into: &flows[flows.count - 1].settings)
    }
  }

  private mutating func addToBlock(_ tokens: [FlowToken], _ text: String) throws(FlowSyntaxError) {
    guard var open = block else { return }
    let reader = FlowLineReader(line: line, characters: Array(text))
    switch open.header.action {
    case .repeating(let count, let lines):
      open.header.action = .repeating(count, lines + (try reader.lines(tokens)))
    case .during(let kind, let moments):
      open.header.action = .during(kind, moments + (try reader.moments(tokens[...])))
    case .step, .expect, .snapshot, .run: break
    }
    block = open
  }

  private mutating func closeBlock() {
    guard let open = block else { return }
    block = nil
    if open.header.isOpenBlock, defects.count == open.defectsBefore {
      defects.append(
        FlowDefect(
          path: path, line: open.header.line, column: open.header.column,
          length: open.header.text.count,
          message: "the block is empty; write its steps in indented lines below",
          text: open.header.text))
    }
    flows[flows.count - 1].lines.append(open.header)
  }

  private var fileName: String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name.hasSuffix(".flow") ? String(name.dropLast(5)) : name
  }
}

extension FlowLine {
  /// Indicates whether the line begins a block whose lines follow.
  var isOpenBlock: Bool {
    switch action {
    case .repeating(_, let lines): lines.isEmpty
    case .during(_, let moments): moments.isEmpty
    case .step, .expect, .snapshot, .run: false
    }
  }
}
