internal import Storyboards

/// A log that has been read.
public struct SessionLog: Hashable, Sendable {
  public var header: SessionHeader
  /// In the order of the file.
  public var records: [SessionRecord]
  /// What was left out, in words, with the line.
  public var remarks: [String]

  /// Whether the session ended in good order.
  public var isComplete: Bool {
    if case .end = records.last { true } else { false }
  }

  /// The tick of the last record.
  public var end: Int { records.last?.nextTick ?? 0 }

  /// Reads a log.
  ///
  /// A last line that is not whole, as a program that was killed leaves it, is left out with a remark,
  /// and so are records of unknown kinds, which later versions may write.
  ///
  /// - Throws: `SessionLogError` where the log cannot be replayed as it happened.
  public init(_ bytes: [UInt8]) throws(SessionLogError) {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let tail = lines.popLast() ?? []
    guard !lines.isEmpty || !tail.isEmpty else { throw SessionLogError(reason: .empty, line: 1) }
    // Without its newline the header may have been cut anywhere; nothing can be replayed.
    guard let first = lines.first else { throw SessionLogError(reason: .noHeader, line: 1) }
    header = try Self.read(first, line: 1) { node throws(SessionLogError.Reason) in
      try SessionHeader(node)
    }
    records = []
    remarks = []
    var course = Timeline()
    for (index, line) in lines.enumerated().dropFirst() {
      let record = try Self.read(line, line: index + 1) { node throws(SessionLogError.Reason) in
        try SessionRecord(node)
      }
      guard let record else {
        remarks.append("\(index + 1): a record of a kind this version does not know was left out")
        continue
      }
      guard record.tick >= course.end else {
        throw SessionLogError(reason: .timeRunsBackwards, line: index + 1)
      }
      guard course.follow(record) else {
        throw SessionLogError(reason: .unknownMoment, line: index + 1)
      }
      records.append(record)
    }
    if !tail.isEmpty {
      remarks.append("\(lines.count + 1): the last line is not whole and was left out")
    }
  }

  private static func read<Value>(
    _ bytes: ArraySlice<UInt8>, line: Int,
    _ make: (JSONNode) throws(SessionLogError.Reason) -> Value
  ) throws(SessionLogError) -> Value {
    let node: JSONNode
    do {
      node = try JSONNode(json: Array(bytes))
    } catch {
      let reason: SessionLogError.Reason = line == 1 ? .noHeader : .badSyntax(error.description)
      throw SessionLogError(reason: reason, line: line)
    }
    do {
      return try make(node)
    } catch {
      throw SessionLogError(reason: error, line: line)
    }
  }
}
