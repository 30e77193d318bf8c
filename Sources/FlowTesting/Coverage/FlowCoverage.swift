public import NavigationKit
public import Storyboards

/// The declared scenes, segues, gestures and actions that flows, sessions and searches have used.
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
    /// A segue of a scene to which several scenes lead, performed after coming from one of them.
    case place
    /// An unwind segue that was performed.
    case unwind
    /// A gesture that was recognised.
    case gesture
    /// An action of an alert that was chosen.
    case action
    /// The deletion of rows in a table.
    case deletion

    /// The name in a table, such as `segues`.
    public var plural: String {
      switch self {
      case .place: "segues by place"
      case .scene, .segue, .unwind, .gesture, .action, .deletion: rawValue + "s"
      }
    }
  }

  /// A declared thing with the number of its uses.
  public struct Item: Hashable, Sendable {
    /// The kind.
    public var kind: Kind
    /// The id of the scene.
    public var scene: String
    /// The id of the segue, or the id or title of the action; empty for a scene or deletion.
    public var name: String
    /// The key or control that performs it, for people; empty for none.
    public var trigger: String
    /// The id of the destination; empty for none.
    public var destination = ""
    /// The scene that leads to ``scene`` for a segue by its place; empty for the start.
    public var place = ""
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
    var place = ""
  }

  /// Creates the coverage of scene files without uses.
  public init(of bundle: StoryboardBundle) {
    let places = DeclaredPlaces(of: bundle)
    for scene in bundle.storyboards.flatMap(\.document.scenes) {
      if case .storyboardReference = scene.kind { continue }
      add(Item(kind: .scene, scene: scene.id, name: "", trigger: ""))
      addActions(of: scene)
      let places = places.places(of: scene.id)
      for segue in scene.segues { add(segue, of: scene, from: places) }
    }
  }

  private mutating func add(
    _ segue: SceneDocument.Segue, of scene: SceneDocument.Scene, from places: [String]
  ) {
    let trigger = Self.words(segue.trigger)
    var item = Item(kind: .segue, scene: scene.id, name: segue.id, trigger: trigger)
    item.destination = segue.destination ?? ""
    switch segue.kind {
    case .unwind: item.kind = .unwind
    case .embed: return
    case _: break
    }
    add(item)
    if places.count > 1 {
      item.kind = .place
      for place in places {
        item.place = place
        add(item)
      }
    }
    if trigger.hasPrefix("swipe") || trigger.hasPrefix("drag") {
      add(Item(kind: .gesture, scene: scene.id, name: segue.id, trigger: trigger))
    }
  }

  private mutating func addActions(of scene: SceneDocument.Scene) {
    switch scene.kind {
    case .alertController(let alert):
      for action in alert.actions {
        let trigger = action.id.map { "tap #\($0)" } ?? "tap \"\(action.title)\""
        add(
          Item(kind: .action, scene: scene.id, name: action.id ?? action.title, trigger: trigger))
      }
    case .tableViewController(let table)
    where table.sections.contains(where: { $0.writtenRows.contains(where: \.isDeletable) }):
      add(
        Item(
          kind: .deletion, scene: scene.id, name: "", trigger: "press Left, press Enter on a row"))
    default: break
    }
  }

  private mutating func add(_ item: Item) {
    let key = Key(kind: item.kind, scene: item.scene, name: item.name, place: item.place)
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

  /// Adds the uses of a session from its start.
  public mutating func add(_ events: [Event]) {
    var reader = CoverageReader()
    add(reader.uses(in: events))
  }

  /// Adds uses.
  public mutating func add(_ uses: [CoverageUse]) {
    for use in uses {
      switch use.kind {
      case .appearance: count(Key(kind: .scene, scene: use.scene, name: ""))
      case .action: count(Key(kind: .action, scene: use.scene, name: use.name))
      case .deletion: count(Key(kind: .deletion, scene: use.scene, name: ""))
      case .segue:
        for kind in [Kind.segue, .unwind, .gesture] {
          count(Key(kind: kind, scene: use.scene, name: use.name))
        }
        count(Key(kind: .place, scene: use.scene, name: use.name, place: use.place))
      }
    }
  }

  private mutating func count(_ key: Key) {
    guard let place = index[key] else { return }
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
      lines.append("\(kind.plural): \(used) of \(own.count)")
    }
    lines.append("coverage: \(percent) %")
    let neverPerformed = Set(
      unused.filter { $0.kind == .segue || $0.kind == .unwind }.map { [$0.scene, $0.name] })
    // A segue that was never performed was performed from no place.
    for item in unused
    where item.kind != .place || !neverPerformed.contains([item.scene, item.name]) {
      lines.append(item.neverUsed)
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension FlowCoverage.Item {
  /// The line of a table for a thing without a use.
  fileprivate var neverUsed: String {
    let name = name.isEmpty ? scene : "\(scene) \(name)"
    let arrow = destination.isEmpty ? "" : " → \(destination)"
    let trigger = trigger.isEmpty ? "" : ", by \(trigger)"
    guard kind == .place else { return "never used: \(kind.rawValue) \(name)\(arrow)\(trigger)" }
    let origin = place.isEmpty ? "at the start" : "after \(place)"
    return "never used: segue \(name)\(arrow) \(origin)\(trigger)"
  }
}
