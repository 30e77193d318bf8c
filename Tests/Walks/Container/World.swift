import CellGraphics
import NavigationKit
import WalkSupport

/// An application under a tab bar. The tabs have a split view controller of three columns, a
/// classic one, page controllers of both styles, a navigation controller, a list and a plain
/// controller. The application also has presentations over them.
final class World: WalkedApp {
  private typealias Reference = (identity: String, controller: () -> ViewController?)

  let application = Application()
  let window: Window
  private var contentCount = 0
  private let fader = TabFader()
  private var scene: Scene?
  /// Every controller made that is not known to be freed.
  private var references: [Reference] = []
  private var appearances = AppearanceRecord()
  private var callbacks = CallbackRecord()
  /// The digest of all events so far.
  private(set) var digest = EventDigest()
  /// The judges of current presentations. A presentation does not retain its judge.
  private var judges: [PresentationJudge] = []
  /// The position of the pointer.
  private var pointer = Point.zero

  /// The controllers that the steps act on. A new root replaces all of them.
  private struct Scene {
    let tabs: TabBarController
    let navigation: NavigationController
    let columns: SplitViewController
    let classic: SplitViewController
    let book: Book
    let curled: Book
    let all: [ViewController]
  }

  init() {
    window = Window(application: application, size: Size(width: 80, height: 24))
    application.turn {
      open()
      window.makeKeyAndVisible()
    }
  }

  private func open() {
    let columns = keep(SplitViewController(style: .tripleColumn))
    for column in [SplitViewController.Column.primary, .supplementary, .secondary] {
      columns.setViewController(content(), for: column)
    }
    let classic = keep(SplitViewController())
    classic.viewControllers = [stack(content()), content()]
    let book = Book(.scroll, [content(), content(), content()])
    let curled = Book(.pageCurl, [content(), content()])
    let navigation = stack(content(), keep(curled.pages))
    let all: [ViewController] = [
      columns, keep(book.pages), navigation, classic, keep(List()), content(), content(),
    ]
    let tabs = keep(TabBarController())
    tabs.viewControllers = all
    // Every other one fades from tab to tab.
    if contentCount.isMultiple(of: 2) { tabs.delegate = fader }
    scene = Scene(
      tabs: tabs, navigation: navigation, columns: columns, classic: classic, book: book,
      curled: curled, all: all)
    window.rootViewController = tabs
  }

  private func content() -> Content {
    contentCount += 1
    return keep(Content(number: contentCount))
  }

  private func stack(_ controllers: ViewController...) -> NavigationController {
    let navigation = keep(NavigationController())
    navigation.viewControllers = controllers
    return navigation
  }

  private func keep<Controller: ViewController>(_ controller: Controller) -> Controller {
    references.append((controller.identity, { [weak controller] in controller }))
    return controller
  }

  // MARK: - Taking steps

  func nextStep(using random: inout SeededRandom) -> WalkStep { WalkStep(using: &random) }

  func take(_ step: WalkStep) throws(WalkFailure) {
    carryOut(step)
    // The picture costs more than the rest, so not each is drawn.
    try check(drawing: (step.which + step.how).isMultiple(of: 8))
  }

  private func carryOut(_ step: WalkStep) {
    let (which, how) = (step.which, step.how)
    let isAnimated = !how.isMultiple(of: 3)
    switch step.kind {
    case .swipe: application.swipe(Direction.allCases[which % 4])
    case .drag: application.drag([.left, .right, .right, .down][which % 4])
    case .dragOn:
      // As far as fingers go, or the few tenths of one that changes its mind.
      let ways = application.dragDirections ?? Direction.allCases
      for _ in 0...(how % 6) { application.drag(ways[which % ways.count]) }
    case .liftFinger: application.endDrag(cancelled: how.isMultiple(of: 2))
    case .tap: application.tap()
    case .moveFocus: application.moveFocus(how.isMultiple(of: 3) ? .previous : .next)
    case .type: application.send([.text("漢a"), .deleteBackward, .pageDown, .home][which % 4])
    case .cancel: application.cancel()
    case .press: touch(.down, at: place(which, how))
    case .pressEdge:
      let x = which.isMultiple(of: 2) ? 0 : window.bounds.width - 1
      touch(.down, at: Point(x: x + 0.5, y: place(which, how).y))
    case .pressSheet:
      let frame = levels.last?.presentationController?.presentedView?.presentationFrame ?? .zero
      touch(.down, at: Point(x: frame.midX, y: frame.minY + Double(how % 5) + 0.5))
    case .move: touch(.move, at: place(which, how))
    case .creep:
      let way = [Point(x: 4, y: 0), Point(x: -4, y: 0), Point(x: 0, y: 2), Point(x: 0, y: -2)]
      for _ in 0...(how % 8) {
        application.advance(to: application.tick + how % 5)
        touch(.move, at: pointer + way[which % 4])
      }
    case .release: touch(.up, at: pointer)
    case .callOff: touch(.cancel, at: pointer)
    case .wheel: application.turnWheel(Direction.allCases[which % 4], at: place(which, how))
    case .click:
      touch(.down, at: place(which, how))
      touch(.up, at: pointer)
    case .resize: application.turn { window.resize(to: Self.size(which, how)) }
    case .wait: application.advance(to: application.tick + [1, 7, 24, 42, 90, 500][which % 6])
    default: application.turn { act(step.kind, which, how, isAnimated) }
    }
  }

  private func touch(_ phase: TouchPhase, at place: Point) {
    pointer = place
    application.touch(phase, at: place)
  }

  /// Returns the middle of a cell of the window.
  private func place(_ which: Int, _ how: Int) -> Point {
    let size = window.bounds.size
    return Point(
      x: Double(which * 13 % max(1, Int(size.width))) + 0.5,
      y: Double(how * 7 % max(1, Int(size.height))) + 0.5)
  }

  /// Mostly the sizes at which something changes; at times any from 1 × 1 to 300 × 100.
  private static func size(_ which: Int, _ how: Int) -> Size {
    if which.isMultiple(of: 3) {
      return Size(width: Double(1 + which * 7 % 300), height: Double(1 + how % 100))
    }
    let columns = [1, 12, 30, 59, 60, 80, 100, 130, 160][which % 9]
    return Size(width: Double(columns), height: Double([1, 5, 12, 15, 16, 24, 24, 50][how % 8]))
  }

  private func act(_ kind: WalkStep.Kind, _ which: Int, _ how: Int, _ isAnimated: Bool) {
    guard let scene else { return }
    let column = SplitViewController.Column.allCases[which % 3]
    switch kind {
    case .selectTab: scene.tabs.selectedIndex = which % (scene.tabs.viewControllers?.count ?? 1)
    case .selectTabByCode:
      scene.tabs.selectedViewController = scene.tabs.viewControllers?[which % 3]
    case .changeTabs:
      scene.tabs.setViewControllers(Array(scene.all.prefix(3 + which % 5)), animated: isAnimated)
    case .push: scene.navigation.pushViewController(content(), animated: isAnimated)
    case .pop: scene.navigation.popViewController(animated: isAnimated)
    case .popToRoot: scene.navigation.popToRootViewController(animated: isAnimated)
    case .setStack:
      let kept = scene.navigation.viewControllers.filter { _ in how.isMultiple(of: 2) }
      scene.navigation.setViewControllers(
        Array(kept.prefix(which % 4)) + [content()], animated: isAnimated)
    case .turnPage:
      let book = how.isMultiple(of: 2) ? scene.book : scene.curled
      book.pages.setViewControllers(
        [book.contents[which % book.contents.count]],
        direction: how.isMultiple(of: 4) ? .forward : .reverse, animated: isAnimated)
    case .showColumn: scene.columns.show(column)
    case .hideColumn: scene.columns.hide(column)
    case .setColumn:
      scene.columns.setViewController(how.isMultiple(of: 4) ? nil : content(), for: column)
    case .setDisplayMode:
      let modes = SplitViewController.DisplayMode.allCases
      scene.columns.preferredDisplayMode = modes[which % modes.count]
    case .showDetail:
      let split = how.isMultiple(of: 2) ? scene.columns : scene.classic
      split.showDetailViewController(
        which.isMultiple(of: 2) ? stack(content()) : content(), sender: nil)
    case .present: present(which, how, isAnimated)
    case .presentAgain:
      levels.last?.presentedViewController?.dismiss(animated: isAnimated)
      present(which, how, isAnimated)
    case .dismiss: anyone(which).dismiss(animated: isAnimated)
    case .replaceRoot where which.isMultiple(of: 10): open()
    default: break
    }
  }

  private func present(_ which: Int, _ how: Int, _ isAnimated: Bool) {
    guard levels.count < 6 else { return }
    if how.isMultiple(of: 5) { return presentAlert(which, how, isAnimated) }
    let controller = how.isMultiple(of: 4) ? stack(content(), content()) : content()
    let presenter = anyone(which)
    let styles = ModalPresentationStyle.allCases.filter { $0 != .none }
    controller.modalPresentationStyle = styles[how % styles.count]
    controller.modalTransitionStyle = ModalTransitionStyle.allCases[which % 4]
    controller.isModalInPresentation = (which + how).isMultiple(of: 5)
    controller.definesPresentationContext = which.isMultiple(of: 7)
    if let popover = controller.popoverPresentationController {
      popover.sourceView = presenter.view
      popover.sourceRect = Rect(x: Double(which % 60), y: Double(how % 20), width: 4, height: 1)
      if which.isMultiple(of: 2) { popover.passthroughViews = scene.map { [$0.tabs.tabBar] } }
    }
    if !which.isMultiple(of: 3) {
      let answers: [ModalPresentationStyle] = [.automatic, .none, .fullScreen, .overFullScreen]
      let judge = PresentationJudge(allows: !which.isMultiple(of: 4), style: answers[how % 4])
      judges.append(judge)
      controller.presentationController?.delegate = judge
    }
    // What UIKit refuses with an exception is refused, and that is all.
    try? presenter.checkedPresent(controller, animated: isAnimated)
  }

  private func presentAlert(_ which: Int, _ how: Int, _ isAnimated: Bool) {
    let style: AlertController.Style = how.isMultiple(of: 2) ? .alert : .actionSheet
    let alert = keep(
      AlertController(title: "Alert", message: "漢字 and more text", preferredStyle: style))
    if style == .alert, which.isMultiple(of: 2) { alert.addTextField() }
    for number in 0...which % 4 {
      let styles: [AlertAction.Style] = [.default, .cancel, .destructive, .default]
      let action = AlertAction(title: "Action \(number)", style: styles[number])
      action.isEnabled = !how.isMultiple(of: 7)
      alert.addAction(action)
    }
    let presenter = anyone(which)
    if which.isMultiple(of: 5), let view = presenter.viewIfLoaded {
      alert.popoverPresentationController?.sourceView = view
    }
    try? presenter.checkedPresent(alert, animated: isAnimated)
  }

  /// The window's root and all that is presented over it or within it, from the bottom up.
  private var levels: [ViewController] {
    var levels: [ViewController] = []
    func visit(_ controller: ViewController) {
      for child in controller.children { visit(child) }
      if let next = controller.presentedViewController,
        next.presentingViewController === controller
      {
        levels.append(next)
        visit(next)
      }
    }
    if let root = window.rootViewController {
      levels.append(root)
      visit(root)
    }
    return levels
  }

  /// Returns a controller of the tree, usually the one in front.
  private func anyone(_ which: Int) -> ViewController {
    func all(_ controller: ViewController) -> [ViewController] {
      [controller] + controller.children.flatMap(all)
    }
    let front = application.frontmostViewController ?? scene?.tabs
    let candidates = levels.flatMap(all)
    if !which.isMultiple(of: 3), let front { return front }
    return candidates[which / 3 % candidates.count]
  }

  // MARK: - Checking

  /// Holds what is there to what is always true.
  ///
  /// - Parameter drawing: Whether to look at the picture too.
  func check(drawing: Bool) throws(WalkFailure) {
    do throws(WalkFailure) {
      try checkAll(drawing: drawing)
    } catch {
      let trees = levels.map { Invariants.tree(of: $0) }
      throw WalkFailure(reason: ([error.reason] + trees).joined(separator: "\n"))
    }
  }

  private func checkAll(drawing: Bool) throws(WalkFailure) {
    let events = application.events.take()
    digest.add(events)
    try appearances.follow(events)
    try callbacks.follow(events)
    try Invariants.checkViews(in: window)
    let levels = levels
    let isAtRest =
      !application.isTransitioning && application.nextDueTick == nil && !application.isDragging
      && !application.isTouched
    if isAtRest {
      try callbacks.checkRest(visible: levels.flatMap(Invariants.visibleNames))
      for level in levels { try Invariants.checkStacks(of: level) }
    }
    for level in levels { try Invariants.checkTree(of: level, isAtRest: isAtRest) }
    try Invariants.checkFocus(of: application, isAtRest: isAtRest)
    if drawing { try Invariants.checkPicture(of: window, levels: levels, isAtRest: isAtRest) }
  }

  /// Takes everything off the screen, after which nothing of it may be alive.
  func end() throws(WalkFailure) {
    application.endDrag(cancelled: true)
    application.cancelTouch()
    application.advance(to: application.tick + 10_000)
    application.turn {
      window.rootViewController = ViewController()
      scene = nil
      judges = []
    }
    application.advance(to: application.tick + 10_000)
    try check(drawing: true)
    let alive = references.filter { $0.controller() != nil }.map(\.identity)
    guard alive.isEmpty else {
      throw WalkFailure(reason: "never freed: \(alive.joined(separator: ", "))")
    }
  }
}
