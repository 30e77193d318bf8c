import NavigationKit
import Simulation
import Testing

/// Numbers are those of the catalogue of UIKit's behaviour.
@Suite struct TabBarControllerTests {
  private static let delegate: Set<Event.Kind> = [.tabShouldSelect, .tabDidSelect]

  private final class Delegate: TabBarControllerDelegate {
    var allows = true
    var animator: (any ViewControllerAnimatedTransitioning)?
    var interaction: (any ViewControllerInteractiveTransitioning)?
    /// The selection at each call.
    var calls: [String] = []

    func tabBarController(_ tabs: TabBarController, shouldSelect controller: ViewController)
      -> Bool
    {
      calls.append("should \(names([tabs.selectedViewController, controller].compactMap(\.self)))")
      return allows
    }

    func tabBarController(_ tabs: TabBarController, didSelect controller: ViewController) {
      calls.append("did \(names([tabs.selectedViewController, controller].compactMap(\.self)))")
    }

    func tabBarController(
      _ tabs: TabBarController, animationControllerForTransitionFrom from: ViewController,
      to: ViewController
    ) -> (any ViewControllerAnimatedTransitioning)? { animator }

    func tabBarController(
      _ tabs: TabBarController,
      interactionControllerFor animator: any ViewControllerAnimatedTransitioning
    ) -> (any ViewControllerInteractiveTransitioning)? { interaction }
  }

  @Test func `a tab with a modal in its context returns in the order of any selection (1.6.1)`() {
    let (c, b, m) = (Content("C"), Content("B"), Content("M"))
    c.definesPresentationContext = true
    m.modalPresentationStyle = .currentContext
    let tabs = TabBarController()
    tabs.viewControllers = [c, b]
    let stage = SimulatedStage(tabs)
    stage.turn { c.present(m, animated: false) }
    stage.turn { tabs.selectedIndex = 1 }
    stage.forget()
    stage.turn { tabs.selectedIndex = 0 }
    #expect(
      stage.happened(.willAndDid) == [
        "M viewWillAppear", "B viewWillDisappear", "B viewDidDisappear", "M viewDidAppear",
      ])
    expectInvariants(tabs)
  }

  // MARK: - The array

  @Test func `all tabs are children from the start and load when they are selected (1.6.2)`() {
    let (a, b) = (Content("A"), Content("B"))
    let tabs = TabBarController()
    tabs.viewControllers = [a, b]
    #expect(a.parent === tabs && b.parent === tabs)
    #expect(tabs.selectedIndex == 0)
    let stage = SimulatedStage(tabs)
    #expect(a.isViewLoaded)
    #expect(!b.isViewLoaded)
    expectInvariants(tabs)
    stage.turn { tabs.selectedIndex = 1 }
    #expect(b.isViewLoaded)
    expectInvariants(tabs)
  }

  @Test(arguments: [
    // The selected one stays; else the same place; else the first.
    (["A", "B", "C"], 1, ["C", "B"], "B"),
    (["A", "B", "C"], 1, ["A", "D"], "D"),
    (["A", "B", "C"], 2, ["D", "E"], "D"),
  ])
  func `a new array of tabs keeps the selection if possible (9.3.1)`(
    old: [String], selected: Int, new: [String], expected: String
  ) {
    var pool: [String: Content] = [:]
    for name in Set(old + new).sorted() { pool[name] = Content(name) }
    let tabs = TabBarController()
    tabs.viewControllers = old.compactMap { pool[$0] }
    tabs.selectedIndex = selected
    let stage = SimulatedStage(tabs)
    stage.turn { tabs.viewControllers = new.compactMap { pool[$0] } }
    #expect(names([tabs.selectedViewController].compactMap(\.self)) == [expected])
    #expect(names(tabs.children) == new)
    for name in Set(old).subtracting(new) { #expect(pool[name]?.parent == nil) }
    #expect(pool[expected]?.appearanceState == .appeared)
    expectInvariants(tabs)
  }

  @Test func `controllers that leave or join the array receive willMove and didMove`() {
    let (a, b) = (Content("A"), Content("B"))
    let tabs = tabBar(a)
    let stage = SimulatedStage(tabs)
    let order = stage.happened(.containment, .willAndDid) { tabs.viewControllers = [b] }
    #expect(
      order == [
        "A willMoveToParent", "B willMoveToParent Tab", "B didMoveToParent Tab",
        "B viewWillAppear", "A viewWillDisappear", "A viewDidDisappear", "B viewDidAppear",
        "A didMoveToParent",
      ])
  }

  // MARK: - Selecting

  @Test func `a tab change calls back in UIKit's order (1.6.1)`() {
    let tabs = tabBar(Content("Old"), Content("New"))
    let stage = SimulatedStage(tabs)
    let order = stage.happened(.appearance) { tabs.selectedIndex = 1 }
    #expect(
      order == [
        "New viewDidLoad", "New viewWillAppear", "Old viewWillDisappear", "New viewIsAppearing",
        "Old viewDidDisappear", "New viewDidAppear",
      ])
    let back = stage.happened(.willAndDid) { tabs.selectedIndex = 0 }
    #expect(
      back == [
        "Old viewWillAppear", "New viewWillDisappear", "New viewDidDisappear",
        "Old viewDidAppear",
      ])
  }

  @Test func `a selection by code calls no delegate (9.3.2)`() {
    let (a, b) = (Content("A"), Content("B"))
    let tabs = tabBar(a, b)
    let delegate = Delegate()
    delegate.allows = false
    tabs.delegate = delegate
    let stage = SimulatedStage(tabs)
    stage.turn { tabs.selectedViewController = b }
    #expect(tabs.selectedIndex == 1)
    stage.turn { tabs.selectedIndex = 0 }
    #expect(tabs.selectedViewController === a)
    #expect(delegate.calls == [])
  }

  @Test func `a controller outside the tabs cannot be selected (9.3.2)`() {
    let tabs = tabBar(Content("A"))
    let foreign = Content("F")
    let stage = SimulatedStage(tabs)
    stage.turn {
      #expect(throws: NavigationError.selectedUnknown(controller: "F")) {
        try tabs.checkedSelect(foreign)
      }
    }
    #expect(tabs.selectedIndex == 0)
  }

  @Test(arguments: [2, 7, -1, TabBarController.notFound, .min])
  func `selecting an index without a tab changes nothing (9.3.8)`(index: Int) {
    let tabs = tabBar(Content("A"), Content("B"))
    let stage = SimulatedStage(tabs)
    stage.turn { tabs.selectedIndex = 1 }
    stage.turn { tabs.selectedIndex = index }
    #expect(tabs.selectedIndex == 1)
    expectInvariants(tabs)
  }

  @Test(arguments: [0, 3, TabBarController.notFound])
  func `an index that is selected before there are tabs is ignored (9.3.8)`(index: Int) {
    let tabs = TabBarController()
    tabs.selectedIndex = index
    #expect(tabs.selectedIndex == TabBarController.notFound)
    tabs.viewControllers = [Content("A"), Content("B")]
    #expect(tabs.selectedIndex == 0)
  }

  @Test func `a tap asks the delegate, selects the tab and notifies the delegate (9.3.3)`() {
    let tabs = tabBar(Content("A"), Content("B"))
    let delegate = Delegate()
    tabs.delegate = delegate
    let stage = SimulatedStage(tabs)
    stage.forget()
    stage.perform(.selectTab(2))
    #expect(delegate.calls == [#"should ["A", "B"]"#, #"did ["B", "B"]"#])
    #expect(
      stage.happened(Self.delegate, .willAndDid) == [
        "Tab tabShouldSelect B", "B viewWillAppear", "A viewWillDisappear",
        "A viewDidDisappear", "B viewDidAppear", "Tab tabDidSelect B",
      ])
  }

  @Test func `a refused tap changes nothing and sends no notification (9.3.3)`() {
    let tabs = tabBar(Content("A"), Content("B"))
    let delegate = Delegate()
    delegate.allows = false
    tabs.delegate = delegate
    let stage = SimulatedStage(tabs)
    stage.perform(.selectTab(2))
    #expect(tabs.selectedIndex == 0)
    #expect(delegate.calls == [#"should ["A", "B"]"#])
  }

  @Test func `a tap on the selected tab notifies the delegate and pops to the root (9.3.3, 9.3.4)`()
  {
    let (root, top) = (Content("Root"), Content("Top"))
    let nav = navigation("Nav", root, Content("Middle"), top)
    let tabs = tabBar(nav, Content("B"))
    let delegate = Delegate()
    tabs.delegate = delegate
    let stage = SimulatedStage(tabs)
    stage.forget()
    stage.perform(.selectTab(1))
    #expect(names(nav.viewControllers) == ["Root"])
    #expect(stage.application.isTransitioning)
    stage.settle()
    #expect(delegate.calls == [#"should ["Nav", "Nav"]"#, #"did ["Nav", "Nav"]"#])
    #expect(
      stage.happened(.willAndDid) == [
        "Top viewWillDisappear", "Root viewWillAppear", "Top viewDidDisappear",
        "Root viewDidAppear",
      ])
  }

  @Test func `a refused tap on the selected tab pops nothing (9.3.4)`() {
    let nav = navigation("Nav", Content("Root"), Content("Top"))
    let tabs = tabBar(nav)
    let delegate = Delegate()
    delegate.allows = false
    tabs.delegate = delegate
    let stage = SimulatedStage(tabs)
    stage.perform(.selectTab(1))
    #expect(nav.viewControllers.count == 2)
  }

  @Test func `each tab keeps its stack while it is hidden (9.3.5)`() {
    let nav = navigation("Nav", Content("Root"), Content("Top"))
    let tabs = tabBar(nav, Content("B"))
    let stage = SimulatedStage(tabs)
    stage.perform(.selectTab(2), .selectTab(1))
    #expect(names(nav.viewControllers) == ["Root", "Top"])
    #expect(stage.application.frontmostViewController === nav.topViewController)
    expectInvariants(tabs)
  }

  @Test func `a selection during another tab's appearance is performed afterwards`() {
    let (a, b) = (Content("A"), Content("B"))
    let tabs = tabBar(a, b)
    a.willAppear = { tabs.selectedIndex = 1 }
    let stage = SimulatedStage(tabs)
    #expect(tabs.selectedViewController === b)
    #expect(b.view.window === stage.window)
    #expect(a.viewIfLoaded?.window == nil)
    expectInvariants(tabs)
  }

  @Test func `a selection by code during a transition waits for the end of the transition (10.1)`()
  {
    let (a, m) = (Content("A"), Content("M"))
    let nav = navigation("Nav", a)
    let tabs = tabBar(nav, Content("B"))
    let stage = SimulatedStage(tabs)
    stage.turn { nav.pushViewController(m, animated: true) }
    stage.forget()
    stage.turn { tabs.selectedIndex = 1 }
    #expect(tabs.selectedIndex == 0)
    stage.settle()
    #expect(tabs.selectedIndex == 1)
    let order = stage.happened([.warning, .navigationDidShow, .tabSelected])
    #expect(order == ["Tab warning", "Nav navigationDidShow M", "Tab tabSelected B"])
    expectInvariants(tabs)
  }

  // MARK: - Transitions

  @Test func `the delegate's animator animates a tab change (6.1.2, 9.3.7)`() {
    let tabs = tabBar(Content("Old"), Content("New"))
    let delegate = Delegate()
    delegate.animator = KeyframeAnimator(.fade)
    tabs.delegate = delegate
    let stage = SimulatedStage(tabs)
    stage.forget()
    stage.perform(.selectTab(2))
    #expect(stage.application.isTransitioning)
    stage.settle()
    #expect(
      stage.happened(.willAndDid) == [
        "New viewWillAppear", "Old viewWillDisappear", "Old viewDidDisappear",
        "New viewDidAppear",
      ])
    expectInvariants(tabs)
  }

  @Test func `a cancelled transition leaves the old tab selected (9.3.7)`() {
    let (old, new) = (Content("Old"), Content("New"))
    let tabs = tabBar(old, new)
    let delegate = Delegate()
    let animator = KeyframeAnimator(.fade)
    let interaction = PercentDrivenInteractiveTransition(animator: animator)
    delegate.animator = animator
    delegate.interaction = interaction
    tabs.delegate = delegate
    let stage = SimulatedStage(tabs)
    stage.turn { tabs.selectedIndex = 1 }
    stage.turn {
      interaction.update(0.4)
      interaction.cancel()
    }
    stage.settle()
    #expect(tabs.selectedViewController === old)
    #expect(old.appearanceState == .appeared)
    #expect(new.appearanceState == .disappeared)
    #expect(new.parent === tabs)
    expectInvariants(tabs)
  }

  // MARK: - Items

  @Test func `the item of a navigation controller is its root's (3.6.10)`() {
    let root = Content("Root", title: "Inbox")
    let nav = navigation("Nav", root, Content("Top"))
    #expect(nav.tabBarItem === root.tabBarItem)
    #expect(nav.tabBarItem.title == "Inbox")
    let own = TabBarItem(title: "Mail")
    nav.tabBarItem = own
    #expect(nav.tabBarItem === own)
  }

  @Test func `setting the title sets the item's, and not the reverse`() {
    let content = Content("A", title: "One")
    content.tabBarItem.title = "Two"
    #expect(content.title == "One")
    content.title = "Three"
    #expect(content.tabBarItem.title == "Three")
  }

  @Test func `a change of an item shows at once`() {
    let content = Content("A", title: "One")
    let stage = SimulatedStage(tabBar(content), columns: 30, rows: 6)
    stage.turn { content.tabBarItem.badgeValue = "7" }
    #expect(stage.trimmedText(row: 4).contains(" 7"))
    stage.turn { content.tabBarItem.title = "Two" }
    #expect(stage.trimmedText(row: 4).contains("Two"))
  }

  // MARK: - More

  @Test func `with more than five tabs, the fifth tab lists the remaining ones (9.3.1)`() {
    let tabs = tabBar((1...7).map { Content("\($0)") })
    let stage = SimulatedStage(tabs)
    #expect(tabs.tabBar.items?.map(\.title) == ["1", "2", "3", "4", "More"])
    stage.perform(.selectTab(5))
    #expect(tabs.selectedIndex == TabBarController.notFound)
    #expect(tabs.tabBar.selectedItem?.title == "More")
    stage.perform(.moveFocus(.next), .tap)
    #expect(tabs.selectedIndex == 5)
    #expect(tabs.tabBar.selectedItem?.title == "More")
    expectInvariants(tabs)
    stage.perform(.selectTab(5))
    #expect(tabs.selectedIndex == TabBarController.notFound)
    expectInvariants(tabs)
  }

  @Test func `the list disappears if five or fewer tabs remain`() {
    let contents = (1...6).map { Content("\($0)") }
    let tabs = tabBar(contents)
    let stage = SimulatedStage(tabs)
    stage.perform(.selectTab(5))
    stage.turn { tabs.viewControllers = Array(contents.prefix(3)) }
    #expect(names(tabs.children) == ["1", "2", "3"])
    #expect(tabs.selectedIndex == 0)
    expectInvariants(tabs)
  }

  // MARK: - Input

  @Test func `a number key selects in the innermost tab bar in front`() {
    let inner = tabBar(Content("A"), Content("B"))
    inner.baseName = "Inner"
    let outer = tabBar(inner, Content("C"))
    let stage = SimulatedStage(outer)
    #expect(KeyBindings.command(for: .character("2"), isEditing: false) == .selectTab(2))
    stage.perform(.selectTab(2))
    #expect(inner.selectedIndex == 1)
    #expect(outer.selectedIndex == 0)
  }

  @Test func `a number key types a number while text is edited`() {
    #expect(KeyBindings.command(for: .character("2"), isEditing: true) == .key(.text("2")))
    #expect(KeyBindings.command(for: .character("0"), isEditing: false) == nil)
  }

  @Test func `a number key without a tab is ignored with a notice`() {
    let stage = SimulatedStage(tabBar(Content("A"), Content("B")))
    stage.perform(.selectTab(3))
    #expect(stage.statusLine.contains("Ignored: tab 3: there are 2 tabs"))
    let plain = SimulatedStage(Content("A"))
    plain.perform(.selectTab(1))
    #expect(plain.statusLine.contains("Ignored: tab 1: there is no tab bar here"))
  }

  @Test func `a disabled tab cannot be tapped or focused`() {
    let (a, b) = (Content("A"), Content("B"))
    b.tabBarItem.isEnabled = false
    let tabs = tabBar(a, b)
    let stage = SimulatedStage(tabs)
    stage.perform(.selectTab(2), .moveFocus(.next), .tap)
    #expect(tabs.selectedIndex == 0)
  }

  @Test func `the focus can tap a tab, and the status line says which keys select`() {
    let tabs = tabBar(Content("A"), Content("B"))
    let stage = SimulatedStage(tabs)
    #expect(stage.statusLine.contains("1–2 tabs"))
    stage.perform(.moveFocus(.next), .tap)
    #expect(tabs.selectedIndex == 1)
  }

  // MARK: - Unwinding

  @Test func `an unwind searches the other tabs in order (5.1.5)`() {
    let (a, b, c) = (Content("A"), Content("B"), Content("C"))
    let tabs = tabBar(a, b, c)
    var asked: [String] = []
    let stage = SimulatedStage(tabs)
    c.unwindActions["back"] = { _ in }
    stage.turn { tabs.selectedViewController = b }
    stage.forget()
    stage.turn {
      b.segueTemplates = [.unwind("back")]
      b.performSegue(withIdentifier: "back", sender: nil)
    }
    stage.settle()
    asked = stage.happened([.canPerformUnwindSegueAction])
    #expect(
      asked == ["B", "A", "C"].map { "\($0) canPerformUnwindSegueAction back" })
    #expect(tabs.selectedViewController === c)
  }

  @Test func `an unwind from a modal over one tab into another's stack (5.3.4)`() {
    let (first, pushed, second, modal) = (
      Content("First"), Content("Pushed"), Content("Second"), Content("M")
    )
    let nav = navigation("Nav", first, pushed)
    let tabs = tabBar(nav, second)
    tabs.selectedIndex = 1
    let stage = SimulatedStage(tabs)
    modal.modalPresentationStyle = .fullScreen
    stage.turn { second.present(modal, animated: false) }
    first.unwindActions["back"] = { _ in }
    modal.segueTemplates = [.unwind("back")]
    let order = stage.happened([
      .canPerformUnwindSegueAction, .prepareForSegue, .unwindAction, .dismiss, .unwindTowards,
      .tabSelected, .pop,
    ]) { modal.performSegue(withIdentifier: "back", sender: nil) }
    #expect(
      order == [
        "M canPerformUnwindSegueAction back", "Second canPerformUnwindSegueAction back",
        "Pushed canPerformUnwindSegueAction back", "First canPerformUnwindSegueAction back",
        "M prepareForSegue back", "First unwindAction back", "Tab dismiss M",
        "Tab unwindTowards Nav", "Tab tabSelected Nav", "Nav unwindTowards First",
        "Nav pop First",
      ])
    #expect(stage.application.frontmostViewController === first)
    #expect(pushed.parent == nil)
    expectInvariants(tabs)
  }
}

/// A tab bar controller named Tab.
func tabBar(_ tabs: ViewController...) -> TabBarController { tabBar(tabs) }

func tabBar(_ tabs: [ViewController]) -> TabBarController {
  let controller = TabBarController()
  controller.baseName = "Tab"
  controller.viewControllers = tabs
  return controller
}

extension SegueTemplate {
  /// An unwind segue of that name for the action of that name.
  static func unwind(_ name: String) -> SegueTemplate {
    SegueTemplate(identifier: name, kind: .unwind(action: name)) {
      identifier, source, destination in
      UnwindSegue(identifier: identifier, source: source, destination: destination)
    }
  }
}
