import NavigationKit
import Testing

/// Numbers in comments are those of the catalogue of UIKit's behaviour.
@Suite struct NavigationControllerTests {
  // MARK: - Several requests

  // 3.2.2, 3.2.5
  @Test(arguments: [true, false])
  func `a second push in one turn waits for the first`(animated: Bool) {
    let (a, b, c) = (named("A"), named("B"), named("C"))
    let nav = navigation(a)
    let stage = Stage(root: nav)
    stage.forget()
    stage.turn {
      nav.pushViewController(b, animated: animated)
      nav.pushViewController(c, animated: animated)
      #expect(names(nav.viewControllers) == ["A", "B"])
    }
    stage.settle()
    #expect(names(nav.viewControllers) == ["A", "B", "C"])
    let order = stage.happened([.push, .warning, .navigationDidShow])
    #expect(
      order == [
        "Nav push B", "Nav warning", "Nav navigationDidShow B", "Nav push C",
        "Nav navigationDidShow C",
      ])
  }

  // 3.2.2: "or right after present(animated:)"
  @Test func `a push in the turn of a presentation waits for it`() {
    let (a, b, m) = (named("A"), named("B"), named("M"))
    let nav = navigation(a)
    let stage = Stage(root: nav)
    stage.turn {
      a.present(m, animated: true)
      nav.pushViewController(b, animated: true)
      #expect(names(nav.viewControllers) == ["A"])
    }
    stage.forget()
    stage.settle()
    #expect(names(nav.viewControllers) == ["A", "B"])
    #expect(stage.happened([.push, .viewDidAppear]) == ["M viewDidAppear", "Nav push B"])
    #expect(stage.application.frontmostViewController === m)
  }

  // 3.2.5
  @Test func `a pop and a dismissal in one turn happen one after the other`() {
    let (p, m, n) = (named("P"), named("M"), named("N"))
    let nav = navigation(m, n)
    let stage = Stage(root: p)
    stage.turn { p.present(nav, animated: false) }
    stage.forget()
    stage.turn {
      nav.popViewController(animated: true)
      nav.dismiss(animated: true)
    }
    stage.settle()
    #expect(
      stage.happened([.transitionBegan, .transitionEnded]) == [
        "N transitionBegan M", "N transitionEnded M", "Nav transitionBegan P",
        "Nav transitionEnded P",
      ])
    #expect(stage.application.frontmostViewController === p)
  }

  // 1.4.13
  @Test func `a stack set with the same top makes nobody wait`() {
    let (a, b, c) = (named("A"), named("B"), named("C"))
    let nav = navigation(a, b)
    let stage = Stage(root: nav)
    stage.forget()
    stage.turn {
      nav.setViewControllers([b], animated: true)
      nav.pushViewController(c, animated: false)
      #expect(names(nav.viewControllers) == ["B", "C"])
    }
    #expect(stage.happened([.warning]) == [])
  }
}

/// What the controllers were named in the test.
func names(_ controllers: [ViewController]) -> [String] {
  controllers.map { $0.baseName ?? "" }
}
