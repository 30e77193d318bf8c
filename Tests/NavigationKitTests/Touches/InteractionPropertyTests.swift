import CellGraphics
import NavigationKit
import TestSupport
import Testing
import WalkSupport

/// What is true of every interactive change, wherever it is let go and however often it is grabbed.
@Suite struct InteractionPropertyTests {
  enum Change: CaseIterable {
    case pop, sheet, scrolledPage, curledPage
  }

  private final class Pages: PageViewControllerDataSource {
    let all = ["P1", "P2"].map(named)

    func pageViewController(
      _ pages: PageViewController, viewControllerBefore page: ViewController
    ) -> ViewController? { page === all[1] ? all[0] : nil }

    func pageViewController(
      _ pages: PageViewController, viewControllerAfter page: ViewController
    ) -> ViewController? { page === all[0] ? all[1] : nil }
  }

  /// An application in which a change can be dragged.
  private final class Scene {
    let stage: Stage
    let change: Change
    private let source = Pages()

    init(_ change: Change) {
      self.change = change
      switch change {
      case .pop: stage = Stage(root: navigation(Self.form("New"), Self.form("Cur")))
      case .sheet:
        let (p, m) = (Self.form("P"), Self.form("M"))
        m.modalPresentationStyle = .pageSheet
        stage = Stage(root: p)
        stage.turn { p.present(m, animated: false) }
      case .scrolledPage, .curledPage:
        let pages = PageViewController(
          transitionStyle: change == .scrolledPage ? .scroll : .pageCurl)
        pages.setViewControllers([source.all[0]], direction: .forward, animated: false)
        pages.dataSource = source
        stage = Stage(root: pages)
      }
      // The page that may come is loaded in any case.
      for page in source.all { page.loadViewIfNeeded() }
      stage.settle()
      stage.forget()
    }

    var application: Application { stage.application }

    var forwards: Direction {
      switch change {
      case .pop: .right
      case .sheet: .down
      case .scrolledPage, .curledPage: .left
      }
    }

    var backwards: Direction {
      switch change {
      case .pop: .left
      case .sheet: .up
      case .scrolledPage, .curledPage: .right
      }
    }

    /// The same change by itself.
    func run() {
      switch change {
      case .pop:
        let nav = stage.window.rootViewController as? NavigationController
        stage.turn { nav?.popViewController(animated: true) }
      case .sheet: stage.application.cancel()
      case .scrolledPage, .curledPage: stage.application.swipe(.left)
      }
      stage.settle()
    }

    /// Everything that can be asked of what is on the screen, a line each.
    func dump() -> [String] {
      var lines: [String] = []
      func visit(_ view: View, _ depth: Int) {
        lines.append(
          "\(depth) \(type(of: view)) \(view.frame) \(view.bounds) \(view.center) "
            + "\(view.transform) \(view.alpha) \(view.isHidden) "
            + "\(String(describing: view.backgroundColor)) \(view.isUserInteractionEnabled) "
            + "\((view.gestureRecognizers ?? []).map { "\($0.gestureName) \($0.state)" }) "
            + "\(view.presentation)")
        for subview in view.subviews { visit(subview, depth + 1) }
      }
      func visit(_ controller: ViewController) {
        lines.append(
          "\(controller.identity) \(controller.appearanceState) \(controller.isMovingToParent) "
            + "\(controller.isMovingFromParent) \(controller.isBeingPresented) "
            + "\(controller.isBeingDismissed) \(controller.parent?.identity ?? "-") "
            + "\(controller.presentedViewController?.identity ?? "-") "
            + "\(controller.transitionCoordinator == nil)")
        for child in controller.children { visit(child) }
      }
      visit(stage.window, 0)
      var level = stage.window.rootViewController
      while let current = level {
        visit(current)
        let next = current.presentedViewController
        level = next === current ? nil : next
      }
      lines.append("\(application.focusedView?.accessibilityIdentifier ?? "-")")
      lines.append("\(application.frontmostViewController?.identity ?? "-")")
      lines.append("\(application.isTransitioning) \(application.isDragging)")
      return lines
    }

    /// How often transitions have begun and ended since the last time.
    func transitions() -> (begun: Int, ended: Int) {
      let events = application.events.take()
      return (
        events.count { $0.kind == .transitionBegan }, events.count { $0.kind == .transitionEnded }
      )
    }

    private static func form(_ name: String) -> ViewController {
      let controller = named(name)
      for row in 0..<2 {
        let button = Button(frame: Rect(x: 2, y: Double(2 * row + 2), width: 10, height: 1))
        button.accessibilityIdentifier = "\(name)\(row)"
        controller.view.addSubview(button)
      }
      return controller
    }
  }

  @Test(arguments: Change.allCases)
  func `an interactive transition finished at any progress ends like an automatic one`(
    change: Change
  ) {
    let whole = Scene(change)
    whole.run()
    let expected = whole.dump()
    #expect(expected != Scene(change).dump())
    for tenths in 1...10 {
      let scene = Scene(change)
      for _ in 0..<tenths { scene.application.drag(scene.forwards) }
      scene.application.endDrag(cancelled: false)
      scene.stage.settle()
      #expect(scene.dump() == expected, "\(tenths) tenths")
      #expect(scene.transitions() == (1, 1))
    }
  }

  @Test(arguments: Change.allCases)
  func `an interactive transition cancelled at any progress restores every field`(change: Change) {
    for tenths in 1...10 {
      let scene = Scene(change)
      if change != .sheet { scene.application.moveFocus(.next) }
      let before = scene.dump()
      scene.stage.forget()
      for _ in 0..<tenths { scene.application.drag(scene.forwards) }
      #expect(scene.dump() != before)
      scene.application.endDrag(cancelled: true)
      scene.stage.settle()
      #expect(scene.dump() == before, "\(tenths) tenths")
      #expect(scene.transitions() == (1, 1))
    }
  }

  @Test(arguments: Change.allCases)
  func
    `an interactive transition that is caught and reversed at random ends once at its start or end`(
      change: Change
    )
  {
    let before = Scene(change).dump()
    let whole = Scene(change)
    whole.run()
    let after = whole.dump()
    var ends = [0, 0]
    for seed in 0..<60 {
      var random = SeededRandom(seed: UInt64(seed))
      let scene = Scene(change)
      scene.application.drag(scene.forwards)
      var isCancelled = false
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        for _ in 0..<Int.random(in: 0...4, using: &random) {
          scene.application.drag(random.isOne(in: 2) ? scene.forwards : scene.backwards)
        }
        if scene.application.isDragging {
          isCancelled = random.isOne(in: 2)
          scene.application.endDrag(cancelled: isCancelled)
        }
        scene.application.advance(
          to: scene.application.tick + Int.random(in: 0...6, using: &random))
        // One that has come to its end would begin anew.
        if !scene.application.isTransitioning { break }
      }
      if scene.application.isDragging { scene.application.endDrag(cancelled: isCancelled) }
      scene.stage.settle()
      let isOver = scene.dump()
      #expect(isOver == (isCancelled ? before : after), "seed \(seed)")
      ends[isCancelled ? 0 : 1] += 1
      #expect(scene.transitions() == (1, 1), "seed \(seed)")
    }
    #expect(ends.allSatisfy { $0 > 5 })
  }
}
