import Foundation
import InterfaceBuilder
import Testing

/// `segue check` as it is called: options, formats, exit codes.
@Suite struct CheckTests {
  private let head =
    #"{"version":1,"canvas":{"width":80,"height":24},"initialScene":"a","scenes":["#
  private var clean: String { head + #"{"id":"a"}]}"# }
  private var lonely: String { head + #"{"id":"a"},{"id":"b"}]}"# }
  private var broken: String {
    head + #"{"id":"a","segues":[{"id":"x","kind":"show","to":"c"}]}]}"#
  }

  @Test func `check exits with 1 for errors, and with --strict also for warnings`() throws {
    let folder = try TemporaryFolder()
    let clean = try folder.write(clean, to: "clean.json")
    let lonely = try folder.write(lonely, to: "lonely.json")
    let broken = try folder.write(broken, to: "broken.json")
    #expect(try PlainRun(["check", clean]).status == 0)
    #expect(try PlainRun(["check", clean]).output == "0 errors, 0 warnings, 0 notes\n")
    #expect(try PlainRun(["check", lonely]).status == 0)
    #expect(try PlainRun(["check", "--strict", lonely]).status == 1)
    let run = try PlainRun(["check", broken, lonely])
    #expect(run.status == 1)
    #expect(run.output.contains("broken.json:1:126: error: a: no scene 'c' [dangling-segue]"))
    #expect(run.output.hasSuffix("1 error, 1 warning, 0 notes\n"))
    #expect(run.errors.isEmpty)
  }

  @Test func `options select, turn off and explain rules`() throws {
    let folder = try TemporaryFolder()
    let lonely = try folder.write(lonely, to: "lonely.json")
    let off = try PlainRun(["check", "--rule", "unreachable-scene=off", lonely])
    #expect(off.output == "0 errors, 0 warnings, 0 notes\n")
    #expect(try PlainRun(["check", "--rule", "unreachable-scene=error", lonely]).status == 1)
    #expect(
      try PlainRun(["check", "--rule", "trapped-scene", lonely]).output.hasPrefix("0 errors"))
    let explained = try PlainRun(["check", "--explain", "growing-stack"])
    #expect(explained.status == 0)
    #expect(explained.output.hasPrefix("growing-stack (warning)\n"))
    #expect(try PlainRun(["check", "--explain", "nothing"]).status == 64)
  }

  @Test(arguments: ["json", "sarif"])
  func `the JSON and SARIF formats are one object`(format: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(broken, to: "broken.json")
    let run = try PlainRun(["check", "--format", format, path])
    #expect(run.status == 1)
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    #expect(object is [String: Any])
  }

  @Test func `the GitHub format has one workflow command for each finding`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(broken, to: "broken.json")
    let run = try PlainRun(["check", "--format", "github", path])
    #expect(run.output.hasPrefix("::error file=\(path),line=1,col=126,title=dangling-segue::a: no"))
  }

  @Test
  func
    `a configuration accepts findings, and an invalid or missing configuration exits with 65 or 66`()
    throws
  {
    let folder = try TemporaryFolder()
    let path = try folder.write(broken, to: "broken.json")
    let accepting = try folder.write(
      #"{"accept":[{"rule":"dangling-segue","scene":"a","reason":"later"}]}"#, to: "c.json")
    // A finding that prevents a run cannot be accepted.
    #expect(try PlainRun(["check", "--config", accepting, path]).status == 1)
    #expect(try PlainRun(["check", "--rule", "dangling-segue=off", path]).status == 1)
    let left = try folder.write(
      """
      {"version": 1, "canvas": {"width": 4, "height": 8}, "initialScene": "a",
       "scenes": [{"id": "a"}, {"id": "b"}]}
      """, to: "left.json")
    let unreachable = try folder.write(
      #"{"accept":[{"rule":"unreachable-scene","scene":"b","reason":"later"}]}"#, to: "u.json")
    #expect(try PlainRun(["check", "--strict", left]).status == 1)
    let run = try PlainRun(["check", "--strict", "--config", unreachable, left])
    #expect(run.status == 0)
    #expect(run.output == "0 errors, 0 warnings, 0 notes, 1 accepted\n")
    let wrong = try folder.write(#"{"accepted":[]}"#, to: "w.json")
    #expect(try PlainRun(["check", "--config", wrong, path]).status == 65)
    #expect(try PlainRun(["check", "--config", folder.path("none.json"), path]).status == 66)
  }

  @Test func `an invalid scene file exits with 65, a missing file with 66`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("{", to: "torn.json")
    #expect(try PlainRun(["check", path]).status == 65)
    #expect(try PlainRun(["check", folder.path("none.json")]).status == 66)
  }

  @Test func `check without a file checks scenes.json of the folder`() throws {
    let folder = try TemporaryFolder()
    #expect(try PlainRun(["check"], in: folder.url).status == 66)
    _ = try folder.write(broken, to: "scenes.json")
    let run = try PlainRun(["check"], in: folder.url)
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("scenes.json:1:126: error"))
  }

  @Test func `check continues after an invalid or missing file`() throws {
    let folder = try TemporaryFolder()
    let torn = try folder.write("{", to: "torn.json")
    let lonely = try folder.write(lonely, to: "lonely.json")
    let run = try PlainRun(["check", torn, folder.path("none.json"), lonely])
    #expect(run.status == 66)
    #expect(run.errors.contains("none.json: No such file or directory"))
    #expect(run.output.contains("torn.json:1:2: error: "))
    #expect(run.output.contains("'b' [unreachable-scene]"))
    #expect(try PlainRun(["check", torn, lonely]).status == 65)
  }

  @Test func `check refuses a device`() throws {
    let run = try PlainRun(["check", "/dev/zero"])
    #expect(run.status == 66)
    #expect(run.errors.hasSuffix("it is a device, neither a file nor a pipe\n"))
  }

  @Test func `a referenced storyboard is found only inside the project`() throws {
    func storyboard(_ scenes: String) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" initialViewController="a"><scenes>
      \(scenes)</scenes></document>
      """
    }
    func scene(_ content: String) -> String { "<scene><objects>\(content)</objects></scene>" }
    let folder = try TemporaryFolder()
    let files = FileManager.default
    for path in [
      "App/App.xcodeproj", "App/Chat/Base.lproj", "App/Settings/Base.lproj", "App/Pods/Kit",
      "Other",
    ] {
      try files.createDirectory(
        atPath: folder.path(path), withIntermediateDirectories: true)
    }
    let plain = storyboard(scene(#"<viewController id="a"/>"#))
    for path in ["App/Settings/Base.lproj/Settings", "App/Pods/Kit/Kit", "Other/Far"] {
      _ = try folder.write(plain, to: "\(path).storyboard")
    }
    try files.createSymbolicLink(
      atPath: folder.path("App/Linked"), withDestinationPath: "../Other")
    let segues = ["Settings", "Kit", "Far"].map {
      #"<segue id="s\#($0)" kind="show" identifier="\#($0)" destination="p\#($0)"/>"#
    }
    let places = ["Settings", "Kit", "Far"].map {
      scene(#"<viewControllerPlaceholder id="p\#($0)" storyboardName="\#($0)"/>"#)
    }
    let main = try folder.write(
      storyboard(
        scene(
          #"<viewController id="a"><connections>\#(segues.joined())</connections></viewController>"#
        )
          + places.joined()), to: "App/Chat/Base.lproj/Main.storyboard")
    let run = try PlainRun(["check", main])
    #expect(run.status == 0)
    #expect(!run.output.contains("no storyboard named 'Settings'"))
    for name in ["Kit", "Far"] {
      let message =
        "found no storyboard named '\(name)' that can be read in '\(folder.path("App/Chat"))', "
        + "then in '\(folder.path("App"))'"
      #expect(run.output.contains(message))
    }
    // An import and a run find it too.
    let written = folder.path("scenes.json")
    let imported = try PlainRun(["import", main, "-o", written])
    #expect(imported.status == 0)
    #expect(files.fileExists(atPath: folder.path("Settings.json")))
  }

  @Test func `check and graph follow no link out of the folder`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(clean, to: "other.json")
    let files = FileManager.default
    try files.createDirectory(atPath: folder.path("app"), withIntermediateDirectories: true)
    try files.createSymbolicLink(
      atPath: folder.path("app/link.json"), withDestinationPath: "../other.json")
    let main = try folder.write(
      head + #"{"id":"a","segues":[{"id":"x","kind":"show","to":"r","trigger":{"swipe":"up"}}]},"#
        + #"{"id":"r","kind":"storyboardReference","file":"link.json"}]}"#, to: "app/main.json")
    let run = try PlainRun(["check", main])
    #expect(run.status == 1)
    #expect(run.output.contains("[dangling-reference]"))
    let graph = try PlainRun(["graph", "--format", "json", main])
    #expect(!graph.output.contains("other.json") && !graph.output.contains("link.json\""))
  }

  @Test func `a mistyped command suggests the command, and a missing file exits with 66`() throws {
    let run = try PlainRun(["chek", "scenes.json"])
    #expect(run.status == 64)
    #expect(run.errors == "segue: unknown command 'chek'; did you mean 'check'?\n")
    #expect(try PlainRun(["grpah"]).errors.contains("did you mean 'graph'?"))
    #expect(try PlainRun(["nothing.json"]).status == 66)
  }

  @Test func `a duplicate id in a storyboard is reported with both positions`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" initialViewController="a"><scenes>
      <scene><objects><viewController id="a"/></objects></scene>
      <scene><objects><viewController id="a"/></objects></scene>
      </scenes></document>
      """, to: "Main.storyboard")
    #expect(
      try PlainRun(["check", path]).output.contains(
        "Main.storyboard:3:17: error: duplicate id 'a' of an element viewController; the first is at "
          + "2:17 [duplicate-identifier]"))
    let run = try PlainRun(["import", path])
    #expect(run.status == 65)
    #expect(
      run.errors.hasSuffix(
        "Main.storyboard:3:17: two controllers have the id 'a', the first at 2:17; "
          + "give one of them another id\n"))
  }
}
