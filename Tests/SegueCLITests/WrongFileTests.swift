import Foundation
import Glibc
import TerminalTestSupport
import Testing

/// Messages about files and arguments that are not what a command takes.
@Suite struct WrongFileTests {
  @Test(arguments: [["check"], ["graph"], ["fmt"], ["baseline", "write"], ["run"]])
  func `a log in place of a scene file is an error that names the commands for logs`(
    command: [String]
  ) throws {
    let folder = try TemporaryFolder()
    let log = try folder.write(Recordings.walk(seconds: 1), to: "x.log")
    let run = try PlainRun(command + [log], in: folder.url)
    #expect(run.status == 65)
    #expect(run.errors.contains("x.log is a session log, not a scene file; use segue replay"))
  }

  @Test func `graph --path suggests a scene with a similar name`() throws {
    let near = try PlainRun(["graph", "scenes.json", "--path", "first", "secnd"])
    #expect(near.status == 64)
    #expect(near.errors.contains("no scene is called 'secnd'; did you mean 'second'?"))
    let far = try PlainRun(["graph", "scenes.json", "--path", "first", "nowhere"])
    #expect(far.errors.contains("no scene is called 'nowhere'; the scenes are '#1', '#2', '#3'"))
  }

  @Test func `new --tutorial writes a copy of the tutorial that runs`() throws {
    let folder = try TemporaryFolder()
    #expect(try PlainRun(["new", "--tutorial", "lesson"], in: folder.url).status == 0)
    let graph = try PlainRun(
      ["graph", "lesson/scenes.json", "--path", "first", "third"], in: folder.url)
    #expect(graph.status == 0)
  }

  @Test func `w on the built-in tutorial names the command that makes a copy`() throws {
    let folder = try TemporaryFolder()
    let terminal = try TestTerminal(in: folder.url.path, columns: 120)
    try terminal.wait(for: "the start") { terminal.words(2) == "View Controller #1" }
    terminal.send(Keys.up)
    try terminal.wait(for: "#2") { terminal.statusLine.hasPrefix(" #1 ▴ #2") }
    terminal.send("fcw")
    try terminal.wait(for: "the command") {
      terminal.text.contains("segue new --tutorial DIR makes a copy")
    }
    #expect(try terminal.quit() == .exited(0))
  }

  @Test(arguments: [
    ["--\u{1B}]0;x\u{7}"], ["replay", "x.log", "--speed", "\u{1B}[31m"],
    ["graph", "--format", "\u{9B}31m"], ["check", "--\u{202E}x"],
  ])
  func `control characters of an argument reach neither standard output nor standard error`(
    arguments: [String]
  ) throws {
    let run = try PlainRun(arguments)
    #expect(run.status == 64)
    #expect(run.errors.contains("Error: "))
    let steering = (run.output + run.errors).unicodeScalars.filter {
      $0 != "\n" && [.control, .format].contains($0.properties.generalCategory)
    }
    #expect(steering.isEmpty)
  }

  @Test func `an error says that a file name is not UTF-8`() throws {
    let folder = try TemporaryFolder()
    var name: [CChar] = Array(folder.url.path.utf8CString.dropLast()) + [0x2F]
    name += [CChar(bitPattern: 0xE9), 0]
    close(open(name, O_CREAT | O_WRONLY, 0o644))
    // A Swift text cannot hold the name, so a shell makes it.
    let terminal = try TestTerminal(
      shell: "\"$@\" check \"$(printf '\\351')\"", segue: [], in: folder.url.path, columns: 200)
    _ = try terminal.waitForEnd()
    try terminal.wait(for: "the reason") { terminal.text.contains("its name is not UTF-8") }
  }

  @Test(arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian])
  func `an error says that a scene file is in UTF-16`(encoding: String.Encoding) throws {
    let folder = try TemporaryFolder()
    let text = try #require("\u{FEFF}{\"version\": 1}".data(using: encoding))
    let path = try folder.write(Array(text), to: "a.json")
    let run = try PlainRun(["check", path])
    #expect(run.status == 65)
    #expect(run.output.contains("found UTF-16; save the file as UTF-8"))
    #expect(!run.output.contains("XML"))
  }

  @Test func `an error says that a path of a revision is a folder`() throws {
    let folder = try TemporaryFolder()
    let git = Process()
    git.executableURL = URL(filePath: "/bin/sh")
    git.arguments = [
      "-c",
      """
      cd "$0" && git init -q && mkdir dir && echo x > dir/a.json && git add . && \
      git -c user.name=t -c user.email=t@example.com commit -qm First
      """, folder.url.path,
    ]
    try git.run()
    git.waitUntilExit()
    #expect(git.terminationStatus == 0)
    let run = try PlainRun(["diff", "HEAD:dir", "HEAD:dir"], in: folder.url)
    #expect(run.status == 66)
    #expect(run.errors.contains("HEAD:dir: it is a folder in that revision; name a file in it"))
  }

  @Test func `a format error says that run stops and names the page with the keys`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(
      """
      {"version": 1, "canvas": {"width": 4, "height": 8}, "initialScene": "a",
       "scenes": [{"id": "a", "background": "cantalope"}]}
      """, to: "a.json")
    let run = try PlainRun(["check", "a.json"], in: folder.url)
    #expect(run.output.contains("segue run stops with this message"))
    #expect(run.output.contains("docs/scenes-format.md lists the keys"))
  }
}
