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

  @Test func `an animation that is not removed and fills forwards keeps its last value`() {
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.byValue = 10
    animation.isRemovedOnCompletion = false
    animation.fillMode = .forwards
    add(animation)
    screen.settle()
    #expect(box.center.x == 7 && box.presentation.center.x == 17)
  }

  // CAMediaTimingFillMode.removed, the default of CAMediaTiming: "The receiver is removed from the
  // presentation when the animation is completed."
  @Test(arguments: [CAMediaTimingFillMode.removed, .backwards])
  func `an animation that does not fill forwards leaves no value`(mode: CAMediaTimingFillMode) {
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.byValue = 10
    animation.isRemovedOnCompletion = false
    animation.fillMode = mode
    add(animation)
    screen.settle()
    #expect(box.center.x == 7 && box.presentation.center.x == 7)
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

  // CATransaction `setCompletionBlock(_:)`: called "as soon as all animations subsequently added by this
  // transaction group have completed (or have been removed)". Apps await the end of a push with it.
  @Test(arguments: [true, false])
  func `the block of a transaction runs after a push or a presentation`(isPush: Bool) {
    let root = ReportingController()
    let navigation = UINavigationController(rootViewController: root)
    let screen = Screen(root: navigation)
    screen.settle()
    let next = ReportingController()
    var calls: [String] = []
    next.didAppear = { calls.append("appeared") }
    screen.turn {
      CATransaction.begin()
      CATransaction.setCompletionBlock { calls.append("completed") }
      if isPush {
        navigation.pushViewController(next, animated: true)
      } else {
        root.present(next, animated: true)
      }
      CATransaction.commit()
    }
    screen.pass(3)
    #expect(calls.isEmpty)
    screen.settle()
    #expect(calls == ["appeared", "completed"])
  }

  // "If no animations are added before the current transaction group is committed (or the completion
  // block is set to a nil value), the block will be invoked immediately."
  @Test func `the block of a transaction runs soon after a push without animation`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let screen = Screen(root: navigation)
    screen.settle()
    var isDone = false
    screen.turn {
      CATransaction.begin()
      CATransaction.setCompletionBlock { isDone = true }
      navigation.pushViewController(UIViewController(), animated: false)
      CATransaction.commit()
    }
    screen.pass(1)
    #expect(isDone)
  }

  @Test func `the block of a transaction does not wait for an earlier push`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let screen = Screen(root: navigation)
    screen.settle()
    var isDone = false
    screen.turn {
      navigation.pushViewController(UIViewController(), animated: true)
      CATransaction.begin()
      CATransaction.setCompletionBlock { isDone = true }
      CATransaction.commit()
    }
    screen.pass(1)
    #expect(isDone)
  }

  @Test func `a property that a terminal does not show is ignored`() {
    add(CABasicAnimation(keyPath: "transform.rotation.z"))
    screen.settle()
    #expect(box.transform == .identity && box.alpha == 1)
  }
}

/// `CAAnimationDelegate`. Core Animation's documentation of `animationDidStop(_:finished:)`: the flag
/// is "true if the animation completed by reaching the end of its duration. false if the animation
/// ended by being removed".
@Suite struct CoreAnimationDelegateTests {
  private final class Listener: CAAnimationDelegate {
    var calls: [String] = []
    func animationDidStart(_ animation: CAAnimation) { calls.append("start") }
    func animationDidStop(_ animation: CAAnimation, finished: Bool) {
      calls.append("stop \(finished)")
    }
  }

  private let screen: Screen
  private let box = UIView(frame: CGRect(x: 2, y: 2, width: 10, height: 4))
  private let listener = Listener()

  init() {
    let root = UIViewController()
    screen = Screen(root: root)
    screen.turn { [box] in root.view.addSubview(box) }
  }

  private func fade() -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.duration = 0.5
    animation.delegate = listener
    return animation
  }

  @Test func `the delegate gets the start in the turn and the end after the duration`() {
    screen.turn { box.layer.add(fade(), forKey: "fade") }
    #expect(listener.calls == ["start"])
    screen.pass(59)
    #expect(listener.calls == ["start"])
    screen.pass(1)
    #expect(listener.calls == ["start", "stop true"])
  }

  @Test func `an animation that is removed stops unfinished`() {
    screen.turn { box.layer.add(fade(), forKey: "fade") }
    screen.pass(10)
    screen.turn { box.layer.removeAllAnimations() }
    #expect(listener.calls == ["start", "stop false"])
  }

  @Test func `the delegate of a group is called after its longest animation, once`() {
    let (short, group) = (fade(), CAAnimationGroup())
    short.delegate = nil
    let long = CABasicAnimation(keyPath: "position.x")
    long.byValue = 4
    long.duration = 1
    group.animations = [short, long]
    group.delegate = listener
    screen.turn { box.layer.add(group, forKey: nil) }
    screen.pass(60)
    #expect(listener.calls == ["start"])
    screen.pass(60)
    #expect(listener.calls == ["start", "stop true"])
  }

  @Test func `the line of a shape layer grows with strokeEnd, and the delegate hears of it`() {
    let (shape, path) = (CAShapeLayer(), UIBezierPath())
    path.move(to: CGPoint(x: 0, y: 0.5))
    path.addLine(to: CGPoint(x: 10, y: 0.5))
    (shape.path, shape.strokeColor, shape.fillColor) = (path.cgPath, UIColor.red.cgColor, nil)
    let growth = CABasicAnimation(keyPath: "strokeEnd")
    (growth.fromValue, growth.toValue, growth.duration) = (0, 1, 1)
    growth.delegate = listener
    screen.turn {
      box.layer.addSublayer(shape)
      shape.add(growth, forKey: nil)
    }
    screen.pass(60)
    #expect(screen.text[2] == "  ⠤⠤⠤⠤⠤")
    screen.pass(60)
    #expect(screen.text[2] == "  ⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤")
    #expect(listener.calls == ["start", "stop true"])
  }
}

/// A controller that reports when it has appeared.
private final class ReportingController: UIViewController {
  var didAppear: () -> Void = {}

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    didAppear()
  }
}
