internal import CellGraphics
internal import LinearConstraints

extension LayoutSystem {
  /// The start and the length of a view along one axis.
  private typealias Lines = (start: LinearExpression, length: LinearExpression)

  /// Adds the constraints with which a stack arranges its views, with UIKit's priorities.
  mutating func arrange(_ stack: StackView) {
    let views = stack.visibleViews
    let outer = outerLines(of: stack, along: stack.axis)
    let items = views.map { lines(of: $0.view, along: stack.axis) }
    guard let first = items.first, let last = items.last else { return }
    constrain(first.start - outer.start, .equal, .required)
    space(items, by: views.map(\.spacingAfter), stack.distribution)
    constrain(outer.start + outer.length - last.start - last.length, .equal, .required)
    share(items, views.map(\.view), stack)
    for item in views { align(item.view, in: stack) }
    // The stack is as narrow as its views allow.
    constrain(lines(of: stack, along: stack.axis.across).length, .lessThanOrEqual, Self.canvasFit)
  }

  /// The priority at which a stack is no larger than necessary.
  private static let canvasFit = LayoutPriority(49)

  private mutating func space(
    _ items: [Lines], by spacings: [Double], _ distribution: StackView.Distribution
  ) {
    var firstGap: LinearExpression?
    for index in items.indices.dropLast() {
      let (item, next) = (items[index], items[index + 1])
      let gap = next.start - item.start - item.length
      switch distribution {
      case .fill, .fillEqually, .fillProportionally:
        constrain(gap + -spacings[index], .equal, .required)
      case .equalSpacing:
        constrain(gap + -spacings[index], .greaterThanOrEqual, .required)
        if let firstGap { constrain(gap - firstGap, .equal, .required) }
        firstGap = firstGap ?? gap
      case .equalCentering:
        constrain(gap + -spacings[index], .greaterThanOrEqual, .required)
        let distance = next.start + next.length * 0.5 - item.start - item.length * 0.5
        if let firstGap { constrain(distance - firstGap, .equal, LayoutPriority(149)) }
        firstGap = firstGap ?? distance
      }
    }
  }

  private mutating func share(_ items: [Lines], _ views: [View], _ stack: StackView) {
    switch stack.distribution {
    case .fill, .equalSpacing, .equalCentering: break
    case .fillEqually:
      for item in items.dropFirst() { constrain(item.length - items[0].length, .equal, .required) }
    case .fillProportionally:
      let lengths = views.map { view in
        let size = contentSize(of: view)
        return max(0, stack.axis == .horizontal ? size.width : size.height)
      }
      guard let reference = lengths.firstIndex(where: { $0 > 0 }) else { return }
      for index in items.indices where index != reference && lengths[index] > 0 {
        let share = items[reference].length * (lengths[index] / lengths[reference])
        constrain(items[index].length - share, .equal, LayoutPriority(999))
      }
    }
  }

  private mutating func align(_ view: View, in stack: StackView) {
    let outer = outerLines(of: stack, along: stack.axis.across)
    let item = lines(of: view, along: stack.axis.across)
    let (before, after) = (
      item.start - outer.start, outer.start + outer.length - item.start - item.length
    )
    let isRow = stack.axis == .horizontal
    switch stack.alignment {
    case .fill:
      constrain(before, .equal, .required)
      constrain(after, .equal, .required)
      return
    case .leading: constrain(before, .equal, .required)
    case .trailing: constrain(after, .equal, .required)
    case .center: constrain(before - after, .equal, .required)
    case .firstBaseline, .lastBaseline:
      if isRow, let first = stack.visibleViews.first?.view {
        let attribute: LayoutConstraint.Attribute =
          stack.alignment == .firstBaseline ? .firstBaseline : .lastBaseline
        if first !== view {
          constrain(
            baseline(attribute, of: view) - baseline(attribute, of: first), .equal, .required)
        }
      } else {
        constrain(before, .equal, .required)
      }
    }
    constrain(before, .greaterThanOrEqual, .required)
    constrain(after, .greaterThanOrEqual, .required)
  }

  /// Returns the lines between which a stack arranges its views: inside its margins if it asks for
  /// them.
  private mutating func outerLines(of stack: StackView, along axis: StackView.Axis) -> Lines {
    let box = box(of: stack).inset(stack.arrangementMargins)
    return axis == .horizontal ? (box.left, box.width) : (box.top, box.height)
  }

  private mutating func lines(of view: View, along axis: StackView.Axis) -> Lines {
    let box = box(of: view)
    return axis == .horizontal ? (box.left, box.width) : (box.top, box.height)
  }
}
