import FlowTesting
import NavigationKit
import Storyboards
import Testing

/// The coverage of alerts, deletions and places, besides that of scenes and segues.
@Suite struct FlowCoverageTests {
  /// A list and a search that both lead to a detail, with an alert and rows to delete.
  private static let json = """
    {"version": 1, "canvas": {"width": 400, "height": 800}, "initialScene": "list", "scenes": [
      {"id": "list", "title": "List", "unwindActions": {"home": []}, "segues": [
        {"id": "open", "kind": "presentModally", "to": "detail", "trigger": {"swipe": "up"}},
        {"id": "find", "kind": "presentModally", "to": "search", "trigger": {"swipe": "left"}},
        {"id": "sell", "kind": "presentModally", "to": "sure", "trigger": {"swipe": "right"}},
        {"id": "fill", "kind": "presentModally", "to": "basket", "trigger": {"swipe": "down"}}]},
      {"id": "search", "title": "Search", "segues": [
        {"id": "open", "kind": "presentModally", "to": "detail", "trigger": {"swipe": "up"}}]},
      {"id": "detail", "title": "Detail", "segues": [
        {"id": "back", "kind": "unwind", "action": "home", "trigger": {"swipe": "left"}}]},
      {"id": "sure", "kind": "alertController", "title": "Sell it?", "actions": [
        {"id": "yes", "title": "Yes"}, {"title": "No", "style": "cancel"}], "segues": [
        {"id": "sold", "kind": "unwind", "action": "home", "trigger": {"tap": "yes"}}]},
      {"id": "basket", "kind": "tableViewController", "title": "Basket", "sections": [
        {"rows": [{"title": "Apples", "deletable": true}, {"title": "Bread"}]}]}]}
    """

  private func coverage(_ flows: String...) throws -> FlowCoverage {
    let bundle = try StoryboardBundle(name: "a.json", json: Array(Self.json.utf8)) { _ in nil }
    let runner = FlowRunner { (_, _) in FlowRunner.App(bundle: bundle, name: "a.json") }
    var coverage = FlowCoverage(of: bundle)
    for text in flows {
      let file = FlowFile(path: "a.flow", bytes: Array(text.utf8))
      try #require(file.defects == [])
      let result = runner.run(file.flows[0], FlowVariant())
      try #require(result.outcome == .passed, "\(result.text)")
      coverage.add(result.uses)
    }
    return coverage
  }

  private func names(_ kind: FlowCoverage.Kind, of coverage: FlowCoverage) -> [String] {
    coverage.items.filter { $0.kind == kind && $0.count > 0 }.map {
      [$0.scene, $0.name, $0.place].filter { !$0.isEmpty }.joined(separator: " ")
    }
  }

  @Test func `each action of an alert is counted by its id or title`() throws {
    let yes = try coverage("swipe right\ntap \"Yes\"\nexpect on List")
    #expect(yes.items.filter { $0.kind == .action }.map(\.name) == ["yes", "No"])
    #expect(names(.action, of: yes) == ["sure yes"])
    // The presenter performs the segue of the alert.
    #expect(names(.unwind, of: yes) == ["sure sold"])
    let no = try coverage("swipe right\ntap \"No\"\nexpect on List")
    #expect(names(.action, of: no) == ["sure No"])
    #expect(names(.unwind, of: no) == [])
  }

  @Test func `the deletion of a row is counted`() throws {
    #expect(try coverage("swipe down").items.filter { $0.kind == .deletion }.map(\.count) == [0])
    let deleted = try coverage(
      "swipe down; press Left; press Enter; no \"Apples\" row")
    #expect(names(.deletion, of: deleted) == ["basket"])
  }

  @Test func `a segue is counted for each scene that leads to its scene`() throws {
    let one = try coverage("swipe up; swipe left; expect on List")
    #expect(names(.place, of: one) == ["detail back list"])
    #expect(one.text.contains("segues by place: 1 of 2\n"))
    #expect(one.text.contains("never used: segue detail back after search, by swipe left\n"))
    let both = try coverage(
      "swipe up; swipe left; expect on List", "swipe left; swipe up; swipe left; expect on List")
    #expect(names(.place, of: both) == ["detail back list", "detail back search"])
  }
}
