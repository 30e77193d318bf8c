public import Foundation
public import NavigationKit

// An image is a name, so a file of it has the name. What the app writes it can read again.

extension Image {
  private static let mark = "image of segue: "

  /// Creates an image without a name, which shows nothing.
  public init() { self.init(name: "") }

  /// Creates the image of data that ``pngData()`` or ``jpegData(compressionQuality:)`` returned.
  ///
  /// - Parameter data: The data; nil results for other ones, because pictures of dots are not read.
  public init?(data: Data) {
    guard let text = String(data: data, encoding: .utf8), text.hasPrefix(Self.mark) else {
      return nil
    }
    self.init(name: String(text.dropFirst(Self.mark.count)))
  }

  /// Creates the image of a file that has the data of an image, or an image with the file's name.
  public init?(contentsOfFile path: String) {
    if let data = FileManager.default.contents(atPath: path), let image = Image(data: data) {
      self = image
    } else {
      self.init(named: String(path.split(separator: "/").last ?? ""))
    }
  }

  /// Returns data from which ``init(data:)`` makes the image again; nil for an image without a name.
  ///
  /// The data is the image's name, not a picture that other programs read.
  public func pngData() -> Data? {
    name.isEmpty ? nil : Data((Self.mark + name).utf8)
  }

  /// Returns the same data as ``pngData()``. The quality has no effect.
  public func jpegData(compressionQuality: Double) -> Data? { pngData() }
}
