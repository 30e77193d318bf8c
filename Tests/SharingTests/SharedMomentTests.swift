import Testing

@testable import Sharing

@Suite struct SharedMomentTests {
  @Test(arguments: [
    ("412", SharedMoment.tick(412)), ("0", .tick(0)), ("3.5s", .tick(420)), ("0s", .tick(0)),
    ("1:04", .tick(7_680)), ("0:00.5", .tick(60)), ("event 12", .event(12)),
    ("navigation 3", .navigation(3)),
  ])
  func `a moment is a tick, a time, an event or a navigation`(text: String, moment: SharedMoment) {
    #expect(SharedMoment(text) == moment)
    #expect(SharedMoment(moment.description) == moment)
  }

  @Test(arguments: [
    "", "-1", "4s5", "1:60", "1:-2", "navigation", "navigation 0", "scene 2", "4000000001", "infs",
    "nan", "1e9s",
  ])
  func `other texts are no moments`(text: String) {
    #expect(SharedMoment(text) == nil)
  }

  @Test func `sizes have columns and rows`() {
    #expect(SharedSize("80x24") == SharedSize(columns: 80, rows: 24))
    for text in ["80", "80x", "0x24", "80x24x2", "501x10", "10x201", "axb"] {
      #expect(SharedSize(text) == nil)
    }
  }

  @Test func `times of captions and casts are exact`() {
    #expect(SharedTime.clock(7_741) == "1:04.50")
    #expect(SharedTime.caption(7_740) == "00:01:04.500")
    #expect(SharedTime.caption(433_200) == "01:00:10.000")
    #expect(SharedTime.seconds(microseconds: SharedTime.microseconds(1)) == "0.008333")
    #expect(SharedTime.seconds(microseconds: SharedTime.microseconds(240)) == "2.0")
  }
}
