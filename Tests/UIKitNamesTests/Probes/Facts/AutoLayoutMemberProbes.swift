import Testing
import UIKitNames

/// Probes of constraints, stack views and scroll views with constraints.
@Suite struct AutoLayoutMemberProbes {
  /// A box of 40 × 16 in the root's view.
  final class Stage {
    let root = UIViewController()
    let screen: Screen
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 16))
    init() {
      screen = Screen(root: root)
      screen.settle()
      turn { self.root.view.addSubview(self.box) }
    }
    func turn(_ body: @escaping () -> Void) {
      screen.turn { body() }
      screen.settle()
    }
    func add(_ views: UIView...) {
      for view in views {
        view.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(view)
      }
    }
  }

  private static func block(_ width: Double, _ height: Double) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: width),
      view.heightAnchor.constraint(equalToConstant: height),
    ])
    return view
  }

  /// UIView `removeFromSuperview()`: Calling this method removes any constraints that refer to the view
  /// you are removing; adding the view again does not bring them back.
  @Test func `constraints do not come back with a view that is added again`() {
    let stage = Stage()
    defer { withExtendedLifetime(stage) {} }
    let child = UIView()
    stage.turn { stage.add(child) }
    let leading = child.leadingAnchor.constraint(equalTo: stage.box.leadingAnchor, constant: 3)
    stage.turn { leading.isActive = true }
    #expect(leading.isActive && stage.box.constraints.contains { $0 === leading })
    stage.turn { child.removeFromSuperview() }
    #expect(!leading.isActive)
    stage.turn { stage.box.addSubview(child) }
    #expect(!leading.isActive && !stage.box.constraints.contains { $0 === leading })
  }

  /// A view holds the constraints of its own width and height (UIView `constraints`), so they move
  /// with it: the usual case of a view of a fixed size that goes to another superview.
  @Test func `a view's own size moves with it to another superview`() {
    let stage = Stage()
    defer { withExtendedLifetime(stage) {} }
    let child = UIView()
    let width = child.widthAnchor.constraint(equalToConstant: 7)
    stage.turn {
      stage.add(child)
      width.isActive = true
    }
    #expect(child.constraints.contains { $0 === width })
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    stage.turn {
      stage.root.view.addSubview(other)
      child.removeFromSuperview()
      other.addSubview(child)
    }
    #expect(width.isActive && child.constraints.contains { $0 === width })
  }

  /// NSLayoutConstraint `isActive`: Activating or deactivating the constraint calls `addConstraint(_:)`
  /// and `removeConstraint(_:)` on the view that is the closest common ancestor; the calls do the same.
  @Test func `adding a constraint activates it and removing deactivates it`() {
    let stage = Stage()
    defer { withExtendedLifetime(stage) {} }
    let child = UIView()
    stage.turn { stage.add(child) }
    let top = child.topAnchor.constraint(equalTo: stage.box.topAnchor)
    #expect(!top.isActive)
    stage.turn { stage.box.addConstraint(top) }
    #expect(top.isActive)
    stage.turn { stage.box.removeConstraint(top) }
    #expect(!top.isActive)
  }

  /// NSLayoutConstraint `activate(_:)` has the same effect as setting `isActive` to true; an active
  /// constraint stays as it is.
  @Test func `an active constraint that is activated again is there once`() {
    let stage = Stage()
    defer { withExtendedLifetime(stage) {} }
    let child = UIView()
    stage.turn { stage.add(child) }
    let top = child.topAnchor.constraint(equalTo: stage.box.topAnchor)
    stage.turn {
      NSLayoutConstraint.activate([top, top])
      top.isActive = true
    }
    #expect(stage.box.constraints.filter { $0 === top }.count == 1)
    stage.turn { top.isActive = false }
    #expect(stage.box.constraints.filter { $0 === top }.isEmpty)
  }

  /// NSLayoutConstraint `constant` may be changed after the constraint is created, also while the
  /// constraint is inactive.
  @Test func `a constant changed while inactive counts after the activation`() {
    let stage = Stage()
    defer { withExtendedLifetime(stage) {} }
    let child = UIView()
    let width = child.widthAnchor.constraint(equalToConstant: 7)
    stage.turn {
      stage.add(child)
      width.isActive = true
    }
    stage.turn { width.isActive = false }
    stage.turn {
      width.constant = 11
      width.isActive = true
    }
    #expect(child.frame.width == 11)
  }

  /// Visual Format Language (Auto Layout Guide): connections to the superview, spaces and equal widths.
  @Test func `a visual format arranges a row`() {
    let stage = Stage()
    defer { withExtendedLifetime(stage) {} }
    let (a, b) = (UIView(), UIView())
    stage.turn {
      stage.add(a, b)
      let views: [String: Any] = ["a": a, "b": b]
      for format in ["H:|-2-[a]-3-[b(==a)]-5-|", "V:|-1-[a(4)]", "V:|[b]|"] {
        NSLayoutConstraint.activate(
          NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views))
      }
    }
    #expect(a.frame == CGRect(x: 2, y: 1, width: 15, height: 4))
    #expect(b.frame == CGRect(x: 20, y: 0, width: 15, height: 16))
  }

  /// Visual Format Language: names of metrics stand for numbers, and comparisons and priorities are
  /// in parentheses.
  @Test func `a visual format knows metrics and comparisons`() {
    let stage = Stage()
    defer { withExtendedLifetime(stage) {} }
    let (a, b) = (UIView(), UIView())
    var made: [NSLayoutConstraint] = []
    stage.turn {
      stage.add(a, b)
      made = NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-gap-[a(wide)]-gap-[b(>=4,<=9)]", options: .alignAllTop,
        metrics: ["gap": 3, "wide": 8], views: ["a": a, "b": b])
      NSLayoutConstraint.activate(made)
      a.topAnchor.constraint(equalTo: stage.box.topAnchor, constant: 2).isActive = true
      let long = b.widthAnchor.constraint(equalToConstant: 30)
      long.priority = .defaultHigh
      long.isActive = true
    }
    #expect(!made.isEmpty)
    #expect(a.frame.minX == 3 && a.frame.width == 8)
    #expect(b.frame.minX == 14 && b.frame.width == 9 && b.frame.minY == 2)
  }

  /// NSLayoutConstraint `init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)`: an edge
  /// can be a part of the opposite edge's distance.
  @Test func `an edge is a part of the opposite edge`() {
    let stage = Stage()
    defer { withExtendedLifetime(stage) {} }
    let child = Self.block(6, 2)
    stage.turn {
      stage.box.addSubview(child)
      NSLayoutConstraint(
        item: child, attribute: .left, relatedBy: .equal, toItem: stage.box, attribute: .right,
        multiplier: 0.25, constant: 1
      ).isActive = true
      NSLayoutConstraint(
        item: child, attribute: .top, relatedBy: .equal, toItem: stage.box, attribute: .bottom,
        multiplier: 0.5, constant: 0
      ).isActive = true
    }
    #expect(child.frame.origin == CGPoint(x: 11, y: 8))
  }

  /// UIStackView `addArrangedSubview(_:)`: if the view is not already a subview, this method adds it.
  @Test func `a subview that is arranged stays one subview`() {
    let stack = UIStackView()
    let (first, second) = (UIView(), UIView())
    stack.addSubview(first)
    stack.addArrangedSubview(second)
    #expect(stack.arrangedSubviews.count == 1)
    stack.addArrangedSubview(first)
    #expect(stack.subviews.count == 2 && stack.arrangedSubviews.count == 2)
    #expect(stack.arrangedSubviews.last === first && first.superview === stack)
  }

  /// UIStackView `setCustomSpacing(_:after:)` is the spacing to the next view; behind the last one there
  /// is none.
  @Test func `custom spacing after the last view adds nothing`() {
    let stage = Stage()
    defer { withExtendedLifetime(stage) {} }
    let views = [Self.block(4, 2), Self.block(5, 2)]
    let stack = UIStackView(arrangedSubviews: views)
    stage.turn {
      stack.setCustomSpacing(6, after: views[1])
      stage.add(stack)
      stack.leadingAnchor.constraint(equalTo: stage.box.leadingAnchor).isActive = true
      stack.topAnchor.constraint(equalTo: stage.box.topAnchor).isActive = true
    }
    #expect(stack.frame.width == 9 && stack.customSpacing(after: views[1]) == 6)
  }

  /// Custom spacing of a view is lost when the view is removed from its stack (the documentation of
  /// NSStackView's method of the same name, and several guides to UIStackView's).
  @Test func `custom spacing goes with the view that is removed`() {
    let views = [UIView(), UIView()]
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = 1
    stack.setCustomSpacing(6, after: views[0])
    #expect(stack.customSpacing(after: views[0]) == 6)
    views[0].removeFromSuperview()
    stack.insertArrangedSubview(views[0], at: 0)
    #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
  }

  /// UILabel in a row of a limited width: it has its own width below the limit and is cut above it
  /// (`lessThanOrEqualTo` is required, compression resistance is not).
  @Test func `a label has its own width below a limit and the limit above it`() {
    let stage = Stage()
    defer { withExtendedLifetime(stage) {} }
    let label = UILabel()
    label.text = "Short"
    stage.turn {
      stage.add(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: stage.box.leadingAnchor),
        label.topAnchor.constraint(equalTo: stage.box.topAnchor),
        label.trailingAnchor.constraint(lessThanOrEqualTo: stage.box.leadingAnchor, constant: 12),
      ])
    }
    #expect(label.frame.width == label.intrinsicContentSize.width && label.frame.width < 12)
    stage.turn { label.text = "A text that is longer than its limit" }
    #expect(label.frame.width == 12 && label.intrinsicContentSize.width > 12)
  }

  /// UILabel `numberOfLines` 0 between two edges: the width decides the height, and a longer text moves
  /// what is below.
  @Test func `a label of any number of lines grows between its edges`() {
    let stage = Stage()
    defer { withExtendedLifetime(stage) {} }
    let (label, below) = (UILabel(), Self.block(3, 1))
    label.numberOfLines = 0
    label.text = "one"
    stage.turn {
      stage.add(label, below)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: stage.box.leadingAnchor),
        label.topAnchor.constraint(equalTo: stage.box.topAnchor),
        label.widthAnchor.constraint(equalToConstant: 11),
        below.topAnchor.constraint(equalTo: label.bottomAnchor),
        below.leadingAnchor.constraint(equalTo: label.leadingAnchor),
      ])
    }
    let line = label.frame.height
    #expect(line > 0 && below.frame.minY == line)
    stage.turn { label.text = "one two three four five six" }
    #expect(label.frame.height == 3 * line && below.frame.minY == 3 * line)
  }

  /// UIScrollView and Auto Layout: a stack pinned to the content guide and as wide as the frame guide
  /// scrolls up and down only.
  @Test func `a stack in a scroll view decides the content's height`() {
    let stage = Stage()
    defer { withExtendedLifetime(stage) {} }
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 30, height: 6))
    let stack = UIStackView(
      arrangedSubviews: (0..<5).map { _ in
        let row = UIView()
        row.heightAnchor.constraint(equalToConstant: 3).isActive = true
        return row
      })
    stack.axis = .vertical
    stack.spacing = 1
    stack.translatesAutoresizingMaskIntoConstraints = false
    stage.turn {
      stage.box.addSubview(scroll)
      scroll.addSubview(stack)
      let guide = scroll.contentLayoutGuide
      NSLayoutConstraint.activate([
        stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        stack.topAnchor.constraint(equalTo: guide.topAnchor),
        stack.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      ])
    }
    #expect(scroll.contentSize == CGSize(width: 30, height: 19))
    stage.turn { stack.arrangedSubviews[0].isHidden = true }
    #expect(scroll.contentSize == CGSize(width: 30, height: 15))
  }
}
