import Foundation
import Testing

/// The files that the commands for flows read and write.
@Suite struct FlowFileTests {
  private static let old =
    #"{"version":1,"canvas":{"width":9,"height":9},"initialScene":"a","scenes":[{"id":"a"}]}"#
  private static let new =
    #"{"version":1,"canvas":{"width":9,"height":9},"initialScene":"b","scenes":[{"id":"b"}]}"#

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    _ = try folder.write(Self.old, to: "scenes.json")
    _ = try folder.write(Self.new, to: "new.json")
    return folder
  }

  private func text(_ folder: TemporaryFolder, _ name: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.url.appending(path: name)), as: UTF8.self)
  }

  @Test func `the file extension selects the format of a difference`() throws {
    let folder = try folder()
    for (name, start) in [
      ("a.svg", "<svg "), ("a.dot", "digraph "), ("a.gv", "digraph "), ("a.json", "{"),
      ("a.txt", "Scenes: "), ("a", "Scenes: "),
    ] {
      let run = try PlainRun(["diff", "scenes.json", "new.json", "-o", name], in: folder.url)
      #expect(run.status == 1, "\(run.errors)")
      #expect(try text(folder, name).hasPrefix(start), "\(name)")
    }
    let run = try PlainRun(["diff", "scenes.json", "new.json", "-o", "a.png"], in: folder.url)
    #expect(run.status == 64 && !FileManager.default.fileExists(atPath: folder.path("a.png")))
    let forced = ["diff", "scenes.json", "new.json", "-o", "a.png", "--format", "svg"]
    #expect(try PlainRun(forced, in: folder.url).status == 1)
    #expect(try text(folder, "a.png").hasPrefix("<svg "))
  }

  @Test func `baseline without a file uses scenes.json`() throws {
    let folder = try folder()
    #expect(try PlainRun(["baseline", "write"], in: folder.url).status == 0)
    #expect(try text(folder, "scenes.flow").contains("scene a"))
    #expect(try PlainRun(["baseline", "check"], in: folder.url).status == 0)
    _ = try folder.write(Self.new, to: "scenes.json")
    #expect(try PlainRun(["baseline", "check"], in: folder.url).status == 1)
  }

  @Test func `a scene file with a side file is wrong usage`() throws {
    let folder = try folder()
    for command in ["check", "graph"] {
      let run = try PlainRun([command, "scenes.json", "--with", "nope.json"], in: folder.url)
      #expect(run.status == 64, "\(run.status)")
      #expect(
        run.errors.contains("scenes.json is a scene file; run the command without --with"),
        "\(run.errors)")
    }
  }

  @Test func `a path in a revision is relative to the repository or to the current folder`() throws
  {
    let folder = try folder()
    let sub = folder.url.appending(path: "sub")
    try FileManager.default.createDirectory(at: sub, withIntermediateDirectories: true)
    try Data(Self.new.utf8).write(to: sub.appending(path: "scenes.json"))
    try Data(Self.new.utf8).write(to: sub.appending(path: "only.json"))
    for words in [["init", "-q"], ["add", "."], ["commit", "-qm", "x"]] {
      let git = Process()
      git.executableURL = URL(filePath: "/usr/bin/env")
      git.arguments =
        ["git", "-C", folder.url.path, "-c", "user.name=t", "-c", "user.email=t@example.com"]
        + words
      try git.run()
      git.waitUntilExit()
      #expect(git.terminationStatus == 0)
    }
    for (name, scene) in [
      ("sub/scenes.json", "b"), ("scenes.json", "a"), ("./scenes.json", "b"),
      ("../scenes.json", "a"), ("only.json", "b"),
    ] {
      let run = try PlainRun(["graph", "HEAD:\(name)", "--format", "json"], in: sub)
      #expect(run.output.contains(#""id":"\#(scene)""#), "\(name): \(run.output)\(run.errors)")
    }
    #expect(try PlainRun(["graph", "HEAD:none.json"], in: sub).status == 66)
  }

  @Test func `an ambiguous scene is an error that lists the names with their files`() throws {
    let folder = try folder()
    _ = try folder.write(Self.old, to: "other.json")
    let run = try PlainRun(
      ["graph", "scenes.json", "other.json", "--path", "a", "a"], in: folder.url)
    #expect(run.status == 64)
    #expect(
      run.errors.contains("write the file too: 'scenes.json#a', 'other.json#a'"), "\(run.errors)")
  }

  @Test func `--path without a result shows the reason`() throws {
    let folder = try TemporaryFolder()
    let json = """
      {"version":1,"canvas":{"width":9,"height":9},"initialScene":"n","scenes":[
      {"id":"n","kind":"navigationController","root":"a"},
      {"id":"a","segues":[{"id":"s","kind":"show","to":"a","trigger":{"swipe":"up"}},
      {"id":"t","kind":"show","to":"b","trigger":{"turn":"tall"}}]},{"id":"b"},{"id":"c"}]}
      """
    _ = try folder.write(json, to: "scenes.json")
    let none = try PlainRun(["graph", "--path", "a", "c"], in: folder.url)
    #expect(none.status == 1)
    #expect(none.errors.contains("no segue, tab or container leads there from the start"))
    let endless = try PlainRun(["graph", "--path", "a", "b"], in: folder.url)
    #expect(
      endless.status == 1 && endless.errors.contains("the search limit was reached after"),
      "\(endless.errors)")
  }
}
