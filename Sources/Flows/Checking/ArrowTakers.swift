import Storyboards
import TextFormats

/// The views of scenes that do something with an arrow themselves, so that no swipe comes of it.
struct ArrowTakers {
  /// Which arrow something takes, by the words of a swipe, and why.
  struct Taken {
    var direction: String
    var why: String
  }

  private let reading: FlowReading
  private let ways: Flow.Ways

  /// The rows of a terminal of 24, but for the status line.
  private static let rows = 23
  /// So deep is looked into what is embedded.
  private static let longestDescent = 8

  init(_ reading: FlowReading, _ ways: Flow.Ways) {
    self.reading = reading
    self.ways = ways
  }

  /// What keeps swipes from a scene: the view that has the focus gets an arrow first, and so do those it
  /// lies in; what is embedded lies in it too.
  func taken(in scene: Int) -> [Taken] {
    var visited: Set<Int> = []
    return taken(in: scene, depth: 0, &visited)
  }

  /// - Parameter visited: The scenes that have been looked at. Containers can contain each other in very
  ///   many ways, so each scene is looked at once.
  private func taken(in scene: Int, depth: Int, _ visited: inout Set<Int>) -> [Taken] {
    guard depth < Self.longestDescent, visited.insert(scene).inserted else { return [] }
    let flow = reading.flow
    let outline = reading.outline(of: scene)
    var taken: [Taken] = []
    switch flow.scenes[scene].kind {
    case .tableViewController, .collectionViewController:
      taken = Self.list(outline.sections, named: "a list", least: least(scene))
    case .viewController:
      if outline.isInRows, Self.scrolls(outline.views) {
        taken = Self.upAndDown("the scene scrolls, and takes it until it comes to an end")
      }
    case .navigationController, .tabBarController, .splitViewController, .pageViewController:
      // What is embedded with them is in front with them, or can be.
      for child in flow.scenes[scene].children {
        taken += self.taken(in: child.scene, depth: depth + 1, &visited)
      }
    case .alertController, .storyboardReference: break
    }
    add(outline.views, of: scene, to: &taken)
    for embed in ways.embeds(of: scene, in: flow) {
      guard let child = flow.segues[embed].destination else { continue }
      let name = flow.scenes[child].name.harmless()
      taken += self.taken(in: child, depth: depth + 1, &visited).map {
        Taken(direction: $0.direction, why: "in '\(name)', which is embedded, \($0.why)")
      }
    }
    return taken
  }

  /// How many rows a list has at least: what is in a storyboard's, code decides.
  private func least(_ scene: Int) -> Int {
    if case .storyboard = reading.files[reading.flow.scenes[scene].place.file]?.content {
      2
    } else {
      0
    }
  }

  private func add(_ views: [SceneOutline.View], of scene: Int, to taken: inout [Taken]) {
    for view in views where view.isEnabled != false {
      let name = view.id.map { "'\($0.harmless())'" } ?? ""
      switch view.kind {
      case .tableView:
        taken += Self.list(view.sections, named: "the table view \(name)", least: least(scene))
      case let kind? where kind.isAdjustable:
        taken += Self.sideways("the \(kind.name) \(name) takes it while it has the focus")
      case .textField:
        taken += Self.sideways("the text field \(name) takes it while text is typed")
      case .textView where view.isEditable != false:
        let why = "the text view \(name) takes it while text is typed"
        taken += Self.sideways(why) + Self.upAndDown(why)
      case .scrollView where Self.scrolls(scrollView: view):
        let why = "the scroll view \(name) takes it until it comes to an end"
        taken += Self.upAndDown(why)
        fallthrough
      default: add(view.views, of: scene, to: &taken)
      }
    }
  }

  private static func sideways(_ why: String) -> [Taken] {
    [Taken(direction: "left", why: why), Taken(direction: "right", why: why)]
  }

  private static func upAndDown(_ why: String) -> [Taken] {
    [Taken(direction: "up", why: why), Taken(direction: "down", why: why)]
  }

  /// - Parameter least: How many rows there are at least.
  private static func list(
    _ sections: [SceneOutline.Section], named name: String, least: Int
  ) -> [Taken] {
    let rows = rows(of: sections)
    let count = rows.reduce(least) { $0 + $1.count }
    var taken: [Taken] = []
    if count > 1 {
      taken.append(Taken(direction: "up", why: "\(name) takes it but on its first row"))
      taken.append(Taken(direction: "down", why: "\(name) takes it but on its last row"))
    }
    if rows.contains(where: \.row.isDeletable) {
      taken.append(Taken(direction: "left", why: "on a row that can be deleted it shows Delete"))
    }
    if rows.contains(where: \.row.hasAccessoryButton) {
      taken.append(
        Taken(direction: "right", why: "on a row with an accessory button it presses that"))
    }
    return taken
  }

  /// The rows of a list, each with how many there are of it: any number from 2 on is 2.
  static func rows(
    of sections: [SceneOutline.Section]
  ) -> [(row: SceneOutline.Row, count: Int)] {
    sections.flatMap { section -> [(row: SceneOutline.Row, count: Int)] in
      // A number from a file may be any.
      if let row = section.template { return [(row, min(max(section.count ?? 0, 0), 2))] }
      return section.rows.map { ($0, 1) }
    }
  }

  /// Whether views in rows are more than there is room for; each of them takes a row at least.
  static func scrolls(_ views: [SceneOutline.View]) -> Bool { stackedRows(views) > rows }

  static func scrolls(scrollView: SceneOutline.View) -> Bool { scrollView.views.count > rows }

  /// The most views that stand one under the other, each of which takes a row at least.
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
