internal import CellGraphics
public import NavigationKit

/// Makes view controllers from the scenes of storyboards.
///
/// Storyboards that were read from files are consistent. For others the factory traps if a segue or
/// container names a missing scene.
///
/// ```swift
/// let home = SceneDocument.Scene(
///   id: "home", segues: [SceneDocument.Segue(id: "go", kind: .push(to: "end"))])
/// let stack = SceneDocument.NavigationController(root: "home")
/// // A navigation controller around a scene.
/// let document = SceneDocument(
///   canvas: Size(width: 400, height: 800), initialScene: "stack",
///   scenes: [.init(id: "stack", kind: .navigationController(stack)), home, .init(id: "end")])
/// // The controllers.
/// let controller = SceneFactory(document: document).makeInitialViewController()
/// guard let navigation = controller as? NavigationController else { preconditionFailure() }
/// // Each call makes new controllers.
/// precondition((navigation.topViewController as? SceneViewController)?.scene == home)
/// ```
///
/// The templates of segues keep the factory alive, because a segue makes its destination only when
/// it is performed.
public final class SceneFactory {
  /// The storyboards from which controllers are made.
  public let storyboards: StoryboardBundle

  /// The classes of the app that take the place of scenes and segues; nil for none.
  package var classes: (any SceneClasses)?

  let documents: [String: SceneDocument]
  private let scenes: [ScenePlace: SceneDocument.Scene]

  /// Creates a factory for the storyboards of an app, in linear time.
  ///
  /// - Parameter storyboards: A consistent bundle.
  public init(_ storyboards: StoryboardBundle) {
    self.storyboards = storyboards
    documents = Dictionary(
      storyboards.storyboards.map { ($0.name, $0.document) }
    ) { first, _ in first }
    scenes = Dictionary(
      storyboards.storyboards.flatMap { storyboard in
        storyboard.document.scenes.map {
          (ScenePlace(storyboard: storyboard.name, scene: $0.id), $0)
        }
      }
    ) { first, _ in first }
  }

  /// Creates a factory for one document without storyboard references.
  ///
  /// - Parameter document: A consistent document.
  public convenience init(document: SceneDocument) { self.init(StoryboardBundle(document)) }

  /// Returns a new controller for the initial scene of the main storyboard, with the controllers
  /// inside it.
  ///
  /// ```swift
  /// let segue = SceneDocument.Segue(id: "go", kind: .presentModally(to: "end"))
  /// // Two scenes.
  /// let document = SceneDocument(
  ///   canvas: Size(width: 400, height: 800), initialScene: "home",
  ///   scenes: [.init(id: "home", segues: [segue]), .init(id: "end")])
  /// let home = SceneFactory(document: document).makeInitialViewController()
  /// // The app on the screen.
  /// let application = Application()
  /// let window = Window(application: application, size: Size(width: 80, height: 24))
  /// window.rootViewController = home
  /// application.turn { window.makeKeyAndVisible() }
  /// // A segue is performed by its identifier.
  /// application.turn { home.performSegue(withIdentifier: "go", sender: nil) }
  /// precondition((home.presentedViewController as? SceneViewController)?.scene.id == "end")
  /// ```
  public func makeInitialViewController() -> ViewController {
    makeViewController(storyboards.main.document.initialScene)
  }

  /// Returns a new controller for a scene of the main storyboard.
  ///
  /// - Parameter id: The id of the scene. The method traps if there is no such scene.
  ///
  /// The controllers inside a container, and those that embed segues need, are made with it. Views
  /// are not loaded yet.
  public func makeViewController(_ id: String) -> ViewController {
    makeViewController(ScenePlace(storyboard: storyboards.main.name, scene: id))
  }

  /// Returns a new controller for a scene that code shows.
  ///
  /// - Parameters:
  ///   - id: The id of the scene.
  ///   - storyboard: The name of its storyboard in the bundle; nil for the main one.
  /// - Returns: The controller, or nil if there is no such scene or it is an alert.
  public func makeViewController(_ id: String, in storyboard: String?) -> ViewController? {
    let place = ScenePlace(storyboard: storyboard ?? storyboards.main.name, scene: id)
    switch scenes[place]?.kind {
    case nil, .alertController: return nil
    case _: return makeViewController(place)
    }
  }

  /// Returns a new controller for the first scene with an id in any of the storyboards.
  ///
  /// - Parameter id: The id of the scene.
  /// - Returns: The controller, or nil if no storyboard has the scene.
  public func makeViewController(anywhere id: String) -> ViewController? {
    let storyboard = storyboards.storyboards.first { storyboard in
      storyboard.document.scenes.contains { scene in
        if case .storyboardReference = scene.kind { return false }
        return scene.id == id
      }
    }
    return storyboard.map { makeViewController(ScenePlace(storyboard: $0.name, scene: id)) }
  }

  /// Returns whether a segue leads to a scene, directly or through a storyboard reference.
  ///
  /// - Parameters:
  ///   - segue: The segue.
  ///   - id: The id of the scene.
  ///
  /// A chain of several references is not followed to its end: only the first reference counts.
  public func leads(_ segue: SceneDocument.Segue, to id: String) -> Bool {
    guard let destination = segue.destination else { return false }
    if destination == id { return true }
    return storyboards.storyboards.contains { storyboard in
      storyboard.document.scenes.contains { scene in
        guard scene.id == destination, case .storyboardReference(let reference) = scene.kind else {
          return false
        }
        return (reference.scene ?? documents[reference.storyboard]?.initialScene) == id
      }
    }
  }

  /// Makes the controller of the scene at a place, and follows storyboard references.
  ///
  /// - Parameter source: The presenting scene. Only an alert needs it, because its segues start
  ///   there.
  func makeViewController(
    _ place: ScenePlace, from source: SceneViewController? = nil
  ) -> ViewController {
    // A loop, because references can lead through very many others.
    var place = place
    while case .storyboardReference(let reference) = scene(at: place).kind {
      let scene = reference.scene ?? documents[reference.storyboard]?.initialScene ?? ""
      place = ScenePlace(storyboard: reference.storyboard, scene: scene)
    }
    let scene = scene(at: place)
    let controller = makeController(scene, at: place, from: source)
    if scene.isContainer {
      controller.segueTemplates = segueTemplates(of: scene, from: nil, in: place.storyboard)
    }
    // An alert has styles of its own.
    if controller is any SceneController {
      controller.applySettings(scene.presentation)
    } else if !(controller is AlertController) {
      controller.applyInitialSettings(scene.presentation)
    }
    classes?.didMake(controller, of: scene, in: place.storyboard)
    return controller
  }

  /// Makes the controller of a scene that is no reference, with the controllers inside it.
  ///
  /// - Parameter source: The presenting scene, for an alert.
  private func makeController(
    _ scene: SceneDocument.Scene, at place: ScenePlace, from source: SceneViewController?
  ) -> ViewController {
    let make = { [self] (child: SceneDocument.Child) in
      makeViewController(ScenePlace(storyboard: place.storyboard, scene: child.scene))
    }
    switch scene.kind {
    case .viewController, .tableViewController, .storyboardReference:
      if let controller = makeClassController(scene, in: place.storyboard) { return controller }
      return makeSceneViewController(scene, in: place.storyboard)
    case .alertController(let description):
      return makeAlertController(scene, description, from: source, in: place.storyboard)
    case .navigationController(let description):
      let root = ScenePlace(storyboard: place.storyboard, scene: description.root)
      return SceneNavigationController(
        scene: scene, description, root: makeViewController(root),
        push: description.push.flatMap { movement($0, in: place.storyboard) },
        pop: description.pop.flatMap { movement($0, in: place.storyboard) })
    case .tabBarController(let description):
      return makeTabBarController(
        scene, description, next: description.next.flatMap { movement($0, in: place.storyboard) },
        previous: description.previous.flatMap { movement($0, in: place.storyboard) }, make: make)
    case .splitViewController(let description):
      return makeSplitViewController(scene, description, make: make)
    case .pageViewController(let description):
      return ScenePageViewController(
        scene: scene, description, pages: description.pages.map(make))
    }
  }

  /// Returns the scene at a place. It traps with UIKit's words if the scene is missing.
  private func scene(at place: ScenePlace) -> SceneDocument.Scene {
    if let scene = scenes[place] { return scene }
    preconditionFailure(
      "storyboard '\(place.storyboard)' doesn't contain a view controller with identifier "
        + "'\(place.scene)'")
  }

  /// Returns a controller of the app's class with the views of the scene; nil for a scene without a
  /// class.
  private func makeClassController(
    _ scene: SceneDocument.Scene, in storyboard: String
  ) -> ViewController? {
    guard let classes, let controller = classes.makeController(of: scene, in: storyboard) else {
      return nil
    }
    let contents = SceneContents(
      scene: scene, canvas: canvas(of: scene, in: storyboard), controller: controller)
    controller.segueTemplates = scene.segues.map {
      template(for: $0, from: nil, in: storyboard) { contents.view($0) }
    }
    contents.makeRoot = { classes.makeView(nil, of: scene, in: storyboard) }
    contents.setMaker { classes.makeView($0, of: scene, in: storyboard) }
    contents.fillBars()
    controller.makeStoryboardView = { [weak controller] in
      let view = contents.makeView()
      if let controller {
        contents.place(in: controller.boundsAtLoading)
        classes.connect(controller, to: contents, in: storyboard)
        // The views call back for as long as the controller lives.
        controller.storyboardContents = contents
      }
      return view
    }
    return controller
  }

  private func canvas(of scene: SceneDocument.Scene, in storyboard: String) -> Size {
    scene.canvas ?? documents[storyboard]?.canvas ?? .zero
  }

  /// Makes the controller of a scene with views or a table, with its segues and unwind actions.
  private func makeSceneViewController(
    _ scene: SceneDocument.Scene, in storyboard: String
  ) -> SceneViewController {
    let canvas = canvas(of: scene, in: storyboard)
    let controller = SceneViewController(scene: scene, canvas: canvas)
    controller.segueTemplates = segueTemplates(of: scene, from: controller, in: storyboard)
    controller.layerTransitions = scene.segues.reduce(into: [:]) { transitions, segue in
      transitions[segue.id] = segue.layerTransition.flatMap { movement($0, in: storyboard) }
    }
    for action in scene.unwindActions {
      controller.unwindActions[action.name] = { [weak controller] segue in
        controller?.run(action, for: segue)
      }
    }
    return controller
  }
}
