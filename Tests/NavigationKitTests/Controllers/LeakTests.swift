import NavigationKit
import Testing

/// What has left the screen for good is freed.
@Suite struct LeakTests {
  /// Remembers controllers without keeping them.
  private final class Remembered {
    private struct Reference {
      weak var object: AnyObject?
    }

    private var references: [Reference] = []

    func callAsFunction<Object: AnyObject>(_ object: Object) -> Object {
      references.append(Reference(object: object))
      return object
    }

    var alive: Int { references.count { $0.object != nil } }
  }

  private let remembered = Remembered()

  private func fresh() -> ViewController { remembered(ViewController()) }

  @Test(arguments: [true, false])
  func `a popped controller is deallocated after it leaves the screen`(animated: Bool) {
    let nav = navigation(named("A"))
    let stage = Stage(root: nav)
    stage.turn { nav.pushViewController(fresh(), animated: animated) }
    stage.settle()
    #expect(remembered.alive == 1)
    stage.turn { nav.popViewController(animated: animated) }
    stage.settle()
    #expect(remembered.alive == 0)
  }

  @Test func `popping to the root deallocates all popped controllers`() {
    let nav = navigation(named("A"))
    let stage = Stage(root: nav)
    for _ in 0..<3 { stage.turn { nav.pushViewController(fresh(), animated: false) } }
    #expect(remembered.alive == 3)
    stage.turn { nav.popToRootViewController(animated: true) }
    stage.settle()
    #expect(remembered.alive == 0)
  }

  @Test func `setting a stack deallocates the removed controllers`() {
    let nav = navigation(named("A"))
    let stage = Stage(root: nav)
    stage.turn { nav.setViewControllers([fresh(), fresh()], animated: false) }
    stage.turn { nav.setViewControllers([named("B")], animated: true) }
    stage.settle()
    #expect(remembered.alive == 0)
  }

  @Test func `dismissing several presented controllers deallocates all of them`() {
    let root = named("A")
    let stage = Stage(root: root)
    for _ in 0..<3 {
      stage.turn { stage.application.frontmostViewController?.present(fresh(), animated: false) }
    }
    #expect(remembered.alive == 3)
    stage.turn { root.dismiss(animated: true) }
    stage.settle()
    #expect(remembered.alive == 0)
  }

  @Test func `a refused presentation retains nothing`() {
    let root = named("A")
    let stage = Stage(root: root)
    stage.turn { root.present(named("B"), animated: false) }
    stage.turn { root.present(fresh(), animated: false) }
    #expect(remembered.alive == 0)
  }

  @Test func `an unwind across a modal and two stacks deallocates all removed controllers`() {
    let root = named("A")
    root.unwindActions["back"] = { _ in }
    let nav = navigation(root)
    let stage = Stage(root: nav)
    stage.turn { nav.pushViewController(fresh(), animated: false) }
    stage.turn {
      let source = fresh()
      source.segueTemplates = [unwind(to: "back")]
      let modal = remembered(NavigationController())
      modal.viewControllers = [fresh(), source]
      nav.topViewController?.present(modal, animated: false)
    }
    #expect(remembered.alive == 4)
    stage.turn {
      stage.application.frontmostViewController?.performSegue(withIdentifier: "back", sender: nil)
    }
    stage.settle()
    #expect(stage.application.frontmostViewController === root)
    #expect(remembered.alive == 0)
  }

  @Test(arguments: [true, false])
  func
    `replacing the root of a window deallocates the old root and every controller that it showed`(
      isMoving: Bool
    )
  {
    let stage = Stage()
    stage.turn {
      let nav = remembered(NavigationController())
      nav.viewControllers = [fresh(), fresh()]
      stage.window.rootViewController = nav
    }
    stage.turn { stage.window.rootViewController?.present(fresh(), animated: false) }
    if isMoving { stage.turn { stage.window.rootViewController?.dismiss(animated: true) } }
    stage.turn { stage.window.rootViewController = named("B") }
    stage.settle()
    #expect(remembered.alive == 0)
  }

  @Test func `a finished custom segue is deallocated and releases its source and destination`() {
    let stage = Stage()
    stage.turn {
      let source = fresh()
      source.segueTemplates = [
        SegueTemplate(
          identifier: "go", kind: .forward(makeDestination: { fresh() }),
          makeSegue: { identifier, source, destination in
            remembered(
              KeyframedSegue(
                identifier: identifier, source: source, destination: destination,
                transition: .slide))
          })
      ]
      stage.window.rootViewController = source
    }
    stage.turn { stage.window.rootViewController?.performSegue(withIdentifier: "go", sender: nil) }
    #expect(remembered.alive == 3)
    stage.settle()
    #expect(remembered.alive == 2)
    #expect(stage.window.rootViewController?.presentedViewController != nil)
    stage.turn { stage.window.rootViewController?.dismiss(animated: false) }
    #expect(remembered.alive == 1)
    stage.turn { stage.window.rootViewController = named("B") }
    #expect(remembered.alive == 0)
  }

  @Test func `gesture and button actions are deallocated with their controller`() {
    let nav = navigation(named("A"))
    let stage = Stage(root: nav)
    var actions = 0
    stage.turn {
      let controller = fresh()
      let token = remembered(Button())
      let button = Button()
      button.addAction { _ in actions += token.title.count + 1 }
      controller.view.addSubview(button)
      controller.view.addGestureRecognizer(
        remembered(SwipeGestureRecognizer { _ in actions += token.title.count + 1 }))
      nav.pushViewController(controller, animated: false)
    }
    stage.application.swipe(.right)
    #expect(actions == 1)
    #expect(remembered.alive == 3)
    stage.turn { nav.popViewController(animated: false) }
    #expect(remembered.alive == 0)
  }

  @Test func `a finished animation releases its completion`() {
    let root = named("A")
    let stage = Stage(root: root)
    var isFinished: Bool?
    stage.turn {
      let token = remembered(ViewController())
      View.animate(withDuration: 0.5) {
        root.view.alpha = 0
      } completion: { finished in
        isFinished = finished && token.children.isEmpty
      }
    }
    #expect(remembered.alive == 1)
    stage.settle()
    #expect(isFinished == true)
    #expect(remembered.alive == 0)
  }

  @Test func `an application released during a transition is deallocated with its screen`() {
    weak var application: Application?
    do {
      let stage = Stage(root: remembered(NavigationController(rootViewController: fresh())))
      application = stage.application
      stage.turn {
        (stage.window.rootViewController as? NavigationController)?
          .pushViewController(fresh(), animated: true)
      }
    }
    #expect(application == nil)
    #expect(remembered.alive == 0)
  }

  @Test func `a controller that outlives its navigation controller during a pop has no parent`() {
    let leaving = named("B")
    do {
      let nav = navigation(named("A"), leaving)
      let stage = Stage(root: nav)
      stage.turn { nav.popViewController(animated: true) }
      #expect(leaving.parent === nav)
    }
    #expect(leaving.parent == nil)
    #expect(leaving.view.superview == nil)
    #expect(leaving.view.window == nil)
  }

  @Test func `a controller can use its view during its deallocation`() {
    final class Tidy: ViewController {
      deinit { view.removeFromSuperview() }
    }
    let stage = Stage(root: named("A"))
    stage.turn {
      let controller = remembered(Tidy())
      stage.window.addSubview(controller.view)
    }
    #expect(remembered.alive == 0)
    #expect(stage.window.subviews.count == 1)
  }
}
