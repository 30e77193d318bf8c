internal import CellGraphics
public import NavigationKit
public import Storyboards
public import TextFormats

/// Scene documents made from Xcode's storyboards. `segue run` runs them and `segue import` writes
/// them.
///
/// An import never fails because of a single view or segue: what it cannot convert is left out or
/// replaced, and a remark says so. The document can be run at once, because conflicts that would be
/// exceptions in UIKit are replaced too.
///
/// ```swift
/// let text = """
///   <document initialViewController="a"><scenes><scene><objects>
///     <viewController id="a" title="Home" storyboardIdentifier="home"/>
///   </objects></scene></scenes></document>
///   """
/// let source = InterfaceBuilderSource(path: "Main.storyboard", xml: Array(text.utf8))
/// let imported = try StoryboardImport(source, named: "scenes.json") { _ in nil }
/// // The scene has its storyboard identifier as its id.
/// let document = imported.bundle().main.document
/// precondition(document.initialScene == "home" && document.scene("home")?.title == "Home")
/// ```
public struct StoryboardImport {
  /// The scene files, the main one first.
  public internal(set) var files: [File] = []
  /// The appearance of the scene files. It selects the value of a colour that has two values.
  let appearance: UserInterfaceStyle
  /// The classes of the app's code; nil for a storyboard without code.
  let classesInCode: Set<String>?
  /// The parts that the import left out or interpreted, in the order of the files.
  public internal(set) var remarks: [ImportRemark] = []

  /// A scene file that the import has made of one storyboard.
  public struct File {
    /// The name in the bundle, such as `Settings.json`.
    public var name: String
    /// The scenes of the storyboard.
    public var document: SceneDocument
    /// The lines of the scenes in the storyboard.
    let lines: ImportedLines

    /// The scene file as a JSON value. Each call makes the value again.
    public var root: JSONNode { document.json(storyboard: name) }

    /// The indented text of the scene file. Each call writes the text again.
    public var text: String { root.indented }
  }

  /// Returns the files as a bundle that can be run.
  ///
  /// The names in the bundle are those of ``files``. Each call makes a new bundle of the same
  /// documents.
  public func bundle() -> StoryboardBundle {
    StoryboardBundle(files.map { ($0.name, $0.document, $0.lines) })
  }

  /// Converts a storyboard and the storyboards that it refers to, each of them once.
  ///
  /// - Parameters:
  ///   - main: The storyboard that the app starts with.
  ///   - name: The name of the main scene file.
  ///   - appearance: The appearance that selects the value of a colour with two values.
  ///   - classesInCode: The classes of the app's code; nil for a storyboard without code. Views of
  ///     these classes then become boxes even without a background, as do those to which outlets
  ///     lead. Hidden and transparent views are converted too, because code can show them.
  ///   - load: Returns the storyboard of a name that placeholders use, such as `Settings`; nil if
  ///     there is none. It is called once per name, and only for plain names without a folder.
  /// - Throws: An error if the main storyboard cannot be imported or a side file has a defect.
  ///
  /// The storyboards are read breadth-first from the main one. A storyboard other than the main one
  /// that cannot be read is left out with a remark, and references to it become empty scenes.
  public init(
    _ main: InterfaceBuilderSource, named name: String, appearance: UserInterfaceStyle = .light,
    classesInCode: Set<String>? = nil, load: (_ storyboard: String) -> InterfaceBuilderSource?
  ) throws(StoryboardImportError) {
    self.appearance = appearance
    self.classesInCode = classesInCode
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

  /// Indicates whether a placeholder's storyboard name is plain, so that it leads to no other
  /// folder.
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
