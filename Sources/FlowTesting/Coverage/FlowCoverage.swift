public import NavigationKit
public import Storyboards

/// The declared scenes, segues, gestures and alert actions that flows have used.
///
/// The declared ones are those of the scene files. What only code does is not counted.
///
/// ```swift
/// let json = """
///   {"version": 1, "canvas": {"width": 4, "height": 8}, "initialScene": "a", "scenes": [{"id": "a"}]}
///   """
/// let bundle = try StoryboardBundle(name: "a.json", json: Array(json.utf8)) { _ in nil }
/// var coverage = FlowCoverage(of: bundle)
/// precondition(coverage.percent == 0)
/// coverage.add([Event(tick: 0, kind: .viewDidAppear, subject: "a")])
/// precondition(coverage.percent == 100)
/// ```
public struct FlowCoverage: Sendable {
  /// The kinds of things that are counted.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A scene that appeared.
    case scene
    /// A segue that was performed.
    case segue
    /// An unwind segue that was performed.
    case unwind
    /// A gesture that was recognised.
    case gesture
    /// An action of an alert that was chosen.
    case action
  }

  /// A declared thing with the number of its uses.
  public struct Item: Hashable, Sendable {
    /// The kind.
    public var kind: Kind
    /// The id of the scene.
    public var scene: String
    /// The id of the segue, or the button of the action; empty for a scene.
    public var name: String
    /// The key or control that performs it, for people; empty for none.
    public var trigger: String
    /// The id of the destination; empty for none.
    public var destination = ""
    /// The number of uses.
    public var count = 0
  }

  /// The declared things, scene by scene.
  public private(set) var items: [Item] = []
  private var index: [Key: Int] = [:]

  private struct Key: Hashable {
    var kind: Kind
    var scene: String
    var name: String
  }

  /// Creates the coverage of scene files without uses.
  public init(of bundle: StoryboardBundle) {
    for scene in bundle.storyboards.flatMap(\.document.scenes) {
      add(Item(kind: .scene, scene: scene.id, name: "", trigger: ""))
      for segue in scene.segues { add(segue, of: scene) }
    }
  }

  private mutating func add(_ segue: SceneDocument.Segue, of scene: SceneDocument.Scene) {
    let trigger = Self.words(segue.trigger)
    var item = Item(
      kind: .segue, scene: scene.id, name: segue.id, trigger: trigger)
    item.destination = segue.destination ?? ""
    switch segue.kind {
    case .unwind: item.kind = .unwind
    case .embed: return
    case _: break
    }
    if case .alertController = scene.kind, case .tap? = segue.trigger { item.kind = .action }
    add(item)
    if trigger.hasPrefix("swipe") || trigger.hasPrefix("drag") {
      add(Item(kind: .gesture, scene: scene.id, name: segue.id, trigger: trigger))
    }
  }

  private mutating func add(_ item: Item) {
    let key = Key(kind: item.kind, scene: item.scene, name: item.name)
    guard index[key] == nil else { return }
    index[key] = items.count
    items.append(item)
  }

  private static func words(_ trigger: SceneDocument.Segue.Trigger?) -> String {
    switch trigger {
    case .swipe(let direction): "swipe \(direction.rawValue)"
    case .tap(let button): "tap #\(button)"
    case .drag(let direction): "drag \(direction.rawValue) 100 %, let go"
    case .accessory(let row): "the accessory of #\(row)"
    case .change(let control): "a change of #\(control)"
    case .return(let field): "Enter in #\(field)"
    case .longPress(let view): "a long press on #\(view)"
    case .turn: "a resize"
    case .screenEdgePan(let edge): "a drag from the \(edge) edge"
    case nil: ""
    }
  }

  /// Adds the uses of a session.
  public mutating func add(_ events: [Event]) {
    for event in events {
      let scene = event.subject.split(separator: "~").first.map(String.init) ?? event.subject
      switch event.kind {
      case .viewDidAppear: use(.scene, scene, "")
      case .performSegue:
        use(.segue, scene, event.object)
        use(.unwind, scene, event.object)
        use(.action, scene, event.object)
        use(.gesture, scene, event.object)
      case .alertActionChosen: use(.scene, scene, "")
      case _: break
      }
    }
  }

  private mutating func use(_ kind: Kind, _ scene: String, _ name: String) {
    guard let place = index[Key(kind: kind, scene: scene, name: name)] else { return }
    items[place].count += 1
  }

  /// The declared things without a use.
  public var unused: [Item] { items.filter { $0.count == 0 } }

  /// The used part of all declared things in percent, rounded down; 100 without any.
  public var percent: Int {
    items.isEmpty ? 100 : (items.count - unused.count) * 100 / items.count
  }

  /// A table of the kinds, then what was never used, with the step that would use it.
  public var text: String {
    var lines: [String] = []
    for kind in Kind.allCases {
      let own = items.filter { $0.kind == kind }
      guard !own.isEmpty else { continue }
      let used = own.count { $0.count > 0 }
      lines.append("\(kind.rawValue)s: \(used) of \(own.count)")
    }
    lines.append("coverage: \(percent) %")
    for item in unused {
      let name = item.name.isEmpty ? item.scene : "\(item.scene) \(item.name)"
      let arrow = item.destination.isEmpty ? "" : " → \(item.destination)"
      let trigger = item.trigger.isEmpty ? "" : ", by \(item.trigger)"
      lines.append("never used: \(item.kind.rawValue) \(name)\(arrow)\(trigger)")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
