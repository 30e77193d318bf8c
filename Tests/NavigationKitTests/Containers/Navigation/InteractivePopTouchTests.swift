import CellGraphics
import NavigationKit
import TestSupport
import Testing

/// A finger that drags the top of a stack away.
@Suite struct InteractivePopTouchTests {
  private func stage() -> (Stage, NavigationController, ViewController) {
    let current = named("Cur")
    let nav = navigation(named("New"), current)
    return (Stage(root: nav), nav, current)
  }

  @Test func `the view follows the finger from the first cells`() {
    let (stage, _, current) = stage()
    stage.application.touch(.down, 0, 5)
    for column in [4, 20, 10] {
      stage.application.advance(to: stage.application.tick + 12)
      stage.application.touch(.move, column, 5)
      // Of 80 columns, to the step of 1/65,536 that progress has.
      #expect(abs(current.view.presentationFrame.minX - Double(column)) <= 80 / 65_536)
    }
    #expect(stage.application.isTransitioning)
  }

  @Test func `a drag released at rest ends at the nearer side`() {
    for (column, count) in [(39, 2), (40, 1)] {
      let (stage, nav, _) = stage()
      stage.application.drag(through: [(0, 5), (20, 5), (column, 5)])
      stage.application.advance(to: stage.application.tick + 60)
      stage.application.touch(.up, column, 5)
      stage.settle()
      #expect(nav.viewControllers.count == count)
      #expect(!stage.application.isTransitioning)
    }
  }

  @Test func `a drag released at speed ends in its direction`() {
    // 30 columns a second are 3 in 12 ticks.
    let (stage, nav, _) = stage()
    stage.application.drag(through: [(0, 5), (3, 5), (6, 5)], ticks: 12)
    stage.application.touch(.up, 6, 5)
    stage.settle()
    #expect(nav.viewControllers.count == 1)
    let (other, stack, _) = self.stage()
    other.application.drag(through: [(0, 5), (60, 5), (57, 5)], ticks: 12)
    other.application.touch(.up, 57, 5)
    other.settle()
    #expect(stack.viewControllers.count == 2)
  }

  @Test func `the remaining movement has the finger's speed`() {
    let (stage, _, _) = stage()
    // 80 columns take 0.35 s by themselves: 228.6 a second. 40 columns in 12 ticks are 400, 1.75
    // times that; half of 42 ticks are left, 12 at that speed.
    stage.application.drag(through: [(0, 5), (40, 5)], ticks: 12)
    stage.application.touch(.up, 40, 5)
    #expect(stage.application.nextDueTick == 12 + 12)
  }

  @Test func `a drag that starts away from the edge or is cancelled pops nothing`() {
    let (stage, nav, current) = stage()
    stage.application.dragAndLetGo(through: [(10, 5), (60, 5)])
    #expect(!stage.application.isTransitioning)
    stage.application.drag(through: [(0, 5), (60, 5)])
    stage.application.cancel()
    stage.settle()
    #expect(nav.topViewController === current)
    #expect(current.view.transform == .identity)
  }

  @Test func `a resize during the drag cancels the pop`() {
    let (stage, nav, current) = stage()
    stage.application.drag(through: [(0, 5), (60, 5)])
    stage.application.cancelTouch()
    stage.turn { stage.window.resize(to: Size(width: 40, height: 12)) }
    stage.settle()
    #expect(nav.topViewController === current)
    #expect(current.view.frame.width == 40)
  }
}
