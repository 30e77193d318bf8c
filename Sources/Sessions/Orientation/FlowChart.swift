internal import CellGraphics
internal import NavigationKit
internal import Simulation
internal import Storyboards

/// The scenes of an app as a tree of boxes, from the initial scene to the right.
///
/// The parent of a scene is the first one whose segues lead to it, breadth first. All other segues
/// are listed below the tree for the selected scene.
///
/// The marks show the state at the time of creation. They do not change while the map is open.
struct FlowChart {
  /// The reaction to a key or a click.
  ///
  /// The map changes only its own selection. The session does the rest, because only it can close
  /// the overlay and perform commands.
  enum Reaction {
    /// The map stays open, perhaps with another box selected.
    case stays
    case closes
    /// The palette takes the place of the map.
    case opensPalette
    /// The map closes, and the session finds commands that lead to the scene with ``SceneRoute``.
    case goes(SceneDocument.Scene, by: SceneRoute.Way)
    case quits
  }

  /// A box.
  struct Item {
    var node: SceneMap.Node
    var scene: SceneDocument.Scene
    /// The sign of the connection to the parent; empty for a start.
    var sign: String
    /// The number of parents.
    var level: Int
    /// The index of the parent; nil for a start and for a scene that no segues from a start reach.
    var parent: Int?
    /// The indices of the children, in the order of the segues in the file.
    var children: [Int] = []
    /// The number of the row, from 0. A parent has the same row as its first child.
    var row = 0
  }

  private let map: SceneMap
  /// Indicates whether the user chooses a way to a scene. In a replay there is only its moment.
  let offersWays: Bool
  /// The boxes in the order of their discovery.
  private(set) var items: [Item] = []
  /// The number of rows.
  private(set) var rowCount = 0
  /// The index of the selected box.
  private(set) var selected = 0
  /// The boxes of the scenes on the screen.
  private let here: Set<Int>
  /// The boxes of the visited scenes.
  private let visited: Set<Int>

  /// Creates a map; nil for an app without scenes.
  ///
  /// - Parameters:
  ///   - present: The scenes on the screen, the frontmost first.
  ///   - visited: The ids of the visited scenes.
  ///   - offersWays: False for a replay, which goes to the moment of a scene.
  init?(
    _ storyboards: StoryboardBundle, present: [SceneDocument.Scene], visited: Set<String>,
    offersWays: Bool
  ) {
    let map = SceneMap(storyboards)
    var items: [Item] = []
    var met: Set<SceneMap.Node> = []
    func add(_ node: SceneMap.Node, _ sign: String, below parent: Int?) {
      guard met.insert(node).inserted else { return }
      if let parent { items[parent].children.append(items.count) }
      items.append(
        Item(
          node: node, scene: map.scenes[node], sign: sign,
          level: parent.map { items[$0].level + 1 } ?? 0, parent: parent))
    }
    var next = 0
    func follow() {
      while next < items.count {
        for link in map.links(from: items[next].node) { add(link.node, link.sign, below: next) }
        next += 1
      }
    }
    for node in map.startNodes { add(node, "", below: nil) }
    follow()
    // Scenes that only code shows, with the scenes behind them.
    for node in map.visibleNodes {
      add(node, "", below: nil)
      follow()
    }
    guard !items.isEmpty else { return nil }
    (self.map, self.offersWays) = (map, offersWays)
    here = Set(items.indices.filter { present.contains(items[$0].scene) })
    self.visited = Set(items.indices.filter { visited.contains(items[$0].scene.id) })
    self.items = items
    placeRows()
    selectHere(present)
  }

  /// Gives each box without children a row of its own. A parent is beside its first child.
  private mutating func placeRows() {
    for root in items.indices where items[root].parent == nil { placeRows(of: root) }
  }

  /// Places a box in the next free row, and then its descendants.
  ///
  /// Only a box without children uses up a row, so subtrees do not overlap.
  private mutating func placeRows(of item: Int) {
    items[item].row = rowCount
    for child in items[item].children { placeRows(of: child) }
    if items[item].children.isEmpty { rowCount += 1 }
  }

  /// Selects the box of the frontmost scene that has one; the first box if none has.
  private mutating func selectHere(_ present: [SceneDocument.Scene]) {
    let front = present.compactMap { scene in items.firstIndex { $0.scene == scene } }
    selected = front.first ?? 0
  }

  /// The sign before the name of a box: on the screen, visited or neither.
  func mark(of item: Int) -> String {
    here.contains(item) ? "●" : visited.contains(item) ? "•" : " "
  }

  /// The names of the scenes to which the segues of the selected scene lead, with their signs.
  var destinations: String {
    var names: [String] = []
    for link in map.links(from: items[selected].node) {
      let name = "\(link.sign) \(map.scenes[link.node].name)"
      if !names.contains(name) { names.append(name) }
    }
    return names.joined(separator: "  ")
  }

  // MARK: - Input

  /// Performs a key of the map. Other keys are ignored and do not reach the app.
  ///
  /// Next and previous follow the order of discovery, and continue at the other end.
  mutating func receive(_ key: Key) -> Reaction {
    switch KeyBindings.map[key] {
    case .move(let direction): move(direction)
    case .next: selected = (selected + 1) % items.count
    case .previous: selected = (selected + items.count - 1) % items.count
    case .here: selected = here.min() ?? 0
    case .go: return .goes(items[selected].scene, by: .shortest)
    case .goFromStart: return .goes(items[selected].scene, by: .fromStart)
    case .openPalette: return .opensPalette
    case .close: return .closes
    case .quit: return .quits
    case nil: break
    }
    return .stays
  }

  /// Selects the parent, the first child, or the nearest box above or below.
  ///
  /// The selection stays where it is if there is no box in that direction.
  private mutating func move(_ direction: Direction) {
    let item = items[selected]
    switch direction {
    case .left: selected = item.parent ?? selected
    case .right: selected = item.children.first ?? selected
    case .up: selected = nearest { $0.row < item.row } ?? selected
    case .down: selected = nearest { $0.row > item.row } ?? selected
    }
  }

  /// Returns the nearest box that meets a condition; nil if no box does.
  ///
  /// One level counts as much as four rows. At equal distances, the box discovered first is taken.
  private func nearest(_ isWanted: (Item) -> Bool) -> Int? {
    let item = items[selected]
    func distance(_ index: Int) -> Int {
      // A box in the same level is nearer than one in a row between.
      abs(items[index].row - item.row) + 4 * abs(items[index].level - item.level)
    }
    return items.indices.filter { isWanted(items[$0]) }.min { distance($0) < distance($1) }
  }

  /// Selects the box under a click; goes to the scene if it is selected already.
  ///
  /// A click beside all boxes changes nothing.
  mutating func press(column: Int, row: Int, in screen: CellRect) -> Reaction {
    let drawing = FlowChartDrawing(self, in: screen)
    guard let index = drawing.item(atColumn: column, row: row) else { return .stays }
    if index == selected { return .goes(items[index].scene, by: .shortest) }
    selected = index
    return .stays
  }

  /// Selects a box in a direction of the wheel.
  mutating func turnWheel(_ direction: Direction) { move(direction) }
}
