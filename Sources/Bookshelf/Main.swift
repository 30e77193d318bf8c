import NavigationKit
import Sessions
import Simulation
import TerminalUI
import UIKitNames

/// Runs the app in the terminal, as `UIApplicationMain` does on a phone.
@main enum Main {
  static func main() {
    do {
      let terminal = try Terminal()
      let (bounds, style) = (terminal.bounds, terminal.drawingStyle)
      // Time travel starts the app again, which must lead to the same screens.
      let session = LiveSession(recorder: nil) {
        let simulator = Simulator(
          delegate: AppDelegate(), columns: bounds.columns, rows: bounds.rows)
        simulator.style = style
        return simulator
      }
      _ = TerminalUI.RunLoop(terminal).run(session)
    } catch {
      FileHandle.standardError.write(Data("bookshelf: \(error)\n".utf8))
      exit(1)
    }
  }
}
