// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The functions have the names of UIKit.

public import CellGraphics
public import Foundation
public import NavigationKit

/// Makes images of what code draws.
///
/// An image is a recorded drawing, so it is drawn in cells where it is shown, in any size.
///
/// ```swift
/// let renderer = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40))
/// let image = renderer.image { context in
///   UIColor.red.setFill()
///   UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40)).fill()
/// }
/// precondition(image.size == CGSize(width: 40, height: 40))
/// ```
open class UIGraphicsImageRenderer {
  private let bounds: Rect
  /// The looks of the images. They have no effect.
  public let format: UIGraphicsImageRendererFormat

  /// Creates a renderer for images of a size in points.
  public convenience init(size: Size) { self.init(bounds: Rect(origin: .zero, size: size)) }
  /// Creates a renderer for images of a size in points. The format has no effect.
  public convenience init(size: Size, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: Rect(origin: .zero, size: size), format: format)
  }
  /// Creates a renderer for images of a rectangle in points. The format has no effect.
  public init(
    bounds: Rect, format: UIGraphicsImageRendererFormat = UIGraphicsImageRendererFormat()
  ) {
    (self.bounds, self.format) = (bounds, format)
  }

  /// Runs `actions` and returns an image of what they draw.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = GraphicsContext(area: bounds)
    let renderer = UIGraphicsImageRendererContext(cgContext: context, format: format)
    context.run { actions(renderer) }
    return Image(drawing: context.drawing, cell: context.cell)
  }

  /// Returns the data of the image, as `pngData()` does.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Returns the data of the image, as `jpegData(compressionQuality:)` does.
  open func jpegData(
    withCompressionQuality quality: Double, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { pngData(actions: actions) }
}

/// The context of an image renderer.
public final class UIGraphicsImageRendererContext {
  /// The context that records.
  public let cgContext: CGContext
  /// The looks of the image.
  public let format: UIGraphicsImageRendererFormat

  init(cgContext: CGContext, format: UIGraphicsImageRendererFormat) {
    (self.cgContext, self.format) = (cgContext, format)
  }

  /// The image of what was drawn so far.
  public var currentImage: UIImage { Image(drawing: cgContext.drawing, cell: cgContext.cell) }
  /// Fills a rectangle with the current colour.
  public func fill(_ rect: Rect) { cgContext.fill(rect) }
  /// Fills a rectangle. The blend mode has no effect.
  public func fill(_ rect: Rect, blendMode: CGBlendMode) { cgContext.fill(rect) }
  /// Draws the border of a rectangle in the current colour of lines.
  public func stroke(_ rect: Rect) { cgContext.stroke(rect) }
  /// Limits what is drawn next to a rectangle.
  public func clip(to rect: Rect) { cgContext.clip(to: rect) }
}

/// The looks of images. They are kept and have no effect.
public final class UIGraphicsImageRendererFormat {
  /// The number of dots for a point.
  public var scale = 1.0
  /// Indicates whether images have no transparent parts.
  public var opaque = false

  /// Creates the usual looks.
  public init() {}
  /// Returns the usual looks.
  public static func `default`() -> UIGraphicsImageRendererFormat { .init() }
  /// Returns the usual looks.
  public static func preferred() -> UIGraphicsImageRendererFormat { .init() }
}

/// Starts an image of a size in points, until ``UIGraphicsEndImageContext()``.
public func UIGraphicsBeginImageContext(_ size: Size) {
  GraphicsContext(area: Rect(origin: .zero, size: size)).push()
}
/// Starts an image of a size in points. The other arguments have no effect.
public func UIGraphicsBeginImageContextWithOptions(_ size: Size, _ opaque: Bool, _ scale: Double) {
  UIGraphicsBeginImageContext(size)
}
/// Returns the image of what was drawn so far; nil without a context.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  GraphicsContext.current.map { Image(drawing: $0.drawing, cell: $0.cell) }
}
/// Ends the image that was begun last.
public func UIGraphicsEndImageContext() { GraphicsContext.pop() }

/// Core Graphics' name for `Image`.
public typealias CGImage = Image

extension Image {
  /// Draws the image in a rectangle of the current context.
  public func draw(in rect: Rect) { GraphicsContext.current?.draw(self, in: rect) }
  /// Draws the image at a point of the current context, in its own size.
  public func draw(at point: Point) { draw(in: Rect(origin: point, size: size)) }
  /// Draws the image in a rectangle. The blend mode has no effect.
  public func draw(in rect: Rect, blendMode: CGBlendMode, alpha: Double) {
    GraphicsContext.current?.saveGState()
    GraphicsContext.current?.setAlpha(alpha)
    draw(in: rect)
    GraphicsContext.current?.restoreGState()
  }
  /// Draws the image at a point, in its own size. The blend mode has no effect.
  public func draw(at point: Point, blendMode: CGBlendMode, alpha: Double) {
    draw(in: Rect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }
  /// Draws the image again and again: once here, in the whole rectangle.
  public func drawAsPattern(in rect: Rect) { draw(in: rect) }
  /// The image, as Core Graphics takes it.
  public var cgImage: CGImage? { self }
  /// The width in points, rounded.
  public var width: Int { Int(size.width.rounded()) }
  /// The height in points, rounded.
  public var height: Int { Int(size.height.rounded()) }
  /// Creates the same image.
  public init(cgImage: CGImage) { self = cgImage }
  /// Creates the same image. The other arguments have no effect.
  public init(cgImage: CGImage, scale: Double, orientation: Orientation) { self = cgImage }
  /// The orientation: up.
  public var imageOrientation: Orientation { .up }

  /// Orientations of a picture, with UIKit's raw values.
  public enum Orientation: Int, Sendable {
    /// Upright, or turned.
    case up, down, left, right
    /// Upright or turned, and mirrored.
    case upMirrored, downMirrored, leftMirrored, rightMirrored
  }
}

extension View {
  /// Draws the view's background and what its `draw(_:)` draws, in the current context.
  ///
  /// - Returns: True.
  @discardableResult
  public func drawHierarchy(in rect: Rect, afterScreenUpdates: Bool) -> Bool {
    guard let context = GraphicsContext.current else { return false }
    context.saveGState()
    if let backgroundColor {
      context.setFillColor(backgroundColor)
      context.fill(rect)
    }
    context.restoreGState()
    draw(rect)
    return true
  }
}

extension Layer {
  /// Draws the background of the layer and what its view's `draw(_:)` draws.
  public func render(in context: CGContext) {
    context.run { _ = view?.drawHierarchy(in: pointBounds, afterScreenUpdates: false) }
  }
}
