internal import CellGraphics
public import NavigationKit

// Properties that a terminal has no use for. Code that sets them compiles and reads them back.

extension Responder {
  /// A name for the restoration of state. It is kept and has no effect.
  public var restorationIdentifier: String? {
    get { kept[default: nil] }
    set { kept[default: nil] = newValue }
  }

  /// Indicates whether the object is an accessibility element. It is kept and has no effect.
  public var isAccessibilityElement: Bool {
    get { kept[default: false] }
    set { kept[default: false] = newValue }
  }

  /// A name for assistive technologies. It is kept and has no effect.
  public var accessibilityLabel: String? {
    get { kept[default: nil] }
    set { kept[default: nil] = newValue }
  }

  /// A hint for assistive technologies. It is kept and has no effect.
  public var accessibilityHint: String? {
    get { kept[default: nil] }
    set { kept[default: nil] = newValue }
  }

  /// A value for assistive technologies. It is kept and has no effect.
  public var accessibilityValue: String? {
    get { kept[default: nil] }
    set { kept[default: nil] = newValue }
  }

  /// Traits for assistive technologies. They are kept and have no effect.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { kept[default: .none] }
    set { kept[default: .none] = newValue }
  }

  /// Indicates whether the elements within are hidden. It is kept and has no effect.
  public var accessibilityElementsHidden: Bool {
    get { kept[default: false] }
    set { kept[default: false] = newValue }
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

/// Traits of an accessibility element, with UIKit's bits. They have no effect.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits of the traits, as in UIKit.
  public let rawValue: UInt64

  /// Creates a set of traits from UIKit's bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// No traits.
  public static let none: UIAccessibilityTraits = []
  /// The element is a button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// The element is a link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// The element is an image.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// The element is selected.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// The element plays a sound.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// The element is a text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// The element does not react.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// The element changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// The element is a field for a search.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// The element can be adjusted.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// The element is a header.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

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
