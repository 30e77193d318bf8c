internal import CellGraphics
public import NavigationKit
public import TextFormats

/// Xcode's storyboards as scene files: what `segue run` runs and `segue import` writes.
public struct StoryboardImport {
  /// The main file first; each by its name in the bundle.
  public private(set) var files: [File] = []
  /// Whether the colours are those of the light or of the dark.
  private let appearance: UserInterfaceStyle
  /// What was not carried over or had to be decided, in the order of the files.
  public private(set) var remarks: [ImportRemark] = []

  public struct File {
    public var name: String
    public var root: JSONNode
  }

  /// Reads a storyboard and those it leads to, each once.
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
    try settle(boards)
    markScenesShownByCode(boards)
  }

  /// Whether a placeholder's word is a plain name, which leads to no other folder.
  private static func isName(_ name: String) -> Bool {
    !name.isEmpty && name != "." && name != ".."
      && !name.unicodeScalars.contains { $0 == "/" || $0 == "\\" || $0.value < 0x20 }
  }

  private static func fileName(_ storyboard: String, main: String) -> String {
    let ending = main.hasSuffix(".storyboard") ? ".storyboard" : ".json"
    let name = storyboard + ending
    return name == main ? storyboard + " storyboard" + ending : name
  }

  mutating func remarkAtEnd(_ remark: ImportRemark) { remarks.append(remark) }

  mutating func changeRoot(of file: Int, _ change: (inout JSONNode) -> Void) {
    change(&files[file].root)
  }

  private mutating func add(
    _ board: Board, _ others: [String: StoryboardContext.OtherStoryboard]
  ) {
    var context = StoryboardContext(
      document: board.document, names: board.names,
      text: InterfaceBuilderText(board.source), sideFile: board.sideFile,
      others: others,
      colors: InterfaceBuilderColors(
        board.document, appearance, colorSet: board.source.colorSet))
    context.fileName = board.source.path.split(separator: "/").last.map(String.init) ?? board.file
    // Only where there is something to say, as its lines take time to find.
    lazy var text = SourceText(board.source.xml)
    var scenes: [JSONNode] = []
    var extras: [JSONNode] = []
    for scene in board.document.scenes {
      guard let controller = scene.controller, controller["id"] != nil else { continue }
      var conversion = SceneConversion(scene, controller: controller, context)
      if var node = conversion.node() {
        board.sideFile?.apply(to: &node, aliases: context.aliases(of: scene))
        scenes.append(node)
      }
      extras += conversion.extras
      for number in scene.unreadableNumbers {
        conversion.remark(
          "\(number.attribute) is no number that can be read: \(quoted(number.value)); left out",
          about: number.element)
      }
      for remark in conversion.remarks {
        remarks.append(
          ImportRemark(
            path: board.source.path, position: text.position(at: remark.element.offset),
            element: [remark.element.name, remark.element["id"]].compactMap(\.self)
              .joined(separator: " "),
            what: remark.what))
      }
    }
    remarkOnIdleTransitions(of: board)
    var initial =
      board.sideFile?.root["initialScene"]?.string
      ?? board.document.initialViewController.flatMap(context.scene)
    if initial == nil {
      initial = board.likelyInitialScene(context)
      if files.isEmpty {
        remarks.append(
          ImportRemark(
            path: board.source.path, position: text.position(at: board.document.root.offset),
            element: "document",
            what: (board.document.initialViewController.map {
              "the initial view controller \(quoted($0)) is no scene"
            } ?? "no initial view controller") + "; it starts with \(quoted(initial ?? ""))"))
      }
    }
    files.append(
      File(
        name: board.file,
        root: .object([
          "version": JSONNode(1), "appearance": appearance == .dark ? JSONNode("dark") : nil,
          "canvas": .object(["width": JSONNode(375), "height": JSONNode(667)]),
          "initialScene": JSONNode(initial ?? ""), "scenes": JSONNode(scenes + extras),
          "transitions": board.sideFile?.root["transitions"],
        ])))
  }
}

extension StoryboardImport {
  private mutating func remarkOnIdleTransitions(of board: Board) {
    guard let side = board.sideFile else { return }
    for (transition, nearest) in side.idleTransitions(board.document) {
      let hint = nearest.map { "; did you mean \(quoted($0))?" } ?? ""
      remarkAtEnd(
        ImportRemark(
          path: side.path, position: side.text.position(at: transition.keyOffset),
          element: "transitions", isInSideFile: true,
          what: "no custom segue has the class \(quoted(transition.key))\(hint)"))
    }
  }
}

/// Why an import came to nothing.
public enum StoryboardImportError: Error, Equatable {
  case storyboard(path: String, InterfaceBuilderError)
  case sideFile(SideFileError)
}

extension StoryboardImportError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .storyboard(let path, let error): "\(path.harmless(upTo: 1_000)):\(error)"
    case .sideFile(let error): error.description
    }
  }
}

/// One storyboard on its way.
struct Board {
  let source: InterfaceBuilderSource
  let document: InterfaceBuilderDocument
  let names: ObjectNames
  let sideFile: SideFile?
  /// The scene file that it becomes.
  let file: String

  init(_ source: InterfaceBuilderSource, file: String) throws(StoryboardImportError) {
    self.source = source
    self.file = file
    do {
      document = try InterfaceBuilderDocument(xml: source.xml)
    } catch {
      throw .storyboard(path: source.path, error)
    }
    guard document.scenes.contains(where: { $0.controller?["id"] != nil }) else {
      throw .storyboard(
        path: source.path,
        InterfaceBuilderError(
          reason: .noScenes,
          position: SourceText(source.xml).position(at: document.root.offset)))
    }
    names = ObjectNames(document)
    do throws(SideFileError) {
      var sideFile: SideFile?
      if let side = source.sideFile {
        var file = try SideFile(side)
        try file.spellOut(for: document, names)
        sideFile = file
      }
      self.sideFile = sideFile
    } catch {
      throw .sideFile(error)
    }
  }

  /// No two scenes have one id, as a merge of two versions may leave them.
  func checkScenes() throws(StoryboardImportError) {
    var known: [String: XMLElement] = [:]
    for controller in document.scenes.compactMap(\.controller) {
      guard let id = controller["id"] else { continue }
      guard let first = known[id] else {
        known[id] = controller
        continue
      }
      let text = SourceText(source.xml)
      throw .storyboard(
        path: source.path,
        InterfaceBuilderError(
          reason: .duplicateScene(id, first: text.position(at: first.offset)),
          position: text.position(at: controller.offset)))
    }
  }

  /// Every scene of the side file is one of the storyboard.
  func checkSideFile() throws(StoryboardImportError) {
    guard let sideFile else { return }
    var known: [String] = []
    for scene in document.scenes {
      if let controller = scene.controller { known += names.aliases(of: scene, controller) }
    }
    guard let stranger = sideFile.strangers(Set(known)).first else { return }
    var nearest = NearestName()
    let hint = nearest.find(stranger.key, in: known).map { "; did you mean \(quoted($0))?" } ?? ""
    throw .sideFile(
      SideFileError(
        path: sideFile.path, position: sideFile.text.position(at: stranger.keyOffset),
        what: "no scene \(quoted(stranger.key)) in the storyboard\(hint)"))
  }

  /// All that a side file may call the scene that is called `name` in the scene file.
  func aliases(ofScene name: String) -> [String] {
    let scene = document.scenes.first { scene in
      scene.controller.flatMap { $0["id"] }.flatMap { names.scenes[$0] } == name
    }
    guard let scene, let controller = scene.controller else { return [name] }
    return names.aliases(of: scene, controller)
  }

  /// The storyboards that its placeholders name.
  var placeholders: [String] {
    document.scenes.compactMap { scene in
      guard let controller = scene.controller, controller.name == "viewControllerPlaceholder",
        let name = controller["storyboardName"], !name.isEmpty
      else { return nil }
      return name
    }
  }

  var asOther: StoryboardContext.OtherStoryboard {
    var scenes: [String: String] = [:]
    for scene in document.scenes {
      guard let controller = scene.controller, let id = controller["id"],
        let identifier = controller["storyboardIdentifier"], scenes[identifier] == nil
      else { continue }
      scenes[identifier] = names.scenes[id]
    }
    let initial = document.initialViewController.flatMap { names.scenes[$0] }
    return StoryboardContext.OtherStoryboard(
      file: file, scenes: scenes, hasInitialScene: initial != nil)
  }

  /// The scene of the controller that is the likely one to start with.
  func likelyInitialScene(_ context: StoryboardContext) -> String? {
    document.likelyInitialController.flatMap { $0["id"] }.flatMap(context.scene)
  }
}
