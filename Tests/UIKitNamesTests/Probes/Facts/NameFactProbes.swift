import Simulation
import Testing
import UIKitNames

/// Probes of names that real apps use: handlers of controls, deferred menus, traits, tabs and bars.
@Suite struct NameFactProbes {
  final class Form: Hashable {
    static func == (a: Form, b: Form) -> Bool { a === b }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    func tapped() {}
  }

  /// UIControl `allTargets`: "a set of all target objects associated with the control".
  @Test func `a control lists its targets`() {
    let (one, two) = (Form(), Form())
    let button = UIButton(type: .system)
    #expect(button.allTargets.isEmpty)
    button.addTarget(one, action: Form.tapped, for: .touchUpInside)
    button.addTarget(one, action: Form.tapped, for: .touchDown)
    button.addTarget(two, action: Form.tapped, for: .touchUpInside)
    #expect(button.allTargets == [one, two])
    button.removeTarget(one, action: nil, for: .allEvents)
    #expect(button.allTargets == [two])
  }

  /// UIControl `enumerateEventHandlers(_:)`: an action or a target with its events; `stop` ends it.
  @Test func `a control enumerates its handlers`() {
    let form = Form()
    let action = UIAction(title: "Save") { _ in }
    let button = UIButton(type: .system)
    button.addTarget(form, action: Form.tapped, for: .touchDown)
    button.addAction(action, for: .touchUpInside)
    var found: [String] = []
    button.enumerateEventHandlers { action, target, events, _ in
      if let action { found.append("\(action.title) \(events == .touchUpInside)") }
      if let target {
        found.append("target \((target.0 as? Form) === form) \(events == .touchDown)")
      }
    }
    #expect(found == ["target true true", "Save true"])
    var count = 0
    button.enumerateEventHandlers { _, _, _, stop in
      count += 1
      stop = true
    }
    #expect(count == 1)
  }

  /// CALayer `hitTest(_:)`: "the farthest descendant of the receiver that contains the point"; the point
  /// is in the coordinates of the superlayer.
  @Test func `a layer finds the sublayer at a point`() {
    let (outer, back, front) = (CALayer(), CALayer(), CALayer())
    outer.frame = CGRect(x: 5, y: 5, width: 20, height: 10)
    back.frame = CGRect(x: 1, y: 1, width: 8, height: 5)
    front.frame = CGRect(x: 4, y: 1, width: 8, height: 5)
    outer.addSublayer(back)
    outer.addSublayer(front)
    #expect(outer.hitTest(CGPoint(x: 5, y: 5)) === outer)
    #expect(outer.hitTest(CGPoint(x: 7, y: 7)) === back)
    #expect(outer.hitTest(CGPoint(x: 10, y: 7)) === front)
    #expect(outer.hitTest(CGPoint(x: 0, y: 0)) == nil)
    front.isHidden = true
    #expect(outer.hitTest(CGPoint(x: 10, y: 7)) === back)
  }

  private final class Sized: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 7, height: 2) }
  }

  /// UIView `sizeThatFits(_:)`: "The default implementation of this method returns the existing size of
  /// the view."
  @Test func `a plain view fits its own size`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 3, height: 4))
    #expect(view.sizeThatFits(CGSize(width: 50, height: 50)) == CGSize(width: 3, height: 4))
    let sized = Sized(frame: CGRect(x: 0, y: 0, width: 3, height: 4))
    #expect(sized.sizeThatFits(CGSize(width: 50, height: 50)) == CGSize(width: 3, height: 4))
    sized.sizeToFit()
    #expect(sized.bounds.size == CGSize(width: 3, height: 4))
    // A stack asks for the intrinsic size.
    let stack = UIStackView(arrangedSubviews: [sized])
    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 7)
    #expect(UISwitch().sizeThatFits(.zero) == UISwitch().intrinsicContentSize)
  }

  private final class Tinted: UIView {
    var changes = 0
    override func tintColorDidChange() {
      super.tintColorDidChange()
      changes += 1
    }
  }

  /// UIView `tintColorDidChange()`: a view that moves to a superview with another tint inherits it, and
  /// gets the call; one with a colour of its own does not.
  @Test func `a moved view hears of another tint`() {
    let (red, blue, plain) = (UIView(), UIView(), UIView())
    (red.tintColor, blue.tintColor) = (.red, .blue)
    let (view, inner, own) = (Tinted(), Tinted(), Tinted())
    own.tintColor = .green
    view.addSubview(inner)
    view.addSubview(own)
    let start = own.changes
    plain.addSubview(view)
    #expect(view.changes == 0 && inner.changes == 0)
    red.addSubview(view)
    #expect(view.changes == 1 && inner.changes == 1 && own.changes == start)
    blue.addSubview(view)
    #expect(view.changes == 2 && inner.changes == 2 && own.changes == start)
    blue.addSubview(view)
    #expect(view.changes == 2)
  }

  /// UIDeferredMenuElement: the elements are provided when the menu is shown; a cached element asks once,
  /// an uncached one each time.
  @Test func `a deferred menu asks for its elements when it is shown`() {
    for isCached in [true, false] {
      var asked = 0
      let provide: (@escaping ([UIMenuElement]) -> Void) -> Void = { completion in
        asked += 1
        completion([UIAction(title: "Recent \(asked)") { _ in }])
      }
      let deferred =
        isCached ? UIDeferredMenuElement(provide) : UIDeferredMenuElement.uncached(provide)
      let root = UIViewController()
      let screen = Screen(root: root)
      screen.settle()
      let button = UIButton(type: .system)
      button.showsMenuAsPrimaryAction = true
      button.menu = UIMenu(children: [UIAction(title: "New") { _ in }, deferred])
      screen.turn { root.view.addSubview(button) }
      #expect(asked == 0)
      for number in 1...2 {
        screen.turn { _ = button.activate() }
        screen.settle()
        let alert = screen.front as? UIAlertController
        let wanted = "Recent \(isCached ? 1 : number)"
        #expect(alert?.actions.map(\.title) == ["New", wanted, "Cancel"])
        screen.turn { root.dismiss(animated: false) }
        screen.settle()
      }
      #expect(asked == (isCached ? 1 : 2))
    }
  }

  /// UITraitChangeObservable `registerForTraitChanges(_:handler:)`: called for the traits that were
  /// registered, with the old traits.
  @Test func `a controller and a view hear of the traits they wait for`() {
    let root = UIViewController()
    let view = UIView()
    let screen = Screen(root: root, columns: 80, rows: 30)
    screen.settle()
    var log: [String] = []
    screen.turn {
      root.view.addSubview(view)
      root.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
        (self: UIViewController, previous: UITraitCollection) in
        log.append("width \(previous.horizontalSizeClass == .regular)")
      }
      view.registerForTraitChanges([UITraitVerticalSizeClass.self]) {
        (self: UIView, previous: UITraitCollection) in log.append("height")
      }
    }
    let registration = root.registerForTraitChanges([UITraitVerticalSizeClass.self]) {
      (self: UIViewController, previous: UITraitCollection) in log.append("never")
    }
    root.unregisterForTraitChanges(registration)
    screen.simulator.perform(.resize(columns: 40, rows: 31))
    screen.settle()
    #expect(log == ["width true"])
    screen.simulator.perform(.resize(columns: 40, rows: 11))
    screen.settle()
    #expect(log == ["width true", "height"])
  }

  private final class Tabs: UITabBarController {
    var seen: [(String?, Int)] = []
    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
      seen.append((item.title, selectedIndex))
    }
  }

  /// UITabBarDelegate `tabBar(_:didSelect:)` of a tab bar controller: called for the user's selection,
  /// while the old controller is still selected.
  @Test func `a tab bar controller hears of a tapped item`() {
    let tabs = Tabs()
    tabs.viewControllers = ["One", "Two"].map { title in
      let controller = UIViewController()
      controller.title = title
      return controller
    }
    let screen = Screen(root: tabs)
    screen.settle()
    screen.simulator.perform(.selectTab(2))
    screen.settle()
    #expect(tabs.seen.map(\.0) == ["Two"] && tabs.seen.map(\.1) == [0] && tabs.selectedIndex == 1)
    screen.turn { tabs.selectedIndex = 0 }
    #expect(tabs.seen.count == 1)
  }

  private final class Guarded: UINavigationController, UINavigationBarDelegate {
    var isAllowed = false
    var asked: [String] = []
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
      asked.append("should \(item.title ?? "")")
      return isAllowed
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
      asked.append("did \(item.title ?? "")")
    }
  }

  /// UINavigationBarDelegate `navigationBar(_:shouldPop:)`: false keeps the item when the back button is
  /// tapped.
  @Test func `a navigation controller can refuse the back button`() {
    let (first, second) = (UIViewController(), UIViewController())
    second.title = "Edit"
    let stack = Guarded(rootViewController: first)
    let screen = Screen(root: stack)
    screen.turn { stack.pushViewController(second, animated: false) }
    screen.settle()
    screen.click(1, 0)
    screen.settle()
    #expect(stack.asked == ["should Edit"] && stack.topViewController === second)
    stack.isAllowed = true
    screen.click(1, 0)
    screen.settle()
    #expect(stack.asked == ["should Edit", "should Edit", "did Edit"])
    #expect(stack.topViewController === first)
  }

  /// UINavigationItem `backAction`: performed in place of going back.
  @Test func `a back action replaces the way back`() {
    let (first, second) = (UIViewController(), UIViewController())
    var count = 0
    second.navigationItem.backAction = UIAction { _ in count += 1 }
    let stack = UINavigationController(rootViewController: first)
    let screen = Screen(root: stack)
    screen.turn { stack.pushViewController(second, animated: false) }
    screen.settle()
    screen.click(1, 0)
    screen.settle()
    #expect(count == 1 && stack.topViewController === second)
  }

  private final class Columns: UISplitViewControllerDelegate {
    let log = ProbeLog()
    func splitViewController(
      _ svc: UISplitViewController, willShow column: UISplitViewController.Column
    ) { log.add("show \(column == .primary ? "primary" : "other")") }
    func splitViewController(
      _ svc: UISplitViewController, willHide column: UISplitViewController.Column
    ) { log.add("hide \(column == .primary ? "primary" : "other")") }
  }

  /// UISplitViewControllerDelegate `splitViewController(_:willShow:)` and `willHide`: told of the column.
  @Test func `the delegate of a split view controller hears of columns`() {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(UIViewController(), for: .primary)
    split.setViewController(UIViewController(), for: .secondary)
    let delegate = Columns()
    split.delegate = delegate
    let screen = Screen(root: split, columns: 120, rows: 30)
    screen.settle()
    _ = delegate.log.take()
    screen.turn { split.hide(.primary) }
    screen.settle()
    #expect(delegate.log.take() == ["hide primary"])
    screen.turn { split.show(.primary) }
    screen.settle()
    #expect(delegate.log.take() == ["show primary"])
  }

  /// UITab: the controller of a tab comes from its provider, and a tab is found by its identifier.
  @Test func `tabs with identifiers show their controllers`() {
    let tabs = UITabBarController(tabs: [
      UITab(title: "Inbox", image: nil, identifier: "inbox") { _ in UIViewController() },
      UITab(title: "Sent", image: nil, identifier: "sent") { _ in UIViewController() },
    ])
    let screen = Screen(root: tabs)
    screen.settle()
    #expect(tabs.selectedTab?.identifier == "inbox")
    screen.turn { tabs.selectedTab = tabs.tab(forIdentifier: "sent") }
    screen.settle()
    #expect(tabs.selectedIndex == 1)
    #expect(tabs.selectedViewController === tabs.tabs[1].viewController)
    #expect(screen.row(of: "Sent") != nil)
    screen.turn { tabs.tabs[1].badgeValue = "3" }
    #expect(tabs.tabBar.items?[1].badgeValue == "3")
  }

  /// A pinch needs two fingers, so a touch does not begin one; other gestures on the view still work.
  @Test func `a pinch lets a tap happen`() {
    let root = UIViewController()
    let screen = Screen(root: root)
    screen.settle()
    var (taps, pinches) = (0, 0)
    let tap = UITapGestureRecognizer { _ in taps += 1 }
    let pinch = UIPinchGestureRecognizer { _ in pinches += 1 }
    screen.turn {
      tap.require(toFail: pinch)
      root.view.addGestureRecognizer(pinch)
      root.view.addGestureRecognizer(tap)
    }
    screen.click(5, 5)
    screen.settle()
    #expect(taps == 1 && pinches == 0)
  }
}
