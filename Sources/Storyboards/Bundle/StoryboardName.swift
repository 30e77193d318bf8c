/// The names of a bundle's storyboards: paths from the main file's folder, with `/` between their
/// parts and neither `.` nor `..` among them.
package enum StoryboardName {
  /// Returns the name of the main file, which is at `path`.
  package static func main(_ path: String) -> String {
    path.split(separator: "/", omittingEmptySubsequences: true).last.map(String.init) ?? ""
  }

  /// Returns the path of the storyboard `name` for messages, where the main file is at `path`.
  package static func path(of name: String, mainPath path: String) -> String {
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    return folder + name
  }

  /// The name of the file that the storyboard `name` calls `path`.
  package static func resolve(_ path: String, from name: String) -> Resolution {
    // What comes after a NUL would not reach the system.
    guard !path.hasPrefix("/"), !path.isEmpty, !path.unicodeScalars.contains("\0") else {
      return .notRelative
    }
    var parts = name.split(separator: "/").dropLast()
    for part in path.split(separator: "/") where part != "." {
      if part != ".." {
        parts.append(part)
      } else if parts.popLast() == nil {
        return .outside
      }
    }
    return parts.isEmpty ? .notRelative : .name(parts.joined(separator: "/"))
  }

  /// The path by which the storyboard `name` refers to the one that is called `other`.
  package static func relativePath(of other: String, from name: String) -> String {
    let folder = name.split(separator: "/").dropLast()
    let parts = other.split(separator: "/")
    let shared = zip(folder, parts.dropLast()).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: folder.count - shared)
    return (up + parts.dropFirst(shared).map(String.init)).joined(separator: "/")
  }

  package enum Resolution: Equatable {
    case name(String)
    /// Absolute, or of no file.
    case notRelative
    /// Not within the folder of the main file.
    case outside
  }
}
