import Storyboards
import TextFormats

/// Finds the keys with which a user performs a step of a finding, in a scene that has just
/// appeared.
///
/// A plain arrow key does not always swipe, because a view with the focus can handle it first. The
/// focus is on the first view that can have it. If that view takes the arrow, the keys first move
/// the focus to one that does not. For scenes of storyboards, and for scenes with embedded scenes,
/// the focus is unknown, and the plain key is returned.
struct StepKeys {
  private let reading: FlowReading
  private let adjacency: Flow.Adjacency
  private let settings: [SceneSettings]

  /// The largest number of containers to enter on the way to the scene in front.
  private static let longestDescent = 8

  init(_ reading: FlowReading, _ adjacency: Flow.Adjacency, _ settings: [SceneSettings]) {
    (self.reading, self.adjacency, self.settings) = (reading, adjacency, settings)
  }

  /// A view that can have the focus.
  private struct Stop {
    var kind: SceneOutline.View.Kind
    var text: String?
    /// The sections of a list.
    var sections: [SceneOutline.Section] = []
    /// Indicates whether the view is inside a view that scrolls vertically.
    var isScrolled: Bool
  }

  // MARK: - Steps

  /// Returns the keys for a trigger; nil if there are none.
  func keys(for trigger: Flow.Trigger, of scene: Int) -> String? {
    switch trigger.gesture {
    case .swipe: return swipe(trigger.value, in: scene)
    case .drag: return Self.arrow(trigger.value).map { "7 × Shift-\($0) Enter" }
    case .screenEdgePan: return trigger.value == "left" ? "Shift-→ Enter" : "Shift-← Enter"
    case .tap: return "Enter"
    // The first Enter starts editing; the second Enter ends it.
    case .return: return "Enter Enter"
    case .accessory: return "→"
    case .longPress: return Self.menu
    case .change: return change(of: trigger.value, in: scene)
    case .turn: return nil
    }
  }

  /// Returns the keys that go from the first page to another page.
  func pages(to child: Int, of container: Int) -> String {
    let isVertical = reading.outline(of: container).turnsVertically
    let (direction, arrow) = isVertical ? ("up", "↑") : ("left", "←")
    let turns = (0..<child).map { page in
      let scene = front(reading.flow.scenes[container].children[page].scene)
      let starts = adjacency.outgoing[scene].contains {
        reading.flow.segues[$0].trigger.map { $0.gesture == .swipe && $0.value == direction }
          ?? false
      }
      let keys = starts ? nil : swipe(direction, in: scene)
      // A drag from the edge turns the page even if views handle the arrows.
      return keys ?? (isVertical ? arrow : "7 × Shift-← Enter")
    }
    guard turns.count > 1, Set(turns) == [arrow] else { return turns.joined(separator: " ") }
    return "\(turns.count) × \(arrow)"
  }

  /// The key that opens the menu of the segues that only code performs.
  static let menu = "m"

  // MARK: - Keys

  /// Returns the keys for a swipe; nil if a view handles the arrow for every focus.
  private func swipe(_ direction: String, in scene: Int) -> String? {
    guard let arrow = Self.arrow(direction) else { return nil }
    guard !isBeside(scene), let stops = stops(of: scene), !stops.isEmpty else { return arrow }
    if let place = stops.firstIndex(where: { !takes($0, direction) }) {
      return Self.tabs(place) + arrow
    }
    let goesOn = stops[0].isScrolled || stops[0].kind == .tableView
    return direction == "down" && goesOn ? "End " + arrow : nil
  }

  /// Indicates whether the scene is only a part of the screen. The focus can then be in another
  /// part when the scene appears.
  private func isBeside(_ scene: Int) -> Bool {
    adjacency.incoming[scene].contains { reading.flow.segues[$0].kind == .embed }
      || adjacency.containers[scene].contains {
        reading.flow.scenes[$0].kind == .splitViewController
      }
  }

  /// Indicates whether a view with the focus handles an arrow in its initial state.
  private func takes(_ stop: Stop, _ direction: String) -> Bool {
    // A scroll view starts at its top, so it handles the down arrow.
    if direction == "down", stop.isScrolled { return true }
    let isSideways = direction == "left" || direction == "right"
    switch stop.kind {
    case let kind where kind.isAdjustable: return isSideways
    // A text view that is not being edited handles only the arrow that scrolls it.
    case .textView: return direction == "down" && stop.text?.isEmpty == false
    case .tableView:
      let rows = ArrowKeyHandlers.rows(of: stop.sections)
      let first = rows.first?.row
      switch direction {
      case "down": return rows.reduce(0) { $0 + $1.count } > 1
      case "left": return first?.isDeletable == true
      case "right": return first?.hasAccessoryButton == true
      default: return false
      }
    default: return false
    }
  }

  /// Returns the keys that change the value of a control: an arrow away from its end, a letter for
  /// a text, else Enter.
  private func change(of id: String, in scene: Int) -> String {
    guard let view = view(id, in: reading.outline(of: scene).views) else { return "Enter" }
    switch view.kind {
    case .textField, .textView: return "a"
    case let kind? where kind.isAdjustable: return view.isAtEnd ? "←" : "→"
    default: return "Enter"
    }
  }

  /// Returns the view with an id, at any depth.
  private func view(_ id: String, in views: [SceneOutline.View]) -> SceneOutline.View? {
    for view in views {
      if view.id == id { return view }
      if let found = self.view(id, in: view.views) { return found }
    }
    return nil
  }

  /// Returns the sign of an arrow key; nil for a word that is no direction.
  private static func arrow(_ direction: String) -> String? {
    ["left": "←", "right": "→", "up": "↑", "down": "↓"][direction]
  }

  /// Returns the keys that move the focus by a number of views, with a space after them; empty for
  /// 0.
  private static func tabs(_ count: Int) -> String {
    count == 0 ? "" : count == 1 ? "Tab " : "\(count) × Tab "
  }

  // MARK: - The focus

  /// Returns the scene that a container shows first.
  private func front(_ scene: Int) -> Int {
    var scene = scene
    for _ in 0..<Self.longestDescent {
      let children = reading.flow.scenes[scene].children
      let place =
        reading.flow.scenes[scene].kind == .tabBarController ? settings[scene].selectedTab : 0
      guard reading.flow.scenes[scene].kind.isContainer, children.indices.contains(place) else {
        break
      }
      scene = children[place].scene
    }
    return scene
  }

  /// Returns the views that can have the focus, except those in bars, in the order of Tab; nil if
  /// unknown.
  ///
  /// A scene file has the views in the order of Tab. For a storyboard, only code and the layout
  /// decide the order.
  private func stops(of scene: Int) -> [Stop]? {
    let scene = front(scene)
    guard case .sceneFile = reading.files[reading.flow.scenes[scene].place.file]?.content else {
      return nil
    }
    let outline = reading.outline(of: scene)
    switch reading.flow.scenes[scene].kind {
    case .tableViewController:
      return [Stop(kind: .tableView, sections: outline.sections, isScrolled: false)]
    case .viewController:
      guard adjacency.embeds(of: scene, in: reading.flow).isEmpty else { return nil }
      let scrolls = outline.isInRows && ArrowKeyHandlers.scrolls(outline.views)
      return stops(in: outline.views, isScrolled: scrolls)
    case .collectionViewController, .navigationController, .tabBarController,
      .splitViewController, .pageViewController, .alertController, .storyboardReference:
      return nil
    }
  }

  /// Returns the views that can have the focus, in order.
  ///
  /// - Parameter isScrolled: Indicates whether the views are inside a view that scrolls vertically.
  private func stops(in views: [SceneOutline.View], isScrolled: Bool) -> [Stop] {
    views.flatMap { view -> [Stop] in
      guard view.isEnabled != false, let kind = view.kind else { return [] }
      let stop = Stop(
        kind: kind, text: view.text, sections: view.sections, isScrolled: isScrolled)
      switch kind {
      case .tableView:
        let isEmpty = ArrowKeyHandlers.rows(of: view.sections).allSatisfy { $0.count == 0 }
        return isEmpty ? [] : [stop]
      case .textView: return view.isEditable != false ? [stop] : []
      case .scrollView:
        let scrolls = ArrowKeyHandlers.scrolls(scrollView: view)
        return stops(in: view.views, isScrolled: isScrolled || scrolls)
      default:
        return kind.takesFocus ? [stop] : stops(in: view.views, isScrolled: isScrolled)
      }
    }
  }
}
