internal import CellGraphics
internal import NavigationKit
import TextFormats

/// The constraints that a stack view creates between its arranged views, in points.
///
/// UIKit's stack views create such constraints themselves at run time, so the storyboard does not
/// contain them. `LayoutSolver` adds them in the same way: views follow each other along the axis,
/// the distribution relates their lengths or gaps, and the alignment places each across the axis.
struct StackArrangement {
  private typealias Attribute = LayoutConstraint.Attribute

  private let stack: View
  private let element: XMLElement
  private let isVertical: Bool

  /// Creates the arrangement of a stack view.
  ///
  /// - Parameters:
  ///   - stack: The view that represents the stack view during layout.
  ///   - element: The XML of the stack view, with its axis, distribution, alignment and spacing.
  ///     Without an axis the stack is horizontal.
  init(_ stack: View, _ element: XMLElement) {
    self.stack = stack
    self.element = element
    isVertical = element["axis"] == "vertical"
  }

  /// The spacing that Interface Builder calls `standard`, in points.
  private static let standardSpacing = 8.0

  /// The space between neighbours in points, from 0 to 10 000.
  private var spacing: Double {
    if element["spacingType"] == "standard" { return Self.standardSpacing }
    return min(max(element.number("spacing") ?? 0, 0), 10_000)
  }

  /// Adds the constraints of the stack view to the root view.
  ///
  /// - Parameters:
  ///   - views: The arranged views, without hidden ones. Without views nothing is added.
  ///   - root: The root view of the layout, which holds all constraints.
  func constrain(_ views: [View], in root: View) {
    guard let first = views.first, let last = views.last else { return }
    let (start, end): (Attribute, Attribute) = isVertical ? (.top, .bottom) : (.leading, .trailing)
    add(first, start, stack, start, in: root)
    add(stack, end, last, end, in: root)
    switch element["distribution"] {
    case "equalSpacing": spread(views, from: end, to: start, in: root)
    case "equalCentering":
      let middle: Attribute = isVertical ? .centerY : .centerX
      spread(views, from: middle, to: middle, in: root)
    case let distribution:
      for (view, next) in zip(views, views.dropFirst()) {
        add(next, start, view, end, spacing, in: root)
        relate(view, next, distribution, in: root)
      }
    }
    for view in views { align(view, in: root) }
  }

  /// Makes the gaps between the views equally long, and at least as long as the spacing. Each gap
  /// is a view of its own in the stack.
  ///
  /// - Parameters:
  ///   - from: The attribute of a view at which the gap after the view begins.
  ///   - to: The attribute of a view at which the gap before the view ends.
  private func spread(
    _ views: [View], from: Attribute, to: Attribute, in root: View
  ) {
    let (start, end): (Attribute, Attribute) = isVertical ? (.top, .bottom) : (.leading, .trailing)
    var before: View?
    for (view, next) in zip(views, views.dropFirst()) {
      let gap = View()
      gap.translatesAutoresizingMaskIntoConstraints = false
      stack.addSubview(gap)
      add(gap, start, view, from, in: root)
      add(gap, end, next, to, in: root)
      add(next, start, view, end, spacing, relation: .greaterThanOrEqual, in: root)
      if let before { add(gap, length, before, length, in: root) }
      before = gap
    }
  }

  /// Relates the lengths of two neighbours: equal, or in proportion to their intrinsic lengths.
  /// Other distributions relate no lengths.
  ///
  /// UIKit's `fillProportionally` relates lengths to intrinsic sizes. A view without one keeps its
  /// own length.
  private func relate(_ view: View, _ next: View, _ distribution: String?, in root: View) {
    switch distribution {
    case "fillEqually": add(next, length, view, length, in: root)
    case "fillProportionally":
      let (own, other) = (content(view), content(next))
      guard own > 0, other > 0 else { return }
      add(next, length, view, length, multiplier: other / own, in: root)
    default: break
    }
  }

  /// The dimension of a view along the stack's axis.
  private var length: Attribute { isVertical ? .height : .width }

  /// Returns the intrinsic length of a view along the stack, or `View.noIntrinsicMetric`.
  private func content(_ view: View) -> Double {
    let size = view.intrinsicContentSize
    return isVertical ? size.height : size.width
  }

  /// Places a view across the stack: at the start, at the end, in the middle, or from edge to edge.
  /// Baselines count as the top or the bottom.
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

  /// Adds one constraint to the root view.
  ///
  /// Its priority is 900, below the 1000 of a storyboard's usual constraints. If the two contradict
  /// each other, those of the storyboard win.
  private func add(
    _ item: View, _ attribute: Attribute, _ other: View, _ otherAttribute: Attribute,
    _ constant: Double = 0, multiplier: Double = 1, relation: LayoutConstraint.Relation = .equal,
    in root: View
  ) {
    let constraint = LayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other,
      attribute: otherAttribute, multiplier: multiplier, constant: constant)
    // The storyboard's own constraints have a higher priority.
    constraint.priority = LayoutPriority(rawValue: 900)
    root.addConstraint(constraint)
  }
}
