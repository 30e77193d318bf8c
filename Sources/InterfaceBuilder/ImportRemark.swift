public import TextFormats

/// A part of a storyboard that the import left out or interpreted, with its place.
public struct ImportRemark: Equatable, Sendable {
  /// The file's path, as the caller gave it.
  public var path: String
  /// The place of the element, or of the key in a side file.
  public var position: SourcePosition
  /// The element's name, followed by its id if it has an id.
  public var element: String
  /// Indicates whether the remark is about the side file.
  public var isInSideFile = false
  /// One sentence without its period, such as
  /// `no root view controller; an empty scene replaces it`.
  public var what: String
}

extension ImportRemark: CustomStringConvertible {
  /// One line such as `Main.storyboard:12:9: segue g4: …`. The line has no terminal sequences.
  public var description: String {
    "\(path.harmless(upTo: 1_000)):\(position.line):\(position.column): "
      + "\(element.harmless()): \(what)"
  }
}
