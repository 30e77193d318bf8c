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
public protocol ApplicationDelegate: AnyObject {
  /// The window of the app. The delegate creates it at the launch.
  var window: Window? { get set }

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
}

extension Application {
  /// A key of the launch options. There are no options.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Launches the app: calls the delegate in one turn.
  ///
  /// - Parameters:
  ///   - delegate: The object that creates the window. The application retains it.
  ///   - size: The columns and rows of the screen.
  public func launch(_ delegate: any ApplicationDelegate, size: Size) {
    self.delegate = delegate
    screenSize = size
    turn { _ = delegate.application(self, didFinishLaunchingWithOptions: nil) }
  }

  /// The columns and rows of the screen: the window's bounds, or the size at the launch without a
  /// window.
  public var screenBounds: Rect { window?.bounds ?? Rect(origin: .zero, size: screenSize) }
}
