/// The names of the storyboards in a bundle.
///
/// A name is a path from the main file's folder with `/` between its parts, without `.` and `..`.
///
/// A bundle compares names as texts, so each file must have exactly one. Two paths such as
/// `a/../b.json` and `./b.json` therefore become the same name when they are resolved.
package enum StoryboardName {
  /// Returns the name of the main file at a path.
  package static func main(_ path: String) -> String {
    path.split(separator: "/", omittingEmptySubsequences: true).last.map(String.init) ?? ""
  }

  /// Returns the path of the storyboard `name` for messages. The main file is at `mainPath`.
  package static func path(of name: String, mainPath path: String) -> String {
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    return folder + name
  }

  /// Returns the name of the file to which `path` leads from the storyboard `name`.
  ///
  /// - Parameters:
  ///   - path: The path as the file has it, relative to the folder of that file.
  ///   - name: The name of the file that contains the path.
  package static func resolve(_ path: String, from name: String) -> Resolution {
    // The system would ignore everything after a NUL.
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

  /// Returns the path by which the storyboard `name` refers to the storyboard `other`.
  package static func relativePath(of other: String, from name: String) -> String {
    let folder = name.split(separator: "/").dropLast()
    let parts = other.split(separator: "/")
    let shared = zip(folder, parts.dropLast()).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: folder.count - shared)
    return (up + parts.dropFirst(shared).map(String.init)).joined(separator: "/")
  }

  /// The result of resolving a path.
  package enum Resolution: Equatable {
    case name(String)
    /// An absolute or empty path.
    case notRelative
    /// A path out of the folder of the main file.
    case outside
  }
}
