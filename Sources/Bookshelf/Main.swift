import NavigationKit
import Sessions
import Simulation
import TerminalUI

/// Runs the app in the terminal: what `UIApplicationMain` does on a phone.
@main enum Main {
  static func main() throws {
    let terminal = try Terminal()
    let simulator = Simulator(
      delegate: AppDelegate(), columns: terminal.bounds.columns, rows: terminal.bounds.rows)
    let session = LiveSession(simulator: simulator, recorder: nil)
    _ = RunLoop(terminal).run(session)
  }
}
