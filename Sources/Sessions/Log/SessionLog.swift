internal import Storyboards
import TextFormats

/// The recording of a session, read from a log file.
///
/// ```swift
/// let storyboard = #"{"version":1,"canvas":{"width":9,"height":9},"initialScene":"a","scenes":[{"id":"a"}]}"#
/// // The header, and a tap after half a second.
/// let header = SessionHeader(
///   program: "example", ticksPerSecond: Tick.perSecond, columns: 20, rows: 5,
///   storyboardName: "a.json", storyboard: storyboard)  // One scene.
/// let input = #"{"record":"input","tick":60,"command":"tap"}"# + "\n"
/// let log = try SessionLog(header.line + Array(input.utf8))
/// precondition(log.inputs == [SessionInput(tick: 60, .tap)])
/// precondition(!log.isComplete)  // There is no "end" record.
/// print(log.listing(only: [.inputs]))
/// ```
///
/// To check that a log still gives the same events and screens, see ``Replay``.
public struct SessionLog: Hashable, Sendable {
  /// The first record: scene files, size and settings.
  public var header: SessionHeader
  /// The records after the header, in the order of the file.
  public var records: [SessionRecord]
  /// Descriptions of the skipped parts, each with its line number, such as `7: unknown record kind;
  /// record skipped`. There are at most 100, followed by the count of the rest.
  public var remarks: [String]
  /// Fingerprints of the rows of screens, by the digest of the screen.
  public var rows: [String: RowDigests] = [:]
  /// The cells of screens.
  var screens = RecordedScreens()

  /// A Boolean value that indicates whether the recording was ended properly, by an `end` record.
  ///
  /// A log without an `end` record was interrupted by a crash or a full disk. It can be replayed up
  /// to its last record.
  public var isComplete: Bool {
    if case .end = records.last { true } else { false }
  }

  /// The session's last recorded tick. If the last record is a `branch`, this is the tick that the
  /// session returned to.
  public var end: Int { records.last?.nextTick ?? 0 }

  /// Reads a log.
  ///
  /// An incomplete last line, which a killed program leaves, is skipped with a remark. Records,
  /// events and settings of unknown kinds are skipped too, because later versions may write them.
  /// Takes time proportional to the bytes.
  ///
  /// - Parameter bytes: The contents of the file.
  /// - Throws: ``SessionLogError`` with the line if the log cannot be replayed exactly.
  public init(_ bytes: [UInt8]) throws(SessionLogError) {
    guard !bytes.isEmpty else { throw SessionLogError(reason: .empty, line: 1) }
    // A header without its line feed may be incomplete.
    guard let headerEnd = bytes.firstIndex(of: Self.newline) else {
      let isHeader = bytes.starts(with: Self.headerStart)
      throw SessionLogError(reason: isHeader ? .cutHeader : .noHeader, line: 1)
    }
    header = try Self.read(bytes, 0..<headerEnd, line: 1) { node throws(SessionLogError.Reason) in
      try SessionHeader(node)
    }
    records = []
    remarks = header.settings.filter { !SessionHeader.knownSettings.contains($0.name) }.map {
      "1: unknown setting '\($0.name.harmless())'; setting ignored"
    }
    try readRecords(of: bytes, from: headerEnd + 1)
  }

  private static let newline = UInt8(ascii: "\n")
  private static let headerStart = Array(#"{"record":"header""#.utf8)
  /// The largest number of remarks. A log of a later version can cause many.
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
    if omitted > 0 { remarks.append("\(line): … and \(omitted) more remarks") }
    if start < bytes.count {
      remarks.append("\(line): incomplete last line; line skipped")
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
