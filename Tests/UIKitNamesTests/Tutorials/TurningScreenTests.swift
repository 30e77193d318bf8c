import NavigationKit
import Testing
import UIKitNames

@Suite struct TurningScreenTests {
  @Test func `landscape size performs a segue by code, and portrait size dismisses it`() {
    let storyboard = Storyboard()
    storyboard.addScene("portrait") { TurningController() }
    storyboard.addScene("landscape") {
      let controller = UIViewController()
      controller.title = "Landscape"
      // A presenter that stays in the window hears of the way back.
      controller.modalPresentationStyle = .overFullScreen
      return controller
    }
    storyboard.addSegue(
      "DisplayAlternateView", from: "portrait", to: "landscape", kind: .presentModally)
    let screen = Screen(storyboard, columns: 30, rows: 40)
    #expect(screen.front is TurningController)
    screen.simulator.perform(.resize(columns: 100, rows: 15))
    screen.settle()
    #expect(screen.front?.title == "Landscape")
    screen.simulator.perform(.resize(columns: 90, rows: 14))
    screen.settle()
    #expect(screen.front?.title == "Landscape")
    screen.simulator.perform(.resize(columns: 30, rows: 41))
    screen.settle()
    #expect(screen.front is TurningController)
  }
}
