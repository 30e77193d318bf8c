internal import CellGraphics
internal import LinearConstraints

/// The constraints that one root view solves, as a linear problem in the edges of its views.
///
/// A view placed by constraints has four variables: its distances from the superview's left and
/// top, its width and its height. For a view placed by its autoresizing mask, these four values are
/// expressions in the superview's size.
struct LayoutSystem {
  let root: View
  /// The requested size of the root; nil if the root's size is given.
  let fitting: Fitting?
  var problem = LinearProblem()
  /// The origin of each constraint of the problem; nil for a view's own content size or
  /// arrangement.
  var sources: [LayoutConstraint?] = []
  /// The views placed by constraints, superviews first.
  var members: [View] = []
  /// The views whose constraints are solved: the root, the members and the views between them.
  private var holders: [View] = []
  var boxes: [ObjectIdentifier: Box] = [:]
  /// The placed guides, and the scroll views with constrained content, in the order of their first
  /// use.
  var guides: [LayoutGuide] = []
  var scrolled: [(view: ScrollView, content: Box)] = []
  /// The sizes of contents after their widths are known.
  let sizes: [ObjectIdentifier: Size]

  struct Fitting {
    var size: Size
    var horizontal: LayoutPriority
    var vertical: LayoutPriority
  }

  init(_ root: View, fitting: Fitting? = nil, sizes: [ObjectIdentifier: Size] = [:]) {
    self.root = root
    self.fitting = fitting
    self.sizes = sizes
    boxes[ObjectIdentifier(root)] = rootBox()
    collect(root)
    // A stack's own constraints come first. So in a conflict a constraint of the app is broken, and
    // the warning can name this constraint.
    for view in holders { view.addArrangement(to: &self) }
    for view in holders {
      for constraint in view.constraints { add(constraint) }
    }
    for view in members { addContentSize(of: view) }
    if fitting != nil { addContentSize(of: root) }
  }

  private mutating func rootBox() -> Box {
    guard let fitting else {
      return Box(
        left: LinearExpression(), top: LinearExpression(),
        width: LinearExpression(root.bounds.width), height: LinearExpression(root.bounds.height))
    }
    var box = makeBox()
    box.left = LinearExpression()
    box.top = LinearExpression()
    constrain(box.width + -fitting.size.width, .equal, fitting.horizontal)
    constrain(box.height + -fitting.size.height, .equal, fitting.vertical)
    return box
  }

  private mutating func collect(_ view: View) {
    holders.append(view)
    for subview in view.subviews {
      if subview.isPlacedByConstraints {
        boxes[ObjectIdentifier(subview)] = makeBox(in: boxes[ObjectIdentifier(view)])
        members.append(subview)
        collect(subview)
      } else if (subview.layout?.crossings ?? 0) > 0 {
        _ = box(of: subview)
        collect(subview)
      }
    }
  }

  /// Returns a rectangle of four new variables, relative to `outer`.
  mutating func makeBox(in outer: Box? = nil) -> Box {
    let left = problem.addVariable(isUnrestricted: true)
    let top = problem.addVariable(isUnrestricted: true)
    let width = problem.addVariable(isUnrestricted: false)
    let height = problem.addVariable(isUnrestricted: false)
    problem.preferences += [width, height, left, top]
    var box = Box(
      left: LinearExpression(variable: left), top: LinearExpression(variable: top),
      width: LinearExpression(variable: width), height: LinearExpression(variable: height))
    if let outer {
      box.left.add(outer.left)
      box.top.add(outer.top)
    }
    return box
  }

  // MARK: - Constraints

  /// Adds the constraint that `expression` is equal to, at most or at least zero, according to
  /// `relation`.
  mutating func constrain(
    _ expression: LinearExpression, _ relation: LayoutConstraint.Relation,
    _ priority: LayoutPriority, from source: LayoutConstraint? = nil
  ) {
    let penalty = Self.penalty(priority)
    add(
      LinearConstraint(
        expression: expression, above: relation == .greaterThanOrEqual ? .zero : penalty,
        below: relation == .lessThanOrEqual ? .zero : penalty), from: source)
  }

  private mutating func add(_ constraint: LinearConstraint, from source: LayoutConstraint? = nil) {
    problem.constraints.append(constraint)
    sources.append(source)
  }

  private static func penalty(_ priority: LayoutPriority) -> LinearConstraint.Penalty {
    priority >= .required ? .required : .priority(priority.rawValue)
  }

  private mutating func add(_ constraint: LayoutConstraint) {
    guard let holder = constraint.holder, constraint.isHeld(within: holder),
      let item = constraint.firstItem
    else { return }
    let frame = box(of: holder)
    let other = constraint.secondItem
    let first = value(constraint.firstAttribute, of: item, relatedTo: other, in: frame)
    var second = LinearExpression()
    if let other, constraint.multiplier != 0 {
      second = value(constraint.secondAttribute, of: other, relatedTo: item, in: frame)
    }
    constrain(
      first - second * constraint.multiplier + -constraint.constant, constraint.relation,
      constraint.priority, from: constraint)
  }

  private mutating func addContentSize(of view: View) {
    if view.isArrangedByConstraints { return }
    let size = contentSize(of: view)
    let box = box(of: view)
    for (axis, length, expression) in [
      (.horizontal, size.width, box.width), (.vertical, size.height, box.height),
    ] as [(StackView.Axis, Double, LinearExpression)] where length >= 0 && length.isFinite {
      add(
        LinearConstraint(
          expression: expression + -length,
          above: Self.penalty(view.contentHuggingPriority(for: axis)),
          below: Self.penalty(view.contentCompressionResistancePriority(for: axis))))
    }
  }

  /// Returns the size of a view's content.
  func contentSize(of view: View) -> Size {
    sizes[ObjectIdentifier(view)] ?? view.intrinsicContentSize
  }
}
