import CellGraphics
import NavigationKit
import Storyboards
import TestSupport
import Testing
import TextFormats

/// A document that is written and read again is equal.
@Suite struct SceneEncoderTests {
  /// Returns a document without the places of its parts in a file.
  private func description(_ document: SceneDocument) -> [String] {
    var text = ""
    dump(document, to: &text)
    return text.split(separator: "\n").filter { !$0.contains("offset:") }.map {
      String($0).replacing("-0.0", with: "0.0")
    }
  }

  // Two of the files are only valid as parts of the app that refers to them.
  @Test(arguments: goodSceneFiles().filter { !$0.contains("/references/") })
  func `an encoded document decodes to the same document`(path: String) throws {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    let bundle = try StoryboardBundle(name: path, json: try repositoryFile(path)) {
      try? repositoryFile(folder + $0)
    }
    var written: [String: [UInt8]] = [:]
    for storyboard in bundle.storyboards {
      written[storyboard.name] = Array(
        storyboard.document.json(storyboard: storyboard.name).indented.utf8)
    }
    let again = try StoryboardBundle(name: path, json: written[bundle.main.name] ?? []) {
      written[$0]
    }
    for (one, other) in zip(bundle.storyboards, again.storyboards) {
      let (expected, found) = (description(one.document), description(other.document))
      let first = zip(expected, found).first { $0 != $1 }
      #expect(first == nil, "the first difference")
      #expect(found.count == expected.count)
    }
    #expect(again.storyboards.map(\.name) == bundle.storyboards.map(\.name))
  }

  @Test(arguments: [
    (#"["growing-stack"]"#, #"["growing-stack"]"#), (#""growing-stack""#, #"["growing-stack"]"#),
    (#"{"growing-stack": "By design."}"#, #"{ "growing-stack": "By design." }"#), ("[]", nil),
  ])
  func `accepted findings, classes and the key standsFor are kept`(
    accept: String, written: String?
  ) throws {
    let segue = #"{"id": "s", "kind": "show", "class": "Move", "to": "a", "accept": \#(accept)}"#
    let scene = #"""
      {"id": "a", "segues": [\#(segue)], "standsFor": "pageViewController", "accept": \#(accept)}
      """#
    let document = try SceneDocument(
      json: Array(
        #"""
        {"version": 1, "canvas": {"width": 9, "height": 9}, "initialScene": "a",
        "scenes": [\#(scene)], "accept": \#(accept)}
        """#.utf8))
    let text = document.json().indented
    #expect(
      text.ranges(of: written.map { #""accept": \#($0)"# } ?? "accept").count
        == (written == nil ? 0 : 3))
    #expect(document.scenes[0].standsFor == .pageViewController)
    #expect(text.contains(#""standsFor": "pageViewController""#))
    #expect(document.scenes[0].segues[0].customClass == "Move")
    #expect(text.contains(#""class": "Move""#))
  }

  @Test func `a document is written in canonical order, without defaults`() throws {
    let document = SceneDocument(
      canvas: Size(width: 400, height: 800), initialScene: "a",
      scenes: [
        SceneDocument.Scene(
          id: "a", title: "First",
          views: [
            .label(
              SceneDocument.Label(
                id: "l", text: "Hello", isBold: true,
                frame: Rect(x: 10, y: 20.5, width: 100, height: 40))),
            .button(
              SceneDocument.Button(
                id: "b", title: "Go", frame: Rect(x: 0, y: 0, width: 10, height: 10))),
          ],
          segues: [
            SceneDocument.Segue(
              id: "s", kind: .presentModally(to: "a"), trigger: .tap(button: "b"))
          ])
      ])
    #expect(
      document.json().indented == """
        {
          "version": 1,
          "canvas": { "width": 400, "height": 800 },
          "initialScene": "a",
          "scenes": [
            {
              "id": "a",
              "title": "First",
              "views": [
                {
                  "id": "l",
                  "kind": "label",
                  "text": "Hello",
                  "bold": true,
                  "frame": { "x": 10, "y": 20.5, "width": 100, "height": 40 }
                },
                {
                  "id": "b",
                  "kind": "button",
                  "title": "Go",
                  "frame": { "x": 0, "y": 0, "width": 10, "height": 10 }
                }
              ],
              "segues": [{ "id": "s", "kind": "presentModally", "to": "a", "trigger": { "tap": "b" } }]
            }
          ]
        }

        """)
  }
}
