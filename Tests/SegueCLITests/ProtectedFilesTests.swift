import Foundation
import Glibc
import InterfaceBuilder
import TerminalTestSupport
import Testing

/// Files that a command must not lose: what it reads, what is no log, links and owners.
@Suite struct ProtectedFilesTests {
  private static let referring = """
    {"version": 1, "canvas": {"width": 4, "height": 8}, "initialScene": "a",
     "scenes": [
       {"id": "a", "segues": [{"id": "go", "kind": "show", "to": "part", "trigger": {"swipe": "left"}}]},
       {"id": "part", "kind": "storyboardReference", "file": "part.json"}]}
    """
  private static let part = """
    {"version": 1, "canvas": {"width": 4, "height": 8}, "initialScene": "b", "scenes": [{"id": "b"}]}
    """

  @Test(arguments: [
    ["graph", "main.json", "--format", "json", "-o", "part.json"],
    ["diff", "old.json", "main.json", "--format", "json", "-o", "part.json"],
    ["baseline", "write", "main.json", "-o", "part.json"],
    ["graph", "main.json", "--path", "a", "b", "-o", "part.json"],
  ])
  func `no command overwrites a referenced file`(arguments: [String]) throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(Self.referring, to: "main.json")
    _ = try folder.write(Self.part, to: "old.json")
    _ = try folder.write(Self.part, to: "part.json")
    let run = try PlainRun(arguments, in: folder.url)
    #expect(run.status == 73)
    #expect(run.errors.contains("part.json: this command reads it; name another file"))
    #expect(try folder.bytes(of: "part.json") == Array(Self.part.utf8))
  }

  @Test func `--overwrite does not replace a file above 1 GB that is not a log`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("dear diary", to: "diary")
    // Sparse: it takes no room.
    #expect(truncate(path, 1 << 30 + 1) == 0)
    let terminal = try TestTerminal(segue: ["run", "--record", path, "--overwrite"], columns: 200)
    #expect(try terminal.waitForEnd() == .exited(73))
    try terminal.wait(for: "the reason") { terminal.text.contains("is not a log") }
    var status = stat()
    #expect(stat(path, &status) == 0 && status.st_size == 1 << 30 + 1)
  }

  @Test func `fmt keeps hard links, owner and permissions`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(#"{"scenes":[],"version":1}"#, to: "a.json")
    #expect(link(path, folder.path("b.json")) == 0)
    // Only root can give a file away.
    let owner: uid_t = getuid() == 0 ? 1_234 : getuid()
    #expect(chown(path, owner, getgid()) == 0 && chmod(path, 0o640) == 0)
    #expect(try PlainRun(["fmt", "a.json"], in: folder.url).status == 0)
    let formatted = Array("{ \"version\": 1, \"scenes\": [] }\n".utf8)
    #expect(try folder.bytes(of: "a.json") == formatted)
    #expect(try folder.bytes(of: "b.json") == formatted)
    var status = stat()
    #expect(stat(path, &status) == 0)
    #expect(status.st_nlink == 2 && status.st_uid == owner && status.st_mode & 0o777 == 0o640)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).count == 2)
  }

  @Test func `fmt keeps the owner of a file with one link`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(#"{"scenes":[],"version":1}"#, to: "a.json")
    let owner: uid_t = getuid() == 0 ? 1_234 : getuid()
    #expect(chown(path, owner, getgid()) == 0)
    #expect(try PlainRun(["fmt", "a.json"], in: folder.url).status == 0)
    var status = stat()
    #expect(stat(path, &status) == 0 && status.st_uid == owner)
  }

  @Test func `import overwrites only with --overwrite, and never the storyboard`() throws {
    let folder = try TemporaryFolder()
    let storyboard = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      initialViewController="v"><scenes><scene sceneID="s"><objects>
      <viewController id="v"><view key="view" id="w"><rect key="frame" x="0.0" y="0.0" \
      width="375" height="667"/></view></viewController></objects></scene></scenes></document>
      """
    _ = try folder.write(storyboard, to: "Main.storyboard")
    _ = try folder.write("mine", to: "scenes.json")
    let refused = try PlainRun(["import", "Main.storyboard", "-o", "scenes.json"], in: folder.url)
    #expect(refused.status == 73)
    #expect(refused.errors.contains("it exists; name another, or add --overwrite"))
    #expect(try folder.bytes(of: "scenes.json") == Array("mine".utf8))
    let run = try PlainRun(
      ["import", "Main.storyboard", "-o", "scenes.json", "--overwrite"], in: folder.url)
    #expect(run.status == 0)
    #expect(try PlainRun(["check", "scenes.json"], in: folder.url).status == 0)
    let itself = try PlainRun(
      ["import", "Main.storyboard", "-o", "Main.storyboard", "--overwrite"], in: folder.url)
    #expect(itself.status == 73)
    #expect(try folder.bytes(of: "Main.storyboard") == Array(storyboard.utf8))
  }

  @Test func `w refuses a file that was replaced by a link to another folder`() throws {
    let folder = try TemporaryFolder()
    let outside = try TemporaryFolder()
    let text = try Data(contentsOf: BuiltProgram.root.appending(path: "scenes.json")).map { $0 }
    let path = try folder.write(text, to: "scenes.json")
    let other = try outside.write(text, to: "scenes.json")
    let terminal = try TestTerminal(segue: ["run", path], columns: 120)
    try terminal.wait(for: "the start") { terminal.words(2) == "View Controller #1" }
    terminal.send(Keys.up)
    try terminal.wait(for: "#2") { terminal.statusLine.hasPrefix(" #1 ▴ #2") }
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: other)
    terminal.send("fcw")
    try terminal.wait(for: "the reason") { terminal.text.contains("is now a link to another") }
    #expect(try outside.bytes(of: "scenes.json") == text)
    #expect(try terminal.quit() == .exited(0))
  }
}
