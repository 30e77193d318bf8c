import CellGraphics
import NavigationKit
import Simulation
import TestSupport
import Testing

/// A split view controller with columns. Numbers are those of the catalogue of UIKit's behaviour.
@Suite struct SplitColumnsTests {
  private final class Delegate: SplitViewControllerDelegate {
    var top: SplitViewController.Column?
    var mode: SplitViewController.DisplayMode?
    var calls: [String] = []

    func splitViewController(
      _ split: SplitViewController,
      topColumnForCollapsingToProposedTopColumn proposed: SplitViewController.Column
    ) -> SplitViewController.Column {
      calls.append("top \(proposed)")
      return top ?? proposed
    }

    func splitViewController(
      _ split: SplitViewController,
      displayModeForExpandingToProposedDisplayMode proposed: SplitViewController.DisplayMode
    ) -> SplitViewController.DisplayMode {
      calls.append("mode \(proposed)")
      return mode ?? proposed
    }

    func splitViewControllerDidCollapse(_ split: SplitViewController) {
      calls.append("did collapse")
    }

    func splitViewControllerDidExpand(_ split: SplitViewController) {
      calls.append("did expand")
    }

    func primaryViewController(forCollapsing split: SplitViewController) -> ViewController? {
      calls.append("classic")
      return nil
    }

    func splitViewController(
      _ split: SplitViewController, collapseSecondary secondary: ViewController,
      onto primary: ViewController
    ) -> Bool {
      calls.append("classic")
      return false
    }
  }

  // MARK: - Columns

  @Test func `columns are wrapped in navigation controllers with a few exceptions (9.2.1)`() {
    let (a, b, compact) = (Content("A"), Content("B"), Content("C"))
    let split = SplitViewController(style: .tripleColumn)
    split.setViewController(a, for: .primary)
    let nav = navigation("Nav", b)
    split.setViewController(nav, for: .supplementary)
    let tabs = tabBar(navigation("N", Content("D")))
    split.setViewController(tabs, for: .secondary)
    split.setViewController(compact, for: .compact)
    #expect(split.viewController(for: .primary) === a)
    #expect(a.parent is NavigationController)
    #expect(nav.parent === split)
    #expect(tabs.parent === split)
    #expect(compact.parent === split)
    #expect(a.splitViewController === split)
  }

  @Test(arguments: [SplitViewController.Column.primary, .supplementary])
  func `a tab bar controller cannot stand beside the secondary (9.2.1)`(
    column: SplitViewController.Column
  ) {
    let split = SplitViewController(style: .tripleColumn)
    let tabs = tabBar(Content("A"))
    let stage = SimulatedStage(Content("Root"))
    stage.turn {
      #expect(throws: NavigationError.tabBarInSidebar(controller: "Tab")) {
        try split.checkedSet(tabs, for: column)
      }
    }
    #expect(split.viewController(for: column) == nil)
  }

  @Test(arguments: [
    (60, SplitViewController.DisplayMode.oneBesideSecondary, ["B", "C"]),
    (99, .oneBesideSecondary, ["B", "C"]),
    (100, .twoBesideSecondary, ["A", "B", "C"]),
  ])
  func `the columns that fit are side by side`(
    columns: Int, mode: SplitViewController.DisplayMode, visible: [String]
  ) {
    let (split, contents) = triple()
    let stage = SimulatedStage(split, columns: columns, rows: 24)
    #expect(stage.window.rootViewController === split)
    #expect(split.displayMode == mode)
    #expect(names(contents.filter { $0.appearanceState == .appeared }) == visible)
    expectInvariants(split)
  }

  @Test func `show and hide choose the nearest mode (9.2.2)`() {
    let (split, _) = triple()
    let stage = SimulatedStage(split)
    var modes: [SplitViewController.DisplayMode] = []
    let steps: [() -> Void] = [
      { split.show(.primary) }, { split.hide(.primary) }, { split.hide(.supplementary) },
      { split.show(.supplementary) }, { split.hide(.secondary) },
    ]
    for step in steps {
      stage.turn(step)
      modes.append(split.displayMode)
      expectInvariants(split)
    }
    // Of 80 columns two can lie over the secondary, one can stand beside it.
    #expect(
      modes == [
        .twoOverSecondary, .oneOverSecondary, .secondaryOnly, .oneBesideSecondary,
        .oneBesideSecondary,
      ])
  }

  @Test func `swipes show columns and hide overlaid columns`() {
    let (split, _) = triple()
    let stage = SimulatedStage(split)
    stage.perform(.swipe(.right))
    #expect(split.displayMode == .twoOverSecondary)
    stage.perform(.swipe(.left))
    #expect(split.displayMode == .oneBesideSecondary)
    stage.turn { split.presentsWithGesture = false }
    stage.perform(.swipe(.right))
    #expect(split.displayMode == .oneBesideSecondary)
  }

  // MARK: - Collapsing

  @Test func `collapsing asks the delegate for the top column and calls no classic method (9.2.3)`()
  {
    let (split, _) = triple()
    let delegate = Delegate()
    split.delegate = delegate
    let stage = SimulatedStage(split)
    stage.resize(columns: 50, rows: 24)
    #expect(delegate.calls == ["top secondary", "did collapse"])
    delegate.calls = []
    stage.resize(columns: 120, rows: 24)
    #expect(delegate.calls == ["mode twoBesideSecondary", "did expand"])
  }

  @Test func `collapsing joins the columns into one stack up to the top column`() {
    for (top, expected) in [
      (SplitViewController.Column.primary, ["A"]), (.supplementary, ["A", "B"]),
      (.secondary, ["A", "B", "C"]),
    ] {
      let (split, contents) = triple()
      let delegate = Delegate()
      delegate.top = top
      split.delegate = delegate
      let stage = SimulatedStage(split)
      stage.resize(columns: 50, rows: 24)
      #expect(split.isCollapsed)
      #expect(split.viewControllers.count == 1)
      let nav = split.viewControllers.first as? NavigationController
      #expect(names(nav?.viewControllers) == expected)
      expectInvariants(split)
      stage.resize(columns: 120, rows: 24)
      #expect(!split.isCollapsed)
      #expect(contents.allSatisfy { $0.appearanceState == .appeared })
      #expect(contents.map(\.navigationController?.viewControllers.count) == [1, 1, 1])
      expectInvariants(split)
    }
  }

  @Test func `the compact column replaces the other columns and leaves them unchanged (9.2.1)`() {
    let (split, contents) = triple()
    let compact = Content("Compact")
    split.setViewController(compact, for: .compact)
    let stage = SimulatedStage(split)
    #expect(compact.appearanceState == .disappeared)
    stage.resize(columns: 50, rows: 24)
    #expect(names(split.viewControllers) == ["Compact"])
    #expect(compact.appearanceState == .appeared)
    #expect(contents.map(\.navigationController?.viewControllers.count) == [1, 1, 1])
    expectInvariants(split)
    stage.resize(columns: 80, rows: 24)
    #expect(compact.appearanceState == .disappeared)
    expectInvariants(split)
  }

  @Test func `the delegate chooses the mode to expand to (9.2.3)`() {
    let (split, _) = triple()
    let delegate = Delegate()
    delegate.mode = .secondaryOnly
    split.delegate = delegate
    let stage = SimulatedStage(split, columns: 50, rows: 24)
    stage.resize(columns: 120, rows: 24)
    #expect(split.displayMode == .secondaryOnly)
  }

  @Test func `expanding restores all columns after a pop in the collapsed stack`() {
    let (split, contents) = triple()
    let stage = SimulatedStage(split, columns: 50, rows: 24)
    let nav = contents[0].navigationController
    stage.turn { _ = nav?.popToRootViewController(animated: false) }
    #expect(contents[0].appearanceState == .appeared)
    stage.resize(columns: 120, rows: 24)
    #expect(contents.map(\.navigationController?.viewControllers.count) == [1, 1, 1])
    #expect(contents.allSatisfy { $0.appearanceState == .appeared })
    expectInvariants(split)
  }

  @Test func `show and hide push and pop in the collapsed stack`() {
    let (split, contents) = triple()
    let stage = SimulatedStage(split, columns: 50, rows: 24)
    let nav = contents[0].navigationController
    var tops: [String] = []
    for step: () -> Void in [
      { split.hide(.secondary) }, { split.show(.primary) }, { split.show(.secondary) },
      { split.show(.primary) }, { split.show(.supplementary) },
    ] {
      stage.turn(step)
      stage.settle()
      tops += names([nav?.topViewController].compactMap(\.self))
      expectInvariants(split)
    }
    #expect(tops == ["B", "A", "C", "A", "B"])
  }

  @Test func `showDetail in the collapsed stack replaces the secondary (9.1.5)`() {
    let (split, contents) = triple()
    let stage = SimulatedStage(split, columns: 50, rows: 24)
    let nav = contents[0].navigationController
    stage.turn { _ = nav?.popToRootViewController(animated: false) }
    let new = Content("New")
    stage.turn { contents[0].showDetailViewController(new, sender: nil) }
    stage.settle()
    #expect(names(nav?.viewControllers) == ["A", "New"])
    #expect(split.viewController(for: .secondary) === new)
    expectInvariants(split)
    stage.resize(columns: 120, rows: 24)
    #expect(new.appearanceState == .appeared)
    #expect(new.navigationController?.viewControllers.count == 1)
    #expect(contents[1].appearanceState == .appeared)
    expectInvariants(split)
  }

  @Test func `a split controller with columns handles growing and shrinking to every size`() {
    let (split, _) = triple()
    let stage = SimulatedStage(split)
    for size in sizes + sizes.reversed() {
      stage.resize(columns: size.columns, rows: size.rows)
      _ = stage.simulator.frame()
      expectInvariants(split)
    }
  }

  // MARK: - Pictures

  @Test func `two columns at 80 × 24`() throws {
    try expectGolden(Self.notes().simulator.frame(), "split-two-80x24")
  }

  @Test func `three columns at 120 × 24`() throws {
    let stage = Self.notes(style: .tripleColumn, columns: 120)
    try expectGolden(stage.simulator.frame(), "split-three-120x24")
  }

  @Test func `two columns over the secondary at 80 × 24`() throws {
    let stage = Self.notes(style: .tripleColumn)
    stage.perform(.swipe(.right))
    try expectGolden(stage.simulator.frame(), "split-over-80x24")
  }

  @Test func `one column at 40 × 12`() throws {
    try expectGolden(Self.notes(columns: 40, rows: 12).simulator.frame(), "split-collapsed-40x12")
  }

  /// Three columns named A, B and C.
  private func triple() -> (SplitViewController, [Content]) {
    let contents = ["A", "B", "C"].map { Content($0) }
    let split = SplitViewController(style: .tripleColumn)
    split.baseName = "Split"
    for (content, column) in zip(
      contents, [SplitViewController.Column.primary, .supplementary, .secondary])
    { split.setViewController(content, for: column) }
    return (split, contents)
  }

  private static func notes(
    style: SplitViewController.Style = .doubleColumn, columns: Int = 80, rows: Int = 24
  ) -> SimulatedStage {
    let folders = Content(
      "Folders", title: "Folders", lines: ["All notes", "Recipes", "Travel", "Work"])
    let list = Content(
      "Travel", title: "Travel",
      lines: ["Lisbon by tram", "Packing list", "Night train to Wien", "Ferry times"])
    let note = Content(
      "Lisbon by tram", title: "Lisbon by tram",
      lines: [
        "Take the 28 early, before the queue.", "", "Graça, the view, then down through",
        "Alfama on foot to the river.", "", "Coffee at the corner by the Sé.",
      ])
    let split = SplitViewController(style: style)
    split.setViewController(folders, for: .primary)
    if style == .tripleColumn { split.setViewController(list, for: .supplementary) }
    split.setViewController(note, for: .secondary)
    return SimulatedStage(split, columns: columns, rows: rows)
  }
}
