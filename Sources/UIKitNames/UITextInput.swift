public import Foundation
public import NavigationKit

/// A view that takes typed texts.
public protocol UIKeyInput: UITextInputTraits {
  /// Indicates whether the view has a text.
  var hasText: Bool { get }
  /// Replaces the selection by a text, or inserts it at the cursor.
  func insertText(_ text: String)
  /// Deletes the selection, or the character before the cursor.
  func deleteBackward()
}

/// A position in the text of a field or view, counted in UTF-16 units.
open class UITextPosition {
  let unit: Int

  init(_ unit: Int) { self.unit = unit }
}

/// A part of the text of a field or view.
open class UITextRange {
  let units: Range<Int>

  init(_ units: Range<Int>) { self.units = units }

  /// The start of the part.
  open var start: UITextPosition { UITextPosition(units.lowerBound) }
  /// The end of the part.
  open var end: UITextPosition { UITextPosition(units.upperBound) }
  /// Indicates whether the part has no characters.
  open var isEmpty: Bool { units.isEmpty }
}

/// A view with a cursor in a text, and a selection.
///
/// Positions are in UTF-16 units. A position within a character counts as the end of the character.
public protocol UITextInput: UIKeyInput {
  /// The selection; empty at the cursor without a selection. nil changes nothing.
  var selectedTextRange: UITextRange? { get set }
  /// The start of the text.
  var beginningOfDocument: UITextPosition { get }
  /// The end of the text.
  var endOfDocument: UITextPosition { get }
  /// Returns a part of the text; nil if it is outside of the text.
  func text(in range: UITextRange) -> String?
  /// Replaces a part of the text. The cursor is after the new part.
  func replace(_ range: UITextRange, withText text: String)
}

extension UITextInput {
  /// The part that an input method composes; always nil, because a terminal sends whole characters.
  public var markedTextRange: UITextRange? { nil }

  /// Returns the part between two positions, in either order.
  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    let units = [fromPosition.unit, toPosition.unit].sorted()
    return UITextRange(units[0]..<units[1])
  }

  /// Returns the position at a distance in UTF-16 units; nil outside of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let unit = position.unit + offset
    return unit < 0 || unit > endOfDocument.unit ? nil : UITextPosition(unit)
  }

  /// Returns the distance between two positions in UTF-16 units; negative if `toPosition` is first.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.unit - from.unit
  }

  /// Compares two positions.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    if position.unit == other.unit { return .orderedSame }
    return position.unit < other.unit ? .orderedAscending : .orderedDescending
  }
}

extension TextField: UITextInput {
  /// The selection; empty at the cursor without a selection. nil changes nothing.
  public var selectedTextRange: UITextRange? {
    get { UITextRange(selectedUnits) }
    set { if let newValue { selectedUnits = newValue.units } }
  }
  /// The start of the text.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// The end of the text.
  public var endOfDocument: UITextPosition { UITextPosition((text ?? "").utf16.count) }

  /// Returns a part of the text; nil if it is outside of the text.
  public func text(in range: UITextRange) -> String? { (text ?? "").part(range.units) }

  /// Replaces a part of the text. The cursor is after the new part.
  public func replace(_ range: UITextRange, withText text: String) {
    selectedUnits = range.units
    if text.isEmpty, !range.isEmpty { deleteBackward() } else { insertText(text) }
  }
}

extension TextView: UITextInput {
  /// The selection; empty at the cursor without a selection. nil changes nothing.
  public var selectedTextRange: UITextRange? {
    get { UITextRange(selectedUnits) }
    set { if let newValue { selectedUnits = newValue.units } }
  }
  /// The start of the text.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// The end of the text.
  public var endOfDocument: UITextPosition { UITextPosition(text.utf16.count) }

  /// Returns a part of the text; nil if it is outside of the text.
  public func text(in range: UITextRange) -> String? { text.part(range.units) }

  /// Replaces a part of the text. The cursor is after the new part.
  public func replace(_ range: UITextRange, withText text: String) {
    selectedUnits = range.units
    if text.isEmpty, !range.isEmpty { deleteBackward() } else { insertText(text) }
  }
}

extension String {
  /// Returns a part in UTF-16 units; nil if it is outside of the text.
  fileprivate func part(_ units: Range<Int>) -> String? {
    guard units.lowerBound >= 0, units.upperBound <= utf16.count else { return nil }
    let (start, end) = (
      utf16.index(startIndex, offsetBy: units.lowerBound),
      utf16.index(startIndex, offsetBy: units.upperBound)
    )
    return String(self[start..<end])
  }
}
