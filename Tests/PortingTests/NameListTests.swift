import Foundation
import ProjectFiles
import Testing

@testable import Porting

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
    var (types, members): (Set<String>, Set<String>) = ([], [])
    for module in ["CellGraphics", "Motion", "NavigationKit", "FoundationNames", "UIKitNames"] {
      let hasUIKitsNames = ["FoundationNames", "UIKitNames"].contains(module)
      for text in try sources(of: module) {
        let reader = DeclarationReader(try SwiftSource(path: "a.swift", bytes: Array(text.utf8)))
        if hasUIKitsNames { types.formUnion(reader.globals.filter(isPublic).map(\.name)) }
        for type in reader.types {
          let names = type.name.split(separator: ".").map(String.init)
          if type.kind != .extension, isPublic(type.modifiers) {
            if hasUIKitsNames, names.count == 1 { types.insert(type.name) }
            members.insert(names[names.count - 1])
          }
          // Requirements of protocols, cases and members of public extensions need no word.
          let areAllPublic =
            type.kind == .protocol || type.kind == .extension && isPublic(type.modifiers)
          members.formUnion(
            type.members.filter { areAllPublic || $0.kind == .cases || isPublic($0) }.map(\.name))
        }
      }
    }
    return text(types) + "\n" + text(members)
  }

  private static func isPublic(_ member: SwiftMember) -> Bool { isPublic(member.modifiers) }

  private static func isPublic(_ modifiers: Set<String>) -> Bool {
    modifiers.contains("public") || modifiers.contains("open")
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
