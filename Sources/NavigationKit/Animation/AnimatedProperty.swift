internal import CellGraphics

/// Properties of a view that can be animated.
enum AnimatedProperty {
  case center
  case bounds
  case transform
  case alpha
  case backgroundColor
  /// 1 for a hidden view, 0 for a visible one. It is animated in stacks only.
  case isHidden
  /// The progress of a transition to another picture of the view (`PictureChange`).
  case pictureProgress

  /// Indicates whether animations of the property add up.
  ///
  /// Geometry animates additively: each animation is a difference to the new value that shrinks to
  /// zero. So a value that changes during an animation moves without a jump (WWDC 2014, session
  /// 236). Alpha and colour do not add up.
  var isAdditive: Bool {
    switch self {
    case .center, .bounds, .transform, .isHidden: true
    case .alpha, .backgroundColor, .pictureProgress: false
    }
  }

  /// Core Animation's key of the property; nil for a property that a layer does not have.
  var layerKey: String? {
    switch self {
    case .center: "position"
    case .bounds: "bounds.size"
    case .transform: "transform"
    case .alpha: "opacity"
    case .backgroundColor: "backgroundColor"
    case .isHidden, .pictureProgress: nil
    }
  }
}

/// The value of a property as numbers; unused elements are zero.
///
/// A colour has five elements: red, green, blue, alpha, and 1 for nil, so that an animation
/// restores nil exactly.
typealias AnimatableVector = SIMD8<Double>

extension SIMD8<Double> {
  init(_ point: Point) { self.init(point.x, point.y, 0, 0, 0, 0, 0, 0) }

  init(_ rect: Rect) {
    self.init(rect.origin.x, rect.origin.y, rect.size.width, rect.size.height, 0, 0, 0, 0)
  }

  init(_ t: AffineTransform) { self.init(t.a, t.b, t.c, t.d, t.tx, t.ty, 0, 0) }

  init(_ alpha: Double) { self.init(alpha, 0, 0, 0, 0, 0, 0, 0) }

  init(_ optional: Color?) {
    let color = optional ?? .clear
    self.init(
      Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha),
      optional == nil ? 1 : 0, 0, 0, 0)
  }

  var point: Point { Point(x: self[0], y: self[1]) }

  var rect: Rect { Rect(x: self[0], y: self[1], width: self[2], height: self[3]) }

  var transform: AffineTransform {
    AffineTransform(a: self[0], b: self[1], c: self[2], d: self[3], tx: self[4], ty: self[5])
  }

  var color: Color? {
    if self[4] == 1 { return nil }
    func component(_ value: Double) -> UInt8 {
      UInt8(clamping: Int(cells: value.rounded()))
    }
    return Color(
      red: component(self[0]), green: component(self[1]), blue: component(self[2]),
      alpha: component(self[3]))
  }
}
