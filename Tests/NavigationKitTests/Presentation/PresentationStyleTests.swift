import CellGraphics
import NavigationKit
import Testing

/// Styles of presentation, their presenters, and their changes on a screen of another size. Numbers
/// are those of the catalogue of UIKit's behaviour.
@Suite struct PresentationStyleTests {
  private final class Adaptation: AdaptivePresentationControllerDelegate {
    var answer: (TraitCollection) -> ModalPresentationStyle = { _ in .automatic }
    var wrapper: ((ModalPresentationStyle) -> ViewController?)?
    var told: [ModalPresentationStyle] = []

    func adaptivePresentationStyle(
      for controller: PresentationController, traitCollection traits: TraitCollection
    ) -> ModalPresentationStyle { answer(traits) }

    func presentationController(
      _ controller: PresentationController,
      viewControllerForAdaptivePresentationStyle style: ModalPresentationStyle
    ) -> ViewController? { wrapper?(style) }

    func presentationController(
      _ controller: PresentationController,
      willPresentWithAdaptiveStyle style: ModalPresentationStyle,
      transitionCoordinator: (any ViewControllerTransitionCoordinator)?
    ) { told.append(style) }
  }

  private final class OldAdaptation: AdaptivePresentationControllerDelegate {
    func adaptivePresentationStyle(for controller: PresentationController)
      -> ModalPresentationStyle
    { .none }
  }

  private func styled(_ style: ModalPresentationStyle, _ name: String = "M") -> ViewController {
    let controller = named(name)
    controller.modalPresentationStyle = style
    return controller
  }

  /// P presents M in `style`, with P's view as the source of a popover.
  private func presented(
    _ style: ModalPresentationStyle, columns: Int = 80, rows: Int = 24,
    delegate: (any AdaptivePresentationControllerDelegate)? = nil
  ) -> (stage: Stage, p: ViewController, m: ViewController) {
    let (p, m) = (named("P"), styled(style))
    let stage = Stage(root: p, columns: columns, rows: rows)
    stage.turn {
      m.popoverPresentationController?.sourceView = p.view
      if let delegate { m.presentationController?.delegate = delegate }
      p.present(m, animated: false)
    }
    stage.forget()
    return (stage, p, m)
  }

  // MARK: - Properties

  @Test func `styles have UIKit's raw values (2.1.1)`() {
    #expect(
      ModalPresentationStyle.allCases.map(\.rawValue) == [-2, -1, 0, 1, 2, 3, 4, 5, 6, 7])
    #expect(ModalPresentationStyle.popover.rawValue == 7)
    #expect(ModalPresentationStyle.custom.rawValue == 4)
  }

  @Test func `the default style is automatic, which presents a form sheet (2.1.2)`() {
    let (p, m) = (named("P"), ViewController())
    #expect(m.modalPresentationStyle == .automatic)
    let stage = Stage(root: p)
    stage.turn { p.present(m, animated: false) }
    #expect(m.modalPresentationStyle == .automatic)
    #expect(m.presentationController?.presentationStyle == .formSheet)
    #expect(p.view.window === stage.window)
  }

  @Test
  func
    `a plain controller is neither modal nor a context, and a navigation controller is a context (2.1.7, 2.1.8)`()
  {
    let controller = ViewController()
    #expect(!controller.isModalInPresentation)
    #expect(!controller.definesPresentationContext)
    #expect(!controller.providesPresentationContextTransitionStyle)
    #expect(NavigationController().definesPresentationContext)
  }

  @Test func `only a form sheet disables the automatic dismissal of the keyboard (2.1.9)`() {
    for style in ModalPresentationStyle.allCases {
      #expect(styled(style).disablesAutomaticKeyboardDismissal == (style == .formSheet))
    }
  }

  @Test func `presenting a controller with modalPresentationStyle none throws an error`() {
    let stage = Stage(root: named("P"))
    stage.turn {
      #expect(throws: NavigationError.unpresentableStyle(controller: "M", style: .none)) {
        try stage.window.rootViewController?.checkedPresent(styled(.none), animated: false)
      }
    }
  }

  @Test func `within a popover a context needs coverVertical (2.1.5)`() {
    let (stage, _, m) = presented(.popover)
    let n = styled(.overCurrentContext, "N")
    n.modalTransitionStyle = .crossDissolve
    stage.turn {
      #expect(throws: NavigationError.contextInPopover(controller: "N")) {
        try m.checkedPresent(n, animated: false)
      }
    }
  }

  // MARK: - Who presents

  @Test(arguments: [
    ModalPresentationStyle.pageSheet, .formSheet, .fullScreen, .overFullScreen, .custom,
  ])
  func `the outermost container presents a full-screen controller (2.2.1)`(
    style: ModalPresentationStyle
  ) {
    let (a, m) = (named("A"), styled(style))
    let nav = navigation(a)
    let stage = Stage(root: nav)
    stage.turn { a.present(m, animated: false) }
    #expect(m.presentingViewController === nav)
  }

  @Test(arguments: [ModalPresentationStyle.currentContext, .overCurrentContext])
  func
    `the nearest ancestor that defines a context presents, and the tab bar stays visible (2.2.3, 2.2.4)`(
      style: ModalPresentationStyle
    )
  {
    let (a, m) = (named("A"), styled(style))
    let nav = navigation(a)
    let tabs = TabBarController()
    tabs.viewControllers = [nav, titled("Other")]
    let stage = Stage(root: tabs)
    stage.turn { a.present(m, animated: false) }
    #expect(m.presentingViewController === nav)
    #expect(a.presentedViewController === m)
    #expect(tabs.presentedViewController == nil)
    #expect(m.view.window === stage.window)
    #expect(m.view.windowRows == 23)
    #expect(nav.view.window === (style == .overCurrentContext ? stage.window : nil))
    #expect(stage.application.frontmostViewController === m)
    stage.turn { m.dismiss(animated: false) }
    #expect(nav.view.window === stage.window)
    #expect(stage.application.frontmostViewController === a)
  }

  @Test func `without a context the root presents (2.2.3)`() {
    let (child, m) = (named("C"), styled(.currentContext))
    let root = named("P")
    root.addChild(child)
    let stage = Stage(root: root)
    stage.turn {
      root.view.addSubview(child.view)
      child.present(m, animated: false)
    }
    #expect(m.presentingViewController === root)
  }

  @Test(arguments: [ModalPresentationStyle.currentContext, .overCurrentContext])
  func `a hidden tab keeps its presented controller (9.3.5)`(
    style: ModalPresentationStyle
  ) {
    let (a, m, other) = (named("A"), styled(style), named("Other"))
    let nav = navigation(a)
    let tabs = TabBarController()
    tabs.viewControllers = [nav, other]
    let stage = Stage(root: tabs)
    stage.turn { a.present(m, animated: false) }
    stage.turn { tabs.selectedIndex = 1 }
    stage.settle()
    #expect(m.view.window == nil)
    #expect(m.appearanceState == .disappeared)
    #expect(nav.view.window == nil)
    #expect(stage.application.frontmostViewController === other)
    stage.turn { tabs.selectedIndex = 0 }
    stage.settle()
    #expect(m.view.window === stage.window)
    #expect(m.appearanceState == .appeared)
    #expect(nav.appearanceState == (style == .overCurrentContext ? .appeared : .disappeared))
    #expect(stage.application.frontmostViewController === m)
    stage.turn { tabs.selectedIndex = 1 }
    stage.settle()
    stage.turn { m.dismiss(animated: true) }
    stage.settle()
    #expect(nav.presentedViewController == nil)
    stage.turn { tabs.selectedIndex = 0 }
    stage.settle()
    #expect(nav.appearanceState == .appeared)
    #expect(a.appearanceState == .appeared)
  }

  @Test func `a context can provide the transition style (2.2.5)`() {
    let (a, m) = (named("A"), styled(.overCurrentContext))
    let nav = navigation(a)
    nav.modalTransitionStyle = .crossDissolve
    nav.providesPresentationContextTransitionStyle = true
    let stage = Stage(root: nav)
    stage.turn { a.present(m, animated: true) }
    stage.application.advance(to: 18)
    #expect(m.view.presentationFrame == Rect(x: 0, y: 0, width: 80, height: 24))
    // 0.3 s, where coverVertical takes 0.4.
    stage.application.advance(to: 36)
    #expect(m.appearanceState == .appeared)
  }

  @Test
  func
    `a controller that is presented in a context presents full screen by the outermost container (2.2.1)`()
  {
    let (a, m, n) = (named("A"), styled(.overCurrentContext), styled(.fullScreen, "N"))
    let nav = navigation(a)
    let tabs = TabBarController()
    tabs.viewControllers = [nav, titled("Other")]
    let stage = Stage(root: tabs)
    stage.turn { a.present(m, animated: false) }
    stage.turn { m.present(n, animated: false) }
    #expect(n.presentingViewController === tabs)
    #expect(m.presentedViewController === n)
    #expect([a, m, nav, tabs].allSatisfy { $0.appearanceState == .disappeared })
    stage.turn { m.dismiss(animated: false) }
    #expect(n.view.window == nil)
    #expect([a, m, nav, tabs].allSatisfy { $0.appearanceState == .appeared })
  }

  // MARK: - Presenter's view

  @Test(arguments: [
    (ModalPresentationStyle.fullScreen, false), (.pageSheet, true), (.formSheet, true),
    (.currentContext, false), (.overFullScreen, true), (.overCurrentContext, true),
    (.popover, true), (.custom, true),
  ])
  func `the style decides whether the presenter disappears during the presentation (1.5.4, 1.5.6)`(
    style: ModalPresentationStyle, stays: Bool
  ) {
    let (stage, p, m) = presented(style)
    #expect((p.view.window === stage.window) == stays)
    #expect(p.appearanceState == (stays ? .appeared : .disappeared))
    #expect(m.appearanceState == .appeared)
    stage.turn { m.dismiss(animated: true) }
    stage.settle()
    #expect(p.appearanceState == .appeared)
    #expect(p.view.window === stage.window)
    #expect(stage.window.subviews.count == 1)
    #expect(p.view.frame == Rect(x: 0, y: 0, width: 80, height: 24))
  }

  @Test
  func
    `a full-screen controller over a sheet covers the sheet and its presenter until the dismissal (1.5.12)`()
  {
    let (stage, p, m) = presented(.pageSheet)
    let n = styled(.fullScreen, "N")
    stage.turn { m.present(n, animated: true) }
    stage.settle()
    #expect([p, m].allSatisfy { $0.appearanceState == .disappeared && $0.view.window == nil })
    stage.turn { n.dismiss(animated: true) }
    stage.settle()
    #expect([p, m].allSatisfy { $0.appearanceState == .appeared })
    #expect([p, m].allSatisfy { $0.view.window === stage.window })
  }

  @Test func `dismissing several sheets animates only the front sheet (2.4.3, 2.4.4)`() {
    let (stage, p, m) = presented(.pageSheet)
    let n = styled(.formSheet, "N")
    stage.turn { m.present(n, animated: false) }
    stage.forget()
    stage.turn { p.dismiss(animated: true) }
    stage.settle()
    #expect(
      stage.happened(.appearance, [.transitionBegan]) == [
        "N viewWillDisappear", "M viewWillDisappear", "N transitionBegan P",
        "N viewDidDisappear", "M viewDidDisappear",
      ])
    #expect(stage.window.subviews.count == 1)
  }

  // MARK: - Adaptation

  @Test(arguments: [
    (ModalPresentationStyle.fullScreen, "full full full"), (.overFullScreen, "over over over"),
    (.pageSheet, "sheet sheet full"), (.formSheet, "sheet sheet full"),
    (.popover, "popover sheet full"), (.currentContext, "full full full"),
  ])
  func `styles adapt to wide, narrow and low windows (2.5)`(
    style: ModalPresentationStyle, expected: String
  ) {
    let found = [(80, 24), (50, 24), (80, 12)].map { columns, rows in
      let (stage, p, m) = presented(style, columns: columns, rows: rows)
      if p.view.window !== stage.window { return "full" }
      if m.view.frame.width == m.view.window?.bounds.width, m.view.frame.height == Double(rows) {
        return "over"
      }
      return m.view.bounds.width == 32 ? "popover" : "sheet"
    }
    #expect(found.joined(separator: " ") == expected)
  }

  @Test func `a sheet in a narrow window leaves the presenter's first two rows (2.5)`() {
    let (stage, _, m) = presented(.formSheet, columns: 50, rows: 24)
    #expect(m.view.bounds.size == Size(width: 50, height: 21))
    #expect(stage.text(row: 2).hasPrefix("▗"))
    #expect(stage.text(row: 1).allSatisfy { $0 == " " })
  }

  @Test func `a preferred size is the size of a form sheet's content`() {
    let (p, m) = (named("P"), styled(.formSheet))
    m.preferredContentSize = Size(width: 30, height: 8)
    let stage = Stage(root: p)
    stage.turn { p.present(m, animated: false) }
    #expect(m.view.bounds.size == Size(width: 30, height: 8))
    stage.turn { m.preferredContentSize = Size(width: 300, height: 80) }
    // Two columns and a row stay free on each side, and the line takes one.
    #expect(m.view.bounds.size == Size(width: 74, height: 20))
  }

  @Test func `the delegate's adaptive style overrides the default adaptation (2.5.1)`() {
    let delegate = Adaptation()
    delegate.answer = { _ in .fullScreen }
    let full = presented(.pageSheet, delegate: delegate)
    #expect(full.m.view.window === full.stage.window)
    #expect(full.m.view.bounds.size == Size(width: 80, height: 24))
    delegate.answer = { _ in .none }
    #expect(presented(.popover, columns: 50, delegate: delegate).m.view.bounds.width == 32)
    // No answer of these: the style's own adaptation counts.
    delegate.answer = { _ in .popover }
    let low = presented(.pageSheet, rows: 12, delegate: delegate)
    #expect(low.m.view.bounds.size == Size(width: 80, height: 12))
  }

  @Test func `the older delegate method is called if the newer one is not implemented (2.5.1)`() {
    let delegate = OldAdaptation()
    #expect(presented(.popover, columns: 50, delegate: delegate).m.view.bounds.width == 32)
  }

  @Test
  func
    `a delegate can replace the controller for an adapted style and restore it on resize (2.5.2, 2.5.6)`()
  {
    let delegate = Adaptation()
    let nav = navigation()
    nav.baseName = "Wrapper"
    let (stage, p, m) = presented(.popover, delegate: delegate)
    delegate.wrapper = { _ in
      nav.viewControllers = [m]
      return nav
    }
    stage.resize(columns: 50, rows: 24)
    #expect(p.presentedViewController === nav)
    #expect(m.parent === nav)
    #expect(m.appearanceState == .appeared)
    #expect(m.view.window === stage.window)
    stage.resize(columns: 80, rows: 24)
    #expect(p.presentedViewController === m)
    #expect(m.parent == nil)
    #expect(m.appearanceState == .appeared)
    #expect(nav.appearanceState == .disappeared)
    #expect(m.view.window === stage.window)
    #expect(delegate.told == [.none, .formSheet, .none])
    stage.turn { m.dismiss(animated: true) }
    stage.settle()
    #expect(stage.window.subviews.count == 1)
  }

  @Test func `a sheet becomes full screen and a sheet again (2.5.6, 1.5.5)`() {
    let (stage, p, m) = presented(.pageSheet)
    stage.resize(columns: 80, rows: 12)
    #expect(p.appearanceState == .disappeared)
    #expect(p.view.window == nil)
    #expect(m.view.bounds.size == Size(width: 80, height: 12))
    stage.resize(columns: 80, rows: 24)
    #expect(p.appearanceState == .appeared)
    #expect(p.view.window === stage.window)
    #expect(m.view.bounds.size == Size(width: 70, height: 20))
    #expect(
      stage.happened(.appearance) == [
        "P viewWillDisappear", "P viewDidDisappear", "P viewWillAppear", "P viewIsAppearing",
        "P viewDidAppear",
      ])
  }

  @Test func `a resize during a transition changes the style after the transition (2.5.6)`() {
    let (p, m) = (named("P"), styled(.pageSheet))
    let stage = Stage(root: p)
    stage.turn { p.present(m, animated: true) }
    stage.application.advance(to: 20)
    stage.resize(columns: 80, rows: 12)
    stage.settle()
    #expect(p.view.window == nil)
    #expect(m.view.bounds.size == Size(width: 80, height: 12))
  }

  @Test func `reading the presentation controller fixes the style (2.5.4)`() {
    let (p, m) = (named("P"), styled(.popover))
    let stage = Stage(root: p)
    stage.turn {
      m.popoverPresentationController?.sourceView = p.view
      m.modalPresentationStyle = .fullScreen
      p.present(m, animated: false)
    }
    #expect(m.presentationController is PopoverPresentationController)
    #expect(p.view.window === stage.window)
  }

  @Test func `the content of a narrow sheet has a compact horizontal size class`() {
    for (style, expected) in [
      (ModalPresentationStyle.formSheet, UserInterfaceSizeClass.compact), (.popover, .compact),
      (.pageSheet, .regular),
    ] {
      let (stage, _, m) = presented(style)
      #expect(m.view.window === stage.window)
      #expect(m.traitCollection.horizontalSizeClass == expected)
    }
  }

  @Test func `a popover without a source cannot be presented (2.5.7)`() {
    let stage = Stage(root: named("P"))
    stage.turn {
      #expect(throws: NavigationError.popoverWithoutSource(controller: "M")) {
        try stage.window.rootViewController?.checkedPresent(styled(.popover), animated: false)
      }
    }
    stage.resize(columns: 50, rows: 24)
    stage.turn { stage.window.rootViewController?.present(styled(.popover), animated: false) }
    #expect(stage.application.frontmostViewController?.baseName == "M")
  }

  @Test(arguments: [
    // Below the source, above it, beside it, and where nothing else has room.
    (Rect(x: 38, y: 2, width: 4, height: 1), PopoverArrowDirection.up, 23.0, 3.0),
    (Rect(x: 38, y: 20, width: 4, height: 1), .down, 23, 8),
    (Rect(x: 0, y: 2, width: 4, height: 20), .left, 4, 6),
    (Rect(x: 76, y: 2, width: 4, height: 20), .right, 42, 6),
    (Rect(x: 0, y: 2, width: 2, height: 1), .up, 0, 3),
  ])
  func `a popover is placed on a side of its source with enough room`(
    source: Rect, direction: PopoverArrowDirection, x: Double, y: Double
  ) {
    let (p, m) = (named("P"), styled(.popover))
    let stage = Stage(root: p)
    stage.turn {
      m.popoverPresentationController?.sourceView = p.view
      m.popoverPresentationController?.sourceRect = source
      p.present(m, animated: false)
    }
    let popover = m.popoverPresentationController
    #expect(popover?.arrowDirection == direction)
    #expect(popover?.presentedView?.frame == Rect(x: x, y: y, width: 34, height: 12))
  }
}

extension View {
  /// Rows that the view takes.
  fileprivate var windowRows: Double { bounds.height }
}
