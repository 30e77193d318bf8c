public import NavigationKit

extension TextView {
  /// The space around the text, as for a keyboard. It is kept and has no effect.
  public var contentInset: EdgeInsets {
    get { kept[default: .zero] }
    set { kept[default: .zero] = newValue }
  }

  /// The space around the indicators. It is kept and has no effect.
  public var scrollIndicatorInsets: EdgeInsets {
    get { kept[default: .zero] }
    set { kept[default: .zero] = newValue }
  }

  /// The space around the vertical indicator. It is kept and has no effect.
  public var verticalScrollIndicatorInsets: EdgeInsets {
    get { kept[default: .zero] }
    set { kept[default: .zero] = newValue }
  }

  /// The changes of the insets by safe areas. They are kept and have no effect.
  public var contentInsetAdjustmentBehavior: ScrollView.ContentInsetAdjustmentBehavior {
    get { kept[default: .automatic] }
    set { kept[default: .automatic] = newValue }
  }
}

/// Kinds of data that a text view can make tappable, with UIKit's bits. They have no effect.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// The bits of the kinds, as in UIKit.
  public let rawValue: UInt

  /// Creates a set of kinds from UIKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Telephone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Links.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Addresses.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Dates.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// All kinds.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

extension TextView {
  /// The kinds of data that can be tapped. They are kept and have no effect.
  public var dataDetectorTypes: UIDataDetectorTypes {
    get { kept[default: []] }
    set { kept[default: []] = newValue }
  }
}
