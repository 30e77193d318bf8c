import NavigationKit
import Sessions
import Simulation
import Testing
import WalkSupport

@Suite struct PastTests {
  private static let files = ["gallery.json", "push.json", "presentations.json", "tabs.json"]

  @Test(arguments: files, [1, 2] as [UInt64])
  func `stepping back is the same as having run to there, to the last cell and event`(
    file: String, seed: UInt64
  ) throws {
    let session = try RandomSession(file, seed: seed, inputs: 60)
    let past = Past(session.timeline, makeSimulator: session.makeSimulator)
    var random = SeededRandom(seed: seed)
    var traveller: Traveller?
    for _ in 0..<6 {
      let end = Int.random(in: 1...session.timeline.end, using: &random)
      let back = Int.random(in: 1...min(end, 400), using: &random)
      _ = Bool.random(using: &random) ? past.fill() : true
      traveller = past.traveller(at: session.timeline.moment(at: end), from: traveller)
      let moment = session.timeline.moment(at: end - back)
      let found = past.traveller(at: moment, from: traveller)
      #expect(found.moment == moment)
      let lived = session.lived(to: moment)
      #expect(found.simulator.frame() == lived.simulator.frame())
      #expect(found.simulator.tick == end - back)
      #expect(
        session.rest(of: found.simulator, from: moment)
          == session.rest(of: lived.simulator, from: moment))
      // It was taken to the end outside of the past, and is not given back.
      traveller = nil
    }
  }

  @Test func `between two inputs of one tick there is a moment`() throws {
    var timeline = Timeline()
    timeline.append(.toggleHelp, at: 10)
    timeline.append(.cancel, at: 10)
    let session = try RandomSession("push.json", seed: 1, inputs: 0)
    let past = Past(timeline, makeSimulator: session.makeSimulator)
    let texts = (0...2).map { inputs in
      past.traveller(at: Moment(tick: 10, inputs: inputs)).simulator.frame().text
    }
    #expect(texts[1].contains("this help"))
    #expect(!texts[0].contains("this help"))
    #expect(texts[2] == texts[0])
    #expect(timeline.moment(at: 10) == Moment(tick: 10, inputs: 2))
    #expect(timeline.moment(at: 9) == Moment(tick: 9, inputs: 0))
  }

  @Test func `places fill in bounded slices, and all are then near`() throws {
    let session = try RandomSession("push.json", seed: 3, inputs: 1_000)
    let past = Past(session.timeline, makeSimulator: session.makeSimulator)
    var slices = 0
    while past.fill() {
      slices += 1
      #expect(slices < 10_000)
    }
    // 1,000 inputs by 128 are places 1 to 7, reached by 16 inputs each time: 128 · (1 + … + 7) / 16.
    #expect(slices == 224)
    #expect(!past.fill())
    let moment = session.timeline.moment(at: session.timeline.end / 2)
    let frame = past.traveller(at: moment).simulator.frame()
    #expect(frame == session.lived(to: moment).simulator.frame())
    // The one that was taken is missed.
    #expect(past.fill())
  }

  @Test func `what was cut off is gone for the machines that wait too`() throws {
    let session = try RandomSession("push.json", seed: 4, inputs: 600)
    let past = Past(session.timeline, makeSimulator: session.makeSimulator)
    while past.fill() {}
    let moment = session.timeline.moment(at: session.timeline.end / 3)
    past.cut(to: moment)
    #expect(past.timeline.last == moment)
    past.append(.resize(columns: 50, rows: 20), at: moment.tick + 5)
    past.pass(to: moment.tick + 50)
    while past.fill() {}
    let traveller = past.traveller(at: past.timeline.last)
    #expect(traveller.simulator.columns == 50)
    #expect(traveller.simulator.tick == moment.tick + 50)
  }
}
