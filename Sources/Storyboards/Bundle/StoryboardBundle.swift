/// The storyboards of an app: the main one, and those that it leads to.
///
/// What `init(name:json:load:)` returns has been checked: every name in it resolves, and nothing that
/// a user can do with it traps.
public struct StoryboardBundle: Equatable, Sendable {
  /// The main one first, the others in the order in which they were met.
  public private(set) var storyboards: [Storyboard]

  /// One file of the bundle.
  public struct Storyboard: Equatable, Sendable {
    /// The path from the main file's folder, such as `references/second.json`.
    public var name: String
    /// The file itself; empty for a document made in code.
    public var json: [UInt8]
    /// The contents of the file.
    public var document: SceneDocument
  }

  /// A bundle of one document, which holds no storyboard references.
  public init(_ document: SceneDocument) {
    storyboards = [Storyboard(name: "", json: [], document: document)]
  }

  init(storyboards: [Storyboard]) { self.storyboards = storyboards }

  /// The main file, whose initial scene the app starts with.
  public var main: Storyboard { storyboards[0] }

  /// The storyboard of this name, in linear time.
  public func storyboard(_ name: String) -> Storyboard? { storyboards.first { $0.name == name } }
}
