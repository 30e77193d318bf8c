/// A violation of a rule in a text.
struct Finding: Hashable, CustomStringConvertible {
  /// Counted from 1.
  var line: Int
  var what: String

  var description: String { "line \(line): \(what)" }
}

/// A finding and the file it is in, so that a failed expectation says where to look.
struct FileFinding: Hashable, CustomStringConvertible {
  var path: String
  var finding: Finding

  var description: String { "\(path):\(finding.line): \(finding.what)" }
}
