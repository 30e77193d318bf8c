/// The start of a ported app.
struct EntryPoint {
  /// The delegate's class; nil if there is none.
  var delegate: String?
  /// The storyboard that the app starts with; nil for none.
  var storyboard: String?
  /// What keeps the app from starting by itself; nil for nothing.
  var problem: String?
  /// The names of the classes that the storyboard can make.
  var registered: [String] = []

  init(_ classes: AppClasses, storyboard: String?) {
    delegate = classes.delegate
    self.storyboard = storyboard
    guard storyboard == nil else { return }
    if classes.isSwiftUI {
      problem = "the app starts in SwiftUI"
    } else if delegate == nil {
      problem = "no class is the application's delegate"
    } else if classes.classes.contains(where: { $0.inherited.contains("UIWindowSceneDelegate") }) {
      problem = "a scene delegate makes the window; make it in the application's delegate"
    }
  }

  /// The products of Segue that the app uses.
  var products: [String] {
    ["UIKitNames", "NavigationKit", "Sessions", "TerminalUI"]
  }

  var text: String {
    """
    // Written by segue port: runs the app in the terminal, as UIApplicationMain does on a phone.
    import Foundation
    import NavigationKit
    import Sessions
    import Simulation
    import TerminalUI
    import UIKitNames

    @main enum SegueMain {
      static func main() {
        do {
          let terminal = try Terminal()
          let (bounds, style) = (terminal.bounds, terminal.drawingStyle)
          // Time travel starts the app again, which must lead to the same screens.
          let session = LiveSession(recorder: nil) {
            let simulator = Simulator(
              delegate: \(delegate.map { "\($0)()" } ?? "/* the application's delegate */"),
              columns: bounds.columns, rows: bounds.rows)
            simulator.style = style
            return simulator
          }
          _ = TerminalUI.RunLoop(terminal).run(session)
        } catch {
          FileHandle.standardError.write(Data("\\(error)\\n".utf8))
          exit(1)
        }
      }
    }

    """
  }
}
