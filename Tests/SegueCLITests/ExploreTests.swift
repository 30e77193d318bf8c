import Foundation
import Testing

/// `segue explore`: what it prints and writes, and how it ends.
@Suite struct ExploreTests {
  /// An app in which no way leads from Pay to List.
  private let scenes = """
    {"version": 1, "canvas": {"width": 400, "height": 800}, "initialScene": "list", "scenes": [
      {"id": "list", "name": "List", "segues": [
        {"id": "pay", "kind": "presentModally", "presentationStyle": "fullScreen", "to": "pay",
         "trigger": {"swipe": "up"}}]},
      {"id": "pay", "name": "Pay"}]}
    """

  private func text(_ folder: TemporaryFolder, _ name: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.url.appending(path: name)), as: UTF8.self)
  }

  @Test func `a failure is printed and written as a log that replays, a flow and reports`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(scenes, to: "a.json")
    let run = try PlainRun(
      [
        "explore", "a.json", "--report", "junit=a.xml", "--report", "sarif=a.sarif", "--graph",
        "a.dot",
      ], in: folder.url)
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("All ways from List: 2 states, "))
    #expect(run.output.contains("No way leads from List ▴ Pay to List."))
    #expect(run.output.contains("1) swipe up → List ▴ Pay"))
    let log = ".segue/explored/1-home-reachable.log"
    #expect(try PlainRun(["replay", "--verify", log], in: folder.url).status == 0)
    let flow = try text(folder, ".segue/explored/1-home-reachable.flow")
    #expect(flow.contains("swipe up\nexpect on pay"))
    let test = try PlainRun(["test", ".segue/explored/1-home-reachable.flow"], in: folder.url)
    #expect(test.status == 0, "\(test.output)\(test.errors)")
    #expect(try text(folder, "a.xml").contains("classname=\"explore.home-reachable\""))
    #expect(try text(folder, "a.sarif").contains("segue explore"))
    #expect(try text(folder, "a.dot").contains("s0 -> s1 [label=\"swipe up\"];"))
  }

  @Test func `the flow of a way has the keys that move to a row`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(
      """
      {"version": 1, "canvas": {"width": 400, "height": 800}, "initialScene": "list", "scenes": [
        {"id": "list", "kind": "tableViewController", "title": "List",
         "sections": [{"rows": [{"title": "Apple"}, {"id": "plum", "title": "Plum"}]}],
         "segues": [{"id": "pay", "kind": "presentModally", "presentationStyle": "fullScreen",
           "to": "pay", "trigger": {"tap": "plum"}}]},
        {"id": "pay", "name": "Pay"}]}
      """, to: "a.json")
    let run = try PlainRun(["explore", "a.json", "--save", "found/ways"], in: folder.url)
    #expect(run.output.contains("1) tap row 2 \"Plum\" of the list → List ▴ Pay"))
    let flow = try text(folder, "found/ways/1-home-reachable.flow")
    #expect(flow.contains("app ../../a.json"))
    #expect(flow.contains("press end\ntap #plum\nexpect on pay"))
    let test = try PlainRun(["test", "found/ways/1-home-reachable.flow"], in: folder.url)
    #expect(test.status == 0, "\(test.output)\(test.errors)")
  }

  @Test func `the difference of two versions is the first way on which they differ`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(scenes, to: "a.json")
    _ = try folder.write(scenes.replacing("\"up\"", with: "\"down\""), to: "b.json")
    let run = try PlainRun(["explore", "b.json", "--diff", "a.json"], in: folder.url)
    #expect(run.status == 1)
    #expect(
      run.output == """
        The versions behave differently at the start.
           Old: offers swipe up
           New: offers no such action

        """)
    #expect(try PlainRun(["explore", "a.json", "--diff", "a.json"], in: folder.url).status == 0)
  }

  @Test func `one job and three jobs give the same result`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(scenes, to: "a.json")
    let one = try PlainRun(["explore", "a.json", "--jobs", "1"], in: folder.url)
    let three = try PlainRun(["explore", "a.json", "--jobs", "3"], in: folder.url)
    #expect(one.output == three.output)
  }

  @Test(arguments: [
    (["--depth", "0"], "--depth expects"), (["--size", "80"], "--size expects"),
    (["--report", "html=a"], "--report expects"), (["--walk", "x"], "--walk expects"),
    (["--always", "press enter"], "--always: expected an expectation"),
    (["--graph", "a.png"], "--graph expects"),
  ])
  func `a wrong option is refused with what was expected`(arguments: [String], part: String) throws
  {
    let folder = try TemporaryFolder()
    let run = try PlainRun(["explore"] + arguments, in: folder.url)
    #expect(run.status == 64)
    #expect(run.errors.contains(part), "\(run.errors)")
  }
}
