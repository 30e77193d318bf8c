import Foundation
import NavigationKit
import Testing

@Suite struct ExternalWorkTests {
  /// Sends blocks from another thread and waits for it.
  private func send(_ origins: [Int], to inbox: ExternalWorkInbox) {
    let thread = Thread { for origin in origins { inbox.post(from: "test", origin: origin) {} } }
    thread.start()
    while !thread.isFinished { sched_yield() }
  }

  @Test func `blocks are numbered by the work that sent them, in order of arrival`() {
    let application = Application()
    send([2, 1, 2, 0], to: application.inbox)
    #expect(
      application.inbox.arrived.map(\.description)
        == ["test 2.1", "test 1.1", "test 2.2", "test 0.1"])
  }

  @Test func `a block runs once, in a turn, with an event`() {
    let application = Application()
    let work = ExternalWork(source: "test", origin: 1, number: 1)
    application.inbox.post(from: "test", origin: 1) {
      precondition(Application.current != nil)
    }
    application.run(work)
    #expect(application.inbox.isEmpty)
    let events = application.events.take()
    #expect(events.map(\.kind) == [.external])
    #expect(events.first?.object == "test")
    #expect(events.first?.detail == "1.1")
    application.run(work)
    #expect(application.events.take().map(\.kind) == [.warning])
  }

  @Test func `a replay waits for a block that has not arrived`() {
    let application = Application()
    let inbox = application.inbox
    inbox.setWait { attempt in
      if attempt == 2 { inbox.post(from: "test", origin: 4) {} }
      return attempt < 10
    }
    application.run(ExternalWork(source: "test", origin: 4, number: 1))
    #expect(application.events.take().map(\.kind) == [.external])
  }

  @Test func `the wait for a block that never arrives ends with a warning`() {
    let application = Application()
    application.inbox.setWait { $0 < 3 }
    application.run(ExternalWork(source: "test", origin: 4, number: 1))
    let events = application.events.take()
    #expect(events.map(\.detail) == ["no block arrived for test 4.1"])
  }

  @Test func `each arrival wakes the program`() {
    let application = Application()
    let woken = NSCountedSet()
    // The block is called by the same thread in this test.
    nonisolated(unsafe) let counts = woken
    application.inbox.setWakeUp { counts.add("wake") }
    application.inbox.post(from: "test") {}
    application.inbox.post(from: "test") {}
    #expect(woken.count(for: "wake") == 2)
  }

  @Test func `an inbox that outlives its application takes no blocks`() {
    var application: Application? = Application()
    let inbox = application!.inbox
    inbox.post(from: "test") {}
    application = nil
    inbox.post(from: "test") {}
    #expect(inbox.isEmpty)
  }
}
