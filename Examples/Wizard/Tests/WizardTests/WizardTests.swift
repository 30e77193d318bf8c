import Foundation
import NavigationKitTesting
import Testing

@testable import Wizard

@Suite struct WizardTests {
  /// The text of a file in the package.
  private func text(_ path: String) throws -> String {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    return try String(contentsOf: folder.appending(path: "../../\(path)"), encoding: .utf8)
  }

  private func pilot() throws -> Pilot {
    try Pilot(delegate: AppDelegate(), size: .init(width: 48, height: 11), name: "wizard")
  }

  @Test func `an order, and another one`() throws {
    let path = "Tests/WizardTests/order.flow"
    try pilot().run(flow: text(path), name: path)
  }

  @Test func `the picture in README is the screen of the second step`() throws {
    let app = try pilot()
    try app.run("type \"Ada\" into #name; tap \"Next\"")
    #expect(try text("README.md").contains("```text\n\(app.screen)\n```"), "\(app.screen)")
  }
}
