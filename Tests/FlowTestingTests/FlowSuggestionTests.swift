import FlowTesting
import ProjectFiles
import Storyboards
import Testing

/// Flows for what no flow has used.
@Suite struct FlowSuggestionTests {
  private static func suggestion(of scenes: String) throws -> String {
    let json = """
      {"version": 1, "canvas": {"width": 400, "height": 800}, "initialScene": "list", "scenes": [
      \(scenes)]}
      """
    let bundle = StoryboardBundle(try SceneDocument(json: Array(json.utf8)))
    return FlowSuggestion.flows(for: FlowCoverage(of: bundle), of: bundle, app: nil)
  }

  private static func names(in text: String) -> [String] {
    FlowFile(path: "a.flow", bytes: Array(text.utf8)).flows.map(\.name)
  }

  @Test func `a flow has the effect of its segue as its name, and each name is there once`() throws
  {
    let text = try Self.suggestion(
      of: """
        {"id": "list", "title": "List", "unwindActions": {"home": []},
         "views": [{"id": "go", "kind": "button", "title": "Go",
           "frame": {"x": 20, "y": 100, "width": 100, "height": 40}}],
         "segues": [
          {"id": "aaa-bb-ccc", "kind": "presentModally", "to": "d-1", "trigger": {"swipe": "up"}},
          {"id": "ddd-ee-fff", "kind": "presentModally", "to": "d-1", "trigger": {"tap": "go"}}]},
        {"id": "d-1", "title": "Detail", "segues": [
          {"id": "ggg-hh-iii", "kind": "unwind", "action": "home", "trigger": {"swipe": "down"}},
          {"id": "byCode", "kind": "unwind", "action": "home"}]}
        """)
    #expect(
      Self.names(in: text) == [
        "Shows List", "Goes from List to Detail", "Goes from List to Detail, by tap #go",
        "Shows Detail", "Goes back from Detail to List",
      ])
    #expect(
      text.hasSuffix(
        """
        # No keys were found for these. In a flow, these steps do what only code does:
        #   Goes back from Detail to List (byCode): perform segue byCode of d-1

        """))
  }

  @Test func `a container has the name of its first scene with the word for its kind`() throws {
    let text = try Self.suggestion(
      of: """
        {"id": "list", "kind": "navigationController", "root": "home"},
        {"id": "home", "title": "Home"}
        """)
    #expect(Self.names(in: text) == ["Shows the stack of Home", "Shows Home"])
  }

  @Test func `triggers without a step of the same name have steps that perform them`() throws {
    let text = try Self.suggestion(
      of: """
        {"id": "list", "kind": "tableViewController", "title": "List",
         "sections": [{"rows": [
          {"id": "first", "title": "First"},
          {"id": "second", "title": "Second", "accessory": "detailButton"}]}],
         "segues": [
          {"id": "more", "kind": "presentModally", "to": "detail",
           "trigger": {"accessory": "second"}},
          {"id": "turned", "kind": "presentModally", "to": "detail", "trigger": {"turn": "tall"}}]},
        {"id": "detail", "title": "Detail", "views": [{"id": "alarm", "kind": "switch",
           "frame": {"x": 20, "y": 100, "width": 80, "height": 40}}], "segues": [
          {"id": "rung", "kind": "presentModally", "to": "end",
           "trigger": {"change": "alarm"}}]},
        {"id": "end", "title": "End"}
        """)
    #expect(text.contains("press Home\npress Down\npress Right\nexpect list performs"))
    #expect(text.contains("resize to 40x24\nexpect list performs the segue turned."))
    #expect(text.contains("tap #alarm\nexpect detail performs the segue rung."))
    #expect(!text.contains("No keys were found"))
  }

  @Test func `a segue of an alert is performed by the presenter of the alert`() throws {
    let text = try Self.suggestion(
      of: """
        {"id": "list", "title": "List", "segues": [
          {"id": "ask", "kind": "presentModally", "to": "sure", "trigger": {"swipe": "up"}}]},
        {"id": "sure", "kind": "alertController", "title": "Sell it?", "actions": [
          {"id": "keep", "title": "Keep", "style": "cancel"}, {"id": "sell", "title": "Sell"}],
         "segues": [{"id": "sold", "kind": "presentModally", "to": "end",
           "trigger": {"tap": "sell"}}]},
        {"id": "end", "title": "End"}
        """)
    #expect(text.contains("tap #sell\nexpect list performs the segue sold."))
    #expect(!text.contains("No keys were found"))
  }

  @Test(arguments: ["items", "adaptive", "tabs", "unwind"])
  func `the suggested flows of a scene file can be read and pass`(name: String) throws {
    let file = "docs/storyboards/\(name).json"
    let bundle = try StoryboardBundle(name: file, json: Array(Project.bytes(of: file))) {
      try? Array(Project.bytes(of: "docs/storyboards/\($0)"))
    }
    let text = FlowSuggestion.flows(for: FlowCoverage(of: bundle), of: bundle, app: nil)
    let flows = FlowFile(path: "a.flow", bytes: Array(text.utf8))
    #expect(flows.defects.isEmpty, "\(flows.defects)")
    #expect(flows.flows.count > 4)
    let runner = FlowRunner { _, _ in FlowRunner.App(bundle: bundle, name: file) }
    for flow in flows.flows {
      let result = runner.run(flow, FlowVariant())
      #expect(result.outcome == .passed, "\(flow.name): \(result.text)")
    }
  }
}
