import InterfaceBuilder
import Storyboards
import TextFormats

/// A flow, and the files that it was read from.
///
/// A file may be full of defects: what is clear of it is in the flow. Only one that is no scene file
/// or storyboard at all is refused.
public struct FlowReading {
  public internal(set) var flow = Flow()
  /// In the order of the flow's files; nil for a side file.
  var files: [File?] = []
  /// Files that are led to and cannot be understood.
  public internal(set) var failures: [FlowError] = []
  /// Whether one of them is a file that was asked for.
  public private(set) var hasUnreadableMain = false
  /// Where each file's scenes are, by id.
  var entries: [[String: Entry]] = []
  /// The outlines of the files, without side files.
  var outlines: [SceneOutline] = []
  /// The place of each scene's outline, in the order of the flow.
  private var outlinePlaces: [OutlinePlace] = []
  /// The stand-ins for scenes that are not in the file which the reference leads to.
  var foundReferences: Set<Int> = []
  /// The offset of each segue in its file, in the order of the flow.
  var segueOffsets: [Int] = []
  /// By file, the files that its storyboard references lead to.
  var leads: [[Int]] = []
  /// By the path of a file that was asked for, the folders in which its storyboards were looked for, in
  /// the order of the search. Messages name them.
  public var searchedFolders: [String: [String]] = [:]

  /// What an id in a file stands for.
  enum Entry {
    case scene(Int)
    /// What it leads to is in no file; the scene is a stand-in.
    case missing(Int)
    /// Of a storyboard reference: the scene it leads to.
    case reference(Int)

    var scene: Int {
      switch self {
      case .scene(let scene), .missing(let scene), .reference(let scene): scene
      }
    }
  }

  /// Reads files and those that they lead to, each once, in time proportional to what is in them.
  ///
  /// - Parameters:
  ///   - sources: At least one. Where paths are the same only the first counts.
  ///   - load: Called for what they refer to, once for each; nil where there is none.
  ///   - isTolerant: Whether one of `sources` that cannot be understood is a failure as others are, and
  ///     the rest is read.
  /// - Throws: Where one of `sources` cannot be understood at all, unless that is tolerated.
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
        loader.note(error)
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
    /// An index of the outline's scenes.
    var scene: Int
  }

  /// The outline of a scene of the flow.
  func outline(of scene: Int) -> SceneOutline.Scene {
    let place = outlinePlaces[scene]
    return outlines[place.file].scenes[place.scene]
  }

  /// One file of the flow.
  struct File {
    var source: FlowSource
    var content: Content
    /// From the folder of the file that led here.
    var name: String
    /// The path of the file that led here, or its own.
    var main: String

    var outline: SceneOutline {
      switch content {
      case .sceneFile(let outline, _, _): outline
      case .storyboard(let storyboard): storyboard.outline
      }
    }

    /// As the reader of scene files takes it, which refuses a storyboard.
    var parsed: StoryboardBundle.ParsedFile {
      switch content {
      case .sceneFile(_, let root, _): StoryboardBundle.ParsedFile(bytes: source.bytes, root: root)
      case .storyboard: StoryboardBundle.ParsedFile(bytes: source.bytes)
      }
    }
  }

  enum Content {
    /// The outline, the JSON for the reader that reports all defects, and the text.
    case sceneFile(SceneOutline, JSONNode, SourceText)
    case storyboard(InterfaceBuilderOutline)

    func position(at offset: Int) -> SourcePosition {
      switch self {
      case .sceneFile(_, _, let text): text.position(at: offset)
      case .storyboard(let storyboard): storyboard.position(at: offset)
      }
    }

    /// The side file's where `offset` is in it; nil in the file itself.
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
