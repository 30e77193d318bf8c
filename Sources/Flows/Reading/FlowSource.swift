public import InterfaceBuilder
public import TextFormats

/// A file that a flow is read from, with what lies beside it.
public struct FlowSource {
  /// As it was given, for messages.
  public var path: String
  /// A scene file, or a storyboard of Xcode: what begins with `<` is one.
  public var bytes: [UInt8]
  /// What a storyboard cannot say; nil where nothing does.
  public var sideFile: InterfaceBuilderSource.SideFileSource?

  public init(
    path: String, bytes: [UInt8], sideFile: InterfaceBuilderSource.SideFileSource? = nil
  ) {
    self.path = path
    self.bytes = bytes
    self.sideFile = sideFile
  }

  /// What a file refers to.
  public enum Reference: Hashable, Sendable {
    /// A scene file at this path, which an app of this folder leads to; the folder has its slash or is
    /// empty.
    case sceneFile(path: String, folder: String)
    /// The storyboard that the one at `main`, or one it leads to, calls so.
    case storyboard(name: String, main: String)
  }

  var interfaceBuilder: InterfaceBuilderSource {
    InterfaceBuilderSource(path: path, xml: bytes, sideFile: sideFile)
  }
}

/// Why a file is none that a flow can be read from.
public struct FlowError: Error, Equatable {
  public var path: String
  public var position: SourcePosition
  /// The rest of the line.
  public var what: String
}

extension FlowError: CustomStringConvertible {
  /// One line such as `scenes.json:3:1: expected a key in quotes, found '}'`; nothing in it can steer
  /// a terminal.
  public var description: String {
    "\(path.harmless(upTo: 1_000)):\(position.line):\(position.column): \(what)"
  }
}
