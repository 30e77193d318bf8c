import CellGraphics
import Foundation
import NavigationKit
import Sessions
import Simulation
import Testing

/// An app with timers, delayed blocks, tasks, notifications and background work, in a session.
@Suite(.ownThread) struct DiaryTests {
  private func diary(_ app: RecordedApp) -> [String] { diary(app.session.simulator) }

  private func diary(_ simulator: Simulator) -> [String] {
    let root = simulator.application.window?.rootViewController as? NavigationController
    return (root?.viewControllers.first as? DiaryController)?.lines ?? []
  }

  /// Runs the app for 3 s. Both pieces of background work arrive before the session's time passes on.
  private func run() -> RecordedApp {
    let app = RecordedApp { DiaryDelegate() }
    app.awaitArrivals(1)  // The sum.
    app.pass(320)  // The task has slept and waits for the page.
    app.awaitArrivals(2)
    app.pass(2_680)
    return app
  }

  @Test func `each way to the main thread runs in order, at its tick`() {
    let app = RecordedApp { DiaryDelegate() }
    app.awaitArrivals(1)
    #expect(diary(app).isEmpty)
    app.session.advance(by: .milliseconds(10))
    // Blocks without a delay run at the first tick, the block of another thread after them.
    #expect(diary(app) == ["async", "perform", "task", "sum 5050"])
    app.pass(230)
    #expect(diary(app).count == 4)
    app.pass(20)
    #expect(diary(app).last == "after")
    app.pass(60)
    #expect(diary(app).contains("slept"))
    app.awaitArrivals(2)
    app.pass(20)
    #expect(diary(app).last == "page 3")
    app.pass(110)
    #expect(diary(app).last == "pushed")
    #expect(app.session.simulator.isTransitioning)
    app.pass(100)
    #expect(diary(app).last == "timer")
  }

  @Test func `the log has blocks of other threads as inputs and all code from outside as events`()
    throws
  {
    let log = try run().log()
    let sources = log.commands.compactMap { command -> String? in
      guard case .external(let work) = command else { return nil }
      return "\(work.source) \(work.origin > 0)"
    }
    #expect(sources == ["DispatchQueue.main.async true", "Task true"])
    for source in ["Timer", "DispatchQueue.main.asyncAfter", "Task.sleep", "RunLoop.main.perform"] {
      #expect(log.externalEvents.contains { $0.hasPrefix(source + " ") }, "\(source)")
    }
  }

  @Test func `a replay that runs the app again is identical`() throws {
    let divergence = try run().divergence()
    #expect(divergence == nil, "\(divergence?.description ?? "")")
  }

  @Test func `a replay finds that a block is missing`() throws {
    let app = run()
    var log = try app.log()
    log.records.removeAll { record in
      if case .input(let input) = record, case .external = input.command { true } else { false }
    }
    #expect(Replay(log, makeSimulator: app.makeSimulator).run() != nil)
  }

  @Test func `time travel shows the diary of each time, and the present continues`() throws {
    let app = run()
    let history = try #require(app.session.history)
    let now = diary(app)
    func past(_ tick: Int) -> [String] {
      diary(history.cursor(at: history.timeline.position(at: tick)).simulator)
    }
    #expect(past(20) == ["async", "perform", "task", "sum 5050"])
    #expect(past(32).last == "after")
    #expect(past(history.timeline.end) == now)
    #expect(past(20) == ["async", "perform", "task", "sum 5050"])
    app.session.receive(.character("["))
    #expect(app.session.isTimeTravelling)
    app.pass(1_000)
    app.session.receive(.end)
    #expect(diary(app) == now)
    app.pass(500)
    #expect(diary(app) == now + ["timer"])
  }

  @Test func `a branch from the past continues with the app of that time`() throws {
    let app = run()
    // One step back from the present.
    app.session.receive(.character("["))
    app.session.receive(.tab)
    #expect(!app.session.isTimeTravelling)
    app.pass(600)
    #expect(diary(app).last == "timer")
    let divergence = try app.divergence()
    #expect(divergence == nil, "\(divergence?.description ?? "")")
  }

  @Test func `a block that arrives during time travel waits for the present`() {
    let app = run()
    let before = diary(app)
    app.session.receive(.character("["))
    let controller =
      (app.session.simulator.application.window?.rootViewController as? NavigationController)?
      .viewControllers.first
    controller?.title = "past"
    // The test's thread sends the block, as another thread would.
    nonisolated(unsafe) let target = controller
    app.session.simulator.application.inbox.post(from: "test") { target?.title = "arrived" }
    app.pass(100)
    #expect(controller?.title == "past")
    app.session.receive(.end)
    app.pass(20)
    #expect(controller?.title == "arrived")
    #expect(diary(app) == before)
  }

  @Test func `slow motion slows timers and delays`() {
    let app = RecordedApp { DiaryDelegate() }
    app.awaitArrivals(1)
    app.session.receive(.character("s"))
    app.pass(2_400)
    #expect(!diary(app).contains("after"))
    app.pass(200)
    #expect(diary(app).last == "after")
  }

  @Test func `an app with a timer is at rest between two runs`() {
    let app = run()
    #expect(app.session.simulator.isAtRest)
    #expect(app.session.simulator.nextDueTick != nil)
  }
}
