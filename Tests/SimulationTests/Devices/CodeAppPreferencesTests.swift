import CellGraphics
import NavigationKit
import Simulation
import Testing

/// The user's preferences in an app in code.
@Suite struct CodeAppPreferencesTests {
  private final class Delegate: ApplicationDelegate {
    var window: Window?

    func application(
      _ application: Application,
      didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
    ) -> Bool {
      let window = Window(frame: application.screenBounds)
      window.rootViewController = ViewController()
      window.makeKeyAndVisible()
      self.window = window
      return true
    }
  }

  @Test func `an app in code has the colours, the motion and the device of the user`() throws {
    let preferences = UserPreferences(
      reducesMotion: true, device: Device("20x10"))
    let delegate = Delegate()
    let simulator = Simulator(
      delegate: delegate, columns: 80, rows: 24, preferences: preferences, appearance: .dark)
    let window = try #require(delegate.window)
    #expect(simulator.application.reducesMotion)
    #expect(simulator.application.userInterfaceStyle == .dark)
    #expect(window.bounds.size == Size(width: 20, height: 10))
  }
}
