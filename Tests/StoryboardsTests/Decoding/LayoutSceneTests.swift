import NavigationKit
import Storyboards
import Testing

/// The keys for the layout of views, and their errors.
@Suite struct LayoutSceneTests {
  private typealias Constraint = SceneDocument.Constraint

  private func layouts(_ views: String) throws -> [SceneDocument.ViewLayout] {
    let file = MarkedFile(scene: [#""views": [\#(views)]"#])
    return try SceneDocument(json: Array(file.json.utf8)).scenes[0].layouts
  }

  private static let frame = #""frame": \#(StoryboardErrorTests.frame)"#

  @Test func `a view with only a frame has no layout entry`() throws {
    #expect(try layouts(#"{"id": "v", "kind": "label", \#(Self.frame)}"#).isEmpty)
  }

  @Test func `an autoresizing mask has the parts that the file names`() throws {
    let layouts = try layouts(
      #"""
      {"id": "v", "kind": "label", \#(Self.frame),
       "autoresizing": ["flexibleWidth", "flexibleTopMargin"]}, {"id": "w", "kind": "label",
       \#(Self.frame), "autoresizing": []}
      """#)
    #expect(layouts.map(\.view) == ["v", "w"])
    #expect(layouts.map(\.autoresizing) == [[.flexibleWidth, .flexibleTopMargin], []])
  }

  @Test func `constraints have the values of the file and UIKit's defaults`() throws {
    let layouts = try layouts(
      #"""
      {"id": "v", "kind": "label", "constraints": [
        {"attribute": "leading", "constant": 8},
        {"attribute": "width", "constant": 100},
        {"attribute": "width", "to": "w", "multiplier": 0.5, "priority": 750},
        {"attribute": "top", "relation": "greaterThanOrEqual", "to": "w", "toAttribute": "bottom"},
        {"attribute": "height", "toAttribute": "width"},
        {"attribute": "trailing", "to": "layoutMarginsGuide"},
        {"attribute": "centerY", "to": "safeAreaLayoutGuide"}]},
      {"id": "w", "kind": "label", "constraints": []}
      """#)
    #expect(
      layouts[0].constraints == [
        Constraint(.leading, to: .superview, .leading, constant: 8),
        Constraint(.width, constant: 100),
        Constraint(.width, to: .view("w"), .width, multiplier: 0.5, priority: 750),
        Constraint(.top, .greaterThanOrEqual, to: .view("w"), .bottom),
        Constraint(.height, to: .superview, .width),
        Constraint(.trailing, to: .layoutMarginsGuide, .trailing),
        Constraint(.centerY, to: .safeAreaLayoutGuide, .centerY),
      ])
    #expect(layouts[1].constraints == [])
  }

  @Test func `content priorities are read at every depth of the views`() throws {
    let layouts = try layouts(
      #"""
      {"id": "s", "kind": "stackView", \#(Self.frame), "views": [
        {"id": "v", "kind": "label", "contentHuggingPriority": {"horizontal": 251},
         "contentCompressionResistancePriority": {"vertical": 1000}}]}
      """#)
    #expect(layouts.map(\.view) == ["v"])
    #expect(layouts[0].contentHuggingPriority == SceneDocument.AxisPriorities(horizontal: 251))
    #expect(
      layouts[0].contentCompressionResistancePriority
        == SceneDocument.AxisPriorities(vertical: 1000))
  }

  @Test func `errors of layout name the key`() {
    MarkedFile(
      scene: [
        #"""
        "views": [
          ‸{"id": "a", "kind": "label", \#(Self.frame), "constraints": []},
          {"id": "b", "kind": "label", \#(Self.frame), "autoresizing": [‸"flexibleWidht"]},
          {"id": "c", "kind": "label", "constraints": [], ‸"autoresizing": []},
          {"id": "d", "kind": "label", "constraints": [
            ‸{"to": "a"},
            {"attribute": ‸"leadin"},
            {"attribute": "top", "to": ‸"e"},
            {"attribute": "width", "toAttribute": ‸"top"},
            {"attribute": "width", ‸"multiplier": 2},
            {"attribute": "height", "to": "a", "multiplier": ‸0, "priority": ‸1001},
            {"attribute": "top", "relation": ‸"equals", ‸"constnat": 4}]},
          {"id": "s", "kind": "stackView", "constraints": [], "views": [
            {"id": "inside", "kind": "label", ‸"constraints": []}]},
          {"id": "f", "kind": "label", "constraints": [{"attribute": "top", "to": ‸"inside"}]}]
        """#
      ]
    ).expect(
      "scenes[0].views[0]: expected one of 'frame' and 'constraints', found both",
      "scenes[0].views[1].autoresizing[0]: expected 'flexibleLeftMargin', 'flexibleWidth', "
        + "'flexibleRightMargin', 'flexibleTopMargin', 'flexibleHeight' or 'flexibleBottomMargin', "
        + "found 'flexibleWidht'; did you mean 'flexibleWidth'?",
      "scenes[0].views[2].autoresizing: a view with constraints has no key 'autoresizing'",
      "scenes[0].views[3].constraints[0]: a constraint needs the key 'attribute'",
      "scenes[0].views[3].constraints[1].attribute: expected \(Self.attributes), found 'leadin'; "
        + "did you mean 'leading'?",
      "scenes[0].views[3].constraints[2].to: no view 'e' in scene 'a'",
      "scenes[0].views[3].constraints[3].toAttribute: expected 'width' or 'height', found 'top'",
      "scenes[0].views[3].constraints[4].multiplier: a constraint without 'to' has no key "
        + "'multiplier'",
      "scenes[0].views[3].constraints[5].multiplier: expected a number above 0 and up to 1000, "
        + "found 0",
      "scenes[0].views[3].constraints[5].priority: expected a number from 1 to 1000, found 1001",
      "scenes[0].views[3].constraints[6].relation: expected 'lessThanOrEqual', 'equal' or "
        + "'greaterThanOrEqual', found 'equals'; did you mean 'equal'?",
      "scenes[0].views[3].constraints[6].constnat: unknown key 'constnat'; did you mean "
        + "'constant'?",
      "scenes[0].views[4].views[0].constraints: a label in a stack view has no key 'constraints'",
      "scenes[0].views[5].constraints[0].to: no view 'inside' in scene 'a'")
  }

  private static let attributes =
    "'left', 'right', 'top', 'bottom', 'leading', 'trailing', 'width', 'height', 'centerX', "
    + "'centerY', 'lastBaseline', 'firstBaseline', 'leftMargin', 'rightMargin', 'topMargin', "
    + "'bottomMargin', 'leadingMargin', 'trailingMargin', 'centerXWithinMargins' or "
    + "'centerYWithinMargins'"
}
