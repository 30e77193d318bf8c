import Sessions
import Testing

@testable import Sharing

@Suite struct PageTests {
  private func session(takesEveryTick: Bool = false) throws -> SharedSession {
    try SharedSession(SessionLog(SampleLog.bytes()), takesEveryTick: takesEveryTick)
  }

  @Test func `a page has a frame at each tick of a movement, other formats at every second tick`()
    throws
  {
    // The slide takes the ticks 60 to 108. In its middle it moves by more than an eighth of a row a
    // tick: 11 rows in 48 ticks.
    let middle = 72...96
    let ticks = try session(takesEveryTick: true).frames.map(\.tick).filter(middle.contains)
    #expect(ticks == Array(middle))
    let others = try session().frames.map(\.tick).filter(middle.contains)
    #expect(others == Array(stride(from: 72, through: 96, by: 2)))
    #expect(SharedFormat.allCases.filter(\.showsEveryTick) == [.html])
  }

  @Test func `a movement that repeats has the same steps on a page`() throws {
    // Two screens that follow each other twice: the first frame has all rows, the later ones the
    // changed row.
    let frames = [(0, [1, 2]), (10, [1, 3]), (12, [1, 2]), (22, [1, 3]), (24, [1, 2])].map {
      SharedFrame(tick: $0.0, time: $0.0, columns: 8, rows: $0.1, isAtRest: false)
    }
    let steps = PageSteps(frames)
    #expect(steps.steps == [[8, 2, 0, 0, 1, 1, 2], [8, 2, 0, 1, 3], [8, 2, 0, 1, 2]])
    #expect(steps.frames.map(\.ticks) == [0, 10, 2, 10, 2])
    #expect(steps.frames.map(\.step) == [0, 1, 2, 1, 2])
  }

  @Test func `the markup has the first screen in its colours`() throws {
    let page = try session().page(carrying: nil)
    // The background of the first scene.
    #expect(page.contains("background:#fc6"))
    #expect(page.contains(">Hello</span>"))
  }

  @Test func `the tree has what is presented below its presenter`() throws {
    let trees = try session().trees
    #expect(trees.first?.lines.map(\.name) == ["window", "list"])
    #expect(trees.last?.lines.map(\.name) == ["window", "list", "detail"])
    #expect(trees.last?.lines.map(\.level) == [0, 1, 2])
    #expect(trees.last?.lines.map(\.relation) == [.window, .root, .presented])
    #expect(trees.last?.lines.last?.isVisible == true)
  }

  @Test func `the walked segue is marked on the map from its tick on`() throws {
    let session = try session()
    let steps = try #require(PageMap(session)).steps(of: session)
    // The first scene is the first node, and the only segue is the first edge.
    #expect(steps.first == PageMap.Step(time: 0, edges: [], nodes: [0], sentence: ""))
    let walked = try #require(steps.first { !$0.edges.isEmpty })
    #expect(walked.time == 60)
    #expect(walked.edges == [0])
    #expect(walked.sentence == "List → Detail: swipe up, custom · go")
    #expect(steps.last?.nodes.contains(1) == true)
  }

  @Test func `the map has scenes and segues with their numbers`() throws {
    let markup = try #require(PageMap(session())).markup
    #expect(markup.contains("<g class=\"scene\" data-node=\"1\""))
    #expect(markup.contains("<g class=\"edge solid\" data-edges=\"0\">"))
    #expect(markup.contains(">Detail</text>"))
  }

  @Test func `the player of a page is at most 45 kB`() throws {
    // A session of one tick has hardly any data.
    let bytes = SampleLog.bytes(inputs: [], end: 1)
    #expect(try SharedSession(SessionLog(bytes)).page(carrying: nil).utf8.count <= 45_000)
  }
}
