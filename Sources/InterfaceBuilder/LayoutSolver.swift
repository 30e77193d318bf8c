internal import CellGraphics
internal import NavigationKit
import TextFormats

/// Computes the frames of views from their Auto Layout constraints, in points.
///
/// Xcode usually stores the frame of each view beside its constraints, and the import uses these
/// frames as they are. Some storyboards have no frames, or frames for another device or size class.
/// Only then are the constraints solved: `SolvedTree` builds a tree of NavigationKit's views from
/// the XML, adds the constraints of the file to it, and lets its layout engine compute the frames.
///
/// The result is approximate, because the sizes of texts are estimated and `imageView` has a fixed
/// size. It is precise enough for cells, which are about 8 points wide.
enum LayoutSolver {
  /// The largest number of constraints to solve. Above it the frames of the file are used, because
  /// the time of solving grows faster than the number of constraints.
  private static let limit = 600

  /// Returns frames that replace those of the file.
  ///
  /// The result has no frames if those of the file can be used, or if there are too many
  /// constraints. In the second case it still has a scale, by which the frames of the file are
  /// multiplied.
  ///
  /// - Parameters:
  ///   - root: The root view of a scene.
  ///   - size: The size of the root view in points.
  ///   - isElsewhere: Indicates whether the file's frames are for another size class. They are then
  ///     scaled from the root view's size in the file to `size`.
  static func frames(of root: XMLElement, size: Size, isElsewhere: Bool = false) -> ViewFrames {
    guard isElsewhere || needsSolving(root, size) else { return ViewFrames() }
    let drawn = ViewFrames.written(root)?.size ?? size
    let scale =
      isElsewhere && drawn.width > 0 && drawn.height > 0
      ? Size(width: size.width / drawn.width, height: size.height / drawn.height)
      : Size(width: 1, height: 1)
    let tree = SolvedTree(root, size: size, scale: scale)
    guard tree.constraintCount <= limit else { return ViewFrames(scale: scale) }
    return ViewFrames(solved: tree.solve(), scale: scale)
  }

  /// Indicates whether a visible view has no frame, or a frame outside its superview.
  ///
  /// Such frames remain in a file if the constraints were changed and the frames were not updated.
  /// These count as outside:
  ///
  /// * A frame around the superview's origin of which at most the lower right quarter is inside.
  /// * A frame above the superview, at its left edge.
  /// * A frame that ends more than 4 points past the right edge of its superview, if the superview
  ///   has constraints and is no scroll view.
  ///
  /// The search includes the subviews of subviews. Hidden views are ignored.
  ///
  /// - Parameter size: The size of `view` in points.
  private static func needsSolving(_ view: XMLElement, _ size: Size) -> Bool {
    for subview in view.subviews where subview.bool("hidden") != true {
      guard let frame = ViewFrames.written(subview) else { return true }
      if frame.minX < 0 && frame.maxX <= frame.width / 2 && frame.minY < 0
        && frame.maxY <= frame.height / 2
      {
        return true
      }
      if frame.maxY <= 0 && frame.minX == 0 { return true }
      // The frame is for another screen and was not updated.
      if view.name != "scrollView", frame.maxX > size.width + 4, view.child("constraints") != nil {
        return true
      }
      if needsSolving(subview, frame.size) { return true }
    }
    return false
  }
}

/// A view that stands in for one element of the storyboard during layout.
///
/// Its intrinsic content size, in points, is that of the UIKit control with the same name, for
/// example 51 × 31 for a switch. Other views have no intrinsic size.
private final class MeasuredView: View {
  let element: XMLElement

  init(_ element: XMLElement) {
    self.element = element
    super.init(frame: .zero)
  }

  required init?(coder: Coder) { nil }

  /// The size that the control has in UIKit. A text's size is estimated from its font size. A
  /// dimension that UIKit leaves to the constraints is `View.noIntrinsicMetric`.
  override var intrinsicContentSize: Size {
    let none = View.noIntrinsicMetric
    let size = FontLook.size(element)
    switch element.name {
    case "label": return text(element["text"] ?? "", size)
    case "button":
      let title = element.child("state")?["title"] ?? element["title"] ?? ""
      return text(title, size) + Size(width: 0, height: 12)
    case "textField": return Size(width: none, height: 34)
    case "switch": return Size(width: 51, height: 31)
    case "slider": return Size(width: none, height: 30)
    case "segmentedControl": return Size(width: none, height: 29)
    case "stepper": return Size(width: 94, height: 32)
    case "progressView": return Size(width: none, height: 2)
    case "activityIndicatorView": return Size(width: 20, height: 20)
    case "imageView": return Size(width: 60, height: 60)
    default: return Size(width: none, height: none)
    }
  }

  /// Sets the hugging and compression resistance priorities that the storyboard gives the view.
  ///
  /// A priority outside 1 to 1000 is ignored, so the view keeps the default.
  func setPriorities() {
    func priority(_ attribute: String) -> LayoutPriority? {
      element.number(attribute).flatMap {
        (1...1_000).contains($0) ? LayoutPriority(rawValue: Float($0)) : nil
      }
    }
    if let hugging = priority("horizontalHuggingPriority") {
      setContentHuggingPriority(hugging, for: .horizontal)
    }
    if let hugging = priority("verticalHuggingPriority") {
      setContentHuggingPriority(hugging, for: .vertical)
    }
    if let resistance = priority("horizontalCompressionResistancePriority") {
      setContentCompressionResistancePriority(resistance, for: .horizontal)
    }
    if let resistance = priority("verticalCompressionResistancePriority") {
      setContentCompressionResistancePriority(resistance, for: .vertical)
    }
  }

  /// Returns the estimated size of a text on one line, in whole points. A letter is about half as
  /// wide as it is high, and a line is 1.2 times as high as its font.
  private func text(_ text: String, _ size: Double) -> Size {
    Size(
      width: (Double(TextLine(text).columns) * size * 0.5).rounded(.up),
      height: (size * 1.2).rounded(.up))
  }
}

extension Size {
  fileprivate static func + (a: Size, b: Size) -> Size {
    Size(width: a.width + b.width, height: a.height + b.height)
  }
}

/// The views of a root element, as views that can be laid out.
///
/// The initializer builds the views and counts their constraints. ``solve()`` then adds the
/// constraints and lays out; call it once at most.
private struct SolvedTree {
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
