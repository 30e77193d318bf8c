import CellGraphics
import NavigationKit
import TestSupport
import Testing

@Suite struct FocusTests {
  /// A controller with three buttons in rows 0, 2 and 4, named after it.
  private func form(_ name: String) -> ViewController {
    let controller = named(name)
    for row in 0..<3 {
      let button = Button(frame: Rect(x: 0, y: Double(2 * row), width: 10, height: 1))
      button.title = "\(name)\(row)"
      button.accessibilityIdentifier = "\(name)\(row)"
      controller.view.addSubview(button)
    }
    return controller
  }

  private func focus(_ stage: Stage) -> String? {
    stage.application.focusedView?.accessibilityIdentifier
  }

  @Test func `a pop restores the previous focus`() {
    let nav = navigation(form("A"))
    let stage = Stage(root: nav)
    stage.application.moveFocus(.next)
    stage.application.moveFocus(.next)
    #expect(focus(stage) == "A2")
    stage.turn { nav.pushViewController(form("B"), animated: false) }
    #expect(focus(stage) == "B0")
    stage.application.moveFocus(.next)
    stage.turn { nav.popViewController(animated: false) }
    #expect(focus(stage) == "A2")
  }

  @Test func `pressing the back button restores the previous focus`() {
    let nav = navigation(form("A"))
    let stage = Stage(root: nav)
    stage.application.moveFocus(.next)
    stage.turn { nav.pushViewController(form("B"), animated: false) }
    stage.application.moveFocus(.previous)
    #expect(focus(stage) == "back")
    stage.application.tap()
    stage.settle()
    #expect(nav.viewControllers.count == 1)
    #expect(focus(stage) == "A1")
  }

  @Test func `the focus stays in a presented controller until the dismissal restores it`() {
    let root = form("A")
    let stage = Stage(root: root)
    stage.application.moveFocus(.next)
    stage.turn { root.present(form("B"), animated: false) }
    for name in ["B0", "B1", "B2", "B0", "B1"] {
      #expect(focus(stage) == name)
      stage.application.moveFocus(.next)
    }
    stage.turn { root.dismiss(animated: false) }
    #expect(focus(stage) == "A1")
  }

  @Test func `each tab has its own focus`() {
    let tabs = TabBarController()
    tabs.viewControllers = [form("A"), form("B")]
    let stage = Stage(root: tabs)
    stage.application.moveFocus(.next)
    #expect(focus(stage) == "A1")
    stage.application.selectTab(2)
    #expect(focus(stage) == "B0")
    stage.application.moveFocus(.next)
    stage.application.moveFocus(.next)
    stage.application.selectTab(1)
    #expect(focus(stage) == "A1")
    stage.application.selectTab(2)
    #expect(focus(stage) == "B2")
  }

  @Test func `a view that can no longer have the focus returns it to the previously focused view`()
  {
    let controller = form("A")
    let stage = Stage(root: controller)
    stage.application.moveFocus(.next)
    stage.application.moveFocus(.next)
    stage.turn { controller.view.subviews[2].isHidden = true }
    #expect(focus(stage) == "A1")
    stage.turn { (controller.view.subviews[1] as? Control)?.isEnabled = false }
    #expect(focus(stage) == "A0")
  }

  @Test func `a click focuses the view under it if the view can have the focus`() {
    let stage = Stage(root: form("A"))
    stage.forget()
    stage.application.touch(.down, 3, 4)
    #expect(focus(stage) == "A2")
    #expect(
      stage.happened([.focusMoved])
        == ["ViewController focusMoved A2"].map {
          $0.replacing("ViewController", with: "A")
        })
    stage.application.touch(.up, 3, 4)
    stage.application.click(30, 20)
    #expect(focus(stage) == "A2")
  }
}

/// The focus is on what can be seen.
@Suite struct FocusSightTests {
  private func button(_ name: String, row: Int) -> Button {
    let button = Button(frame: Rect(x: 0, y: Double(row), width: 10, height: 1))
    button.accessibilityIdentifier = name
    return button
  }

  private func focus(_ stage: Stage) -> String? {
    stage.application.focusedView.map { $0.accessibilityIdentifier ?? "\(type(of: $0))" }
  }

  @Test
  func `a view that scrolls out of sight passes the focus to the nearest view until it returns`() {
    let root = named("A")
    let scroll = ScrollView(frame: Rect(x: 0, y: 0, width: 40, height: 10))
    scroll.contentSize = Size(width: 40, height: 60)
    for row in [0, 8, 30] { scroll.addSubview(button("b\(row)", row: row)) }
    root.view.addSubview(scroll)
    let stage = Stage(root: root)
    #expect(focus(stage) == "b0")
    stage.application.turnWheel(.down, 5, 5)
    #expect(focus(stage) == "b8")
    stage.turn { scroll.contentOffset = Point(x: 0, y: 14) }
    // Nothing in it is to be seen, so that the view itself takes the arrows.
    #expect(focus(stage) == "ScrollView")
    stage.turn { scroll.contentOffset = Point(x: 0, y: 25) }
    #expect(focus(stage) == "b30")
    stage.turn { scroll.contentOffset = .zero }
    #expect(focus(stage) == "b0")
    stage.application.moveFocus(.previous)
    #expect(focus(stage) == "b30")
    #expect(scroll.contentOffset.y == 21)
  }

  @Test func `the focus skips views outside a small window`() {
    let root = named("A")
    for row in [1, 20, 3] { root.view.addSubview(button("b\(row)", row: row)) }
    let stage = Stage(root: root)
    stage.application.moveFocus(.next)
    #expect(focus(stage) == "b20")
    stage.turn { stage.window.resize(to: Size(width: 40, height: 12)) }
    #expect(focus(stage) == "b1")
    stage.application.moveFocus(.next)
    #expect(focus(stage) == "b3")
    stage.application.moveFocus(.next)
    #expect(focus(stage) == "b1")
    stage.turn { stage.window.resize(to: Size(width: 80, height: 24)) }
    stage.application.moveFocus(.next)
    #expect(focus(stage) == "b20")
  }

  @Test(arguments: [ModalPresentationStyle.pageSheet, .formSheet, .popover, .overFullScreen])
  func `a presentation confines the focus and its dismissal restores it`(
    style: ModalPresentationStyle
  ) {
    let (root, m) = (named("A"), named("M"))
    for row in [1, 3] { root.view.addSubview(button("a\(row)", row: row)) }
    for row in [0, 2] { m.view.addSubview(button("m\(row)", row: row)) }
    m.modalPresentationStyle = style
    let stage = Stage(root: root)
    stage.application.moveFocus(.next)
    stage.turn {
      m.popoverPresentationController?.sourceView = root.view
      root.present(m, animated: true)
    }
    stage.settle()
    for name in ["m0", "m2", "m0"] {
      #expect(focus(stage) == name)
      stage.application.moveFocus(.next)
    }
    stage.application.click(1, 23)
    #expect(focus(stage)?.hasPrefix("a") != true || root.presentedViewController == nil)
    stage.turn { root.dismiss(animated: true) }
    stage.settle()
    #expect(focus(stage) == "a3")
  }
}
