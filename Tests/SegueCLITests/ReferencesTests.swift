import Foundation
import TerminalTestSupport
import Testing

/// Scene files that refer to others.
@Suite struct ReferencesTests {
  private func reference(_ members: String, id: String = "r") -> String {
    #"{"id": "\#(id)", "kind": "storyboardReference", \#(members)}"#
  }

  private func file(_ scenes: String...) -> String {
    #"""
    {"version": 1, "canvas": {"width": 100, "height": 100}, "initialScene": "a", "scenes": [
    \#(scenes.joined(separator: ",\n"))
    ]}
    """#
  }

  private func folder(main: String, second: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "more"), withIntermediateDirectories: true)
    _ = try folder.write(main, to: "main.json")
    _ = try folder.write(second, to: "more/second.json")
    return folder
  }

  @Test func `references are relative to the main file, and errors exit with 65 and name the file`()
    throws
  {
    let folder = try folder(
      main: file(
        #"{"id": "a"}"#, reference(#""file": "more/second.json""#),
        reference(#""file": "../main.json""#, id: "s"),
        reference(#""file": "/etc/passwd""#, id: "t"),
        reference(#""file": "more""#, id: "u")),
      second: file(#"{"id": "a", "titel": "A"}"#, reference(#""file": "third.json""#)))
    for (path, start) in [("main.json", ""), (folder.path("main.json"), folder.url.path + "/")] {
      let run = try PlainRun(["run", path], in: folder.url)
      #expect(run.status == 65)
      #expect(
        run.errors == """
          segue: \(start)main.json:4:52: scenes[2].file: '../main.json' leads out of the folder of \
          the main file
          \(start)main.json:5:52: scenes[3].file: expected a relative path of a file, found \
          '/etc/passwd'
          \(start)main.json:6:52: scenes[4].file: could not find or read a storyboard named 'more'
          \(start)more/second.json:2:13: scenes[0].titel: unknown key 'titel'; did you mean \
          'title'?
          \(start)more/second.json:3:52: scenes[1].file: could not find or read a storyboard named \
          'more/third.json'

          """)
    }
  }

  @Test func `a recording of several files replays after the files were deleted`() throws {
    let next = #""segues": [{"id": "s", "kind": "show", "to": "r", "trigger": {"swipe": "up"}}]"#
    let folder = try folder(
      main: file(
        #"{"id": "a", "name": "Main", "background": "red", \#(next)}"#,
        reference(#""file": "more/second.json""#)),
      second: file(
        #"{"id": "a", "name": "Second", "background": "blue", \#(next)}"#,
        reference(#""file": "../main.json""#)))
    let session = try RecordedSession(folder.path("main.json"))
    try session.expectScene(0xFF0000, status: " Main ", [:])
    try session.press("\u{1B}[A")
    try session.expectScene(0x0000FF, status: " Main ▴ Second ", [:])
    try session.press("\u{1B}[A")
    try session.expectScene(0xFF0000, status: " Main ▴ Second ▴ Main ", [:])
    #expect(try session.terminal.quit() == .exited(0))
    try FileManager.default.removeItem(at: folder.url)
    let run = try PlainRun(["replay", "--verify", session.logPath])
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("identical"))
  }
}
