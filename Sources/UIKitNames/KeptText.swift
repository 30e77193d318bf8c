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
  /// Creates a value with a rectangle.
  public convenience init(cgRect rect: Rect) {
    self.init(
      rect: NSRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height))
  }

  /// The rectangle in the value, such as the frame of a keyboard.
  public var cgRectValue: Rect {
    let rect = rectValue
    return Rect(
      x: rect.origin.x, y: rect.origin.y, width: rect.size.width, height: rect.size.height)
  }
}

/// The bridge to `NSValue`, so that the frame of a keyboard can be read as both types, as on a phone.
extension Rect: _ObjectiveCBridgeable {
  /// Returns a value with the rectangle.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgRect: self) }

  /// Sets the rectangle of a value.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Rect?) {
    result = source.cgRectValue
  }

  /// Sets the rectangle of a value.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout Rect?
  ) -> Bool {
    result = source.cgRectValue
    return true
  }

  /// Returns the rectangle of a value.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Rect {
    source?.cgRectValue ?? .zero
  }
}

extension UserDefaults {
  /// Sets the value of a key, as `set(_:forKey:)` does.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}

extension TextView {
  /// The attributes of a typed text. They are kept and not drawn.
  public var typingAttributes: [NSAttributedString.Key: Any] {
    get { kept[default: [:]] }
    set { kept[default: [:]] = newValue }
  }
}

extension TextField {
  /// The attributes of a typed text. They are kept and not drawn.
  public var typingAttributes: [NSAttributedString.Key: Any]? {
    get { kept[default: nil] }
    set { kept[default: nil] = newValue }
  }

  /// The attributes of the whole text. They are kept and not drawn.
  public var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { kept[default: [:]] }
    set { kept[default: [:]] = newValue }
  }

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
