import Testing
import UIKitNames

/// Probes of layers and their animations, images, colours and traits.
@Suite struct LayerMemberProbes {
  /// A view in the window whose layer is animated.
  final class Stage {
    let root = UIViewController()
    let screen: Screen
    let view = UIView(frame: CGRect(x: 2, y: 2, width: 10, height: 4))
    init() {
      screen = Screen(root: root)
      screen.settle()
      view.backgroundColor = .blue
      screen.turn { self.root.view.addSubview(self.view) }
      screen.settle()
    }
    var layer: CALayer { view.layer }
  }

  final class Delegate: CAAnimationDelegate {
    let log: ProbeLog
    let name: String
    init(_ log: ProbeLog, _ name: String) {
      self.log = log
      self.name = name
    }
    func animationDidStart(_ anim: CAAnimation) { log.add("\(name) start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      log.add("\(name) stop \(flag)")
    }
  }

  /// One second from opaque to transparent.
  private static func fade() -> CABasicAnimation {
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 1.0
    fade.toValue = 0.0
    fade.duration = 1
    return fade
  }

  /// CALayer `presentation()`: a layer that represents the state of the layer as it currently appears
  /// onscreen; the layer itself keeps its value.
  @Test func `the presentation layer is on the way`() {
    let stage = Stage()
    defer { withExtendedLifetime(stage) {} }
    stage.screen.turn { stage.layer.add(Self.fade(), forKey: "fade") }
    stage.screen.pass(60)
    let shown = stage.layer.presentation()?.opacity ?? -1
    #expect(shown > 0.2 && shown < 0.8 && stage.layer.opacity == 1 && stage.view.alpha == 1)
    stage.screen.pass(120)
    stage.screen.settle()
    #expect(stage.layer.presentation()?.opacity ?? 1 == 1)
  }

  /// CAMediaTimingFillMode `forwards` with `isRemovedOnCompletion` false: the layer shows the end of the
  /// animation until the animation is removed.
  @Test func `an animation that is kept shows its end until it is removed`() {
    let stage = Stage()
    defer { withExtendedLifetime(stage) {} }
    stage.screen.turn {
      let fade = Self.fade()
      fade.fillMode = .forwards
      fade.isRemovedOnCompletion = false
      stage.layer.add(fade, forKey: "fade")
    }
    stage.screen.pass(300)
    #expect(stage.layer.animationKeys() == ["fade"])
    #expect(stage.layer.presentation()?.opacity == 0 && stage.layer.opacity == 1)
    stage.screen.turn { stage.layer.removeAnimation(forKey: "fade") }
    stage.screen.settle()
    #expect(stage.layer.presentation()?.opacity ?? 1 == 1)
  }

  /// CAAnimationDelegate: the delegate hears of the start, and of the end with true.
  @Test func `an animation tells its start and its end`() {
    let stage = Stage()
    defer { withExtendedLifetime(stage) {} }
    let log = ProbeLog()
    let delegate = Delegate(log, "fade")
    stage.screen.turn {
      let fade = Self.fade()
      fade.delegate = delegate
      stage.layer.add(fade, forKey: nil)
    }
    stage.screen.pass(60)
    #expect(log.take() == ["fade start"])
    stage.screen.pass(120)
    stage.screen.settle()
    #expect(log.take() == ["fade stop true"])
  }

  /// CALayer `add(_:forKey:)`: Only one animation per unique key is added to the layer, so an animation
  /// with a key in use ends the former one, whose delegate hears false.
  @Test func `an animation with the same key ends the former one`() {
    let stage = Stage()
    defer { withExtendedLifetime(stage) {} }
    let log = ProbeLog()
    let delegates = [Delegate(log, "one"), Delegate(log, "two")]
    for delegate in delegates {
      stage.screen.turn {
        let fade = Self.fade()
        fade.delegate = delegate
        stage.layer.add(fade, forKey: "fade")
      }
      stage.screen.pass(30)
    }
    #expect(stage.layer.animationKeys() == ["fade"])
    let calls = log.take()
    #expect(calls.contains("one stop false") && !calls.contains("one stop true"))
    stage.screen.pass(200)
    stage.screen.settle()
    #expect(log.take() == ["two stop true"])
  }

  /// CALayer `add(_:forKey:)`: This object is copied by the render tree, not referenced. Therefore,
  /// subsequent modifications to the object are not propagated.
  @Test func `changes of an added animation have no effect`() {
    let stage = Stage()
    defer { withExtendedLifetime(stage) {} }
    let fade = Self.fade()
    stage.screen.turn {
      stage.layer.add(fade, forKey: "fade")
      fade.toValue = 0.9
      fade.duration = 60
    }
    let added = stage.layer.animation(forKey: "fade") as? CABasicAnimation
    #expect(added != nil && added !== fade)
    #expect(added?.toValue as? Double == 0 && added?.duration == 1)
    stage.screen.pass(200)
    stage.screen.settle()
    #expect((stage.layer.animationKeys() ?? []).isEmpty)
  }

  /// CAAnimation `delegate`: The value of this property is retained by the receiver, unlike other
  /// delegates.
  @Test func `an animation keeps its delegate`() {
    let animation = Self.fade()
    weak var kept: Delegate?
    do {
      let delegate = Delegate(ProbeLog(), "kept")
      kept = delegate
      animation.delegate = delegate
    }
    #expect(kept != nil && animation.delegate != nil)
    animation.delegate = nil
    #expect(kept == nil)
  }

  /// CATransaction `setCompletionBlock(_:)`: if no animations are added before the group is committed,
  /// "the block will be invoked immediately".
  @Test func `a transaction without animations completes`() {
    let stage = Stage()
    defer { withExtendedLifetime(stage) {} }
    let log = ProbeLog()
    stage.screen.turn {
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.add("done") }
      CATransaction.commit()
    }
    stage.screen.settle()
    #expect(log.take() == ["done"])
  }

  /// CALayer `addSublayer(_:)`: If the array in the sublayers property already contains the specified
  /// sublayer …, it is removed from the array before it is added, so it comes to the front.
  @Test func `a sublayer that is added again comes to the front`() {
    let parent = CALayer()
    let layers = [CALayer(), CALayer()]
    for layer in layers { parent.addSublayer(layer) }
    parent.addSublayer(layers[0])
    #expect(parent.sublayers?.count == 2 && parent.sublayers?.last === layers[0])
    layers[0].removeFromSuperlayer()
    #expect(parent.sublayers?.count == 1 && layers[0].superlayer == nil)
  }

  /// CAGradientLayer and CAShapeLayer: the documented defaults.
  @Test func `gradient and shape layers have the documented defaults`() {
    let gradient = CAGradientLayer()
    #expect(gradient.colors == nil && gradient.locations == nil)
    #expect(gradient.startPoint == CGPoint(x: 0.5, y: 0))
    #expect(gradient.endPoint == CGPoint(x: 0.5, y: 1))
    let shape = CAShapeLayer()
    #expect(
      shape.path == nil && shape.strokeColor == nil && shape.fillColor == UIColor.black.cgColor)
    #expect(shape.lineWidth == 1 && shape.strokeStart == 0 && shape.strokeEnd == 1)
    #expect(shape.miterLimit == 10 && shape.lineDashPattern == nil && shape.lineDashPhase == 0)
    #expect(shape.lineCap == .butt && shape.lineJoin == .miter && shape.fillRule == .nonZero)
  }

  private static func square(_ width: Double, _ height: Double) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  /// UIImageView `init(image:)` adjusts the bounds of the receiver to match the size of the specified
  /// image; its intrinsic size follows the image, its bounds do not.
  @Test func `an image view made with an image has its size`() {
    let stage = Stage()
    defer { withExtendedLifetime(stage) {} }
    stage.screen.turn {
      let (small, large) = (Self.square(6, 3), Self.square(12, 5))
      #expect(small.size == CGSize(width: 6, height: 3))
      let view = UIImageView(image: small)
      #expect(view.bounds == CGRect(x: 0, y: 0, width: 6, height: 3))
      view.image = large
      #expect(view.bounds.size == small.size && view.intrinsicContentSize == large.size)
      view.image = nil
      #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    }
  }

  /// UIImageView `animationRepeatCount`: The default value is 0, which specifies to repeat the animation
  /// indefinitely; with a count the animation ends by itself.
  @Test func `an image view animates as often as it should`() {
    let stage = Stage()
    let view = UIImageView(frame: CGRect(x: 14, y: 2, width: 6, height: 3))
    defer { withExtendedLifetime((stage, view)) {} }
    #expect(view.animationRepeatCount == 0 && !view.isAnimating)
    stage.screen.turn {
      view.animationImages = [Self.square(6, 3), Self.square(6, 3)]
      view.animationDuration = 0.5
      stage.root.view.addSubview(view)
      view.startAnimating()
    }
    stage.screen.pass(600)
    #expect(view.isAnimating)
    stage.screen.turn { view.stopAnimating() }
    #expect(!view.isAnimating)
    stage.screen.turn {
      view.animationRepeatCount = 2
      view.startAnimating()
    }
    stage.screen.pass(60)
    #expect(view.isAnimating)
    stage.screen.pass(120)
    #expect(!view.isAnimating)
  }

  /// UIColor `withAlphaComponent(_:)` returns a color object that has the same color space and component
  /// values as the receiver, but with the specified alpha component.
  @Test func `another alpha keeps the other components`() {
    let color = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    let faint = color.withAlphaComponent(0.25)
    var (red, green, blue, alpha) = (-1.0, -1.0, -1.0, -1.0)
    #expect(faint.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect(red == 1 && abs(green - 0.5) < 0.01 && blue == 0 && abs(alpha - 0.25) < 0.01)
    color.getRed(nil, green: nil, blue: nil, alpha: &alpha)
    #expect(alpha == 1 && faint.withAlphaComponent(1) == color)
    var white = -1.0
    UIColor.clear.getWhite(&white, alpha: &alpha)
    #expect(white == 0 && alpha == 0)
  }

  /// UITraitCollection `containsTraits(in:)`: true if the trait collection contains all of the trait
  /// values in the specified trait collection; an unspecified value is not a value.
  @Test func `a collection contains the traits that it specifies`() {
    let phone = UITraitCollection(horizontalSizeClass: .compact, verticalSizeClass: .regular)
    #expect(phone.containsTraits(in: UITraitCollection(horizontalSizeClass: .compact)))
    #expect(phone.containsTraits(in: UITraitCollection(verticalSizeClass: .regular)))
    #expect(!phone.containsTraits(in: UITraitCollection(horizontalSizeClass: .regular)))
    #expect(!UITraitCollection(horizontalSizeClass: .compact).containsTraits(in: phone))
    #expect(phone.containsTraits(in: nil) && phone.containsTraits(in: phone))
  }
}
