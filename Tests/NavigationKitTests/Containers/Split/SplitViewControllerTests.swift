import CellGraphics
import NavigationKit
import Simulation
import Testing

/// A split view controller without columns, as before iOS 14. Numbers are those of the catalogue of
/// UIKit's behaviour.
@Suite struct SplitViewControllerTests {
  private final class Delegate: SplitViewControllerDelegate {
    var collapsing: ViewController?
    var expanding: ViewController?
    var takesSecondary = false
    var separated: ViewController?
    var takesShow = false
    var calls: [String] = []

    func primaryViewController(forCollapsing split: SplitViewController) -> ViewController? {
      calls.append("primary for collapsing, \(split.isCollapsed)")
      return collapsing
    }

    func primaryViewController(forExpanding split: SplitViewController) -> ViewController? {
      calls.append("primary for expanding, \(split.isCollapsed)")
      return expanding
    }

    func splitViewController(
      _ split: SplitViewController, collapseSecondary secondary: ViewController,
      onto primary: ViewController
    ) -> Bool {
      calls.append("collapse \(names([secondary])) onto \(names([primary])), \(split.isCollapsed)")
      return takesSecondary
    }

    func splitViewController(
      _ split: SplitViewController, separateSecondaryFrom primary: ViewController
    ) -> ViewController? {
      calls.append("separate from \(names([primary])), \(split.isCollapsed)")
      return separated
    }

    func splitViewController(
      _ split: SplitViewController, show controller: ViewController, sender: Any?
    ) -> Bool {
      calls.append("show \(names([controller]))")
      return takesShow
    }

    func splitViewController(
      _ split: SplitViewController, showDetail controller: ViewController, sender: Any?
    ) -> Bool {
      calls.append("show detail \(names([controller]))")
      return takesShow
    }

    func splitViewController(
      _ split: SplitViewController, willChangeTo displayMode: SplitViewController.DisplayMode
    ) {
      calls.append("\(split.displayMode) to \(displayMode)")
    }
  }

  // MARK: - Side by side

  @Test func `both children appear with the split controller, side by side`() {
    let (list, detail) = (Content("List"), Content("Detail"))
    let split = classic(list, detail)
    let stage = SimulatedStage(split)
    #expect(
      stage.happened(.willAndDid) == [
        "Split viewWillAppear", "List viewWillAppear", "Detail viewWillAppear",
        "Split viewDidAppear", "List viewDidAppear", "Detail viewDidAppear",
      ])
    // Three tenths of 80, a line, and the rest.
    #expect(list.view.frame == Rect(x: 0, y: 0, width: 24, height: 23))
    #expect(detail.view.frame == Rect(x: 25, y: 0, width: 55, height: 23))
    #expect(!split.isCollapsed)
    #expect(split.displayMode == .oneBesideSecondary)
    #expect(list.splitViewController === split)
    expectInvariants(split)
  }

  @Test func `the columns beside the secondary see a compact width`() {
    let (list, detail) = (Content("List"), Content("Detail"))
    let stage = SimulatedStage(classic(list, detail))
    stage.turn {
      #expect(list.traitCollection.horizontalSizeClass == .compact)
      #expect(detail.traitCollection.horizontalSizeClass == .regular)
    }
  }

  @Test func `a preferred width is kept but leaves one column for the secondary`() {
    let (list, detail) = (Content("List"), Content("Detail"))
    let split = classic(list, detail)
    split.preferredPrimaryColumnWidth = 33
    let stage = SimulatedStage(split)
    #expect(list.view.bounds.width == 33)
    stage.turn { split.preferredPrimaryColumnWidth = 500 }
    #expect(list.view.bounds.width == 78)
    #expect(detail.view.bounds.width == 1)
  }

  @Test func `the delegate is notified of a display mode before the change (9.1.6)`() {
    let (list, detail) = (Content("List"), Content("Detail"))
    let split = classic(list, detail)
    let delegate = Delegate()
    split.delegate = delegate
    let stage = SimulatedStage(split)
    #expect(delegate.calls == [])
    let order = stage.happened(.willAndDid) { split.preferredDisplayMode = .secondaryOnly }
    #expect(delegate.calls == ["oneBesideSecondary to secondaryOnly"])
    #expect(order == ["List viewWillDisappear", "List viewDidDisappear"])
    #expect(detail.view.frame.width == 80)
    expectInvariants(split)
    let back = stage.happened(.willAndDid) { split.preferredDisplayMode = .oneOverSecondary }
    #expect(back == ["List viewWillAppear", "List viewDidAppear"])
    #expect(detail.view.frame.width == 80)
    expectInvariants(split)
  }

  // MARK: - Collapsing

  @Test func `a new split controller collapses when it joins a compact window (9.1.1)`() {
    let (list, detail) = (Content("List"), Content("Detail"))
    let nav = navigation("Nav", list)
    let split = classic(nav, detail)
    #expect(!split.isCollapsed)
    let stage = SimulatedStage(split, columns: 50, rows: 24)
    #expect(split.isCollapsed)
    #expect(names(split.viewControllers) == ["Nav"])
    #expect(names(nav.viewControllers) == ["List", "Detail"])
    #expect(!list.isViewLoaded)
    #expect(nav.view.frame == Rect(x: 0, y: 0, width: 50, height: 23))
    expectInvariants(split)
    stage.resize(columns: 80, rows: 24)
    #expect(!split.isCollapsed)
    #expect(names(split.viewControllers) == ["Nav", "Detail"])
    expectInvariants(split)
  }

  @Test func `collapsing asks for the primary, then for the secondary's fate (9.1.2)`() {
    let nav = navigation("Nav", Content("List"))
    let split = classic(nav, Content("Detail"))
    let delegate = Delegate()
    split.delegate = delegate
    let stage = SimulatedStage(split)
    stage.resize(columns: 50, rows: 24)
    // Both before it is collapsed (9.1.1).
    #expect(
      delegate.calls == [
        "primary for collapsing, false", #"collapse ["Detail"] onto ["Nav"], false"#,
      ])
    #expect(split.isCollapsed)
    #expect(names(nav.viewControllers) == ["List", "Detail"])
    expectInvariants(split)
  }

  @Test func `a secondary that the delegate handles is dropped (9.1.2)`() {
    let (nav, detail) = (navigation("Nav", Content("List")), Content("Detail"))
    let split = classic(nav, detail)
    let delegate = Delegate()
    delegate.takesSecondary = true
    split.delegate = delegate
    let stage = SimulatedStage(split)
    stage.resize(columns: 50, rows: 24)
    #expect(names(split.viewControllers) == ["Nav"])
    #expect(names(nav.viewControllers) == ["List"])
    #expect(detail.parent == nil)
    #expect(detail.appearanceState == .disappeared)
    expectInvariants(split)
  }

  @Test func `a primary that is not a navigation controller drops the secondary (9.1.2)`() {
    let (list, detail) = (Content("List"), Content("Detail"))
    let split = classic(list, detail)
    let stage = SimulatedStage(split)
    stage.resize(columns: 50, rows: 24)
    #expect(names(split.viewControllers) == ["List"])
    #expect(detail.parent == nil)
    expectInvariants(split)
  }

  @Test
  func `the delegate can provide another primary for collapsing and expanding (9.1.2, 9.1.3)`() {
    let nav = navigation("Nav", Content("List"))
    let split = classic(nav, Content("Detail"))
    let delegate = Delegate()
    let (narrow, wide) = (navigation("Narrow", Content("N")), navigation("Wide", Content("W")))
    delegate.collapsing = narrow
    delegate.expanding = wide
    split.delegate = delegate
    let stage = SimulatedStage(split)
    stage.resize(columns: 50, rows: 24)
    #expect(names(split.viewControllers) == ["Narrow"])
    #expect(names(narrow.viewControllers) == ["N", "Detail"])
    expectInvariants(split)
    delegate.separated = Content("New")
    stage.resize(columns: 80, rows: 24)
    #expect(names(split.viewControllers) == ["Wide", "New"])
    #expect(narrow.parent == nil)
    expectInvariants(split)
  }

  @Test func `expanding asks for the primary, then for the secondary (9.1.3)`() {
    let nav = navigation("Nav", Content("List"))
    let split = classic(nav, Content("Detail"))
    let delegate = Delegate()
    split.delegate = delegate
    let stage = SimulatedStage(split, columns: 50, rows: 24)
    delegate.calls = []
    stage.resize(columns: 80, rows: 24)
    #expect(
      delegate.calls.prefix(2) == [
        "primary for expanding, true", #"separate from ["Nav"], true"#,
      ])
    #expect(!split.isCollapsed)
    #expect(names(split.viewControllers) == ["Nav", "Detail"])
    #expect(names(nav.viewControllers) == ["List"])
  }

  @Test
  func `a secondary stack joins the primary's stack and separates with the pushed controllers`() {
    let (list, detail) = (Content("List"), Content("Detail"))
    let (master, secondary) = (navigation("Master", list), navigation("Secondary", detail))
    let split = classic(master, secondary)
    let stage = SimulatedStage(split)
    stage.resize(columns: 50, rows: 24)
    #expect(names(master.viewControllers) == ["List", "Detail"])
    stage.turn { master.pushViewController(Content("Deep"), animated: true) }
    stage.settle()
    stage.resize(columns: 80, rows: 24)
    #expect(names(master.viewControllers) == ["List"])
    #expect(names(secondary.viewControllers) == ["Detail", "Deep"])
    #expect(names(split.viewControllers) == ["Master", "Secondary"])
    expectInvariants(split)
  }

  @Test func `an expansion with only the root on the stack adds no secondary controller (9.1.3)`() {
    let nav = navigation("Nav", Content("List"))
    let split = classic(nav, Content("Detail"))
    let stage = SimulatedStage(split, columns: 50, rows: 24)
    stage.turn { _ = nav.popViewController(animated: false) }
    stage.resize(columns: 80, rows: 24)
    #expect(names(split.viewControllers) == ["Nav"])
    expectInvariants(split)
  }

  @Test func `callbacks of a collapse and an expansion balance`() {
    let (list, detail) = (Content("List"), Content("Detail"))
    let split = classic(navigation("Nav", list), detail)
    let stage = SimulatedStage(split)
    stage.forget()
    stage.resize(columns: 50, rows: 24)
    #expect(
      stage.happened(.willAndDid) == [
        "Detail viewWillDisappear", "Detail viewDidDisappear", "List viewWillDisappear",
        "Detail viewWillAppear", "List viewDidDisappear", "Detail viewDidAppear",
      ])
    stage.resize(columns: 80, rows: 24)
    #expect(
      stage.happened(.willAndDid) == [
        "Detail viewWillDisappear", "List viewWillAppear", "Detail viewDidDisappear",
        "List viewDidAppear", "Detail viewWillAppear", "Detail viewDidAppear",
      ])
  }

  @Test func `a resize during a push collapses after the push`() {
    let nav = navigation("Nav", Content("List"))
    let split = classic(nav, Content("Detail"))
    let stage = SimulatedStage(split)
    stage.turn { nav.pushViewController(Content("Second"), animated: true) }
    #expect(stage.application.isTransitioning)
    stage.resize(columns: 50, rows: 24)
    #expect(!split.isCollapsed)
    stage.settle()
    #expect(split.isCollapsed)
    #expect(names(nav.viewControllers) == ["List", "Second", "Detail"])
    expectInvariants(split)
  }

  // MARK: - Showing

  @Test
  func `show replaces the primary, or replaces the secondary by a child of the primary (9.1.4)`() {
    let (list, detail) = (Content("List"), Content("Detail"))
    let split = classic(list, detail)
    let stage = SimulatedStage(split)
    let other = Content("Other")
    stage.turn { split.show(other, sender: nil) }
    #expect(names(split.viewControllers) == ["Other", "Detail"])
    #expect(list.parent == nil)
    let inner = Content("Inner")
    stage.turn {
      other.addChild(inner)
      split.show(inner, sender: nil)
    }
    #expect(names(split.viewControllers) == ["Other", "Inner"])
    expectInvariants(split)
  }

  @Test func `show and showDetail present in a compact width (9.1.4, 9.1.5)`() {
    let split = classic(Content("List"), nil)
    let stage = SimulatedStage(split, columns: 50, rows: 24)
    stage.turn { split.show(Content("Other"), sender: nil) }
    stage.settle()
    #expect(names([split.presentedViewController].compactMap(\.self)) == ["Other"])
    stage.turn { split.dismiss(animated: false) }
    stage.turn { split.showDetailViewController(Content("Detail"), sender: nil) }
    stage.settle()
    #expect(names([split.presentedViewController].compactMap(\.self)) == ["Detail"])
  }

  @Test func `showDetail replaces the secondary in a regular width (9.1.5)`() {
    let list = Content("List")
    let split = classic(navigation("Nav", list), navigation("Old", Content("Detail")))
    let stage = SimulatedStage(split)
    let new = Content("New")
    let order = stage.happened(.willAndDid) {
      list.showDetailViewController(new, sender: nil)
    }
    #expect(names(split.viewControllers) == ["Nav", "New"])
    #expect(
      order == [
        "Old viewWillDisappear", "Detail viewWillDisappear", "Old viewDidDisappear",
        "Detail viewDidDisappear", "New viewWillAppear", "New viewDidAppear",
      ])
    expectInvariants(split)
    let again = stage.happened(.willAndDid) { list.showDetailViewController(new, sender: nil) }
    #expect(again == [])
  }

  @Test func `showDetail pushes in a compact width (9.1.5)`() {
    let list = Content("List")
    let nav = navigation("Nav", list)
    let split = classic(nav, nil)
    let stage = SimulatedStage(split, columns: 50, rows: 24)
    stage.turn { list.showDetailViewController(Content("Detail"), sender: nil) }
    #expect(names(nav.viewControllers) == ["List", "Detail"])
    #expect(stage.application.isTransitioning)
    stage.settle()
    expectInvariants(split)
    stage.turn {
      _ = nav.popViewController(animated: false)
    }
    stage.turn { list.showDetailViewController(navigation("Second", Content("D")), sender: nil) }
    stage.settle()
    #expect(names(nav.viewControllers) == ["List", "D"])
    stage.resize(columns: 80, rows: 24)
    #expect(names(split.viewControllers) == ["Nav", "Second"])
    expectInvariants(split)
  }

  @Test func `the delegate can handle show and showDetail (9.1.4, 9.1.5)`() {
    let split = classic(Content("List"), Content("Detail"))
    let delegate = Delegate()
    delegate.takesShow = true
    split.delegate = delegate
    let stage = SimulatedStage(split)
    stage.turn {
      split.show(Content("A"), sender: nil)
      split.showDetailViewController(Content("B"), sender: nil)
    }
    #expect(delegate.calls == [#"show ["A"]"#, #"show detail ["B"]"#])
    #expect(names(split.viewControllers) == ["List", "Detail"])
  }

  @Test func `a split controller handles growing and shrinking to every size`() {
    let (list, detail) = (Content("List"), Content("Detail"))
    let split = classic(navigation("Nav", list), navigation("Details", detail))
    let stage = SimulatedStage(split)
    for size in sizes + sizes.reversed() {
      stage.resize(columns: size.columns, rows: size.rows)
      _ = stage.simulator.frame()
      #expect(split.isCollapsed == (size.columns < 60))
      expectInvariants(split)
    }
  }
}

/// A split view controller without columns, named Split.
func classic(_ primary: ViewController, _ secondary: ViewController?) -> SplitViewController {
  let split = SplitViewController()
  split.baseName = "Split"
  split.viewControllers = [primary, secondary].compactMap(\.self)
  return split
}
