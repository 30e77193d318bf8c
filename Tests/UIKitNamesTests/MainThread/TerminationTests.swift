import CellGraphics
import NavigationKit
import Sessions
import Simulation
import Testing
import UIKitNames

/// The end of an app, and its launches. Apple's documentation of `applicationWillTerminate(_:)`: the method is called
/// before the app ends.
@Suite struct TerminationTests {
  /// An app that changes its screen when it ends.
  private final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var calls: [String] = []

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = UINavigationController(rootViewController: UIViewController())
      window?.makeKeyAndVisible()
      return true
    }

    func applicationWillResignActive(_ application: UIApplication) { calls.append("resign") }
    func applicationDidEnterBackground(_ application: UIApplication) {
      calls.append("background")
    }
    func applicationWillTerminate(_ application: UIApplication) {
      calls.append("terminate")
      window?.rootViewController?.title = "Ended"
    }
  }

  @Test func `quitting calls the delegate once and a replay is identical`() throws {
    var delegates: [Delegate] = []
    let app = RecordedApp {
      delegates.append(Delegate())
      return delegates[delegates.count - 1]
    }
    app.pass(50)
    app.session.receive(.character("q"))
    #expect(app.session.isFinished)
    let calls = ["resign", "background", "terminate"]
    #expect(delegates[0].calls == calls)
    #expect(try app.divergence() == nil)
    #expect(delegates[delegates.count - 1].calls == calls && delegates.count > 1)
  }

  @Test func `an app in code is not launched again while the session is idle`() {
    var launches = 0
    let app = RecordedApp {
      launches += 1
      return Delegate()
    }
    // A history of this length is prefetched: it parks a simulator every 128 inputs.
    for number in 0..<300 { app.session.resize(columns: 40 + number % 2, rows: 25) }
    while app.session.workWhileIdle() {}
    #expect(app.session.inputs.count == 299 && launches == 1)
  }
}
