import Testing
import UIKitNames

/// Probes of constraints, priorities, guides, intrinsic sizes, fitting sizes and visual format.
@Suite struct AutoLayoutPracticeProbes {
  final class Box: UIView {
    var size = CGSize(width: 4, height: 2) {
      didSet { invalidateIntrinsicContentSize() }
    }
    override var intrinsicContentSize: CGSize { size }
  }

  private static func free<V: UIView>(_ view: V, in parent: UIView) -> V {
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    return view
  }

  private static func box(_ width: Double, _ height: Double, in parent: UIView) -> Box {
    let box = free(Box(), in: parent)
    box.size = CGSize(width: width, height: height)
    return box
  }

  private static func parent(_ width: Double = 30, _ height: Double = 12) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  /// NSLayoutConstraint made from anchors: inactive, required, with multiplier 1, and with the items
  /// and attributes of its anchors.
  @Test func `a constraint from anchors starts inactive and required`() {
    let parent = Self.parent()
    let view = Self.free(UIView(), in: parent)
    let leading = view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 3)
    #expect(!leading.isActive && leading.priority == .required && leading.multiplier == 1)
    #expect(leading.firstItem === view && leading.secondItem === parent && leading.constant == 3)
    #expect(leading.firstAttribute == .leading && leading.secondAttribute == .leading)
    #expect(leading.relation == .equal && parent.constraints.isEmpty)
    let width = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 8)
    #expect(width.relation == .greaterThanOrEqual && width.secondItem == nil)
    #expect(width.secondAttribute == .notAnAttribute && width.constant == 8)
  }

  /// NSLayoutConstraint `isActive`: adds the constraint to the closest common ancestor, or to the view
  /// itself if it has one item; false removes it.
  @Test func `an active constraint belongs to the common ancestor`() {
    let parent = Self.parent()
    let (a, b) = (Self.free(UIView(), in: parent), Self.free(UIView(), in: parent))
    let inner = Self.free(UIView(), in: a)
    let width = a.widthAnchor.constraint(equalToConstant: 5)
    let gap = b.leadingAnchor.constraint(equalTo: inner.trailingAnchor)
    let top = inner.topAnchor.constraint(equalTo: a.topAnchor)
    NSLayoutConstraint.activate([width, gap, top])
    #expect(a.constraints.contains { $0 === width } && a.constraints.contains { $0 === top })
    #expect(parent.constraints.contains { $0 === gap } && parent.constraints.count == 1)
    gap.isActive = false
    #expect(parent.constraints.isEmpty && !gap.isActive && width.isActive)
  }

  /// UIView `removeFromSuperview()`: removes the constraints that refer to the view from above, and
  /// keeps those of the view itself and within it.
  @Test func `removing a view removes constraints to the outside`() {
    let parent = Self.parent()
    let view = Self.free(UIView(), in: parent)
    let inner = Self.free(UIView(), in: view)
    let lead = view.leadingAnchor.constraint(equalTo: parent.leadingAnchor)
    let width = view.widthAnchor.constraint(equalToConstant: 5)
    let within = inner.topAnchor.constraint(equalTo: view.topAnchor)
    NSLayoutConstraint.activate([lead, width, within])
    view.removeFromSuperview()
    #expect(!lead.isActive && width.isActive && within.isActive)
    #expect(parent.constraints.isEmpty && view.constraints.count == 2)
    parent.addSubview(view)
    #expect(!lead.isActive)
  }

  /// NSLayoutConstraint `constant`: a change takes effect at the next layout pass, here by
  /// `layoutIfNeeded()` of the superview.
  @Test func `a changed constant waits for layout`() {
    let stage = ViewStage()
    let parent = Self.parent()
    let view = Self.free(UIView(), in: parent)
    let width = view.widthAnchor.constraint(equalToConstant: 6)
    stage.turn {
      stage.root.view.addSubview(parent)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 2),
        view.topAnchor.constraint(equalTo: parent.topAnchor, constant: 1),
        view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5), width,
      ])
    }
    #expect(view.frame == CGRect(x: 2, y: 1, width: 6, height: 3))
    stage.screen.turn {
      width.constant = 10
      #expect(view.frame.width == 6)
      parent.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 2, y: 1, width: 10, height: 5))
      width.constant = 8
    }
    stage.screen.settle()
    #expect(view.frame == CGRect(x: 2, y: 1, width: 8, height: 4))
  }

  /// UILayoutPriority: of two conflicting constraints the one with the higher priority holds; a change
  /// of an optional priority changes the layout.
  @Test func `the higher priority wins and can change`() {
    let parent = Self.parent()
    let view = Self.free(UIView(), in: parent)
    let small = view.widthAnchor.constraint(equalToConstant: 5)
    let large = view.widthAnchor.constraint(equalToConstant: 20)
    small.priority = .defaultHigh
    large.priority = .defaultLow
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: parent.topAnchor), small, large,
      view.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
      view.heightAnchor.constraint(equalToConstant: 1),
    ])
    parent.layoutIfNeeded()
    #expect(view.frame.width == 5)
    large.priority = UILayoutPriority(999)
    parent.layoutIfNeeded()
    #expect(view.frame.width == 20)
    large.isActive = false
    parent.layoutIfNeeded()
    #expect(view.frame.width == 5)
    #expect(
      UILayoutPriority.defaultHigh.rawValue == 750 && UILayoutPriority.defaultLow.rawValue == 250)
    #expect(UILayoutPriority.required.rawValue == 1000)
  }

  /// Inequalities bound an optional equality: "as wide as the parent, but at most 20", as readable
  /// widths are made.
  @Test(arguments: [(12.0, 12.0), (30.0, 20.0)])
  func `an optional width is held by a required limit`(width: Double, expected: Double) {
    let parent = Self.parent(width)
    let view = Self.free(UIView(), in: parent)
    let full = view.widthAnchor.constraint(equalTo: parent.widthAnchor)
    full.priority = .defaultHigh
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: parent.topAnchor),
      view.bottomAnchor.constraint(equalTo: parent.bottomAnchor, constant: -2),
      view.centerXAnchor.constraint(equalTo: parent.centerXAnchor), full,
      view.widthAnchor.constraint(lessThanOrEqualToConstant: 20),
    ])
    parent.layoutIfNeeded()
    #expect(view.frame == CGRect(x: (width - expected) / 2, y: 0, width: expected, height: 10))
  }

  /// Content hugging: of two views that fill a row, the one with the lower hugging priority grows.
  /// The defaults are 250 for hugging and 750 for compression resistance.
  @Test func `the view that hugs less grows`() {
    let parent = Self.parent(30, 4)
    let (a, b) = (Self.box(5, 2, in: parent), Self.box(7, 2, in: parent))
    #expect(a.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(a.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    a.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 2),
      b.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
      a.topAnchor.constraint(equalTo: parent.topAnchor),
      b.topAnchor.constraint(equalTo: parent.topAnchor),
    ])
    parent.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 0, y: 0, width: 5, height: 2))
    #expect(b.frame == CGRect(x: 7, y: 0, width: 23, height: 2))
  }

  /// Compression resistance: of two views that do not both fit, the one with the lower resistance
  /// shrinks.
  @Test func `the view that resists less shrinks`() {
    let parent = Self.parent(20, 4)
    let (a, b) = (Self.box(15, 2, in: parent), Self.box(9, 2, in: parent))
    b.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 1),
      b.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
      a.topAnchor.constraint(equalTo: parent.topAnchor),
      b.topAnchor.constraint(equalTo: parent.topAnchor),
    ])
    parent.layoutIfNeeded()
    #expect(a.frame.width == 10 && b.frame == CGRect(x: 11, y: 0, width: 9, height: 2))
  }

  /// UIView `invalidateIntrinsicContentSize()`: a new intrinsic size changes the layout of the
  /// superview, without other calls.
  @Test func `a new intrinsic size lays out again`() {
    let stage = ViewStage()
    let parent = Self.parent()
    let (a, b) = (Self.box(5, 2, in: parent), Self.box(3, 1, in: parent))
    stage.turn {
      stage.root.view.addSubview(parent)
      NSLayoutConstraint.activate([
        a.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
        a.topAnchor.constraint(equalTo: parent.topAnchor),
        b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
        b.topAnchor.constraint(equalTo: a.bottomAnchor),
      ])
    }
    #expect(b.frame == CGRect(x: 5, y: 2, width: 3, height: 1))
    stage.turn { a.size = CGSize(width: 9, height: 4) }
    #expect(a.frame.size == CGSize(width: 9, height: 4))
    #expect(b.frame == CGRect(x: 9, y: 4, width: 3, height: 1))
    #expect(UIView().intrinsicContentSize.width == UIView.noIntrinsicMetric)
  }

  /// UIView `isHidden`: a hidden view keeps its part in Auto Layout.
  @Test func `a hidden view keeps its place in constraints`() {
    let parent = Self.parent()
    let (a, b) = (Self.box(5, 2, in: parent), Self.box(3, 1, in: parent))
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
      a.topAnchor.constraint(equalTo: parent.topAnchor),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
      b.topAnchor.constraint(equalTo: a.bottomAnchor),
    ])
    a.isHidden = true
    parent.layoutIfNeeded()
    #expect(b.frame == CGRect(x: 5, y: 2, width: 3, height: 1))
  }

  /// UIView `systemLayoutSizeFitting(_:)`: the smallest size that satisfies the constraints; it does
  /// not change frames. With a required horizontal priority the width is the given one.
  @Test func `a fitting size follows from the constraints`() {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    let (a, b) = (Self.box(6, 2, in: card), Self.box(9, 3, in: card))
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: card.topAnchor, constant: 1),
      a.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 2),
      a.trailingAnchor.constraint(lessThanOrEqualTo: card.trailingAnchor, constant: -2),
      b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 1),
      b.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 2),
      b.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -2),
      b.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -1),
    ])
    let small = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(small == CGSize(width: 13, height: 8))
    let wide = card.systemLayoutSizeFitting(
      CGSize(width: 25, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(wide == CGSize(width: 25, height: 8))
    #expect(card.frame.size == CGSize(width: 40, height: 20))
  }

  /// UILayoutGuide: takes part in constraints without a view; `owningView` is set by
  /// `addLayoutGuide(_:)` and nil after `removeLayoutGuide(_:)`.
  @Test func `guides of equal width space views`() {
    let parent = Self.parent(30, 4)
    let (view, left, right) = (Self.box(10, 2, in: parent), UILayoutGuide(), UILayoutGuide())
    parent.addLayoutGuide(left)
    parent.addLayoutGuide(right)
    #expect(left.owningView === parent && parent.layoutGuides.contains { $0 === left })
    NSLayoutConstraint.activate([
      left.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
      view.leadingAnchor.constraint(equalTo: left.trailingAnchor),
      right.leadingAnchor.constraint(equalTo: view.trailingAnchor),
      right.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
      right.widthAnchor.constraint(equalTo: left.widthAnchor, multiplier: 3),
      view.topAnchor.constraint(equalTo: parent.topAnchor),
    ])
    parent.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 5, y: 0, width: 10, height: 2))
    #expect(right.layoutFrame.minX == 15 && right.layoutFrame.width == 15)
    parent.removeLayoutGuide(right)
    #expect(right.owningView == nil && !parent.layoutGuides.contains { $0 === right })
  }
}
