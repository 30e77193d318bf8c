/// The scenes and segues of an app, written in code: the counterpart of a storyboard file.
///
/// Add scenes and segues, then add the storyboard to the application's ``Application/storyboards``,
/// where ``init(name:bundle:)`` finds it.
///
/// ```swift
/// let main = Storyboard()
/// main.addScene("list") { ViewController() }
/// main.addScene("detail") { ViewController() }
/// main.addSegue("show", from: "list", to: "detail", kind: .show)
/// // The first scene is the initial scene.
/// let list = main.instantiateInitialViewController()
/// precondition(main.initialScene == "list")
/// precondition(list?.segueTemplates.count == 1)
/// ```
public final class Storyboard {
  /// The scene that ``instantiateInitialViewController()`` creates; nil for none.
  public var initialScene: String?

  private var scenes: [String: Scene] = [:]

  private struct Scene {
    var make: (Coder) -> ViewController
    var segues: [Segue] = []
  }

  private struct Segue {
    var identifier: String?
    /// The identifier of the destination scene. For an unwind segue, the name of the action.
    var destination: String
    var isUnwind = false
    var makeSegue: SegueTemplate.MakeSegue
  }

  /// Creates a storyboard without scenes.
  public init() {}

  /// Creates a storyboard with the scenes of the one that the application has under `name`.
  ///
  /// It traps if the application has no storyboard of this name. UIKit raises an exception.
  ///
  /// - Parameters:
  ///   - name: A key of ``Application/storyboards``.
  ///   - bundle: Not used.
  public init(name: String, bundle: Bundle?) {
    trapping { () throws(NavigationError) in
      guard let found = Application.current?.storyboards[name] else {
        throw .unknownStoryboard(name: name)
      }
      initialScene = found.initialScene
      scenes = found.scenes
    }
  }
}

extension Storyboard {
  /// Adds a scene. The first scene becomes the initial scene unless one is set.
  ///
  /// - Parameters:
  ///   - identifier: The name of the scene. An existing scene of that name is replaced, and its
  ///     segues are removed.
  ///   - make: Creates the scene's controller, each time the scene is shown.
  public func addScene(_ identifier: String, make: @escaping () -> ViewController) {
    scenes[identifier] = Scene { _ in make() }
    if initialScene == nil { initialScene = identifier }
  }

  /// Adds a segue between two scenes.
  ///
  /// The source scene must exist; otherwise the call has no effect. The destination can be added
  /// later.
  ///
  /// - Parameters:
  ///   - identifier: The name for `performSegue(withIdentifier:sender:)`; nil for none.
  ///   - scene: The scene at which the segue starts.
  ///   - destination: The scene to show.
  ///   - kind: The action of `perform()`, unless a subclass overrides it.
  ///   - makeSegue: Creates the segue object, for example a subclass's initialiser.
  public func addSegue(
    _ identifier: String?, from scene: String, to destination: String,
    kind: StoryboardSegue.Kind = .custom,
    by makeSegue: @escaping SegueTemplate.MakeSegue = StoryboardSegue.init
  ) {
    let segue = Segue(identifier: identifier, destination: destination) {
      let segue = makeSegue($0, $1, $2)
      segue.kind = kind
      return segue
    }
    scenes[scene]?.segues.append(segue)
  }

  /// Adds an unwind segue.
  ///
  /// The source scene must exist; otherwise the call has no effect.
  ///
  /// - Parameters:
  ///   - identifier: The name for `performSegue(withIdentifier:sender:)`; nil for none.
  ///   - scene: The scene at which the segue starts.
  ///   - action: The name of the ``ViewController/unwindActions`` entry to find.
  ///   - makeSegue: Creates the segue object.
  public func addUnwindSegue(
    _ identifier: String?, from scene: String, to action: String,
    by makeSegue: @escaping SegueTemplate.MakeSegue = UnwindSegue.init
  ) {
    let segue = Segue(
      identifier: identifier, destination: action, isUnwind: true, makeSegue: makeSegue)
    scenes[scene]?.segues.append(segue)
  }

  /// Returns a new controller of the initial scene; nil if the storyboard has no initial scene.
  public func instantiateInitialViewController() -> ViewController? {
    initialScene.map { instantiateViewController(withIdentifier: $0) }
  }

  /// Returns a new controller of a scene. It traps for an unknown scene, as UIKit raises an
  /// exception.
  public func instantiateViewController(withIdentifier identifier: String) -> ViewController {
    instantiate(identifier, creator: nil)
  }

  /// Returns a new controller of a scene, with its class.
  ///
  /// It traps for an unknown scene and for a controller of another class.
  ///
  /// - Parameters:
  ///   - identifier: The name of the scene.
  ///   - creator: Creates the controller in place of the scene's closure. nil, or a result of nil,
  ///     uses that closure.
  public func instantiateViewController<Controller: ViewController>(
    identifier: String, creator: ((Coder) -> Controller?)? = nil
  ) -> Controller {
    let made = instantiate(identifier, creator: creator)
    guard let controller = made as? Controller else {
      preconditionFailure("the scene '\(identifier)' has a \(type(of: made))")
    }
    return controller
  }

  private func instantiate(_ identifier: String, creator: ((Coder) -> ViewController?)?)
    -> ViewController
  {
    trapping { () throws(NavigationError) in
      guard let scene = scenes[identifier] else { throw .unknownScene(identifier: identifier) }
      let coder = Coder()
      let controller = creator?(coder) ?? scene.make(coder)
      controller.storyboard = self
      controller.segueTemplates += scene.segues.map(template)
      return controller
    }
  }

  private func template(of segue: Segue) -> SegueTemplate {
    let kind: SegueTemplate.Kind =
      segue.isUnwind
      ? .unwind(action: segue.destination)
      : .forward { self.instantiateViewController(withIdentifier: segue.destination) }
    return SegueTemplate(identifier: segue.identifier, kind: kind, makeSegue: segue.makeSegue)
  }
}
