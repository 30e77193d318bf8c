/// The start of a ported app.
///
/// On a phone `UIApplicationMain` makes the delegate and the run loop. Here the written file
/// `Main.swift` does it, with a terminal in place of the screen.
struct EntryPoint {
  /// The delegate's class; nil if there is none.
  var delegate: String?
  /// The class of the scene's delegate; nil if there is none.
  var sceneDelegate: String?
  /// The storyboard that the app starts with; nil for none.
  var storyboard: String?
  /// The size of the app's screen in points.
  var canvas: PortedPackage.Canvas
  /// The reason for which the app cannot start by itself; nil if it can.
  var problem: String?

  /// A storyboard takes the place of a missing delegate, because the app then starts with the
  /// storyboard's initial scene.
  init(_ classes: AppClasses, storyboard: String?, canvas: PortedPackage.Canvas = .phone) {
    self.canvas = canvas
    delegate = classes.delegate
    sceneDelegate =
      classes.classes.first { type in
        type.inherited.contains("UIWindowSceneDelegate")
          || type.inherited.contains("UISceneDelegate")
      }?.name
    self.storyboard = storyboard
    guard storyboard == nil else { return }
    if classes.isSwiftUI {
      problem = "the app starts in SwiftUI"
    } else if delegate == nil {
      problem = "no class is the application's delegate"
    }
  }

  /// The products of Segue that the app uses.
  var products: [String] {
    ["UIKitNames", "NavigationKit", "TerminalApps"] + (storyboard == nil ? [] : ["StoryboardApps"])
  }

  /// The text of `Main.swift` for an app with a name.
  func text(name: String) -> String {
    """
    // Written by segue port: runs the app in the terminal, as UIApplicationMain does on a phone.
    import Foundation
    \(storyboard == nil ? "" : "import InterfaceBuilder\nimport StoryboardApps\n")\
    import TerminalApps
    import UIKitNames

    @main enum SegueMain {
      static func main() {
        TerminalApp.main(\(Manifest.quoted(name))) {
    \(reading)\
          return TerminalApp(
            name: \(Manifest.quoted(name)), version: "1.0",
            canvas: CGSize(width: \(canvas.width), height: \(canvas.height)),
    \(scene)\
            delegate: \(launch))
        }
      }
    \(storyboard == nil ? "" : Self.files)\
    }

    """
  }

  /// The lines that read the storyboards.
  private var reading: String {
    guard let storyboard else { return "" }
    return "      let app = try StoryboardApp(\n"
      + "        main: \(Manifest.quoted(storyboard)), sources: storyboards(), classes: .ofApp())\n"
  }

  /// The expression that makes the delegate.
  private var launch: String {
    let own = delegate.map { "\($0)()" }
    guard storyboard != nil else { return own ?? "/* the application's delegate */" }
    let arguments = [own.map { "for: \($0)" }, sceneDelegate.map { _ in "hasScene: true" }]
    return "app.makeDelegate(\(arguments.compactMap { $0 }.joined(separator: ", ")))"
  }

  /// The line with the scene's delegate; empty for an app without one.
  private var scene: String { sceneDelegate.map { "        sceneDelegate: \($0)(),\n" } ?? "" }

  private static let files = """

      /// The storyboards among the package's resources.
      private static func storyboards() throws -> [InterfaceBuilderSource] {
        let folder = Foundation.Bundle.module.bundleURL
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        return try paths.filter { $0.hasSuffix(".storyboard") }.sorted().map { path in
          let data = try Data(contentsOf: folder.appendingPathComponent(path))
          return InterfaceBuilderSource(path: path, xml: Array(data))
        }
      }

    """
}
