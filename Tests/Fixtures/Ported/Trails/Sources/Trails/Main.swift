// Written by segue port: runs the app in the terminal, as UIApplicationMain does on a phone.
import Foundation
import InterfaceBuilder
import StoryboardApps
import TerminalApps
import UIKitNames

@main enum SegueMain {
  static func main() {
    TerminalApp.main("Trails") {
      let app = try StoryboardApp(
        main: "Main", sources: storyboards(), classes: .ofApp())
      return TerminalApp(
        name: "Trails", version: "1.0",
        canvas: CGSize(width: 390, height: 844),
        delegate: app.makeDelegate(for: AppDelegate()))
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
