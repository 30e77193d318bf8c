// Written by segue port: runs the app in the terminal, as UIApplicationMain does on a phone.
import Foundation
import InterfaceBuilder
import NavigationKit
import Sessions
import Simulation
import StoryboardApps
import TerminalUI
import UIKitNames

@main enum SegueMain {
  static func main() {
    do {
      let app = try StoryboardApp(
        main: "Main", sources: storyboards(), classes: .ofApp())
      let terminal = try Terminal()
      let (bounds, style) = (terminal.bounds, terminal.drawingStyle)
      // Time travel starts the app again, which must lead to the same screens.
      let session = LiveSession(recorder: nil) {
        let simulator = Simulator(
          delegate: app.makeDelegate(for: AppDelegate()),
          columns: bounds.columns, rows: bounds.rows,
          canvas: CGSize(width: 390, height: 844))
        simulator.style = style
        return simulator
      }
      _ = TerminalUI.RunLoop(terminal).run(session)
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
  }

  /// The storyboards among the package's resources.
  private static func storyboards() throws -> [InterfaceBuilderSource] {
    let folder = Foundation.Bundle.module.bundleURL
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return try paths.filter { $0.hasSuffix(".storyboard") }.sorted().map { path in
      let data = try Data(contentsOf: folder.appendingPathComponent(path))
      return InterfaceBuilderSource(path: path, xml: Array(data))
    }
  }
}
