public import CellGraphics
public import NavigationKit

// Xcode writes colours and images into sources as literals. The compiler looks up the two types by
// these names.

/// The type of `#colorLiteral(…)`.
public typealias _ColorLiteralType = Color
/// The type of `#imageLiteral(…)`.
public typealias _ImageLiteralType = Image

extension Color: _ExpressibleByColorLiteral {
  /// Creates the colour of a literal, as in `#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)`.
  ///
  /// - Parameters:
  ///   - red: The share of red, 0 to 1.
  ///   - green: The share of green, 0 to 1.
  ///   - blue: The share of blue, 0 to 1.
  ///   - alpha: The opacity, 0 to 1.
  public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
  }
}

extension Image: _ExpressibleByImageLiteral {
  /// Creates the image of a literal, as in `#imageLiteral(resourceName: "Sunset")`.
  ///
  /// - Parameter path: The name of the resource.
  public init(imageLiteralResourceName path: String) { self.init(name: path) }
}
