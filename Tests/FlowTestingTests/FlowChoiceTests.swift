import FlowTesting
import Testing

@Suite struct FlowChoiceTests {
  private let flows: [FlowTest] = (1...6).map { number in
    var flow = FlowTest(name: "Flow \(number)", path: "a.flow", line: number, lastLine: number)
    flow.settings.tags = number.isMultiple(of: 2) ? ["even"] : ["odd"]
    return flow
  }

  @Test func `tags choose and leave out flows`() {
    var choice = FlowChoice()
    choice.tags = ["even"]
    #expect(choice.items(of: flows).map(\.flow.line) == [2, 4, 6])
    (choice.tags, choice.excludedTags) = ([], ["even"])
    #expect(choice.items(of: flows).map(\.flow.line) == [1, 3, 5])
  }

  @Test func `the shards together have every flow once`() {
    var lines: [Int] = []
    for number in 1...4 {
      var choice = FlowChoice()
      choice.shard = (number, 4)
      lines += choice.items(of: flows).map(\.flow.line)
    }
    #expect(lines.sorted() == [1, 2, 3, 4, 5, 6])
  }

  @Test func `shards take about as long by the last run`() {
    var choice = FlowChoice()
    // The first flow takes as long as all others together.
    choice.lastRun.ticks["a.flow Flow 1 [80x24]"] = 1_000
    for number in 2...6 { choice.lastRun.ticks["a.flow Flow \(number) [80x24]"] = 200 }
    choice.shard = (1, 2)
    #expect(choice.items(of: flows).map(\.flow.line) == [1])
  }

  @Test func `a matrix replaces the variants of flows`() throws {
    var choice = FlowChoice()
    choice.overriding = try #require(FlowSettings("size 40x12, 80x24 motion full, reduced"))
    #expect(
      choice.items(of: [flows[0]]).map(\.variant.description) == [
        "40x12", "40x12, reduced motion", "80x24", "80x24, reduced motion",
      ])
    choice.overriding = try #require(FlowSettings("appearance dark colors true, 16, none"))
    #expect(
      choice.items(of: [flows[0]]).map(\.variant.description) == [
        "80x24, dark", "80x24, dark, 16 colors", "80x24, dark, no colors",
      ])
    #expect(FlowSettings("sizes forty") == nil)
    #expect(FlowSettings("colors 17") == nil)
  }
}
