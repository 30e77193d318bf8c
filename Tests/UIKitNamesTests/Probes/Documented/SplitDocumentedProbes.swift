import Testing
import UIKitNames

/// Probes of split view controllers: columns, collapsing, expanding, display modes, showing details.
@Suite struct SplitDocumentedProbes {
  final class Judge: UISplitViewControllerDelegate {
    let log = ProbeLog()
    var collapses = true
    var handlesDetail = false
    var topColumn: UISplitViewController.Column?
    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
      log.add("top")
      return topColumn ?? proposedTopColumn
    }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
      log.add("didCollapse \(svc.isCollapsed)")
    }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) {
      log.add("didExpand \(svc.isCollapsed)")
    }
    func splitViewController(
      _ splitViewController: UISplitViewController,
      collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool {
      log.add("collapse \(secondaryViewController.title ?? "")")
      return collapses
    }
    func splitViewController(
      _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool {
      log.add("showDetail \(vc.title ?? "")")
      return handlesDetail
    }
    func splitViewController(
      _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {
      log.add("willChange \(displayMode == .secondaryOnly ? "secondaryOnly" : "other")")
    }
  }

  private static let wide = Int(UITraitCollection.regularColumns) + 20

  private static func titled(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  /// A split of the style before columns, with a stack in its primary column.
  private static func classic() -> (UISplitViewController, UINavigationController, UIViewController)
  {
    let stack = UINavigationController(rootViewController: titled("List"))
    let detail = titled("Detail")
    let split = UISplitViewController()
    split.preferredDisplayMode = .oneBesideSecondary
    split.viewControllers = [stack, detail]
    return (split, stack, detail)
  }

  private static func resize(_ screen: Screen, _ columns: Int) {
    screen.simulator.perform(.resize(columns: columns, rows: 41))
    screen.settle()
  }

  /// UISplitViewController: the defaults of its properties; `init(style:)` sets the style, and without it
  /// the style is `unspecified`.
  @Test func `a split has its documented defaults`() {
    let stage = ViewStage()
    stage.turn {
      let split = UISplitViewController(style: .doubleColumn)
      #expect(split.style == .doubleColumn && split.preferredDisplayMode == .automatic)
      #expect(split.presentsWithGesture && split.preferredSplitBehavior == .automatic)
      #expect(UISplitViewController().style == .unspecified)
      #expect(
        split.viewController(for: .primary) == nil && split.viewController(for: .compact) == nil)
    }
  }

  /// UISplitViewController.Column `compact`: "If a view controller is set for this column, that view
  /// controller is shown when `isCollapsed` is true"; `viewControllers` then contains only it.
  @Test func `a collapsed split shows the controller for compact widths`() {
    let (list, detail, compact) = (Self.titled("L"), Self.titled("D"), Self.titled("C"))
    let split = UISplitViewController(style: .doubleColumn)
    split.preferredDisplayMode = .oneBesideSecondary
    split.setViewController(UINavigationController(rootViewController: list), for: .primary)
    split.setViewController(UINavigationController(rootViewController: detail), for: .secondary)
    split.setViewController(compact, for: .compact)
    let screen = Screen(root: split, columns: 40, rows: 40)
    screen.settle()
    #expect(split.isCollapsed && split.viewControllers.map { $0 === compact } == [true])
    #expect(compact.view.window != nil && list.viewIfLoaded?.window == nil)
    Self.resize(screen, Self.wide)
    #expect(!split.isCollapsed && compact.view.window == nil)
    #expect(list.viewIfLoaded?.window != nil && detail.viewIfLoaded?.window != nil)
  }

  /// UISplitViewController `viewControllers`: expanded, the primary is first and the secondary last;
  /// `viewController(for:)` returns what was set. UIViewController `splitViewController`: for descendants.
  @Test func `an expanded split has its columns side by side`() {
    let (list, detail) = (Self.titled("L"), Self.titled("D"))
    let primary = UINavigationController(rootViewController: list)
    let secondary = UINavigationController(rootViewController: detail)
    let split = UISplitViewController(style: .doubleColumn)
    split.preferredDisplayMode = .oneBesideSecondary
    split.setViewController(primary, for: .primary)
    split.setViewController(secondary, for: .secondary)
    let screen = Screen(root: split, columns: Self.wide, rows: 40)
    screen.settle()
    #expect(!split.isCollapsed && split.displayMode == .oneBesideSecondary)
    #expect(split.viewController(for: .primary) === primary)
    #expect(split.viewController(for: .secondary) === secondary)
    #expect(split.viewControllers.first === primary && split.viewControllers.last === secondary)
    #expect(list.splitViewController === split && detail.splitViewController === split)
    let left = list.view.convert(CGPoint.zero, to: nil)
    let right = detail.view.convert(CGPoint.zero, to: nil)
    #expect(left.x < right.x && detail.view.bounds.width > list.view.bounds.width)
  }

  /// UISplitViewControllerDelegate of column-style splits: the top column is asked for before the collapse;
  /// `splitViewControllerDidCollapse(_:)` and `splitViewControllerDidExpand(_:)` follow the changes.
  @Test func `a delegate chooses the column on top of a collapsed split`() {
    let (list, detail) = (Self.titled("L"), Self.titled("D"))
    let split = UISplitViewController(style: .doubleColumn)
    split.preferredDisplayMode = .oneBesideSecondary
    split.setViewController(UINavigationController(rootViewController: list), for: .primary)
    split.setViewController(UINavigationController(rootViewController: detail), for: .secondary)
    let screen = Screen(root: split, columns: Self.wide, rows: 40)
    screen.settle()
    let judge = Judge()
    judge.topColumn = .primary
    split.delegate = judge
    Self.resize(screen, 40)
    #expect(judge.log.take().filter { !$0.hasPrefix("will") } == ["top", "didCollapse true"])
    #expect(list.view.window != nil && detail.view.window == nil)
    Self.resize(screen, Self.wide)
    #expect(judge.log.take().filter { !$0.hasPrefix("will") } == ["didExpand false"])
    #expect(list.view.window != nil && detail.view.window != nil)
  }

  /// UISplitViewControllerDelegate `splitViewController(_:collapseSecondary:onto:)`: true says that the
  /// app has handled it, and the split discards the secondary; false lets a navigation controller push
  /// it.
  @Test(arguments: [true, false])
  func `a delegate discards the secondary or has it pushed`(discards: Bool) {
    let (split, stack, detail) = Self.classic()
    let judge = Judge()
    judge.collapses = discards
    split.delegate = judge
    let screen = Screen(root: split, columns: Self.wide, rows: 40)
    screen.settle()
    #expect(judge.log.take().filter { $0.hasPrefix("collapse") } == [])
    Self.resize(screen, 40)
    #expect(judge.log.take().filter { $0.hasPrefix("collapse") } == ["collapse Detail"])
    #expect(split.isCollapsed && split.viewControllers.map { $0 === stack } == [true])
    #expect(stack.viewControllers.count == (discards ? 1 : 2))
    #expect((stack.topViewController === detail) == !discards)
  }

  /// UINavigationController `separateSecondaryViewController(for:)`: it responds "by popping and
  /// returning the view controller from the top of its navigation stack", so the pushed detail is the
  /// secondary again.
  @Test func `a detail that was pushed returns to its column`() {
    let (split, stack, detail) = Self.classic()
    let screen = Screen(root: split, columns: 40, rows: 40)
    screen.settle()
    #expect(split.isCollapsed && stack.topViewController === detail)
    Self.resize(screen, Self.wide)
    #expect(!split.isCollapsed && stack.viewControllers.count == 1)
    #expect(split.viewControllers.count == 2 && split.viewControllers.last === detail)
    #expect(detail.view.window != nil && detail.navigationController == nil)
  }

  /// UIViewController `showDetailViewController(_:sender:)`: expanded, the controller replaces the
  /// secondary; collapsed, a stack in the primary column pushes it.
  @Test(arguments: [true, false])
  func `a detail replaces the secondary or is pushed`(expanded: Bool) {
    let (split, stack, detail) = Self.classic()
    let judge = Judge()
    split.delegate = judge
    let screen = Screen(root: split, columns: expanded ? Self.wide : 40, rows: 40)
    screen.settle()
    let next = Self.titled("Next")
    screen.turn { stack.viewControllers[0].showDetailViewController(next, sender: nil) }
    screen.settle()
    #expect(judge.log.take().contains("showDetail Next"))
    #expect(next.view.window != nil && next.splitViewController === split)
    #expect((split.viewControllers.last === next) == expanded)
    #expect((stack.topViewController === next) == !expanded)
    #expect(detail.viewIfLoaded?.window == nil)
  }

  /// UISplitViewControllerDelegate `splitViewController(_:showDetail:sender:)`: true means that the
  /// delegate has shown it, and the split does nothing.
  @Test func `a delegate shows a detail itself`() {
    let (split, stack, detail) = Self.classic()
    let judge = Judge()
    judge.handlesDetail = true
    split.delegate = judge
    let screen = Screen(root: split, columns: Self.wide, rows: 40)
    screen.settle()
    _ = judge.log.take()
    let next = Self.titled("Next")
    screen.turn { stack.viewControllers[0].showDetailViewController(next, sender: stack) }
    screen.settle()
    #expect(judge.log.take() == ["showDetail Next"])
    #expect(split.viewControllers.last === detail && next.parent == nil)
  }

  /// UISplitViewController `preferredDisplayMode`, `hide(_:)` and `show(_:)`: the split updates itself and
  /// `displayMode` tells the result; the delegate hears of it before.
  @Test func `a hidden primary column comes back`() {
    let (list, detail) = (Self.titled("L"), Self.titled("D"))
    let split = UISplitViewController(style: .doubleColumn)
    split.preferredDisplayMode = .oneBesideSecondary
    split.setViewController(UINavigationController(rootViewController: list), for: .primary)
    split.setViewController(UINavigationController(rootViewController: detail), for: .secondary)
    let screen = Screen(root: split, columns: Self.wide, rows: 40)
    screen.settle()
    let judge = Judge()
    split.delegate = judge
    let beside = detail.view.bounds.width
    screen.turn { split.hide(.primary) }
    screen.settle()
    #expect(split.displayMode == .secondaryOnly && judge.log.take() == ["willChange secondaryOnly"])
    #expect(detail.view.bounds.width == Double(Self.wide) && beside < Double(Self.wide))
    screen.turn { split.show(.primary) }
    screen.settle()
    #expect(split.displayMode != .secondaryOnly && judge.log.take() == ["willChange other"])
    #expect(list.view.window != nil)
  }
}
