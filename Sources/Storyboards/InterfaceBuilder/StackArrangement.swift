internal import CellGraphics
internal import NavigationKit

/// What a stack view asks of the views in it, as constraints in points.
struct StackArrangement {
  private typealias Attribute = LayoutConstraint.Attribute

  private let stack: View
  private let element: XMLElement
  private let isVertical: Bool

  init(_ stack: View, _ element: XMLElement) {
    self.stack = stack
    self.element = element
    isVertical = element["axis"] == "vertical"
  }

  func constrain(in root: View) {
    let views = stack.subviews
    guard let first = views.first, let last = views.last else { return }
    let (start, end): (Attribute, Attribute) = isVertical ? (.top, .bottom) : (.leading, .trailing)
    add(first, start, stack, start, in: root)
    add(stack, end, last, end, in: root)
    let distribution = element["distribution"] ?? "fill"
    let spacing = min(max(element.number("spacing") ?? 0, 0), 10_000)
    for (view, next) in zip(views, views.dropFirst()) {
      add(next, start, view, end, spacing, in: root)
      if distribution == "fillEqually" {
        let length: Attribute = isVertical ? .height : .width
        add(next, length, view, length, in: root)
      }
    }
    for view in views { align(view, in: root) }
  }

  private func align(_ view: View, in root: View) {
    let (start, end, middle): (Attribute, Attribute, Attribute) =
      isVertical ? (.leading, .trailing, .centerX) : (.top, .bottom, .centerY)
    switch element["alignment"] ?? "fill" {
    case "leading", "top", "firstBaseline": add(view, start, stack, start, in: root)
    case "trailing", "bottom", "lastBaseline", "baseline": add(view, end, stack, end, in: root)
    case "center": add(view, middle, stack, middle, in: root)
    default:
      add(view, start, stack, start, in: root)
      add(view, end, stack, end, in: root)
    }
  }

  private func add(
    _ item: View, _ attribute: Attribute, _ other: View, _ otherAttribute: Attribute,
    _ constant: Double = 0, in root: View
  ) {
    let constraint = LayoutConstraint(
      item: item, attribute: attribute, relatedBy: .equal, toItem: other,
      attribute: otherAttribute, multiplier: 1, constant: constant)
    // What the storyboard itself says of the views counts more.
    constraint.priority = LayoutPriority(rawValue: 900)
    root.addConstraint(constraint)
  }
}
