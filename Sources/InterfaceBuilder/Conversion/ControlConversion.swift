internal import CellGraphics
import Storyboards
import TextFormats

extension XMLElement {
  /// The kind of view that has the same name in scene files; nil for any other element.
  var viewKind: ViewKind? { ViewKind(rawValue: name) }

  /// Indicates whether it is a control, or a view with a value, that `ControlConversion` converts.
  var isControl: Bool { viewKind?.isRowControl == true }

  /// Indicates whether it is a control whose value the user can change.
  var isChangeableControl: Bool { isControl && viewKind?.isChangeable == true }
}

/// The controls with a value, as a scene file has them.
struct ControlConversion {
  let text: InterfaceBuilderText
  let colors: InterfaceBuilderColors

  /// nil for a view that is none.
  func members(of view: XMLElement) -> KeyValuePairs<String, JSONNode?>? {
    let isEnabled = view.bool("enabled") == false ? JSONNode(false) : nil
    switch view.name {
    case "switch":
      return [
        "kind": JSONNode("switch"), "isOn": JSONNode(view.bool("on") ?? false),
        "color": color(view, "onTintColor"), "isEnabled": isEnabled,
      ]
    case "slider":
      let (low, high) = range(view, "minValue", "maxValue", highest: 1)
      return [
        "kind": JSONNode("slider"), "minimum": JSONNode(hundredths: low),
        "maximum": JSONNode(hundredths: high),
        "value": JSONNode(hundredths: min(max(view.number("value") ?? 0.5, low), high)),
        "color": color(view, "minimumTrackTintColor"), "isEnabled": isEnabled,
      ]
    case "stepper":
      let (low, high) = range(view, "minimumValue", "maximumValue", highest: 100)
      let step = view.number("stepValue") ?? 1
      return [
        "kind": JSONNode("stepper"), "minimum": JSONNode(hundredths: low),
        "maximum": JSONNode(hundredths: high),
        "value": JSONNode(hundredths: min(max(view.number("value") ?? 0, low), high)),
        "step": (0.01...1_000_000).contains(step) ? JSONNode(hundredths: step) : nil,
        "wraps": view.bool("wraps") == true ? JSONNode(true) : nil, "isEnabled": isEnabled,
      ]
    case "segmentedControl":
      let segments = view.child("segments")?.children ?? []
      let titles = segments.enumerated().map { index, segment in
        text.segmentTitle(of: view, index, segment)
          ?? segment["image"].map { ImageNames($0).text } ?? "–"
      }
      guard !titles.isEmpty else { return nil }
      let selected = view["selectedSegmentIndex"].flatMap(Int.init) ?? -1
      return [
        "kind": JSONNode("segmentedControl"), "segments": JSONNode(titles.map { JSONNode($0) }),
        "selected": JSONNode((-1..<titles.count).contains(selected) ? selected : -1),
        "isEnabled": isEnabled,
      ]
    case "pageControl":
      let count = min(max(view["numberOfPages"].flatMap(Int.init) ?? 3, 0), 1_000)
      let current = view["currentPage"].flatMap(Int.init) ?? 0
      return [
        "kind": JSONNode("pageControl"), "numberOfPages": JSONNode(count),
        "currentPage": JSONNode(max(0, min(current, count - 1))),
        "hidesForSinglePage": view.bool("hidesForSinglePage") == true ? JSONNode(true) : nil,
        "color": color(view, "currentPageIndicatorTintColor"),
        "pageColor": color(view, "pageIndicatorTintColor"), "isEnabled": isEnabled,
      ]
    case "progressView":
      let progress = min(max(view.number("progress") ?? 0, 0), 1)
      return [
        "kind": JSONNode("progressView"), "progress": JSONNode(hundredths: progress),
        "color": color(view, "progressTintColor"),
      ]
    case "activityIndicatorView":
      return [
        "kind": JSONNode("activityIndicatorView"),
        "style": JSONNode((view["style"] ?? "").contains("arge") ? "large" : "medium"),
        "isAnimating": JSONNode(view.bool("animating") ?? false), "color": color(view, "color"),
      ]
    default: return nil
    }
  }

  private func color(_ view: XMLElement, _ key: String) -> JSONNode? {
    view.children.first { $0["key"] == key }.flatMap(colors.color).flatMap {
      $0.alpha > 0 ? JSONNode($0.hexadecimal) : nil
    }
  }

  private func range(
    _ view: XMLElement, _ lowest: String, _ highestName: String, highest: Double
  ) -> (Double, Double) {
    let limits = -1_000_000.0...1_000_000
    let low = view.number(lowest).flatMap { limits.contains($0) ? $0 : nil } ?? 0
    let high = view.number(highestName).flatMap { limits.contains($0) ? $0 : nil } ?? highest
    return (low, max(low, high))
  }
}
