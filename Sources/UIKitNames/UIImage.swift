public import CellGraphics
public import NavigationKit

extension Image {
  /// Creates an image from the name of a resource. The bundle and the traits have no effect.
  public init?(
    named name: String, in bundle: NavigationKit.Bundle?,
    compatibleWith traits: TraitCollection? = nil
  ) { self.init(named: name) }

  /// Creates an image from the name of an SF Symbol. The configuration has no effect.
  public init?(systemName: String, withConfiguration configuration: Configuration?) {
    self.init(systemName: systemName)
  }

  /// The size of the image in cells: 8 × 4 for a symbol, one row for a name. An image that code has
  /// drawn has the size of its renderer, in points. An image without a name has the size zero.
  public var size: Size {
    if let drawing { return drawing.area.size }
    return name.isEmpty ? .zero : ImageView(image: self).intrinsicContentSize
  }
  /// The number of dots for a point: 1.
  public var scale: Double { 1 }

  /// Returns the image. The configuration has no effect.
  public func withConfiguration(_ configuration: Configuration) -> Image { self }
  /// Returns the image. Colours of images come from the view that shows them.
  public func withTintColor(_ color: Color, renderingMode: RenderingMode = .automatic) -> Image {
    withRenderingMode(renderingMode)
  }
  /// Returns the image: symbols are drawn as they are.
  public func resizableImage(withCapInsets insets: EdgeInsets) -> Image { self }

  /// The looks of an image. They have no effect.
  public class Configuration {}

  /// The looks of a symbol. They have no effect.
  public final class SymbolConfiguration: Configuration {
    /// Creates looks with a size of letters.
    public init(pointSize: Double) {}
    /// Creates looks with a size and a weight of letters.
    public init(pointSize: Double, weight: SymbolWeight, scale: SymbolScale = .default) {}
    /// Creates looks with a style of text.
    public init(textStyle: UIFont.TextStyle) {}
    /// Creates looks with a scale.
    public init(scale: SymbolScale) {}
    /// Creates looks with a weight.
    public init(weight: SymbolWeight) {}
  }

  /// Weights of a symbol, with UIKit's raw values. They have no effect.
  public enum SymbolWeight: Int, Sendable {
    /// No weight, and the weights of fonts.
    case unspecified = 0
    /// Ultra light, thin, light, regular, medium, semibold, bold, heavy or black.
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// Scales of a symbol, with UIKit's raw values. They have no effect.
  public enum SymbolScale: Int, Sendable {
    /// The usual scale, none, and three sizes.
    case `default` = -1
    /// Unspecified, small, medium or large.
    case unspecified, small, medium, large
  }
}
