internal import CellGraphics
public import NavigationKit

extension ScreenElement {
  /// Returns the elements of a view in reading order: from top to bottom, then from left to right.
  ///
  /// Hidden and transparent views, empty labels and images are left out. A row of a table and a control
  /// is one element. The view needs to be laid out. Takes time proportional to the number of views.
  ///
  /// - Parameter view: The view, such as that of a controller.
  public static func elements(of view: View) -> [ScreenElement] {
    guard !view.isHidden, view.alpha >= 0.01 else { return [] }
    if let element = ScreenElement(view) { return element.title.isEmpty ? [] : [element] }
    let ordered = view.subviews.enumerated().sorted { one, other in
      let (a, b) = (one.element.frame.origin, other.element.frame.origin)
      return (a.y, a.x, one.offset) < (b.y, b.x, other.offset)
    }
    return ordered.flatMap { elements(of: $0.element) }
  }

  /// Creates the element that a view is; nil for a view that only has others.
  ///
  /// The order of the cases matters: a button is a control too, so it comes first.
  private init?(_ view: View) {
    switch view {
    case let label as Label: self.init(label.text ?? "", .text)
    case let button as Button: self.init(button.title, .button)
    case let cell as TableViewCell: self.init(cell)
    case let view as TextView: self.init(Self.name(of: view), .textView, value: .name(view.text))
    case let bar as ProgressView:
      self.init(Self.name(of: bar), .progress, value: Self.number(Double(bar.progress)))
    case let indicator as ActivityIndicatorView: self.init(Self.name(of: indicator), .activity)
    case let control as Control: self.init(control: control)
    case _: return nil
    }
  }

  private init(_ cell: TableViewCell) {
    let detail = cell.detailTextLabel?.text ?? ""
    self.init(cell.textLabel?.text ?? "", .row, value: detail.isEmpty ? nil : .name(detail))
  }

  private init(control: Control) {
    let name = Self.name(of: control)
    switch control {
    case let control as Switch:
      self.init(name, .switch, value: .phrase(Sentence(control.isOn ? "state.on" : "state.off")))
    case let slider as Slider:
      self.init(name, .slider, value: Self.number(Double(slider.value)))
    case let stepper as Stepper: self.init(name, .stepper, value: Self.number(stepper.value))
    case let segments as SegmentedControl:
      let title = segments.titleForSegment(at: segments.selectedSegmentIndex)
      self.init(name, .segmentedControl, value: title.map { .name($0) })
    case let field as TextField: self.init(field)
    case let pages as PageControl:
      self.init(name, .pageControl, value: .number(pages.currentPage + 1))
    case _: self.init(name, .control)
    }
  }

  /// A placeholder describes a field better than its class, so it is the title. The text of a
  /// secure field is dots, one for each character.
  private init(_ field: TextField) {
    let text = field.text ?? ""
    let shown = field.isSecureTextEntry ? String(repeating: "•", count: text.count) : text
    let placeholder = field.placeholder ?? ""
    self.init(
      placeholder.isEmpty ? Self.name(of: field) : placeholder, .textField,
      value: shown.isEmpty ? nil : .name(shown))
  }

  /// Without an identifier it is the name of the class.
  private static func name(of view: View) -> String {
    view.accessibilityIdentifier ?? "\(type(of: view))"
  }

  /// Returns a number with at most three decimals.
  private static func number(_ value: Double) -> Sentence.Value {
    guard value.magnitude < 1e12 else { return .name("\(value)") }
    return .thousandths(Int((value * 1_000).rounded()))
  }
}
