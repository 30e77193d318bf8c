import Foundation
import Testing

/// `segue share` and `segue shot`.
@Suite struct ShareTests {
  @Test func `a shared session replays like its log`() throws {
    let folder = try TemporaryFolder()
    let log = try folder.write(Recordings.walk(seconds: 4), to: "walk.log")
    let names = ["cast", "html", "svg", "gif", "webp", "png", "md", "vtt", "json"].map {
      folder.path("walk.\($0)")
    }
    #expect(try PlainRun(["share", log, "--scale", "1", "--fps", "2", "-o"] + names).status == 0)
    let run = try PlainRun(["replay", "--verify"] + names)
    #expect(run.status == 0)
    #expect(run.output.split(separator: "\n").count == 9)
    let list = try PlainRun(["log", folder.path("walk.html"), "--only", "inputs"])
    #expect(list.output == (try PlainRun(["log", log, "--only", "inputs"])).output)
  }

  @Test func `the transcript goes to standard output`() throws {
    let folder = try TemporaryFolder()
    let log = try folder.write(Recordings.walk(seconds: 2), to: "walk.log")
    let run = try PlainRun(["share", log, "-o", "-"])
    #expect(run.status == 0)
    #expect(run.output.contains("  #2 presented over #1, 0.4 s.\n"))
  }

  @Test func `an unknown ending is refused with the known ones`() throws {
    let run = try PlainRun(["share", "walk.log", "-o", "walk.mp4"])
    #expect(run.status == 64)
    #expect(run.errors.contains("unknown format; the name must end in .cast, .html, .svg"))
  }

  @Test func `only drawings can have both appearances`() throws {
    let run = try PlainRun(["share", "walk.log", "-o", "a.svg", "b.html", "--appearance", "both"])
    #expect(run.status == 64)
    #expect(run.errors.contains("only .svg files can have --appearance both"))
    let still = try PlainRun(["shot", "walk.log", "--appearance", "both"])
    #expect(still.status == 64)
  }

  @Test func `--check names the tick and the cell of the first difference`() throws {
    let folder = try TemporaryFolder()
    let scenes = try String(
      contentsOf: BuiltProgram.root.appending(path: "scenes.json"), encoding: .utf8)
    let path = try folder.write(scenes, to: "scenes.json")
    let recorded = String(decoding: try Recordings.walk(seconds: 4), as: UTF8.self)
      .replacing(#""storyboardName":"scenes.json""#, with: #""storyboardName":"\#(path)""#)
    let log = try folder.write(recorded, to: "walk.log")
    let drawing = folder.path("walk.svg")
    #expect(try PlainRun(["share", log, "-o", drawing]).status == 0)
    let same = try PlainRun(["share", "--check", drawing])
    #expect(same.output == "1 shared session is up to date\n")
    _ = try folder.write(
      scenes.replacing("View Controller #1", with: "View Controller 1"), to: "scenes.json")
    let other = try PlainRun(["share", "--check", drawing])
    #expect(other.status == 1)
    #expect(other.output.contains(": tick 0, row 2, column "))
    #expect(other.output.contains("expected 'View Controller #1', found 'View Controller 1'"))
    #expect(try PlainRun(["share", "--check", drawing, "--update"]).status == 0)
    #expect(try PlainRun(["share", "--check", drawing]).status == 0)
    #expect(try PlainRun(["replay", "--verify", drawing]).status == 0)
  }

  @Test func `a folder without shared sessions is reported`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("Hello", to: "page.html")
    let run = try PlainRun(["share", "--check", folder.path("")])
    #expect(run.status == 66)
    #expect(run.errors.contains("no file carries a log; segue share writes such files"))
  }

  @Test(arguments: ["gif", "png", "webp"])
  func `--check finds a changed pixel`(ending: String) throws {
    let folder = try TemporaryFolder()
    let log = try folder.write(Recordings.walk(seconds: 1), to: "walk.log")
    let path = folder.path("walk.\(ending)")
    #expect(try PlainRun(["share", log, "-o", path, "--scale", "1", "--fps", "2"]).status == 0)
    #expect(try PlainRun(["share", "--check", path]).status == 0)
    var bytes = try Data(contentsOf: URL(filePath: path))
    // In a GIF file the palette, in the others the first picture: the parts before the log.
    bytes[ending == "gif" ? 20 : bytes.count / 4] ^= 1
    try bytes.write(to: URL(filePath: path))
    let run = try PlainRun(["share", "--check", path])
    #expect(run.status == 1)
    if ending != "gif" {
      #expect(run.output.contains("walk.\(ending): tick "))
      #expect(run.output.contains(", columns 0 to 79: the screen is the same, but"))
    }
    #expect(try PlainRun(["share", "--check", path, "--update"]).status == 0)
    #expect(try PlainRun(["share", "--check", path]).status == 0)
  }

  @Test func `frames are numbered files with a list of their times`() throws {
    let folder = try TemporaryFolder()
    let log = try folder.write(Recordings.walk(seconds: 1), to: "walk.log")
    let frames = folder.path("frames")
    let command = ["share", log, "--format", "frames", "--scale", "1", "--fps", "2", "-o", frames]
    #expect(try PlainRun(command).status == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: frames)
    let list = try String(contentsOfFile: frames + "/frames.txt", encoding: .utf8)
    #expect(list.hasPrefix("ffconcat version 1.0\nfile frame-000001.png\nduration 0."))
    // Each file is listed once, and the last one twice.
    #expect(list.split(separator: "\n").count { $0.hasPrefix("file ") } == names.count)
    let again = try PlainRun(command)
    #expect(again.status == 73)
    #expect(again.errors.contains("is not empty; name another folder"))
  }

  @Test func `a shot is the screen at a moment`() throws {
    let folder = try TemporaryFolder()
    let log = try folder.write(Recordings.walk(seconds: 2), to: "walk.log")
    let run = try PlainRun(["shot", log, "--at", "0s"])
    #expect(run.status == 0)
    #expect(run.output.contains("View Controller #1"))
    let missing = try PlainRun(["shot", log, "--at", "navigation 99"])
    #expect(missing.status == 65)
    #expect(missing.errors.contains("there is no navigation 99; the session has "))
  }
}
