public import NavigationKit

/// One use of a declared thing in a session.
public struct CoverageUse: Hashable, Sendable {
  /// The kinds of uses.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A scene appeared.
    case appearance
    /// A segue was performed.
    case segue
    /// An action of an alert was chosen.
    case action
    /// A row of a table was deleted.
    case deletion
  }

  /// The kind.
  public var kind: Kind
  /// The id of the scene.
  public var scene: String
  /// The id of the segue, or the id or title of the action; empty for the other kinds.
  public var name = ""
  /// The id of the scene whose segue led to ``scene``; empty for the start.
  public var place = ""

  /// Creates a use.
  public init(_ kind: Kind, scene: String, name: String = "", place: String = "") {
    (self.kind, self.scene, self.name, self.place) = (kind, scene, name, place)
  }

  /// The texts by which uses are sorted.
  package var sortKey: [String] { [kind.rawValue, scene, name, place] }
}

/// Finds the uses in the events of one session.
///
/// ```swift
/// var reader = CoverageReader()
/// let uses = reader.uses(in: [Event(tick: 0, kind: .viewDidAppear, subject: "home~2")])
/// precondition(uses == [CoverageUse(.appearance, scene: "home")])
/// ```
public struct CoverageReader: Sendable {
  /// The scene whose segue created a controller, by the controller's identity.
  private var creators: [String: String] = [:]
  /// The container of a controller, by their identities.
  private var parents: [String: String] = [:]
  /// The last alert whose action was chosen, and its presenter.
  private var alert: (scene: String, presenter: String)?

  /// Creates a reader for a session at its start.
  public init() {}

  /// Returns the uses of events, oldest first. Call it with all events of a session in order.
  public mutating func uses(in events: [Event]) -> [CoverageUse] {
    var uses: [CoverageUse] = []
    for event in events {
      switch event.kind {
      case .destinationCreated: creators[event.object] = Self.scene(event.subject)
      case .didMoveToParent: if !event.object.isEmpty { parents[event.subject] = event.object }
      case .viewDidAppear:
        uses.append(CoverageUse(.appearance, scene: Self.scene(event.subject)))
      case .alertActionChosen:
        let scene = Self.scene(event.subject)
        uses.append(CoverageUse(.action, scene: scene, name: event.object))
        alert = (scene, place(of: event.subject))
      case .actionSent:
        if event.detail.hasPrefix("delete ") {
          uses.append(CoverageUse(.deletion, scene: Self.scene(event.subject)))
        }
        // Later segues are not effects of the alert.
        alert = nil
      case .gestureRecognized: alert = nil
      case .performSegue:
        let scene = Self.scene(event.subject)
        let place = place(of: event.subject)
        uses.append(CoverageUse(.segue, scene: scene, name: event.object, place: place))
        // A segue of an alert starts from the presenter, because the alert has gone.
        if let alert, alert.presenter == scene {
          uses.append(
            CoverageUse(.segue, scene: alert.scene, name: event.object, place: alert.presenter))
        }
        alert = nil
      default: break
      }
    }
    return uses
  }

  /// Returns the scene whose segue led to a controller or to a container around it.
  private func place(of identity: String) -> String {
    var identity = identity
    for _ in 0..<32 {
      if let creator = creators[identity] { return creator }
      guard let parent = parents[identity] else { return "" }
      identity = parent
    }
    return ""
  }

  /// Returns the id of the scene of a controller's identity, which may end in a number.
  private static func scene(_ identity: String) -> String {
    identity.split(separator: "~").first.map(String.init) ?? identity
  }
}
