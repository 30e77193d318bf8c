import Foundation
import Testing

/// The outputs of the commands, and the errors if an output cannot be written.
@Suite struct OutputTests {
  /// Returns the type of the file at a path; of a link the link's own type.
  private func type(of path: String) throws -> FileAttributeType? {
    try FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
  }

  @Test func `output to a pipe keeps the pipe`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("pipe")
    #expect(mkfifo(path, 0o600) == 0)
    // Open both ways, so that the program finds a reader.
    let pipe = open(path, O_RDWR | O_NONBLOCK)
    defer { close(pipe) }
    #expect(try PlainRun(["graph", "scenes.json", "--format", "dot", "-o", path]).status == 0)
    var status = stat()
    #expect(lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
    var bytes = [UInt8](repeating: 0, count: 7)
    #expect(read(pipe, &bytes, 7) == 7)
    #expect(String(decoding: bytes, as: UTF8.self) == "digraph")
  }

  @Test func `output to a dangling link keeps the link and creates its target`() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link"), withDestinationPath: folder.path("end.json"))
    #expect(try PlainRun(["schema", "-o", "link"], in: folder.url).status == 0)
    #expect(try type(of: folder.path("link")) == .typeSymbolicLink)
    #expect(try folder.bytes(of: "end.json") == Array(PlainRun(["schema"]).output.utf8))
  }

  @Test func `every command reports a full disk on standard output`() throws {
    let folder = try TemporaryFolder()
    let log = BuiltProgram.root.appending(path: "Tests/Fixtures/Recorded/Sessions/scenes.log")
      .path
    let scenes = BuiltProgram.root.appending(path: "scenes.json").path
    for arguments in [
      ["schema"], ["strip"], ["log", log], ["replay", "--verify", log], ["check", scenes],
      ["new", "app"],
    ] {
      let run = try PlainRun(arguments, in: folder.url, writingTo: "/dev/full")
      #expect(run.status == 74, "\(arguments)")
      #expect(run.errors.contains("No space left on device"), "\(arguments)")
    }
  }

  @Test func `fmt continues after a file with errors`() throws {
    let folder = try TemporaryFolder()
    for name in ["first.json", "last.json"] {
      _ = try folder.write(#"{"scenes":[],"version":1}"#, to: name)
    }
    _ = try folder.write("{", to: "bad.json")
    let files = ["first.json", "bad.json", "last.json"]
    let check = try PlainRun(["fmt", "--check"] + files, in: folder.url)
    #expect((check.status, check.output) == (65, "first.json\nlast.json\n"))
    #expect(check.errors.hasPrefix("segue: bad.json:1:2: "))
    #expect(try PlainRun(["fmt"] + files, in: folder.url).status == 65)
    #expect(
      try PlainRun(["fmt", "--check", "first.json", "last.json"], in: folder.url).status == 0)
  }
}
