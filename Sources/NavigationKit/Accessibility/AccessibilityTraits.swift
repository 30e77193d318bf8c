/// Traits of an accessibility element, with UIKit's bits.
///
/// Spoken mode reads buttons, links, images, headers, and what is selected or not enabled.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits of the traits, as in UIKit.
  public let rawValue: UInt64

  /// Creates a set of traits from UIKit's bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// No traits.
  public static let none: AccessibilityTraits = []
  /// The element is a button.
  public static let button = AccessibilityTraits(rawValue: 1 << 0)
  /// The element is a link.
  public static let link = AccessibilityTraits(rawValue: 1 << 1)
  /// The element is an image.
  public static let image = AccessibilityTraits(rawValue: 1 << 2)
  /// The element is selected.
  public static let selected = AccessibilityTraits(rawValue: 1 << 3)
  /// The element plays a sound.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 4)
  /// The element is a text that does not change.
  public static let staticText = AccessibilityTraits(rawValue: 1 << 6)
  /// The element does not react.
  public static let notEnabled = AccessibilityTraits(rawValue: 1 << 8)
  /// The element changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 9)
  /// The element is a field for a search.
  public static let searchField = AccessibilityTraits(rawValue: 1 << 10)
  /// The element can be adjusted.
  public static let adjustable = AccessibilityTraits(rawValue: 1 << 12)
  /// The element is a header.
  public static let header = AccessibilityTraits(rawValue: 1 << 16)
}
