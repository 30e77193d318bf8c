import Testing
import UIKitNames

/// Probes of priorities, guides and margins of Auto Layout.
@Suite struct ConstraintProbes {
  private final class Sized: UIView {
    var size = CGSize(width: 4, height: 1)
    override var intrinsicContentSize: CGSize { size }
  }

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

  /// NSLayoutConstraint: `priority`, an optional constraint yields to a required one.
  @Test func `an optional width yields to a required maximum`() {
    let (screen, root) = make()
    let view = UIView()
    screen.turn {
      add(view, to: root)
      let wish = view.widthAnchor.constraint(equalToConstant: 30)
      wish.priority = .defaultHigh
      NSLayoutConstraint.activate([
        wish, view.widthAnchor.constraint(lessThanOrEqualToConstant: 12),
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      ])
    }
    screen.settle()
    #expect(view.frame.width == 12)
  }

  /// Auto Layout Guide: an optional constraint that cannot be met is met as nearly as possible.
  @Test func `an inequality with slack keeps the optional value`() {
    let (screen, root) = make()
    let view = UIView()
    screen.turn {
      add(view, to: root)
      let wish = view.widthAnchor.constraint(equalToConstant: 8)
      wish.priority = UILayoutPriority(1)
      NSLayoutConstraint.activate([
        wish, view.widthAnchor.constraint(greaterThanOrEqualToConstant: 5),
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      ])
    }
    screen.settle()
    #expect(view.frame.width == 8)
  }

  /// UIView: hugging below the priority of a constraint lets the view grow.
  @Test(arguments: [(UILayoutPriority(200), CGFloat(4)), (UILayoutPriority(300), CGFloat(20))])
  func `a width above the hugging priority wins`(priority: UILayoutPriority, width: CGFloat) {
    let (screen, root) = make()
    let view = Sized()
    screen.turn {
      add(view, to: root)
      let wish = view.widthAnchor.constraint(equalToConstant: 20)
      wish.priority = priority
      wish.isActive = true
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    }
    screen.settle()
    #expect(view.frame.width == width)
  }

  /// NSLayoutConstraint: `isActive`, a deactivated constraint has no effect.
  @Test func `a deactivated constraint has no effect`() {
    let (screen, root) = make()
    let view = Sized()
    let width = view.widthAnchor.constraint(equalToConstant: 20)
    screen.turn {
      add(view, to: root)
      width.isActive = true
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    }
    screen.settle()
    #expect(view.frame.width == 20)
    screen.turn { width.isActive = false }
    screen.settle()
    #expect(view.frame.width == 4 && !width.isActive)
  }

  /// NSLayoutAnchor: `greaterThanOrEqualTo` between siblings.
  @Test func `a sibling keeps its distance`() {
    let (screen, root) = make()
    let first = Sized()
    let second = Sized()
    screen.turn {
      add(first, to: root)
      add(second, to: root)
      let near = second.leadingAnchor.constraint(equalTo: root.leadingAnchor)
      near.priority = .defaultLow
      NSLayoutConstraint.activate([
        near, first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 3),
        second.leadingAnchor.constraint(
          greaterThanOrEqualTo: first.trailingAnchor, constant: 2),
      ])
    }
    screen.settle()
    #expect(first.frame.minX == 3 && second.frame.minX == 9)
  }

  /// NSLayoutConstraint: `multiplier` and `aspect ratio` by the anchors of one view.
  @Test func `a view keeps its ratio`() {
    let (screen, root) = make()
    let view = UIView()
    screen.turn {
      add(view, to: root)
      NSLayoutConstraint.activate([
        view.widthAnchor.constraint(equalToConstant: 12),
        view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
        view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
        view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      ])
    }
    screen.settle()
    #expect(view.frame == CGRect(x: 14, y: 9, width: 12, height: 6))
  }

  /// UIView: a view with its mask as constraints keeps its frame beside constrained ones.
  @Test func `a constrained view follows one with a frame`() {
    let (screen, root) = make()
    let fixed = UIView(frame: CGRect(x: 5, y: 2, width: 6, height: 1))
    let view = Sized()
    screen.turn {
      root.addSubview(fixed)
      add(view, to: root)
      view.leadingAnchor.constraint(equalTo: fixed.trailingAnchor).isActive = true
      view.topAnchor.constraint(equalTo: fixed.bottomAnchor).isActive = true
    }
    screen.settle()
    #expect(view.frame.origin == CGPoint(x: 11, y: 3))
    screen.turn { fixed.frame.origin.x = 10 }
    screen.settle()
    #expect(view.frame.origin == CGPoint(x: 16, y: 3))
  }

  /// UIView: `layoutMargins` and the guide follow a change.
  @Test func `changed margins move what is pinned to them`() {
    let (screen, root) = make()
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    let view = UIView()
    screen.turn {
      root.addSubview(box)
      box.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      add(view, to: box)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: box.layoutMarginsGuide.topAnchor),
        view.leadingAnchor.constraint(equalTo: box.layoutMarginsGuide.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: box.layoutMarginsGuide.trailingAnchor),
        view.bottomAnchor.constraint(equalTo: box.layoutMarginsGuide.bottomAnchor),
      ])
    }
    screen.settle()
    #expect(view.frame == CGRect(x: 2, y: 1, width: 14, height: 6))
    screen.turn { box.layoutMargins = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1) }
    screen.settle()
    #expect(view.frame == CGRect(x: 1, y: 0, width: 18, height: 10))
  }

  /// UIView: `directionalLayoutMargins` and `layoutMargins` agree from left to right.
  @Test func `directional margins agree with the others`() {
    let view = UIView()
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  /// UILayoutGuide: `owningView`; `removeLayoutGuide` removes its constraints.
  @Test func `a guide belongs to its view until it is removed`() {
    let (_, root) = make()
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    #expect(guide.owningView === root && root.layoutGuides.contains { $0 === guide })
    root.removeLayoutGuide(guide)
    #expect(guide.owningView == nil && !root.layoutGuides.contains { $0 === guide })
  }

  /// UILayoutGuide: two guides of equal width space three views.
  @Test func `guides of equal size space views`() {
    let (screen, root) = make()
    let view = Sized()
    let guides = [UILayoutGuide(), UILayoutGuide()]
    screen.turn {
      add(view, to: root)
      for guide in guides { root.addLayoutGuide(guide) }
      NSLayoutConstraint.activate([
        guides[0].leadingAnchor.constraint(equalTo: root.leadingAnchor),
        view.leadingAnchor.constraint(equalTo: guides[0].trailingAnchor),
        guides[1].leadingAnchor.constraint(equalTo: view.trailingAnchor),
        guides[1].trailingAnchor.constraint(equalTo: root.trailingAnchor),
        guides[0].widthAnchor.constraint(equalTo: guides[1].widthAnchor),
      ])
    }
    screen.settle()
    #expect(view.frame.minX == 18 && guides[1].layoutFrame.width == 18)
  }
}
