internal import Storyboards
import TextFormats

/// A log that has been read.
public struct SessionLog: Hashable, Sendable {
  public var header: SessionHeader
  /// In the order of the file.
  public var records: [SessionRecord]
  /// What was left out, in words, with the line.
  public var remarks: [String]
  /// Digests of the rows of screens, by the digest of the screen.
  public var rows: [String: RowDigests] = [:]
  /// Cells of screens.
  var screens = RecordedScreens()

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
    guard !bytes.isEmpty else { throw SessionLogError(reason: .empty, line: 1) }
    // Without its newline the header may have been cut anywhere; nothing can be replayed.
    guard let headerEnd = bytes.firstIndex(of: Self.newline) else {
      let isHeader = bytes.starts(with: Self.headerStart)
      throw SessionLogError(reason: isHeader ? .cutHeader : .noHeader, line: 1)
    }
    header = try Self.read(bytes, 0..<headerEnd, line: 1) { node throws(SessionLogError.Reason) in
      try SessionHeader(node)
    }
    records = []
    remarks = header.settings.filter { !SessionHeader.knownSettings.contains($0.name) }.map {
      "1: a setting '\($0.name.harmless())' that this version does not know was left out"
    }
    try readRecords(of: bytes, from: headerEnd + 1)
  }

  private static let newline = UInt8(ascii: "\n")
  private static let headerStart = Array(#"{"record":"header""#.utf8)
  /// So many remarks are made; a log of a later version may give cause for very many.
  private static let maxRemarks = 100

  private mutating func readRecords(of bytes: [UInt8], from start: Int) throws(SessionLogError) {
    var reader = SessionRecordReader()
    var start = start
    var line = 2
    var timeline = Timeline()
    var omitted = 0
    while let end = bytes[start...].firstIndex(of: Self.newline) {
      let record = try Self.read(bytes, start..<end, line: line) {
        node throws(SessionLogError.Reason) in try reader.record(node)
      }
      if let remark = reader.remark {
        if remarks.count < Self.maxRemarks {
          remarks.append("\(line): \(remark)")
        } else {
          omitted += 1
        }
      }
      if let record {
        guard record.tick >= timeline.end else {
          throw SessionLogError(reason: .timeRunsBackwards, line: line)
        }
        guard timeline.apply(record) else {
          throw SessionLogError(reason: .unknownPosition, line: line)
        }
        records.append(record)
      }
      start = end + 1
      line += 1
    }
    rows = reader.rows
    screens = reader.screens
    if omitted > 0 { remarks.append("\(line): … and \(omitted) more") }
    if start < bytes.count {
      remarks.append("\(line): the last line is not whole and was left out")
    }
  }

  private static func read<Value>(
    _ bytes: [UInt8], _ range: Range<Int>, line: Int,
    _ make: (JSONNode) throws(SessionLogError.Reason) -> Value
  ) throws(SessionLogError) -> Value {
    let node: JSONNode
    do {
      node = try JSONNode(json: bytes, in: range)
    } catch {
      let isHeader = bytes.starts(with: Self.headerStart)
      let reason: SessionLogError.Reason =
        line == 1 && !isHeader ? .noHeader : .badSyntax(error.description)
      throw SessionLogError(reason: reason, line: line)
    }
    do {
      return try make(node)
    } catch {
      throw SessionLogError(reason: error, line: line)
    }
  }
}
