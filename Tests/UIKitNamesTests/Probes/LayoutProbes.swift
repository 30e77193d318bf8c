import Testing
import UIKitNames

/// Probes of Auto Layout.
@Suite struct LayoutProbes {
  private static func pair() -> (UIView, UIView) {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(child)
    return (parent, child)
  }

  /// NSLayoutConstraint: `activate(_:)`; constants of leading and trailing edges.
  @Test func `four edges decide a frame`() {
    let (parent, child) = Self.pair()
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 2),
      child.trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: -4),
      child.topAnchor.constraint(equalTo: parent.topAnchor, constant: 1),
      child.bottomAnchor.constraint(equalTo: parent.bottomAnchor, constant: -3),
    ])
    parent.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 2, y: 1, width: 34, height: 16))
  }

  /// NSLayoutConstraint: `multiplier`; centres.
  @Test func `a multiplier and centres decide a frame`() {
    let (parent, child) = Self.pair()
    NSLayoutConstraint.activate([
      child.widthAnchor.constraint(equalTo: parent.widthAnchor, multiplier: 0.5),
      child.heightAnchor.constraint(equalTo: child.widthAnchor, multiplier: 0.4),
      child.centerXAnchor.constraint(equalTo: parent.centerXAnchor),
      child.centerYAnchor.constraint(equalTo: parent.centerYAnchor),
    ])
    parent.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 10, y: 6, width: 20, height: 8))
  }

  /// NSLayoutConstraint: documented defaults and properties.
  @Test func `a constraint has what it is made of`() {
    let (parent, child) = Self.pair()
    let constraint = child.widthAnchor.constraint(
      lessThanOrEqualTo: parent.widthAnchor, multiplier: 0.5, constant: 3)
    #expect(constraint.firstItem === child && constraint.secondItem === parent)
    #expect(constraint.firstAttribute == .width && constraint.relation == .lessThanOrEqual)
    #expect(constraint.multiplier == 0.5 && constraint.constant == 3)
    #expect(constraint.priority == .required && !constraint.isActive)
    #expect(constraint.identifier == nil)
  }

  /// NSLayoutConstraint: an active constraint is in `constraints` of the nearest common ancestor.
  @Test func `an active constraint is kept by the common ancestor`() {
    let (parent, child) = Self.pair()
    let edge = child.topAnchor.constraint(equalTo: parent.topAnchor)
    let width = child.widthAnchor.constraint(equalToConstant: 5)
    NSLayoutConstraint.activate([edge, width])
    #expect(parent.constraints.contains { $0 === edge })
    #expect(child.constraints.contains { $0 === width })
    edge.isActive = false
    #expect(!parent.constraints.contains { $0 === edge })
  }

  /// UIView: removing a view removes the constraints that refer to it from its superview.
  @Test func `removing a view removes its constraints`() {
    let (parent, child) = Self.pair()
    let edge = child.topAnchor.constraint(equalTo: parent.topAnchor)
    edge.isActive = true
    child.removeFromSuperview()
    #expect(!edge.isActive && parent.constraints.isEmpty)
  }

  /// NSLayoutConstraint: `constant` can change; the frame changes at the next layout.
  @Test func `a changed constant takes effect at the next layout`() {
    let (parent, child) = Self.pair()
    let width = child.widthAnchor.constraint(equalToConstant: 5)
    width.isActive = true
    parent.layoutIfNeeded()
    width.constant = 9
    #expect(child.frame.width == 5)
    parent.layoutIfNeeded()
    #expect(child.frame.width == 9)
  }

  /// UILayoutPriority: 1000, 750, 250 and 50; the higher priority wins.
  @Test func `the higher priority wins`() {
    #expect(
      UILayoutPriority.required.rawValue == 1000 && UILayoutPriority.defaultHigh.rawValue == 750)
    #expect(UILayoutPriority.defaultLow.rawValue == 250)
    #expect(UILayoutPriority.fittingSizeLevel.rawValue == 50)
    let (parent, child) = Self.pair()
    let low = child.widthAnchor.constraint(equalToConstant: 5)
    low.priority = .defaultLow
    let high = child.widthAnchor.constraint(equalToConstant: 8)
    high.priority = .defaultHigh
    NSLayoutConstraint.activate([low, high])
    parent.layoutIfNeeded()
    #expect(child.frame.width == 8)
  }

  private final class Sized: UIView {
    var size = CGSize(width: 10, height: 2)
    override var intrinsicContentSize: CGSize { size }
  }

  /// UIView: hugging 250 and compression resistance 750 by default.
  @Test func `hugging is low and resistance high`() {
    let view = UIView()
    #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    view.setContentHuggingPriority(.required, for: .horizontal)
    #expect(view.contentHuggingPriority(for: .horizontal) == .required)
    #expect(view.contentHuggingPriority(for: .vertical) == .defaultLow)
  }

  /// UIView: `invalidateIntrinsicContentSize()` uses the new intrinsic size.
  @Test func `an invalidated intrinsic size is used at the next layout`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    let child = Sized()
    child.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(child)
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
      child.topAnchor.constraint(equalTo: parent.topAnchor),
    ])
    parent.layoutIfNeeded()
    #expect(child.frame.size == CGSize(width: 10, height: 2))
    child.size = CGSize(width: 12, height: 3)
    child.invalidateIntrinsicContentSize()
    parent.layoutIfNeeded()
    #expect(child.frame.size == CGSize(width: 12, height: 3))
  }

  /// Auto Layout Guide, "Views with intrinsic content size": the view that hugs less grows.
  @Test func `of two views in a row the one that hugs less grows`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    let (one, two) = (Sized(), Sized())
    for view in [one, two] {
      view.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(view)
      view.topAnchor.constraint(equalTo: parent.topAnchor).isActive = true
    }
    one.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    NSLayoutConstraint.activate([
      one.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
      two.leadingAnchor.constraint(equalTo: one.trailingAnchor),
      two.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
    ])
    parent.layoutIfNeeded()
    #expect(one.frame.width == 10 && two.frame.width == 30)
  }

  /// Auto Layout Guide: the view that resists less is compressed.
  @Test func `of two views in a narrow row the one that resists less shrinks`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 16, height: 20))
    let (one, two) = (Sized(), Sized())
    for view in [one, two] {
      view.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(view)
      view.topAnchor.constraint(equalTo: parent.topAnchor).isActive = true
    }
    one.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    NSLayoutConstraint.activate([
      one.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
      two.leadingAnchor.constraint(equalTo: one.trailingAnchor),
      two.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
    ])
    parent.layoutIfNeeded()
    #expect(one.frame.width == 6 && two.frame.width == 10)
  }

  /// UIView: `directionalLayoutMargins` and `layoutMarginsGuide`.
  @Test func `the margins guide is inset by the margins`() {
    let (parent, child) = Self.pair()
    parent.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 3, bottom: 2, trailing: 5)
    let guide = parent.layoutMarginsGuide
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      child.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      child.topAnchor.constraint(equalTo: guide.topAnchor),
      child.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    parent.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 3, y: 1, width: 32, height: 17))
    #expect(parent.layoutMargins == UIEdgeInsets(top: 1, left: 3, bottom: 2, right: 5))
  }

  /// UILayoutGuide: `addLayoutGuide(_:)`, `layoutFrame`, `owningView`.
  @Test func `a layout guide has a frame in its view`() {
    let (parent, child) = Self.pair()
    let guide = UILayoutGuide()
    #expect(guide.owningView == nil)
    parent.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
      guide.widthAnchor.constraint(equalToConstant: 7),
      guide.topAnchor.constraint(equalTo: parent.topAnchor),
      guide.heightAnchor.constraint(equalToConstant: 2),
      child.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
      child.topAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    parent.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 7, height: 2))
    #expect(child.frame.origin == CGPoint(x: 7, y: 2) && guide.owningView === parent)
    #expect(parent.layoutGuides.contains { $0 === guide })
  }

  /// UIView: `layoutSubviews` of a superview comes before its subviews' in `layoutIfNeeded()`.
  @Test func `a superview lays out before its subviews`() {
    final class Noting: UIView {
      var note: () -> Void = {}
      override func layoutSubviews() {
        super.layoutSubviews()
        note()
      }
    }
    let log = ProbeLog()
    let (parent, child) = (Noting(frame: CGRect(x: 0, y: 0, width: 9, height: 9)), Noting())
    parent.addSubview(child)
    parent.note = { log.add("parent") }
    child.note = { log.add("child") }
    child.setNeedsLayout()
    parent.setNeedsLayout()
    parent.layoutIfNeeded()
    #expect(log.take() == ["parent", "child"])
    parent.layoutIfNeeded()
    #expect(log.take() == [])
  }

  /// UIView: `systemLayoutSizeFitting(_:)` with `layoutFittingCompressedSize`.
  @Test func `the fitting size is the smallest that satisfies the constraints`() {
    let (parent, child) = Self.pair()
    NSLayoutConstraint.activate([
      child.widthAnchor.constraint(equalToConstant: 8),
      child.heightAnchor.constraint(equalToConstant: 3),
      child.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 2),
      child.trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: -2),
      child.topAnchor.constraint(equalTo: parent.topAnchor, constant: 1),
      child.bottomAnchor.constraint(equalTo: parent.bottomAnchor, constant: -1),
    ])
    parent.translatesAutoresizingMaskIntoConstraints = false
    #expect(
      parent.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 12, height: 5))
  }

  /// UIViewController: `additionalSafeAreaInsets` inset the safe area's guide.
  @Test func `additional insets change the safe area`() {
    let controller = UIViewController()
    let screen = Screen(root: controller)
    screen.settle()
    screen.turn {
      let before = controller.view.safeAreaLayoutGuide.layoutFrame
      controller.additionalSafeAreaInsets = UIEdgeInsets(top: 2, left: 1, bottom: 3, right: 0)
      controller.view.layoutIfNeeded()
      let after = controller.view.safeAreaLayoutGuide.layoutFrame
      #expect(after.minY == before.minY + 2 && after.minX == before.minX + 1)
      #expect(after.maxY == before.maxY - 3 && after.maxX == before.maxX)
    }
  }
}
