public import CellGraphics

/// Starts an app that is written in code.
public protocol ApplicationDelegate: AnyObject {
  /// The window that `application(_:didFinishLaunchingWithOptions:)` makes.
  var window: Window? { get set }

  /// Makes the app's window, gives it a root controller and makes it key.
  ///
  /// - Parameter launchOptions: nil: nothing but a user starts an app here.
  /// - Returns: Not regarded, as in UIKit where no URL is to be opened.
  func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool
}

extension Application {
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Runs the delegate's launch as one turn.
  ///
  /// - Parameter size: The columns and rows there are for the app.
  public func launch(_ delegate: any ApplicationDelegate, size: Size) {
    self.delegate = delegate
    screenSize = size
    turn { _ = delegate.application(self, didFinishLaunchingWithOptions: nil) }
  }

  /// The columns and rows there are for the app: the window's, once it has one.
  public var screenBounds: Rect { window?.bounds ?? Rect(origin: .zero, size: screenSize) }
}
