import NavigationKit
import Sessions
import Simulation
import TerminalUI
import UIKitNames

/// Runs the app in the terminal: what `UIApplicationMain` does on a phone.
@main enum Main {
  static func main() {
    do {
      let terminal = try Terminal()
      let simulator = Simulator(
        delegate: AppDelegate(), columns: terminal.bounds.columns, rows: terminal.bounds.rows)
      simulator.style = terminal.drawingStyle
      _ = RunLoop(terminal).run(LiveSession(simulator: simulator, recorder: nil))
    } catch {
      FileHandle.standardError.write(Data("bookshelf: \(error)\n".utf8))
      exit(1)
    }
  }
}
