internal import NavigationKit
package import Storyboards
package import TextFormats

/// The outline of an Xcode storyboard and its side file.
///
/// A flow map and a check need only scenes, segues and settings, so they read this outline instead
/// of importing the storyboard. The outline keeps the mistakes that an import resolves, so that a
/// check finds them. It has only those views that handle arrow keys.
///
/// Offsets are positions in the XML. Parts from the side file have offsets after the end of the
/// XML; ``isInSideFile(_:)`` distinguishes the two, and ``position(at:)`` finds the line in either
/// file.
package struct InterfaceBuilderOutline {
  package private(set) var outline: SceneOutline
  /// The probable initial scene if the storyboard names none.
  package let likelyInitialScene: String?
  package let document: InterfaceBuilderDocument
  private let text: SourceText
  private let texts: InterfaceBuilderText
  private let sideFile: SideFile?
  /// The first offset of the side file's elements.
  private let sideBase: Int

  /// Reads a storyboard and its side file.
  ///
  /// - Throws: An error if one of the two cannot be read, or if the side file names an unknown
  ///   scene.
  package init(_ source: InterfaceBuilderSource) throws(StoryboardImportError) {
    let board = try Board(source, file: "")
    try board.checkSideFile()
    document = board.document
    text = SourceText(source.xml)
    texts = InterfaceBuilderText(source)
    sideBase = source.xml.count + 1
    var side = board.sideFile
    side?.shift(by: sideBase)
    sideFile = side
    let context = StoryboardContext(
      document: board.document, names: board.names,
      text: texts, sideFile: side, others: [:],
      colors: InterfaceBuilderColors(board.document, .light, colorSet: source.colorSet))
    likelyInitialScene = board.likelyInitialScene(context)
    outline = SceneOutline(offset: board.document.root.offset)
    outline.initialScene = board.document.initialViewController.map { id in
      SceneOutline.Reference(id: context.scene(id) ?? id, offset: board.document.root.offset)
    }
    for (number, scene) in board.document.scenes.enumerated() {
      guard let controller = scene.controller, controller["id"] != nil else { continue }
      let part = ControllerOutline(
        scene: scene, controller: controller, number: number, context: context)
      guard var scene = part.outline else { continue }
      side?.apply(to: &scene, aliases: context.aliases(of: part.scene))
      outline.scenes.append(scene)
    }
    side?.apply(to: &outline)
  }

  /// The visible texts of buttons and one-line labels with more than 40 bytes of UTF-8. Each has
  /// the offset of its element, and of the controller of its scene.
  package var longTexts: [(text: String, offset: Int, scene: Int)] {
    var found: [(text: String, offset: Int, scene: Int)] = []
    func visit(_ element: XMLElement, _ scene: Int) {
      guard element.bool("hidden") != true else { return }
      let shown: String? =
        switch element.name {
        case "label" where (element["numberOfLines"] ?? "1") == "1":
          texts.text(of: element, "text")
        case "button": texts.title(ofButton: element)
        default: nil
        }
      if let shown, shown.utf8.count > 40 { found.append((shown, element.offset, scene)) }
      for child in element.children { visit(child, scene) }
    }
    for scene in document.scenes {
      if let controller = scene.controller { visit(controller, controller.offset) }
    }
    return found
  }

  /// The path of the side file; nil if the storyboard has none.
  package var sidePath: String? { sideFile?.path }

  /// Indicates whether `offset` is in the side file.
  package func isInSideFile(_ offset: Int) -> Bool { sideFile != nil && offset >= sideBase }

  /// Returns the line and column of an offset, in the storyboard or in the side file.
  package func position(at offset: Int) -> SourcePosition {
    if let sideFile, offset >= sideBase { return sideFile.text.position(at: offset - sideBase) }
    return text.position(at: offset)
  }
}
