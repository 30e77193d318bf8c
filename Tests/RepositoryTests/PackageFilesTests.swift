import Foundation
import Testing

/// The files at the top that other programs read: `flake.nix` and `action.yml`.
@Suite struct PackageFilesTests {
  @Test func `the flake replaces the dependency that Package.swift declares`() throws {
    let declared =
      #".package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0")"#
    #expect(try Repository.text(of: "Package.swift").contains(declared))
    #expect(try Repository.text(of: "flake.nix").contains(declared))
  }

  @Test(arguments: ["flake.nix", "action.yml"])
  func `packages name the version of the program`(file: String) throws {
    let source = try Repository.text(of: "Sources/SegueCLI/Version.swift")
    let version = try #require(source.firstMatch(of: /programVersion = "([0-9.]+)"/)).output.1
    let text = try Repository.text(of: file)
    #expect(text.contains("version = \"\(version)\"") || text.contains("default: \(version)\n"))
  }

  @Test func `the scripts of the action are the ones in its folder`() throws {
    let action = try Repository.text(of: "action.yml")
    for script in try FileManager.default.contentsOfDirectory(
      atPath: Repository.url(of: ".github/action").path)
    {
      #expect(action.contains("/.github/action/\(script)"))
    }
  }
}
