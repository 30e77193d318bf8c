import TextFormats

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
    /// The file's text; nil for a document that was made without a text.
    private var text: [UInt8]?
    /// The contents of the file.
    public var document: SceneDocument

    init(name: String, json: [UInt8]?, document: SceneDocument) {
      self.name = name
      text = json
      self.document = document
    }

    /// The text of the file. For an imported storyboard it is the document as a scene file on one
    /// line, written again by each call. It is empty for a document made in code.
    public var json: [UInt8] {
      if let text { return text }
      var writer = JSONWriter()
      writer.write(document.json(storyboard: name))
      return writer.bytes
    }
  }

  /// Creates a bundle of one document without storyboard references. Nothing is checked.
  public init(_ document: SceneDocument) {
    storyboards = [Storyboard(name: "", json: [], document: document)]
  }

  /// A bundle of documents that refer to each other and have no text.
  ///
  /// - Parameter documents: The documents by name, the main one first. Every name in them must
  ///   resolve, and ``SceneConflict`` must find nothing.
  package init(_ documents: [(name: String, document: SceneDocument)]) {
    storyboards = documents.map { Storyboard(name: $0.name, json: nil, document: $0.document) }
  }

  init(storyboards: [Storyboard]) { self.storyboards = storyboards }

  /// The storyboard with which the app starts.
  public var main: Storyboard { storyboards[0] }

  /// Returns the storyboard with this name, or nil, in linear time.
  public func storyboard(_ name: String) -> Storyboard? { storyboards.first { $0.name == name } }
}
