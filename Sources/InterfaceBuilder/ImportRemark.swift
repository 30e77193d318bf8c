public import TextFormats

/// What an import could not carry over, or had to decide, and where.
public struct ImportRemark: Equatable, Sendable {
  /// The file's path, as it was given.
  public var path: String
  public var position: SourcePosition
  /// The element's name, with its id where it has one.
  public var element: String
  /// Whether it is about what was written for the storyboard, and not about the storyboard.
  public var isInSideFile = false
  public var what: String
}

extension ImportRemark: CustomStringConvertible {
  /// One line such as `Main.storyboard:12:9: segue g4: …`; nothing in it can steer a terminal.
  public var description: String {
    "\(path.harmless(upTo: 1_000)):\(position.line):\(position.column): "
      + "\(element.harmless()): \(what)"
  }
}
