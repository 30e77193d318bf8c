import Testing
import UIKitNames

/// Probes of visual format, margins as anchors, passes of constraints and `updateConstraints()`.
@Suite struct AutoLayoutMorePracticeProbes {
  private static func free(in parent: UIView) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    return view
  }

  private static func parent(_ width: Double = 30, _ height: Double = 12) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  /// Visual format: distances, sizes, metrics and the edges of the superview; one constraint for each
  /// connection and each predicate.
  @Test func `a visual format gives a row of views`() {
    let parent = Self.parent()
    let (a, b) = (Self.free(in: parent), Self.free(in: parent))
    let views: [String: Any] = ["a": a, "b": b]
    let across = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-2-[a(==wide)]-gap-[b]-1-|", options: [],
      metrics: ["wide": 8, "gap": 3], views: views)
    let down = NSLayoutConstraint.constraints(
      withVisualFormat: "V:|[a(4)]", options: [], metrics: nil, views: views)
    #expect(across.count == 4 && down.count == 2 && across.allSatisfy { !$0.isActive })
    NSLayoutConstraint.activate(across + down)
    NSLayoutConstraint.activate([
      b.topAnchor.constraint(equalTo: a.bottomAnchor),
      b.heightAnchor.constraint(equalTo: a.heightAnchor),
    ])
    parent.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 2, y: 0, width: 8, height: 4))
    #expect(b.frame == CGRect(x: 13, y: 4, width: 16, height: 4))
  }

  /// Visual format: equal widths by name, options that align, inequalities and priorities.
  @Test func `a visual format aligns and compares`() {
    let parent = Self.parent(20, 10)
    let (a, b) = (Self.free(in: parent), Self.free(in: parent))
    let views: [String: Any] = ["a": a, "b": b]
    let across = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|[a]-2-[b(==a)]|", options: [.alignAllTop, .alignAllBottom],
      metrics: nil,
      views: views)
    let down = NSLayoutConstraint.constraints(
      withVisualFormat: "V:|-1-[a(>=3,==1@200)]", options: [], metrics: nil, views: views)
    NSLayoutConstraint.activate(across + down)
    parent.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 0, y: 1, width: 9, height: 3))
    #expect(b.frame == CGRect(x: 11, y: 1, width: 9, height: 3))
    #expect(down.map(\.priority.rawValue).sorted() == [200, 1000, 1000])
    #expect(down.contains { $0.relation == .greaterThanOrEqual && $0.constant == 3 })
  }

  /// NSLayoutConstraint `init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)`:
  /// `first = multiplier * second + constant`.
  @Test func `a constraint by attributes follows its formula`() {
    let parent = Self.parent(24, 10)
    let view = Self.free(in: parent)
    let width = NSLayoutConstraint(
      item: view, attribute: .width, relatedBy: .equal, toItem: parent, attribute: .width,
      multiplier: 0.5, constant: -2)
    let right = NSLayoutConstraint(
      item: view, attribute: .trailing, relatedBy: .equal, toItem: parent, attribute: .trailing,
      multiplier: 1, constant: -3)
    let middle = NSLayoutConstraint(
      item: view, attribute: .centerY, relatedBy: .equal, toItem: parent, attribute: .bottom,
      multiplier: 0.5, constant: 0)
    let height = NSLayoutConstraint(
      item: view, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 4)
    parent.addConstraints([width, right, middle, height])
    #expect(width.isActive && parent.constraints.count >= 3)
    parent.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 11, y: 3, width: 10, height: 4))
    #expect(width.multiplier == 0.5 && height.secondItem == nil)
    parent.removeConstraint(width)
    #expect(!width.isActive)
  }

  /// UIView `layoutMarginsGuide`: constraints to it follow a change of `layoutMargins`.
  @Test func `constraints to the margins follow them`() {
    let stage = ViewStage()
    let parent = Self.parent()
    parent.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 1, right: 2)
    let view = Self.free(in: parent)
    let guide = parent.layoutMarginsGuide
    stage.turn {
      stage.root.view.addSubview(parent)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        view.topAnchor.constraint(equalTo: guide.topAnchor),
        view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      ])
    }
    #expect(view.frame == CGRect(x: 2, y: 1, width: 26, height: 10))
    stage.turn { parent.layoutMargins = UIEdgeInsets(top: 0, left: 5, bottom: 2, right: 1) }
    #expect(view.frame == CGRect(x: 5, y: 0, width: 24, height: 10))
    #expect(guide === parent.layoutMarginsGuide && guide.owningView === parent)
  }

  final class Updating: UIView {
    var log = ProbeLog()
    override func updateConstraints() {
      log.add("update \(tag)")
      super.updateConstraints()
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      log.add("layout \(tag)")
    }
  }

  /// UIView `setNeedsUpdateConstraints()` and `updateConstraintsIfNeeded()`: one call of
  /// `updateConstraints()` for several requests, none without.
  @Test func `constraints are updated once`() {
    let view = Updating()
    view.updateConstraintsIfNeeded()
    _ = view.log.take()
    view.setNeedsUpdateConstraints()
    view.setNeedsUpdateConstraints()
    #expect(view.needsUpdateConstraints() && view.log.take() == [])
    view.updateConstraintsIfNeeded()
    #expect(view.log.take() == ["update 0"] && !view.needsUpdateConstraints())
    view.updateConstraintsIfNeeded()
    #expect(view.log.take() == [])
  }

  /// The pass of constraints goes from subviews to superviews and comes before the pass of layout,
  /// which goes from superviews to subviews.
  @Test func `constraints update upwards before layout goes downwards`() {
    let stage = ViewStage()
    let log = ProbeLog()
    let (outer, inner) = (Updating(), Updating())
    (outer.tag, inner.tag) = (1, 2)
    (outer.log, inner.log) = (log, log)
    outer.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    inner.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
    outer.addSubview(inner)
    stage.add(outer)
    _ = log.take()
    stage.turn {
      for view in [outer, inner] {
        view.setNeedsUpdateConstraints()
        view.setNeedsLayout()
      }
    }
    #expect(log.take() == ["update 2", "update 1", "layout 1", "layout 2"])
  }

  final class Controller: UIViewController {
    let log = ProbeLog()
    override func updateViewConstraints() {
      log.add("constraints")
      super.updateViewConstraints()
    }
    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      log.add("will")
    }
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      log.add("did")
    }
  }

  /// UIViewController `updateViewConstraints()`, `viewWillLayoutSubviews()` and
  /// `viewDidLayoutSubviews()`: called for requests of the controller's view, in this order.
  @Test func `a controller hears of the passes of its view`() {
    let root = Controller()
    let screen = Screen(root: root)
    screen.settle()
    _ = root.log.take()
    screen.turn { root.view.setNeedsLayout() }
    screen.settle()
    #expect(root.log.take() == ["will", "did"])
    screen.turn {
      root.view.setNeedsUpdateConstraints()
      root.view.setNeedsLayout()
    }
    screen.settle()
    #expect(root.log.take() == ["constraints", "will", "did"])
  }

  /// Animating a constraint: the constant changes, then `layoutIfNeeded()` within the animation moves
  /// the view; its frame is the new one at once, and the completion comes at the end.
  @Test func `an animated constraint changes the frame at once`() {
    let stage = ViewStage()
    let parent = Self.parent()
    let view = Self.free(in: parent)
    let lead = view.leadingAnchor.constraint(equalTo: parent.leadingAnchor)
    var finished: [Bool] = []
    stage.turn {
      stage.root.view.addSubview(parent)
      NSLayoutConstraint.activate([
        lead, view.topAnchor.constraint(equalTo: parent.topAnchor),
        view.widthAnchor.constraint(equalToConstant: 4),
        view.heightAnchor.constraint(equalToConstant: 2),
      ])
    }
    stage.screen.turn {
      lead.constant = 20
      UIView.animate(withDuration: 0.5) {
        parent.layoutIfNeeded()
      } completion: {
        finished.append($0)
      }
      #expect(view.frame.minX == 20)
    }
    stage.screen.pass(30)
    #expect(finished == [] && view.frame.minX == 20)
    stage.screen.settle()
    #expect(finished == [true] && view.frame == CGRect(x: 20, y: 0, width: 4, height: 2))
  }

  /// `topAnchor` and `bottomAnchor` across branches: a constraint between views of different parents
  /// takes their positions in the common ancestor.
  @Test func `constraints cross parents`() {
    let root = Self.parent(40, 20)
    let (left, right) = (Self.free(in: root), Self.free(in: root))
    let (a, b) = (Self.free(in: left), Self.free(in: right))
    NSLayoutConstraint.activate([
      left.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 2),
      left.topAnchor.constraint(equalTo: root.topAnchor, constant: 3),
      right.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      right.topAnchor.constraint(equalTo: root.topAnchor, constant: 1),
      a.leadingAnchor.constraint(equalTo: left.leadingAnchor, constant: 1),
      a.topAnchor.constraint(equalTo: left.topAnchor, constant: 2),
      b.leadingAnchor.constraint(equalTo: right.leadingAnchor),
      b.topAnchor.constraint(equalTo: a.topAnchor),
      a.trailingAnchor.constraint(equalTo: right.leadingAnchor, constant: -4),
    ])
    for view in [left, right, a, b] {
      view.heightAnchor.constraint(equalToConstant: 6).isActive = true
    }
    for view in [left, right, b] {
      view.widthAnchor.constraint(equalToConstant: 15).isActive = true
    }
    root.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 1, y: 2, width: 13, height: 6))
    #expect(b.frame == CGRect(x: 0, y: 4, width: 15, height: 6))
  }
}
