import CellGraphics
import Motion
import NavigationKit
import Testing

/// `CATransition` on a view's layer. Numbers are those of the catalogue of UIKit's behaviour.
@Suite struct LayerTransitionTests {
  private final class Listener: LayerAnimationDelegate {
    private(set) var calls: [String] = []
    private(set) weak var heard: LayerTransition?

    func animationDidStart(_ animation: LayerAnimation) {
      calls.append("start")
      heard = animation as? LayerTransition
    }

    func animationDidStop(_ animation: LayerAnimation, finished: Bool) {
      calls.append("stop \(finished)")
    }
  }

  private func controller(_ text: String) -> ViewController {
    let controller = named(text)
    controller.view.backgroundColor = .white
    for row in 0..<4 {
      let label = Label(frame: Rect(x: 0, y: Double(row), width: 4, height: 1))
      label.text = String(repeating: text, count: 4)
      controller.view.addSubview(label)
    }
    return controller
  }

  /// A window of 4 × 4 cells whose root's label changes from a to b, with `transition`.
  private func change(_ transition: LayerTransition) -> Stage {
    let root = controller("a")
    let stage = Stage(root: root, columns: 4, rows: 4)
    stage.turn {
      root.view.layer.add(transition, forKey: nil)
      for case let label as Label in root.view.subviews { label.text = "bbbb" }
    }
    return stage
  }

  private func transition(
    _ type: LayerTransition.Kind, _ subtype: LayerTransition.Direction? = nil
  ) -> LayerTransition {
    let transition = LayerTransition()
    transition.type = type
    transition.subtype = subtype
    transition.duration = 0.4
    return transition
  }

  private func picture(_ stage: Stage, at tick: Int) -> [String] {
    stage.application.advance(to: tick)
    return (0..<4).map { stage.text(row: $0) }
  }

  @Test func `a layer transition has Core Animation's defaults (7.8.1)`() {
    let transition = LayerTransition()
    #expect(transition.type == .fade)
    #expect(transition.subtype == nil)
    #expect(transition.startProgress == 0 && transition.endProgress == 1)
    #expect(transition.timingFunction == nil)
    // 0.25 s are 30 ticks, and linear: 15 are half of the way.
    let stage = change(transition)
    #expect(picture(stage, at: 14)[0] == "aaaa")
    #expect(picture(stage, at: 15)[0] == "bbbb")
    #expect(picture(stage, at: 29)[0] == "bbbb")
    #expect(stage.application.isAnimating)
    stage.application.advance(to: 30)
    #expect(!stage.application.isAnimating)
  }

  @Test(arguments: [
    // One column of four has come in from the left.
    (LayerTransition.Kind.moveIn, "Dbcd"), (.push, "Dabc"), (.reveal, "Aabc"),
  ])
  func
    `moveIn slides over the old content, push moves both, and reveal slides the old content away (7.8.3)`(
      kind: LayerTransition.Kind, row: String
    )
  {
    let root = named("root")
    let label = Label(frame: Rect(x: 0, y: 0, width: 4, height: 1))
    label.text = "abcd"
    root.view.backgroundColor = .white
    root.view.addSubview(label)
    let stage = Stage(root: root, columns: 4, rows: 1)
    stage.turn {
      root.view.layer.add(transition(kind, .fromLeft), forKey: nil)
      label.text = "ABCD"
    }
    stage.application.advance(to: 12)
    #expect(stage.text(row: 0) == row)
  }

  @Test func `a fade has no direction and moves nothing (7.8.3)`() {
    let stage = change(transition(.fade, .fromLeft))
    for tick in stride(from: 4, to: 48, by: 4) {
      #expect(picture(stage, at: tick).joined().allSatisfy { "ab".contains($0) })
    }
    // All 16 change at half of the way.
    let half = change(transition(.fade, .fromLeft))
    #expect(picture(half, at: 23).joined().allSatisfy { $0 == "a" })
    #expect(picture(half, at: 24).joined().allSatisfy { $0 == "b" })
  }

  @Test func `the subtype names the side where the transition starts (7.8.4)`() {
    // A quarter of 48 ticks is one cell of four.
    #expect(picture(change(transition(.push, .fromRight)), at: 12)[0] == "aaab")
    #expect(picture(change(transition(.push, .fromLeft)), at: 12)[0] == "baaa")
    #expect(picture(change(transition(.push)), at: 12)[0] == "baaa")
  }

  @Test func `fromTop and fromBottom refer to an upward vertical axis (7.8.5)`() {
    let up = picture(change(transition(.moveIn, .fromTop)), at: 12)
    #expect(up == ["aaaa", "aaaa", "aaaa", "bbbb"])
    let down = picture(change(transition(.moveIn, .fromBottom)), at: 12)
    #expect(down == ["bbbb", "aaaa", "aaaa", "aaaa"])
    let away = picture(change(transition(.reveal, .fromTop)), at: 12)
    #expect(away == ["aaaa", "aaaa", "aaaa", "bbbb"])
  }

  @Test func `a layer transition can show a part of its progress (7.8.1)`() {
    let half = transition(.push, .fromRight)
    half.startProgress = 0.25
    half.endProgress = 0.75
    let stage = change(half)
    #expect(picture(stage, at: 0)[0] == "aaab")
    #expect(picture(stage, at: 24)[0] == "aabb")
    #expect(picture(stage, at: 48)[0] == "bbbb")
  }

  @Test func `a timing function changes the pace of a layer transition`() {
    let eased = transition(.push, .fromRight)
    eased.timingFunction = .easeIn
    // Ease in has made less than an eighth of the way after a quarter of the time, half a cell: the cell
    // with the edge has no letter.
    #expect(picture(change(eased), at: 12)[0] == "aaa ")
  }

  @Test func `the delegate is notified of the start at the commit and of the end`() {
    let listener = Listener()
    let transition = transition(.fade)
    transition.delegate = listener
    let root = controller("a")
    let stage = Stage(root: root, columns: 4, rows: 4)
    stage.turn {
      root.view.layer.add(transition, forKey: "mine")
      #expect(listener.calls.isEmpty)
    }
    #expect(listener.calls == ["start"])
    stage.settle()
    #expect(listener.calls == ["start", "stop true"])
    #expect(listener.heard == nil)
  }

  @Test func `a layer keeps a copy of one transition, under one key`() throws {
    let root = controller("a")
    let stage = Stage(root: root, columns: 4, rows: 4)
    let layer = root.view.layer
    #expect(layer === root.view.layer)
    let (first, second) = (transition(.fade), transition(.push))
    let listener = Listener()
    first.delegate = listener
    stage.turn {
      layer.add(first, forKey: "first")
      first.type = .reveal
    }
    #expect(layer.animation(forKey: "first") == nil)
    let running = layer.animation(forKey: Layer.transitionKey) as? LayerTransition
    #expect(try #require(running).type == .fade)
    stage.turn { layer.add(second, forKey: nil) }
    #expect(listener.calls == ["start", "stop false"])
    let last = layer.animation(forKey: Layer.transitionKey) as? LayerTransition
    #expect(last?.type == .push)
    #expect(layer.animationKeys() == ["transition"])
    stage.turn { layer.removeAnimation(forKey: Layer.transitionKey) }
    #expect(layer.animationKeys() == nil)
    #expect(stage.text(row: 0) == "aaaa")
  }

  @Test func `a layer transition that replaces another starts with the visible frame`() {
    let root = controller("a")
    let stage = Stage(root: root, columns: 4, rows: 4)
    func show(_ text: String) {
      stage.turn {
        root.view.layer.add(transition(.push, .fromRight), forKey: nil)
        for case let label as Label in root.view.subviews { label.text = text }
      }
    }
    show("bbbb")
    #expect(picture(stage, at: 24)[0] == "aabb")
    show("cccc")
    #expect(picture(stage, at: 24)[0] == "aabb")
    #expect(picture(stage, at: 36)[0] == "abbc")
    #expect(picture(stage, at: 72)[0] == "cccc")
  }

  @Test func `a layer transition does not block input`() {
    let root = withButton("A")
    let stage = Stage(root: root)
    stage.turn { root.view.layer.add(transition(.push), forKey: nil) }
    stage.forget()
    stage.tap()
    #expect(!stage.happened([.inputIgnored]).contains { $0.contains("animated") })
  }

  // MARK: - On a navigation controller

  @Test(arguments: [true, false])
  func `a layer transition shows a stack change of the same turn (7.8.2)`(isAddedFirst: Bool) {
    let (a, b) = (controller("a"), controller("b"))
    let nav = navigation(a)
    nav.isNavigationBarHidden = true
    let stage = Stage(root: nav, columns: 4, rows: 4)
    // The tutorial's: moveIn, 1.0 s, first up for the push and then down for the pop.
    func change(_ subtype: LayerTransition.Direction, _ body: () -> Void) {
      let transition = LayerTransition()
      transition.duration = 1
      transition.type = .moveIn
      transition.subtype = subtype
      stage.turn {
        if !isAddedFirst { body() }
        nav.view.layer.add(transition, forKey: Layer.transitionKey)
        if isAddedFirst { body() }
      }
    }
    change(.fromTop) { nav.pushViewController(b, animated: false) }
    #expect(nav.topViewController === b)
    #expect(picture(stage, at: 0) == ["aaaa", "aaaa", "aaaa", "aaaa"])
    #expect(picture(stage, at: 60) == ["aaaa", "aaaa", "bbbb", "bbbb"])
    #expect(picture(stage, at: 120) == ["bbbb", "bbbb", "bbbb", "bbbb"])
    change(.fromBottom) { nav.popViewController(animated: false) }
    #expect(picture(stage, at: 180) == ["aaaa", "aaaa", "bbbb", "bbbb"])
    #expect(picture(stage, at: 240) == ["aaaa", "aaaa", "aaaa", "aaaa"])
  }
}
