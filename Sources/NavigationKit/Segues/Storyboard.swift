/// The scenes of an app written in code, and the segues between them: what a storyboard file says.
///
/// One is filled and put among the application's `storyboards`; `init(name:bundle:)` then finds it.
public final class Storyboard {
  /// The scene that `instantiateInitialViewController()` makes; nil for none.
  public var initialScene: String?

  private var scenes: [String: Scene] = [:]

  private struct Scene {
    var make: (Coder) -> ViewController
    var segues: [Segue] = []
  }

  private struct Segue {
    var identifier: String?
    /// The scene it leads to, or the action it unwinds to.
    var goal: String
    var isUnwind = false
    var makeSegue: SegueTemplate.MakeSegue
  }

  /// An empty one.
  public init() {}

  /// The one that the application has under that name. Traps where it has none, as UIKit raises.
  ///
  /// - Parameter bundle: Not regarded.
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
  /// Adds a scene; the first one is the initial scene unless another is named.
  ///
  /// - Parameter make: Makes the scene's controller, each time it is shown.
  public func addScene(_ identifier: String, make: @escaping () -> ViewController) {
    scenes[identifier] = Scene { _ in make() }
    if initialScene == nil { initialScene = identifier }
  }

  /// Adds a segue from a scene that is there to one that may come later.
  ///
  /// - Parameters:
  ///   - kind: What `perform()` does unless a subclass says otherwise.
  ///   - makeSegue: A subclass's initialiser, for one of the app's own.
  public func addSegue(
    _ identifier: String?, from scene: String, to destination: String,
    kind: StoryboardSegue.Kind = .custom,
    by makeSegue: @escaping SegueTemplate.MakeSegue = StoryboardSegue.init
  ) {
    let segue = Segue(identifier: identifier, goal: destination) {
      let segue = makeSegue($0, $1, $2)
      segue.kind = kind
      return segue
    }
    scenes[scene]?.segues.append(segue)
  }

  /// Adds a segue from a scene that is there back to whoever has `action`.
  public func addUnwindSegue(
    _ identifier: String?, from scene: String, to action: String,
    by makeSegue: @escaping SegueTemplate.MakeSegue = UnwindSegue.init
  ) {
    let segue = Segue(
      identifier: identifier, goal: action, isUnwind: true, makeSegue: makeSegue)
    scenes[scene]?.segues.append(segue)
  }

  /// A new controller of the initial scene; nil where there is none.
  public func instantiateInitialViewController() -> ViewController? {
    initialScene.map { instantiateViewController(withIdentifier: $0) }
  }

  /// A new controller of a scene. Traps where there is no such scene, as UIKit raises.
  public func instantiateViewController(withIdentifier identifier: String) -> ViewController {
    instantiate(identifier, creator: nil)
  }

  /// A new controller of a scene.
  ///
  /// - Parameter creator: Makes the controller in place of what the scene says; nil leaves it to the
  ///   scene. It traps if that is of another class.
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
      ? .unwind(action: segue.goal)
      : .forward { self.instantiateViewController(withIdentifier: segue.goal) }
    return SegueTemplate(identifier: segue.identifier, kind: kind, makeSegue: segue.makeSegue)
  }
}
