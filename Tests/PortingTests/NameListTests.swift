import Foundation
import Porting
import ProjectFiles
import Testing

/// The list of names in `Sources/Porting/Resources/names.txt`.
@Suite struct NameListTests {
  private static let path = "Sources/Porting/Resources/names.txt"

  @Test func `the list has the names that the sources declare`() throws {
    let expected = try Self.expected()
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
      try expected.write(to: Project.file(Self.path), atomically: true, encoding: .utf8)
      Issue.record("recorded \(Self.path); read the difference, then run again")
    }
    let text = try Project.text(of: Self.path)
    #expect(text == expected, "the list is outdated; RECORD_SNAPSHOTS=1 records it")
  }

  @Test func `the list is found in the module`() {
    #expect(KnownNames.current.types.isSuperset(of: ["UIViewController", "UITableView", "CGRect"]))
    #expect(KnownNames.current.members.isSuperset(of: ["viewDidLoad", "present", "systemRed"]))
    #expect(!KnownNames.current.types.contains("WKWebView"))
  }

  private static func expected() throws -> String {
    let types = try names(
      in: ["UIKitNames", "FoundationNames"],
      /(?m)^public (?:final |indirect )?(?:typealias|struct|class|enum|let|protocol) (\w+)/)
    let modules = [
      "CellGraphics", "Motion", "NavigationKit", "FoundationNames", "UIKitNames",
    ]
    let declared = try names(
      in: modules,
      /(?m)^ *(?:@\w+(?:\([^)\n]*\))? )*(?:public|open)(?:\([a-z]+\))? (?:[a-z]+(?:\([a-z]+\))? )*?(?:var|let|func|typealias|struct|class|enum|protocol) `?(\w+)/
    )
    // Requirements of protocols and members of public extensions need no word of access.
    let plain = try names(in: modules, /(?m)^ +(?:static |mutating )*(?:var|func) `?(\w+)/)
    let cases = try lists(in: modules, /(?m)^ +case ((?:`?\w+`?(?:\([^\n)]*\))?(?:, )?)+)$/)
    return text(types) + "\n" + text(declared.union(plain).union(cases))
  }

  private static func names(
    in modules: [String], _ pattern: Regex<(Substring, Substring)>
  ) throws -> Set<String> {
    var names: Set<String> = []
    for module in modules {
      for file in try sources(of: module) {
        names.formUnion(file.matches(of: pattern).map { String($0.output.1) })
      }
    }
    return names
  }

  /// The names of enumerations' cases, several on a line.
  private static func lists(
    in modules: [String], _ pattern: Regex<(Substring, Substring)>
  ) throws -> Set<String> {
    Set(
      try names(in: modules, pattern).flatMap { line in
        line.split(separator: ",").map { String($0.trimmed.prefix { $0.isLetter || $0.isNumber }) }
      })
  }

  private static func sources(of module: String) throws -> [String] {
    let folder = Project.file("Sources/\(module)")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return try paths.filter { $0.hasSuffix(".swift") }.sorted()
      .map { try Project.text(of: "Sources/\(module)/\($0)") }
  }

  /// Sorted names in lines of at most 100 characters.
  private static func text(_ names: Set<String>) -> String {
    var lines = [""]
    for name in names.sorted() where !name.isEmpty {
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = name
      } else if last.count + 1 + name.count <= 100 {
        lines[lines.count - 1] += " \(name)"
      } else {
        lines.append(name)
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension Substring {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
