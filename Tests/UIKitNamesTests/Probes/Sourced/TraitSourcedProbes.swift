import Testing
import UIKitNames

/// Probes of trait collections and their changes.
@Suite struct TraitSourcedProbes {
  /// A controller that logs changes of traits and of the size.
  final class Watcher: UIViewController {
    let log = ProbeLog()
    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      log.add("traits \(newCollection.horizontalSizeClass == .regular)")
    }
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      log.add("size \(Int(size.width))")
    }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      guard let previous else { return }
      log.add(
        "did \(previous.horizontalSizeClass == .regular) "
          + "\(traitCollection.horizontalSizeClass == .regular)")
    }
  }

  private static func widen(_ screen: Screen) {
    screen.simulator.perform(.resize(columns: 120, rows: 25))
    screen.settle()
  }

  /// UITraitCollection `init(traitsFrom:)`: merges collections; the last one that has a trait wins, and a
  /// trait that none has is unspecified.
  @Test func `the last of the merged traits wins`() {
    let compact = UITraitCollection(horizontalSizeClass: .compact)
    let regular = UITraitCollection(horizontalSizeClass: .regular)
    let tall = UITraitCollection(verticalSizeClass: .regular)
    let one = UITraitCollection(traitsFrom: [compact, tall, regular])
    #expect(one.horizontalSizeClass == .regular && one.verticalSizeClass == .regular)
    let two = UITraitCollection(traitsFrom: [regular, compact])
    #expect(two.horizontalSizeClass == .compact && two.verticalSizeClass == .unspecified)
    #expect(UITraitCollection(traitsFrom: []).horizontalSizeClass == .unspecified)
  }

  /// UITraitCollection `containsTraits(in:)`: true if the receiver has all specified traits of the other.
  @Test func `a collection contains the traits of a smaller one`() {
    let both = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .compact),
      UITraitCollection(verticalSizeClass: .regular),
    ])
    #expect(both.containsTraits(in: UITraitCollection(horizontalSizeClass: .compact)))
    #expect(both.containsTraits(in: UITraitCollection()) && both.containsTraits(in: both))
    #expect(!both.containsTraits(in: UITraitCollection(horizontalSizeClass: .regular)))
    #expect(!UITraitCollection(horizontalSizeClass: .compact).containsTraits(in: both))
  }

  /// View Controller Programming Guide, "The Adaptive Model": `willTransition(to:with:)`, then
  /// `viewWillTransition(to:with:)`, then `traitCollectionDidChange(_:)`.
  @Test func `a wider window changes the traits in order`() {
    let root = Watcher()
    let screen = Screen(root: root)
    screen.settle()
    #expect(root.traitCollection.horizontalSizeClass == .compact)
    _ = root.log.take()
    Self.widen(screen)
    #expect(root.log.take() == ["traits true", "size 120", "did false true"])
    #expect(root.traitCollection.horizontalSizeClass == .regular)
  }

  /// UIContentContainer `willTransition(to:with:)`: only called for a change of the size classes, so a size
  /// of the same classes changes only the size.
  @Test func `a size of the same classes changes no traits`() {
    let root = Watcher()
    let screen = Screen(root: root)
    screen.settle()
    _ = root.log.take()
    screen.simulator.perform(.resize(columns: 42, rows: 25))
    screen.settle()
    #expect(root.log.take() == ["size 42"])
  }

  /// UITraitChangeObservable `registerForTraitChanges(_:handler:)` (WWDC23, "Unleash the UIKit trait
  /// system"): the handler gets the object and the traits from before, after the change.
  @Test func `a handler hears of a change of traits`() {
    let (root, log) = (UIViewController(), ProbeLog())
    let screen = Screen(root: root)
    screen.settle()
    screen.turn {
      root.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
        (controller: UIViewController, previous: UITraitCollection) in
        log.add("\(controller === root) \(previous.horizontalSizeClass == .compact)")
        log.add("\(controller.traitCollection.horizontalSizeClass == .regular)")
      }
    }
    #expect(log.take() == [])
    Self.widen(screen)
    #expect(log.take() == ["true true", "true"])
  }

  /// UITraitChangeObservable `unregisterForTraitChanges(_:)`: ends the calls; a handler for another trait
  /// is not called.
  @Test func `a handler that is unregistered hears nothing`() {
    let (root, log) = (UIViewController(), ProbeLog())
    let screen = Screen(root: root)
    screen.settle()
    screen.turn {
      let registration = root.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
        (_: UIViewController, _: UITraitCollection) in log.add("removed")
      }
      root.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
        (_: UIViewController, _: UITraitCollection) in log.add("style")
      }
      root.unregisterForTraitChanges(registration)
    }
    Self.widen(screen)
    #expect(log.take() == [])
  }

  /// UIViewController `setOverrideTraitCollection(_:forChild:)`: the child and its own children get the
  /// overridden traits; nil gives them the container's again.
  @Test func `a container overrides traits of its child`() {
    let (root, child, inner) = (UIViewController(), UIViewController(), UIViewController())
    let screen = Screen(root: root)
    screen.settle()
    screen.turn {
      for (parent, next) in [(root, child), (child, inner)] {
        parent.addChild(next)
        next.view.frame = parent.view.bounds
        parent.view.addSubview(next.view)
        next.didMove(toParent: parent)
      }
      root.setOverrideTraitCollection(
        UITraitCollection(horizontalSizeClass: .regular), forChild: child)
    }
    screen.settle()
    #expect(root.traitCollection.horizontalSizeClass == .compact)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(inner.traitCollection.horizontalSizeClass == .regular)
    #expect(child.traitCollection.verticalSizeClass == root.traitCollection.verticalSizeClass)
    screen.turn { root.setOverrideTraitCollection(nil, forChild: child) }
    screen.settle()
    #expect(inner.traitCollection.horizontalSizeClass == .compact)
  }

  /// UITraitCollection: the controllers of a stack, their views and the window have the same size classes.
  @Test func `traits go down from the window`() {
    let root = UIViewController()
    let stack = UINavigationController(rootViewController: root)
    let screen = Screen(root: stack)
    screen.settle()
    let traits = screen.application.window?.traitCollection
    #expect(traits?.horizontalSizeClass == .compact)
    for other in [stack.traitCollection, root.traitCollection, root.view.traitCollection] {
      #expect(other.horizontalSizeClass == traits?.horizontalSizeClass)
      #expect(other.verticalSizeClass == traits?.verticalSizeClass)
    }
  }

  /// UIPresentationController `overrideTraitCollection`: traits of the presented controller that replace
  /// those that it would get.
  @Test func `a presentation controller overrides traits`() {
    let (root, front) = (UIViewController(), UIViewController())
    let screen = Screen(root: root)
    screen.settle()
    front.modalPresentationStyle = .overFullScreen
    front.presentationController?.overrideTraitCollection =
      UITraitCollection(horizontalSizeClass: .regular)
    screen.turn { root.present(front, animated: false) }
    screen.settle()
    #expect(front.traitCollection.horizontalSizeClass == .regular)
    #expect(root.traitCollection.horizontalSizeClass == .compact)
  }

  /// UIViewControllerTransitionCoordinator: in `viewWillTransition(to:with:)` the animations alongside see
  /// the new size, and the completion comes after them.
  @Test func `animations go along with a change of the size`() {
    final class Rotator: UIViewController {
      let log = ProbeLog()
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        log.add("will \(Int(view.bounds.width))")
        coordinator.animate(
          alongsideTransition: { [unowned self] _ in log.add("along \(Int(view.bounds.width))") },
          completion: { [unowned self] _ in log.add("done \(Int(view.bounds.width))") })
      }
    }
    let root = Rotator()
    let screen = Screen(root: root)
    screen.settle()
    screen.simulator.perform(.resize(columns: 60, rows: 25))
    screen.settle()
    #expect(root.log.take() == ["will 40", "along 60", "done 60"])
  }
}
