public import CellGraphics
public import NavigationKit

public typealias UIApplication = Application
public typealias UIApplicationDelegate = ApplicationDelegate

extension Application {
  /// The application that the calling code runs in. Traps outside of any.
  ///
  /// Several can run side by side, a thread each; each sees itself.
  public static var shared: Application {
    guard let current else {
      preconditionFailure("UIApplication.shared was asked for while no application runs")
    }
    return current
  }

  public var keyWindow: Window? { window }

  /// The window on the screen; none before there is one.
  public var windows: [Window] { window.map { [$0] } ?? [] }

  /// The one scene: the terminal.
  public var connectedScenes: Set<UIScene> { [UIWindowScene(application: self)] }
}

/// What an application is seen in.
public class UIScene {
  let application: Application

  init(application: Application) { self.application = application }
}

/// The terminal, as far as an application is concerned.
public final class UIWindowScene: UIScene {
  public var windows: [Window] { application.windows }
  public var keyWindow: Window? { application.keyWindow }
  public var screen: UIScreen { UIScreen(bounds: application.screenBounds) }
}

extension UIScene: Hashable {
  public static func == (a: UIScene, b: UIScene) -> Bool { a.application === b.application }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(application)) }
}

/// The part of the terminal that the app has.
public struct UIScreen {
  /// From (0, 0), in columns and rows.
  public let bounds: Rect

  /// The screen of the application that the calling code runs in. Traps outside of any.
  public static var main: UIScreen { UIScreen(bounds: Application.shared.screenBounds) }
}

extension Window {
  public convenience init(windowScene: UIWindowScene) {
    self.init(application: windowScene.application, size: windowScene.screen.bounds.size)
  }
}
