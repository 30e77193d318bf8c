import Storyboards
import Testing

@Suite struct StoryboardBundleTests {
  private static func reference(_ members: String, id: String = "r") -> String {
    #"{"id": "\#(id)", "kind": "storyboardReference", \#(members)}"#
  }

  private static func other(_ scenes: String, name: String = "second.json") -> MarkedFile {
    MarkedFile(
      """
      {"version": 1, "canvas": {"width": 4, "height": 8}, "initialScene": "x",
       "scenes": [{"id": "x"}\(scenes.isEmpty ? "" : ",\n" + scenes)]}
      """, name: name)
  }

  // MARK: - Reading

  @Test func `files that refer to each other are each read once`() throws {
    let main = MarkedFile(
      scene: [],
      others: Self.reference(#""file": "more/second.json""#) + ","
        + Self.reference(#""file": "./more/../more//second.json", "scene": "x""#, id: "q"))
    let second = Self.other(
      [
        Self.reference(#""file": "../scenes.json", "scene": "a""#),
        Self.reference(#""file": "third.json""#, id: "q"),
        Self.reference(#""file": "second.json", "scene": "x""#, id: "p"),
      ].joined(separator: ","))
    var loaded: [String] = []
    let bundle = try StoryboardBundle(
      name: "some/where/scenes.json", json: Array(main.json.utf8)
    ) { name in
      loaded.append(name)
      return Array((name.hasSuffix("second.json") ? second : Self.other("")).json.utf8)
    }
    #expect(loaded == ["more/second.json", "more/third.json"])
    #expect(bundle.storyboards.map(\.name) == ["scenes.json"] + loaded)
    #expect(bundle.storyboards.map(\.json.count)[1] == second.json.utf8.count)
    #expect(
      bundle.main.document.scenes[1].kind
        == .storyboardReference(
          SceneDocument.StoryboardReference(storyboard: "more/second.json")))
    #expect(
      bundle.storyboard("more/second.json")?.document.scenes[1].kind
        == .storyboardReference(
          SceneDocument.StoryboardReference(storyboard: "scenes.json", scene: "a")))
  }

  @Test func `a text that is read without files has no references`() {
    MarkedFile(scene: [], others: Self.reference(#""file": ‸"second.json""#))
      .expect("scenes[1].file: could not find or read a storyboard named 'second.json'")
  }

  // MARK: - Errors of references

  @Test func `a missing file is an error at the reference`() {
    MarkedFile(
      scene: [],
      others: Self.reference(#""file": "second.json""#) + ","
        + Self.reference(#""file": ‸"secnd.json""#, id: "q")
    ).expect(
      with: ["second.json": Self.other("")],
      "scenes[2].file: could not find or read a storyboard named 'secnd.json'; "
        + "did you mean 'second.json'?")
  }

  @Test(arguments: ["/etc/scenes.json", "", ".", "a/..", "a\\u0000.json"])
  func `a path is relative and names a file`(path: String) {
    let report = MarkedFile(scene: [], others: Self.reference(#""file": "\#(path)""#)).report
    #expect(report.count == 1)
    #expect(report.first?.contains("scenes[1].file: expected a relative path of a file") == true)
  }

  @Test(arguments: ["../second.json", "more/../../second.json", "..", "more/../.."])
  func `a path of the main file that leaves its folder is an error`(path: String) {
    MarkedFile(scene: [], others: Self.reference(#""file": ‸"\#(path)""#))
      .expect("scenes[1].file: '\(path)' leads out of the folder of the main file")
  }

  @Test func `a path of a file in a subfolder that leaves the main file's folder is an error`() {
    MarkedFile(scene: [], others: Self.reference(#""file": "more/second.json""#)).expect(
      with: [
        "more/second.json": Self.other(
          Self.reference(#""file": ‸"../../out.json""#), name: "more/second.json")
      ],
      "scenes[1].file: '../../out.json' leads out of the folder of the main file")
  }

  @Test func `a reference to a missing scene of another file is an error`() {
    MarkedFile(
      scene: [], others: Self.reference(#""file": "second.json", "scene": ‸"detial""#)
    ).expect(
      with: ["second.json": Self.other(#"{"id": "detail"}"#)],
      "scenes[1].scene: storyboard 'second.json' doesn't contain a view controller with identifier "
        + "'detial'; did you mean 'detail'?")
  }

  @Test func `a cycle of references is an error`() {
    MarkedFile(
      scene: [],
      others: Self.reference(#""file": ‸"second.json", "scene": "r""#) + ","
        + Self.reference(#""file": ‸"scenes.json", "scene": "q""#, id: "q")
    ).expect(
      with: [
        "second.json": Self.other(
          Self.reference(#""file": ‸"scenes.json", "scene": "r""#),
          name: "second.json")
      ],
      "scenes[1].file: the storyboard references form a cycle and never lead to a scene",
      "scenes[2].file: the storyboard references form a cycle and never lead to a scene",
      "scenes[1].file: the storyboard references form a cycle and never lead to a scene")
  }

  // MARK: - Errors across files

  @Test func `an error in another file names that file`() {
    MarkedFile(
      scene: [#""background": ‸"skye""#], others: Self.reference(#""file": "more/second.json""#)
    ).expect(
      with: [
        "more/second.json": Self.other(
          #"{"id": "y", "background": ‸"skyy"}"#, name: "more/second.json")
      ],
      "scenes[0].background: no colour 'skye'; did you mean 'sky'?",
      "scenes[1].background: no colour 'skyy'; did you mean 'sky'?")
  }

  @Test func `an error in a referenced file has a path relative to the main file`() throws {
    let main = MarkedFile(scene: [], others: Self.reference(#""file": "second.json""#))
    let error = #expect(throws: StoryboardErrors.self) {
      try StoryboardBundle(name: "docs/a/scenes.json", json: Array(main.json.utf8)) { _ in [] }
    }
    #expect(error?.errors.map(\.storyboard) == ["second.json"])
    #expect(
      error?.description(file: "docs/a/scenes.json")
        == "docs/a/second.json:1:1: the text is empty; expected a JSON value")
  }

  @Test func `an invalid file causes no further errors at its references`() {
    MarkedFile(
      scene: [
        #""segues": [{"id": "s", "kind": "show", "to": "r", "prepare": {"any": "x"}},"#
          + #"{"id": "u", "kind": "unwind", "action": "elsewhere"}]"#
      ], others: Self.reference(#""file": "second.json", "scene": "any""#)
    ).expect(
      with: ["second.json": MarkedFile("{‸]", name: "second.json")],
      "expected a key in quotes or '}', found ']'")
  }

  @Test func `labels, unwind actions and roots are resolved in the referenced file`() {
    let label = #"{"id": "message", "kind": "label", "frame": \#(StoryboardErrorTests.frame)}"#
    MarkedFile(
      scene: [
        #""segues": [{"id": "s", "kind": "show", "to": "r", "prepare": {‸"mesage": "x"}},"#
          + #"{"id": "t", "kind": "modal", "to": "n", "prepare": {"message": "x"}},"#
          + #"{"id": "u", "kind": "unwind", "action": "home", "prepare": {"message": "x"}},"#
          + #"{"id": "v", "kind": "unwind", "action": ‸"hoem"}]"#
      ],
      others: [
        Self.reference(#""file": "second.json", "scene": "y""#),
        #"{"id": "n", "kind": "navigationController", "root": "r"}"#,
        Self.reference(#""file": "second.json", "scene": "m""#, id: "q"),
        #"{"id": "o", "kind": "navigationController", "root": ‸"q"}"#,
      ].joined(separator: ",\n")
    ).expect(
      with: [
        "second.json": Self.other(
          #"""
          {"id": "y", "views": [\#(label)], "unwindActions": {"home": []}},
          {"id": "m", "kind": "navigationController", "root": "y"}
          """#)
      ],
      "scenes[0].segues[0].prepare.mesage: no label 'mesage' in scene 'y'; did you mean 'message'?",
      "scenes[0].segues[3].action: no scene declares the unwind action 'hoem'; "
        + "did you mean 'home'?",
      "scenes[4].root: expected a view controller as the root, found the navigation controller 'm'")
  }

  @Test func `the destination of a segue is followed into the other file`() {
    MarkedFile(
      scene: [#""segues": [{"id": "s", "kind": "modal", "to": "r"}]"#],
      others: Self.reference(#""file": "second.json", "scene": "y""#)
    ).expect(
      with: [
        "second.json": Self.other(
          #"{"id": "y", "segues": [‸{"id": "p", "kind": "push", "to": "x"}]}"#,
          name: "second.json")
      ],
      "scenes[1].segues[0]: a push segue needs a navigation controller around its scene, and 'y' "
        + "can be shown without one; use show")
  }

  @Test func `scenes that embed each other across files are reported`() {
    func holder(_ id: String, _ held: String) -> String {
      let container = #"{"id": "c", "kind": "container", "frame": \#(StoryboardErrorTests.frame)}"#
      return #"""
        {"id": "\#(id)", "views": [\#(container)],
         "segues": [‸{"id": "s", "kind": "embed", "to": "\#(held)", "container": "c"}]}
        """#
    }
    MarkedFile(
      scene: holder("a", "r"), others: Self.reference(#""file": "second.json", "scene": "y""#)
    ).expect(
      with: [
        "second.json": Self.other(
          holder("y", "r") + "," + Self.reference(#""file": "scenes.json", "scene": "a""#),
          name: "second.json")
      ],
      "scenes[0].segues[0]: embedding 'y' never ends, because it contains itself or a scene that does",
      "scenes[1].segues[0]: embedding 'a' never ends, because it contains itself or a scene that does"
    )
  }

  @Test func `of all files' errors a hundred are shown and the rest counted`() throws {
    let bad = (0..<60).map { #"{"id": "s\#($0)", "background": "nothing"}"# }
    let main = MarkedFile(
      scene: [], others: (bad + [Self.reference(#""file": "b.json""#)]).joined(separator: ","))
    let second = Self.other(bad.joined(separator: ","))
    let error = #expect(throws: StoryboardErrors.self) {
      try StoryboardBundle(name: "a.json", json: Array(main.json.utf8)) { _ in
        Array(second.json.utf8)
      }
    }
    #expect(error?.errors.count == 100)
    #expect(error?.omitted == 20)
  }

  @Test func `many references between files do not take quadratic time`() throws {
    let count = 20_000
    let references = (0..<count).map {
      Self.reference(#""file": "scenes.json", "scene": "r\#($0 + 1)""#, id: "r\($0)")
    }
    let main = MarkedFile(
      scene: [#""segues": [{"id": "s", "kind": "show", "to": "r0"}]"#],
      others: (references + [#"{"id": "r\#(count)"}"#]).joined(separator: ","))
    let bundle = try StoryboardBundle(name: "scenes.json", json: Array(main.json.utf8)) { _ in nil }
    #expect(bundle.main.document.scenes.count == count + 2)
  }
}
