import InterfaceBuilder
import Storyboards
import TextFormats

/// A flow together with the files that it was read from.
///
/// The valid parts of files with errors are read. ``FlowCheck`` reports the errors. Only a file
/// that is neither a scene file nor a storyboard is refused.
///
/// ```swift
/// let start = #"{"version": 1, "canvas": {"width": 4, "height": 8}, "initialScene": "a", "#
/// // Its scenes.
/// let first = #"{"id": "a", "segues": [{"id": "go", "kind": "show", "to": "b"}]}"#
/// let second = #"{"id": "b"}"#
/// let scenes = #""scenes": [\#(first), \#(second)]}"#
/// // Reading it.
/// let source = FlowSource(path: "scenes.json", bytes: Array((start + scenes).utf8))
/// // The closure would load other files.
/// let flow = try FlowReading([source]) { _ in nil }.flow
/// precondition(flow.scenes.map(\.id) == ["a", "b"] && flow.entries == [0])
/// precondition(flow.segues[0].destination == 1)
/// ```
public struct FlowReading {
  /// The navigation graph of all files.
  public internal(set) var flow = Flow()
  /// The files in the order of ``Flow/files``; nil for a side file.
  var files: [File?] = []
  /// The errors of files that could not be understood at all.
  ///
  /// An unreadable file that another one refers to is here too. The scenes of such a file are
  /// missing in the flow.
  public internal(set) var failures: [FlowError] = []
  /// A Boolean value that indicates whether one of the passed files could not be understood.
  public private(set) var hasUnreadableMain = false
  /// By file, the meaning of each id.
  var entries: [[String: Entry]] = []
  /// The outlines of the files, without side files.
  var outlines: [SceneOutline] = []
  /// The place of each scene's outline, in the order of the flow.
  private var outlinePlaces: [OutlinePlace] = []
  /// The placeholders of references to a file that was found and does not have the scene.
  var foundReferences: Set<Int> = []
  /// The offset of each segue in its file, in the order of the flow.
  var segueOffsets: [Int] = []
  /// By file, the files that its storyboard references lead to.
  var leads: [[Int]] = []
  /// The folders in which storyboards were searched, in order, by the path of the file that was
  /// passed in.
  ///
  /// The caller of the initializer sets it. Findings about missing storyboards list the folders.
  public var searchedFolders: [String: [String]] = [:]

  /// The meaning of an id in a file.
  enum Entry {
    case scene(Int)
    /// A reference without a target. The scene is a placeholder.
    case missing(Int)
    /// A storyboard reference, with the scene that it stands for.
    case reference(Int)

    var scene: Int {
      switch self {
      case .scene(let scene), .missing(let scene), .reference(let scene): scene
      }
    }
  }

  /// Reads files and the files that they refer to, each once, in time linear in their size.
  ///
  /// - Parameters:
  ///   - sources: The files, at least one. If several files have the same path, the first one is
  ///     used.
  ///   - isTolerant: Whether a file of `sources` that cannot be understood is added to
  ///     ``failures``, so that the others are read.
  ///   - load: Returns the file for a reference, or nil if there is none. It is called once for
  ///     each reference.
  /// - Throws: ``FlowError`` for the first file of `sources` that is neither a scene file nor a
  ///   storyboard, unless `isTolerant` is true.
  public init(
    _ sources: [FlowSource], isTolerant: Bool = false,
    load: (FlowSource.Reference) -> FlowSource?
  ) throws(FlowError) {
    var loader = FlowLoader()
    for source in sources {
      do throws(FlowError) {
        try loader.add(source)
      } catch {
        guard isTolerant else { throw error }
        loader.record(error)
        hasUnreadableMain = true
      }
    }
    let mains = loader.files.indices
    loader.follow(load)
    failures = loader.failures
    var builder = FlowBuilder(loader)
    builder.build(mains: mains)
    flow = builder.flow
    entries = builder.entries.map { $0.mapValues(\.entry) }
    outlines = builder.outlines
    outlinePlaces = builder.outlinePlaces
    segueOffsets = builder.segueOffsets
    foundReferences = builder.foundReferences
    files = loader.files.map { $0 }
    leads = loader.leads
    for file in loader.files {
      guard let sidePath = file.content.sidePath else { continue }
      flow.files.append(sidePath)
      files.append(nil)
    }
  }

  /// The place of a scene's outline.
  struct OutlinePlace {
    var file: Int
    /// The index in the outline's scenes.
    var scene: Int
  }

  /// Returns the outline of a scene of the flow.
  func outline(of scene: Int) -> SceneOutline.Scene {
    let place = outlinePlaces[scene]
    return outlines[place.file].scenes[place.scene]
  }

  /// One file of the flow.
  ///
  /// The contents are kept with the file, because checks report places in it and decode it again.
  struct File {
    var source: FlowSource
    var content: Content
    /// The path from the folder of the main file.
    var name: String
    /// The path of the passed file that refers to this file, directly or indirectly. A passed file
    /// has its own path here.
    var main: String

    var outline: SceneOutline {
      switch content {
      case .sceneFile(let outline, _, _): outline
      case .storyboard(let storyboard): storyboard.outline
      }
    }

    /// The file for the decoder of scene files, which refuses a storyboard.
    var parsed: StoryboardBundle.ParsedFile {
      switch content {
      case .sceneFile(_, let root, _): StoryboardBundle.ParsedFile(bytes: source.bytes, root: root)
      case .storyboard: StoryboardBundle.ParsedFile(bytes: source.bytes)
      }
    }
  }

  /// The contents of a file.
  enum Content {
    /// The outline, the JSON for the decoder that reports all errors, and the text.
    case sceneFile(SceneOutline, JSONNode, SourceText)
    case storyboard(InterfaceBuilderOutline)

    func position(at offset: Int) -> SourcePosition {
      switch self {
      case .sceneFile(_, _, let text): text.position(at: offset)
      case .storyboard(let storyboard): storyboard.position(at: offset)
      }
    }

    /// Returns the path of the side file if `offset` is in it; nil in the file itself.
    func path(at offset: Int) -> String? {
      guard case .storyboard(let storyboard) = self, storyboard.isInSideFile(offset) else {
        return nil
      }
      return storyboard.sidePath
    }

    var sidePath: String? {
      switch self {
      case .sceneFile: nil
      case .storyboard(let storyboard): storyboard.sidePath
      }
    }
  }
}
