import Testing
import UIKitNames

/// Probes of trait collections: values, inheritance, overrides, changes.
@Suite struct TraitDocumentedProbes {
  private static let wide = Int(UITraitCollection.regularColumns) + 10

  /// UIUserInterfaceSizeClass (UIInterface.h): unspecified is 0, compact 1, regular 2. UITraitCollection
  /// `init(horizontalSizeClass:)`: all other traits are unspecified.
  @Test func `a collection of one trait leaves the others unspecified`() {
    let traits = UITraitCollection(horizontalSizeClass: .compact)
    #expect(traits.horizontalSizeClass == .compact && traits.verticalSizeClass == .unspecified)
    #expect(UITraitCollection(verticalSizeClass: .regular).horizontalSizeClass == .unspecified)
    #expect(UIUserInterfaceSizeClass.unspecified.rawValue == 0)
    #expect(UIUserInterfaceSizeClass.compact.rawValue == 1)
    #expect(UIUserInterfaceSizeClass.regular.rawValue == 2)
  }

  /// UITraitCollection `init(traitsFrom:)`: of traits that several collections specify, the last one
  /// counts; an unspecified trait does not replace a specified one.
  @Test func `merged traits come from the last collection that has them`() {
    let compact = UITraitCollection(horizontalSizeClass: .compact)
    let regular = UITraitCollection(horizontalSizeClass: .regular)
    let vertical = UITraitCollection(verticalSizeClass: .compact)
    let merged = UITraitCollection(traitsFrom: [compact, vertical, regular])
    #expect(merged.horizontalSizeClass == .regular && merged.verticalSizeClass == .compact)
    let kept = UITraitCollection(traitsFrom: [regular, vertical])
    #expect(kept.horizontalSizeClass == .regular)
    #expect(merged == kept && merged != compact)
  }

  /// UITraitCollection `containsTraits(in:)`: whether it "contains all of another trait collection's
  /// values".
  @Test func `a collection contains the traits of another`() {
    let compact = UITraitCollection(horizontalSizeClass: .compact)
    let both = UITraitCollection(traitsFrom: [
      compact, UITraitCollection(verticalSizeClass: .regular),
    ])
    #expect(both.containsTraits(in: compact) && !compact.containsTraits(in: both))
    #expect(both.containsTraits(in: both))
    #expect(!both.containsTraits(in: UITraitCollection(horizontalSizeClass: .regular)))
  }

  final class Watcher: UIViewController {
    let log = ProbeLog()
    static func name(_ size: UIUserInterfaceSizeClass?) -> String {
      switch size {
      case .compact: "compact"
      case .regular: "regular"
      default: "none"
      }
    }
    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      let now = Self.name(traitCollection.horizontalSizeClass)
      log.add("traits \(now) to \(Self.name(newCollection.horizontalSizeClass))")
    }
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      log.add("size \(Int(size.width))")
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      let before = Self.name(previousTraitCollection?.horizontalSizeClass)
      log.add("changed \(before) to \(Self.name(traitCollection.horizontalSizeClass))")
    }
  }

  /// WWDC14 "View Controller Advancements in iOS 8": for a change of traits `willTransition(to:with:)`
  /// comes first, then `viewWillTransition(to:with:)`; `traitCollectionDidChange(_:)` gets the previous
  /// traits.
  @Test func `a wider screen changes the traits`() {
    let watcher = Watcher()
    let screen = Screen(root: watcher)
    screen.settle()
    _ = watcher.log.take()
    screen.simulator.perform(.resize(columns: Self.wide, rows: 25))
    screen.settle()
    #expect(
      watcher.log.take() == [
        "traits compact to regular", "size \(Self.wide)", "changed compact to regular",
      ])
    screen.simulator.perform(.resize(columns: Self.wide + 5, rows: 25))
    screen.settle()
    #expect(watcher.log.take() == ["size \(Self.wide + 5)"])
  }

  /// UITraitChangeObservable `registerForTraitChanges(_:handler:)` (iOS 17): called for changes of the
  /// registered traits only, with the previous collection, until `unregisterForTraitChanges(_:)`.
  @Test func `a handler is called for its own trait`() {
    let controller = UIViewController()
    let screen = Screen(root: controller)
    screen.settle()
    let log = ProbeLog()
    var registration: (any UITraitChangeRegistration)?
    screen.turn {
      registration = controller.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
        (controller: UIViewController, previous: UITraitCollection) in
        let now = Watcher.name(controller.traitCollection.horizontalSizeClass)
        log.add("\(Watcher.name(previous.horizontalSizeClass)) \(now)")
      }
      controller.view.registerForTraitChanges([UITraitVerticalSizeClass.self]) {
        (_: UIView, _: UITraitCollection) in log.add("vertical")
      }
    }
    #expect(log.take() == [])
    screen.simulator.perform(.resize(columns: Self.wide, rows: 25))
    screen.settle()
    #expect(log.take() == ["compact regular"])
    screen.turn {
      if let registration { controller.unregisterForTraitChanges(registration) }
    }
    screen.simulator.perform(.resize(columns: 40, rows: 25))
    screen.settle()
    #expect(log.take() == [])
  }

  /// UIViewController `setOverrideTraitCollection(_:forChild:)`: the child gets the traits that are
  /// specified, and the others of its parent; nil ends the override.
  @Test func `a container overrides the traits of a child`() {
    let stage = ViewStage()
    let child = Watcher()
    let inner = UIView()
    stage.turn {
      stage.root.addChild(child)
      stage.root.view.addSubview(child.view)
      child.view.addSubview(inner)
      child.didMove(toParent: stage.root)
    }
    _ = child.log.take()
    #expect(child.traitCollection.horizontalSizeClass == .compact)
    stage.turn {
      stage.root.setOverrideTraitCollection(
        UITraitCollection(horizontalSizeClass: .regular), forChild: child)
    }
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(child.traitCollection.verticalSizeClass == stage.root.traitCollection.verticalSizeClass)
    #expect(inner.traitCollection.horizontalSizeClass == .regular)
    #expect(stage.root.traitCollection.horizontalSizeClass == .compact)
    #expect(child.log.take().contains("changed compact to regular"))
    stage.turn { stage.root.setOverrideTraitCollection(nil, forChild: child) }
    #expect(child.traitCollection.horizontalSizeClass == .compact)
    #expect(child.log.take().contains("changed regular to compact"))
  }

  /// UIPresentationController `overrideTraitCollection`: the traits for the presented controller; the
  /// presenter keeps its own.
  @Test func `a presentation overrides the traits of its content`() {
    let stage = ViewStage()
    let modal = UIViewController()
    modal.modalPresentationStyle = .pageSheet
    modal.presentationController?.overrideTraitCollection = UITraitCollection(
      horizontalSizeClass: .regular)
    stage.turn { stage.root.present(modal, animated: false) }
    #expect(modal.traitCollection.horizontalSizeClass == .regular)
    #expect(stage.root.traitCollection.horizontalSizeClass == .compact)
  }

  /// UITraitCollection `performAsCurrent(_:)`: "temporarily replaces the traits of the current
  /// environment", and restores them afterwards.
  @Test func `traits are current within a closure`() {
    let stage = ViewStage()
    stage.turn {
      let before = UITraitCollection.current
      let regular = UITraitCollection(horizontalSizeClass: .regular)
      let compact = UITraitCollection(horizontalSizeClass: .compact)
      regular.performAsCurrent {
        #expect(UITraitCollection.current.horizontalSizeClass == .regular)
        compact.performAsCurrent {
          #expect(UITraitCollection.current.horizontalSizeClass == .compact)
        }
        #expect(UITraitCollection.current.horizontalSizeClass == .regular)
      }
      #expect(UITraitCollection.current == before)
    }
  }
}
