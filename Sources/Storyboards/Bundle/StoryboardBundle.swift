/// The storyboards of an app: the main one, and those that it refers to.
///
/// A bundle that ``init(name:json:appearance:load:)`` returns is checked: every name in it
/// resolves, and nothing that a user can do with it traps. ``SceneFactory`` makes controllers from
/// it.
public struct StoryboardBundle: Equatable, Sendable {
  /// The storyboards: the main one, then the others in the order of the references.
  public private(set) var storyboards: [Storyboard]

  /// A file of the bundle.
  public struct Storyboard: Equatable, Sendable {
    /// The path from the main file's folder, such as `references/second.json`.
    public var name: String
    /// The bytes of the file; empty for a document that was made in code.
    public var json: [UInt8]
    /// The contents of the file.
    public var document: SceneDocument
  }

  /// Creates a bundle of one document without storyboard references. Nothing is checked.
  public init(_ document: SceneDocument) {
    storyboards = [Storyboard(name: "", json: [], document: document)]
  }

  init(storyboards: [Storyboard]) { self.storyboards = storyboards }

  /// The storyboard with which the app starts.
  public var main: Storyboard { storyboards[0] }

  /// Returns the storyboard with this name, or nil, in linear time.
  public func storyboard(_ name: String) -> Storyboard? { storyboards.first { $0.name == name } }
}
