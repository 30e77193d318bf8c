import FlowTesting
import NavigationKit
import NavigationKitTesting
import ProjectFiles
import Storyboards
import Testing

@Suite struct FlowRunnerTests {
  private static let json = """
    {"version": 1, "canvas": {"width": 400, "height": 800}, "initialScene": "home", "scenes": [
      {"id": "home", "title": "Home", "views": [
        {"id": "go", "kind": "button", "title": "Go",
         "frame": {"x": 16, "y": 77, "width": 100, "height": 40}},
        {"id": "off", "kind": "button", "title": "Off", "isEnabled": false,
         "frame": {"x": 16, "y": 200, "width": 100, "height": 40}}],
       "unwindActions": {"home": []},
       "segues": [{"id": "open", "kind": "custom", "to": "detail", "transition": "slide",
         "trigger": {"tap": "go"}}]},
      {"id": "detail", "title": "Detail", "segues": [
        {"id": "back", "kind": "unwind", "action": "home", "trigger": {"swipe": "down"}}]}]}
    """

  private func run(_ text: String, file: [String: String] = [:]) throws -> FlowResult {
    let bundle = try StoryboardBundle(name: "a.json", json: Array(Self.json.utf8)) { _ in nil }
    let runner = FlowRunner(
      file: { (path) throws(FlowRunner.FileError) in
        guard let text = file[path] else { throw FlowRunner.FileError("there is no file \(path)") }
        return FlowFile(path: path, bytes: Array(text.utf8))
      }, app: { (_, _) in FlowRunner.App(bundle: bundle, name: "a.json") })
    let flows = FlowFile(path: "a.flow", bytes: Array(text.utf8))
    try #require(flows.defects == [])
    return runner.run(flows.flows[0], FlowVariant())
  }

  @Test func `a flow whose expectations hold passes`() throws {
    let result = try run("tap \"Go\"\nexpect on Detail\nswipe down\nexpect on Home; no warnings")
    #expect(result.outcome == .passed)
    #expect(result.steps == 2 && result.expectations == 3)
  }

  @Test func `a flow ends at the first expectation that does not hold`() throws {
    let result = try run("expect on Detail\ntap \"Go\"")
    #expect(result.outcome == .failed && result.steps == 0)
    #expect(result.failures.map(\.line) == [1])
    #expect(result.failures[0].failure.found == "the app is on Home")
    #expect(result.log != nil)
  }

  @Test func `a soft expectation lets the flow continue`() throws {
    let result = try run("soft on Detail; focus on \"Go\"\ntap \"Go\"\nexpect on Detail")
    #expect(result.outcome == .failed && result.steps == 1)
    #expect(result.failures.map(\.isSoft) == [true])
  }

  @Test func `a tap on a disabled button fails`() throws {
    let result = try run("tap \"Off\"")
    #expect(
      result.failures[0].failure.found == "\"Off\" button is disabled, so a tap does nothing")
  }

  @Test func `run performs the lines of another file`() throws {
    let result = try run("run sub/go.flow\nexpect on Detail", file: ["sub/go.flow": "tap \"Go\""])
    #expect(result.outcome == .passed)
  }

  @Test func `a failure in another file has its path`() throws {
    let result = try run("run go.flow", file: ["go.flow": "\ntap \"Gone\""])
    #expect(result.failures.map(\.place) == ["go.flow:2:1"])
  }

  @Test func `a missing file is an error with its place`() throws {
    let result = try run("run gone.flow")
    #expect(result.outcome == .error)
    #expect(result.message == "a.flow:1:1: there is no file gone.flow")
  }

  @Test func `files that run each other end with an error`() throws {
    let result = try run("run a.flow", file: ["a.flow": "run a.flow"])
    #expect(result.outcome == .error && result.message.contains("end the circle"))
  }

  @Test func `repeat performs its lines several times`() throws {
    let result = try run("repeat 3 times:\n  tap \"Go\"\n  swipe down\nexpect on Home")
    #expect(result.outcome == .passed && result.steps == 6)
  }

  @Test func `a moment of a transition has its own expectations`() throws {
    let result = try run("tap \"Go\"\nduring segue: at 50 %: transition segue; at 100 %: on Detail")
    #expect(result.outcome == .passed)
    let other = try run("tap \"Go\"\nduring push: at 50 %: transition push")
    #expect(other.failures[0].failure.advice == "It had: segue.")
  }

  @Test func `a step during a transition interrupts it, and the flow continues from there`() throws
  {
    let result = try run(
      """
      tap "Go"
      during segue: at 50 %: transition segue; resize to 60x20; at 60 %: size 60x20
      expect on Detail; size 60x20; no unbalanced calls
      swipe down
      expect on Home
      """)
    #expect(result.outcome == .passed, "\(result.text)")
    // The tap, the change of the size and the swipe.
    #expect(result.steps == 3)
  }

  @Test func `moments after a step must be in order`() throws {
    let result = try run("tap \"Go\"\nduring segue: at 50 % resize to 60x20; at 40 %: on Home")
    #expect(
      result.failures.map(\.failure.found) == [
        "this moment has passed when the step before it has ended"
      ])
  }

  @Test func `colours are compared as the terminal shows them`() throws {
    let bundle = try StoryboardBundle(name: "a.json", json: Array(Self.json.utf8)) { _ in nil }
    let runner = FlowRunner { (_, _) in FlowRunner.App(bundle: bundle, name: "a.json") }
    // Without colours a terminal shows its text in one colour, black on white in the test.
    let text = "flow \"a\"\n  colors none\nexpect see \"Off\" in #000000 on #FFFFFF"
    let flow = FlowFile(path: "a.flow", bytes: Array(text.utf8)).flows[0]
    let variants = FlowVariant.all(of: flow.settings)
    #expect(variants.map(\.description) == ["80x24, no colors"])
    #expect(runner.run(flow, variants[0]).outcome == .passed)
    // A disabled button is grey in full colour.
    #expect(runner.run(flow, FlowVariant()).outcome == .failed)
  }

  @Test func `two runs have the same fingerprint`() throws {
    let text = "tap \"Go\"\nswipe down"
    let bundle = try StoryboardBundle(name: "a.json", json: Array(Self.json.utf8)) { _ in nil }
    var runner = FlowRunner { (_, _) in FlowRunner.App(bundle: bundle, name: "a.json") }
    runner.makesDigests = true
    let flow = FlowFile(path: "a.flow", bytes: Array(text.utf8)).flows[0]
    let digests = (0..<3).map { _ in runner.run(flow, FlowVariant()).digest }
    #expect(Set(digests).count == 1 && !digests[0].isEmpty)
  }

  @Test func `coverage counts scenes, segues, unwinds and gestures`() throws {
    let bundle = try StoryboardBundle(name: "a.json", json: Array(Self.json.utf8)) { _ in nil }
    var coverage = FlowCoverage(of: bundle)
    #expect(coverage.items.count == 5)
    coverage.add(try run("tap \"Go\"").uses)
    // The unwind and its gesture are missing.
    #expect(coverage.unused.map(\.kind) == [.unwind, .gesture])
    #expect(coverage.percent == 60)
    coverage.add(try run("tap \"Go\"\nswipe down").uses)
    #expect(coverage.percent == 100)
  }
}
