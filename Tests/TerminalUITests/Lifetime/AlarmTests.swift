import Foundation
import Testing

@testable import TerminalUI

@Suite struct AlarmTests {
  private func isReadable(_ alarm: Alarm) -> Bool {
    var descriptor = pollfd(fd: alarm.descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&descriptor, 1, 0) == 1
  }

  @Test func `an alarm of another thread is readable until it is silenced`() {
    let alarm = Alarm()
    #expect(!isReadable(alarm))
    let thread = Thread {
      alarm.ring()
      alarm.ring()
    }
    thread.start()
    while !thread.isFinished { sched_yield() }
    #expect(isReadable(alarm))
    alarm.silence()
    #expect(!isReadable(alarm))
  }
}
