import CellGraphics
import NavigationKit
import Testing

/// The order of an app's launch as Apple's "Responding to the launch of your app" and "Managing
/// your app's life cycle" have it.
@Suite struct SceneDelegateTests {
  /// An app that says what it is asked.
  private final class Delegate: ApplicationDelegate, WindowSceneDelegate {
    var window: Window?
    var log: [String] = []

    func application(
      _ application: Application,
      willFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
    ) -> Bool {
      log.append("will finish")
      return true
    }

    func application(
      _ application: Application,
      didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
    ) -> Bool {
      log.append("did finish")
      return true
    }

    func application(
      _ application: Application, configurationForConnecting session: SceneSession,
      options: Scene.ConnectionOptions
    ) -> SceneConfiguration {
      log.append("configuration")
      return SceneConfiguration(name: "Default Configuration", sessionRole: session.role)
    }

    func applicationDidBecomeActive(_ application: Application) { log.append("active") }
    func applicationWillResignActive(_ application: Application) { log.append("resign") }
    func applicationDidEnterBackground(_ application: Application) { log.append("background") }
    func applicationWillTerminate(_ application: Application) { log.append("terminate") }

    func scene(
      _ scene: Scene, willConnectTo session: SceneSession, options: Scene.ConnectionOptions
    ) {
      log.append("connect \(session.configuration.name ?? "")")
      guard let scene = scene as? WindowScene else { return }
      window = Window(application: scene.application, size: Size(width: 30, height: 6))
      window?.rootViewController = ViewController()
      window?.makeKeyAndVisible()
    }

    func sceneWillEnterForeground(_ scene: Scene) { log.append("scene foreground") }
    func sceneDidBecomeActive(_ scene: Scene) { log.append("scene active") }
    func sceneWillResignActive(_ scene: Scene) { log.append("scene resign") }
    func sceneDidEnterBackground(_ scene: Scene) { log.append("scene background") }
    func sceneDidDisconnect(_ scene: Scene) { log.append("scene disconnect") }
  }

  private let size = Size(width: 30, height: 6)

  @Test func `an app without a scene becomes active after its launch`() {
    let (application, delegate) = (Application(), Delegate())
    application.launch(delegate, size: size)
    #expect(delegate.log == ["will finish", "did finish", "active"])
    delegate.log = []
    application.terminate()
    application.terminate()
    #expect(delegate.log == ["resign", "background", "terminate"])
  }

  @Test func `the scene connects after the launch and becomes active in place of the app`() {
    let (application, delegate) = (Application(), Delegate())
    application.launch(delegate, sceneDelegate: delegate, size: size)
    #expect(
      delegate.log == [
        "will finish", "did finish", "configuration", "connect Default Configuration",
        "scene foreground", "scene active",
      ])
    #expect(application.window === delegate.window && application.scene.windows.count == 1)
    #expect(application.scene.delegate === delegate && application.scene.session.scene != nil)
    delegate.log = []
    application.terminate()
    #expect(
      delegate.log == ["scene resign", "scene background", "scene disconnect", "terminate"])
  }

  @Test func `a configuration's storyboard fills the window of the scene's delegate`() {
    final class App: ApplicationDelegate {
      let storyboard = Storyboard()

      func application(
        _ application: Application, configurationForConnecting session: SceneSession,
        options: Scene.ConnectionOptions
      ) -> SceneConfiguration {
        let configuration = SceneConfiguration(name: nil, sessionRole: session.role)
        configuration.storyboard = storyboard
        return configuration
      }
    }
    final class Windows: WindowSceneDelegate {
      var window: Window?
    }
    let (application, app, windows) = (Application(), App(), Windows())
    let root = ViewController()
    app.storyboard.addScene("root") { root }
    application.launch(app, sceneDelegate: windows, size: size)
    #expect(windows.window?.rootViewController === root && root.appearanceState == .appeared)
  }

  @Test func `an app with a scene is deallocated with its last reference`() {
    weak var released: Application?
    do {
      let (application, delegate) = (Application(), Delegate())
      application.launch(delegate, sceneDelegate: delegate, size: size)
      #expect(application.scene.windows.count == 1)
      released = application
    }
    #expect(released == nil)
  }

  @Test func `a delegate needs no member`() {
    final class App: ApplicationDelegate {}
    final class Windows: WindowSceneDelegate {}
    let (application, app, windows) = (Application(), App(), Windows())
    application.launch(app, sceneDelegate: windows, size: size)
    #expect(application.window == nil && app.window == nil && windows.window == nil)
  }
}
