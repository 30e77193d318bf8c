import Foundation

/// A file of the project says nothing about the machine it was written on.
///
/// The patterns are put together from parts, or this file would be its own first finding.
enum MachineRules {
  /// Folders that hold one person's or one machine's files, never a system's.
  private static let folders = ["home", "root", "Users", "work", "opt", "mnt", "srv"]

  private static let hosts = [
    ["deb", "debian", "org"], ["security", "debian", "org"], ["archive", "ubuntu", "com"],
    ["pypi", "org"], ["pythonhosted", "org"], ["registry", "npmjs", "org"], ["crates", "io"],
    ["proxy", "golang", "org"], ["repo1", "maven", "org"], ["rubygems", "org"],
  ].map { $0.joined(separator: ".") }

  static func findings(in text: String) -> [Finding] {
    text.components(separatedBy: "\n").enumerated().flatMap { index, line in
      let paths = folders.map { "/\($0)/" }.filter { names($0, in: line) }
        .map { "\($0)… is a path of one machine" }
      let found = hosts.filter(line.contains).map { "\($0) is a package registry's host" }
      return (paths + found).map { Finding(line: index + 1, what: $0) }
    }
  }

  /// True where `path` starts a path in `line`, rather than standing inside a longer one.
  private static func names(_ path: String, in line: String) -> Bool {
    line.ranges(of: path).contains { range in
      guard range.lowerBound > line.startIndex else { return true }
      let before = line[line.index(before: range.lowerBound)]
      return !(before.isLetter || before.isNumber || "._~-)}*".contains(before))
    }
  }
}
