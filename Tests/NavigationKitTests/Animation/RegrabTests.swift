import CellGraphics
import NavigationKit
import TestSupport
import Testing

/// Transitions that are let go and taken hold of again on their way.
@Suite struct RegrabTests {
  private func stage() -> (Stage, NavigationController, ViewController) {
    let current = named("Cur")
    let nav = navigation(named("New"), current)
    return (Stage(root: nav), nav, current)
  }

  @Test func `a touch during a pop pauses the pop and moves it from its current position`() {
    let (stage, nav, current) = stage()
    stage.application.drag(through: [(0, 5), (20, 5), (50, 5)], ticks: 30)
    stage.application.advance(to: stage.application.tick + 60)
    stage.application.touch(.up, 50, 5)
    stage.application.advance(to: stage.application.tick + 6)
    let before = current.view.presentationFrame.minX
    #expect(before > 50 && before < 80)
    stage.application.touch(.down, 75, 9)
    #expect(abs(current.view.presentationFrame.minX - before) <= 80 / 65_536)
    stage.application.advance(to: stage.application.tick + 100)
    #expect(abs(current.view.presentationFrame.minX - before) <= 80 / 65_536)
    stage.application.touch(.move, 65, 9)
    #expect(abs(current.view.presentationFrame.minX - (before - 10)) <= 80 / 65_536)
    stage.application.touch(.move, 5, 9)
    stage.application.advance(to: stage.application.tick + 60)
    stage.application.touch(.up, 5, 9)
    stage.settle()
    #expect(nav.viewControllers.count == 2)
    #expect(nav.topViewController === current)
    #expect(current.view.presentationFrame.minX == 0)
  }

  @Test
  func `a pop that is caught and reversed sends the callbacks of its final direction (1.8.1)`() {
    for cancels in [true, false] {
      let (stage, _, _) = stage()
      stage.forget()
      for _ in 0..<6 { stage.application.drag(.right) }
      stage.application.endDrag(cancelled: !cancels)
      stage.application.advance(to: stage.application.tick + 4)
      stage.application.drag(cancels ? .left : .right)
      stage.application.endDrag(cancelled: cancels)
      stage.settle()
      let ending =
        cancels
        ? [
          "New viewWillDisappear", "New viewDidDisappear", "Cur viewWillAppear",
          "Cur viewIsAppearing", "Cur viewDidAppear",
        ] : ["Cur viewDidDisappear", "New viewDidAppear"]
      #expect(
        stage.happened(.appearance)
          == [
            "New viewDidLoad", "Cur viewWillDisappear", "New viewWillAppear",
            "New viewIsAppearing",
          ] + ending)
    }
  }

  @Test func `keys move a caught pop to the next tenth`() {
    let (stage, _, current) = stage()
    for _ in 0..<4 { stage.application.drag(.right) }
    stage.application.tap()
    stage.application.advance(to: stage.application.tick + 9)
    let caught = current.view.presentationFrame.minX
    stage.application.drag(.left)
    // The whole is 80 columns, so that a tenth is 8.
    let tenths = (caught / 8).rounded(.up) - 1
    #expect(abs(current.view.presentationFrame.minX - 8 * tenths) <= 80 / 65_536)
    #expect(stage.application.isDragging)
  }

  @Test func `observers are notified of each start and end of an interaction (6.6.5)`() {
    let (stage, nav, _) = stage()
    var heard: [String] = []
    stage.application.drag(.right)
    nav.topViewController?.transitionCoordinator?.notifyWhenInteractionChanges { context in
      heard.append(
        "\(context.isInteractive ? "held" : "free")\(context.isCancelled ? ", cancelled" : "")")
    }
    stage.application.endDrag(cancelled: true)
    stage.application.drag(.right)
    stage.application.tap()
    stage.settle()
    #expect(heard == ["free, cancelled", "held", "free"])
    #expect(nav.viewControllers.count == 1)
  }

  @Test func `a pop that did not start with a drag cannot be caught`() {
    let (stage, nav, _) = stage()
    stage.turn { nav.popViewController(animated: true) }
    stage.application.advance(to: stage.application.tick + 10)
    stage.forget()
    stage.application.drag(.right)
    stage.application.touch(.down, 40, 9)
    #expect(stage.application.events.take().map(\.kind) == [.inputIgnored, .inputIgnored])
    #expect(!stage.application.isDragging)
    stage.settle()
    #expect(nav.viewControllers.count == 1)
  }

  @Test func `a touch catches a sheet during its dismissal and can keep it presented`() {
    let (p, m) = (named("P"), named("M"))
    m.modalPresentationStyle = .pageSheet
    let stage = Stage(root: p)
    stage.turn { p.present(m, animated: false) }
    stage.application.drag(through: [(40, 1), (40, 6), (40, 14)], ticks: 30)
    stage.application.advance(to: stage.application.tick + 60)
    stage.application.touch(.up, 40, 14)
    stage.application.advance(to: stage.application.tick + 4)
    let before = m.presentationController?.presentedView?.presentationFrame.minY ?? 0
    // Above it is the shade.
    stage.application.touch(.down, 40, 2)
    stage.application.touch(.up, 40, 2)
    stage.application.touch(.down, 40, 20)
    stage.application.touch(.move, 40, 8)
    let after = m.presentationController?.presentedView?.presentationFrame.minY ?? 0
    #expect(abs(before - 12 - after) <= 23 / 65_536)
    stage.application.advance(to: stage.application.tick + 60)
    stage.application.touch(.up, 40, 8)
    stage.settle()
    #expect(p.presentedViewController === m)
    #expect(m.appearanceState == .appeared)
    #expect(p.appearanceState == .appeared)
  }
}
