internal import CellGraphics
internal import NavigationKit
internal import Sessions
internal import Simulation
internal import TerminalUI

/// An app in code that prints when it ends.
final class ProbeApp: Responder, ApplicationDelegate {
  var window: Window?
  /// True never returns from the last call.
  private let isStuck: Bool

  init(isStuck: Bool) { self.isStuck = isStuck }

  /// Runs the app as the main function of an app in code does.
  static func run(isStuck: Bool) throws(TerminalError) -> RunLoop.Outcome {
    let terminal = try Terminal()
    let bounds = terminal.bounds
    let session = LiveSession(recorder: nil) {
      Simulator(
        delegate: ProbeApp(isStuck: isStuck), columns: bounds.columns, rows: bounds.rows)
    }
    return RunLoop(terminal).run(session)
  }

  func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    let root = ViewController()
    root.title = "Probe"
    window = Window(frame: application.screenBounds)
    window?.rootViewController = NavigationController(rootViewController: root)
    window?.makeKeyAndVisible()
    return true
  }

  func applicationWillTerminate(_ application: Application) {
    print("terminated")
    while isStuck {}
  }
}
