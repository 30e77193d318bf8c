import Flows
import Storyboards
import TextFormats

/// A flow as keys and facts, which differences and baselines compare.
///
/// A fact is a name and a value as text, such as `to` and `detail`. Only what concerns navigation
/// is a fact; colours and frames are not. Two flows with equal facts have the same navigation. A
/// property with its default value has no fact, so that writing a default into a file is no change.
///
/// A fact that a later version of the program adds must be absent by default. Otherwise every
/// baseline would differ after an update.
struct FlowOutline {
  /// A scene with its facts.
  struct Scene {
    /// A unique key of the scene.
    var key: String
    /// A description of the scene.
    var summary: String
    var facts: [Fact]
  }

  /// A segue with its facts.
  struct Segue {
    /// A unique key of the source and the segue.
    var key: String
    /// The key of the scene where the segue starts.
    var scene: String
    var id: String
    /// A description of the segue for people, with the text of the tapped view.
    var summary: String
    /// A description without that text.
    var plainSummary: String
    var facts: [Fact]
  }

  /// A property of a scene or segue in words.
  struct Fact: Equatable {
    var name: String
    var value: String
  }

  /// The flow that is described.
  let flow: Flow
  private(set) var scenes: [Scene] = []
  private(set) var segues: [Segue] = []

  /// Describes a flow.
  ///
  /// - Parameters:
  ///   - flow: The flow.
  ///   - keys: By scene, its name; nil for the default names.
  ///   - ids: By segue, its name if it differs from its id; nil for the default names.
  init(_ flow: Flow, keys: [String]? = nil, ids: [String?]? = nil) {
    self.flow = flow
    let keys = keys ?? SceneKeys(flow).keys
    for (number, scene) in flow.scenes.enumerated() {
      scenes.append(
        Scene(
          key: keys[number], summary: Self.summary(scene, keys[number]),
          facts: Self.facts(scene, isEntry: flow.entries.contains(number), keys)))
    }
    var met: [String: Int] = [:]
    for (number, segue) in flow.segues.enumerated() {
      let scene = keys[segue.source]
      let name = segue.id.isEmpty ? "(\(segue.kind.rawValue))" : segue.id
      let plain = "\(scene)\u{1F}\(name)"
      let count = (met[plain] ?? 0) + 1
      met[plain] = count
      let id = ids?[number] ?? (count == 1 ? name : "\(name)~\(count)")
      let key = "\(scene)\u{1F}\(id)"
      let facts = Self.facts(segue, keys)
      segues.append(
        Segue(
          key: key, scene: scene, id: id,
          summary: Self.summary(facts, trigger: segue.trigger?.description.whole),
          plainSummary: Self.summary(facts), facts: facts))
    }
  }

  /// Returns a line for each changed fact, such as `trigger: tap Go → swipe up`.
  static func differences(_ old: [Fact], _ new: [Fact]) -> [String] {
    let names =
      new.map(\.name)
      + old.map(\.name).filter { name in
        !new.contains { $0.name == name }
      }
    return names.compactMap { name in
      let before = old.first { $0.name == name }?.value
      let after = new.first { $0.name == name }?.value
      guard before != after else { return nil }
      return "\(name): \(before ?? "none") → \(after ?? "none")"
    }
  }

  // MARK: - Facts

  /// Returns the description of a scene: its name, if it differs from its id, and its kind.
  private static func summary(_ scene: Flow.Scene, _ key: String) -> String {
    let name = scene.name == scene.id || scene.name.isEmpty ? "" : "\"\(scene.name.whole)\", "
    return name + words(scene.kind)
  }

  /// Returns the kind without differences that do not concern navigation. A table is a view
  /// controller with rows, and an import can convert one kind to the other.
  private static func words(_ kind: Flow.Kind) -> String {
    switch kind {
    case .tableViewController, .collectionViewController: Flow.Kind.viewController.displayName
    case .viewController, .navigationController, .tabBarController, .splitViewController,
      .pageViewController, .alertController, .storyboardReference:
      kind.displayName
    }
  }

  /// Returns the facts of a scene. Properties with their default value have no fact.
  ///
  /// - Parameter keys: By scene, its key.
  private static func facts(_ scene: Flow.Scene, isEntry: Bool, _ keys: [String]) -> [Fact] {
    var facts = [
      Fact(name: "name", value: scene.name.whole),
      Fact(name: "kind", value: words(scene.kind)),
    ]
    if isEntry { facts.append(Fact(name: "start", value: "yes")) }
    let children = scene.children.map { "\($0.role.rawValue) \(keys[$0.scene].whole)" }
    if !children.isEmpty {
      facts.append(Fact(name: "holds", value: children.joined(separator: ", ")))
    }
    if !scene.unwindActions.isEmpty {
      let actions = scene.unwindActions.sorted().map(\.whole)
      facts.append(Fact(name: "unwinds", value: actions.joined(separator: ", ")))
    }
    // `fullScreen` is the default of a scene file, and an import leaves it out.
    if let style = scene.presentationStyle, style != "fullScreen" {
      facts.append(Fact(name: "presentation", value: style.whole))
    }
    facts += scene.settings.map { Fact(name: $0.name, value: $0.value.whole) }
    return facts
  }

  /// Returns the facts of a segue. Properties with their default value have no fact.
  ///
  /// - Parameter keys: By scene, its key.
  private static func facts(_ segue: Flow.Segue, _ keys: [String]) -> [Fact] {
    // `modal` is the old name of `presentModally`.
    let kind = segue.kind == .modal ? .presentModally : segue.kind
    var facts = [Fact(name: "kind", value: kind.displayName)]
    func add(_ name: String, _ value: String?) {
      if let value { facts.append(Fact(name: name, value: value.whole)) }
    }
    add("to", segue.destination.map { keys[$0] } ?? segue.destinationID.map { "\($0) (missing)" })
    add("action", segue.action)
    if segue.kind != .embed {
      add("trigger", segue.trigger?.plain ?? "by code")
      if segue.unwindsToNearest { add("back to", "the nearest scene") }
      add("layerTransition", segue.layerTransition)
    }
    add("if", segue.condition)
    add("container", segue.container)
    // An import replaces the transition of a custom segue class by a slide.
    let isStandIn = segue.kind == .custom && segue.customClass != nil && segue.transition == "slide"
    if !isStandIn { add("transition", segue.transition) }
    add("style", segue.presentationStyle)
    add("class", segue.customClass)
    return facts
  }

  /// Returns the description of a segue. A `trigger` that is not nil replaces the description of
  /// its trigger.
  ///
  /// It names the kind first, then the destination or action, the trigger, and the other facts with
  /// their names.
  private static func summary(_ facts: [Fact], trigger: String? = nil) -> String {
    var text = ""
    for fact in facts {
      switch fact.name {
      case "kind": text += fact.value
      case "to": text += " → \(fact.value)"
      case "action": text += " \(fact.value)"
      case "trigger": text += ", \(trigger ?? fact.value)"
      default: text += ", \(fact.name) \(fact.value)"
      }
    }
    return text
  }
}

extension String {
  /// The text on one line, with symbols for control characters.
  ///
  /// It is never shortened, because a change can be at the end.
  var whole: String { harmless(upTo: .max) }
}

extension Flow.Trigger {
  /// The action and its object, without the text of the view, which is not navigation.
  fileprivate var plain: String {
    Flow.Trigger(gesture: gesture, value: value).description
  }
}
