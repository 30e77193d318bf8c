import Simulation
import Testing
import UIKitNames

/// Probes of windows, scenes and delegates of applications.
@Suite struct WindowDocumentedProbes {
  final class App: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let log: ProbeLog
    let makesWindow: Bool
    var makeWindow: () -> UIWindow = { UIWindow(frame: UIScreen.main.bounds) }
    init(_ log: ProbeLog, makesWindow: Bool) {
      self.log = log
      self.makesWindow = makesWindow
    }
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
      log.add("didFinish \(application.applicationState == .active)")
      if makesWindow {
        window = makeWindow()
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
      }
      return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) {
      log.add("active \(application.applicationState == .active)")
    }
    func applicationWillEnterForeground(_ application: UIApplication) { log.add("foreground") }
    func applicationWillTerminate(_ application: UIApplication) { log.add("terminate") }
  }

  final class SceneApp: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let log: ProbeLog
    init(_ log: ProbeLog) { self.log = log }
    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      log.add("connect \(session.scene == nil || session.scene === scene)")
      guard let scene = scene as? UIWindowScene else { return }
      window = UIWindow(windowScene: scene)
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
    }
    func sceneWillEnterForeground(_ scene: UIScene) { log.add("scene foreground") }
    func sceneDidBecomeActive(_ scene: UIScene) {
      log.add("scene active \(scene.activationState == .foregroundActive)")
    }
  }

  /// UIApplicationDelegate, "Responding to the launch of your app": will and did finish launching, in
  /// which the app is not yet active, then `applicationDidBecomeActive(_:)`.
  @Test func `an app without scenes launches and becomes active`() {
    let log = ProbeLog()
    let app = App(log, makesWindow: true)
    let screen = Screen(app)
    screen.settle()
    #expect(
      log.take().filter { $0 != "foreground" } == ["willFinish", "didFinish false", "active true"])
    #expect(screen.application.applicationState == .active && screen.application.delegate === app)
    #expect(app.window?.isKeyWindow == true && app.window?.isHidden == false)
  }

  /// UISceneDelegate: the scene connects after the launch, enters the foreground and becomes active.
  /// UIApplicationDelegate `applicationDidBecomeActive(_:)` is not called for apps with scenes.
  @Test func `a scene connects after the launch`() {
    let log = ProbeLog()
    let (app, delegate) = (App(log, makesWindow: false), SceneApp(log))
    let simulator = Simulator(delegate: app, sceneDelegate: delegate, columns: 40, rows: 25)
    simulator.advance(to: 10)
    #expect(
      log.take() == [
        "willFinish", "didFinish false", "connect true", "scene foreground", "scene active true",
      ])
    let scene = simulator.application.scene
    simulator.application.turn {
      #expect(UIApplication.shared.connectedScenes.contains { $0 === scene })
      #expect(scene.session.role == .windowApplication && scene.session.scene === scene)
      #expect(scene.delegate === delegate && delegate.window?.windowScene === scene)
      #expect(
        scene.windows.contains { $0 === delegate.window } && scene.keyWindow === delegate.window)
    }
  }

  /// UIApplicationDelegate `applicationWillTerminate(_:)`: called when the app is about to end;
  /// UIApplication.`willTerminateNotification` is posted then, too.
  @Test func `an app is notified when it quits`() {
    let log = ProbeLog()
    let app = App(log, makesWindow: true)
    let screen = Screen(app)
    screen.settle()
    _ = log.take()
    screen.turn {
      NotificationCenter.default.addObserver(
        forName: UIApplication.willTerminateNotification, object: nil, queue: nil
      ) { _ in log.add("notification") }
    }
    screen.simulator.perform(.quit)
    #expect(log.take().sorted() == ["notification", "terminate"])
  }

  /// UIWindow: one that is made in code is hidden until it is shown. `didBecomeKeyNotification` and
  /// `didResignKeyNotification` have the window as their object; there is one key window.
  @Test func `a second window takes the key from the first`() {
    let stage = ViewStage()
    let log = ProbeLog()
    var second: UIWindow?
    let first = stage.screen.application.window
    stage.turn {
      for (name, label) in [
        (UIWindow.didBecomeKeyNotification, "key"), (UIWindow.didResignKeyNotification, "resign"),
        (UIWindow.didBecomeVisibleNotification, "visible"),
      ] {
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          notification in
          log.add("\(label) \((notification.object as? UIWindow) === first ? 1 : 2)")
        }
      }
      let window = UIWindow(windowScene: stage.screen.application.scene)
      #expect(window.isHidden && window.rootViewController == nil && !window.isKeyWindow)
      window.rootViewController = UIViewController()
      second = window
      #expect(log.take() == [])
      window.makeKeyAndVisible()
    }
    #expect(log.take().sorted() == ["key 2", "resign 1", "visible 2"])
    #expect(second?.isKeyWindow == true && first?.isKeyWindow == false && first?.isHidden == false)
    stage.turn { first?.makeKey() }
    #expect(log.take().sorted() == ["key 1", "resign 2"] && second?.isHidden == false)
    stage.turn { second?.isHidden = true }
  }

  /// UIWindow.h: `UIWindow.Level` is 0 for normal, 1000 for the status bar and 2000 for alerts; the
  /// default of `windowLevel` is normal.
  @Test func `windows have the levels of the header`() {
    let stage = ViewStage()
    #expect(UIWindow.Level.normal.rawValue == 0 && UIWindow.Level.statusBar.rawValue == 1000)
    #expect(UIWindow.Level.alert.rawValue == 2000)
    stage.turn {
      #expect(stage.root.view.window?.windowLevel == .normal)
      #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 40, height: 24))
      #expect(stage.root.view.window?.bounds == UIScreen.main.bounds)
    }
  }

  /// UIWindow `rootViewController`: "If the window has an existing view hierarchy, the old views are
  /// removed before the new ones are installed."
  @Test func `a new root replaces the old one`() {
    let log = ProbeLog()
    let (old, new) = (ProbeController("old", log), ProbeController("new", log))
    let screen = Screen(root: old)
    screen.settle()
    _ = log.take()
    screen.turn { screen.application.window?.rootViewController = new }
    screen.settle()
    let calls = log.take()
    #expect(calls.filter { $0.hasPrefix("old") } == ["old willDisappear", "old didDisappear"])
    #expect(
      calls.filter { $0.hasPrefix("new") } == ["new load", "new willAppear", "new didAppear"])
    #expect(old.view.window == nil && new.view.window === screen.application.window)
    #expect(new.view.frame == CGRect(x: 0, y: 0, width: 40, height: 24))
  }

  /// UIResponder `next`: a view's superview or controller, a root controller's window, and in the end the
  /// application and its delegate, if that is a responder.
  @Test func `the responder chain ends with the application's delegate`() {
    let app = App(ProbeLog(), makesWindow: true)
    let screen = Screen(app)
    screen.settle()
    let label = UILabel()
    screen.turn { screen.root?.view.addSubview(label) }
    var chain: [UIResponder] = []
    screen.turn {
      var next: UIResponder? = label
      while let responder = next, chain.count < 20 {
        chain.append(responder)
        next = responder.next
      }
    }
    #expect(chain.count >= 6 && chain.count < 20)
    #expect(chain[1] === screen.root?.view && chain[2] === screen.root && chain[3] === app.window)
    #expect(chain.contains { $0 === screen.application } && chain.last === app)
    #expect(chain[chain.count - 2] === screen.application)
  }

  final class Gate: UIWindow {
    var log: ProbeLog?
    var opens = true
    override func sendEvent(_ event: UIEvent) {
      let began = event.allTouches?.contains { $0.phase == .began } ?? false
      if began { log?.add("began") }
      if opens { super.sendEvent(event) }
    }
  }

  /// UIWindow `sendEvent(_:)`: the application dispatches events to the window with it; an override that
  /// does not call `super` keeps them from the views.
  @Test func `a window passes events on to its views`() {
    let log = ProbeLog()
    let app = App(ProbeLog(), makesWindow: true)
    let gates = ProbeLog()
    app.makeWindow = {
      let gate = Gate(frame: UIScreen.main.bounds)
      gate.log = gates
      return gate
    }
    let screen = Screen(app)
    screen.settle()
    let button = UIButton(frame: CGRect(x: 5, y: 5, width: 10, height: 1))
    button.addAction(UIAction { _ in log.add("pressed") }, for: .touchUpInside)
    screen.turn { screen.root?.view.addSubview(button) }
    screen.settle()
    screen.click(8, 5)
    screen.settle()
    #expect(gates.take() == ["began"] && log.take() == ["pressed"])
    (app.window as? Gate)?.opens = false
    screen.click(8, 5)
    screen.settle()
    #expect(gates.take() == ["began"] && log.take() == [])
  }

  /// UIApplication `beginBackgroundTask(withName:expirationHandler:)`: "a unique identifier for the new
  /// background task", which is not `invalid` where tasks can run.
  @Test func `background tasks have their own identifiers`() {
    let stage = ViewStage()
    stage.turn {
      let application = UIApplication.shared
      let first = application.beginBackgroundTask()
      let second = application.beginBackgroundTask(withName: "Save")
      #expect(first != .invalid && second != .invalid && first != second)
      application.endBackgroundTask(first)
      application.endBackgroundTask(second)
    }
  }
}
