import CellGraphics
import NavigationKit
import Testing

/// Work for later ticks. The order of work of one tick is that of a serial queue: first in, first out.
@Suite struct SchedulingTests {
  private final class Log {
    var lines: [String] = []
  }

  @Test func `work runs at its tick, and work of one tick in the order of scheduling`() {
    let (application, log) = (Application(), Log())
    for (name, ticks) in [("c", 30), ("a", 10), ("d", 30), ("b", 20)] {
      application.schedule(after: ticks, from: "Timer") {
        log.lines.append("\(name) \(application.tick)")
      }
    }
    #expect(application.nextDueTick == 10)
    application.advance(to: 100)
    #expect(log.lines == ["a 10", "b 20", "c 30", "d 30"])
    #expect(application.nextDueTick == nil)
  }

  @Test func `many short advances and one long one run the same work`() {
    func run(by step: Int) -> [Event] {
      let application = Application()
      application.schedule(after: 7, every: 7, from: "Timer") {
        application.schedule(after: 3, from: "after") {}
      }
      var tick = 0
      while tick < 60 {
        tick += step
        application.advance(to: tick)
      }
      return application.events.take()
    }
    #expect(run(by: 1) == run(by: 60))
    #expect(
      run(by: 1).filter { $0.object == "Timer" }.map(\.tick) == [7, 14, 21, 28, 35, 42, 49, 56])
  }

  @Test func `work that a turn schedules without a delay runs at the next tick`() {
    let (application, log) = (Application(), Log())
    application.advance(to: 5)
    application.turn {
      application.schedule(from: "async") { log.lines.append("\(application.tick)") }
      log.lines.append("turn")
    }
    application.advance(to: 5)
    #expect(log.lines == ["turn"])
    application.advance(to: 6)
    #expect(log.lines == ["turn", "6"])
  }

  @Test func `work that reschedules itself without a delay runs once a tick`() {
    let (application, log) = (Application(), Log())
    func again() {
      log.lines.append("\(application.tick)")
      application.schedule(from: "async", again)
    }
    application.schedule(from: "async", again)
    application.advance(to: 4)
    #expect(log.lines == ["1", "2", "3", "4"])
  }

  @Test func `a step that work schedules runs at the same tick, after all due work`() {
    let (application, log) = (Application(), Log())
    application.schedule(after: 2, from: "first") {
      log.lines.append("first")
      application.scheduleStep(from: "step") { log.lines.append("step \(application.tick)") }
    }
    application.schedule(after: 2, from: "second") { log.lines.append("second") }
    application.advance(to: 2)
    #expect(log.lines == ["first", "second", "step 2"])
    application.turn {
      application.scheduleStep(from: "step") { log.lines.append("step \(application.tick)") }
    }
    application.advance(to: 3)
    #expect(log.lines.last == "step 3")
  }

  @Test func `cancelled work does not run, and repeated work can cancel itself`() {
    let (application, log) = (Application(), Log())
    let cancelled = application.schedule(after: 5, from: "Timer") { log.lines.append("never") }
    cancelled.cancel()
    #expect(!cancelled.isWaiting)
    #expect(application.nextWorkTick == nil)
    var repeated: ScheduledWork?
    repeated = application.schedule(after: 5, every: 5, from: "Timer") {
      log.lines.append("\(application.tick)")
      if log.lines.count == 3 { repeated?.cancel() }
    }
    application.advance(to: 100)
    #expect(log.lines == ["5", "10", "15"])
  }

  @Test func `work can be moved to another tick`() {
    let (application, log) = (Application(), Log())
    let work = application.schedule(after: 5, from: "Timer") {
      log.lines.append("\(application.tick)")
    }
    work.reschedule(to: 9)
    application.advance(to: 20)
    #expect(log.lines == ["9"])
  }

  @Test func `each piece of work is a turn with an event that has its source and ordinal`() {
    let root = named("root")
    let stage = Stage(root: NavigationController(rootViewController: root))
    stage.forget()
    stage.application.schedule(after: 3, from: "Timer") {
      #expect(Application.current === stage.application)
      root.navigationController?.pushViewController(named("next"), animated: false)
    }
    stage.advance(to: 3)
    let events = stage.takeEvents()
    #expect(events.first?.kind == .external)
    #expect(events.first?.object == "Timer")
    #expect(events.first?.detail == "1")
    // The commit of the turn has shown the controller.
    #expect(events.contains { $0.kind == .viewDidAppear && $0.subject == "next" && $0.tick == 3 })
  }

  @Test func `waiting work is no effect, so the app is at rest`() {
    let application = Application()
    application.schedule(after: 3, every: 3, from: "Timer") {}
    #expect(application.nextDueTick == 3)
    #expect(application.nextEffectTick == nil)
  }

  @Test func `steps of one tick that cause each other endlessly trap with a sentence`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let application = Application()
      func again() { application.scheduleStep(from: "Task", again) }
      application.schedule(from: "Task", again)
      application.advance(to: 1)
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("does not come to an end"), "\(message)")
  }
}
