public import CellGraphics
public import NavigationKit

/// UIKit's name for `Application`. Several can run in one process.
public typealias UIApplication = Application
/// UIKit's name for `ApplicationDelegate`.
public typealias UIApplicationDelegate = ApplicationDelegate

extension Application {
  /// The application whose turn the calling code runs in; outside of turns, the application of the
  /// terminal on its thread. Traps if there is neither.
  ///
  /// Several applications can run side by side, each on a thread of its own. Each sees itself.
  public static var shared: Application {
    guard let current else {
      preconditionFailure(
        "UIApplication.shared was used while no application runs: use it in a turn of the application"
      )
    }
    return current
  }

  /// The window on the screen; nil before one is made key.
  public var keyWindow: Window? { window }

  /// The windows of the application, visible or hidden, in the order of their creation.
  public var windows: [Window] { scene.windows }

  /// The single scene: the terminal.
  public var connectedScenes: Set<UIScene> { [scene] }
  /// The record of the single scene.
  public var openSessions: Set<UISceneSession> { [scene.session] }

  /// States of an application, with UIKit's raw values.
  public enum State: Int, Sendable {
    /// On the screen, on the screen without input, or not on the screen.
    case active = 0
    /// Inactive or background.
    case inactive, background
  }

  /// The state of the application: active, except during the launch and the end.
  ///
  /// At its launch an app with a scene delegate is in the background, another one is inactive.
  public var applicationState: State {
    switch activity {
    case .foregroundActive: .active
    case .foregroundInactive: .inactive
    case .background, .unattached: .background
    }
  }

  /// A key of the options for an address. There are no options.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The option to open links of apps only.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
  }

  /// A key of the options of an opened address. No address is opened.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The address of the app's settings, which cannot be opened.
  public static let openSettingsURLString = "app-settings:"

  /// Opens no address: calls `completion` with false.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) { completion?(false) }

  /// Returns false: no address can be opened.
  public func canOpenURL(_ url: URL) -> Bool { false }

  /// Does nothing: there are no notifications from afar.
  public func registerForRemoteNotifications() {}
  /// Does nothing: there are no notifications from afar.
  public func unregisterForRemoteNotifications() {}

  /// The rectangle of the status bar: zero.
  public var statusBarFrame: Rect { .zero }
  /// The orientation of the interface: portrait, because a terminal does not rotate.
  public var statusBarOrientation: UIInterfaceOrientation { .portrait }
  /// The size of letters that the user prefers: a terminal has one.
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }
  /// The direction of the interface: from left to right.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Indicates whether the screen stays on. It is kept and has no effect.
  public var isIdleTimerDisabled: Bool {
    get { kept[default: false] }
    set { kept[default: false] = newValue }
  }

  /// Indicates whether a sign of the network is shown. It is kept and has no effect.
  public var isNetworkActivityIndicatorVisible: Bool {
    get { kept[default: false] }
    set { kept[default: false] = newValue }
  }

  /// The number on the app's icon. It is kept and has no effect.
  public var applicationIconBadgeNumber: Int {
    get { kept[default: 0] }
    set { kept[default: 0] = newValue }
  }

  /// Indicates whether the status bar is hidden. It is kept and has no effect.
  public var isStatusBarHidden: Bool {
    get { kept[default: false] }
    set { kept[default: false] = newValue }
  }

  /// The style of the status bar. It is kept and has no effect.
  public var statusBarStyle: UIStatusBarStyle {
    get { kept[default: .default] }
    set { kept[default: .default] = newValue }
  }

  /// The shortcuts on the home screen. They are kept and have no effect.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { kept[default: nil] }
    set { kept[default: nil] = newValue }
  }

  /// A Boolean value that indicates whether the app can have several scenes: always false.
  public var supportsMultipleScenes: Bool { false }
  /// A Boolean value that indicates whether protected files can be read: always true.
  public var isProtectedDataAvailable: Bool { true }
  /// The time in seconds that the app may run in the background: the greatest number, as in UIKit
  /// while the app is on the screen.
  public var backgroundTimeRemaining: Double { .greatestFiniteMagnitude }

  /// A task that continues in the background. No task does.
  public struct BackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    /// The number of the task.
    public let rawValue: Int

    /// Creates a task.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// No task.
    public static let invalid = BackgroundTaskIdentifier(rawValue: 0)
  }

  /// Returns an identifier of its own for each task. The handler is never called, because the app is
  /// always on the screen.
  public func beginBackgroundTask(
    withName name: String? = nil, expirationHandler: (() -> Void)? = nil
  ) -> BackgroundTaskIdentifier {
    let count: Int = kept[default: 0, of: "backgroundTasks"] + 1
    kept[default: 0, of: "backgroundTasks"] = count
    return BackgroundTaskIdentifier(rawValue: count)
  }

  /// Does nothing.
  public func endBackgroundTask(_ task: BackgroundTaskIdentifier) {}
}

/// UIKit's name for `Scene`.
public typealias UIScene = Scene
/// UIKit's name for `WindowScene`.
public typealias UIWindowScene = WindowScene
/// UIKit's name for `SceneSession`.
public typealias UISceneSession = SceneSession
/// UIKit's name for `SceneConfiguration`.
public typealias UISceneConfiguration = SceneConfiguration
/// UIKit's name for `SceneDelegate`.
public typealias UISceneDelegate = SceneDelegate
/// UIKit's name for `WindowSceneDelegate`.
public typealias UIWindowSceneDelegate = WindowSceneDelegate
/// UIKit's name for `OpenURLContext`.
public typealias UIOpenURLContext = OpenURLContext
/// An object that takes up the state of an activity. Never called: no activities come.
public protocol UIUserActivityRestoring: AnyObject {
  /// Takes up the state of an activity.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension Responder: UIUserActivityRestoring {
  /// Takes up the state of an activity. Never called.
  public func restoreUserActivityState(_ userActivity: NSUserActivity) {}
}

extension ApplicationDelegate {
  /// Continues an activity that another device began. Never called.
  public func application(
    _ application: Application, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool { false }
}

extension SceneDelegate {
  /// Continues an activity that another device began. Never called.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
}

/// Foundation's name for `UserActivity`.
public typealias NSUserActivity = UserActivity
/// UIKit's name for `ShortcutItem`.
public typealias UIApplicationShortcutItem = ShortcutItem

extension WindowScene {
  /// The part of the terminal that the application has.
  public var screen: UIScreen { UIScreen(bounds: application.screenBounds) }
}

/// The part of the terminal that an application has.
public struct UIScreen {
  /// The rectangle from (0, 0), in columns and rows.
  public let bounds: Rect

  /// The screen of the application whose turn the calling code runs in; outside of turns, of the
  /// terminal's application on its thread. Traps if there is neither.
  public static var main: UIScreen { UIScreen(bounds: Application.shared.screenBounds) }

  /// The rectangle in dots: the same as in cells.
  public var nativeBounds: Rect { bounds }
  /// The number of dots for a point: 1.
  public var scale: Double { 1 }
  /// The number of dots for a point: 1.
  public var nativeScale: Double { 1 }
  /// The brightness: 1.
  public var brightness: Double { 1 }
  /// The number of frames a second: 60.
  public var maximumFramesPerSecond: Int { 60 }
  /// The traits of a window that fills the screen.
  public var traitCollection: TraitCollection { TraitCollection(size: bounds.size) }
}

extension Window {
  /// Creates a window of the scene's application, with the size of its screen.
  public convenience init(windowScene: UIWindowScene) {
    self.init(application: windowScene.application, size: windowScene.screen.bounds.size)
  }

  /// The scene of the window's application; nil once the application is deallocated.
  ///
  /// An application has one scene, so setting it has no effect. A scene of another application traps.
  public var windowScene: UIWindowScene? {
    get { application?.scene }
    set {
      precondition(
        newValue == nil || newValue?.application === application,
        "a window cannot move to another application's scene")
    }
  }
  /// The screen of the window's application.
  public var screen: UIScreen { UIScreen(bounds: application?.screenBounds ?? bounds) }
  /// Indicates whether the window is on the screen and receives keys.
  public var isKeyWindow: Bool { application?.window === self && !isHidden }
  /// Shows the window, as `makeKeyAndVisible()` does.
  public func makeKey() { makeKeyAndVisible() }
}

extension Window.Level {
  /// Returns a height above another one.
  public static func + (level: Self, distance: Double) -> Self {
    Self(rawValue: level.rawValue + distance)
  }
  /// Returns a height above another one.
  public static func + (distance: Double, level: Self) -> Self { level + distance }
  /// Returns a height below another one.
  public static func - (level: Self, distance: Double) -> Self { level + -distance }
  /// Returns the distance of two heights.
  public static func - (level: Self, other: Self) -> Double { level.rawValue - other.rawValue }
  /// Raises a height.
  public static func += (level: inout Self, distance: Double) { level = level + distance }
  /// Lowers a height.
  public static func -= (level: inout Self, distance: Double) { level = level - distance }
}
