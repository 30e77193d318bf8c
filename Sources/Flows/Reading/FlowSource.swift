public import InterfaceBuilder
public import TextFormats

/// A file from which a flow is read, with its side file.
///
/// Flows opens no files. The caller reads the file and its side file, and answers each
/// ``Reference`` with a further source.
public struct FlowSource {
  /// The path as the user gave it, for messages.
  public var path: String
  /// The contents. A file that begins with `<` is an Xcode storyboard, any other a scene file.
  public var bytes: [UInt8]
  /// The side file of a storyboard; nil for none.
  public var sideFile: InterfaceBuilderSource.SideFileSource?

  /// Creates a source. Each argument sets the property with the same name.
  public init(
    path: String, bytes: [UInt8], sideFile: InterfaceBuilderSource.SideFileSource? = nil
  ) {
    self.path = path
    self.bytes = bytes
    self.sideFile = sideFile
  }

  /// A reference from a file to another one.
  ///
  /// ```swift
  /// let start = #"{"version": 1, "canvas": {"width": 4, "height": 8}, "initialScene": "a", "#
  /// let scenes = #""scenes": [{"id": "a", "kind": "storyboardReference", "file": "b.json"}]}"#
  /// let source = FlowSource(path: "app/scenes.json", bytes: Array((start + scenes).utf8))
  /// var asked: [FlowSource.Reference] = []
  /// _ = try FlowReading([source]) { reference in
  ///   asked.append(reference)
  ///   return nil
  /// }
  /// // The path is relative to the folder of the file that was passed in.
  /// precondition(asked == [.sceneFile(path: "app/b.json", folder: "app/")])
  /// ```
  public enum Reference: Hashable, Sendable {
    /// The scene file at `path`, to which an app in `folder` refers. The folder ends with a slash
    /// or is empty.
    case sceneFile(path: String, folder: String)
    /// The storyboard with this name, to which the one at `main` refers, directly or through
    /// others.
    case storyboard(name: String, main: String)
  }

  var interfaceBuilder: InterfaceBuilderSource {
    InterfaceBuilderSource(path: path, xml: bytes, sideFile: sideFile)
  }
}

/// The reason why a file is neither a scene file nor a storyboard, or why a configuration is
/// invalid.
///
/// ```swift
/// do {
///   _ = try CheckConfiguration(path: ".seguecheck.json", json: Array(#"{"level": {}}"#.utf8))
///   preconditionFailure("the key is called levels")
/// } catch {
///   precondition(error.position.column == 2)
///   precondition(error.message == "unknown key 'level'; the keys are version, levels and accept")
/// }
/// ```
public struct FlowError: Error, Equatable {
  /// The path of the file.
  public var path: String
  /// The line and column in the file, from 1.
  public var position: SourcePosition
  /// The problem at this place, on one line.
  public var message: String
}

extension FlowError: CustomStringConvertible {
  /// One line with the place and the message, such as `scenes.json:3:1: expected a key in quotes,
  /// found '}'`. Control characters are replaced by symbols.
  public var description: String {
    "\(path.harmless(upTo: 1_000)):\(position.line):\(position.column): \(message)"
  }
}
