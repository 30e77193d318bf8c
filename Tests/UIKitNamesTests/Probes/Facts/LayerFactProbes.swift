import Testing
import UIKitNames

/// Probes of a view's layer: what the view and its layer share.
@Suite struct LayerFactProbes {
  /// UIView: `clipsToBounds` is the layer's `masksToBounds`.
  @Test func `clipping is the layer's masking`() {
    let view = UIView()
    #expect(!view.clipsToBounds && !view.layer.masksToBounds)
    view.clipsToBounds = true
    #expect(view.layer.masksToBounds)
    view.layer.masksToBounds = false
    #expect(!view.clipsToBounds)
  }

  /// UIView: `alpha` is the layer's `opacity`.
  @Test func `the alpha is the layer's opacity`() {
    let view = UIView()
    #expect(view.layer.opacity == 1)
    view.alpha = 0.5
    #expect(view.layer.opacity == 0.5)
    view.layer.opacity = 0.25
    #expect(view.alpha == 0.25)
  }

  /// UIView: `isHidden` is the layer's `isHidden`.
  @Test func `hiding is the layer's hiding`() {
    let view = UIView()
    view.isHidden = true
    #expect(view.layer.isHidden)
    view.layer.isHidden = false
    #expect(!view.isHidden)
  }

  /// UIView: `backgroundColor` is the layer's.
  @Test func `the background is the layer's`() {
    let view = UIView()
    #expect(view.backgroundColor == nil && view.layer.backgroundColor == nil)
    view.backgroundColor = .red
    #expect(view.layer.backgroundColor == UIColor.red.cgColor)
    view.layer.backgroundColor = UIColor.blue.cgColor
    #expect(view.backgroundColor == .blue)
  }

  /// UIView: `frame`, `bounds` and `center` are the layer's `frame`, `bounds` and `position`.
  @Test func `the geometry is the layer's`() {
    let view = UIView(frame: CGRect(x: 2, y: 4, width: 10, height: 6))
    #expect(view.layer.frame == view.frame && view.layer.bounds == view.bounds)
    #expect(view.layer.position == CGPoint(x: 7, y: 7))
    view.layer.frame = CGRect(x: 0, y: 0, width: 4, height: 2)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 4, height: 2))
    view.layer.position = CGPoint(x: 5, y: 5)
    #expect(view.center == CGPoint(x: 5, y: 5))
  }

  /// UIView: layers of subviews are sublayers of the view's layer, in the order of the subviews.
  @Test func `subviews' layers are sublayers`() {
    let (view, first, second) = (UIView(), UIView(), UIView())
    view.addSubview(first)
    view.addSubview(second)
    #expect(view.layer.sublayers?.count == 2)
    #expect(view.layer.sublayers?.first === first.layer)
    #expect(first.layer.superlayer === view.layer)
    view.bringSubviewToFront(first)
    #expect(view.layer.sublayers?.last === first.layer)
    first.removeFromSuperview()
    #expect(view.layer.sublayers?.count == 1 && first.layer.superlayer == nil)
  }

  /// CALayer: `addSublayer(_:)` removes the layer from its former superlayer.
  @Test func `a sublayer added elsewhere moves`() {
    let (first, second, layer) = (CALayer(), CALayer(), CALayer())
    first.addSublayer(layer)
    second.addSublayer(layer)
    #expect((first.sublayers ?? []).isEmpty && second.sublayers?.count == 1)
    #expect(layer.superlayer === second)
  }

  /// CALayer: `insertSublayer(_:at:)`, `insertSublayer(_:below:)`, `insertSublayer(_:above:)`.
  @Test func `sublayers are inserted where they are asked for`() {
    let (layer, a, b, c, d) = (CALayer(), CALayer(), CALayer(), CALayer(), CALayer())
    layer.addSublayer(a)
    layer.insertSublayer(b, at: 0)
    layer.insertSublayer(c, below: a)
    layer.insertSublayer(d, above: b)
    #expect(layer.sublayers?.map(ObjectIdentifier.init) == [b, d, c, a].map(ObjectIdentifier.init))
  }

  /// CALayer: a layer without sublayers has nil.
  @Test func `a layer has no sublayers at first`() {
    #expect(CALayer().sublayers == nil && UIView().layer.sublayers == nil)
  }

  /// CALayer: documented defaults.
  @Test func `a layer has the documented defaults`() {
    let layer = CALayer()
    #expect(layer.cornerRadius == 0 && layer.borderWidth == 0 && layer.zPosition == 0)
    #expect(layer.shadowOpacity == 0 && layer.shadowRadius == 3)
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
    #expect(layer.opacity == 1 && !layer.isHidden && !layer.masksToBounds)
    #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(layer.speed == 1 && layer.mask == nil && layer.backgroundColor == nil)
    #expect(layer.shouldRasterize == false && layer.isDoubleSided && layer.name == nil)
  }

  /// UIView: the view is its layer's delegate.
  @Test func `a view is its layer's delegate`() {
    let view = UIView()
    #expect(view.layer.delegate === view)
  }

  /// UIView: `layerClass` decides the layer of a view.
  @Test func `a view has a layer of its class`() {
    final class Shape: UIView {
      override class var layerClass: CALayer.Type { CAShapeLayer.self }
    }
    #expect(Shape().layer is CAShapeLayer)
  }

  /// CALayer: `add(_:forKey:)`, `animationKeys()`, `animation(forKey:)`, `removeAnimation(forKey:)`.
  @Test func `a layer's animations are found by their keys`() {
    let root = UIViewController()
    let screen = Screen(root: root)
    screen.settle()
    screen.turn {
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.fromValue = 0
      animation.toValue = 1
      animation.duration = 1
      root.view.layer.add(animation, forKey: "fade")
      #expect(root.view.layer.animationKeys() == ["fade"])
      root.view.layer.removeAnimation(forKey: "fade")
      #expect((root.view.layer.animationKeys() ?? []).isEmpty)
    }
  }

  /// CALayer: explicit animations do not change the model's value.
  @Test func `an explicit animation leaves the model's value`() {
    let root = UIViewController()
    let screen = Screen(root: root)
    screen.settle()
    screen.turn {
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.fromValue = 1
      animation.toValue = 0
      animation.duration = 0.5
      root.view.layer.add(animation, forKey: nil)
      #expect(root.view.layer.opacity == 1)
    }
    screen.settle()
    #expect(root.view.layer.opacity == 1 && root.view.alpha == 1)
  }

  /// CAMediaTiming and CAAnimation: documented defaults.
  @Test func `an animation has the documented defaults`() {
    let animation = CABasicAnimation(keyPath: "position")
    #expect(animation.keyPath == "position" && animation.isRemovedOnCompletion)
    #expect(animation.repeatCount == 0 && !animation.autoreverses && animation.duration == 0)
    #expect(animation.fillMode == .removed && animation.speed == 1 && animation.beginTime == 0)
    #expect(!animation.isAdditive && !animation.isCumulative && animation.timingFunction == nil)
  }
}
