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

extension TextField {
  /// Indicates whether the first typed character replaces the text. It is kept and has no effect.
  public var clearsOnInsertion: Bool {
    get { kept[default: false] }
    set { kept[default: false] = newValue }
  }
}

extension TableView {
  /// The number of rows from which an index is shown. It is kept and has no effect.
  public var sectionIndexMinimumDisplayRowCount: Int {
    get { kept[default: 0] }
    set { kept[default: 0] = newValue }
  }
  /// Indicates whether the focus returns to the row that had it, as it always does here. It is kept
  /// and has no effect.
  public var remembersLastFocusedIndexPath: Bool {
    get { kept[default: false] }
    set { kept[default: false] = newValue }
  }
}
