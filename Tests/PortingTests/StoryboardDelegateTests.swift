import CellGraphics
import InterfaceBuilder
import NavigationKit
import ProjectFiles
import Simulation
import StoryboardApps
import Testing
import UIKitNames

@testable import Trails

/// The launch of an app with a storyboard, in the order of UIKit: Apple's documentation of
/// `application(_:willFinishLaunchingWithOptions:)` says that the main storyboard is loaded before.
@Suite struct StoryboardDelegateTests {
  /// An app's delegate that writes down its calls.
  private final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var calls: [String] = []

    func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      calls.append("will finish \(window?.rootViewController != nil)")
      return true
    }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      calls.append("did finish \(application.delegate === self)")
      return true
    }

    func application(
      _ application: UIApplication, configurationForConnecting session: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      calls.append("configuration")
      return UISceneConfiguration(name: "Default Configuration", sessionRole: session.role)
    }

    func applicationDidBecomeActive(_ application: UIApplication) { calls.append("active") }
    func applicationWillTerminate(_ application: UIApplication) { calls.append("terminate") }
  }

  /// A scene's delegate with the members of Xcode's template for an app with a storyboard.
  private final class Windows: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var calls: [String] = []

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      calls.append("connect \(window?.rootViewController != nil)")
    }

    func sceneDidBecomeActive(_ scene: UIScene) { calls.append("active") }
    func sceneDidDisconnect(_ scene: UIScene) { calls.append("disconnect") }
  }

  private func makeApp() throws -> StoryboardApp {
    let path = "Tests/Fixtures/Apps/Trails/Base.lproj/Main.storyboard"
    return try StoryboardApp(
      main: "Main",
      sources: [InterfaceBuilderSource(path: path, xml: try Project.bytes(of: path))],
      classes: .ofApp())
  }

  @Test func `the app's delegate gets the callbacks of the launch and of the end`() throws {
    let delegate = Delegate()
    let simulator = Simulator(
      delegate: try makeApp().makeDelegate(for: delegate), columns: 60, rows: 25)
    #expect(simulator.application.delegate === delegate)
    #expect(delegate.window === simulator.application.window)
    #expect(delegate.calls == ["will finish true", "did finish true", "active"])
    simulator.perform(.quit)
    #expect(delegate.calls.last == "terminate")
  }

  @Test func `the storyboard's first scene is in the window of the scene's delegate`() throws {
    let (delegate, windows) = (Delegate(), Windows())
    let simulator = Simulator(
      delegate: try makeApp().makeDelegate(for: delegate, hasScene: true), sceneDelegate: windows,
      columns: 60, rows: 25)
    #expect(delegate.calls == ["will finish false", "did finish true", "configuration"])
    #expect(windows.calls == ["connect true", "active"])
    #expect(windows.window?.rootViewController is UINavigationController)
    #expect(simulator.application.window === windows.window && delegate.window == nil)
    simulator.perform(.quit)
    #expect(windows.calls.last == "disconnect" && delegate.calls.last == "terminate")
  }

  @Test func `an app without a delegate shows the first scene`() throws {
    let simulator = Simulator(delegate: try makeApp().makeDelegate(), columns: 60, rows: 25)
    #expect(simulator.application.window?.rootViewController is UINavigationController)
  }
}
