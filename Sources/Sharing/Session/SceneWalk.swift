internal import NavigationKit

/// The scenes on the screen from a moment on, and the segue that led there.
struct SceneWalk: Hashable, Sendable {
  /// A segue of a session.
  struct Segue: Hashable, Sendable {
    /// The id of the scene that it leaves.
    var source: String
    /// The id of the segue.
    var name: String
    /// The id of the scene at which an unwind ends; nil for other segues.
    var end: String?
  }

  /// The tick of the session.
  var tick: Int
  /// The segue; nil after a change without one, such as a back button.
  var segue: Segue?
  /// The ids of the scenes on the screen, in the order in which they appeared.
  var scenes: [String] = []

  /// Returns the moments of a session at which the segue or the scenes change.
  static func walks(_ events: [Event]) -> [SceneWalk] {
    var walks: [SceneWalk] = []
    var now = SceneWalk(tick: 0)
    var end: String?
    for event in events {
      let scene = id(of: event.subject)
      switch event.kind {
      case .unwindAction: end = scene
      case .performSegue:
        now.segue = Segue(source: scene, name: event.object, end: end)
        end = nil
      case .pop, .dismiss, .tabSelected, .pageTurned:
        // An unwind pops and dismisses in the tick in which it is performed.
        guard walks.last?.tick != event.tick || walks.last?.segue == nil else { continue }
        now.segue = nil
      case .viewWillAppear: now.scenes = now.scenes.filter { $0 != scene } + [scene]
      case .viewDidDisappear: now.scenes.removeAll { $0 == scene }
      default: continue
      }
      now.tick = event.tick
      if walks.last?.tick == event.tick { walks.removeLast() }
      walks.append(now)
    }
    return walks
  }

  /// Returns the id of a scene from the identity of its controller.
  private static func id(of identity: String) -> String {
    identity.split(separator: "~").first.map(String.init) ?? identity
  }
}
