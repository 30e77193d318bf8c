public import CellGraphics
public import NavigationKit

extension Layer {
  /// A name. It is kept and has no effect.
  public var name: String? {
    get { kept[default: nil] }
    set { kept[default: nil] = newValue }
  }

  /// The place in front or behind. It is kept and has no effect.
  public var zPosition: Double {
    get { kept[default: 0] }
    set { kept[default: 0] = newValue }
  }

  /// The point that `position` places. It is kept and has no effect.
  public var anchorPoint: Point {
    get { kept[default: Point(x: 0.5, y: 0.5)] }
    set { kept[default: Point(x: 0.5, y: 0.5)] = newValue }
  }

  /// A layer whose alpha hides parts. It is kept and has no effect.
  public var mask: Layer? {
    get { kept[default: nil] }
    set { kept[default: nil] = newValue }
  }

  /// The corners that `cornerRadius` rounds: all four are rounded. It is kept and has no effect.
  public var maskedCorners: CACornerMask {
    get { kept[default: .all] }
    set { kept[default: .all] = newValue }
  }

  /// The shape of corners. It is kept and has no effect.
  public var cornerCurve: CALayerCornerCurve {
    get { kept[default: .circular] }
    set { kept[default: .circular] = newValue }
  }

  /// The picture of the layer. It is kept and has no effect.
  public var contents: Any? {
    get { kept[default: nil] }
    set { kept[default: nil] = newValue }
  }

  /// The number of dots for a point. It is kept and has no effect.
  public var contentsScale: Double {
    get { kept[default: 1] }
    set { kept[default: 1] = newValue }
  }

  /// Indicates whether the layer is drawn once. It is kept and has no effect.
  public var shouldRasterize: Bool {
    get { kept[default: false] }
    set { kept[default: false] = newValue }
  }

  /// The number of dots for a point. It is kept and has no effect.
  public var rasterizationScale: Double {
    get { kept[default: 1] }
    set { kept[default: 1] = newValue }
  }

  /// The speed of animations. It is kept and has no effect.
  public var speed: Float {
    get { kept[default: 1] }
    set { kept[default: 1] = newValue }
  }

  /// Indicates whether edges are smooth. It is kept and has no effect.
  public var allowsEdgeAntialiasing: Bool {
    get { kept[default: false] }
    set { kept[default: false] = newValue }
  }

  /// Indicates whether sublayers fade as a group. It is kept and has no effect.
  public var allowsGroupOpacity: Bool {
    get { kept[default: true] }
    set { kept[default: true] = newValue }
  }

  /// Indicates whether the back is visible. It is kept and has no effect.
  public var isDoubleSided: Bool {
    get { kept[default: true] }
    set { kept[default: true] = newValue }
  }

  /// Indicates whether the layer is opaque. It is kept and has no effect.
  public var isOpaque: Bool {
    get { kept[default: false] }
    set { kept[default: false] = newValue }
  }

  /// Indicates whether a resize draws again. It is kept and has no effect.
  public var needsDisplayOnBoundsChange: Bool {
    get { kept[default: false] }
    set { kept[default: false] = newValue }
  }

  /// Removes the running transition and the animations of the view, whose completions get false.
  public func removeAllAnimations() {
    removeAnimation(forKey: Layer.transitionKey)
    for animation in explicitAnimations { animation.remove() }
    (self as? ShapeLayer)?.removeShapeAnimations()
    view?.removeAllAnimations()
  }

  /// Returns a layer with the visible frame, opacity and background of the view at this moment.
  ///
  /// - Returns: nil for a layer that is not in a window.
  public func presentation() -> Layer? {
    guard let view, view.window != nil else { return nil }
    let (visible, layer) = (view.presentation, Layer())
    layer.frame = visible.frame
    layer.opacity = Float(visible.alpha)
    layer.backgroundColor = visible.backgroundColor
    return layer
  }
}

/// A set of corners of a layer, with Core Animation's bits. It has no effect.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The bits of the corners, as in Core Animation.
  public let rawValue: UInt

  /// Creates a set of corners from Core Animation's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)

  static let all = CACornerMask(rawValue: 0b1111)
}

/// Shapes of corners. They have no effect.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name of the shape.
  public let rawValue: String

  /// Creates a shape.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A smooth shape.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// Core Animation's name for `GradientLayer`. Each cell has one colour.
public typealias CAGradientLayer = GradientLayer

/// Core Graphics' name for `Color`.
public typealias CGColor = Color

extension Color {
  /// The same colour, as layers take it.
  public var cgColor: CGColor { self }

  /// Creates the same colour.
  public init(cgColor: CGColor) { self = cgColor }
}

extension Layer {
  /// The view that the layer belongs to; for a layer of its own the object that was set, which gets
  /// no calls. The layer does not keep it alive.
  public var delegate: AnyObject? {
    get { view ?? kept[default: KeptDelegate()].object }
    set { kept[default: KeptDelegate()] = KeptDelegate(object: newValue) }
  }
}

/// A reference that does not keep its object alive.
private struct KeptDelegate {
  weak var object: AnyObject?
}
