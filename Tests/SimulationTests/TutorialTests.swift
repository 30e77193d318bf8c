import CellGraphics
import Foundation
import NavigationKit
import Simulation
import Testing

/// The first tutorial's app, as `scenes.json` describes it.
@Suite struct TutorialTests {
  private static let cantaloupe: UInt32 = 0xFFCC66
  private static let honeydew: UInt32 = 0xCCFF66
  private static let sky: UInt32 = 0x66CCFF
  /// The number of rows of the app on a terminal of 24 rows; the last row is the status line.
  private static let appRows = 23

  private func line(_ row: Int, of frame: Frame) -> String {
    String(frame.text.split(separator: "\n", omittingEmptySubsequences: false)[row])
      .trimmingCharacters(in: .whitespaces)
  }

  private func colors(of frame: Frame) -> [UInt32] {
    Array(frame.backgrounds(column: 0).prefix(Self.appRows))
  }

  // A place on the canvas of 800 points is the row it lies in, of 23: the title's middle 87.5 is
  // 2.5, the message's 400.5 is 11.5, the button's 727 is 20.9.
  @Test func `the first scene has its texts at the positions on the canvas`() throws {
    let frame = try Tutorial.simulator().frame()
    #expect(line(2, of: frame) == "View Controller #1")
    #expect(line(11, of: frame) == "")
    #expect(line(20, of: frame) == "Tap Me!")
    #expect(colors(of: frame) == Array(repeating: Self.cantaloupe, count: Self.appRows))
    let title = frame.surface[column: 31, row: 2]
    #expect(title.glyph == Glyph("V"))
    #expect(title.attributes == .bold)
    #expect(title.foreground == .black)
  }

  @Test func `swiping up slides the second scene in from below, touching the first`() throws {
    let simulator = try Tutorial.simulator()
    simulator.perform(.swipe(.up))
    var boundaries: [Int] = []
    for tick in 0..<48 {
      simulator.advance(to: tick)
      let colors = colors(of: simulator.frame())
      let boundary = colors.firstIndex(of: Self.honeydew) ?? Self.appRows
      #expect(colors[..<boundary].allSatisfy { $0 == Self.cantaloupe })
      #expect(colors[boundary...].allSatisfy { $0 == Self.honeydew })
      boundaries.append(boundary)
    }
    // easeInOut: still at first, half way after half the time, 23 − 11.5 rounded down the screen.
    #expect(boundaries.first == 23)
    #expect(boundaries[24] == 12)
    #expect(boundaries == boundaries.sorted(by: >))
    simulator.advance(to: 48)
    let frame = simulator.frame()
    #expect(colors(of: frame) == Array(repeating: Self.honeydew, count: Self.appRows))
    #expect(line(2, of: frame) == "View Controller #2")
    #expect(line(11, of: frame) == "Hello from the 1st View Controller")
  }

  @Test func `swiping down unwinds with a message and a red flash`() throws {
    let simulator = try Tutorial.simulator()
    simulator.perform(.swipe(.up))
    simulator.advance(to: 48)
    simulator.perform(.swipe(.down))
    simulator.advance(to: 49)
    simulator.advance(to: 48 + 24)
    // Half way through the slide, 24 of the flash's 120 ticks have passed: easeInOut(0.2) is
    // 0.0816…, and 0 + 204 × 0.0816 = 16.6, 0 + 102 × 0.0816 = 8.3.
    let half = colors(of: simulator.frame())
    #expect(half.first == 0xFF1108)
    #expect(half.last == Self.honeydew)
    simulator.advance(to: 48 + 60)
    // The slide is over; the flash is half way from red to Cantaloupe.
    #expect(colors(of: simulator.frame()) == Array(repeating: 0xFF6633, count: Self.appRows))
    simulator.advance(to: 48 + 120)
    let frame = simulator.frame()
    #expect(colors(of: frame) == Array(repeating: Self.cantaloupe, count: Self.appRows))
    #expect(line(11, of: frame) == "You just came back from the 2nd VC")
  }

  @Test func `the button zooms out of the first scene and into the third`() throws {
    let simulator = try Tutorial.simulator()
    simulator.perform(.tap)
    simulator.advance(to: 30)
    // At half of the first half the scene has half its size (0.5005): 11.5 of 23 rows about row 11.5,
    // so from 5.75 to 17.25.
    let shrunk = colors(of: simulator.frame(), column: 40)
    #expect(shrunk[5] == 0x000000)
    #expect(shrunk[6..<17].allSatisfy { $0 == Self.cantaloupe })
    let (top, bottom) = (
      simulator.frame().surface[column: 40, row: 5],
      simulator.frame().surface[column: 40, row: 17]
    )
    #expect(top.glyph == Glyph("▂") && top.foreground.rgb == Self.cantaloupe)
    #expect(bottom.glyph == Glyph("▆") && bottom.foreground.rgb == 0x000000)
    simulator.advance(to: 60)
    #expect(colors(of: simulator.frame()).allSatisfy { $0 == 0x000000 })
    simulator.advance(to: 90)
    #expect(colors(of: simulator.frame(), column: 40)[6..<17].allSatisfy { $0 == Self.sky })
    simulator.advance(to: 120)
    let frame = simulator.frame()
    #expect(colors(of: frame) == Array(repeating: Self.sky, count: Self.appRows))
    #expect(line(11, of: frame) == "View Controller #3")
  }

  @Test func `the third scene shrinks upwards while the first grows from below`() throws {
    let simulator = try Tutorial.simulator()
    simulator.perform(.tap)
    simulator.advance(to: 120)
    simulator.perform(.swipe(.up))
    simulator.advance(to: 150)
    // Half way both have half their size: the third about row 0, the first about row 23.
    let half = colors(of: simulator.frame(), column: 40)
    #expect(half[0..<6].allSatisfy { $0 == Self.sky })
    #expect(half[6..<17].allSatisfy { $0 == 0x000000 })
    let edge = simulator.frame().surface[column: 40, row: 17]
    #expect(edge.glyph == Glyph("▆") && edge.foreground.rgb == Self.cantaloupe)
    #expect(half[18...].allSatisfy { $0 == Self.cantaloupe })
    simulator.advance(to: 180)
    let frame = simulator.frame()
    #expect(colors(of: frame) == Array(repeating: Self.cantaloupe, count: Self.appRows))
    #expect(line(11, of: frame) == "Welcome back!")
    #expect(line(20, of: frame) == "Tap Me!")
  }

  @Test func `five quick swipes perform one segue and report four as ignored`() throws {
    let simulator = try Tutorial.simulator()
    for _ in 0..<5 { simulator.perform(.swipe(.up)) }
    let frame = simulator.frame()
    #expect(line(23, of: frame).contains("Ignored: swipe up: a transition is running"))
    simulator.advance(to: 480)
    let events = simulator.takeEvents()
    #expect(events.count { $0.kind == .inputIgnored } == 4)
    #expect(events.count { $0.kind == .performSegue } == 1)
    #expect(line(23, of: simulator.frame()).hasPrefix("#1 ▴ #2   ↓ back to #1"))
  }

  @Test func `no segue leads from the second scene to the third`() throws {
    let simulator = try Tutorial.simulator()
    simulator.perform(.swipe(.up))
    simulator.advance(to: 48)
    for direction in [Direction.up, .left, .right] { simulator.perform(.swipe(direction)) }
    simulator.perform(.tap)
    #expect(simulator.takeEvents().count { $0.kind == .inputIgnored } == 4)
  }

  @Test(arguments: [(80, 24), (200, 60), (20, 6), (3, 3), (2, 2), (1, 1), (1, 300), (300, 1)])
  func `the tutorial is drawn at every size, and after every resize during a transition`(
    columns: Int, rows: Int
  ) throws {
    for (other, more) in [(80, 24), (200, 60), (20, 6), (1, 1)] {
      let simulator = try Tutorial.simulator(columns: columns, rows: rows)
      for command in [Command.swipe(.up), .swipe(.down), .tap, .swipe(.up)] {
        simulator.perform(command)
        simulator.advance(to: simulator.tick + 17)
        simulator.perform(.resize(columns: other, rows: more))
        check(simulator.frame(), other, more)
        simulator.advance(to: simulator.tick + 5)
        simulator.perform(.resize(columns: columns, rows: rows))
        check(simulator.frame(), columns, rows)
        simulator.advance(to: simulator.tick + 200)
        let settled = simulator.frame()
        check(settled, columns, rows)
        #expect(Set(settled.backgrounds(column: 0).prefix(max(1, rows - 1))).count == 1)
      }
      #expect(simulator.takeEvents().count { $0.kind == .performSegue } == 4)
    }
  }

  private func check(_ frame: Frame, _ columns: Int, _ rows: Int) {
    #expect(frame.surface.columns == columns)
    #expect(frame.surface.rows == rows)
    #expect(frame.surface.cells.allSatisfy { $0.background.alpha == 255 })
    #expect(frame.panels.allSatisfy { $0.rect.intersection(frame.surface.bounds) == $0.rect })
    #expect(Set(frame.panels.map(\.id)).count == frame.panels.count)
  }

  private func colors(of frame: Frame, column: Int) -> [UInt32] {
    Array(frame.backgrounds(column: column).prefix(Self.appRows))
  }
}
