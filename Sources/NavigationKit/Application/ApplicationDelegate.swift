public import CellGraphics

/// The object that launches an app that is written in code.
///
/// ```swift
/// final class AppDelegate: ApplicationDelegate {
///   var window: Window?
///   func application(
///     _ application: Application,
///     didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
///   ) -> Bool {
///     window = Window(frame: application.screenBounds)
///     window?.rootViewController = NavigationController(rootViewController: ViewController())
///     window?.makeKeyAndVisible()
///     return true
///   }
/// }
/// Application().launch(AppDelegate(), size: Size(width: 80, height: 24))
/// ```
///
/// All members are optional, as in UIKit.
public protocol ApplicationDelegate: AnyObject {
  /// The window of the app, created at the launch; nil for an app whose scene has the window.
  var window: Window? { get set }

  /// Called first at the launch.
  ///
  /// - Parameters:
  ///   - application: The application that launches.
  ///   - launchOptions: Always nil, because only a user starts an app.
  /// - Returns: Not used.
  func application(
    _ application: Application,
    willFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Creates the window, sets its root controller and calls `makeKeyAndVisible()`.
  ///
  /// - Parameters:
  ///   - application: The application that launches.
  ///   - launchOptions: Always nil, because only a user starts an app.
  /// - Returns: Not used, as in UIKit when there is no URL to open.
  func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Returns the configuration of the scene, if the launch has a delegate for it.
  func application(
    _ application: Application, configurationForConnecting connectingSceneSession: SceneSession,
    options: Scene.ConnectionOptions
  ) -> SceneConfiguration

  /// Never called: the scene is there as long as the application.
  func application(
    _ application: Application, didDiscardSceneSessions sceneSessions: Set<SceneSession>)

  /// Called at the launch, at last, in an app without a scene's delegate.
  func applicationDidBecomeActive(_ application: Application)
  /// Called by ``Application/terminate()`` in an app without a scene's delegate.
  func applicationWillResignActive(_ application: Application)
  /// Called by ``Application/terminate()`` in an app without a scene's delegate.
  func applicationDidEnterBackground(_ application: Application)
  /// Never called: the app does not return from the background.
  func applicationWillEnterForeground(_ application: Application)
  /// Called by ``Application/terminate()``, when the user quits.
  func applicationWillTerminate(_ application: Application)
  /// Never called: memory warnings do not exist here.
  func applicationDidReceiveMemoryWarning(_ application: Application)

  /// Never called: the screen does not rotate.
  func application(
    _ application: Application, supportedInterfaceOrientationsFor window: Window?
  ) -> InterfaceOrientationMask
}

extension ApplicationDelegate {
  /// Is nil, and ignores a window.
  public var window: Window? {
    get { nil }
    set {}
  }

  /// Returns true.
  public func application(
    _ application: Application,
    willFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Returns true.
  public func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Returns the configuration of the session.
  public func application(
    _ application: Application, configurationForConnecting connectingSceneSession: SceneSession,
    options: Scene.ConnectionOptions
  ) -> SceneConfiguration { connectingSceneSession.configuration }

  /// Does nothing.
  public func application(
    _ application: Application, didDiscardSceneSessions sceneSessions: Set<SceneSession>
  ) {}

  /// Does nothing.
  public func applicationDidBecomeActive(_ application: Application) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: Application) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: Application) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: Application) {}
  /// Does nothing.
  public func applicationWillTerminate(_ application: Application) {}
  /// Does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: Application) {}

  /// Returns all orientations.
  public func application(
    _ application: Application, supportedInterfaceOrientationsFor window: Window?
  ) -> InterfaceOrientationMask { .all }
}

extension Application {
  /// A key of the launch options. There are no options.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Launches the app: calls the delegates in one turn.
  ///
  /// - Parameters:
  ///   - delegate: The object that creates the window. The application retains it.
  ///   - sceneDelegate: The object that creates the window of an app with a scene; nil for an app
  ///     without one. The application retains it.
  ///   - size: The columns and rows of the screen.
  ///   - canvas: The size of the screen in points, for an app that measures in points; nil for one
  ///     that measures in cells. ``pointsPerCell`` follows from it.
  public func launch(
    _ delegate: any ApplicationDelegate, sceneDelegate: (any SceneDelegate)? = nil, size: Size,
    canvas: Size? = nil
  ) {
    self.delegate = delegate
    screenSize = size
    if let canvas, canvas.width > 0, canvas.height > 0, size.width > 0, size.height > 0 {
      pointsPerCell = Size(
        width: canvas.width / size.width, height: canvas.height / size.height)
    }
    activity = sceneDelegate == nil ? .foregroundInactive : .background
    turn {
      _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
      _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
      SystemNotifications.post("UIApplicationDidFinishLaunchingNotification", self)
      if let sceneDelegate {
        connectScene(to: sceneDelegate)
      } else {
        activity = .foregroundActive
        delegate.applicationDidBecomeActive(self)
      }
      SystemNotifications.post("UIApplicationDidBecomeActiveNotification", self)
    }
  }

  /// The columns and rows of the screen: the window's bounds, or the size at the launch without a
  /// window. With several windows, they are those of the windows that fill the screen.
  public var screenBounds: Rect {
    guard let window, windows.count == 1 || screenSize == .zero else {
      return Rect(origin: .zero, size: screenSize)
    }
    return window.bounds
  }
}
