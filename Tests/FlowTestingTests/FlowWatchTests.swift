import FlowTesting
import NavigationKitTesting
import Storyboards
import Testing

/// The watch of flow files, without files and without a clock.
@Suite struct FlowWatchTests {
  private static let json = """
    {"version": 1, "canvas": {"width": 400, "height": 800}, "initialScene": "one", "scenes": [
      {"id": "one", "title": "One", "segues": [
        {"id": "a", "kind": "presentModally", "to": "two", "trigger": {"swipe": "up"}}]},
      {"id": "two", "title": "Two", "segues": [
        {"id": "b", "kind": "presentModally", "to": "three", "trigger": {"swipe": "left"}}]},
      {"id": "three", "title": "Three"}]}
    """

  private final class Files {
    var texts: [String: String] = [:]
    var recorded = true
  }

  private let files = Files()

  private func watch(mostStates: Int = 512) throws -> FlowWatch {
    let bundle = try StoryboardBundle(name: "a.json", json: Array(Self.json.utf8)) { _ in nil }
    let files = files
    return FlowWatch(
      FlowRunner(
        snapshot: { _, _, _ in
          files.recorded ? nil : PilotSnapshotMismatch(found: "it differs", advice: "")
        },
        file: { (path) throws(FlowRunner.FileError) in
          guard let text = files.texts[path] else { throw FlowRunner.FileError("no \(path)") }
          return FlowFile(path: path, bytes: Array(text.utf8))
        }, app: { (_, _) in FlowRunner.App(bundle: bundle, name: "a.json") }),
      mostStates: mostStates)
  }

  private func run(_ text: String, on watch: FlowWatch) throws -> FlowWatch.Outcome {
    let file = FlowFile(path: "a.flow", bytes: Array(text.utf8))
    try #require(file.defects == [])
    let outcome = try #require(watch.run(FlowChoice().items(of: file.flows)).first)
    // The preparations happen while the user edits.
    while watch.prepare() {}
    return outcome
  }

  @Test func `only the steps from the changed one are performed`() throws {
    let watch = try watch()
    #expect(try run("swipe up\nexpect on Two\nswipe left", on: watch).performedSteps == 2)
    let second = try run("swipe up\nexpect on Two\nswipe right\nexpect on Two", on: watch)
    #expect(second.performedSteps == 1 && second.resumedLine == 3)
    #expect(second.result.outcome == .passed && second.result.steps == 2)
  }

  @Test func `a flow that passed and has not changed does not run`() throws {
    let watch = try watch()
    #expect(try run("swipe up\nexpect on Two", on: watch).result.outcome == .passed)
    let again = try run("# A comment moves the lines.\n\nswipe up\nexpect on Two", on: watch)
    #expect(again.resumedLine == nil && again.performedSteps == 0)
    #expect(again.result.outcome == .passed)
  }

  @Test func `a failed flow resumes at the failed line, also when a later line has changed`() throws
  {
    let watch = try watch()
    let first = try run("swipe up\nexpect on Three\nswipe left", on: watch)
    #expect(first.result.outcome == .failed && first.performedSteps == 1)
    let second = try run("swipe up\nexpect on Three\nswipe left\nexpect on Three", on: watch)
    #expect(second.performedSteps == 0 && second.resumedLine == 2)
    let mended = try run("swipe up\nexpect on Two\nswipe left\nexpect on Three", on: watch)
    #expect(mended.performedSteps == 1 && mended.result.outcome == .passed)
  }

  @Test func `an added line continues after the last one`() throws {
    let watch = try watch()
    _ = try run("swipe up\nswipe left", on: watch)
    let added = try run("swipe up\nswipe left\nexpect on Three", on: watch)
    #expect(added.performedSteps == 0 && added.result.outcome == .passed)
  }

  @Test func `a change in a file that a line runs resumes at this line`() throws {
    files.texts = ["sub.flow": "swipe left"]
    let watch = try watch()
    #expect(try run("swipe up\nrun sub.flow", on: watch).performedSteps == 2)
    files.texts = ["sub.flow": "swipe right"]
    let second = try run("swipe up\nrun sub.flow", on: watch)
    #expect(second.performedSteps == 1 && second.resumedLine == 2)
  }

  @Test func `a screen that was accepted passes without its steps`() throws {
    files.recorded = false
    let watch = try watch()
    #expect(try run("swipe up\nsnapshot two\nswipe left", on: watch).result.outcome == .failed)
    files.recorded = true
    let second = try run("swipe up\nsnapshot two\nswipe left", on: watch)
    #expect(second.performedSteps == 1 && second.resumedLine == 2)
    #expect(second.result.outcome == .passed)
  }

  @Test func `a changed app runs from the start`() throws {
    let watch = try watch()
    _ = try run("swipe up\nswipe left", on: watch)
    watch.forget()
    #expect(try run("swipe up\nswipe left", on: watch).performedSteps == 2)
  }

  @Test func `without room for states a flow runs from the start`() throws {
    let watch = try watch(mostStates: 0)
    _ = try run("swipe up\nswipe left", on: watch)
    #expect(try run("swipe up\nswipe right", on: watch).performedSteps == 2)
  }
}
