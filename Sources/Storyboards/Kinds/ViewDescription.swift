import CellGraphics
import NavigationKit
import TextFormats

/// The table entry of a kind of view: its keys in a scene file, the uses of its id, and the view
/// that it makes.
///
/// A kind is described in one place, an extension in a file of its own. The reader, the writer, the
/// schema, the scene and the checks all use the entry. ``ViewKind/entry`` finds it by the word of
/// the key `kind`.
///
/// To add a kind, add a case to ``ViewKind`` and an extension of this type. `CONTRIBUTING.md` has
/// the steps for a control.
struct ViewDescription: Sendable {
  typealias Fields = [SceneFormat.ViewField]

  /// The name of the kind in messages, such as "a label".
  var owner: String
  /// The value into which the keys are read, with all defaults.
  var empty: SceneDocument.View
  var fields: Fields
  /// The uses of an id of this kind, in addition to those of every view.
  var roles: [SceneIndex.Role] = []
  /// Makes the view; its identifier and alpha are set afterwards.
  var make: @Sendable (SceneDocument.View, SceneViewMaker) -> View
  /// Gives the view the appearance for a size class, without its text.
  var setAppearance: @Sendable (View, SceneDocument.View) -> Void = { _, _ in }
  /// Checks the rules that involve several keys.
  ///
  /// It is called after all fields have been read, with the keys of the file, so that it can read
  /// keys that depend on others.
  var finish:
    @Sendable (SceneDecoder.Fields, inout SceneDecoder, inout SceneDocument.View) -> Void =
      { _, _, _ in }
  /// Indicates whether the view can be at the end of a row.
  var isRowControl = false
  /// Indicates whether the focus stops at the view.
  var takesFocus = false
  /// Indicates whether ← and → change the view's value.
  var isAdjustable = false
  /// Indicates whether a view's value in the file is the last one, so that only ← changes it.
  var isAtEnd: @Sendable (JSONNode) -> Bool = { _ in false }
}

// MARK: - Controls

extension ViewDescription {
  /// Returns the entry of a kind that is a ``SceneDocument/Control``.
  ///
  /// - Parameters:
  ///   - owner: The name of the kind in messages, such as `a switch`.
  ///   - content: The content without keys, with all defaults.
  ///   - fields: The keys that only this kind has.
  ///   - roles: The uses of an id of this kind.
  ///   - make: Makes the view.
  static func control(
    _ owner: String, _ content: SceneDocument.Control.Content, _ fields: Fields,
    roles: [SceneIndex.Role] = [],
    make: @escaping @Sendable (SceneDocument.Control, SceneViewMaker) -> View
  ) -> ViewDescription {
    ViewDescription(
      owner: owner, empty: .control(SceneDocument.Control(id: "", content: content)),
      fields: fields, roles: roles, make: { view, maker in make(view.control, maker) })
  }

  /// The same kind, which can also be at the end of a table row.
  var inRows: ViewDescription {
    var description = self
    description.isRowControl = true
    return description
  }

  /// The same kind, for views at which the focus stops.
  var focusable: ViewDescription {
    var description = self
    description.takesFocus = true
    return description
  }

  /// The same kind, with a value that ← and → change.
  ///
  /// - Parameter isAtEnd: Indicates whether a view's value in the file is the last one.
  func adjustable(isAtEnd: @escaping @Sendable (JSONNode) -> Bool) -> ViewDescription {
    var description = focusable
    description.isAdjustable = true
    description.isAtEnd = isAtEnd
    return description
  }

  /// Returns the same kind, with a check that involves several keys.
  func finishing(
    _ finish:
      @escaping @Sendable (
        SceneDecoder.Fields, inout SceneDecoder, inout SceneDocument.View
      ) -> Void
  ) -> ViewDescription {
    var description = self
    description.finish = finish
    return description
  }

  /// The key `color`, which most controls have.
  static let tint = SceneFormat.ViewField.optional(
    "color", \.control.color, .color, "The colour of the view's content")
  static let isEnabled = SceneFormat.ViewField.value(
    "isEnabled", \.control.isEnabled, .boolean, default: true)
}

// MARK: - Values in a range

extension ViewDescription {
  /// The largest absolute value of a range's ends.
  static let largest = 1_000_000.0

  /// Returns the keys `minimum`, `maximum` and `value`.
  ///
  /// They depend on each other, so their fields only write. ``value(_:_:upTo:)`` reads all three.
  ///
  /// - Parameters:
  ///   - highest: The end of the range if the file names none.
  ///   - values: Returns the value and the range of a view.
  static func range(
    upTo highest: Double,
    _ values: @escaping @Sendable (SceneDocument.View) -> (Double, ClosedRange<Double>)
  ) -> Fields {
    func field(
      _ name: String, _ meaning: String,
      _ part: @escaping @Sendable (Double, ClosedRange<Double>) -> Double?
    ) -> SceneFormat.ViewField {
      SceneFormat.ViewField(
        key: FormatKey(name, .number(-largest, largest), meaning), read: { _, _, _ in },
        write: { view, _ in
          let (value, range) = values(view)
          return part(value, range).map { JSONNode(number: $0) }
        })
    }
    return [
      field("minimum", "The smallest value; default 0") { _, range in
        range.lowerBound == 0 ? nil : range.lowerBound
      },
      field("maximum", "The largest value, at least the minimum") { _, range in
        range.upperBound == max(range.lowerBound, highest) ? nil : range.upperBound
      },
      field("value", "The current value, from minimum to maximum; default the minimum") {
        value, range in
        value == range.lowerBound ? nil : value
      },
    ]
  }

  /// Reads a range and a value in the range. The range never ends below its start.
  ///
  /// - Parameter highest: The end of the range if the file names none.
  ///
  /// Each limit is reported at its own key: a value outside the range is an error of `value`, and
  /// not of the range.
  static func value(
    _ fields: SceneDecoder.Fields, _ decoder: inout SceneDecoder, upTo highest: Double
  ) -> (Double, ClosedRange<Double>) {
    let lowest = decoder.number(fields["minimum"], .from(-largest, to: largest)) ?? 0
    let end =
      decoder.number(fields["maximum"], .from(lowest, to: largest)) ?? max(lowest, highest)
    let value = decoder.number(fields["value"], .from(lowest, to: end)) ?? lowest
    return (value, lowest...end)
  }

  /// Indicates whether the value in the file is the highest of its range.
  static func isHighest(_ view: JSONNode, upTo highest: Double) -> Bool {
    view["value"]?.double ?? 0 >= view["maximum"]?.double ?? highest
  }
}

extension Double {
  /// Creates the double with the same shortest decimal as `number`. A plain conversion would write
  /// 0.1 as 0.10000000149011612.
  init(shortest number: Float) { self = Double(number.description) ?? 0 }
}
