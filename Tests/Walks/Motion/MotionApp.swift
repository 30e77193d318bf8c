import CellGraphics
import NavigationKit
import Simulation

/// A movement that has just begun, in a machine like the program's own.
final class MotionApp: ApplicationDelegate {
  var window: Window?
  private let movement: Movement
  private let old = Page.old
  private let new = Page.new

  private init(_ movement: Movement) { self.movement = movement }

  func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = Window(application: application, size: application.screenBounds.size)
    window.rootViewController = movement.root(old, new)
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  static func begin(
    _ movement: Movement, _ style: DrawingStyle, columns: Int, rows: Int
  ) -> Simulator {
    let app = MotionApp(movement)
    let simulator = Simulator(delegate: app, columns: columns, rows: rows)
    simulator.style = style
    simulator.application.turn { movement.prepare(app.old, app.new) }
    simulator.application.turn { movement.begin(app.old, app.new, in: app.window) }
    return simulator
  }

  /// Returns the duration of a movement in ticks.
  static func duration(_ movement: Movement) -> Int {
    let simulator = begin(movement, DrawingStyle(), columns: 80, rows: 24)
    while simulator.application.isTransitioning, let due = simulator.nextDueTick {
      simulator.advance(to: due)
    }
    return simulator.tick
  }
}
