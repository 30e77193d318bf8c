public import CellGraphics

/// An image, identified by its name.
///
/// Some names of SF Symbols have a picture of 8 × 8 dots. These are star, heart, person, gear,
/// photo, house, bell, envelope, folder, magnifyingglass, checkmark, xmark, plus and the four
/// arrows. Other images show as their name.
///
/// ```swift
/// let star = Image(systemName: "star.fill")
/// precondition(star?.character == "★")
/// precondition(Image(name: "Sunset").character == nil)
/// ```
public struct Image: Hashable, Sendable {
  /// The name that the image was created with.
  public let name: String
  /// The drawing of an image that code has drawn; nil for other images.
  public internal(set) var drawing: Drawing?
  /// The columns and rows of the drawing.
  var cellsOfDrawing = Size(width: 0, height: 0)

  /// The mode in which the image is drawn; ``RenderingMode/automatic`` by default. It has no
  /// effect, because all images are drawn in the tint colour.
  public var renderingMode: RenderingMode = .automatic

  /// Creates an image with a name. An image with a symbol's name is shown as the symbol.
  public init(name: String) { self.name = name }

  /// Creates an image from the name of an SF Symbol. An unknown symbol shows as its name.
  ///
  /// - Parameter systemName: The symbol's name; nil results for an empty one. Of a variant such as
  ///   `star.fill`, the longest known beginning is shown: `star`.
  public init?(systemName: String) {
    guard !systemName.isEmpty else { return nil }
    name = systemName
  }

  /// Creates an image from the name of a resource, as ``init(name:)`` does.
  ///
  /// - Parameter name: The name; nil results for an empty one. There are no resources, so each
  ///   other name is found.
  public init?(named name: String) {
    guard !name.isEmpty else { return nil }
    self.name = name
  }

  /// Ways to draw an image. The raw values are UIKit's.
  public enum RenderingMode: Int, Hashable, Sendable {
    /// As the view that shows it decides, in its own colours, or in the tint colour.
    case automatic = 0
    /// Always original or always template.
    case alwaysOriginal, alwaysTemplate
  }

  /// Returns the image with another rendering mode.
  public func withRenderingMode(_ mode: RenderingMode) -> Image {
    var image = self
    image.renderingMode = mode
    return image
  }

  /// A text that stands in for the image in a line of text, as in a button: the image's
  /// ``character``, or its name if it has none.
  public var sign: String { character.map(String.init) ?? name }

  /// A character for the image where only one cell is available; nil for an unknown name.
  ///
  /// An image that code has drawn has the sign of a picture.
  public var character: Character? {
    drawing == nil ? ImageSymbol.named(name)?.character : "▨"
  }

  /// The picture of the image; nil for an unknown name.
  var symbol: ImageSymbol? { ImageSymbol.named(name) }
}
