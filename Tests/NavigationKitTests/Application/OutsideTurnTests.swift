import CellGraphics
import Foundation
import NavigationKit
import Testing

/// Calls outside of turns. UIKit commits them in an implicit transaction at the next pass of the run
/// loop (Core Animation Programming Guide, "Implicit transactions").
@Suite struct OutsideTurnTests {
  @Test func `a push outside of a turn is committed at the edge of the next tick`() {
    let (root, next) = (named("root"), named("next"))
    let navigation = NavigationController(rootViewController: root)
    let stage = Stage(root: navigation)
    stage.forget()
    navigation.pushViewController(next, animated: false)
    #expect(navigation.topViewController === next)
    #expect(stage.application.nextDueTick == 0)
    stage.advance(to: 0)
    #expect(stage.happened([.viewDidAppear]) == ["next viewDidAppear"])
    #expect(stage.application.nextDueTick == nil)
  }

  @Test func `an animated push outside of a turn runs its transition`() {
    let (root, next) = (named("root"), named("next"))
    let navigation = NavigationController(rootViewController: root)
    let stage = Stage(root: navigation)
    navigation.pushViewController(next, animated: true)
    stage.advance(to: 1)
    #expect(stage.application.isTransitioning)
    stage.settle()
    #expect(next.appearanceState == .appeared)
    #expect(root.appearanceState == .disappeared)
  }

  @Test func `code outside of turns on the main application's thread has an application`() async {
    await #expect(processExitsWith: .success) {
      let application = Application()
      let view = View(frame: Rect(x: 0, y: 0, width: 4, height: 1))
      let root = ViewController()
      application.turn {
        let window = Window(application: application, size: Size(width: 20, height: 5))
        window.rootViewController = root
        window.makeKeyAndVisible()
        root.view.addSubview(view)
      }
      precondition(Application.current == nil)
      application.becomeMain()
      precondition(Application.current === application)
      View.animate(withDuration: 1) { view.alpha = 0 }
      precondition(application.isAnimating)
      root.present(ViewController(), animated: false)
      application.advance(to: 1)
      precondition(root.presentedViewController?.appearanceState == .appeared)
      // Another thread has none.
      let other = Thread { precondition(Application.current == nil && Application.main == nil) }
      other.start()
      while !other.isFinished { sched_yield() }
    }
  }

  @Test(arguments: ["push", "label"])
  func `a change from another thread traps with a sentence`(change: String) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [change] in
      let label = Label()
      let root = ViewController()
      let navigation = NavigationController(rootViewController: root)
      let application = Application()
      application.turn {
        let window = Window(application: application, size: Size(width: 20, height: 5))
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        root.view.addSubview(label)
      }
      // The thread has the objects for itself, as far as Swift can see.
      nonisolated(unsafe) let (stack, text) = (navigation, label)
      let other = Thread {
        if change == "push" {
          stack.pushViewController(ViewController(), animated: false)
        } else {
          text.text = "changed"
        }
      }
      other.start()
      while !other.isFinished { sched_yield() }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("on another thread than that of their application"), "\(message)")
  }
}
