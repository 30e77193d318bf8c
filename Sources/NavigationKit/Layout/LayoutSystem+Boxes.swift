internal import CellGraphics
internal import LinearConstraints

extension LayoutSystem {
  /// The rectangle of a view as expressions, in coordinates of the root.
  ///
  /// The expressions contain the variables of the solver. An inset or a derived edge adds no
  /// variables.
  struct Box {
    var left: LinearExpression
    var top: LinearExpression
    var width: LinearExpression
    var height: LinearExpression

    var right: LinearExpression { left + width }
    var bottom: LinearExpression { top + height }
    var centerX: LinearExpression { left + width * 0.5 }
    var centerY: LinearExpression { top + height * 0.5 }

    /// Returns the rectangle inside margins; a negative margin extends it.
    func inset(_ insets: EdgeInsets) -> Box {
      Box(
        left: left + insets.left, top: top + insets.top,
        width: width + -(insets.left + insets.right),
        height: height + -(insets.top + insets.bottom))
    }
  }

  /// Returns the rectangle of a view in the root's coordinates.
  ///
  /// A view without constraints of its own follows its superview by its autoresizing mask, so it
  /// needs no variables. The result is stored for the next call.
  mutating func box(of view: View) -> Box {
    if let box = boxes[ObjectIdentifier(view)] { return box }
    guard let superview = view.superview, view !== root else {
      preconditionFailure("a constraint refers to a view outside of the view that holds it")
    }
    let box = masked(view, in: self.box(of: superview), superview)
    boxes[ObjectIdentifier(view)] = box
    return box
  }

  /// Returns the rectangle that the autoresizing mask of `view` determines.
  ///
  /// The growth of the superview is shared among the flexible margins and dimensions, in proportion
  /// to their present lengths.
  private func masked(_ view: View, in outer: Box, _ superview: View) -> Box {
    let mask = view.effectiveAutoresizingMask
    let frame = Rect(
      x: view.center.x - view.bounds.width / 2, y: view.center.y - view.bounds.height / 2,
      width: view.bounds.width, height: view.bounds.height)
    let x = AutoresizingMask.shares(
      start: frame.minX, length: frame.width, in: superview.bounds.width, flexible: mask.columns)
    let y = AutoresizingMask.shares(
      start: frame.minY, length: frame.height, in: superview.bounds.height, flexible: mask.rows)
    let (wider, higher) = (
      outer.width + -superview.bounds.width, outer.height + -superview.bounds.height
    )
    return Box(
      left: outer.left + (wider * x[0] + frame.minX),
      top: outer.top + (higher * y[0] + frame.minY),
      width: wider * x[1] + frame.width, height: higher * y[1] + frame.height)
  }

  /// Returns the rectangle of a layout guide. A guide of the app gets variables of its own at the
  /// first use.
  private mutating func box(of guide: LayoutGuide, in view: View) -> Box {
    switch guide.kind {
    case .safeArea: return box(of: view).inset(view.safeAreaInsets)
    case .margins: return box(of: view).inset(view.layoutMargins)
    case .keyboard:
      let (box, safe) = (box(of: view), view.safeAreaInsets)
      return Box(
        left: box.left, top: box.bottom + -safe.bottom, width: box.width,
        height: LinearExpression())
    case .content: return (view as? ScrollView).map { content(of: $0) } ?? box(of: view)
    case .frame:
      var box = box(of: view)
      box.left.constant += view.bounds.minX
      box.top.constant += view.bounds.minY
      return box
    case .free:
      if let box = boxes[ObjectIdentifier(guide)] { return box }
      let box = makeBox(in: box(of: view))
      boxes[ObjectIdentifier(guide)] = box
      guides.append(guide)
      return box
    }
  }

  /// Returns the content rectangle of a scroll view; it begins at the view's top left corner.
  private mutating func content(of view: ScrollView) -> Box {
    if let known = scrolled.first(where: { $0.view === view }) { return known.content }
    let frame = box(of: view)
    var content = makeBox()
    content.left = frame.left
    content.top = frame.top
    scrolled.append((view, content))
    return content
  }

  // MARK: - Attributes

  /// Returns the value of an attribute; positions are in the coordinates of `frame`.
  mutating func value(
    _ attribute: LayoutConstraint.Attribute, of item: any LayoutItem,
    relatedTo other: (any LayoutItem)?, in frame: Box
  ) -> LinearExpression {
    var insets = EdgeInsets.zero
    var box: Box
    if let guide = item as? LayoutGuide, let view = guide.owningView {
      box = self.box(of: guide, in: view)
    } else if let view = item as? View {
      if attribute.isBaseline { return baseline(attribute, of: view) - frame.top }
      if attribute.isOfMargins { insets = view.layoutMargins }
      box = self.box(of: view)
      // For a view inside a scroll view, the edges of the scroll view mean the edges of its
      // content.
      if let scrollView = view as? ScrollView, attribute.kind != .length,
        let inner = other?.layoutView, inner !== view, inner.isDescendant(of: view)
      {
        box = content(of: scrollView)
      }
    } else {
      return LinearExpression()
    }
    let margins = box.inset(insets)
    return switch attribute {
    case .left, .leading: box.left - frame.left
    case .right, .trailing: box.right - frame.left
    case .centerX: box.centerX - frame.left
    case .top: box.top - frame.top
    case .bottom, .firstBaseline, .lastBaseline: box.bottom - frame.top
    case .centerY: box.centerY - frame.top
    case .width: box.width
    case .height: box.height
    case .leftMargin, .leadingMargin: margins.left - frame.left
    case .rightMargin, .trailingMargin: margins.right - frame.left
    case .centerXWithinMargins: margins.centerX - frame.left
    case .topMargin: margins.top - frame.top
    case .bottomMargin: margins.bottom - frame.top
    case .centerYWithinMargins: margins.centerY - frame.top
    case .notAnAttribute: LinearExpression()
    }
  }

  /// Returns the lower edge of a row of text; the text is centred vertically in its view.
  func baseline(_ attribute: LayoutConstraint.Attribute, of view: View) -> LinearExpression {
    var copy = self
    let box = copy.box(of: view)
    guard view.hasBaseline else { return box.bottom }
    let rows = max(1, contentSize(of: view).height)
    return attribute == .firstBaseline
      ? box.centerY + (1 - rows / 2) : box.centerY + rows / 2
  }
}

extension LayoutConstraint.Attribute {
  fileprivate var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// Indicates whether the attribute counts from the margins of its view.
  fileprivate var isOfMargins: Bool {
    switch self {
    case .leftMargin, .rightMargin, .leadingMargin, .trailingMargin, .topMargin, .bottomMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    default: false
    }
  }
}
