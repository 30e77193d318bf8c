import Foundation
import Testing

/// The commands about scene files and flows: what they write, and how they end.
@Suite struct FlowCommandTests {
  private func text(_ url: URL, _ name: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appending(path: name)), as: UTF8.self)
  }

  // MARK: - Scene files

  @Test func `new writes a valid file in canonical form and overwrites nothing`() throws {
    let folder = try TemporaryFolder()
    let run = try PlainRun(["new", "app"], in: folder.url)
    #expect(run.status == 0)
    #expect(run.output == "Wrote app/scenes.json. Run it with: segue run app/scenes.json\n")
    #expect(try PlainRun(["fmt", "--check", "app/scenes.json"], in: folder.url).status == 0)
    #expect(try PlainRun(["graph", "app/scenes.json"], in: folder.url).output.hasPrefix("<svg"))
    #expect(try text(folder.url, "app/scenes.schema.json") == PlainRun(["schema"]).output)
    _ = try folder.write("mine", to: "app/scenes.json")
    let again = try PlainRun(["new", "app"], in: folder.url)
    #expect(again.status == 73)
    #expect(again.errors == "segue: app/scenes.json exists; name another folder\n")
    #expect(try text(folder.url, "app/scenes.json") == "mine")
  }

  @Test func `fmt writes in place and keeps a link, and --check writes nothing`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(#"{"scenes":[],"version":1}"#, to: "a.json")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link.json"), withDestinationPath: path)
    let check = try PlainRun(["fmt", "--check", "link.json"], in: folder.url)
    #expect((check.status, check.output) == (1, "link.json\n"))
    #expect(try text(folder.url, "a.json") == #"{"scenes":[],"version":1}"#)
    #expect(try PlainRun(["fmt", "link.json"], in: folder.url).status == 0)
    #expect(try text(folder.url, "a.json") == "{ \"version\": 1, \"scenes\": [] }\n")
    let type = try FileManager.default.attributesOfItem(atPath: folder.path("link.json"))[.type]
    #expect(type as? FileAttributeType == .typeSymbolicLink)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).count == 2)
    _ = try folder.write("{", to: "bad.json")
    let bad = try PlainRun(["fmt", "bad.json"], in: folder.url)
    #expect(bad.status == 65)
    #expect(bad.errors.hasPrefix("segue: bad.json:1:2: "))
  }

  // MARK: - Flows

  private func twoFiles() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    func file(_ to: String) -> String {
      """
      {"version": 1, "canvas": {"width": 4, "height": 8}, "initialScene": "a", "scenes": [
        {"id": "a", "segues": [{"id": "go", "kind": "show", "to": "\(to)"}]}, {"id": "\(to)"}]}
      """
    }
    _ = try folder.write(file("b"), to: "old.json")
    _ = try folder.write(file("c"), to: "new.json")
    return folder
  }

  @Test func `the file extension of the output selects the format`() throws {
    let folder = try twoFiles()
    for (name, start) in [
      ("a.svg", "<svg "), ("a.dot", "digraph flow {"), ("a.gv", "digraph flow {"),
      ("a.mmd", "flowchart LR"), ("a.json", #"{"format":"segue-flow""#), ("a", "<svg "),
    ] {
      #expect(try PlainRun(["graph", "old.json", "-o", name], in: folder.url).status == 0)
      #expect(try text(folder.url, name).hasPrefix(start))
    }
  }

  @Test func `diff exits with 1 if the files differ and with 0 if they do not`() throws {
    let folder = try twoFiles()
    let same = try PlainRun(["diff", "old.json", "old.json"], in: folder.url)
    #expect((same.status, same.output) == (0, "The navigation is the same.\n"))
    let run = try PlainRun(["diff", "old.json", "new.json"], in: folder.url)
    #expect(run.status == 1)
    #expect(
      run.output == """
        Scenes: 1 gained, 1 lost. Segues: 1 changed.
        + scene c: view controller
        - scene b: view controller
        ~ a, segue go: show → c, by code
            to: b → c

        """)
  }

  @Test func `diff reads a file of a Git revision and never passes a name as an option`() throws {
    let folder = try twoFiles()
    func git(_ arguments: String...) throws {
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments =
        ["git", "-C", folder.url.path, "-c", "user.name=t", "-c", "user.email=t@example.com"]
        + arguments
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
    try git("init", "-q")
    try git("add", "old.json")
    try git("commit", "-qm", "First")
    try FileManager.default.copyItem(
      atPath: folder.path("new.json"), toPath: folder.path("copy.json"))
    try FileManager.default.removeItem(atPath: folder.path("old.json"))
    let run = try PlainRun(["diff", "HEAD:old.json", "copy.json"], in: folder.url)
    #expect(run.status == 1)
    #expect(run.output.contains("+ scene c"))
    for name in ["--output=x:old.json", "HEAD:none.json", "nothing:old.json"] {
      #expect(try PlainRun(["diff", "copy.json", "--", name], in: folder.url).status == 66)
    }
    #expect(!FileManager.default.fileExists(atPath: folder.path("x")))
  }

  @Test func `baseline check reports changes against the written baseline`() throws {
    let folder = try twoFiles()
    #expect(try PlainRun(["baseline", "write", "old.json"], in: folder.url).status == 0)
    #expect(try text(folder.url, "old.flow").contains("  segue go: show → b, by code\n"))
    #expect(try PlainRun(["baseline", "check", "old.json"], in: folder.url).status == 0)
    let run = try PlainRun(
      ["baseline", "check", "new.json", "-o", "old.flow"], in: folder.url)
    #expect(run.status == 1)
    #expect(
      run.output.contains("-   segue go: show → b, by code\n+   segue go: show → c, by code\n"))
    #expect(run.errors.contains("segue baseline write"))
    #expect(try PlainRun(["baseline", "check", "new.json"], in: folder.url).status == 66)
  }

  @Test func `no command overwrites a file that it reads`() throws {
    let folder = try twoFiles()
    let old = try text(folder.url, "old.json")
    for arguments in [
      ["baseline", "write", "old.json", "-o", "old.json"], ["graph", "old.json", "-o", "old.json"],
      ["diff", "old.json", "new.json", "-o", "./old.json"],
    ] {
      let run = try PlainRun(arguments, in: folder.url)
      #expect(run.status == 73, "\(arguments)")
      #expect(run.errors.contains("this command reads it; name another file"))
    }
    #expect(try text(folder.url, "old.json") == old)
  }

  @Test func `with several files --path searches the app that contains the scenes`() throws {
    let folder = try TemporaryFolder()
    func app(_ swipe: String) -> String {
      """
      { "version": 1, "canvas": { "width": 400, "height": 800 }, "initialScene": "a", "scenes": [
        { "id": "a", "segues": [{ "id": "go", "kind": "show", "to": "b",
          "trigger": { "swipe": "\(swipe)" } }] },
        { "id": "b" }] }
      """
    }
    _ = try folder.write(app("left"), to: "one.json")
    _ = try folder.write(app("up"), to: "two.json")
    for (name, arrow) in [("one", "←"), ("two", "↑")] {
      let run = try PlainRun(
        ["graph", "one.json", "two.json", "--path", "\(name).json#a", "\(name).json#b"],
        in: folder.url)
      #expect(run.output.contains("1. \(arrow)  a → b"), "\(run.output)\(run.errors)")
    }
  }

  @Test func `--path prints the keys, as on the page`() throws {
    let run = try PlainRun(["graph", "scenes.json", "--path", "second", "third"])
    #expect(run.status == 0)
    let page = try text(BuiltProgram.root, "docs/graph.md")
    #expect(page.contains("```\n\(run.output)```"))
    let orders = [
      ["--path", "second", "third", "scenes.json"], ["--path", "second", "third"],
      ["--path", "second", "third", "--", "scenes.json"],
      ["--path", "second", "third", "scenes.json", "--appearance", "light"],
    ]
    for order in orders {
      #expect(try PlainRun(["graph"] + order).output == run.output, "\(order)")
    }
    let drawn = try PlainRun(
      ["graph", "scenes.json", "--path", "second", "third", "--format", "json"])
    #expect(drawn.status == 64)
    #expect(drawn.errors.contains("--format applies to a drawing"))
    let past = try PlainRun(["graph", "HEAD:scenes.json", "--path", "second", "third"])
    #expect(past.status == 64)
    #expect(past.errors.contains("--path runs the app, which needs a file on the disk"))
    let one = try PlainRun(["graph", "scenes.json", "--path", "second"])
    #expect(one.status == 64 && one.errors.contains("--path expects two scenes"))
    let none = try PlainRun(["graph", "scenes.json", "--path", "second", "nowhere"])
    #expect(none.status == 64)
  }
}
