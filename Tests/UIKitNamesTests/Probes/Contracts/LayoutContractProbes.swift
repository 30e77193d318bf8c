import Testing
import UIKitNames

/// Probes of priorities, inequalities, guides and the passes of layout.
@Suite struct LayoutContractProbes {
  private func make() -> (Screen, UIView, UIView) {
    let root = UIViewController()
    let screen = Screen(root: root)
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    screen.turn {
      root.view.addSubview(box)
      box.addSubview(view)
    }
    screen.settle()
    return (screen, box, view)
  }

  private func pin(_ view: UIView, to box: UIView) -> [NSLayoutConstraint] {
    [
      view.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      view.topAnchor.constraint(equalTo: box.topAnchor),
    ]
  }

  private func priority(
    _ constraint: NSLayoutConstraint, _ value: Float
  ) -> NSLayoutConstraint {
    constraint.priority = UILayoutPriority(value)
    return constraint
  }

  /// "Anatomy of a constraint": an optional constraint is satisfied as closely as possible.
  @Test(arguments: [(4, 10), (25, 20), (15, 15)])
  func `an optional width comes as close as the required limits allow`(wanted: Int, got: Int) {
    let (screen, box, view) = make()
    screen.turn {
      NSLayoutConstraint.activate(
        pin(view, to: box) + [
          view.heightAnchor.constraint(equalToConstant: 1),
          view.widthAnchor.constraint(greaterThanOrEqualToConstant: 10),
          view.widthAnchor.constraint(lessThanOrEqualToConstant: 20),
          priority(view.widthAnchor.constraint(equalToConstant: CGFloat(wanted)), 250),
        ])
    }
    screen.settle()
    #expect(view.frame.width == CGFloat(got))
  }

  /// NSLayoutConstraint: `priority` of an active optional constraint can be changed.
  @Test func `a changed priority decides again`() {
    let (screen, box, view) = make()
    let narrow = priority(view.widthAnchor.constraint(equalToConstant: 5), 700)
    let wide = priority(view.widthAnchor.constraint(equalToConstant: 15), 600)
    screen.turn {
      NSLayoutConstraint.activate(
        pin(view, to: box) + [view.heightAnchor.constraint(equalToConstant: 1), narrow, wide])
    }
    screen.settle()
    #expect(view.frame.width == 5)
    screen.turn { narrow.priority = UILayoutPriority(500) }
    screen.settle()
    #expect(view.frame.width == 15)
  }

  /// UIView: a hidden view takes part in Auto Layout.
  @Test func `a hidden view keeps its place`() {
    let (screen, box, view) = make()
    let below = UIView()
    below.translatesAutoresizingMaskIntoConstraints = false
    screen.turn {
      box.addSubview(below)
      view.isHidden = true
      NSLayoutConstraint.activate(
        pin(view, to: box) + [
          view.heightAnchor.constraint(equalToConstant: 4),
          below.topAnchor.constraint(equalTo: view.bottomAnchor),
          below.leadingAnchor.constraint(equalTo: box.leadingAnchor),
          below.heightAnchor.constraint(equalToConstant: 2),
        ])
    }
    screen.settle()
    #expect(below.frame.minY == 4)
  }

  /// UIView: `transform`; constraints decide the untransformed frame.
  @Test func `a translation does not move what is pinned to the view`() {
    let (screen, box, view) = make()
    let beside = UIView()
    beside.translatesAutoresizingMaskIntoConstraints = false
    screen.turn {
      box.addSubview(beside)
      view.transform = CGAffineTransform(translationX: 5, y: 0)
      NSLayoutConstraint.activate(
        pin(view, to: box) + [
          view.widthAnchor.constraint(equalToConstant: 6),
          view.heightAnchor.constraint(equalToConstant: 2),
          beside.leadingAnchor.constraint(equalTo: view.trailingAnchor),
          beside.topAnchor.constraint(equalTo: box.topAnchor),
        ])
    }
    screen.settle()
    #expect(beside.frame.minX == 6 && view.frame.minX == 5 && view.center.x == 3)
  }

  /// "Understanding Auto Layout": constraints are updated from subview to superview.
  @Test func `constraints are updated from the inside out`() {
    final class Logged: UIView {
      var name = ""
      var log: ProbeLog?
      override func updateConstraints() {
        log?.add(name)
        super.updateConstraints()
      }
    }
    let log = ProbeLog()
    let (screen, box, _) = make()
    let (outer, inner) = (Logged(), Logged())
    (outer.name, outer.log, inner.name, inner.log) = ("outer", log, "inner", log)
    screen.turn {
      outer.addSubview(inner)
      box.addSubview(outer)
    }
    screen.settle()
    _ = log.take()
    screen.turn {
      outer.setNeedsUpdateConstraints()
      inner.setNeedsUpdateConstraints()
    }
    screen.settle()
    #expect(log.take() == ["inner", "outer"])
  }

  /// UIView: `setNeedsLayout()` "allows you to consolidate all of your layout updates to one cycle".
  @Test func `several requests make one layout`() {
    final class Counted: UIView {
      var count = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        count += 1
      }
    }
    let (screen, box, _) = make()
    let view = Counted(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    screen.turn { box.addSubview(view) }
    screen.settle()
    view.count = 0
    screen.turn { for _ in 0..<5 { view.setNeedsLayout() } }
    screen.settle()
    #expect(view.count == 1)
    screen.turn {
      view.setNeedsLayout()
      view.layoutIfNeeded()
      view.layoutIfNeeded()
      #expect(view.count == 2)
    }
    screen.settle()
    #expect(view.count == 2)
  }

  /// UIView: adding a subview makes its superview lay out.
  @Test func `an added subview asks its superview for layout`() {
    final class Counted: UIView {
      var count = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        count += 1
      }
    }
    let (screen, box, _) = make()
    let view = Counted(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    screen.turn { box.addSubview(view) }
    screen.settle()
    view.count = 0
    screen.turn { view.addSubview(UIView()) }
    screen.settle()
    #expect(view.count == 1)
  }

  /// UIView.animate with `layoutIfNeeded()`: a changed constant is animated.
  @Test func `a changed constant is animated by the layout`() {
    let (screen, box, view) = make()
    let width = view.widthAnchor.constraint(equalToConstant: 4)
    screen.turn {
      NSLayoutConstraint.activate(
        pin(view, to: box) + [width, view.heightAnchor.constraint(equalToConstant: 1)])
    }
    screen.settle()
    screen.turn {
      width.constant = 20
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.layoutIfNeeded() }
    }
    #expect(view.frame.width == 20)
    screen.pass(60)
    let shown = view.layer.presentation()?.bounds.width ?? 0
    #expect(shown > 10 && shown < 14)
    screen.settle()
    #expect(view.layer.presentation()?.bounds.width ?? 20 == 20)
  }

  /// UIView: both axes of a centred view with its intrinsic size.
  @Test func `a centred label has the size of its text`() {
    let (screen, box, _) = make()
    let label = UILabel()
    label.text = "abcd"
    label.translatesAutoresizingMaskIntoConstraints = false
    screen.turn {
      box.addSubview(label)
      NSLayoutConstraint.activate([
        label.centerXAnchor.constraint(equalTo: box.centerXAnchor),
        label.centerYAnchor.constraint(equalTo: box.centerYAnchor),
      ])
    }
    screen.settle()
    #expect(label.frame.size == CGSize(width: 4, height: 1) && label.frame.minX == 13)
  }

  /// UILabel: a longer text makes the pinned neighbour move in the same layout.
  @Test func `a longer text moves its neighbour`() {
    let (screen, box, view) = make()
    let label = UILabel()
    label.text = "ab"
    label.translatesAutoresizingMaskIntoConstraints = false
    screen.turn {
      box.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: box.leadingAnchor),
        label.topAnchor.constraint(equalTo: box.topAnchor),
        view.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 1),
        view.topAnchor.constraint(equalTo: box.topAnchor),
      ])
    }
    screen.settle()
    #expect(view.frame.minX == 3)
    screen.turn { label.text = "abcdef" }
    screen.settle()
    #expect(view.frame.minX == 7)
  }

  /// UIView: `constraint(equalTo:multiplier:)` of a dimension; half of the superview.
  @Test func `a width is a part of the superview's`() {
    let (screen, box, view) = make()
    screen.turn {
      NSLayoutConstraint.activate(
        pin(view, to: box) + [
          view.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5, constant: -3),
          view.heightAnchor.constraint(equalTo: box.heightAnchor, multiplier: 0.25),
        ])
    }
    screen.settle()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 12, height: 5))
    screen.turn { box.frame.size = CGSize(width: 20, height: 8) }
    screen.settle()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 7, height: 2))
  }

  /// NSLayoutConstraint: `activate` and `deactivate` exchange two sets of constraints.
  @Test func `two sets of constraints take turns`() {
    let (screen, box, view) = make()
    let left = [view.leadingAnchor.constraint(equalTo: box.leadingAnchor)]
    let right = [view.trailingAnchor.constraint(equalTo: box.trailingAnchor)]
    screen.turn {
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: box.topAnchor),
        view.widthAnchor.constraint(equalToConstant: 5),
        view.heightAnchor.constraint(equalToConstant: 1),
      ])
      NSLayoutConstraint.activate(left)
    }
    screen.settle()
    #expect(view.frame.minX == 0)
    screen.turn {
      NSLayoutConstraint.deactivate(left)
      NSLayoutConstraint.activate(right)
    }
    screen.settle()
    #expect(view.frame.minX == 25 && !left[0].isActive && right[0].isActive)
  }
}
