import Foundation
import NavigationKitTesting
import Testing

@testable import Files

@Suite struct FilesTests {
  /// The text of a file in the package.
  private func text(_ path: String) throws -> String {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    return try String(contentsOf: folder.appending(path: "../../\(path)"), encoding: .utf8)
  }

  /// Runs the app in a new folder of the disk.
  private func browse(_ body: (Pilot) throws -> Void) throws {
    let home = FileManager.default.temporaryDirectory.appending(path: "\(UUID())/Home")
    defer { try? FileManager.default.removeItem(at: home.deletingLastPathComponent()) }
    let letters = home.appending(path: "docs/letters")
    try FileManager.default.createDirectory(at: letters, withIntermediateDirectories: true)
    let letter = "Dear Ada,\n" + (1...30).map { "line \($0)" }.joined(separator: "\n")
    try Data(letter.utf8).write(to: letters.appending(path: "ada.txt"))
    try Data("Buy bread.".utf8).write(to: home.appending(path: "docs/todo.txt"))
    try Data("Nothing yet.".utf8).write(to: home.appending(path: "notes.txt"))
    try body(
      Pilot(delegate: AppDelegate(Item(home)), size: .init(width: 64, height: 8), name: "files"))
  }

  @Test func `the flow`() throws {
    let path = "Tests/FilesTests/browse.flow"
    try browse { try $0.run(flow: text(path), name: path) }
  }

  @Test func `the picture in README is the screen with a file`() throws {
    try browse { app in
      try app.run("tap \"docs\"; tap \"todo.txt\"")
      #expect(try text("README.md").contains("```text\n\(app.screen)\n```"), "\(app.screen)")
    }
  }
}
