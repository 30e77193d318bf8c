internal import CellGraphics
internal import NavigationKit

extension ScreenElement {
  /// Creates the element that a view is; nil for a view that only has others.
  init?(_ view: View) {
    switch view {
    case let label as Label: self.init(label: label)
    case let view as TextView where !view.isEditable: self.init(view.text, .text)
    case let view as TextView: self.init(view.readName, .textView, value: .name(view.text))
    case let bar as ProgressView:
      self.init(bar.readName, .progress, value: Self.number(Double(bar.progress)))
    case let indicator as ActivityIndicatorView: self.init(indicator.readName, .activity)
    case let image as ImageView where image.accessibilityLabel != nil: self.init("", .image)
    case let control as Control: self.init(control: control)
    case _: return nil
    }
    apply(view)
  }

  /// Creates the element of a view that the app declares to be one.
  init(reading view: View) {
    if let element = ScreenElement(view) {
      self = element
    } else if view is TableView || view is CollectionView {
      self.init(view.readableIdentifier ?? "", .list)
      apply(view)
    } else if view is ScrollView {
      self.init(view.readableIdentifier ?? "", .scrollArea)
      apply(view)
    } else {
      let texts = ScreenNode.texts(in: view).joined(separator: " ")
      self.init(view.accessibilityLabel ?? texts, .text)
      apply(view)
    }
    if view.accessibilityTraits.contains(.button) { role = .button }
    if view.accessibilityTraits.contains(.link) { role = .link }
    if view.accessibilityTraits.contains(.image) { role = .image }
  }

  /// Creates the element of a row or an item from the elements in it.
  init(cell: View, _ role: Role, _ parts: [ScreenNode]) {
    let texts = parts.map(\.element).filter { $0.role == .text || $0.role == .heading }.map(\.title)
    let first = texts.first ?? parts.first?.element.title ?? cell.pictureName ?? ""
    let rest = texts.dropFirst()
    self.init(first, role, value: rest.isEmpty ? nil : .names(Array(rest)))
    apply(cell)
  }

  /// Creates the element of a table or a collection view.
  init(list: View, _ count: Sentence.Value) {
    self.init(list.readableIdentifier ?? "", .list, value: count)
    apply(list)
  }

  /// Indicates whether there is something to read.
  var isRead: Bool { !title.isEmpty || (role != .text && role != .heading) }

  private init(label: Label) {
    let hasRoom = label.bounds.width > 0 && label.bounds.height > 0
    let bar = label.superview as? NavigationBar
    let isTitle = bar.map { $0.topItem?.title == label.text && label.isBold } ?? false
    // A bar keeps the labels that it does not show at a size of nothing.
    self.init(bar == nil || hasRoom ? label.text ?? "" : "", isTitle ? .heading : .text)
  }

  /// Replaces what the app has named itself.
  private mutating func apply(_ view: View) {
    if let label = view.accessibilityLabel, !label.isEmpty { title = label }
    if let value = view.accessibilityValue { self.value = .name(value) }
    hint = view.accessibilityHint ?? ""
    if view.accessibilityTraits.contains(.header), role == .text { role = .heading }
    if view.accessibilityTraits.contains(.selected) { traits.insert(.selected) }
    if view.accessibilityTraits.contains(.notEnabled) { traits.insert(.disabled) }
  }

  private init(control: Control) {
    switch control {
    case let button as Button:
      let image = button.image(for: .normal).flatMap { View.title(ofName: $0.name) }
      self.init(button.actionTitle ?? image ?? button.readName, .button)
    case let control as Switch:
      self.init(
        control.readName, .switch,
        value: .phrase(Sentence(control.isOn ? "state.on" : "state.off")))
    case let slider as Slider:
      self.init(slider.readName, .slider, value: Self.number(Double(slider.value)))
    case let stepper as Stepper:
      self.init(stepper.readName, .stepper, value: Self.number(stepper.value))
    case let segments as SegmentedControl:
      let title = segments.titleForSegment(at: segments.selectedSegmentIndex)
      self.init(segments.readName, .segmentedControl, value: title.map { .name($0) })
    case let field as TextField: self.init(field)
    case let pages as PageControl:
      self.init(pages.readName, .pageControl, value: Self.page(of: pages))
    case _ where control.accessibilityTraits.contains(.button):
      self.init(control.actionTitle ?? control.readName, .button)
    case _: self.init(control.actionTitle ?? control.readName, .control)
    }
    if !control.isEnabled { traits.insert(.disabled) }
    if control.isSelected { traits.insert(.selected) }
  }

  private init(_ field: TextField) {
    let text = field.text ?? ""
    let shown = field.isSecureTextEntry ? String(repeating: "•", count: text.count) : text
    let placeholder = field.placeholder ?? ""
    self.init(
      placeholder.isEmpty ? field.readName : placeholder, .textField,
      value: shown.isEmpty ? nil : .name(shown))
  }

  private static func page(of pages: PageControl) -> Sentence.Value {
    .phrase(
      Sentence(
        "state.page",
        [.position: .number(pages.currentPage + 1), .count: .number(pages.numberOfPages)]))
  }

  /// Returns a number with at most three decimals.
  private static func number(_ value: Double) -> Sentence.Value {
    guard value.magnitude < 1e12 else { return .name("\(value)") }
    return .thousandths(Int((value * 1_000).rounded()))
  }
}

extension ScreenNode {
  /// Returns the texts of a view in reading order.
  static func texts(in view: View) -> [String] {
    guard view.isRead else { return [] }
    if let element = ScreenElement(view) { return element.title.isEmpty ? [] : [element.title] }
    return view.subviewsInReadingOrder.flatMap { texts(in: $0) }
  }
}
