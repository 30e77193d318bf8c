internal import CellGraphics
import Storyboards
import TextFormats

extension StoryboardImport {
  /// Converts a storyboard to a scene file and adds it to ``files``.
  ///
  /// Each scene with a controller is converted by its own `SceneConversion`, whose remarks get the
  /// path and position of their elements. The canvas of all scenes is 375 × 667 points, the size of
  /// Interface Builder's usual phone.
  ///
  /// The initial scene is the one that the side file names, else the one of the storyboard. If
  /// neither exists, a probable one is chosen. For the main storyboard a remark says so.
  ///
  /// - Parameters:
  ///   - board: The storyboard.
  ///   - others: All storyboards of the import, by name, for references between them.
  mutating func add(
    _ board: Board, _ others: [String: StoryboardContext.OtherStoryboard]
  ) {
    var context = StoryboardContext(
      document: board.document, names: board.names,
      text: InterfaceBuilderText(board.source), sideFile: board.sideFile,
      others: others,
      colors: InterfaceBuilderColors(
        board.document, appearance, colorSet: board.source.colorSet))
    context.classesInCode = classesInCode
    context.fileName = board.source.path.split(separator: "/").last.map(String.init) ?? board.file
    // Computed only for a remark, because finding the lines takes time.
    lazy var text = SourceText(board.source.xml)
    var scenes: [SceneDocument.Scene] = []
    var extras: [SceneDocument.Scene] = []
    for scene in board.document.scenes {
      guard let controller = scene.controller, controller["id"] != nil else { continue }
      var conversion = SceneConversion(scene, controller: controller, context)
      if let converted = conversion.converted() { scenes.append(converted) }
      extras += conversion.extras
      for number in scene.unreadableNumbers {
        conversion.remark(
          "\(number.attribute) is not a valid number: \(quoted(number.value)); left out",
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
      board.sideFile?.initialScene ?? board.document.initialViewController.flatMap(context.scene)
    if initial == nil {
      initial = board.likelyInitialScene(context) ?? (scenes + extras).first?.id
      if files.isEmpty {
        remarks.append(
          ImportRemark(
            path: board.source.path, position: text.position(at: board.document.root.offset),
            element: "document",
            what: (board.document.initialViewController.map {
              "the initial view controller \(quoted($0)) does not exist"
            } ?? "no initial view controller") + "; the app starts with \(quoted(initial ?? ""))"))
      }
    }
    var document = SceneDocument(
      canvas: Size(width: 375, height: 667), initialScene: initial ?? "", scenes: scenes + extras)
    document.appearance = appearance
    let lines = ImportedLines(path: board.source.path, xml: board.source.xml)
    files.append(File(name: board.file, document: document, lines: lines))
  }

  /// Adds a remark for each transition of the side file that no custom segue uses. Its name is
  /// probably misspelt, so the remark suggests the most similar class.
  private mutating func remarkOnIdleTransitions(of board: Board) {
    guard let side = board.sideFile else { return }
    for (transition, nearest) in side.idleTransitions(board.document) {
      let hint = nearest.map { "; did you mean \(quoted($0))?" } ?? ""
      remarks.append(
        ImportRemark(
          path: side.path, position: side.text.position(at: transition.keyOffset),
          element: "transitions", isInSideFile: true,
          what: "no custom segue has the class \(quoted(transition.key))\(hint)"))
    }
  }
}
