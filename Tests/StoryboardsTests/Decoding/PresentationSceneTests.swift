import CellGraphics
import NavigationKit
import Storyboards
import Testing

/// The keys of scenes and segues for presentations, and their errors.
@Suite struct PresentationSceneTests {
  private func scenes(_ scene: String, others: String = "") throws -> [SceneDocument.Scene] {
    let file = MarkedFile(
      scene: #"{"id": "a", \#(scene)}"#, others: #"{"id": "b"}"# + others)
    return try SceneDocument(json: Array(file.json.utf8)).scenes
  }

  @Test func `a scene without a presentation covers the screen from below`() throws {
    let presentation = try scenes(#""title": "A""#)[0].presentation
    #expect(presentation == SceneDocument.Presentation())
    #expect(presentation.style == .fullScreen)
    #expect(presentation.transitionStyle == .coverVertical)
    #expect(presentation.definesContext == nil)
  }

  @Test func `every kind of scene can have a presentation`() throws {
    for kind in [
      #""kind": "viewController""#, #""kind": "tableViewController""#,
      #""kind": "navigationController", "root": "b""#,
      #""kind": "tabBarController", "tabs": [{"scene": "b"}]"#,
      #""kind": "splitViewController", "primary": "b", "secondary": "b""#,
      #""kind": "pageViewController", "pages": ["b"]"#,
    ] {
      let presentation = try scenes(
        kind + #"""
          , "modalPresentationStyle": "formSheet", "modalTransitionStyle": "crossDissolve",
          "isModalInPresentation": true, "preferredContentSize": {"width": 30, "height": 8},
          "definesPresentationContext": false,
          "providesPresentationContextTransitionStyle": true
          """#)[0].presentation
      #expect(
        presentation
          == SceneDocument.Presentation(
            style: .formSheet, transitionStyle: .crossDissolve, isModal: true,
            preferredContentSize: Size(width: 30, height: 8), definesContext: false,
            providesContextTransitionStyle: true), "\(kind)")
    }
  }

  @Test(arguments: ModalPresentationStyle.allCases.filter { $0 != .none })
  func `presentation styles have UIKit's names`(style: ModalPresentationStyle) throws {
    #expect(
      try scenes(#""modalPresentationStyle": "\#(style)""#)[0].presentation.style == style)
  }

  @Test func `a segue can override the presentation styles`() throws {
    let segues = try scenes(
      #"""
      "views": [{"id": "v", "kind": "label", "frame": \#(StoryboardErrorTests.frame)}],
      "segues": [
        {"id": "s", "kind": "presentModally", "to": "b"},
        {"id": "t", "kind": "modal", "to": "b", "modalPresentationStyle": "popover",
         "modalTransitionStyle": "flipHorizontal", "anchor": "v", "arrowDirections": ["up", "left"]},
        {"id": "u", "kind": "popoverPresentation", "to": "b", "arrowDirections": []}]
      """#)[0].segues
    #expect(segues[0].presentation == SceneDocument.SeguePresentation())
    #expect(
      segues[1].presentation
        == SceneDocument.SeguePresentation(
          style: .popover, transitionStyle: .flipHorizontal, anchor: "v",
          arrowDirections: [.up, .left]))
    #expect(segues[2].kind == .popoverPresentation(to: "b"))
    #expect(
      segues[2].presentation
        == SceneDocument.SeguePresentation(style: .popover, arrowDirections: []))
  }

  @Test func `errors of a scene's presentation name the key`() {
    MarkedFile(
      scene: [],
      others: #"""
        {"id": "b", "modalPresentationStyle": ‸"pageShet", "modalTransitionStyle": ‸"crossdisolve",
         "isModalInPresentation": ‸1, "preferredContentSize": ‸{"width": ‸0}},
        {"id": "c", "modalPresentationStyle": ‸"none", ‸"preferedContentSize": {}},
        {"id": "d", "kind": "storyboardReference", "file": ‸"d.json", ‸"modalTransitionStyle": ""}
        """#
    ).expect(
      "scenes[1].modalPresentationStyle: expected \(Self.styles), found 'pageShet'; did you mean "
        + "'pageSheet'?",
      "scenes[1].modalTransitionStyle: expected 'coverVertical', 'flipHorizontal', 'crossDissolve' "
        + "or 'partialCurl', found 'crossdisolve'; did you mean 'crossDissolve'?",
      "scenes[1].isModalInPresentation: expected true or false, found 1",
      "scenes[1].preferredContentSize: a content size needs the key 'height'",
      "scenes[1].preferredContentSize.width: expected a whole number from 1 to 1000, found 0",
      "scenes[2].modalPresentationStyle: expected \(Self.styles), found 'none'",
      "scenes[2].preferedContentSize: unknown key 'preferedContentSize'; did you mean "
        + "'preferredContentSize'?",
      "scenes[3].file: could not find or read a storyboard named 'd.json'",
      "scenes[3].modalTransitionStyle: a storyboard reference has no key 'modalTransitionStyle'")
  }

  private static let styles =
    "'automatic', 'fullScreen', 'pageSheet', 'formSheet', 'currentContext', 'custom', "
    + "'overFullScreen', 'overCurrentContext' or 'popover'"

  @Test func `errors of a segue's presentation name the key`() {
    MarkedFile(
      scene: [
        #""rightBarButtons": [{"id": "bell", "title": "Bell"}]"#,
        #"""
        "segues": [
          {"id": "s", "kind": "popoverPresentation", "to": "b", "anchor": ‸"bel",
           "arrowDirections": [‸"upp"], ‸"modalPresentationStyle": "popover"},
          {"id": "t", "kind": "show", "to": "b", ‸"anchor": "bell",
           ‸"modalTransitionStyle": "crossDissolve"},
          {"id": "u", "kind": "popoverPresentation", "to": "b", "anchor": "bell"}]
        """#,
      ], others: #"{"id": "b"}"#
    ).expect(
      "scenes[0].segues[0].anchor: no view, row or bar button 'bel' in scene 'a'; did you mean "
        + "'bell'?",
      "scenes[0].segues[0].arrowDirections[0]: expected 'right', 'left', 'up' or 'down', found "
        + "'upp'; did you mean 'up'?",
      "scenes[0].segues[0].modalPresentationStyle: a popoverPresentation segue has no key "
        + "'modalPresentationStyle'",
      "scenes[0].segues[1].anchor: a show segue has no key 'anchor'",
      "scenes[0].segues[1].modalTransitionStyle: a show segue has no key 'modalTransitionStyle'")
  }

  @Test func `errors of a gesture name the key, and a repeated trigger is an error`() {
    MarkedFile(
      scene: [
        #""views": [{"id": "v", "kind": "label", "frame": \#(StoryboardErrorTests.frame)}]"#,
        #"""
        "segues": [
          {"id": "s", "kind": "show", "to": "b", "trigger": {"longPress": ‸"w"}},
          ‸{"id": "t", "kind": "show", "to": "b", "trigger": {"longPress": "v"}},
          {"id": "u", "kind": "show", "to": "b", "trigger": ‸{"longPress": "v"}},
          {"id": "x", "kind": "show", "to": "b", "trigger": {"screenEdgePan": ‸"top"}}]
        """#.replacing("‸{\"id\": \"t\"", with: "{\"id\": \"t\""),
      ], others: #"{"id": "b"}"#
    ).expect(
      "scenes[0].segues[0].trigger.longPress: no view 'w' in scene 'a'",
      "scenes[0].segues[2].trigger: a long press on 'v' already triggers 't'; the first is at 5:3",
      "scenes[0].segues[3].trigger.screenEdgePan: expected 'left' or 'right', found 'top'")
  }

  // MARK: - What would raise

  private static func segue(_ id: String, _ to: String, _ more: String = "") -> String {
    #"{"id": "\#(id)", "kind": "presentModally", "to": "\#(to)"\#(more.isEmpty ? "" : ", " + more)}"#
  }

  @Test
  func `a partial curl needs the style fullScreen for the presented and the presenting scene`() {
    let curl = #""modalTransitionStyle": "partialCurl""#
    MarkedFile(
      scene: [
        #"""
        "segues": [\#(Self.segue("fine", "b", curl)), \#(Self.segue("sheet", "c")),
          ‸\#(Self.segue("both", "c", curl))]
        """#
      ],
      others: #"""
        {"id": "b", "segues": [\#(Self.segue("on", "d", curl))]},
        {"id": "c", "modalPresentationStyle": "pageSheet",
         "segues": [‸\#(Self.segue("bad", "b", curl)), \#(Self.segue("good", "b"))]},
        {"id": "d"}
        """#
    ).expect(
      "scenes[0].segues[2]: a partial curl needs the style fullScreen, also for its presenter, but "
        + "'c' can be presented in another way",
      "scenes[2].segues[0]: a partial curl needs the style fullScreen, also for its presenter, but "
        + "'b' can be presented in another way")
  }

  @Test func `a presentation in the context of a popover can only use coverVertical`() {
    let context = #""modalPresentationStyle": "overCurrentContext""#
    let fade = #", "modalTransitionStyle": "crossDissolve""#
    MarkedFile(
      scene: [
        #"""
        "segues": [{"id": "p", "kind": "popoverPresentation", "to": "b"},
          \#(Self.segue("fine", "c", context + fade))]
        """#
      ],
      others: #"""
        {"id": "b", "segues": [\#(Self.segue("good", "c", context)),
          ‸\#(Self.segue("bad", "c", context + fade))]},
        {"id": "c"}
        """#
    ).expect(
      "scenes[1].segues[1]: 'b' can be in a popover, where a presentation of 'c' in the current "
        + "context needs coverVertical")
  }
}
