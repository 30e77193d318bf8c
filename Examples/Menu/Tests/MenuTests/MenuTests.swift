import Foundation
import NavigationKitTesting
import Testing

@testable import Menu

@Suite struct MenuTests {
  /// The text of a file in the package.
  private func text(_ path: String) throws -> String {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    return try String(contentsOf: folder.appending(path: "../../\(path)"), encoding: .utf8)
  }

  private func pilot() throws -> Pilot {
    try Pilot(delegate: AppDelegate(), size: .init(width: 48, height: 11), name: "menu")
  }

  @Test func `the flow`() throws {
    let path = "Tests/MenuTests/play.flow"
    try pilot().run(flow: text(path), name: path)
  }

  @Test func `the picture in README is the first screen`() throws {
    let app = try pilot()
    #expect(try text("README.md").contains("```text\n\(app.screen)\n```"), "\(app.screen)")
  }
}
