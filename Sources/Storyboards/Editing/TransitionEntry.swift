internal import CellGraphics
internal import Motion
public import NavigationKit
import TextFormats

/// The transition of one segue or container of a file: its setting and its place.
///
/// The scrubber shows a running transition with another style, side, duration or curve. This type
/// finds the transition in the file and writes the new setting there.
///
/// ```swift
/// let segue = SceneDocument.Segue(
///   id: "go", kind: .show(to: "end"), transition: .builtIn(.fade))
/// let document = SceneDocument(
///   canvas: Size(width: 400, height: 800), initialScene: "home",
///   scenes: [.init(id: "home", segues: [segue]), .init(id: "end")])
/// let entry = TransitionEntry("go", of: "home", in: StoryboardBundle(document))
/// precondition(entry?.setting.style == .fade && entry?.setting.duration == 36)
/// ```
public struct TransitionEntry: Equatable, Sendable {
  /// The part of a file that names the transition.
  public enum Place: Equatable, Sendable {
    /// A segue of the scene, by its identifier.
    case segue(String)
    /// The container scene itself. The text is a change of its content: `push` or `pop`, `next` or
    /// `previous`.
    case container(String)
  }

  /// The name of the storyboard in its bundle.
  public var storyboard: String
  /// The id of the scene that has the segue, or of the container.
  public var scene: String
  /// The segue, or the change of the container's content, that names the transition.
  public var place: Place
  /// The transition that the file names; nil for the default.
  ///
  /// A built-in name has no entry of its own in the file. A change of such a transition adds an
  /// entry.
  public var reference: SceneDocument.TransitionReference?
  /// The setting of the transition. Values that the file leaves out have their defaults.
  public var setting: TransitionSetting
  /// The movement that the file defines; nil for the default.
  public var movement: SegueTransition?

  /// Finds the entry of a segue. Returns nil unless exactly one scene of the bundle fits.
  ///
  /// - Parameters:
  ///   - segue: The identifier of the segue.
  ///   - controller: The identity of the scene's controller: the scene's id, or the id with `~` and
  ///     a number.
  ///   - bundle: The files to search.
  ///
  /// A session gives several controllers of one scene the identities `detail`, `detail~2` and so
  /// on. An id that itself ends with `~` and a number is tried first.
  public init?(_ segue: String, of controller: String, in bundle: StoryboardBundle) {
    let names = [controller, Self.withoutNumber(controller)]
    let found = bundle.storyboards.flatMap { storyboard in
      storyboard.document.scenes.filter { names.contains($0.id) }
        .flatMap { scene in scene.segues.filter { $0.id == segue }.map { (storyboard, scene, $0) } }
    }
    guard found.count == 1, let (storyboard, scene, segue) = found.first else { return nil }
    self.init(.segue(segue.id), of: scene, segue.transition, in: storyboard)
  }

  /// Finds the entry of the container whose content a transition changes. Returns nil unless
  /// exactly one scene of the bundle fits.
  public init?(_ transition: ContainerTransition, in bundle: StoryboardBundle) {
    let found = bundle.storyboards.flatMap { storyboard in
      storyboard.document.scenes.filter { $0.id == transition.scene }.map { (storyboard, $0) }
    }
    guard found.count == 1, let (storyboard, scene) = found.first else { return nil }
    let reference: SceneDocument.TransitionReference?
    switch (scene.kind, transition.way) {
    case (.navigationController(let navigation), .push): reference = navigation.push
    case (.navigationController(let navigation), .pop): reference = navigation.pop
    case (.tabBarController(let tabs), .next): reference = tabs.next
    case (.tabBarController(let tabs), .previous): reference = tabs.previous
    case _: return nil
    }
    self.init(.container(transition.way.rawValue), of: scene, reference, in: storyboard)
  }

  /// Returns the entry at the same place of another version of the file; nil if the place is gone.
  func read(from bundle: StoryboardBundle) -> TransitionEntry? {
    switch place {
    case .segue(let segue): TransitionEntry(segue, of: scene, in: bundle)
    case .container(let way):
      ContainerTransition.Way(rawValue: way).flatMap {
        TransitionEntry(ContainerTransition(scene: scene, way: $0), in: bundle)
      }
    }
  }

  /// Reads the setting and the movement of the transition that a place names.
  private init(
    _ place: Place, of scene: SceneDocument.Scene, _ reference: SceneDocument.TransitionReference?,
    in storyboard: StoryboardBundle.Storyboard
  ) {
    self.storyboard = storyboard.name
    self.scene = scene.id
    self.place = place
    self.reference = reference
    setting = TransitionSetting()
    switch reference {
    case nil: break
    case .builtIn(let kind):
      movement = kind.movement
      setting = kind.usualSetting
    case .custom(let name):
      let definition = storyboard.document.transition(name)
      movement = definition?.movement
      setting = definition.map { TransitionSetting($0.definition) } ?? setting
    }
  }

  /// Returns an identity without the number that distinguishes controllers of one scene.
  private static func withoutNumber(_ identity: String) -> String {
    guard let mark = identity.lastIndex(of: "~"),
      Int(identity[identity.index(after: mark)...]) != nil
    else { return identity }
    return String(identity[..<mark])
  }
}

extension SceneDocument.BuiltInTransition {
  /// The setting of a transition that a file only names.
  public var usualSetting: TransitionSetting {
    TransitionSetting(
      style: self, side: takesSide ? usualSide : nil, duration: usualDuration, curve: .easeInOut)
  }
}

extension TransitionSetting {
  /// Creates the setting of a transition that a file defines.
  fileprivate init(_ definition: SceneDocument.Transition.Definition) {
    switch definition {
    case .keyframes(let keyframes): self.init(duration: keyframes.duration)
    case .builtIn(let kind, let parameters):
      self = kind.usualSetting
      if kind.takesSide { side = parameters.from ?? side }
      duration = parameters.duration ?? duration
      curve = parameters.curve ?? curve
    }
  }
}
