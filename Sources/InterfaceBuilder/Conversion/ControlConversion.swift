internal import CellGraphics
internal import NavigationKit
import Storyboards
import TextFormats

extension XMLElement {
  /// The kind of view that has the same name in scene files; nil for any other element.
  var viewKind: ViewKind? { ViewKind(rawValue: name) }

  /// Indicates whether the element is a control, or a view with a value, that `ControlConversion`
  /// converts.
  var isControl: Bool { viewKind?.isRowControl == true }

  /// Indicates whether the element is a control whose value the user can change.
  var isChangeableControl: Bool { isControl && viewKind?.isChangeable == true }
}

/// Converts controls with a value: switches, sliders, steppers, segmented controls, page controls,
/// progress views and activity indicators.
///
/// Values that are missing or outside the ranges of a scene file become the nearest allowed value,
/// or UIKit's default.
///
/// A storyboard leaves out values that equal UIKit's default, so this type has those defaults: a
/// slider is at 0.5, a page control has three pages, and a stepper goes to 100.
struct ControlConversion {
  let text: InterfaceBuilderText
  let colors: InterfaceBuilderColors

  /// Converts a control. The result has an empty id and no frame, which the caller sets.
  ///
  /// - Returns: Nil for a view that is not one of these controls, and for a segmented control
  ///   without segments.
  func control(_ view: XMLElement) -> SceneDocument.Control? {
    guard let content = content(view) else { return nil }
    let tints = [
      "switch": "onTintColor", "slider": "minimumTrackTintColor",
      "progressView": "progressTintColor", "activityIndicatorView": "color",
      "pageControl": "currentPageIndicatorTintColor",
    ]
    var control = SceneDocument.Control(
      id: "", content: content, color: tints[view.name].flatMap { color(view, $0) })
    switch content {
    case .progressView, .activityIndicatorView: break
    default: control.isEnabled = view.bool("enabled") != false
    }
    return control
  }

  /// Returns the kind of the control with its value and limits.
  ///
  /// The attributes are those that Interface Builder writes, such as `minValue` for a slider and
  /// `minimumValue` for a stepper.
  private func content(_ view: XMLElement) -> SceneDocument.Control.Content? {
    switch view.name {
    case "switch": return .switch(isOn: view.bool("on") ?? false)
    case "slider":
      let range = range(view, "minValue", "maxValue", highest: 1)
      let value = value(view.number("value") ?? 0.5, in: range)
      return .slider(Float(value), Float(range.lowerBound)...Float(range.upperBound))
    case "stepper":
      let range = range(view, "minimumValue", "maximumValue", highest: 100)
      let step = view.number("stepValue") ?? 1
      return .stepper(
        SceneDocument.Stepper(
          value: value(view.number("value") ?? 0, in: range), range: range,
          step: (0.01...1_000_000).contains(step) ? step.hundredths : 1,
          wraps: view.bool("wraps") == true))
    case "segmentedControl":
      let segments = view.child("segments")?.children ?? []
      let titles = segments.enumerated().map { index, segment in
        text.segmentTitle(of: view, index, segment)
          ?? segment["image"].map { ImageNames($0).text } ?? "–"
      }
      guard !titles.isEmpty else { return nil }
      let selected = view["selectedSegmentIndex"].flatMap(Int.init) ?? -1
      return .segmentedControl(
        titles, selected: (-1..<titles.count).contains(selected) ? selected : -1)
    case "pageControl":
      let count = min(max(view["numberOfPages"].flatMap(Int.init) ?? 3, 0), 1_000)
      let current = view["currentPage"].flatMap(Int.init) ?? 0
      return .pageControl(
        SceneDocument.PageControl(
          numberOfPages: count, currentPage: max(0, min(current, count - 1)),
          hidesForSinglePage: view.bool("hidesForSinglePage") == true,
          pageColor: color(view, "pageIndicatorTintColor")))
    case "progressView":
      return .progressView(Float(min(max(view.number("progress") ?? 0, 0), 1).hundredths))
    case "activityIndicatorView":
      return .activityIndicatorView(
        (view["style"] ?? "").contains("arge") ? .large : .medium,
        isAnimating: view.bool("animating") ?? false)
    default: return nil
    }
  }

  /// Returns the colour that a view has for a key such as `onTintColor`. Transparent colours count
  /// as none.
  private func color(_ view: XMLElement, _ key: String) -> Color? {
    view.children.first { $0["key"] == key }.flatMap(colors.color).flatMap {
      $0.alpha > 0 ? $0 : nil
    }
  }

  /// Returns a value rounded to hundredths and clamped to a range.
  private func value(_ value: Double, in range: ClosedRange<Double>) -> Double {
    min(max(value.hundredths, range.lowerBound), range.upperBound)
  }

  /// Returns the range of a slider's or stepper's value.
  ///
  /// Limits beyond ±1,000,000 are replaced with the defaults: 0 at the lower end, `highest` at the
  /// upper end. An upper limit below the lower one becomes the lower one.
  private func range(
    _ view: XMLElement, _ lowest: String, _ highestName: String, highest: Double
  ) -> ClosedRange<Double> {
    let limits = -1_000_000.0...1_000_000
    let low = view.number(lowest).flatMap { limits.contains($0) ? $0 : nil } ?? 0
    let high = view.number(highestName).flatMap { limits.contains($0) ? $0 : nil } ?? highest
    return low.hundredths...max(low, high).hundredths
  }
}

extension Double {
  /// The number rounded to two decimals, the precision of a scene file.
  var hundredths: Double { (self * 100).rounded() / 100 }
}
