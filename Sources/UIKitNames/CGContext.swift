// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The functions have the names of UIKit.

public import CellGraphics
public import NavigationKit

/// Core Graphics' name for `GraphicsContext`.
public typealias CGContext = GraphicsContext
/// Core Graphics' name for `GraphicsContext.PathDrawingMode`.
public typealias CGPathDrawingMode = GraphicsContext.PathDrawingMode

/// Returns the context that is drawn on; nil outside of `draw(_:)`, an image renderer or an image
/// context.
public func UIGraphicsGetCurrentContext() -> CGContext? { .current }
/// Makes a context the one that is drawn on, until ``UIGraphicsPopContext()``.
public func UIGraphicsPushContext(_ context: CGContext) { context.push() }
/// Ends the use of the context that is drawn on.
public func UIGraphicsPopContext() { CGContext.pop() }
/// Fills a rectangle with the current colour.
public func UIRectFill(_ rect: Rect) { CGContext.current?.fill(rect) }
/// Draws the border of a rectangle in the current colour of lines.
public func UIRectFrame(_ rect: Rect) { CGContext.current?.stroke(rect) }
/// Limits what is drawn next to a rectangle.
public func UIRectClip(_ rect: Rect) { CGContext.current?.clip(to: rect) }

extension GraphicsContext {
  /// Sets the shadow of what is drawn next. It has no effect.
  public func setShadow(offset: Size, blur: Double, color: CGColor? = nil) {}
  /// Sets the way to combine colours. It has no effect.
  public func setBlendMode(_ mode: CGBlendMode) {}
  /// Sets the exactness of curves. It has no effect.
  public func setFlatness(_ flatness: Double) {}
  /// Sets the longest tip of sharp corners. It has no effect: the limit is 10.
  public func setMiterLimit(_ limit: Double) {}
  /// Indicates whether edges are smooth. It has no effect.
  public func setShouldAntialias(_ isSmooth: Bool) {}
  /// Indicates whether edges may be smooth. It has no effect.
  public func setAllowsAntialiasing(_ isSmooth: Bool) {}
  /// Removes what was drawn in a rectangle. It has no effect.
  public func clear(_ rect: Rect) {}
  /// Sets the colour of areas from its components, 0 to 1 each.
  public func setFillColor(red: Double, green: Double, blue: Double, alpha: Double) {
    setFillColor(Color(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// Sets the colour of lines from its components, 0 to 1 each.
  public func setStrokeColor(red: Double, green: Double, blue: Double, alpha: Double) {
    setStrokeColor(Color(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// Sets the colour of areas to a shade of grey.
  public func setFillColor(gray: Double, alpha: Double) {
    setFillColor(Color(white: gray, alpha: alpha))
  }
  /// Fills the clip with a gradient. It continues beyond its ends whatever the options are.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: Point, end: Point, options: CGGradientDrawingOptions
  ) { drawLinearGradient(gradient.colors, from: start, to: end) }
  /// Adds a part of a circle that touches two lines: a line to their corner here.
  public func addArc(tangent1End: Point, tangent2End: Point, radius: Double) {
    addLine(to: tangent1End)
  }
}

/// Colours with their places: Core Graphics' form of `ColorGradient`.
public final class CGGradient {
  let colors: ColorGradient

  /// Creates a gradient from colours; values that are no colours are ignored.
  public init?(colorsSpace space: CGColorSpace?, colors: [Any], locations: [Double]?) {
    self.colors = ColorGradient(colors: colors.compactMap { $0 as? Color }, places: locations)
  }
}

/// Options of gradients. They have no effect.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt32

  /// Creates options from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Continues before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// Continues after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// A space of colours. All colours are in sRGB.
public final class CGColorSpace: Sendable {}

/// Returns a space of colours, which has no effect.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }

extension View {
  // Disfavoured, so that `setNeedsDisplay` without arguments is a method to be called by a target.
  /// Marks the whole view, as `setNeedsDisplay()` does. The rectangle has no effect.
  @_disfavoredOverload
  public func setNeedsDisplay(_ rect: Rect) { setNeedsDisplay() }
}
