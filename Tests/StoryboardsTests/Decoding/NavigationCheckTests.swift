import Testing

/// Files for which UIKit would raise an exception are refused.
@Suite struct NavigationCheckTests {
  private static let navigation = #"{"id": "n", "kind": "navigationController", "root": "b"}"#

  private static func scene(_ id: String, _ segues: String...) -> String {
    #"{"id": "\#(id)", "segues": [\#(segues.joined(separator: ", "))]}"#
  }

  private static func segue(_ kind: String, _ to: String) -> String {
    #"{"id": "\#(kind) \#(to)", "kind": "\#(kind)", "to": "\#(to)"}"#
  }

  /// Scenes that hold others in containers.
  private static func holder(_ id: String, _ held: String..., marks: Set<String> = []) -> String {
    let containers = held.indices.map {
      #"{"id": "c\#($0)", "kind": "container", "frame": \#(StoryboardErrorTests.frame)}"#
    }
    let segues = held.enumerated().map { index, scene in
      (marks.contains(scene) ? "‸" : "")
        + #"{"id": "s\#(index)", "kind": "embed", "to": "\#(scene)", "container": "c\#(index)"}"#
    }
    return #"""
      {"id": "\#(id)", "views": [\#(containers.joined(separator: ", "))],
       "segues": [\#(segues.joined(separator: ", "))]}
      """#
  }

  // MARK: - Pushing

  @Test func `a push needs a navigation controller around its scene`() {
    MarkedFile(scene: [#""segues": [‸\#(Self.segue("push", "b"))]"#], others: Self.scene("b"))
      .expect(
        "scenes[0].segues[0]: a push segue needs a navigation controller around its scene, and 'a' "
          + "can be shown without one; use show")
  }

  @Test func `a push at any depth of a navigation controller is accepted`() {
    MarkedFile(
      scene: [#""segues": [\#(Self.segue("presentModally", "n"))]"#],
      others: [
        Self.navigation, Self.scene("b", Self.segue("push", "c")),
        Self.scene("c", Self.segue("show", "d")), Self.scene("d", Self.segue("push", "d")),
      ].joined(separator: ",\n")
    ).expect()
  }

  @Test
  func
    `a navigation controller can show on its own stack, but a push needs an outer navigation controller`()
  {
    let file = { (segue: String, mark: String) in
      let navigation = #"""
        {"id": "n", "kind": "navigationController", "root": "b", "segues": [\#(mark)\#(segue)]}
        """#
      return MarkedFile(
        scene: [#""segues": [\#(Self.segue("presentModally", "n"))]"#],
        others: [navigation, Self.scene("b"), Self.scene("c", Self.segue("push", "b"))]
          .joined(separator: ",\n"))
    }
    file(Self.segue("show", "c"), "").expect()
    file(Self.segue("push", "c"), "‸").expect(
      "scenes[1].segues[0]: a push segue needs a navigation controller around its scene, and 'n' "
        + "can be shown without one; use show")
  }

  @Test func `a push is an error if one path to its scene has no navigation controller`() {
    MarkedFile(
      scene: [#""segues": [\#(Self.segue("presentModally", "n"))]"#],
      others: [
        Self.navigation, Self.scene("b", Self.segue("push", "c"), Self.segue("modal", "c")),
        Self.scene("c", "‸" + Self.segue("push", "d")), Self.scene("d"),
      ].joined(separator: ",\n")
    ).expect(
      "scenes[3].segues[0]: a push segue needs a navigation controller around its scene, and 'c' "
        + "can be shown without one; use show")
  }

  @Test(arguments: ["modal", "presentModally", "showDetail"])
  func `a presented scene is on no stack`(kind: String) {
    MarkedFile(
      scene: [#""segues": [\#(Self.segue("presentModally", "n"))]"#],
      others: [
        Self.navigation, Self.scene("b", Self.segue(kind, "c")),
        Self.scene("c", "‸" + Self.segue("push", "d")), Self.scene("d"),
      ].joined(separator: ",\n")
    ).expect(
      "scenes[3].segues[0]: a push segue needs a navigation controller around its scene, and 'c' "
        + "can be shown without one; use show")
  }

  @Test func `an embedded scene is on the stack of the outer scene`() {
    MarkedFile(
      scene: [#""segues": [\#(Self.segue("presentModally", "n"))]"#],
      others: [
        Self.navigation, Self.holder("b", "c"), Self.scene("c", Self.segue("push", "d")),
        Self.scene("d"),
      ].joined(separator: ",\n")
    ).expect()
  }

  @Test(arguments: ["show", "push"])
  func `a navigation controller cannot be pushed`(kind: String) {
    MarkedFile(
      scene: [#""segues": [\#(Self.segue("presentModally", "n")), \#(Self.segue("show", "n"))]"#],
      others: [Self.navigation, Self.scene("b", "‸" + Self.segue(kind, "n"))]
        .joined(separator: ",\n")
    ).expect(
      "scenes[2].segues[0]: 'b' can be on a stack, and a navigation controller such as 'n' cannot "
        + "be pushed; use presentModally")
  }

  // 3.1.13
  @Test(arguments: ["show", "push"])
  func `a split view controller cannot be pushed`(kind: String) {
    let split = #"{"id": "w", "kind": "splitViewController", "primary": "x", "secondary": "y"}"#
    MarkedFile(
      scene: [#""segues": [\#(Self.segue("presentModally", "n")), \#(Self.segue("show", "w"))]"#],
      others: [
        Self.navigation, Self.scene("b", "‸" + Self.segue(kind, "w")), split, Self.scene("x"),
        Self.scene("y"),
      ].joined(separator: ",\n")
    ).expect(
      "scenes[2].segues[0]: 'b' can be on a stack, and a split view controller such as 'w' cannot "
        + "be pushed; use presentModally")
  }

  @Test func `scenes that are never shown have no errors of navigation`() {
    MarkedFile(scene: [], others: Self.scene("z", Self.segue("push", "a"))).expect()
  }

  @Test func `a segue of an unknown kind causes no errors of navigation`() {
    MarkedFile(
      scene: [#""segues": [{"id": "s", "kind": ‸"pussh", "to": "b"}]"#],
      others: Self.scene("b", Self.segue("push", "a"))
    ).expect(
      "scenes[0].segues[0].kind: expected 'custom', 'show', 'showDetail', 'push', "
        + "'presentModally', 'modal', 'popoverPresentation', 'embed' or 'unwind', found 'pussh'; "
        + "did you mean 'push'?")
  }

  // MARK: - Embedding

  @Test func `an embed segue needs a container of its scene`() {
    let frame = StoryboardErrorTests.frame
    MarkedFile(
      scene: [
        #""views": [{"id": "slot", "kind": "container", "frame": \#(frame)},"#
          + #"{"id": "label", "kind": "label", "frame": \#(frame)}]"#,
        #""segues": [{"id": "s", "kind": "embed", "to": "b", "container": ‸"slt"},"#
          + #"{"id": "t", "kind": "embed", "to": "b", "container": ‸"label"}]"#,
      ], others: Self.scene("b")
    ).expect(
      "scenes[0].segues[0].container: no container 'slt' in scene 'a'; did you mean 'slot'?",
      "scenes[0].segues[1].container: no container 'label' in scene 'a'")
  }

  @Test func `a second embed segue into one container is an error`() {
    MarkedFile(
      scene: [
        "\n"
          + #""views": [{"id": "c", "kind": "container", "frame": \#(StoryboardErrorTests.frame)}]"#,
        "\n" + #""segues": [{"id": "s", "kind": "embed", "to": "b", "container": "c"},"#
          + #"{"id": "t", "kind": "embed", "to": "b", "container": ‸"c"}]"#,
      ], others: Self.scene("b")
    ).expect(
      "scenes[0].segues[1].container: 's' already fills the container 'c'; the first is at 5:12")
  }

  @Test func `an embed segue has no trigger and no animation`() {
    MarkedFile(
      scene: [
        #""views": [{"id": "c", "kind": "container", "frame": \#(StoryboardErrorTests.frame)}]"#,
        #""segues": [{"id": "s", "kind": "embed", "to": "b", "container": "c","#
          + #"‸"trigger": {"swipe": "up"}, ‸"animated": false, ‸"transition": "fade"}]"#,
      ], others: Self.scene("b")
    ).expect(
      "scenes[0].segues[0].trigger: an embed segue has no key 'trigger'",
      "scenes[0].segues[0].animated: an embed segue has no key 'animated'",
      "scenes[0].segues[0].transition: an embed segue has no key 'transition'")
  }

  @Test func `a scene that embeds itself is an error`() {
    MarkedFile(
      scene: #"{"id": "a"}"#,
      others: [
        Self.holder("b", "c", "d", marks: ["c"]), Self.holder("c", "m", marks: ["m"]),
        #"{"id": "m", "kind": "navigationController", "root": "b"}"#, Self.scene("d"),
      ].joined(separator: ",\n")
    ).expect(
      "scenes[1].segues[0]: embedding 'c' never ends, because it contains itself or a scene that does",
      "scenes[2].segues[0]: embedding 'm' never ends, because it contains itself or a scene that does"
    )
  }

  @Test func `more than a hundred embedded scenes are an error`() {
    // Each holds the next twice: f holds none, then 2, 6, 14, 30, 62 and 126.
    let scenes = ["g", "f", "e", "d", "c", "b", "a0"]
    let others = zip(scenes.dropFirst(), scenes).map { holder, held in
      (holder == "a0" ? "‸" : "") + Self.holder(holder, held, held)
    }
    MarkedFile(
      scene: Self.holder("a", "a0"),
      others: ([Self.scene("g")] + others).joined(separator: ",\n")
    ).expect("scenes[7]: the scene contains more than 100 embedded scenes, counted at all depths")
  }
}
