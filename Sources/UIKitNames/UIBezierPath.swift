public import CellGraphics
public import Foundation
public import NavigationKit

/// UIKit's name for `BezierPath`.
public typealias UIBezierPath = BezierPath
/// Core Graphics' name for `GraphicsPath`.
public typealias CGPath = GraphicsPath
/// Core Graphics' name for `MutableGraphicsPath`.
public typealias CGMutablePath = MutableGraphicsPath
/// UIKit's name for `Path.Corners`.
public typealias UIRectCorner = Path.Corners
/// Core Graphics' name for `StrokeStyle.Cap`.
public typealias CGLineCap = StrokeStyle.Cap
/// Core Graphics' name for `StrokeStyle.Join`.
public typealias CGLineJoin = StrokeStyle.Join
/// Core Graphics' name for `Path.FillRule`.
public typealias CGPathFillRule = Path.FillRule
/// Core Graphics' name for `BlendMode`, which has no effect.
public typealias CGBlendMode = BlendMode
/// Core Animation's name for `ShapeLayer`.
public typealias CAShapeLayer = ShapeLayer
/// Core Animation's name for `StrokeStyle.Cap`.
public typealias CAShapeLayerLineCap = StrokeStyle.Cap
/// Core Animation's name for `StrokeStyle.Join`.
public typealias CAShapeLayerLineJoin = StrokeStyle.Join
/// Core Animation's name for `Path.FillRule`.
public typealias CAShapeLayerFillRule = Path.FillRule

extension Path.Corners {
  /// All four corners.
  public static let allCorners = Path.Corners.all
}

extension Path.FillRule {
  /// The rule by windings, as Core Animation names it.
  public static var nonZero: Path.FillRule { .winding }
}

extension BezierPath {
  /// The smallest rectangle around the path. Paths are in points everywhere.
  public var pointBounds: Rect { bounds }

  /// Returns the path with each part drawn in the other direction.
  ///
  /// A reversed path within another one is a hole if both are filled as one path.
  public func reversing() -> BezierPath {
    let copy = BezierPath(path.reversed)
    (copy.lineWidth, copy.lineCapStyle, copy.lineJoinStyle) = (
      lineWidth, lineCapStyle, lineJoinStyle
    )
    return copy
  }
}

extension ShapeLayer {
  /// The lengths of dashes and gaps; nil for a line without gaps.
  public var lineDashPattern: [NSNumber]? {
    get { dashLengths?.map { NSNumber(value: $0) } }
    set { dashLengths = newValue?.map(\.doubleValue) }
  }
}

extension Layer {
  /// The outline of the shadow. It is kept and has no effect.
  public var shadowPath: CGPath? {
    get { kept[default: nil] }
    set { kept[default: nil] = newValue }
  }
}
