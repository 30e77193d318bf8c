import Inspection
import NavigationKit
import Testing

/// The life cycles over time.
@Suite struct RibbonTests {
  private func event(
    _ tick: Int, _ kind: Event.Kind, _ subject: String, _ object: String = ""
  ) -> Event {
    Event(tick: tick, kind: kind, subject: subject, object: object)
  }

  private var push: [Event] {
    [
      event(0, .viewWillAppear, "list"), event(0, .viewDidAppear, "list"),
      event(240, .transitionBegan, "list", "detail"), event(240, .viewWillDisappear, "list"),
      event(240, .viewWillAppear, "detail"), event(360, .transitionEnded, "list", "detail"),
      event(360, .viewDidAppear, "detail"), event(360, .viewDidDisappear, "list"),
    ]
  }

  private func ribbon(_ events: [Event], now: Int = 480) -> Ribbon {
    Ribbon(events: events, order: [("list", 0), ("detail", 1)], ticks: 0..<480, now: now)
  }

  @Test func `a lane has the state after each call`() {
    let ribbon = ribbon(push)
    #expect(ribbon.lanes.map(\.controller) == ["list", "detail"])
    let list = ribbon.lanes[0]
    #expect(
      [0, 239, 240, 359, 360].map(list.state) == [
        .appeared, .appeared, .disappearing, .disappearing, .disappeared,
      ])
    #expect(ribbon.lanes[1].state(at: 239) == nil)
    #expect(ribbon.defects.isEmpty)
  }

  @Test func `a transition is a bar from its start to its end`() {
    let bars = ribbon(push).bars
    #expect(bars.map(\.title) == ["list → detail"])
    #expect(bars.map(\.start) == [240] && bars.map(\.end) == [360])
  }

  @Test func `the text has half blocks between will and did, and full blocks after did`() {
    let lines = ribbon(push).text.split(separator: "\n").map(String.init)
    // 96 columns are 480 ticks, so a column is 5 ticks: the push is from column 48 to 72.
    #expect(lines[2] == "list         " + block("█", 48) + block("▄", 24) + block("·", 24))
    #expect(
      lines[3] == " detail      " + block(" ", 48) + block("▄", 24) + block("█", 24))
    #expect(lines[1].hasPrefix("transitions  " + block(" ", 48) + "┣" + block("━", 23) + "┫"))
  }

  private func block(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  @Test func `a call without its partner names both calls`() throws {
    let ribbon = ribbon([
      event(0, .viewWillAppear, "list"), event(10, .viewDidAppear, "list"),
      event(20, .viewDidAppear, "list"),
    ])
    let defect = try #require(ribbon.defects.first)
    #expect(defect.first == .viewDidAppear && defect.second == .viewDidAppear)
    #expect(defect.text == "list: viewDidAppear after viewDidAppear, without viewWillAppear")
    #expect(ribbon.lanes[0].calls.map(\.isUnpaired) == [false, false, true])
  }

  @Test(
    arguments: [
      ([.viewWillAppear, .viewWillDisappear, .viewDidDisappear], 0),
      ([.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewWillAppear, .viewDidAppear], 0),
      ([.viewWillAppear, .viewWillAppear], 1), ([.viewDidDisappear], 1), ([.viewDidAppear], 1),
      ([.viewWillAppear, .viewDidAppear, .viewDidDisappear], 1),
    ] as [([Event.Kind], Int)])
  func `a cancelled appearance is no defect, a missing call is one`(
    kinds: [Event.Kind], defects: Int
  ) {
    let events = kinds.enumerated().map { event($0.offset, $0.element, "list") }
    #expect(ribbon(events).defects.count == defects)
  }

  @Test func `names from an app neither leave the image nor reach the terminal as codes`() {
    let ribbon = ribbon([event(0, .viewWillAppear, "<b>\u{1B}[2J&")])
    #expect(ribbon.svg.contains("&lt;b&gt;␛[2J&amp;"))
    #expect(!ribbon.svg.contains("<b>") && !ribbon.svg.contains("\u{1B}"))
    #expect(!ribbon.text.contains("\u{1B}"))
  }

  @Test func `controllers that were gone before the time have no lane`() {
    let ribbon = Ribbon(events: push, order: [], ticks: 600..<1_200, now: 1_200)
    #expect(ribbon.lanes.map(\.controller) == ["detail"])
    #expect(ribbon.bars.isEmpty)
  }
}
