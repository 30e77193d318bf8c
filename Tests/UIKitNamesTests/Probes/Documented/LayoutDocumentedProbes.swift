import Testing
import UIKitNames

/// Probes of Auto Layout.
@Suite struct LayoutDocumentedProbes {
  /// A view with a size of its own.
  final class Sized: UIView {
    var own: CGSize {
      didSet { invalidateIntrinsicContentSize() }
    }
    init(_ width: Double, _ height: Double) {
      own = CGSize(width: width, height: height)
      super.init(frame: .zero)
      translatesAutoresizingMaskIntoConstraints = false
    }
    required init?(coder: NSCoder) { fatalError("not used") }
    override var intrinsicContentSize: CGSize { own }
  }

  private static func free() -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }

  /// NSLayoutConstraint `isActive`: activating adds the constraint "to the appropriate view", the nearest
  /// common ancestor; deactivating removes it; `removeFromSuperview()` "removes any constraints that
  /// refer to the view".
  @Test func `a constraint lives in the nearest common ancestor`() {
    let (root, holder, a, b) = (Self.free(), Self.free(), Self.free(), Self.free())
    root.addSubview(holder)
    holder.addSubview(a)
    holder.addSubview(b)
    let width = a.widthAnchor.constraint(equalToConstant: 5)
    let between = b.leadingAnchor.constraint(equalTo: a.trailingAnchor)
    let outer = a.topAnchor.constraint(equalTo: root.topAnchor)
    #expect(!width.isActive && width.priority == .required && width.multiplier == 1)
    NSLayoutConstraint.activate([width, between, outer])
    #expect(a.constraints.first === width && holder.constraints.first === between)
    #expect(root.constraints.first === outer && outer.isActive)
    between.isActive = false
    #expect(holder.constraints.isEmpty)
    a.removeFromSuperview()
    #expect(root.constraints.isEmpty && !outer.isActive && width.isActive)
  }

  /// NSLayoutConstraint: first = multiplier × second + constant; `constant` can be changed afterwards.
  @Test func `multipliers and constants give frames`() {
    let stage = ViewStage()
    let (a, b) = (Self.free(), Self.free())
    var constant: NSLayoutConstraint?
    stage.turn {
      let root: UIView = stage.root.view
      root.addSubview(a)
      root.addSubview(b)
      let left = a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 2)
      constant = left
      NSLayoutConstraint.activate([
        left, a.topAnchor.constraint(equalTo: root.topAnchor, constant: 1),
        a.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.25, constant: 2),
        a.heightAnchor.constraint(equalTo: a.widthAnchor, multiplier: 0.5),
        b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 3),
        b.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -1),
        b.centerYAnchor.constraint(equalTo: a.centerYAnchor),
        b.heightAnchor.constraint(equalToConstant: 2),
      ])
    }
    #expect(a.frame == CGRect(x: 2, y: 1, width: 12, height: 6))
    #expect(b.frame == CGRect(x: 17, y: 3, width: 22, height: 2))
    stage.turn { constant?.constant = 6 }
    #expect(a.frame.minX == 6 && b.frame == CGRect(x: 21, y: 3, width: 18, height: 2))
  }

  /// NSLayoutConstraint `priority`: an optional constraint holds if those of higher priority allow it,
  /// and comes as near as it can.
  @Test func `priorities decide between constraints`() {
    let stage = ViewStage()
    let view = Self.free()
    let wish = view.widthAnchor.constraint(equalToConstant: 30)
    wish.priority = .defaultHigh
    let most = view.widthAnchor.constraint(lessThanOrEqualToConstant: 12)
    let least = view.heightAnchor.constraint(greaterThanOrEqualToConstant: 4)
    let flat = view.heightAnchor.constraint(equalToConstant: 1)
    flat.priority = .defaultLow
    stage.turn {
      stage.root.view.addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: stage.root.view.topAnchor),
        view.leadingAnchor.constraint(equalTo: stage.root.view.leadingAnchor), wish, most, least,
        flat,
      ])
    }
    #expect(view.frame.size == CGSize(width: 12, height: 4))
    stage.turn { most.isActive = false }
    #expect(view.frame.width == 30)
    stage.turn { least.isActive = false }
    #expect(view.frame.height == 1)
    #expect(
      UILayoutPriority.required.rawValue == 1000 && UILayoutPriority.defaultHigh.rawValue == 750)
    #expect(
      UILayoutPriority.defaultLow.rawValue == 250
        && UILayoutPriority.fittingSizeLevel.rawValue == 50)
  }

  private static func row(_ stage: ViewStage, _ a: UIView, _ b: UIView) {
    stage.turn {
      let root: UIView = stage.root.view
      root.addSubview(a)
      root.addSubview(b)
      NSLayoutConstraint.activate([
        a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
        b.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        a.topAnchor.constraint(equalTo: root.topAnchor),
        b.topAnchor.constraint(equalTo: root.topAnchor),
      ])
    }
  }

  /// Auto Layout Guide, "Intrinsic Content Size": the view with the lower hugging grows, and the one with
  /// the lower compression resistance shrinks; a new intrinsic size is laid out.
  @Test func `hugging and resistance choose who gives way`() {
    let stage = ViewStage()
    let (a, b) = (Sized(10, 1), Sized(8, 2))
    #expect(a.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(a.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    a.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    b.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    Self.row(stage, a, b)
    #expect(a.frame == CGRect(x: 0, y: 0, width: 10, height: 1))
    #expect(b.frame == CGRect(x: 10, y: 0, width: 30, height: 2))
    stage.turn {
      a.own = CGSize(width: 25, height: 3)
      b.own = CGSize(width: 25, height: 2)
    }
    #expect(a.frame.size == CGSize(width: 25, height: 3) && b.frame.width == 15)
  }

  /// UIView `systemLayoutSizeFitting(_:)`: the smallest size that satisfies the constraints with
  /// `layoutFittingCompressedSize`; with a required horizontal priority the width of the target.
  @Test func `a view's fitting size follows from its constraints`() {
    let box = Self.free()
    let inner = Sized(9, 3)
    box.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: box.topAnchor, constant: 1),
      inner.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 2),
      box.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 2),
      box.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: 1),
    ])
    let small = UIView.layoutFittingCompressedSize
    #expect(small == .zero)
    #expect(box.systemLayoutSizeFitting(small) == CGSize(width: 13, height: 5))
    let wide = box.systemLayoutSizeFitting(
      CGSize(width: 30, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(wide == CGSize(width: 30, height: 5) && box.frame == .zero)
  }

  /// UILayoutGuide: an area that takes part in Auto Layout without a view: equal guides centre a view;
  /// margins give `layoutMarginsGuide`.
  @Test func `guides take part in the layout`() {
    let stage = ViewStage()
    let box = Sized(10, 2)
    let (left, right) = (UILayoutGuide(), UILayoutGuide())
    let root: UIView = stage.root.view
    stage.turn {
      root.addSubview(box)
      root.addLayoutGuide(left)
      root.addLayoutGuide(right)
      root.layoutMargins = UIEdgeInsets(top: 3, left: 4, bottom: 3, right: 4)
      NSLayoutConstraint.activate([
        left.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        box.leadingAnchor.constraint(equalTo: left.trailingAnchor),
        right.leadingAnchor.constraint(equalTo: box.trailingAnchor),
        right.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        left.widthAnchor.constraint(equalTo: right.widthAnchor, multiplier: 0.5),
        box.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor),
      ])
    }
    #expect(box.frame == CGRect(x: 10, y: 3, width: 10, height: 2))
    #expect(
      left.layoutFrame.width == 10 && right.layoutFrame.width == 20 && left.owningView === root)
    #expect(root.layoutMarginsGuide.layoutFrame == CGRect(x: 4, y: 3, width: 32, height: 18))
    #expect(root.subviews.count == 1)
  }

  /// Visual Format Language (Auto Layout Guide, appendix): sizes in parentheses, spaces between dashes,
  /// metrics and views by name.
  @Test func `the visual format makes constraints`() {
    let stage = ViewStage()
    let (a, b) = (Self.free(), Self.free())
    stage.turn {
      stage.root.view.addSubview(a)
      stage.root.view.addSubview(b)
      let views: [String: Any] = ["a": a, "b": b]
      let across = NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-3-[a(5)]-gap-[b]-1-|", options: [.alignAllTop, .alignAllBottom],
        metrics: ["gap": 4], views: views)
      let down = NSLayoutConstraint.constraints(
        withVisualFormat: "V:|-2-[a(6)]", options: [], metrics: nil, views: views)
      NSLayoutConstraint.activate(across + down)
    }
    #expect(a.frame == CGRect(x: 3, y: 2, width: 5, height: 6))
    #expect(b.frame == CGRect(x: 12, y: 2, width: 27, height: 6))
  }

  final class Late: UIView {
    var updates = 0
    override func updateConstraints() {
      updates += 1
      super.updateConstraints()
    }
  }

  /// UIView `setNeedsUpdateConstraints()`: "the system calls updateConstraints() as part of its normal
  /// layout pass", once for several requests; `updateConstraintsIfNeeded()` at once.
  @Test func `constraints are updated before the layout`() {
    let stage = ViewStage()
    let view = Late()
    stage.add(view)
    view.updates = 0
    stage.screen.turn {
      view.setNeedsUpdateConstraints()
      view.setNeedsUpdateConstraints()
      #expect(view.updates == 0 && view.needsUpdateConstraints())
    }
    stage.screen.settle()
    #expect(view.updates == 1 && !view.needsUpdateConstraints())
    stage.turn {
      view.setNeedsUpdateConstraints()
      view.updateConstraintsIfNeeded()
      #expect(view.updates == 2)
    }
    #expect(view.updates == 2)
  }
}
