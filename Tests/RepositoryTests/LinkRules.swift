import Foundation

/// The links of a Markdown page to other files of the project.
enum LinkRules {
  /// Returns the targets of relative links, resolved against the folder of the page at `path`.
  static func targets(in text: String, at path: String) -> [(target: String, line: Int)] {
    text.components(separatedBy: "\n").enumerated().flatMap { index, line in
      line.matches(of: /\]\(([^)#\s]+)(?:#[^)]*)?\)/).map { String($0.output.1) }
        .filter { !$0.contains(":") }
        .map { (resolved($0, from: path), index + 1) }
    }
  }

  private static func resolved(_ link: String, from path: String) -> String {
    var parts = path.split(separator: "/").dropLast().map(String.init)
    for part in link.split(separator: "/").map(String.init) where part != "." {
      if part == "..", !parts.isEmpty { parts.removeLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }
}
