import Foundation
import ProjectFiles
import Testing

/// `segue test` and `segue review`: what they print and write, and how they end.
@Suite struct FlowTestTests {
  private static let scenes = """
    {"version": 1, "canvas": {"width": 400, "height": 800}, "initialScene": "home", "scenes": [
      {"id": "home", "title": "Home", "unwindActions": {"home": []},
       "views": [{"id": "title", "kind": "label", "text": "Hello",
         "frame": {"x": 16, "y": 77, "width": 200, "height": 21}}],
       "segues": [{"id": "open", "kind": "custom", "to": "detail", "transition": "slide",
         "trigger": {"swipe": "up"}}]},
      {"id": "detail", "title": "Detail", "segues": [
        {"id": "back", "kind": "unwind", "action": "home", "trigger": {"swipe": "down"}}]}]}
    """

  private func folder(_ flows: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    _ = try folder.write(Self.scenes, to: "scenes.json")
    for (name, text) in flows { _ = try folder.write(text, to: name) }
    return folder
  }

  @Test func `the exit code says whether flows passed, failed or cannot be understood`() throws {
    let folder = try folder([
      "good.flow": "swipe up\nexpect on Detail\n", "bad.flow": "expect on Detail\n",
      "wrong.flow": "swype up\n",
    ])
    let good = try PlainRun(["test", "good.flow"], in: folder.url)
    #expect(good.status == 0)
    #expect(good.output.hasPrefix("✓ good.flow: good\n1 of 1 flow passed; 1 steps"))
    let bad = try PlainRun(["test", "bad.flow"], in: folder.url)
    #expect(bad.status == 1)
    #expect(bad.output.contains("bad.flow:1:8: expected on Detail: the app is on Home\n"))
    #expect(bad.output.contains("Replay it: segue replay .segue/failed/bad-1-80x24.log --at 0"))
    let wrong = try PlainRun(["test", "wrong.flow"], in: folder.url)
    #expect(wrong.status == 65)
    #expect(
      wrong.errors == """
        segue: wrong.flow:1:1: expected a step such as tap, or expect, not 'swype'; did you mean \
        'swipe'?
          swype up
          ^^^^^

        """)
    #expect(try PlainRun(["test", "gone.flow"], in: folder.url).status == 66)
  }

  @Test func `the log of a failure replays identically`() throws {
    let folder = try folder(["bad.flow": "swipe up\nexpect on Home\n"])
    _ = try PlainRun(["test"], in: folder.url)
    let log = ".segue/failed/bad-1-80x24.log"
    #expect(try PlainRun(["replay", "--verify", log], in: folder.url).status == 0)
    #expect(try PlainRun(["replay", "--verify", "--at", "3", log], in: folder.url).status == 64)
    let flow = try PlainRun(["test", "--from", log, "-o", "made.flow"], in: folder.url)
    #expect(flow.status == 0)
    #expect(try PlainRun(["test", "made.flow"], in: folder.url).status == 0)
  }

  @Test func `the flow of a session has Tab for a focus on a row, which no step names`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(
      """
      {"version": 1, "canvas": {"width": 400, "height": 800}, "initialScene": "nav", "scenes": [
        {"id": "nav", "kind": "navigationController", "root": "list"},
        {"id": "list", "kind": "tableViewController", "title": "List",
         "rightBarButtons": [{"id": "add", "title": "Add"}],
         "sections": [{"rows": [{"title": "Apple"}, {"title": "Plum"}]}]}]}
      """, to: "scenes.json")
    // A flow that fails leaves a log.
    _ = try folder.write("press Tab 2 times\npress Down\nexpect on Nowhere\n", to: "a.flow")
    _ = try PlainRun(["test", "a.flow"], in: folder.url)
    let made = try PlainRun(["test", "--from", ".segue/failed/a-1-80x24.log"], in: folder.url)
    #expect(made.status == 0, "\(made.errors)")
    #expect(made.output.contains("press tab\npress tab\nswipe down\n"), "\(made.output)")
    _ = try folder.write(made.output, to: "made.flow")
    let test = try PlainRun(["test", "made.flow"], in: folder.url)
    #expect(test.status == 0, "\(test.output)")
  }

  @Test func `a run by line, by name and of the last failures`() throws {
    let folder = try folder([
      "a.flow": "flow \"One\"\nexpect on Home\n\nflow \"Two\"\nexpect on Detail\n"
    ])
    #expect(try PlainRun(["test", "a.flow:2"], in: folder.url).status == 0)
    #expect(try PlainRun(["test", "--grep", "two"], in: folder.url).status == 1)
    #expect(try PlainRun(["test"], in: folder.url).status == 1)
    let again = try PlainRun(["test", "--last-failed"], in: folder.url)
    #expect(again.output.contains("0 of 1 flow passed, 1 failed"))
    #expect(try PlainRun(["test", "--tags", "none"], in: folder.url).status == 64)
  }

  @Test func `shards, jobs and merged reports have the same results`() throws {
    let folder = try folder([
      "a.flow": (1...6).map { "flow \"F\($0)\"\nswipe up\nexpect on Detail\n" }.joined()
    ])
    for number in 1...2 {
      let run = try PlainRun(
        ["test", "--shard", "\(number)/2", "--report", "json=\(number).json"], in: folder.url)
      #expect(run.status == 0 && run.output.contains("3 of 3 flows passed"))
    }
    let merged = try PlainRun(["test", "--merge", "1.json", "--merge", "2.json"], in: folder.url)
    #expect(merged.output.hasPrefix("6 of 6 flows passed"))
    let jobs = try PlainRun(["test", "--jobs", "2"], in: folder.url)
    #expect(jobs.status == 0 && jobs.output.hasPrefix("✓ a.flow: F1\n✓ a.flow: F2\n"))
    #expect(jobs.output.contains("✓ a.flow: F6\n6 of 6 flows passed"))
    let proof = try PlainRun(["test", "--prove"], in: folder.url)
    #expect(
      proof.output.hasPrefix("6 of 6 flows had the same events and screens in two processes\n"))
  }

  @Test func `several processes print what one prints, and skip the same flows`() throws {
    let folder = try folder([
      "a.flow": (1...9).map { "flow \"F\($0)\"\nswipe up\nexpect on Detail\n" }.joined(),
      "b.flow": "flow \"G\"\nswipe up\nexpect on Home\nflow \"H\"\nexpect on Detail\n",
      "c.flow": "expect on Home\n",
    ])
    let one = try PlainRun(["test"], in: folder.url)
    #expect(one.status == 1 && one.output.contains("b.flow:3:8: expected on Home: the app is on"))
    let two = try PlainRun(["test", "--jobs", "2"], in: folder.url)
    #expect(two.status == 1 && two.output == one.output)
    let log = ".segue/failed/b-1-80x24.log"
    #expect(try PlainRun(["replay", "--verify", log], in: folder.url).status == 0)
    let first = try PlainRun(["test", "--max-failures", "1"], in: folder.url)
    #expect(
      first.output.hasSuffix(
        "9 of 10 flows passed, 1 failed, 2 skipped; 10 steps, 10 "
          + "expectations, 4 s of virtual time\n"))
    let firstOfTwo = try PlainRun(["test", "--jobs", "2", "--max-failures", "1"], in: folder.url)
    #expect(firstOfTwo.output == first.output)
  }

  @Test func `a changed screen is written beside its snapshot and accepted by a review`() throws {
    let folder = try folder(["a.flow": "expect on Home\nsnapshot start\n"])
    #expect(try PlainRun(["test"], in: folder.url).status == 1)
    let accepted = try PlainRun(["review", "--accept-all"], in: folder.url)
    #expect(accepted.output.hasPrefix("1 accepted"))
    #expect(try PlainRun(["test"], in: folder.url).status == 0)
    let changed = Self.scenes.replacingOccurrences(of: "Hello", with: "Hullo")
    _ = try folder.write(changed, to: "scenes.json")
    let run = try PlainRun(["test"], in: folder.url)
    #expect(run.status == 1)
    #expect(run.output.contains("snapshot start: 1 cell differs, the first at column 4, row 2"))
    let list = try PlainRun(["review", "--list"], in: folder.url)
    #expect(list.output.hasPrefix("snapshots/a/start.screen: 1 cell differs"))
    #expect(try PlainRun(["review", "--reject-all"], in: folder.url).status == 0)
    #expect(try PlainRun(["review"], in: folder.url).output == "No screens wait for a review.\n")
  }

  @Test func `a shard without flows passes`() throws {
    let folder = try folder(["a.flow": "swipe up\nexpect on Detail\n"])
    let run = try PlainRun(["test", "--shard", "2/2"], in: folder.url)
    #expect(run.status == 0 && run.output.hasPrefix("0 of 0 flows passed"))
    let jobs = try PlainRun(["test", "--jobs", "2"], in: folder.url)
    #expect(jobs.status == 0 && jobs.errors == "")
    #expect(jobs.output.hasPrefix("✓ a.flow: a\n1 of 1 flow passed"))
  }

  @Test func `the coverage below the minimum fails`() throws {
    let folder = try folder(["a.flow": "swipe up\nexpect on Detail\n"])
    let run = try PlainRun(["test", "--coverage", "--min", "90"], in: folder.url)
    #expect(run.status == 1)
    #expect(run.output.contains("never used: unwind detail back, by swipe down"))
    #expect(run.errors == "segue: the coverage is 66 %, below 90 %\n")
    let suggested = try PlainRun(["test", "--suggest"], in: folder.url)
    #expect(suggested.output.contains("flow \"Goes back from Detail to Home\""))
    let all = try PlainRun(["test", "--suggest", "none.flow"], in: folder.url)
    #expect(
      all.output.contains(
        "flow \"Shows Home\"\n  app scenes.json\nexpect events "
          + "viewDidAppear home\n"))
    _ = try folder.write(all.output, to: "suggested.flow")
    #expect(try PlainRun(["test", "suggested.flow"], in: folder.url).status == 0)
  }

  @Test func `coverage adds the uses of several processes, of logs and of searches`() throws {
    let folder = try folder([
      "a.flow": "flow \"Up\"\nswipe up\n\nflow \"Up again\"\nswipe up\n",
      "b.flow": "swipe up; swipe down\nexpect on Detail\n",
    ])
    let jobs = try PlainRun(["test", "--coverage", "--jobs", "2", "a.flow"], in: folder.url)
    #expect(jobs.output.contains("scenes: 2 of 2\nsegues: 1 of 1\nunwinds: 0 of 1\n"))
    #expect(try PlainRun(["test", "b.flow"], in: folder.url).status == 1)
    let log = ".segue/failed/b-1-80x24.log"
    let logged = try PlainRun(["test", "a.flow", "--coverage-from", log], in: folder.url)
    #expect(logged.output.contains("unwinds: 1 of 1\n"))
    let search = try PlainRun(
      ["explore", "scenes.json", "--quiet", "--coverage", "--graph", "g.json"], in: folder.url)
    #expect(search.output.hasSuffix("coverage: 100 %\n"))
    let searched = try PlainRun(
      ["test", "--coverage-from", "g.json", "--min", "100"], in: folder.url)
    #expect(searched.status == 0)
    #expect(searched.output.hasPrefix("scenes.json:\nscenes: 2 of 2\n"))
    let drawn = try PlainRun(["graph", "--coverage", "g.json", "--coverage", log], in: folder.url)
    #expect(drawn.status == 0 && drawn.output.contains("used"))
    let wrong = try PlainRun(["test", "--coverage-from", "scenes.json"], in: folder.url)
    #expect(wrong.status == 65)
  }
}
