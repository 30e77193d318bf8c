public import NavigationKit

/// A container's change from one child to another, as a scene file describes it.
///
/// A scene file names these transitions in the key `transitions` of a navigation controller or tab
/// bar controller, and not in a segue. The scrubber uses this type to find the part of the file
/// that a change of the running transition belongs to.
public struct ContainerTransition: Equatable, Sendable {
  /// The key in the container's `transitions`.
  ///
  /// The raw values are the keys in the file. `push` and `pop` belong to navigation controllers,
  /// `next` and `previous` to tab bar controllers.
  public enum Way: String, Sendable {
    /// A controller is pushed on a navigation controller's stack.
    case push
    /// A controller is popped off the stack.
    case pop
    /// A tab further right is selected.
    case next
    /// A tab further left is selected.
    case previous
  }

  /// The container's id.
  public var scene: String
  /// The direction of the change.
  public var way: Way

  /// Makes a change in the direction `way`, for the container whose scene has the id `scene`.
  public init(scene: String, way: Way) {
    self.scene = scene
    self.way = way
  }

  /// Finds the container whose content a running transition changes.
  ///
  /// - Returns: The change, or nil unless a container made from a file changes its content.
  ///
  /// The transition can be any change between controllers. Presentations, page turns and segues
  /// with a transition of their own have no such entry.
  public init?(_ transition: Transition) {
    let (from, to) = (
      transition.viewController(forKey: .from), transition.viewController(forKey: .to)
    )
    guard let container = to?.parent ?? from?.parent,
      let scene = (container as? any SceneController)?.scene
    else { return nil }
    switch transition.kind {
    case .push: self.init(scene: scene.id, way: .push)
    case .pop: self.init(scene: scene.id, way: .pop)
    case .select:
      guard let tabs = container as? SceneTabBarController, let from, let to else { return nil }
      self.init(scene: scene.id, way: tabs.leadsOn(from: from, to: to) ? .next : .previous)
    case .present, .dismiss, .turn, .segue, .resize: return nil
    }
  }
}
