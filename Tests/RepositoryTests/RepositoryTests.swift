import Testing

@Suite struct RepositoryTests {
  @Test(.enabled(if: Repository.isGitCheckout))
  func `no file contains a path of one machine or a host of a package registry`() throws {
    let found = try Repository.ownFiles().flatMap { path in
      MachineRules.findings(in: try Repository.text(of: path)).map {
        FileFinding(path: path, finding: $0)
      }
    }
    #expect(found == [])
  }

  @Test(.enabled(if: Repository.isGitCheckout))
  func `no build products are committed`() throws {
    let products = LayoutRules.products(among: try Repository.trackedFiles())
    #expect(products == [])
  }

  @Test(.enabled(if: Repository.isGitCheckout))
  func `the top folder of the project has only known entries`() throws {
    let strangers = LayoutRules.strangers(among: try Repository.ownFiles())
    #expect(strangers == [])
  }

  @Test(.enabled(if: Repository.isGitCheckout))
  func `links between the pages lead to existing files`() throws {
    let pages = try Repository.ownFiles().filter { $0.hasSuffix(".md") }
    #expect(pages.contains("README.md"))
    let dead = try pages.flatMap { path in
      LinkRules.targets(in: try Repository.text(of: path), at: path)
        .filter { !Repository.exists($0.target) }
        .map { FileFinding(path: path, finding: Finding(line: $0.line, what: $0.target)) }
    }
    #expect(dead == [])
  }
}

@Suite struct MachineRulesTests {
  /// The pieces of a line are joined here, or this file would break the rule.
  @Test(arguments: [
    ["see /", "home/jo/segue"], ["\"/", "root/x\""], ["file:///", "Users/jo/a"],
    ["cd /", "work/main"],
    ["PATH=/", "opt/swift/usr/bin"], ["https://", "pypi", ".org/simple"],
    ["http://deb.", "debian.org/debian"],
  ])
  func `a machine's path or a registry's host is found`(pieces: [String]) {
    let found = MachineRules.findings(in: "first\n" + pieces.joined())
    #expect(found.map(\.line) == [2])
  }

  @Test(arguments: [
    "docs/work/plan.md", "../home/a", "~/work/a", "/usr/bin/env", "/usr/include/panel.h",
    "/dev/tty",
    "https://www.swift.org/install/linux/", "/home", "https://example.com/home/a", "$(pwd)/work/a",
  ])
  func `other paths and hosts are not found`(line: String) {
    #expect(MachineRules.findings(in: line) == [])
  }
}

@Suite struct LayoutRulesTests {
  @Test func `an unknown entry at the top is found once`() {
    let paths = ["README.md", "notes.txt", "Sources/A/a.swift", "tools/a", "tools/b"]
    #expect(LayoutRules.strangers(among: paths) == ["notes.txt", "tools"])
  }

  @Test func `products are found at any depth`() {
    let products = [
      "Package.resolved", "Examples/Chat/Package.resolved", ".build/a", ".build-x/a", ".swiftpm/b",
    ]
    #expect(LayoutRules.products(among: products) == products)
    #expect(LayoutRules.products(among: ["Sources/build.swift", "docs/Package.resolved.md"]) == [])
  }
}

@Suite struct LinkRulesTests {
  @Test func `links are resolved from their page`() {
    let page = "[a](b.md)\n[c](../d.md#e), [f](#g), [h](https://example.com/i) and ![j](./k/l.svg)"
    let found = LinkRules.targets(in: page, at: "docs/x.md")
    #expect(found.map(\.target) == ["docs/b.md", "d.md", "docs/k/l.svg"])
    #expect(found.map(\.line) == [1, 2, 2])
  }
}
