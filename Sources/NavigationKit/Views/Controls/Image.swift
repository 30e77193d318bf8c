/// A picture by its name.
///
/// A few names of SF Symbols have a picture of 8 × 8 dots here. Any other image is known by its name
/// alone, and shown as that.
public struct Image: Hashable, Sendable {
  public let name: String

  /// - Parameter systemName: As of SF Symbols; of a variant such as `star.fill` the first part that is
  ///   known counts.
  public init(systemName: String) { name = systemName }

  /// - Parameter name: As of a resource; one that is called like a symbol is shown as that.
  public init(named name: String) { self.name = name }

  /// The sign that stands for it where there is room for no more than a cell; nil for an unknown one.
  public var character: Character? { ImageSymbol.named(name)?.character }

  /// nil for a name that has no picture here.
  var symbol: ImageSymbol? { ImageSymbol.named(name) }
}
