/// The question for a status report (DSR 5), which the terminal answers when it has read that far.
///
/// ECMA-48 defines it as DEVICE STATUS REPORT, and terminals have answered it since the VT100. A
/// terminal that does not know it ignores it.
enum StatusReport {
  /// The bytes that ask for a report.
  static let question = Array("\u{1B}[5n".utf8)
  /// The bytes of the usual report: the terminal is ready.
  static let answer = Array("\u{1B}[0n".utf8)

  /// Indicates whether a sequence is a status report: ready, or a malfunction.
  static func isAnswer(_ bytes: [UInt8]) -> Bool {
    bytes == answer || bytes == Array("\u{1B}[3n".utf8)
  }
}
