internal import CellGraphics

/// An object that a scene calls when it connects. All members are optional.
///
/// Pass it to ``Application/launch(_:sceneDelegate:size:canvas:)``.
public protocol SceneDelegate: AnyObject {
  /// Called once at the launch, after the application's delegate. Create the window here.
  ///
  /// - Parameters:
  ///   - scene: A ``WindowScene``.
  ///   - session: The record of the scene.
  ///   - connectionOptions: Empty, because only a user starts an app.
  func scene(
    _ scene: Scene, willConnectTo session: SceneSession,
    options connectionOptions: Scene.ConnectionOptions)
  /// Called once at the launch, before ``sceneDidBecomeActive(_:)``.
  func sceneWillEnterForeground(_ scene: Scene)
  /// Called once at the launch, at last.
  func sceneDidBecomeActive(_ scene: Scene)
  /// Called once when the application terminates: when the user quits.
  func sceneWillResignActive(_ scene: Scene)
  /// Called once when the application terminates: when the user quits.
  func sceneDidEnterBackground(_ scene: Scene)
  /// Called once when the application terminates: when the user quits.
  func sceneDidDisconnect(_ scene: Scene)
  /// Never called: a terminal sends no addresses.
  func scene(_ scene: Scene, openURLContexts contexts: Set<OpenURLContext>)
}

extension SceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: Scene, willConnectTo session: SceneSession,
    options connectionOptions: Scene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: Scene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: Scene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: Scene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: Scene) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: Scene) {}
  /// Does nothing.
  public func scene(_ scene: Scene, openURLContexts contexts: Set<OpenURLContext>) {}
}

/// An object that a scene with windows calls. All members are optional.
public protocol WindowSceneDelegate: SceneDelegate {
  /// The window of the scene; nil for a delegate that keeps none.
  var window: Window? { get set }
}

extension WindowSceneDelegate {
  /// Is nil, and ignores a window.
  public var window: Window? {
    get { nil }
    set {}
  }
}

extension Application {
  /// The scene of the application, which is created on the first use.
  public var scene: WindowScene {
    if let storedScene { return storedScene }
    let session = SceneSession()
    let scene = WindowScene(application: self, session: session)
    session.scene = scene
    storedScene = scene
    return scene
  }

  /// Connects the scene in the order of UIKit: configuration, connection, foreground, active.
  func connectScene(to sceneDelegate: any SceneDelegate) {
    let (scene, options) = (scene, Scene.ConnectionOptions())
    scene.storedState = .unattached
    self.sceneDelegate = sceneDelegate
    scene.delegate = sceneDelegate
    let configuration = delegate?.application(
      self, configurationForConnecting: scene.session, options: options)
    if let configuration {
      // UIKit finds the storyboard of a configuration by its name in the app's property list.
      configuration.storyboard = configuration.storyboard ?? scene.session.configuration.storyboard
      scene.session.configuration = configuration
    }
    if let storyboard = configuration?.storyboard,
      let windowDelegate = sceneDelegate as? any WindowSceneDelegate
    {
      let window = Window(frame: screenBounds)
      window.rootViewController = storyboard.instantiateInitialViewController()
      windowDelegate.window = window
    }
    sceneDelegate.scene(scene, willConnectTo: scene.session, options: options)
    SystemNotifications.post("UISceneWillConnectNotification", scene)
    if let window = (sceneDelegate as? any WindowSceneDelegate)?.window, self.window == nil {
      window.makeKeyAndVisible()
    }
    scene.storedState = .foregroundInactive
    activity = .foregroundInactive
    sceneDelegate.sceneWillEnterForeground(scene)
    SystemNotifications.post("UISceneWillEnterForegroundNotification", scene)
    scene.storedState = .foregroundActive
    activity = .foregroundActive
    sceneDelegate.sceneDidBecomeActive(scene)
    SystemNotifications.post("UISceneDidActivateNotification", scene)
  }

  /// Calls the delegates' methods for the end of the app, in one turn.
  ///
  /// The methods of the scene's delegate are called in place of the application's, as in UIKit,
  /// except for `applicationWillTerminate(_:)`. A second call does nothing. The command with which
  /// the user quits a session calls this method.
  public func terminate() {
    guard let delegate, !isTerminated else { return }
    isTerminated = true
    turn {
      if let sceneDelegate {
        sceneDelegate.sceneWillResignActive(scene)
        SystemNotifications.post("UISceneWillDeactivateNotification", scene)
        SystemNotifications.post("UIApplicationWillResignActiveNotification", self)
        activity = .background
        sceneDelegate.sceneDidEnterBackground(scene)
        SystemNotifications.post("UISceneDidEnterBackgroundNotification", scene)
        SystemNotifications.post("UIApplicationDidEnterBackgroundNotification", self)
        sceneDelegate.sceneDidDisconnect(scene)
        SystemNotifications.post("UISceneDidDisconnectNotification", scene)
      } else {
        delegate.applicationWillResignActive(self)
        SystemNotifications.post("UIApplicationWillResignActiveNotification", self)
        activity = .background
        delegate.applicationDidEnterBackground(self)
        SystemNotifications.post("UIApplicationDidEnterBackgroundNotification", self)
      }
      delegate.applicationWillTerminate(self)
      SystemNotifications.post("UIApplicationWillTerminateNotification", self)
    }
  }
}
