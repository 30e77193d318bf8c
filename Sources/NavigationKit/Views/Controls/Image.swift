/// An image, identified by its name.
///
/// Some names of SF Symbols have a picture of 8 × 8 dots. These are star, heart, person, gear,
/// photo, house, bell, envelope, folder, magnifyingglass, checkmark, xmark, plus and the four
/// arrows. Other images show as their name.
///
/// ```swift
/// let star = Image(systemName: "star.fill")
/// precondition(star.character == "★")
/// precondition(Image(named: "Sunset").character == nil)
/// ```
public struct Image: Hashable, Sendable {
  /// The name that the image was created with.
  public let name: String

  /// Creates an image from the name of an SF Symbol.
  ///
  /// - Parameter systemName: The symbol's name. Of a variant such as `star.fill`, the longest known
  ///   beginning is shown: `star`.
  public init(systemName: String) { name = systemName }

  /// Creates an image from the name of a resource. A resource with a symbol's name is shown as the
  /// symbol.
  public init(named name: String) { self.name = name }

  /// A character for the image where only one cell is available; nil for an unknown name.
  public var character: Character? { ImageSymbol.named(name)?.character }

  /// The picture of the image; nil for an unknown name.
  var symbol: ImageSymbol? { ImageSymbol.named(name) }
}
