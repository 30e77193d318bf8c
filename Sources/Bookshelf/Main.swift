import NavigationKit
import Sessions
import Settings
import Simulation
import TerminalUI
import UIKitNames

/// Runs the app in the terminal, as `UIApplicationMain` does on a phone.
@main enum Main {
  static func main() {
    do {
      let settings = try EffectiveSettings(
        variable: { ProcessInfo.processInfo.environment[$0] },
        contents: { FileManager.default.contents(atPath: $0).map { Array($0) } })
      var loop = TerminalUI.RunLoop(try Terminal())
      let appearance =
        settings.appearance == .terminal ? loop.background() : settings.appearance.style
      let bounds = loop.terminal.bounds
      let style = settings.style(on: loop.terminal.drawingStyle)
      // Time travel starts the app again, which must lead to the same screens.
      let session = LiveSession(recorder: nil) {
        let simulator = Simulator(
          delegate: AppDelegate(), columns: bounds.columns, rows: bounds.rows,
          preferences: settings.preferences, appearance: appearance)
        simulator.style = style
        return simulator
      }
      _ = loop.run(session)
    } catch {
      FileHandle.standardError.write(Data("bookshelf: \(error)\n".utf8))
      exit(1)
    }
  }
}
