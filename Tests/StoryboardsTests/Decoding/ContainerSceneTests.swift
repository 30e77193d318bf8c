import NavigationKit
import Storyboards
import Testing

/// Scenes that hold others: what their files say, and what can be wrong with them.
@Suite struct ContainerSceneTests {
  private typealias Child = SceneDocument.Child

  private func kind(_ scene: String) throws -> SceneDocument.Scene.Kind {
    let file = MarkedFile(
      scene: #"{"id": "s", \#(scene)}"#,
      others: #"{"id": "a"}, {"id": "b"}, {"id": "c"}, {"id": "d"}"#)
    return try SceneDocument(
      json: Array(file.json.replacing(#""initialScene": "a""#, with: #""initialScene": "s""#).utf8)
    ).scenes[0].kind
  }

  @Test func `tabs have the values of the file`() throws {
    let kind = try kind(
      #"""
      "kind": "tabBarController", "selected": 1, "tabs": [{"scene": "a"}, {"scene": "b",
        "title": "B", "image": "★", "badge": "3", "isEnabled": false}]
      """#)
    guard case .tabBarController(let tabs) = kind else {
      Issue.record("no tabs")
      return
    }
    #expect(tabs.selected == 1)
    #expect(tabs.tabs.map(\.child.scene) == ["a", "b"])
    #expect(tabs.tabs.map(\.title) == [nil, "B"])
    #expect(tabs.tabs.map(\.image) == [nil, "★"])
    #expect(tabs.tabs.map(\.badge) == [nil, "3"])
    #expect(tabs.tabs.map(\.isEnabled) == [true, false])
  }

  @Test func `columns have the values of the file`() throws {
    let kind = try kind(
      #"""
      "kind": "splitViewController", "primary": "a", "supplementary": "b", "secondary": "c",
      "compact": "d", "displayMode": "twoOverSecondary", "primaryWidth": 20,
      "supplementaryWidth": 30, "presentsWithGesture": false
      """#)
    guard case .splitViewController(let split) = kind else {
      Issue.record("no split view")
      return
    }
    #expect(split.columns.map(\.column) == [.primary, .supplementary, .secondary, .compact])
    #expect(split.columns.map(\.child.scene) == ["a", "b", "c", "d"])
    #expect(split.displayMode == .twoOverSecondary)
    #expect(split.primaryWidth == 20)
    #expect(split.supplementaryWidth == 30)
    #expect(!split.presentsWithGesture)
  }

  @Test func `a split view needs only two columns, and other keys have defaults`() throws {
    let kind = try kind(#""kind": "splitViewController", "primary": "a", "secondary": "b""#)
    guard case .splitViewController(let split) = kind else {
      Issue.record("no split view")
      return
    }
    #expect(split.columns.map(\.column) == [.primary, .secondary])
    #expect(split.displayMode == .automatic)
    #expect(split.primaryWidth == nil)
    #expect(split.presentsWithGesture)
  }

  @Test func `pages have the values of the file`() throws {
    for (more, style, orientation, hasDots) in [
      (
        "", PageViewController.TransitionStyle.pageCurl,
        PageViewController.NavigationOrientation.horizontal, true
      ),
      (
        #", "transitionStyle": "scroll", "orientation": "vertical", "showsPageIndicator": false"#,
        .scroll, .vertical, false
      ),
    ] {
      let kind = try kind(#""kind": "pageViewController", "pages": ["a", "b"]\#(more)"#)
      guard case .pageViewController(let pages) = kind else {
        Issue.record("no pages")
        return
      }
      #expect(pages.pages.map(\.scene) == ["a", "b"])
      #expect(pages.transitionStyle == style)
      #expect(pages.orientation == orientation)
      #expect(pages.showsPageIndicator == hasDots)
    }
  }

  @Test func `errors of tabs name the key`() {
    MarkedFile(
      scene: [],
      others: #"""
        {"id": "s", "kind": "tabBarController", "selected": ‸2, ‸"views": [],
         "tabs": [{"scene": ‸"aa", ‸"titel": "A"}, ‸{"badge": ‸3}]},
        {"id": "t", "kind": "tabBarController", "tabs": ‸[]}, ‸{"id": "u", "kind": "tabBarController"}
        """#
    ).expect(
      "scenes[1].selected: expected a whole number from 0 to 1, found 2",
      "scenes[1].views: a tab bar controller has no key 'views'",
      "scenes[1].tabs[0].scene: no scene 'aa'",
      "scenes[1].tabs[0].titel: unknown key 'titel'; did you mean 'title'?",
      "scenes[1].tabs[1]: a tab needs the key 'scene'",
      "scenes[1].tabs[1].badge: expected a string, found 3",
      "scenes[2].tabs: expected at least one tab, found none",
      "scenes[3]: a tab bar controller needs the key 'tabs'")
  }

  @Test func `errors of columns name the key`() {
    MarkedFile(
      scene: [],
      others: #"""
        ‸{"id": "s", "kind": "splitViewController", "primary": ‸"tabs",
         "displayMode": ‸"oneBesideSecundary", "primaryWidth": ‸0, ‸"root": "a"},
        {"id": "tabs", "kind": "tabBarController", "tabs": [{"scene": "a"}]}
        """#
    ).expect(
      "scenes[1]: a split view controller needs the key 'secondary'",
      "scenes[1].primary: expected a scene other than a tab bar controller in this column, "
        + "found 'tabs'",
      "scenes[1].displayMode: expected 'automatic', 'secondaryOnly', 'oneBesideSecondary', "
        + "'oneOverSecondary', 'twoBesideSecondary' or 'twoOverSecondary', found "
        + "'oneBesideSecundary'; did you mean 'oneBesideSecondary'?",
      "scenes[1].primaryWidth: expected a whole number from 1 to 1000, found 0",
      "scenes[1].root: a split view controller has no key 'root'")
  }

  @Test func `errors of pages name the key`() {
    MarkedFile(
      scene: [],
      others: #"""
        {"id": "s", "kind": "pageViewController", "pages": ["a", ‸"b", ‸1],
         "transitionStyle": ‸"curl", "orientation": ‸"vertcal"},
        {"id": "t", "kind": "pageViewController", "pages": ‸[]}
        """#
    ).expect(
      "scenes[1].pages[1]: no scene 'b'",
      "scenes[1].pages[2]: expected a string, found 1",
      "scenes[1].transitionStyle: expected 'pageCurl' or 'scroll', found 'curl'",
      "scenes[1].orientation: expected 'horizontal' or 'vertical', found 'vertcal'; "
        + "did you mean 'vertical'?",
      "scenes[2].pages: expected at least one page, found none")
  }

  @Test func `a segue prepares the scene that a container shows first`() {
    let text = #""views": [{"id": "t", "kind": "label", "frame": \#(StoryboardErrorTests.frame)}]"#
    let segues = ["n", "tabs", "split", "pages"].map {
      #"{"id": "\#($0)", "kind": "presentModally", "to": "\#($0)", "prepare": {"t": "x", ‸"u": "x"}}"#
    }
    MarkedFile(
      scene: [#""segues": [\#(segues.joined(separator: ", "))]"#],
      others: #"""
        {"id": "b", \#(text)}, {"id": "n", "kind": "navigationController", "root": "pages"},
        {"id": "tabs", "kind": "tabBarController", "selected": 1,
         "tabs": [{"scene": "a"}, {"scene": "b"}]},
        {"id": "split", "kind": "splitViewController", "primary": "a", "secondary": "n"},
        {"id": "pages", "kind": "pageViewController", "pages": ["b", "a"]}
        """#
    ).expect(
      "scenes[0].segues[0].prepare.u: no label 'u' in scene 'b'",
      "scenes[0].segues[1].prepare.u: no label 'u' in scene 'b'",
      "scenes[0].segues[2].prepare.u: no label 'u' in scene 'b'",
      "scenes[0].segues[3].prepare.u: no label 'u' in scene 'b'")
  }

  @Test func `a reference can lead to a container in another file`() {
    MarkedFile(
      scene: [
        #""segues": [{"id": "s", "kind": "show", "to": "r", "prepare": {‸"x": "y"}}]"#
      ], others: #"{"id": "r", "kind": "storyboardReference", "file": "b.json"}"#
    ).expect(
      with: [
        "b.json": MarkedFile(
          #"""
          {"version": 1, "canvas": {"width": 1, "height": 1}, "initialScene": "t",
           "scenes": [{"id": "t", "kind": "tabBarController", "tabs": [{"scene": "u"}]},
             {"id": "u"}]}
          """#)
      ], "scenes[0].segues[0].prepare.x: no label 'x' in scene 'u'")
  }

  // MARK: - What would raise

  private static func segue(_ kind: String, _ to: String, mark: Bool = false) -> String {
    #""segues": [\#(mark ? "‸" : ""){"id": "s", "kind": "\#(kind)", "to": "\#(to)"}]"#
  }

  @Test func `tabs and pages have no influence on the navigation controller of a push`() {
    for holder in [
      #""kind": "tabBarController", "tabs": [{"scene": "b"}]"#,
      #""kind": "pageViewController", "pages": ["b"]"#,
    ] {
      MarkedFile(
        scene: [Self.segue("presentModally", "h")],
        others: #"{"id": "h", \#(holder)}, {"id": "b", \#(Self.segue("push", "c", mark: true))}, "#
          + #"{"id": "c"}"#
      ).expect(
        "scenes[2].segues[0]: a push segue needs a navigation controller around its scene, and 'b' "
          + "can be shown without one; use show")
      MarkedFile(
        scene: [Self.segue("presentModally", "n")],
        others: #"{"id": "n", "kind": "navigationController", "root": "h"}, "#
          + #"{"id": "h", \#(holder)}, {"id": "b", \#(Self.segue("push", "c"))}, {"id": "c"}"#
      ).expect()
    }
  }

  private static func split(_ secondary: String) -> String {
    #"""
    {"id": "h", "kind": "splitViewController", "primary": "p", "secondary": "\#(secondary)"},
    {"id": "n", "kind": "navigationController", "root": "d"}, {"id": "d"},
    {"id": "t", "kind": "tabBarController", "tabs": [{"scene": "x"}]}
    """#
  }

  @Test func `a column can push a scene but no navigation controller`() {
    let start = Self.segue("presentModally", "h")
    for (kind, destination) in [("push", "d"), ("showDetail", "n"), ("showDetail", "t")] {
      MarkedFile(
        scene: [start],
        others: Self.split("d")
          + #", {"id": "p", \#(Self.segue(kind, destination))}, {"id": "x"}"#
      ).expect()
    }
    MarkedFile(
      scene: [start],
      others: Self.split("d")
        + #", {"id": "p", \#(Self.segue("show", "n", mark: true))}, {"id": "x"}"#
    ).expect(
      "scenes[5].segues[0]: 'p' can be on a stack, and a navigation controller such as 'n' cannot "
        + "be pushed; use presentModally")
  }

  @Test func `tabs in the secondary column are on a stack only while the split view is collapsed`()
  {
    let start = Self.segue("presentModally", "h")
    func file(_ kind: String, _ to: String) -> MarkedFile {
      MarkedFile(
        scene: [start],
        others: Self.split("t")
          + #", {"id": "p"}, {"id": "x", \#(Self.segue(kind, to, mark: true))}"#)
    }
    file("push", "d").expect(
      "scenes[6].segues[0]: a push segue needs a navigation controller around its scene, and 'x' "
        + "can be shown without one; use show")
    file("show", "n").expect(
      "scenes[6].segues[0]: 'x' can be on a stack, and a navigation controller such as 'n' cannot "
        + "be pushed; use presentModally")
    file("show", "t").expect(
      "scenes[6].segues[0]: 'x' can be in the secondary column, where show would make the tab bar "
        + "controller 't' the primary column; use presentModally")
  }

  @Test func `a container that contains itself is an error`() {
    MarkedFile(
      scene: [],
      others: #"""
        {"id": "t", "kind": "tabBarController", "tabs": [{"scene": "a"}, {"scene": ‸"s"}]},
        {"id": "s", "kind": "splitViewController", "primary": "a", "secondary": ‸"p"},
        {"id": "p", "kind": "pageViewController", "pages": [‸"n"]},
        {"id": "n", "kind": "navigationController", "root": "t"}
        """#
    ).expect(
      "scenes[1].tabs[1].scene: embedding 's' never ends, because it contains itself or a scene "
        + "that does",
      "scenes[2].secondary: embedding 'p' never ends, because it contains itself or a scene that does",
      "scenes[3].pages[0]: embedding 'n' never ends, because it contains itself or a scene that does"
    )
  }
}
