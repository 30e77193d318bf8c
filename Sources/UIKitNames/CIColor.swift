public import CellGraphics

/// A colour by its components, as Core Image has it.
///
/// ```swift
/// let color = CIColor(color: UIColor(red: 1, green: 0, blue: 0.2, alpha: 1))
/// precondition(color.red == 1 && color.green == 0 && color.blue == 0.2)
/// ```
public final class CIColor: Hashable, Sendable {
  /// The share of red, 0 to 1.
  public let red: Double
  /// The share of green, 0 to 1.
  public let green: Double
  /// The share of blue, 0 to 1.
  public let blue: Double
  /// The opacity, 0 to 1.
  public let alpha: Double

  /// Creates a colour of its components, 0 to 1 each.
  ///
  /// - Parameters:
  ///   - red: The share of red.
  ///   - green: The share of green.
  ///   - blue: The share of blue.
  ///   - alpha: The opacity.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// Creates a colour with the components of another one.
  public convenience init(color: Color) {
    let parts = color.components ?? [0, 0, 0, 0]
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  /// The red, green and blue shares and the opacity.
  public var components: [Double] { [red, green, blue, alpha] }
  /// The number of components: 4.
  public var numberOfComponents: Int { components.count }

  /// Indicates whether two colours have the same components.
  public static func == (a: CIColor, b: CIColor) -> Bool { a.components == b.components }

  public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}

extension Color {
  /// Creates a colour with the components of a colour of Core Image.
  public init(ciColor: CIColor) {
    self.init(
      red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }
}
