import CellGraphics
import NavigationKit

/// One application under a tab bar: a split view controller of three columns and a classic one, books
/// of both kinds, a navigation controller, a list, a plain controller, and what is presented over them.
final class World {
  private typealias Reference = (identity: String, controller: () -> ViewController?)

  let application = Application()
  let window: Window
  private var contentCount = 0
  private let fader = TabFader()
  private var scene: Scene?
  /// Every controller made that is not known to be freed.
  private var references: [Reference] = []
  private var appearances = AppearanceRecord()

  /// What the steps act on. Another comes with another root.
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

  func take(_ step: WalkStep) {
    let (which, how) = (step.which, step.how)
    let isAnimated = !how.isMultiple(of: 3)
    switch step.kind {
    case .swipe: application.swipe(Direction.allCases[which % 4])
    case .drag: application.drag([.left, .right, .right][which % 3])
    case .liftFinger: application.endDrag(cancelled: how.isMultiple(of: 2))
    case .tap: application.tap()
    case .moveFocus: application.moveFocus(how.isMultiple(of: 3) ? .previous : .next)
    case .type: application.send([.text("漢a"), .deleteBackward, .pageDown, .home][which % 4])
    case .cancel: application.cancel()
    case .resize: application.turn { window.resize(to: Self.size(which, how)) }
    case .wait: application.advance(to: application.tick + [1, 7, 24, 42, 90, 500][which % 6])
    default: application.turn { act(step.kind, which, how, isAnimated) }
    }
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
    case .dismiss: anyone(which).dismiss(animated: isAnimated)
    case .replaceRoot where which.isMultiple(of: 10): open()
    default: break
    }
  }

  private func present(_ which: Int, _ how: Int, _ isAnimated: Bool) {
    guard levels.count < 5 else { return }
    if how.isMultiple(of: 5) { return presentAlert(which, how, isAnimated) }
    let controller = how.isMultiple(of: 4) ? stack(content(), content()) : content()
    anyone(which).present(controller, animated: isAnimated)
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
    presenter.present(alert, animated: isAnimated)
  }

  /// The window's root and those presented over it.
  private var levels: [ViewController] {
    var levels = [window.rootViewController].compactMap(\.self)
    while let next = levels.last?.presentedViewController { levels.append(next) }
    return levels
  }

  /// One of the tree, mostly the one in front.
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
  func check(drawing: Bool) throws(Failure) {
    do throws(Failure) {
      try checkAll(drawing: drawing)
    } catch {
      let trees = levels.map { Invariants.tree(of: $0) }
      throw Failure(reason: ([error.reason] + trees).joined(separator: "\n"))
    }
  }

  private func checkAll(drawing: Bool) throws(Failure) {
    try appearances.follow(application.events.take())
    try Invariants.checkViews(in: window)
    let levels = levels
    for (level, next) in zip(levels, levels.dropFirst()) {
      guard next.presentingViewController === level else {
        throw Failure(reason: "\(next.identity) does not know its presenter")
      }
    }
    let isAtRest = !application.isTransitioning && application.nextDueTick == nil
    for level in levels { try Invariants.checkTree(of: level, isAtRest: isAtRest) }
    try Invariants.checkFocus(of: application, isAtRest: isAtRest)
    if drawing { try Invariants.checkPicture(of: window, levels: levels, isAtRest: isAtRest) }
  }

  /// Takes everything off the screen, after which nothing of it may be alive.
  func end() throws(Failure) {
    application.endDrag(cancelled: true)
    application.advance(to: application.tick + 10_000)
    application.turn {
      window.rootViewController = ViewController()
      scene = nil
    }
    application.advance(to: application.tick + 10_000)
    try check(drawing: true)
    let alive = references.filter { $0.controller() != nil }.map(\.identity)
    guard alive.isEmpty else {
      throw Failure(reason: "never freed: \(alive.joined(separator: ", "))")
    }
  }
}
