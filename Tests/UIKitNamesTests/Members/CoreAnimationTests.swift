import Testing
import UIKitNames

/// Core Animation's animations of views' layers.
@Suite struct CoreAnimationTests {
  private let screen: Screen
  private let box = UIView(frame: CGRect(x: 2, y: 2, width: 10, height: 4))

  init() {
    let root = UIViewController()
    screen = Screen(root: root)
    screen.turn { [box] in root.view.addSubview(box) }
  }

  private func add(_ animation: CAAnimation) {
    screen.turn { box.layer.add(animation, forKey: nil) }
  }

  @Test func `an animation runs between its values, and the property then has its own value`() {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.toValue = 0.5
    animation.duration = 1
    add(animation)
    screen.pass(60)
    // Half of the time, without a curve, is half of the way.
    #expect(abs(box.presentation.alpha - 0.25) < 0.01)
    screen.settle()
    #expect(box.alpha == 1 && box.presentation.alpha == 1)
  }

  @Test func `an animation that is not removed keeps its last value`() {
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.byValue = 10
    animation.isRemovedOnCompletion = false
    add(animation)
    screen.settle()
    #expect(box.center.x == 17)
  }

  @Test func `keyframes have their values at their times`() {
    let animation = CAKeyframeAnimation(keyPath: "transform.translation.x")
    animation.values = [0, 4, 8]
    animation.keyTimes = [0, 0.25, 1]
    animation.duration = 1
    add(animation)
    screen.pass(30)
    #expect(abs(box.presentation.transform.tx - 4) < 0.01)
    screen.settle()
    #expect(box.transform == .identity)
  }

  @Test func `an animation repeats, and runs backwards if it reverses`() {
    let animation = CABasicAnimation(keyPath: "transform.scale")
    animation.toValue = 2
    animation.duration = 0.5
    animation.autoreverses = true
    animation.repeatCount = 2
    add(animation)
    screen.pass(60)
    #expect(abs(box.presentation.transform.a - 2) < 0.01)
    // The second of two passes of one second each.
    screen.pass(120)
    #expect(abs(box.presentation.transform.a - 2) < 0.01)
    screen.settle()
    #expect(box.transform == .identity)
  }

  @Test func `the block of a transaction runs after its animations`() {
    var isDone = false
    screen.turn {
      CATransaction.begin()
      CATransaction.setCompletionBlock { isDone = true }
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.toValue = 0
      animation.duration = 0.5
      box.layer.add(animation, forKey: "fade")
      CATransaction.commit()
    }
    screen.pass(59)
    #expect(!isDone)
    screen.pass(2)
    #expect(isDone)
  }

  @Test func `a property that a terminal does not show is ignored`() {
    add(CABasicAnimation(keyPath: "transform.rotation.z"))
    screen.settle()
    #expect(box.transform == .identity && box.alpha == 1)
  }
}
