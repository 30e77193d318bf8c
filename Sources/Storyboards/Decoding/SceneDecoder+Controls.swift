import CellGraphics
import NavigationKit
import TextFormats

extension SceneDecoder {
  private typealias Content = SceneDocument.Control.Content

  /// - Parameter kind: None of the kinds that have a type of their own.
  mutating func control(
    _ fields: Fields, _ kind: ViewKind, id: String, frame: Rect
  ) -> SceneDocument.Control {
    var control = SceneDocument.Control(
      id: id, content: content(fields, kind), color: color(fields["color"]),
      isEnabled: bool(fields["isEnabled"]) ?? true, frame: frame, offset: fields.offset)
    if kind == .imageView { control.background = color(fields["background"]) }
    return control
  }

  private mutating func content(_ fields: Fields, _ kind: ViewKind) -> Content {
    switch kind {
    case .textField: return .textField(textField(fields))
    case .textView:
      return .textView(
        string(fields["text"]) ?? "", isEditable: bool(fields["isEditable"]) ?? true)
    case .switch: return .switch(isOn: bool(fields["isOn"]) ?? false)
    case .slider:
      let range = range(fields, upTo: 1)
      return .slider(
        Float(value(fields, in: range)), Float(range.lowerBound)...Float(range.upperBound))
    case .segmentedControl: return segmentedControl(fields)
    case .stepper:
      let range = range(fields, upTo: 100)
      return .stepper(
        SceneDocument.Stepper(
          value: value(fields, in: range), range: range,
          step: number(fields["step"], .above(0, upTo: Self.largest)) ?? 1,
          wraps: bool(fields["wraps"]) ?? false))
    case .progressView:
      return .progressView(Float(number(fields["progress"], .from(0, to: 1)) ?? 0))
    case .activityIndicatorView:
      return .activityIndicatorView(
        choice(named: fields["style"], ActivityIndicatorView.Style.allCases) ?? .medium,
        isAnimating: bool(fields["isAnimating"]) ?? true)
    case .imageView, .label, .button, .container, .stackView, .scrollView, .view, .tableView:
      return .imageView(
        name(required("image", of: fields)) ?? "",
        contentMode: choice(named: fields["contentMode"], ImageView.ContentMode.allCases)
          ?? .scaleAspectFit)
    }
  }

  private static let largest = 1_000_000.0

  private mutating func textField(_ fields: Fields) -> SceneDocument.TextField {
    SceneDocument.TextField(
      text: string(fields["text"]) ?? "",
      placeholder: string(fields["placeholder"]) ?? "",
      border: choice(named: fields["border"], TextField.BorderStyle.allCases) ?? .roundedRect,
      alignment: choice(fields["alignment"], TextAlignment.self) ?? .leading,
      isSecure: bool(fields["isSecure"]) ?? false)
  }

  private mutating func segmentedControl(_ fields: Fields) -> Content {
    let node = required("segments", of: fields)
    if let node, node.elements?.isEmpty == true {
      report(
        .unexpected(expected: "at least one segment", found: "none", nearest: nil),
        at: node.offset)
    }
    let titles = elements(node).map { string($0) ?? "" }
    let last = max(0, (node?.elements?.count ?? 1) - 1)
    return .segmentedControl(titles, selected: integer(fields["selected"], -1...last) ?? 0)
  }

  /// The range from `minimum` to `maximum`, which is not below it.
  private mutating func range(_ fields: Fields, upTo highest: Double) -> ClosedRange<Double> {
    let lowest = number(fields["minimum"], .from(-Self.largest, to: Self.largest)) ?? 0
    guard let node = fields["maximum"] else { return lowest...max(lowest, highest) }
    return lowest...(number(node, .from(lowest, to: Self.largest)) ?? max(lowest, highest))
  }

  /// The value within `range`; its lowest where the file has none.
  private mutating func value(_ fields: Fields, in range: ClosedRange<Double>) -> Double {
    number(fields["value"], .from(range.lowerBound, to: range.upperBound)) ?? range.lowerBound
  }

  mutating func group(
    _ fields: Fields, id: String, frame: Rect, ids: inout [String: Int], isScroll: Bool
  ) -> SceneDocument.Group {
    let arrangement: SceneDocument.Group.Arrangement =
      isScroll
      ? .scroll
      : .stack(
        choice(named: fields["axis"], StackView.Axis.allCases) ?? .horizontal,
        choice(named: fields["distribution"], StackView.Distribution.allCases) ?? .fill,
        choice(named: fields["alignment"], StackView.Alignment.allCases) ?? .fill)
    return SceneDocument.Group(
      id: id, arrangement: arrangement, spacing: integer(fields["spacing"], 0...1_000) ?? 0,
      members: members(fields["views"], ids: &ids, in: isScroll ? .scrollView : .stackView),
      frame: frame, offset: fields.offset)
  }
}
