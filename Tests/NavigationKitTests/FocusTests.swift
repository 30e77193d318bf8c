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

  @Test func `a pop gives the focus back where it was`() {
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

  @Test func `the way back, pressed, leaves the focus to where it was`() {
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

  @Test func `a presented controller keeps the focus, and gives it back`() {
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

  @Test func `each tab has its own`() {
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

  @Test func `what can no longer have the focus leaves it to the one that had it before`() {
    let controller = form("A")
    let stage = Stage(root: controller)
    stage.application.moveFocus(.next)
    stage.application.moveFocus(.next)
    stage.turn { controller.view.subviews[2].isHidden = true }
    #expect(focus(stage) == "A1")
    stage.turn { (controller.view.subviews[1] as? Control)?.isEnabled = false }
    #expect(focus(stage) == "A0")
  }

  @Test func `a click moves the focus to what can have it`() {
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
