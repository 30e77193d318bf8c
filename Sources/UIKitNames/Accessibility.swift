internal import CellGraphics
public import NavigationKit

// Properties that a terminal has no use for. Code that sets them compiles and reads them back.

extension Responder {
  /// A name for the restoration of state. It is kept and has no effect.
  public var restorationIdentifier: String? {
    get { kept[default: nil] }
    set { kept[default: nil] = newValue }
  }

  /// Indicates whether the elements around are hidden. It is kept and has no effect.
  public var accessibilityViewIsModal: Bool {
    get { kept[default: false] }
    set { kept[default: false] = newValue }
  }

  /// Indicates whether children are one group. It is kept and has no effect.
  public var shouldGroupAccessibilityChildren: Bool {
    get { kept[default: false] }
    set { kept[default: false] = newValue }
  }

  /// The accessibility elements within. They are kept and have no effect.
  public var accessibilityElements: [Any]? {
    get { kept[default: nil] }
    set { kept[default: nil] = newValue }
  }
}

/// UIKit's name for `AccessibilityTraits`.
public typealias UIAccessibilityTraits = AccessibilityTraits

/// The user's settings for accessibility, with UIKit's names.
public enum UIAccessibility {
  /// Indicates whether the user has reduced the motion: transitions between controllers fade.
  ///
  /// The framework's own transitions follow the setting. An animator of the app asks here. Outside of
  /// turns it is that of the terminal's application, on its thread; false without one.
  public static var isReduceMotionEnabled: Bool { Application.current?.reducesMotion ?? false }

  /// Indicates whether transitions fade. It equals ``isReduceMotionEnabled``, because a terminal has
  /// one setting for both.
  public static var prefersCrossFadeTransitions: Bool { isReduceMotionEnabled }

  /// The name of the notification of a change, which is never posted: the setting stays the same
  /// while an app runs.
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
}
