import Testing
import UIKitNames

/// Probes of actions and menus as values, and of traits and their overrides.
@Suite struct MenuTraitPracticeProbes {
  /// UIAction: off and without attributes by default, with an identifier of its own; the state can be
  /// changed.
  @Test func `an action has a state and an identifier`() {
    let (a, b) = (UIAction(title: "A") { _ in }, UIAction(title: "A") { _ in })
    #expect(a.state == .off && a.attributes == [] && a.title == "A" && a.image == nil)
    #expect(a.identifier != b.identifier)
    a.state = .on
    a.attributes = [.destructive, .disabled]
    #expect(a.state == .on && a.attributes.contains(.disabled) && b.state == .off)
    let named = UIAction(title: "C", identifier: UIAction.Identifier("c"), state: .mixed) { _ in }
    #expect(named.identifier == UIAction.Identifier("c") && named.state == .mixed)
  }

  /// UIMenu `replacingChildren(_:)`: a new menu with the title, identifier and options of the old one,
  /// which stays.
  @Test func `a menu with other children keeps the rest`() {
    let name = UIMenu.Identifier("sort")
    let menu = UIMenu(
      title: "Sort", identifier: name, options: .displayInline,
      children: [UIAction(title: "A") { _ in }])
    let new = menu.replacingChildren([
      UIAction(title: "B") { _ in }, UIMenu(title: "More", children: []),
    ])
    #expect(new !== menu && new.title == "Sort" && new.identifier == name)
    #expect(new.options == .displayInline && new.children.map(\.title) == ["B", "More"])
    #expect(menu.children.map(\.title) == ["A"] && UIMenu(children: []).title == "")
  }

  /// UIMenu `selectedElements`: those that are on, also within submenus.
  @Test func `selected elements are those that are on`() {
    let inner = UIMenu(
      options: .displayInline,
      children: [UIAction(title: "C", state: .on) { _ in }, UIAction(title: "D") { _ in }])
    let menu = UIMenu(children: [
      UIAction(title: "A") { _ in }, UIAction(title: "B", state: .on) { _ in }, inner,
    ])
    #expect(menu.selectedElements.map(\.title) == ["B", "C"])
    #expect(menu.replacingChildren([]).selectedElements.isEmpty)
  }

  /// UITraitCollection `init(traitsFrom:)`: the last collection that specifies a trait decides;
  /// `containsTraits(in:)` compares specified traits only.
  @Test func `traits are combined in order`() {
    let compact = UITraitCollection(horizontalSizeClass: .compact)
    let regular = UITraitCollection(horizontalSizeClass: .regular)
    let tall = UITraitCollection(verticalSizeClass: .regular)
    let all = UITraitCollection(traitsFrom: [compact, tall, regular])
    #expect(all.horizontalSizeClass == .regular && all.verticalSizeClass == .regular)
    #expect(all.containsTraits(in: regular) && all.containsTraits(in: tall))
    #expect(!all.containsTraits(in: compact) && !compact.containsTraits(in: tall))
    #expect(compact.verticalSizeClass == .unspecified && compact != regular)
  }

  final class Child: UIViewController {
    let log = ProbeLog()
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      guard let previous, previous.horizontalSizeClass != traitCollection.horizontalSizeClass else {
        return
      }
      log.add(traitCollection.horizontalSizeClass == .regular ? "regular" : "compact")
    }
  }

  /// UIViewController `setOverrideTraitCollection(_:forChild:)`: changes the traits of the child and
  /// its view, not the parent's; nil takes it back. The child hears of each change.
  @Test func `a parent overrides traits of a child`() {
    let stage = ViewStage()
    let (child, inner) = (Child(), UIView())
    stage.turn {
      stage.root.addChild(child)
      stage.root.view.addSubview(child.view)
      child.view.addSubview(inner)
      child.didMove(toParent: stage.root)
    }
    let first = stage.root.traitCollection.horizontalSizeClass
    let other: UIUserInterfaceSizeClass = first == .regular ? .compact : .regular
    _ = child.log.take()
    stage.turn {
      stage.root.setOverrideTraitCollection(
        UITraitCollection(horizontalSizeClass: other), forChild: child)
    }
    #expect(child.traitCollection.horizontalSizeClass == other)
    #expect(inner.traitCollection.horizontalSizeClass == other)
    #expect(stage.root.traitCollection.horizontalSizeClass == first)
    #expect(child.log.take() == [other == .regular ? "regular" : "compact"])
    #expect(child.traitCollection.verticalSizeClass == stage.root.traitCollection.verticalSizeClass)
    stage.turn { stage.root.setOverrideTraitCollection(nil, forChild: child) }
    #expect(child.traitCollection.horizontalSizeClass == first && child.log.take().count == 1)
  }

  /// UIView `registerForTraitChanges(_:handler:)`: the handler gets the view and the traits of before;
  /// after `unregisterForTraitChanges(_:)` it is not called.
  @Test func `a view registers for changes of a trait`() {
    let stage = ViewStage()
    let (child, inner) = (UIViewController(), UIView())
    stage.turn {
      stage.root.addChild(child)
      stage.root.view.addSubview(child.view)
      child.view.addSubview(inner)
      child.didMove(toParent: stage.root)
    }
    let first = stage.root.traitCollection.horizontalSizeClass
    let other: UIUserInterfaceSizeClass = first == .regular ? .compact : .regular
    let log = ProbeLog()
    let registration = inner.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
      (view: UIView, previous: UITraitCollection) in
      log.add(
        "\(previous.horizontalSizeClass == first) \(view.traitCollection.horizontalSizeClass == other)"
      )
    }
    let change = { (sizeClass: UIUserInterfaceSizeClass?) in
      stage.turn {
        stage.root.setOverrideTraitCollection(
          sizeClass.map { UITraitCollection(horizontalSizeClass: $0) }, forChild: child)
      }
    }
    change(other)
    #expect(log.take() == ["true true"])
    stage.turn { inner.unregisterForTraitChanges(registration) }
    change(nil)
    change(other)
    #expect(log.take() == [])
  }
}
