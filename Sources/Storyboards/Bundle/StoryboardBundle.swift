import TextFormats

/// The storyboards of an app: the main one, and those that it refers to.
///
/// A bundle that ``init(name:json:appearance:load:)`` returns is checked: every name in it
/// resolves, and nothing that a user can do with it traps. ``SceneFactory`` makes controllers from
/// it.
///
/// A bundle is a value: it keeps the text and the contents of each file, and does not read the
/// files again when they change on the disk.
///
/// ```swift
/// let files = [
///   "scenes.json": #"{"version": 1, "canvas": {"width": 4, "height": 8}, "initialScene": "a", "#
///     + #""scenes": [{"id": "a", "kind": "storyboardReference", "file": "more/b.json"}]}"#,
///   "more/b.json": #"{"version": 1, "canvas": {"width": 4, "height": 8}, "initialScene": "b", "#
///     + #""scenes": [{"id": "b"}]}"#,
/// ]
/// let bundle = try StoryboardBundle(
///   name: "scenes.json", json: Array(files["scenes.json", default: ""].utf8)
/// ) { name in files[name].map { Array($0.utf8) } }
/// // The second file has the name by which the first refers to it.
/// precondition(bundle.storyboards.map(\.name) == ["scenes.json", "more/b.json"])
/// precondition(bundle.storyboard("more/b.json")?.document.initialScene == "b")
/// ```
public struct StoryboardBundle: Equatable, Sendable {
  /// The storyboards: the main one, then the others in the order of the references.
  public private(set) var storyboards: [Storyboard]

  /// A file of the bundle.
  ///
  /// Storyboard references use its name. The name of the main storyboard has no folder, because all
  /// names start at the folder of the main file.
  public struct Storyboard: Equatable, Sendable {
    /// The path from the main file's folder, such as `references/second.json`.
    public var name: String
    /// The file's text; nil for a document that was made without a text.
    private var text: [UInt8]?
    /// The contents of the file.
    public var document: SceneDocument
    /// The lines in the file that Xcode wrote; nil for a scene file.
    package var importedLines: ImportedLines?

    init(
      name: String, json: [UInt8]?, document: SceneDocument, importedLines: ImportedLines? = nil
    ) {
      self.name = name
      text = json
      self.document = document
      self.importedLines = importedLines
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
  /// - Parameter documents: The documents by name with their lines in Xcode's files, the main one
  ///   first. Every name in them must resolve, and ``SceneConflict`` must find nothing.
  package init(_ documents: [(name: String, document: SceneDocument, lines: ImportedLines?)]) {
    storyboards = documents.map {
      Storyboard(name: $0.name, json: nil, document: $0.document, importedLines: $0.lines)
    }
  }

  init(storyboards: [Storyboard]) { self.storyboards = storyboards }

  /// Adds the lines in Xcode's files to the storyboards that were imported from them.
  ///
  /// - Parameter lines: Returns the lines for the name of a storyboard; nil for a scene file.
  package mutating func addImportedLines(_ lines: (_ name: String) -> ImportedLines?) {
    for index in storyboards.indices {
      storyboards[index].importedLines = lines(storyboards[index].name)
    }
  }

  /// The storyboard with which the app starts.
  public var main: Storyboard { storyboards[0] }

  /// Returns the storyboard with this name, or nil, in linear time.
  public func storyboard(_ name: String) -> Storyboard? { storyboards.first { $0.name == name } }
}
