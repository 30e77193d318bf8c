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

/// UIKit's name for ``NavigationKit/AccessibilityTraits``.
public typealias UIAccessibilityTraits = AccessibilityTraits
