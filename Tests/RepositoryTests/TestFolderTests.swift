import Testing

/// The folders of the tests.
@Suite struct TestFolderTests {
  @Test func `the tests have at most 24 folders`() throws {
    #expect(try Repository.folders(in: "Tests").count <= 24)
  }

  @Test func `each target of tests is named after a module`() throws {
    let modules = try Repository.folders(in: "Sources").map { "\($0)Tests" } + ["RepositoryTests"]
    let targets = try Repository.folders(in: "Tests").filter { $0.hasSuffix("Tests") }
    #expect(Set(targets).subtracting(modules) == [])
  }

  @Test func `the folders of a target are folders of its module`() throws {
    for target in try Repository.folders(in: "Tests") where target.hasSuffix("Tests") {
      let module = "Sources/\(target.dropLast(5))"
      for folder in try Repository.folders(below: "Tests/\(target)")
      where Repository.exists(module) && !Self.others.contains("\(target)/\(folder)") {
        #expect(Repository.exists("\(module)/\(folder)"), "\(target)/\(folder)")
      }
    }
  }

  /// `UIKitNames` has no folders, and its tests are apps; `FlowMaps` is tested beside `Flows`.
  private static let others: Set<String> = [
    "FlowsTests/FlowMaps", "UIKitNamesTests/MainThread", "UIKitNamesTests/Members",
    "UIKitNamesTests/Names", "UIKitNamesTests/Probes", "UIKitNamesTests/Probes/Contracts",
    "UIKitNamesTests/Probes/Documented", "UIKitNamesTests/Probes/Facts",
    "UIKitNamesTests/Probes/Practice", "UIKitNamesTests/Probes/Sourced",
    "UIKitNamesTests/Probes/Uses", "UIKitNamesTests/Tutorials",
  ]
}
