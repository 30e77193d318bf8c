public import CellGraphics
public import Foundation
public import NavigationKit

extension TextView {
  /// The selected part of the text: an empty range at the cursor without a selection.
  public var selectedRange: NSRange {
    get { NSRange(selectedUnits) }
    set { if let range = Range(newValue) { selectedUnits = range } }
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
