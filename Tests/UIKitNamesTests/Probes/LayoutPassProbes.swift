import Testing
import UIKitNames

/// Probes of the passes of Auto Layout, baselines and fitting sizes.
@Suite struct LayoutPassProbes {
  private func make() -> (Screen, UIView) {
    let root = UIViewController()
    let screen = Screen(root: root)
    screen.settle()
    return (screen, root.view)
  }

  private func add(_ view: UIView, to superview: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
  }

  /// UIView: `layoutIfNeeded()` lays out at once; nothing to do lays out nothing.
  @Test func `layoutIfNeeded lays out only what needs it`() {
    final class Counted: UIView {
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
      }
    }
    let (screen, root) = make()
    let view = Counted(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    screen.turn { root.addSubview(view) }
    screen.settle()
    let before = view.layouts
    screen.turn { view.layoutIfNeeded() }
    #expect(view.layouts == before)
    screen.turn {
      view.setNeedsLayout()
      #expect(view.layouts == before)
      view.layoutIfNeeded()
      #expect(view.layouts == before + 1)
    }
  }

  /// UIView: a moved view is not laid out, a resized one is.
  @Test func `a new size lays out and a new origin does not`() {
    final class Counted: UIView {
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
      }
    }
    let (screen, root) = make()
    let view = Counted(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    screen.turn { root.addSubview(view) }
    screen.settle()
    let before = view.layouts
    screen.turn { view.frame.origin.x = 3 }
    #expect(view.layouts == before)
    screen.turn { view.frame.size.width = 6 }
    #expect(view.layouts == before + 1)
  }

  /// UIViewController `updateViewConstraints()`: constraints are updated before the layout, so one
  /// layout follows a constraint that is made there.
  @Test func `constraints made in updateViewConstraints cost no second layout`() {
    final class Updating: UIViewController {
      let log = ProbeLog()
      let box = UIView()
      private var made: [NSLayoutConstraint] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
      }
      override func updateViewConstraints() {
        log.add("update")
        if made.isEmpty {
          made = [
            box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            box.topAnchor.constraint(equalTo: view.topAnchor),
            box.widthAnchor.constraint(equalToConstant: 6),
            box.heightAnchor.constraint(equalToConstant: 2),
          ]
          NSLayoutConstraint.activate(made)
        }
        super.updateViewConstraints()
      }
      override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        log.add("will")
      }
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        log.add("did \(box.frame.width)")
      }
    }
    let root = Updating()
    let screen = Screen(root: root)
    screen.settle()
    #expect(root.log.take() == ["update", "will", "did 6.0"])
  }

  /// UIView `updateConstraints()`: called once for several requests, the subview's first, and not for
  /// a layout without a request.
  @Test func `plain views update their constraints once for each request`() {
    final class Plain: UIView {
      var name = ""
      var log: ProbeLog?
      override func updateConstraints() {
        log?.add(name)
        super.updateConstraints()
      }
      override func layoutSubviews() {
        super.layoutSubviews()
        log?.add("layout \(name)")
      }
    }
    let (root, log) = (UIViewController(), ProbeLog())
    let screen = Screen(root: root)
    let (outer, inner) = (Plain(), Plain())
    (outer.name, outer.log, inner.name, inner.log) = ("outer", log, "inner", log)
    screen.turn {
      outer.addSubview(inner)
      root.view.addSubview(outer)
    }
    screen.settle()
    _ = log.take()
    screen.turn { outer.setNeedsLayout() }
    #expect(log.take() == ["layout outer"])
    screen.turn {
      for _ in 0..<3 {
        outer.setNeedsUpdateConstraints()
        inner.setNeedsUpdateConstraints()
      }
      #expect(log.take() == [])
    }
    #expect(log.take() == ["inner", "outer", "layout outer", "layout inner"])
    #expect(!outer.needsUpdateConstraints() && !inner.needsUpdateConstraints())
  }

  /// UIView: `updateConstraints()` is called before the layout, if it is asked for.
  @Test func `constraints are updated before the layout`() {
    final class Logged: UIView {
      var log: [String] = []
      override func updateConstraints() {
        log.append("update")
        super.updateConstraints()
      }
      override func layoutSubviews() {
        super.layoutSubviews()
        log.append("layout")
      }
    }
    let (screen, root) = make()
    let view = Logged(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    screen.turn { root.addSubview(view) }
    screen.settle()
    view.log = []
    screen.turn {
      view.setNeedsUpdateConstraints()
      view.setNeedsLayout()
    }
    #expect(view.log == ["update", "layout"])
  }

  /// UIView: the baseline anchors of labels align their texts.
  @Test func `labels share a baseline`() {
    let (screen, root) = make()
    let first = UILabel()
    let second = UILabel()
    first.text = "a"
    second.text = "b"
    screen.turn {
      add(first, to: root)
      add(second, to: root)
      NSLayoutConstraint.activate([
        first.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
        second.firstBaselineAnchor.constraint(equalTo: first.firstBaselineAnchor),
      ])
    }
    screen.settle()
    #expect(second.frame.minY == 5)
  }

  /// UIView: `systemLayoutSizeFitting` with a required width and a low height.
  @Test func `a required width decides the fitting height`() {
    let box = UIView()
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "aaaa bbbb cccc"
    label.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: box.topAnchor),
      label.bottomAnchor.constraint(equalTo: box.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: box.trailingAnchor),
    ])
    let size = box.systemLayoutSizeFitting(
      CGSize(width: 9, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 9, height: 2))
  }
}
