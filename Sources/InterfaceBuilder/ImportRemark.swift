public import TextFormats

/// A part of a storyboard that an import left out or had to decide, and its place.
public struct ImportRemark: Equatable, Sendable {
  /// The file's path, as it was given.
  public var path: String
  /// The place of the element, or of the key in a side file.
  public var position: SourcePosition
  /// The element's name, with its id where it has one.
  public var element: String
  /// Indicates whether the remark is about the side file.
  public var isInSideFile = false
  /// One sentence without its period, such as `no root view controller; an empty one stands in`.
  public var what: String
}

extension ImportRemark: CustomStringConvertible {
  /// One line such as `Main.storyboard:12:9: segue g4: …`; nothing in it can steer a terminal.
  public var description: String {
    "\(path.harmless(upTo: 1_000)):\(position.line):\(position.column): "
      + "\(element.harmless()): \(what)"
  }
}
