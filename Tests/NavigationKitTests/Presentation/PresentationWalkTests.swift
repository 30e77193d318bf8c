import CellGraphics
import NavigationKit
import Testing

/// Presentations of all styles, one on the other, in tabs and stacks, at random: with dismissals,
/// drags, pushes, changes of the tab and of the size in between.
@Suite struct PresentationWalkTests {
  /// SplitMix64.
  private struct Random: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  private struct Reference {
    weak var controller: ViewController?
  }

  private final class Walk {
    var random: Random
    let stage: Stage
    let tabs = TabBarController()
    var made: [Reference] = []
    var steps: [String] = []

    private let hasContexts: Bool

    init(seed: UInt64, hasContexts: Bool = false) {
      self.hasContexts = hasContexts
      random = Random(state: seed)
      tabs.baseName = "Tabs"
      stage = Stage(root: tabs)
      stage.turn { tabs.viewControllers = [stack(), stack(), fresh()] }
      made.append(Reference(controller: tabs))
    }

    func fresh() -> ViewController {
      let controller = ViewController()
      controller.baseName = "V"
      made.append(Reference(controller: controller))
      return controller
    }

    func stack() -> NavigationController {
      let controller = NavigationController()
      controller.baseName = "Nav"
      controller.viewControllers = [fresh()]
      made.append(Reference(controller: controller))
      return controller
    }

    func pick<Value>(_ values: [Value]) -> Value { values.randomElement(using: &random)! }

    func step() {
      let front = stage.application.frontmostViewController ?? tabs
      let anyone = pick(made.compactMap(\.controller))
      let animated = pick([true, true, false])
      stage.forget()
      switch Int.random(in: 0..<14, using: &random) {
      case 0...4: present(from: pick([front, front, anyone]), animated: animated)
      case 5, 6:
        let who = pick([front, anyone])
        steps.append("dismiss on \(who.identity)")
        stage.turn { who.dismiss(animated: animated) }
      case 7:
        steps.append("Esc")
        stage.application.cancel()
      case 8: drag(front)
      case 9:
        let size = pick([(80, 24), (50, 24), (80, 12), (40, 12), (1, 1), (3, 20), (300, 100)])
        steps.append("resize \(size)")
        stage.resize(columns: size.0, rows: size.1)
      case 10:
        steps.append("tab")
        stage.turn { tabs.selectedIndex = pick([0, 1, 2]) }
      case 11:
        steps.append("push")
        stage.turn { front.navigationController?.pushViewController(fresh(), animated: animated) }
      case 12:
        steps.append("pop")
        stage.turn { _ = front.navigationController?.popViewController(animated: animated) }
      default:
        steps.append("wait")
        stage.application.advance(to: stage.application.tick + 20)
      }
    }

    private func present(from: ViewController, animated: Bool) {
      let controller = pick([true, false]) ? fresh() : stack()
      let styles: [ModalPresentationStyle] = [
        .automatic, .fullScreen, .pageSheet, .formSheet, .custom, .overFullScreen, .popover,
      ]
      controller.modalPresentationStyle = pick(
        hasContexts ? styles + [.currentContext, .overCurrentContext] : styles)
      if hasContexts { controller.definesPresentationContext = pick([true, false]) }
      steps.append(
        "\(from.identity) presents \(controller.identity) \(controller.modalPresentationStyle)")
      stage.turn {
        controller.popoverPresentationController?.sourceView = stage.window
        controller.popoverPresentationController?.sourceRect =
          Rect(x: 10, y: 5, width: 4, height: 1)
        from.present(controller, animated: animated)
      }
    }

    private func drag(_ front: ViewController) {
      let sheet = front.presentationControllerAround
      let isEnd = pick([true, false])
      steps.append(isEnd ? "drag away" : "drag and back")
      stage.turn { sheet?.beginInteractiveDismissal() }
      stage.turn { sheet?.updateInteractiveDismissal(0.4) }
      stage.turn {
        isEnd ? sheet?.finishInteractiveDismissal() : sheet?.cancelInteractiveDismissal()
      }
    }

    /// What does not hold of a screen that has come to rest.
    func defects() -> [String] {
      var defects: [String] = []
      made.removeAll { $0.controller == nil }
      for controller in made.compactMap(\.controller) {
        let isInWindow = controller.viewIfLoaded?.window != nil
        let expected: AppearanceState = isInWindow ? .appeared : .disappeared
        if controller.appearanceState != expected {
          defects.append(
            "\(controller.identity) is \(controller.appearanceState), in window: \(isInWindow)")
        }
        if let presented = controller.presentedViewController,
          presented.presentingViewController == nil
        {
          defects.append("\(presented.identity) does not know its presenter")
        }
        if controller.isBeingPresented || controller.isBeingDismissed {
          defects.append("\(controller.identity) is left in a flag")
        }
        if let view = controller.viewIfLoaded, isInWindow,
          view.alpha != 1 || !view.transform.isIdentity || view.bounds.width < 0
            || view.bounds.height < 0
        {
          defects.append("\(controller.identity) is left as it moved")
        }
      }
      if stage.application.frontmostViewController?.view.window == nil {
        defects.append("the front is not on the screen")
      }
      if stage.application.isTransitioning { defects.append("a transition is left") }
      _ = stage.surface
      return defects
    }
  }

  @Test(arguments: 1...40)
  func `exactly the controllers in the window have appeared`(seed: UInt64) {
    expectNoDefects(Walk(seed: seed))
  }

  @Test(arguments: 1...40)
  func `exactly the controllers in the window have appeared, with presentation contexts`(
    seed: UInt64
  ) {
    expectNoDefects(Walk(seed: seed, hasContexts: true))
  }

  private func expectNoDefects(_ walk: Walk) {
    for _ in 0..<150 {
      walk.step()
      if walk.random.next() % 3 == 0 { continue }
      walk.stage.settle()
      let defects = walk.defects()
      guard defects.isEmpty else {
        Issue.record("\(defects) after \(walk.steps.suffix(12))")
        return
      }
    }
  }

  @Test func `dismissing everything leaves no presented views or controllers behind`() {
    for seed in 100..<120 {
      let walk = Walk(seed: UInt64(seed))
      for _ in 0..<60 { walk.step() }
      walk.stage.settle()
      for tab in 0..<3 {
        walk.stage.turn { walk.tabs.selectedIndex = tab }
        walk.stage.settle()
        for _ in 0..<20 {
          walk.stage.turn {
            walk.stage.application.frontmostViewController?.dismiss(animated: false)
          }
          walk.stage.settle()
        }
      }
      #expect(walk.tabs.presentedViewController == nil)
      #expect(walk.stage.window.subviews.count == 1, "seed \(seed)")
      let alive = walk.made.compactMap(\.controller)
      let inTabs = alive.filter { $0.isWithin(walk.tabs) }
      #expect(alive.count == inTabs.count, "seed \(seed)")
    }
  }
}

extension ViewController {
  fileprivate var presentationControllerAround: PresentationController? {
    presentingViewController == nil ? nil : presentationController
  }

  fileprivate func isWithin(_ container: ViewController) -> Bool {
    var controller: ViewController? = self
    while let current = controller, current !== container { controller = current.parent }
    return controller != nil
  }
}
