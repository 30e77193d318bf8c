import Inspection
import NavigationKit
import Simulation
import Testing

/// The feed of inputs and events.
@Suite struct FeedTests {
  /// The text of the feed in a terminal of 200 by 60, without the column of times.
  private func feed(_ stage: Stage) -> [String] {
    let rows = stage.screen
    guard let title = rows.firstIndex(where: { $0.dropFirst(100).contains(" Feed ") }) else {
      return []
    }
    return rows[(title + 1)..<59].map { String($0.dropFirst(109)) }.map { row in
      var row = row
      while row.last == " " { row.removeLast() }
      return row
    }.filter { !$0.isEmpty }
  }

  @Test func `events are sentences below what caused them`() throws {
    let stage = try Stage()
    stage.perform(.tap)
    let lines = feed(stage)
    let index = try #require(lines.firstIndex { $0.contains("Input: activate") })
    #expect(lines[index] == "▸ Input: activate the focused control.")
    #expect(lines[index + 1].hasPrefix("  go in home sends its action"))
    #expect(lines[index + 2].hasPrefix("    "))
    #expect(lines.contains { $0.hasSuffix("nav pushes detail, animated.") })
  }

  @Test func `a line begins with the name of the method that the event is a call of`() throws {
    let stage = try Stage()
    stage.perform(.swipe(.up))
    let lines = feed(stage)
    #expect(lines.contains { $0.contains("viewWillDisappear · home is about to disappear") })
    #expect(lines.contains { $0.contains("prepare(for:) · home ") })
  }

  @Test func `the row of keys offers why, why not and the topic from the start`() throws {
    let row = try Stage(columns: 80, rows: 24).screen[23]
    for hint in ["i close", "y why", "n why not", "t topic"] { #expect(row.contains(hint)) }
  }

  @Test func `a topic shows only its events, with the inputs`() throws {
    let stage = try Stage()
    stage.perform(.tap)
    stage.press(.character("t"))
    let lines = feed(stage)
    #expect(lines.contains { $0.contains("Input: ") })
    #expect(lines.contains { $0.contains("has appeared") })
    #expect(!lines.contains { $0.contains("pushes") })
    stage.press(.character("T"))
    #expect(feed(stage).contains { $0.contains("pushes") })
  }

  @Test func `a controller shows only its events`() throws {
    let stage = try Stage()
    stage.perform(.tap)
    stage.press(.character("c"))  // detail is selected.
    let lines = feed(stage).filter { !$0.contains("Input: ") }
    #expect(!lines.isEmpty && lines.allSatisfy { $0.contains("detail") })
  }

  @Test func `Enter goes to the moment of the selected line`() throws {
    let stage = try Stage()
    stage.perform(.tap)
    stage.press(.tab, .tab, .tab, .home)
    #expect(stage.press(.enter) == [.go(tick: 0, inputs: 0)])
    stage.press(.end)
    #expect(stage.press(.enter) == [.go(tick: stage.simulator.tick, inputs: 1)])
  }

  @Test func `why lists the causes of an event from the input on`() throws {
    let stage = try Stage()
    stage.perform(.swipe(.up))
    stage.press(.tab, .tab, .tab, .character("y"))
    let rows = stage.screen.filter { $0.contains("└") || $0.contains("Input: swipe up.") }
    #expect(rows.contains { $0.contains("Input: swipe up.") })
    #expect(rows.contains { $0.contains("└ home recognises a gesture: swipe up.") })
    // Escape closes the causes, not the inspector.
    #expect(stage.press(.escape) == [.handled])
    #expect(stage.press(.escape) == [.closed])
  }

  @Test func `left selects the cause and right the first effect`() throws {
    let stage = try Stage()
    stage.perform(.swipe(.up))
    stage.press(.tab, .tab, .tab)
    for _ in 0..<20 { stage.press(.left) }
    #expect(stage.press(.enter) == [.go(tick: 0, inputs: 1)])
    stage.press(.right, .character("y"))
    #expect(stage.screen.contains { $0.contains("└ home recognises a gesture: swipe up.") })
  }
}
