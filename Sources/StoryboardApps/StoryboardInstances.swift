internal import InterfaceBuilder
internal import NavigationKit
internal import Storyboards
internal import TextFormats

/// The controllers of one storyboard in one launch of an app.
///
/// It is made again for each launch, because controllers of an earlier launch must not share state
/// with those of a later one.
final class StoryboardInstances: SceneClasses {
  let app: StoryboardApp
  let board: StoryboardApp.Board
  /// The storyboard for `instantiateViewController(withIdentifier:)`, which retains this object.
  private weak var storyboard: Storyboard?

  private init(_ app: StoryboardApp, _ board: StoryboardApp.Board, _ storyboard: Storyboard) {
    self.app = app
    self.board = board
    self.storyboard = storyboard
  }

  /// Returns a storyboard whose scenes have the app's classes.
  ///
  /// A scene has the name that the import gives it, and also its storyboard identifier if that
  /// differs.
  static func storyboard(of board: StoryboardApp.Board, in app: StoryboardApp) -> Storyboard {
    let storyboard = Storyboard()
    let factory = SceneFactory(board.storyboards)
    factory.classes = StoryboardInstances(app, board, storyboard)
    let document = board.storyboards.main.document
    for scene in document.scenes {
      storyboard.addScene(scene.id) { factory.makeViewController(scene.id) }
    }
    // The identifier of a scene whose name is another one.
    for scene in board.document.scenes {
      guard let controller = scene.controller, let id = controller["id"],
        let name = board.names.scenes[id], let identifier = controller["storyboardIdentifier"],
        !document.scenes.contains(where: { $0.id == identifier })
      else { continue }
      storyboard.addScene(identifier) { factory.makeViewController(name) }
    }
    storyboard.initialScene = document.initialScene
    return storyboard
  }

  /// The storyboard's scene for a scene of a document; nil for one that another storyboard has.
  ///
  /// A segue can lead to a scene of another storyboard, whose controllers are made by the same
  /// factory.
  private func source(
    _ scene: SceneDocument.Scene, in storyboard: String
  ) -> (board: StoryboardApp.Board, scene: InterfaceBuilderDocument.Scene)? {
    guard let board = app.boards.first(where: { "\($0.name).storyboard" == storyboard }) else {
      return nil
    }
    let found = board.document.scenes.first {
      $0.controller?["id"].flatMap { board.names.scenes[$0] } == scene.id
    }
    return found.map { (board, $0) }
  }

  // MARK: - Classes

  /// Makes the controller with the app's class; nil for a scene without one.
  ///
  /// An unwind action of the class takes the place of one with the same name in a superclass.
  func makeController(of scene: SceneDocument.Scene, in storyboard: String) -> ViewController? {
    guard let source = source(scene, in: storyboard), let element = source.scene.controller,
      let controller = app.classes.make(element["customClass"], coder: Coder()) as? ViewController
    else { return nil }
    let item = element.child("navigationItem")
    // The words that an import invents are for scenes without code.
    if item?["title"] ?? element["title"] != nil { controller.navigationItem.title = scene.title }
    if element["title"] != nil { controller.title = scene.title }
    for connections in app.classes.connections(of: element["customClass"]).reversed() {
      for (name, call) in connections.unwinds {
        controller.unwindActions[name] = { [weak controller] segue in
          if let controller { call(controller, segue) }
        }
      }
    }
    return controller
  }

  func makeView(
    _ id: String?, of scene: SceneDocument.Scene, in storyboard: String
  ) -> View? {
    guard let source = source(scene, in: storyboard),
      let element = element(id, in: source.scene, source.board.names)
    else { return nil }
    if element.name == "collectionView" {
      return SceneConnections.collectionView(element, app.classes)
    }
    guard id != nil else { return nil }
    return app.classes.make(element["customClass"], coder: Coder()) as? View
      ?? SceneConnections.picker(element, app.classes)
      ?? SceneConnections.searchBar(element)
      ?? SceneConnections.holder(element, in: source.scene, app.classes)
  }

  /// The element of a view by its name, or of its background; of the root view for nil.
  private func element(
    _ id: String?, in scene: InterfaceBuilderDocument.Scene, _ names: ObjectNames
  ) -> XMLElement? {
    guard let id else {
      return scene.controller?.children.first { ["view", "collectionView"].contains($0["key"]) }
    }
    let ids = scene.objects.keys.sorted()
    let found = ids.first { names.object($0) == id || "\(names.object($0)) background" == id }
    return found.flatMap { scene.objects[$0] }
  }

  func segueMaker(ofClass name: String) -> SegueTemplate.MakeSegue? { app.classes.segueMaker(name) }

  func didMake(_ controller: ViewController, of scene: SceneDocument.Scene, in storyboard: String) {
    controller.storyboard = self.storyboard
    if !(controller is any SceneController) { controller.awakeFromNib() }
  }

  func connect(
    _ controller: ViewController, to contents: SceneContents, in storyboard: String
  ) {
    guard let source = source(contents.scene, in: storyboard) else { return }
    SceneConnections(
      scene: source.scene, board: source.board, classes: app.classes,
      controller: controller, contents: contents
    ).connect()
  }
}
