import Testing
import UIKitNames

/// Probes of split view controllers, of the classic style and of columns.
@Suite struct SplitPracticeProbes {
  final class Watcher: UISplitViewControllerDelegate {
    let log = ProbeLog()
    var discards = false
    var top: UISplitViewController.Column?
    func splitViewController(
      _ splitViewController: UISplitViewController,
      collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool {
      log.add(
        "collapse \(secondaryViewController.title ?? "") onto \(primaryViewController.title ?? "")")
      return discards
    }
    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
      log.add("top")
      return top ?? proposedTopColumn
    }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { log.add("didCollapse") }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { log.add("didExpand") }
    func splitViewController(
      _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {
      log.add("mode \(displayMode == .secondaryOnly ? "secondary" : "other")")
    }
  }

  private static func titled(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  private static func shown(_ split: UISplitViewController, wide: Bool) throws -> Screen {
    let screen = wide ? Screen(root: split, columns: 120, rows: 40) : Screen(root: split)
    screen.settle()
    try #require(split.traitCollection.horizontalSizeClass == (wide ? .regular : .compact))
    return screen
  }

  /// UISplitViewController: its defaults and its style.
  @Test func `a split has its defaults`() {
    let split = UISplitViewController()
    #expect(split.style == .unspecified && split.viewControllers.isEmpty && split.delegate == nil)
    #expect(split.preferredDisplayMode == .automatic && split.presentsWithGesture)
    #expect(split.preferredPrimaryColumnWidth == UISplitViewController.automaticDimension)
    #expect(UISplitViewController(style: .doubleColumn).style == .doubleColumn)
  }

  /// UISplitViewController of the classic style in a regular width: both controllers are children, and
  /// a new detail replaces the second.
  @Test func `a detail replaces the second controller`() throws {
    let (list, detail, other) = (Self.titled("List"), Self.titled("Detail"), Self.titled("Other"))
    let primary = UINavigationController(rootViewController: list)
    let split = UISplitViewController()
    split.viewControllers = [primary, detail]
    split.preferredDisplayMode = .oneBesideSecondary
    let screen = try Self.shown(split, wide: true)
    #expect(!split.isCollapsed && split.viewControllers.count == 2)
    #expect(list.splitViewController === split && detail.splitViewController === split)
    #expect(list.view.window != nil && detail.view.window != nil)
    screen.turn { list.showDetailViewController(other, sender: nil) }
    screen.settle()
    #expect(split.viewControllers.count == 2 && split.viewControllers.last === other)
    #expect(detail.view.window == nil && detail.parent == nil && primary.viewControllers.count == 1)
  }

  /// UISplitViewController of the classic style in a compact width: without an answer of a delegate the
  /// detail is pushed onto the primary navigation controller.
  @Test func `the detail is on top when the split collapses`() throws {
    let (list, detail) = (Self.titled("List"), Self.titled("Detail"))
    let primary = UINavigationController(rootViewController: list)
    let split = UISplitViewController()
    split.viewControllers = [primary, detail]
    let screen = try Self.shown(split, wide: false)
    #expect(
      split.isCollapsed && split.viewControllers.count == 1 && split.viewControllers[0] === primary)
    #expect(primary.topViewController === detail && detail.view.window != nil)
    screen.simulator.perform(.resize(columns: 120, rows: 41))
    screen.settle()
    #expect(!split.isCollapsed && split.viewControllers.count == 2)
    #expect(split.viewControllers[1] === detail && primary.topViewController === list)
  }

  /// UISplitViewControllerDelegate `splitViewController(_:collapseSecondary:onto:)`: true leaves the
  /// detail away, so the list is shown; details that are shown then are pushed.
  @Test func `a delegate shows the list first`() throws {
    let (list, detail, other) = (Self.titled("List"), Self.titled("Detail"), Self.titled("Other"))
    let primary = UINavigationController(rootViewController: list)
    primary.title = "Primary"
    let split = UISplitViewController()
    let watcher = Watcher()
    watcher.discards = true
    split.delegate = watcher
    split.viewControllers = [primary, detail]
    let screen = try Self.shown(split, wide: false)
    #expect(watcher.log.calls.contains("collapse Detail onto Primary"))
    #expect(primary.topViewController === list && primary.viewControllers.count == 1)
    #expect(detail.viewIfLoaded?.window == nil)
    screen.turn { list.showDetailViewController(other, sender: nil) }
    screen.settle()
    #expect(primary.viewControllers.count == 2 && primary.topViewController === other)
    screen.turn { primary.popViewController(animated: true) }
    screen.settle()
    #expect(primary.topViewController === list && split.isCollapsed)
  }

  /// UISplitViewController of columns: controllers are put into navigation controllers.
  @Test func `columns are in navigation controllers`() throws {
    let (list, detail) = (Self.titled("List"), Self.titled("Detail"))
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    split.preferredDisplayMode = .oneBesideSecondary
    let screen = try Self.shown(split, wide: true)
    #expect(list.navigationController != nil && detail.navigationController != nil)
    #expect(list.navigationController !== detail.navigationController)
    #expect(list.splitViewController === split && split.viewController(for: .supplementary) == nil)
    #expect(list.view.window != nil && detail.view.window != nil && !split.isCollapsed)
    withExtendedLifetime(screen) {}
  }

  /// UISplitViewController `setViewController(_:for:)`: a navigation controller stays as it is, and
  /// another one for the secondary column replaces it.
  @Test func `a column keeps a navigation controller`() throws {
    let stacks = ["List", "Detail", "Other"].map {
      UINavigationController(rootViewController: Self.titled($0))
    }
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(stacks[0], for: .primary)
    split.setViewController(stacks[1], for: .secondary)
    split.preferredDisplayMode = .oneBesideSecondary
    let screen = try Self.shown(split, wide: true)
    #expect(split.viewController(for: .primary) === stacks[0])
    #expect(
      split.viewController(for: .secondary) === stacks[1] && stacks[0].navigationController == nil)
    screen.turn { split.setViewController(stacks[2], for: .secondary) }
    screen.settle()
    #expect(split.viewController(for: .secondary) === stacks[2] && stacks[2].view.window != nil)
    #expect(stacks[1].view.window == nil)
  }

  /// UISplitViewControllerDelegate: the top column of a collapsed split is the delegate's choice;
  /// `show(_:)` shows the secondary column then.
  @Test func `the primary column is on top by choice`() throws {
    let (list, detail) = (Self.titled("List"), Self.titled("Detail"))
    let split = UISplitViewController(style: .doubleColumn)
    let watcher = Watcher()
    watcher.top = .primary
    split.delegate = watcher
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    let screen = try Self.shown(split, wide: false)
    #expect(watcher.log.calls.contains("top") && split.isCollapsed)
    #expect(list.view.window != nil && detail.viewIfLoaded?.window == nil)
    screen.turn { split.show(.secondary) }
    screen.settle()
    #expect(detail.view.window != nil && list.view.window == nil)
    screen.turn { split.show(.primary) }
    screen.settle()
    #expect(list.view.window != nil && detail.view.window == nil)
  }

  /// UISplitViewControllerDelegate `splitViewControllerDidCollapse(_:)`, `splitViewControllerDidExpand(_:)`:
  /// called when the width changes.
  @Test func `a delegate hears of the collapse and the expansion`() throws {
    let split = UISplitViewController(style: .doubleColumn)
    let watcher = Watcher()
    split.delegate = watcher
    split.setViewController(Self.titled("List"), for: .primary)
    split.setViewController(Self.titled("Detail"), for: .secondary)
    let screen = try Self.shown(split, wide: true)
    _ = watcher.log.take()
    screen.simulator.perform(.resize(columns: 40, rows: 25))
    screen.settle()
    let collapse = watcher.log.take()
    #expect(split.isCollapsed && collapse.contains("top") && collapse.contains("didCollapse"))
    screen.simulator.perform(.resize(columns: 120, rows: 41))
    screen.settle()
    #expect(!split.isCollapsed && watcher.log.take().contains("didExpand"))
  }

  /// UISplitViewController `preferredDisplayMode`: hides and shows the primary column of a wide split;
  /// the delegate hears of it before.
  @Test func `the display mode hides the primary column`() throws {
    let (list, detail) = (Self.titled("List"), Self.titled("Detail"))
    let split = UISplitViewController(style: .doubleColumn)
    let watcher = Watcher()
    split.delegate = watcher
    split.preferredSplitBehavior = .tile
    split.preferredDisplayMode = .oneBesideSecondary
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    let screen = try Self.shown(split, wide: true)
    #expect(split.displayMode == .oneBesideSecondary)
    let width = detail.view.frame.width
    _ = watcher.log.take()
    screen.turn { split.preferredDisplayMode = .secondaryOnly }
    screen.settle()
    #expect(split.displayMode == .secondaryOnly && watcher.log.take().contains("mode secondary"))
    #expect(detail.view.frame.width > width)
    screen.turn { split.show(.primary) }
    screen.settle()
    #expect(split.displayMode == .oneBesideSecondary && detail.view.frame.width == width)
    screen.turn { split.hide(.primary) }
    screen.settle()
    #expect(split.displayMode == .secondaryOnly)
  }
}
