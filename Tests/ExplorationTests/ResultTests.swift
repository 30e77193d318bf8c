import Exploration
import NavigationKit
import Simulation
import Storyboards
import Testing

/// Reports about an app whose way home is lost at the third step.
@Suite struct ResultTests {
  private static let scenes = """
    {"version": 1, "canvas": {"width": 400, "height": 800}, "initialScene": "list", "scenes": [
      {"id": "list", "name": "List", "unwindActions": {"comeHome": []}, "segues": [
        {"id": "open", "kind": "presentModally", "to": "detail", "trigger": {"swipe": "up"}}]},
      {"id": "detail", "name": "Detail", "segues": [
        {"id": "close", "kind": "unwind", "action": "comeHome", "trigger": {"swipe": "down"}},
        {"id": "pay", "kind": "presentModally", "presentationStyle": "fullScreen", "to": "pay",
         "trigger": {"swipe": "left"}}]},
      {"id": "pay", "name": "Pay", "segues": [
        {"id": "more", "kind": "presentModally", "presentationStyle": "fullScreen",
         "to": "thanks", "trigger": {"swipe": "left"}}]},
      {"id": "thanks", "name": "Thanks", "segues": []}]}
    """

  static func exploration(
    _ scenes: String = scenes, rules: [ExplorationRule] = []
  ) throws -> Exploration {
    let document = try SceneDocument(json: Array(scenes.utf8))
    var configuration = Exploration.Configuration()
    configuration.rules = rules
    let exploration = Exploration(configuration) {
      Simulator(document: document, columns: 80, rows: 24)
    }
    while exploration.advance() {}
    return exploration
  }

  @Test func `the way home is lost at the step after which no state has a way home`() throws {
    let result = try Self.exploration().finish()
    let failure = try #require(
      result.failures.first { $0.violation.invariant == .homeReachable })
    #expect(failure.steps == ["swipe up", "swipe left"])
    #expect(failure.places.last == "List ▴ Detail ▴ Pay")
    // Up leads to Detail, left to Pay, and from there left to Thanks: two states without a way home.
    #expect(failure.violation.turningPoint.contains("lost at step 2"))
    #expect(failure.violation.turningPoint.contains("none of 2 states has one"))
    #expect(result.violations.contains { $0.invariant == .noDeadEnds })
  }

  @Test func `a lost way home is reported at the step that lost it and not behind it`() throws {
    let result = try Self.exploration().finish()
    let messages = result.violations.filter { $0.invariant == .homeReachable }.map(\.message)
    // Thanks, behind Pay, has no way home either.
    #expect(messages == ["no way leads from List ▴ Detail ▴ Pay to List"])
  }

  @Test func `a tapped row is named by its number and its title`() throws {
    let scenes = """
      {"version": 1, "canvas": {"width": 400, "height": 800}, "initialScene": "list", "scenes": [
        {"id": "list", "kind": "tableViewController", "title": "List",
         "sections": [{"rows": [{"title": "Apple"}]},
           {"rows": [{"title": "Pear"}, {"id": "plum", "title": "Plum"}]}],
         "segues": [{"id": "open", "kind": "presentModally", "to": "detail",
           "trigger": {"tap": "plum"}}]},
        {"id": "detail", "title": "Detail"}]}
      """
    let result = try Self.exploration(
      scenes,
      rules: [
        try ExplorationRule(.never, "on Detail")
      ]
    ).finish()
    let failure = try #require(result.failures.first { $0.violation.invariant == .rules })
    #expect(failure.steps == ["tap row 3 \"Plum\" of the list"])
  }

  @Test func `a report names each step of the way with its place`() throws {
    let result = try Self.exploration().finish()
    let sarif = result.sarif(version: "1.0") { ReportPlace(path: "a b.json", line: $0.count) }
    #expect(sarif.contains("\"uri\": \"a%20b.json\"") || sarif.contains("\"uri\":\"a%20b.json\""))
    #expect(sarif.contains("swipe up → List ▴ Detail"))
    let junit = result.junit(file: "a<b.json", seconds: 1.5)
    #expect(junit.contains("name=\"a&lt;b.json\""))
    #expect(junit.contains("time=\"1.500\""))
    #expect(junit.contains("<failure message=\"no way leads from List ▴ Detail ▴ Pay to List\""))
  }

  @Test func `rules of the user hold always, never or sometimes`() throws {
    let result = try Self.exploration(rules: [
      try ExplorationRule(.always, "no warnings"), try ExplorationRule(.never, "on \"Thanks\""),
      try ExplorationRule(.sometimes, "on \"Pay\""), try ExplorationRule(.sometimes, "on \"Cart\""),
    ]).finish()
    let messages = result.violations.filter { $0.invariant == .rules }.map(\.message)
    #expect(
      messages == [
        "never on \"Thanks\" is false: it is so here",
        "sometimes on \"Cart\" is false: it is so in no state",
      ])
    #expect(result.witnesses.map(\.count) == [1, 0])
    #expect(throws: ExplorationRule.Failure.self) { try ExplorationRule(.always, "press enter") }
  }

  @Test func `two versions differ at the first way on which they behave differently`() throws {
    let changed = Self.scenes.replacing("\"swipe\": \"down\"", with: "\"swipe\": \"right\"")
    let difference = try #require(
      Exploration.difference(old: try Self.exploration(), new: try Self.exploration(changed)))
    #expect(difference.steps == ["swipe up"])
    #expect(difference.old == "offers swipe down")
    let same = Exploration.difference(old: try Self.exploration(), new: try Self.exploration())
    #expect(same == nil)
  }

  @Test func `the drawing has a node for each state and an edge for each action`() throws {
    let map = StateMap(try Self.exploration())
    #expect(map.dot.contains("s0 -> s1 [label=\"swipe up\"];"))
    #expect(map.dot.contains("label=\"4. List ▴ Detail ▴ Pay ▴ Thanks\""))
    #expect(map.json(app: "a.json").contains("swipe left"))
  }

  @Test func `the same seed walks the same way at random`() throws {
    func walk() throws -> [Int] {
      let walk = RandomWalk(try Self.exploration(), seed: 7)
      for _ in 0..<300 { walk.advance() }
      return [walk.stepCount, walk.newStateCount]
    }
    let first = try walk()
    #expect(first == (try walk()))
    // The search was complete.
    #expect(first[1] == 0)
  }

  @Test func `a trap is preceded by the way that leads to it`() async {
    await #expect(processExitsWith: .failure) {
      let exploration = Exploration {
        FaultyAppDelegate.simulator { _ in
          let home = Screen("Home")
          home.add("Open") { _ in _ = [Int]().map { $0 }[1] }
          return home
        }
      }
      while exploration.advance() {}
    }
  }
}
