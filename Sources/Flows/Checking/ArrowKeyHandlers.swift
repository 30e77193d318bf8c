import Storyboards
import TextFormats

/// Finds views that handle an arrow key themselves, so that the key does not swipe.
///
/// On a terminal an arrow key is the usual way to swipe, so a swipe segue behind a list or a text
/// field rarely starts. The rule ``Rule/swallowedGesture`` reports such segues.
struct ArrowKeyHandlers {
  /// The direction of an arrow key that a view handles, in the words of a swipe, and the reason.
  struct HandledArrow {
    var direction: String
    var why: String
  }

  private let reading: FlowReading
  private let adjacency: Flow.Adjacency

  /// The rows of the app on a terminal of 24 rows. The status line uses one row.
  private static let rows = 23
  /// The largest depth of nested scenes that is searched.
  private static let longestDescent = 8

  init(_ reading: FlowReading, _ adjacency: Flow.Adjacency) {
    self.reading = reading
    self.adjacency = adjacency
  }

  /// Returns the arrow keys that views of a scene handle before its segues. The focused view gets
  /// an arrow first, then the views around it. Views of embedded scenes are included.
  func taken(in scene: Int) -> [HandledArrow] {
    var visited: Set<Int> = []
    return taken(in: scene, depth: 0, &visited)
  }

  /// Returns the handled arrow keys of a scene and the scenes inside it.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - depth: The number of containers around it.
  ///   - visited: The scenes that have been visited. Containers can contain each other in many
  ///     ways, so each scene is visited once.
  private func taken(in scene: Int, depth: Int, _ visited: inout Set<Int>) -> [HandledArrow] {
    guard depth < Self.longestDescent, visited.insert(scene).inserted else { return [] }
    let flow = reading.flow
    let outline = reading.outline(of: scene)
    var taken: [HandledArrow] = []
    switch flow.scenes[scene].kind {
    case .tableViewController, .collectionViewController:
      taken = Self.list(outline.sections, named: "a list", least: least(scene))
    case .viewController:
      if outline.isInRows, Self.scrolls(outline.views) {
        taken = Self.upAndDown("the scene scrolls and handles the swipe until it is at its end")
      }
    case .navigationController, .tabBarController, .splitViewController, .pageViewController:
      // Each child is visible now or can become visible.
      for child in flow.scenes[scene].children {
        taken += self.taken(in: child.scene, depth: depth + 1, &visited)
      }
    case .alertController, .storyboardReference: break
    }
    add(outline.views, of: scene, to: &taken)
    for embed in adjacency.embeds(of: scene, in: flow) {
      guard let child = flow.segues[embed].destination else { continue }
      let name = flow.scenes[child].name.harmless()
      taken += self.taken(in: child, depth: depth + 1, &visited).map {
        HandledArrow(direction: $0.direction, why: "in the embedded scene '\(name)', \($0.why)")
      }
    }
    return taken
  }

  /// Returns the assumed smallest number of rows of a list: 2 in a storyboard, because code fills
  /// its lists.
  private func least(_ scene: Int) -> Int {
    if case .storyboard = reading.files[reading.flow.scenes[scene].place.file]?.content {
      2
    } else {
      0
    }
  }

  /// Adds the arrow keys that views handle, including views inside stack and scroll views. Disabled
  /// views handle no keys.
  private func add(_ views: [SceneOutline.View], of scene: Int, to taken: inout [HandledArrow]) {
    for view in views where view.isEnabled != false {
      let name = view.id.map { "'\($0.harmless())'" } ?? ""
      switch view.kind {
      case .tableView:
        taken += Self.list(view.sections, named: "the table view \(name)", least: least(scene))
      case let kind? where kind.isAdjustable:
        taken += Self.sideways("the \(kind.name) \(name) handles the swipe while it has the focus")
      case .textField:
        taken += Self.sideways("the text field \(name) handles the swipe during editing")
      case .textView where view.isEditable != false:
        let why = "the text view \(name) handles the swipe during editing"
        taken += Self.sideways(why) + Self.upAndDown(why)
      case .scrollView where Self.scrolls(scrollView: view):
        let why = "the scroll view \(name) handles the swipe until it is at its end"
        taken += Self.upAndDown(why)
        fallthrough
      default: add(view.views, of: scene, to: &taken)
      }
    }
  }

  private static func sideways(_ why: String) -> [HandledArrow] {
    [HandledArrow(direction: "left", why: why), HandledArrow(direction: "right", why: why)]
  }

  private static func upAndDown(_ why: String) -> [HandledArrow] {
    [HandledArrow(direction: "up", why: why), HandledArrow(direction: "down", why: why)]
  }

  /// Returns the arrow keys that a list handles.
  ///
  /// - Parameters:
  ///   - sections: The sections of the list.
  ///   - name: The name of the list for the message.
  ///   - least: The smallest number of rows.
  private static func list(
    _ sections: [SceneOutline.Section], named name: String, least: Int
  ) -> [HandledArrow] {
    let rows = rows(of: sections)
    let count = rows.reduce(least) { $0 + $1.count }
    var taken: [HandledArrow] = []
    if count > 1 {
      taken.append(
        HandledArrow(
          direction: "up", why: "\(name) handles the swipe on every row except the first"))
      taken.append(
        HandledArrow(
          direction: "down", why: "\(name) handles the swipe on every row except the last"))
    }
    if rows.contains(where: \.row.isDeletable) {
      taken.append(HandledArrow(direction: "left", why: "on a deletable row it shows Delete"))
    }
    if rows.contains(where: \.row.hasAccessoryButton) {
      taken.append(
        HandledArrow(
          direction: "right", why: "on a row with an accessory button it presses the button"))
    }
    return taken
  }

  /// Returns the rows of a list, each with its number of copies. Numbers above 2 are returned as 2.
  static func rows(
    of sections: [SceneOutline.Section]
  ) -> [(row: SceneOutline.Row, count: Int)] {
    sections.flatMap { section -> [(row: SceneOutline.Row, count: Int)] in
      // The number is from a file and can be out of range.
      if let row = section.template { return [(row, min(max(section.count ?? 0, 0), 2))] }
      return section.rows.map { ($0, 1) }
    }
  }

  /// Indicates whether views in rows need more rows than the screen has. Each view needs at least
  /// one row.
  ///
  /// Views that overlap vertically in the design can share a row, so only views one below the other
  /// are counted.
  static func scrolls(_ views: [SceneOutline.View]) -> Bool { stackedRows(views) > rows }

  /// Indicates whether the views of a scroll view need more rows than the screen has.
  static func scrolls(scrollView: SceneOutline.View) -> Bool { scrollView.views.count > rows }

  /// Returns the largest number of views that are stacked vertically. Each view needs at least one
  /// row.
  ///
  /// The spans are sorted by their ends, and each that starts after the last chosen one is chosen.
  /// This gives the largest number of spans that do not overlap.
  private static func stackedRows(_ views: [SceneOutline.View]) -> Int {
    let spans = views.compactMap { view -> (top: Double, bottom: Double)? in
      guard let y = view.frame?.y, let height = view.frame?.height, height > 0 else { return nil }
      return (y, y + height)
    }.sorted { $0.bottom < $1.bottom }
    var (count, end) = (0, -Double.infinity)
    for span in spans where span.top >= end { (count, end) = (count + 1, span.bottom) }
    return count
  }
}
