internal import CellGraphics
internal import LinearConstraints

/// The views that one view places, as a linear problem in their edges.
///
/// Each view placed by constraints is four variables: how far it is from the left and top of its
/// superview, its width and its height. A view placed by its mask is what the mask makes of its
/// superview's size.
struct LayoutSystem {
  let root: View
  /// What is asked of the root's size; nil where it is given.
  let fitting: Fitting?
  var problem = LinearProblem()
  /// Which constraint each one of the problem comes from; nil for what a view wants by itself.
  var sources: [LayoutConstraint?] = []
  /// The views placed by constraints, superviews first.
  var members: [View] = []
  /// All of which the constraints count: the root, the members, and the views between them.
  private var holders: [View] = []
  var boxes: [ObjectIdentifier: Box] = [:]
  /// Guides that are placed, and scroll views whose content is, in the order they came.
  var guides: [LayoutGuide] = []
  var scrolled: [(view: ScrollView, content: Box)] = []
  /// Sizes of contents that a width has changed.
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
    // What views want of their own contents comes before what is said about them, so that where the
    // two contradict each other a constraint is broken that somebody can name.
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

  /// A rectangle of which nothing is known but what it stands in.
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

  /// Adds the constraint that `expression` has `relation` to zero.
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
    if let other {
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

  /// The size that the contents of a view ask for.
  func contentSize(of view: View) -> Size {
    sizes[ObjectIdentifier(view)] ?? view.intrinsicContentSize
  }
}
