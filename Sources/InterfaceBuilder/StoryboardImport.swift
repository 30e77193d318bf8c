internal import CellGraphics
public import NavigationKit
public import Storyboards
public import TextFormats

/// Xcode's storyboards as scene documents, which `segue run` runs and `segue import` writes.
public struct StoryboardImport {
  /// The scene files, the main one first.
  public internal(set) var files: [File] = []
  /// The appearance of the scene files, by which colors with two values are chosen.
  let appearance: UserInterfaceStyle
  /// The parts that were left out or had to be decided, in the order of the files.
  public internal(set) var remarks: [ImportRemark] = []

  /// A scene file that the import has made of one storyboard.
  public struct File {
    /// The name in the bundle, such as `Settings.json`.
    public var name: String
    /// The scenes of the storyboard.
    public var document: SceneDocument

    /// The scene file as a value, which each call makes.
    public var root: JSONNode { document.json(storyboard: name) }

    /// The text of the scene file, indented, which each call writes.
    public var text: String { root.indented }
  }

  /// The files as a bundle that can be run.
  public func bundle() -> StoryboardBundle {
    StoryboardBundle(files.map { ($0.name, $0.document) })
  }

  /// Converts a storyboard and those that it refers to, each once.
  ///
  /// - Parameters:
  ///   - main: The storyboard that the app starts with.
  ///   - name: What the main scene file is called.
  ///   - appearance: Which of their values colours that have two get.
  ///   - load: Called with the name of a storyboard as placeholders have it, such as `Settings`, once
  ///     for each; nil where there is none. Names that lead anywhere else are not asked for.
  /// - Throws: Where the main storyboard is none that is run here, or a side file has a defect.
  public init(
    _ main: InterfaceBuilderSource, named name: String, appearance: UserInterfaceStyle = .light,
    load: (_ storyboard: String) -> InterfaceBuilderSource?
  ) throws(StoryboardImportError) {
    self.appearance = appearance
    var boards = [try Board(main, file: name)]
    try boards[0].checkScenes()
    var met: Set = [main.name]
    var next = 0
    while next < boards.count {
      for storyboard in boards[next].placeholders where met.insert(storyboard).inserted {
        guard Self.isName(storyboard), let source = load(storyboard) else { continue }
        do {
          let board = try Board(source, file: Self.fileName(storyboard, main: name))
          try board.checkScenes()
          boards.append(board)
        } catch .sideFile(let error) {
          throw .sideFile(error)
        } catch .storyboard(let path, let error) {
          remarks.append(
            ImportRemark(
              path: path, position: error.position, element: "document",
              what: error.reason.description))
        }
      }
      next += 1
    }
    for board in boards { try board.checkSideFile() }
    var others: [String: StoryboardContext.OtherStoryboard] = [:]
    for board in boards { others[board.source.name] = board.asOther }
    for board in boards { add(board, others) }
    try applySideFiles(boards)
    resolveConflicts(boards)
    markScenesShownByCode(boards)
  }

  /// Indicates whether a placeholder's word is a plain name, which leads to no other folder.
  private static func isName(_ name: String) -> Bool {
    !name.isEmpty && name != "." && name != ".."
      && !name.unicodeScalars.contains { $0 == "/" || $0 == "\\" || $0.value < 0x20 }
  }

  private static func fileName(_ storyboard: String, main: String) -> String {
    let ending = main.hasSuffix(".storyboard") ? ".storyboard" : ".json"
    let name = storyboard + ending
    return name == main ? storyboard + " storyboard" + ending : name
  }
}
