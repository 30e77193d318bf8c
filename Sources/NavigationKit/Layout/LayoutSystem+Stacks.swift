internal import CellGraphics
internal import LinearConstraints

extension LayoutSystem {
  /// The start and the length of a view along one axis.
  private typealias Lines = (start: LinearExpression, length: LinearExpression)

  /// Adds the constraints with which a stack arranges its views, with UIKit's priorities.
  ///
  /// A stack needs no code of its own in the layout: its arrangement is a set of constraints, which
  /// the solver treats like those of the app. Hidden views take no part.
  ///
  /// 1. The first view starts at the stack's start, and the last one ends at its end.
  /// 2. The distribution decides the gaps and the lengths along the axis.
  /// 3. The alignment decides the places across the axis.
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

  /// Adds the gaps between neighbouring views.
  ///
  /// - Parameters:
  ///   - items: The views along the axis, in order.
  ///   - spacings: The space after each view; exact for the fill distributions, the least for
  ///     others.
  ///   - distribution: `equalSpacing` makes all gaps equal, `equalCentering` the distances of
  ///     centres.
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

  /// Adds the constraints on the lengths of the views, for the two distributions that have some.
  ///
  /// For `fillProportionally` each length is a multiple of that of the first view with an intrinsic
  /// size. The priority 999 lets required constraints of the app win.
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

  /// Adds the constraints across the axis. A view never exceeds the stack, whatever the alignment
  /// is.
  ///
  /// A baseline alignment refers to the first visible view. In a vertical stack it is the same as
  /// `leading`.
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

  /// Returns the left edge and the width of a view, or its top edge and height.
  private mutating func lines(of view: View, along axis: StackView.Axis) -> Lines {
    let box = box(of: view)
    return axis == .horizontal ? (box.left, box.width) : (box.top, box.height)
  }
}
