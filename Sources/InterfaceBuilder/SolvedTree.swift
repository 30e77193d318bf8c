internal import CellGraphics
internal import NavigationKit
import TextFormats

/// The views of a root element, as views that can be laid out.
///
/// The initializer builds the views and counts their constraints. ``solve()`` then adds the
/// constraints and lays out; call it once at most.
struct SolvedTree {
  private let root: MeasuredView
  /// The factors by which the frames of the file are multiplied.
  private let scale: Size
  /// The views and layout guides by their object ids.
  private var views: [String: View] = [:]
  /// All views from the root on, each before its subviews.
  private var all: [MeasuredView] = []
  /// The number of constraints in the file; those of stack views are not counted.
  private(set) var constraintCount = 0
  /// The stack views, inner ones before outer ones.
  private var arranged: [MeasuredView] = []
  /// The ids of the views that constraints mention.
  private var constrained: Set<String> = []
  /// The constraints by the view that holds them in the file.
  private var holders: [(view: MeasuredView, constraints: [XMLElement])] = []

  /// Builds the tree below a root element. The root view has the margins of 16 points at its sides
  /// that UIKit gives the view of a controller on a phone.
  ///
  /// - Parameters:
  ///   - element: The root element.
  ///   - size: The size of the root view in points.
  ///   - scale: The factors for the frames of the file.
  init(_ element: XMLElement, size: Size, scale: Size) {
    self.scale = scale
    root = MeasuredView(element)
    root.bounds = Rect(origin: .zero, size: size)
    root.layoutMargins = EdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    gatherConstrained(element)
    add(root)
  }

  /// Collects the ids of all views that a constraint in `element` or below mentions. A constraint
  /// without a first item is about the view that holds it.
  private mutating func gatherConstrained(_ element: XMLElement) {
    for constraint in element.child("constraints")?.children ?? []
    where constraint.name == "constraint" {
      for id in [constraint["firstItem"] ?? element["id"], constraint["secondItem"]] {
        if let id { constrained.insert(id) }
      }
    }
    for subview in element.subviews { gatherConstrained(subview) }
  }

  /// Indicates whether a view is placed by its frame in the file alone.
  ///
  /// Xcode 6 and later mark such views with `fixedFrame`. A view that no constraint mentions counts
  /// as well. A frame that ends at or before the origin cannot be meant, and a stack view places
  /// its views itself, so neither is fixed.
  private func isFixed(_ view: XMLElement, in superview: XMLElement) -> Bool {
    guard let frame = ViewFrames.written(view), frame.maxX > 0, frame.maxY > 0,
      superview.name != "stackView"
    else { return false }
    return view.bool("fixedFrame") == true || !constrained.contains(view["id"] ?? "")
  }

  /// Adds a view to the tables of the tree, with its layout guides, its constraints and all views
  /// below it. A view's autoresizing mask is disabled only where the file does so and no fixed
  /// frame places it.
  private mutating func add(_ view: MeasuredView) {
    let element = view.element
    all.append(view)
    if let id = element["id"] { views[id] = view }
    for guide in element.children where guide.name == "viewLayoutGuide" {
      // The safe area, or another layout guide: the view's own bounds without the status bar.
      guard let id = guide["id"] else { continue }
      let area = View()
      let top = view === root ? 20.0 : 0
      area.frame = Rect(
        x: 0, y: top, width: view.bounds.width, height: max(0, view.bounds.height - top))
      view.addSubview(area)
      views[id] = area
    }
    let constraints = (element.child("constraints")?.children ?? []).filter {
      $0.name == "constraint"
    }
    constraintCount += constraints.count
    holders.append((view, constraints))
    for subview in element.subviews {
      let inner = MeasuredView(subview)
      inner.frame = ViewFrames.written(subview)?.scaled(by: scale) ?? .zero
      view.addSubview(inner)
      inner.setPriorities()
      if subview.bool("translatesAutoresizingMaskIntoConstraints") == false,
        !isFixed(subview, in: element)
      {
        inner.translatesAutoresizingMaskIntoConstraints = false
      }
      add(inner)
    }
    if element.name == "stackView" { arranged.append(view) }
  }

  /// Lays the tree out, and returns the frames of the views that constraints place.
  ///
  /// Each frame is in the coordinates of the superview, by the identity of the view's XML element.
  /// The root view and views with an autoresizing mask are left out; they keep their frames of the
  /// file.
  ///
  /// The stack views' constraints are added after those of the file, inner stacks first. All
  /// constraints are held by the root view, which relates any two views below it.
  func solve() -> [ObjectIdentifier: Rect] {
    for (view, constraints) in holders {
      for element in constraints {
        guard let constraint = constraint(element, heldBy: view) else { continue }
        root.addConstraint(constraint)
      }
    }
    for stack in arranged {
      let views = stack.subviews.compactMap { $0 as? MeasuredView }.filter {
        $0.element.bool("hidden") != true
      }
      StackArrangement(stack, stack.element).constrain(views, in: root)
    }
    root.layoutIfNeeded()
    var frames: [ObjectIdentifier: Rect] = [:]
    for view in all.dropFirst() where !view.translatesAutoresizingMaskIntoConstraints {
      frames[ObjectIdentifier(view.element)] = view.frame
    }
    return frames
  }

  /// Returns the constraint of an element. Returns nil if an attribute is unknown or the two
  /// attributes cannot be related.
  ///
  /// An item that is no view of the tree counts as a layout guide of the controller.
  ///
  /// - Parameter holder: The view whose element has the constraint. It is the first item if the
  ///   constraint names none.
  private func constraint(_ element: XMLElement, heldBy holder: View) -> LayoutConstraint? {
    if let id = element["firstItem"], views[id] == nil { return edge(below: element) }
    let first = element["firstItem"].map { views[$0] } ?? holder
    let second = element["secondItem"].map { views[$0] }
    guard let first, let attribute = Self.attributes[element["firstAttribute"] ?? ""] else {
      return nil
    }
    // The second item is a layout guide of the controller, or a view of another size class.
    if element["secondItem"] != nil, second == nil || second! == nil {
      return edge(element, first, attribute)
    }
    let other = element["secondAttribute"].flatMap { Self.attributes[$0] } ?? .notAnAttribute
    guard LayoutConstraint.canRelate(attribute, second == nil ? .notAnAttribute : other) else {
      return nil
    }
    let multiplier = Self.multiplier(element["multiplier"])
    let constraint = LayoutConstraint(
      item: first, attribute: attribute, relatedBy: Self.relation(element), toItem: second ?? nil,
      attribute: other, multiplier: multiplier, constant: constant(element))
    if let priority = element.number("priority"), (1...1_000).contains(priority) {
      constraint.priority = LayoutPriority(rawValue: Float(priority))
    }
    return constraint
  }

  /// Returns a constraint to the controller's bottom layout guide, which ended the visible area
  /// before iOS 11.
  ///
  /// Xcode wrote it as "guide.top = view.bottom". The result has the two items swapped, with the
  /// bottom of the root view in place of the guide.
  private func edge(below element: XMLElement) -> LayoutConstraint? {
    guard let item = element["secondItem"].flatMap({ views[$0] }),
      element["secondAttribute"] == "bottom", element["firstAttribute"] == "top"
    else { return nil }
    return LayoutConstraint(
      item: item, attribute: .bottom, toItem: root, attribute: .bottom,
      constant: -constant(element))
  }

  /// Returns the constraints to the controller's top and bottom layout guides.
  private func edge(
    _ element: XMLElement, _ item: View, _ attribute: LayoutConstraint.Attribute
  ) -> LayoutConstraint? {
    guard attribute == .top || attribute == .bottom else { return nil }
    let isTop = attribute == .top
    return LayoutConstraint(
      item: item, attribute: attribute, toItem: root, attribute: attribute,
      constant: (isTop ? 20 : 0) + constant(element))
  }

  /// Returns the constant in points; 0 if it is beyond ±10 000.
  private func constant(_ element: XMLElement) -> Double {
    let constant = element.number("constant") ?? 0
    return abs(constant) <= 10_000 ? constant : 0
  }

  /// Reads the relation of a constraint. A missing or unknown relation is an equation.
  private static func relation(_ element: XMLElement) -> LayoutConstraint.Relation {
    switch element["relation"] {
    case "greaterThanOrEqual": .greaterThanOrEqual
    case "lessThanOrEqual": .lessThanOrEqual
    default: .equal
    }
  }

  /// Reads a multiplier such as `0.5` or `1:2`. A missing or unusable multiplier is 1.
  private static func multiplier(_ text: String?) -> Double {
    guard let text else { return 1 }
    let parts = text.split(separator: ":").compactMap { Double($0) }
    let value = parts.count == 2 && parts[1] != 0 ? parts[0] / parts[1] : parts.first ?? 1
    return value.isFinite && value > 0.001 && value < 1_000 ? value : 1
  }

  /// The layout attributes by Interface Builder's names for them.
  private static let attributes: [String: LayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
    "centerY": .centerY, "baseline": .lastBaseline, "firstBaseline": .firstBaseline,
    "leftMargin": .leftMargin, "rightMargin": .rightMargin, "topMargin": .topMargin,
    "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin,
    "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
    "centerYWithinMargins": .centerYWithinMargins,
  ]
}
