import Foundation
import Sessions
import TerminalTestSupport
import Testing

/// Xcode's storyboards, by the built program.
@Suite struct StoryboardFileTests {
  private func storyboard(_ scenes: String..., runtime: String = "iOS.CocoaTouch") -> String {
    """
    <document targetRuntime="\(runtime)" initialViewController="a"><scenes>
    \(scenes.joined(separator: "\n"))
    </scenes></document>
    """
  }

  private func scene(_ id: String, text: String, segue: String = "") -> String {
    """
    <scene><objects><viewController id="\(id)" storyboardIdentifier="\(id)"><view key="view">
    <rect key="frame" x="0" y="0" width="400" height="800"/><subviews><label text="\(text)" id="l\(id)">
    <rect key="frame" x="20" y="100" width="300" height="20"/></label></subviews></view>
    <connections>\(segue)</connections></viewController></objects></scene>
    """
  }

  private let placeholder = """
    <scene><objects><viewControllerPlaceholder id="p" storyboardName="Other"/></objects></scene>
    """

  /// Returns a project as Xcode lays it out, with a second storyboard and French texts.
  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in ["Base.lproj", "fr.lproj", "More"] {
      try FileManager.default.createDirectory(
        at: folder.url.appending(path: name), withIntermediateDirectories: true)
    }
    let segue =
      "<segue destination=\"p\" kind=\"custom\" customClass=\"Fade\" identifier=\"go\" id=\"s\"/>"
    _ = try folder.write(
      storyboard(scene("a", text: "Welcome", segue: segue), placeholder),
      to: "Base.lproj/Main.storyboard")
    _ = try folder.write(storyboard(scene("a", text: "Elsewhere")), to: "More/Other.storyboard")
    _ = try folder.write("\"la.text\" = \"Bienvenue\";\n", to: "fr.lproj/Main.strings")
    return folder
  }

  @Test func `import writes the scene files and reports the parts that it could not convert`()
    throws
  {
    let folder = try project()
    let run = try PlainRun(
      ["import", "Base.lproj/Main.storyboard", "-o", "scenes.json"], in: folder.url)
    #expect(run.status == 0)
    #expect(run.output.isEmpty)
    #expect(
      run.errors
        == "Base.lproj/Main.storyboard:5:14: segue s: the segue class 'Fade' is code; 'slide' replaces it\n"
    )
    #expect(
      String(decoding: try folder.bytes(of: "scenes.json"), as: UTF8.self).contains("Welcome"))
    #expect(
      String(decoding: try folder.bytes(of: "Other.json"), as: UTF8.self).contains("Elsewhere"))
    let again = try PlainRun(
      ["import", "Base.lproj/Main.storyboard", "-o", "scenes.json"], in: folder.url)
    #expect(again.status == 73)
  }

  @Test func `import writes to a device`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(storyboard(scene("a", text: "Alone")), to: "Main.storyboard")
    let run = try PlainRun(["import", path, "-o", "/dev/stdout"])
    #expect(run.status == 0)
    #expect(run.output == (try PlainRun(["import", path]).output))
    #expect(run.output.contains("Alone"))
  }

  @Test func `import follows no link to a storyboard`() throws {
    let (folder, other) = (try project(), try TemporaryFolder())
    _ = try other.write(storyboard(scene("a", text: "Secret")), to: "Other.storyboard")
    // The top of the project, beyond which nothing is searched.
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "App.xcodeproj"), withIntermediateDirectories: false)
    let place = folder.url.appending(path: "More/Other.storyboard")
    try FileManager.default.removeItem(at: place)
    try FileManager.default.createSymbolicLink(
      atPath: place.path, withDestinationPath: other.url.appending(path: "Other.storyboard").path)
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: "Linked").path, withDestinationPath: other.url.path)
    let run = try PlainRun(["import", "Base.lproj/Main.storyboard"], in: folder.url)
    #expect(run.status == 0)
    #expect(run.output.contains("Welcome") && !run.output.contains("Secret"))
    #expect(run.errors.contains("could not find a storyboard named 'Other'"))
  }

  @Test func `a storyboard of another system exits with 65 and names the system`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(
      storyboard(scene("a", text: "x"), runtime: "MacOSX.Cocoa"), to: "Mac.storyboard")
    let run = try PlainRun(["run", "Mac.storyboard"], in: folder.url)
    #expect(run.status == 65)
    #expect(
      run.errors
        == "segue: Mac.storyboard:1:1: expected a storyboard for iOS, found one for macOS\n")
  }

  @Test func `a storyboard runs in the language of --language, and its recording replays`() throws {
    let folder = try project()
    let terminal = try TestTerminal(
      segue: ["run", "Base.lproj/Main.storyboard", "--language", "fr", "--record", "log"],
      in: folder.url.path)
    try terminal.wait(for: "the scene") { terminal.text.contains("Bienvenue") }
    terminal.send("m")
    try terminal.wait(for: "the menu") { terminal.text.contains("go → a") }
    terminal.send(Keys.enter)
    try terminal.wait(for: "the other storyboard") { terminal.text.contains("Elsewhere") }
    #expect(try terminal.quit() == .exited(0))
    let replay = try PlainRun(["replay", "--verify", "log"], in: folder.url)
    #expect(replay.status == 0)
    #expect(replay.output.hasPrefix("identical"))
    // Whatever the log was made of is in it, whole.
    let header = try SessionLog(try folder.bytes(of: "log")).header
    let files = ["Base.lproj/Main.storyboard", "fr.lproj/Main.strings", "More/Other.storyboard"]
    #expect(
      header.origins.map(\.text)
        == (try files.map { String(decoding: try folder.bytes(of: $0), as: UTF8.self) }))
  }
}
