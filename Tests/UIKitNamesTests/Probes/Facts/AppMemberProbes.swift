import Simulation
import Testing
import UIKitNames

/// Probes of the application, its scene and its windows.
@Suite struct AppMemberProbes {
  final class Root: UIViewController {
    let log = ProbeLog()
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      log.add("willAppear")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      log.add("didAppear")
    }
  }

  private static func state(_ application: UIApplication) -> String {
    switch application.applicationState {
    case .active: "active"
    case .inactive: "inactive"
    case .background: "background"
    }
  }

  /// A delegate of the time before scenes, which makes the window itself.
  final class Sceneless: UIResponder, UIApplicationDelegate {
    let log = ProbeLog()
    var window: UIWindow?
    func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      log.add("willFinish")
      return true
    }
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      log.add("didFinish \(AppMemberProbes.state(application)) \(launchOptions?.isEmpty != false)")
      NotificationCenter.default.addObserver(
        forName: UIApplication.willTerminateNotification, object: nil, queue: nil
      ) { [log] _ in log.add("posted terminate") }
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
      return true
    }
    func applicationWillEnterForeground(_ application: UIApplication) { log.add("foreground") }
    func applicationDidBecomeActive(_ application: UIApplication) {
      log.add("active \(AppMemberProbes.state(application))")
    }
    func applicationWillTerminate(_ application: UIApplication) { log.add("terminate") }
  }

  private static func sceneless() -> (Simulator, Sceneless) {
    let delegate = Sceneless()
    let simulator = Simulator(delegate: delegate, columns: 80, rows: 24)
    simulator.advance(to: simulator.tick + 60)
    return (simulator, delegate)
  }

  /// UIApplicationDelegate: the order of a launch without scenes;
  /// `applicationWillEnterForeground(_:)` comes after the background only.
  @Test func `a launch without scenes calls the delegate in order`() {
    let (simulator, delegate) = Self.sceneless()
    let calls = delegate.log.take().map { String($0.split(separator: " ")[0]) }
    #expect(calls == ["willFinish", "didFinish", "active"])
    withExtendedLifetime(simulator) {}
  }

  /// UIApplication `applicationState`: in an app without scenes "the app is inactive at launch",
  /// and active when it has become active.
  @Test func `an app without scenes is inactive while it launches`() {
    let (simulator, delegate) = Self.sceneless()
    let calls = delegate.log.take()
    #expect(calls.contains { $0.hasPrefix("didFinish inactive") })
    #expect(calls.contains("active active"))
    #expect(Self.state(simulator.application) == "active")
  }

  /// UIApplicationDelegate `didFinishLaunchingWithOptions`: no options for an app that the user
  /// launched.
  @Test func `a plain launch has no options`() {
    let (simulator, delegate) = Self.sceneless()
    #expect(delegate.log.take().contains { $0.hasPrefix("didFinish") && $0.hasSuffix("true") })
    withExtendedLifetime(simulator) {}
  }

  /// UIApplicationDelegate `applicationWillTerminate(_:)` and UIApplication
  /// `willTerminateNotification`: both tell the end of the app, once.
  @Test func `the delegate hears of the end of the app, and it is posted`() {
    let (simulator, delegate) = Self.sceneless()
    _ = delegate.log.take()
    simulator.perform(.quit)
    let calls = delegate.log.take().filter { $0.hasSuffix("terminate") }
    #expect(calls.sorted() == ["posted terminate", "terminate"])
    withExtendedLifetime(simulator) {}
  }

  /// An application's delegate beside a scene delegate.
  final class Scened: UIResponder, UIApplicationDelegate {
    let log = ProbeLog()
    var window: UIWindow?
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      log.add("didFinish \(AppMemberProbes.state(application))")
      NotificationCenter.default.addObserver(
        forName: UIApplication.didBecomeActiveNotification, object: nil, queue: nil
      ) { [log] _ in log.add("posted") }
      return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) { log.add("active") }
    func applicationWillEnterForeground(_ application: UIApplication) { log.add("foreground") }
  }

  final class Scenes: UIResponder, UIWindowSceneDelegate {
    let log = ProbeLog()
    var window: UIWindow?
    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let windowScene = scene as? UIWindowScene else { return }
      log.add("connect \(session.scene === scene) \(scene.session === session)")
      let isPlain =
        connectionOptions.urlContexts.isEmpty && connectionOptions.userActivities.isEmpty
        && connectionOptions.shortcutItem == nil
      log.add("plain \(isPlain)")
      window = UIWindow(windowScene: windowScene)
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
    }
    func sceneDidBecomeActive(_ scene: UIScene) {
      log.add("active \(scene.activationState == .foregroundActive)")
    }
  }

  private static func scened() -> (Simulator, Scened, Scenes) {
    let (delegate, scenes) = (Scened(), Scenes())
    let simulator = Simulator(delegate: delegate, sceneDelegate: scenes, columns: 80, rows: 24)
    simulator.advance(to: simulator.tick + 60)
    return (simulator, delegate, scenes)
  }

  /// UIApplication `applicationState`: "A scene-based app launches in the background state".
  @Test func `an app with scenes launches in the background state`() {
    let (simulator, delegate, _) = Self.scened()
    #expect(delegate.log.take().first == "didFinish background")
    #expect(Self.state(simulator.application) == "active")
  }

  /// UIApplicationDelegate `applicationDidBecomeActive(_:)`: not called in an app with scenes,
  /// whose delegate hears it; the notification is posted all the same.
  @Test func `with scenes the scene's delegate hears of activity and the notification is posted`() {
    let (simulator, delegate, scenes) = Self.scened()
    let calls = delegate.log.take()
    #expect(!calls.contains("active") && !calls.contains("foreground"))
    #expect(calls.filter { $0 == "posted" }.count == 1)
    #expect(scenes.log.take().filter { $0 == "active true" }.count == 1)
    withExtendedLifetime(simulator) {}
  }

  /// UIScene.ConnectionOptions: empty for a launch by the user; the session and the scene know
  /// each other.
  @Test func `a scene connects with its session and without options`() {
    let (simulator, _, scenes) = Self.scened()
    let calls = scenes.log.take()
    #expect(calls.contains("connect true true") && calls.contains("plain true"))
    withExtendedLifetime(simulator) {}
  }

  /// UIWindowScene `windows` and UIWindow `windowScene`: the window and its scene know each other.
  @Test func `a window and its scene know each other`() {
    let (simulator, _, scenes) = Self.scened()
    let scene = scenes.window?.windowScene
    #expect(scene != nil && scene?.windows.contains { $0 === scenes.window } == true)
    #expect(scene?.delegate === scenes && scene?.keyWindow === scenes.window)
    #expect(simulator.application.connectedScenes.contains { $0 === scene })
    #expect(simulator.application.openSessions.contains { $0 === scene?.session })
  }

  /// UIApplication `connectedScenes`: the usual search for the key window in the scenes.
  @Test func `the key window is found in the connected scenes`() {
    let root = UIViewController()
    let screen = Screen(root: root)
    screen.settle()
    var found: UIWindow?
    screen.turn {
      found = UIApplication.shared.connectedScenes
        .compactMap { $0 as? UIWindowScene }
        .flatMap { $0.windows }
        .first { $0.isKeyWindow }
    }
    #expect(found != nil && found === root.view.window && found?.rootViewController === root)
  }

  private static func second() -> (Screen, UIViewController, UIWindow, Root) {
    let root = UIViewController()
    let screen = Screen(root: root)
    screen.settle()
    var window: UIWindow?
    let other = Root()
    screen.turn {
      guard let scene = root.view.window?.windowScene else { return }
      window = UIWindow(windowScene: scene)
      window?.windowLevel = .alert
      window?.rootViewController = other
    }
    screen.settle()
    return (screen, root, window ?? UIWindow(), other)
  }

  /// UIWindow: a window is hidden at first, and its root appears when it is shown.
  @Test func `the root of a second window appears when that is shown`() {
    let (screen, _, window, other) = Self.second()
    #expect(window.isHidden && other.log.take() == [])
    screen.turn { window.isHidden = false }
    screen.settle()
    #expect(other.log.take() == ["willAppear", "didAppear"] && other.view.window === window)
  }

  /// UIWindow `isHidden`: showing a window does not make it the key window.
  @Test func `a shown window leaves the key window`() {
    let (screen, root, window, _) = Self.second()
    screen.turn { window.isHidden = false }
    screen.settle()
    #expect(!window.isKeyWindow && root.view.window?.isKeyWindow == true)
    #expect(window.windowScene?.windows.count == 2)
  }

  /// UIWindow `makeKeyAndVisible()`: shows the window and makes it the key window in place of the
  /// former.
  @Test func `a second window becomes the key window`() {
    let (screen, root, window, other) = Self.second()
    let first = root.view.window
    screen.turn { window.makeKeyAndVisible() }
    screen.settle()
    #expect(window.isKeyWindow && !window.isHidden && first?.isKeyWindow == false)
    #expect(other.view.window === window && root.view.window === first)
    screen.turn { first?.makeKey() }
    screen.settle()
    #expect(first?.isKeyWindow == true && !window.isKeyWindow)
  }

  /// UIApplication `beginBackgroundTask(withName:expirationHandler:)`: a valid identifier of its
  /// own for each task.
  @Test func `each background task has its identifier`() {
    let screen = Screen(root: UIViewController())
    screen.settle()
    var tasks: [UIApplication.BackgroundTaskIdentifier] = []
    screen.turn {
      for _ in 0..<2 { tasks.append(UIApplication.shared.beginBackgroundTask()) }
      for task in tasks { UIApplication.shared.endBackgroundTask(task) }
    }
    #expect(tasks.count == 2 && tasks.first != tasks.last && !tasks.contains(.invalid))
  }
}
