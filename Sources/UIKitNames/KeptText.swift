public import CellGraphics
public import Foundation
public import NavigationKit

extension TextView {
  /// The selected part of the text: an empty range at its end. Setting it has no effect.
  public var selectedRange: NSRange {
    get { NSRange(location: text.utf16.count, length: 0) }
    set { kept[default: NSRange()] = newValue }
  }

  /// Does nothing: a text view scrolls with its cursor.
  public func scrollRangeToVisible(_ range: NSRange) {}
}

extension NSValue {
  /// The rectangle in the value. It is zero, because notifications of keyboards are never posted.
  public var cgRectValue: Rect { .zero }
}

extension UserDefaults {
  /// Sets the value of a key, as `set(_:forKey:)` does.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
