public import TextFormats

/// An error for a file that is no storyboard for iOS.
///
/// ```swift
/// let xib = "<document><objects/></document>"
/// do {
///   _ = try InterfaceBuilderDocument(xml: Array(xib.utf8))
///   preconditionFailure("a .xib is no storyboard")
/// } catch {
///   precondition(error.reason == .noStoryboard && error.position.line == 1)
/// }
/// ```
public struct InterfaceBuilderError: Error, Equatable {
  /// The reason why a file cannot be imported.
  public enum Reason: Equatable, Sendable {
    /// The text is not XML.
    case notXML(XMLSyntaxError.Reason)
    /// The root element is not one of Interface Builder.
    case notInterfaceBuilder(root: String)
    /// The file is from Xcode 3.
    case archive
    /// The file has views without scenes, as a `.xib` has.
    case noStoryboard
    /// The storyboard is for another system; `name` is Apple's name of the system.
    case otherSystem(name: String)
    /// The runtime is unknown.
    case unknownRuntime(String)
    /// No scene has a controller.
    case noScenes
    /// The controllers of two scenes have the same id.
    case duplicateScene(String, first: SourcePosition)
  }

  /// The reason why the file cannot be imported.
  public var reason: Reason
  /// The place in the file.
  public var position: SourcePosition

  /// Creates an error with a place in a storyboard.
  ///
  /// - Parameters:
  ///   - reason: The reason why the file cannot be imported.
  ///   - position: The line and the column of the element, both counted from 1.
  public init(reason: Reason, position: SourcePosition) {
    self.reason = reason
    self.position = position
  }
}

extension InterfaceBuilderError: CustomStringConvertible {
  /// One line such as `2:1: expected a storyboard for iOS, found one for macOS`.
  public var description: String { "\(position.line):\(position.column): \(reason)" }
}

extension InterfaceBuilderError.Reason: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notXML(let reason): reason.description
    case .notInterfaceBuilder(let root):
      "expected Interface Builder's element 'document', found \(quoted(root))"
    case .archive: "the file is from Xcode 3; open and save it in Xcode 4 or later"
    case .noStoryboard: "expected a storyboard, found a document without scenes, such as a .xib"
    case .otherSystem(let name): "expected a storyboard for iOS, found one for \(name)"
    case .unknownRuntime(let name):
      "expected a storyboard for iOS, found the runtime \(quoted(name))"
    case .noScenes: "the storyboard has no scene with a view controller"
    case .duplicateScene(let id, let first):
      "two controllers have the id \(quoted(id)), the first at "
        + "\(first.line):\(first.column); give one of them another id"
    }
  }
}
