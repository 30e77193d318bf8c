public import CellGraphics
public import NavigationKit

/// UIKit's name for `Application`. Several can run in one process.
public typealias UIApplication = Application
/// UIKit's name for `ApplicationDelegate`.
public typealias UIApplicationDelegate = ApplicationDelegate

extension Application {
  /// The application whose turn the calling code runs in. Traps outside of a turn.
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

  /// The window on the screen; an empty array before one is made key.
  public var windows: [Window] { window.map { [$0] } ?? [] }

  /// The single scene: the terminal.
  public var connectedScenes: Set<UIScene> { [UIWindowScene(application: self)] }
}

/// The place where an application is visible. Two scenes of one application are equal.
public class UIScene {
  let application: Application

  init(application: Application) { self.application = application }
}

/// The terminal as a scene with windows.
public final class UIWindowScene: UIScene {
  /// The window on the screen; an empty array before one is made key.
  public var windows: [Window] { application.windows }
  /// The window on the screen; nil before one is made key.
  public var keyWindow: Window? { application.keyWindow }
  /// The part of the terminal that the application has.
  public var screen: UIScreen { UIScreen(bounds: application.screenBounds) }
}

extension UIScene: Hashable {
  public static func == (a: UIScene, b: UIScene) -> Bool { a.application === b.application }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(application)) }
}

/// The part of the terminal that an application has.
public struct UIScreen {
  /// The rectangle from (0, 0), in columns and rows.
  public let bounds: Rect

  /// The screen of the application whose turn the calling code runs in. Traps outside of a turn.
  public static var main: UIScreen { UIScreen(bounds: Application.shared.screenBounds) }
}

extension Window {
  /// Creates a window of the scene's application, with the size of its screen.
  public convenience init(windowScene: UIWindowScene) {
    self.init(application: windowScene.application, size: windowScene.screen.bounds.size)
  }
}
