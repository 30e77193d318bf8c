import CellGraphics
import Simulation
import TerminalTestSupport
import TerminalUI

/// The movements played, each on many terminals at once.
enum MovementPlayback {
  /// - Parameter names: Of the movements; none for all.
  /// - Returns: What has been seen.
  static func play(named names: [String]) throws -> String {
    var count = 0
    for movement in Movement.allCases where names.isEmpty || names.contains(movement.rawValue) {
      let duration = MotionApp.duration(movement)
      let shows = try Screen.all.filter { movement.isFor(columns: $0.columns) }.map {
        try Show(movement, on: $0)
      }
      for tick in 0...duration {
        count += try compare(shows, at: tick, exactly: tick == duration)
      }
      count += try resize(movement, duration)
    }
    return "\(count) pictures of moments are shown as composed."
  }

  /// - Parameter exactly: False during a movement, when colours may differ invisibly.
  private static func compare(_ shows: [Show], at tick: Int, exactly: Bool) throws -> Int {
    // All advance before the first one is compared, so that they work at the same time.
    for show in shows { show.advance(to: tick) }
    for show in shows { try show.compare(exactly: exactly) }
    return shows.count
  }

  /// Plays a movement with another size at every tick.
  private static func resize(_ movement: Movement, _ duration: Int) throws -> Int {
    let shows = try [ColorDepth.truecolor, .monochrome].map {
      try Show(movement, on: Screen(depth: $0, columns: 60, rows: 20))
    }
    var count = 0
    for tick in 0...duration {
      count += try compare(shows, at: tick, exactly: tick == duration)
      let (columns, rows) = sizes[tick % sizes.count]
      for show in shows { show.resize(columns: columns, rows: rows) }
      for show in shows { try show.compare(exactly: tick == duration) }
      count += shows.count
    }
    return count
  }

  private static let sizes = [(61, 21), (20, 6), (1, 1), (90, 9), (40, 30)]
}

/// A movement on a terminal, and the same beside it to compare with.
private final class Show {
  private let name: String
  private let screen: Screen
  private let terminal: TestTerminal
  private let simulator: Simulator
  private let exactComparison: ScreenComparison
  /// The limit of TerminalUI's `ColorTolerance`.
  private let comparison: ScreenComparison

  init(_ movement: Movement, on screen: Screen) throws {
    name = movement.rawValue
    self.screen = screen
    terminal = try screen.start(movement)
    simulator = MotionApp.begin(
      movement, screen.style, columns: screen.columns, rows: screen.rows)
    exactComparison = ScreenComparison(depth: screen.depth)
    comparison = ScreenComparison(depth: screen.depth, tolerance: 0.03)
  }

  func advance(to tick: Int) {
    guard tick > simulator.tick else { return }
    simulator.advance(to: tick)
    terminal.send(" ")
  }

  func resize(columns: Int, rows: Int) {
    simulator.perform(.resize(columns: columns, rows: rows))
    terminal.resize(columns: columns, rows: rows)
  }

  func compare(exactly: Bool) throws {
    let surface = simulator.frame().surface
    let moment =
      "\(name) at \(simulator.tick), \(screen.depth), \(surface.columns) × \(surface.rows)"
    try terminal.wait(for: surface, exactly ? exactComparison : comparison, moment)
  }
}
