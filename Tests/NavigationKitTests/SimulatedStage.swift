import CellGraphics
import NavigationKit
import Simulation
import Storyboards

/// A stage in a simulator: the window is a row shorter than the terminal, which has a status line.
final class SimulatedStage: Stage {
  let simulator: Simulator

  init(_ root: ViewController, columns: Int = 80, rows: Int = 24) {
    let empty = SceneDocument(
      canvas: Size(width: 80, height: 24), initialScene: "empty",
      scenes: [
        SceneDocument.Scene(id: "empty", name: "empty", title: "", background: .white)
      ])
    simulator = Simulator(document: empty, columns: columns, rows: rows)
    guard let window = simulator.application.window else {
      preconditionFailure("the simulator has no window")
    }
    super.init(application: simulator.application, window: window)
    turn { window.rootViewController = nil }
    forget()
    turn { window.rootViewController = root }
  }

  override func advance(to tick: Int) { simulator.advance(to: tick) }

  override func resize(columns: Int, rows: Int) { perform(.resize(columns: columns, rows: rows)) }

  override func takeEvents() -> [Event] { simulator.takeEvents() + super.takeEvents() }

  func perform(_ commands: Command...) {
    for command in commands { simulator.perform(command) }
  }

  /// Returns what `body` causes, in its own turn and until everything has come to rest.
  func happened(_ kinds: Set<Event.Kind>..., during body: () -> Void) -> [String] {
    forget()
    turn(body)
    settle()
    return happened(kinds.reduce([]) { $0.union($1) })
  }

  /// The glyphs of a row of the terminal, without blanks at the end.
  func trimmedText(row: Int) -> String { simulator.frame().surface.trimmedText(row: row) }

  /// The glyphs of the last row, which is not the app's.
  var statusLine: String {
    let surface = simulator.frame().surface
    return surface.trimmedText(row: surface.rows - 1)
  }
}

extension Surface {
  /// The glyphs of a row without blanks at the end.
  func trimmedText(row: Int) -> String {
    var text = text(row: row)
    while text.last == " " { text.removeLast() }
    return text
  }
}
