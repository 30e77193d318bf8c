import CellGraphics
import NavigationKit
import Storyboards
import Testing

@testable import Simulation

/// Apps in the frame of a device.
@Suite struct DeviceFrameTests {
  private static let json = """
    {"version": 1, "canvas": {"width": 400, "height": 800}, "initialScene": "a", "scenes": [
      {"id": "a", "title": "First", "background": "sky", "views": [
        {"id": "tap", "kind": "button", "title": "Tap",
          "frame": {"x": 0, "y": 0, "width": 400, "height": 100}}],
        "segues": [
          {"id": "b", "kind": "presentModally", "to": "b", "trigger": {"tap": "tap"}}]},
      {"id": "b", "background": "red"}]}
    """

  private func simulator(
    _ device: Device?, columns: Int = 200, rows: Int = 60
  ) throws -> Simulator {
    let bundle = try StoryboardBundle(name: "a.json", json: Array(Self.json.utf8)) { _ in nil }
    return Simulator(
      storyboards: bundle, columns: columns, rows: rows,
      preferences: UserPreferences(device: device))
  }

  @Test func `the app is in the middle and has the size of the device`() throws {
    let simulator = try simulator(Device(.iPhone))
    // (200 − 39) / 2 columns and (59 − 43) / 2 rows, rounded down.
    #expect(simulator.appArea == CellRect(column: 80, row: 8, columns: 39, rows: 43))
    #expect(simulator.application.window?.bounds.size == Size(width: 39, height: 43))
  }

  @Test func `the app in the frame looks as in a terminal of the device's size`() throws {
    let framed = try simulator(Device(.iPhone)).frame().surface
    let alone = try simulator(nil, columns: 39, rows: 44).frame().surface
    for row in 0..<43 {
      for column in 0..<39 {
        #expect(framed[column: column + 80, row: row + 8] == alone[column: column, row: row])
      }
    }
  }

  @Test func `the window has the size classes of the device`() throws {
    let simulator = try simulator(Device(.iPad), columns: 40, rows: 12)
    #expect(
      simulator.application.window?.traitCollection.description == "regular width, regular height")
  }

  @Test func `a terminal that is too small shows the cells that it has, with a notice`() throws {
    let simulator = try simulator(Device(.iPhone), columns: 80, rows: 24)
    #expect(simulator.appArea == CellRect(column: 20, row: 1, columns: 39, rows: 21))
    #expect(
      simulator.notice.map { simulator.text($0.content) }
        == "The terminal is too small for iPhone (39 × 43): 39 × 21 shown")
    simulator.advance(to: 120)
    #expect(simulator.notice == nil)
  }

  @Test(arguments: [(1, 1), (3, 2), (13, 9), (14, 8), (14, 9)])
  func `the smallest terminals show the app without a border`(_ columns: Int, _ rows: Int) throws {
    let simulator = try simulator(Device(.iPhone), columns: columns, rows: rows)
    // 14 columns and 8 rows above the status line have a border.
    let border = columns >= 14 && rows >= 9 ? 2 : 0
    #expect(simulator.appArea.columns == columns - border)
    #expect(simulator.appArea.rows == rows - simulator.statusRows - border)
    #expect(simulator.frame().surface.columns == columns)
  }

  @Test func `rotating turns the app and its size classes and tells the app`() throws {
    let simulator = try simulator(Device(.iPhone))
    _ = simulator.takeEvents()
    simulator.perform(.rotate)
    #expect(simulator.application.window?.bounds.size == Size(width: 86, height: 20))
    #expect(
      simulator.application.window?.traitCollection.description == "compact width, compact height")
    #expect(simulator.takeEvents().contains { $0.kind == .traitsChanged })
    simulator.perform(.rotate)
    #expect(simulator.application.window?.bounds.size == Size(width: 39, height: 43))
  }

  @Test func `rotating without a device changes nothing`() throws {
    let simulator = try simulator(nil)
    let before = simulator.frame()
    simulator.perform(.rotate)
    #expect(simulator.frame() == before)
    #expect(simulator.takeEvents().allSatisfy { $0.kind != .traitsChanged })
  }

  @Test func `a resized terminal keeps the device`() throws {
    let simulator = try simulator(Device(.iPhone))
    simulator.perform(.resize(columns: 80, rows: 24))
    #expect(simulator.application.window?.bounds.size == Size(width: 39, height: 21))
    simulator.perform(.resize(columns: 200, rows: 60))
    #expect(simulator.application.window?.bounds.size == Size(width: 39, height: 43))
  }

  @Test func `a click counts from the corner of the app, and the frame takes none`() throws {
    for (column, row, presents) in [(100, 10, true), (100, 3, false), (10, 9, false)] {
      let simulator = try simulator(Device(.iPhone))
      simulator.perform(.pointer(.down, column: column, row: row))
      simulator.perform(.pointer(.up, column: column, row: row))
      #expect(
        (simulator.application.window?.rootViewController?.presentedViewController != nil)
          == presents)
    }
  }

  @Test func `the key to rotate is hinted at only with a device`() throws {
    #expect(try simulator(Device(.iPhone)).frame().text.contains("o rotate"))
    #expect(try !simulator(nil).frame().text.contains("o rotate"))
  }

  @Test func `a reloaded app keeps the device as it is turned`() throws {
    let simulator = try simulator(Device(.iPhone))
    simulator.perform(.rotate)
    let bundle = try #require(simulator.storyboards)
    let reloaded = simulator.reloaded(from: bundle, with: bundle)
    #expect(reloaded.application.window?.bounds.size == Size(width: 86, height: 20))
  }
}
