import CellGraphics
import NavigationKit
import Simulation
import Storyboards
import Testing

/// The gallery, a row at a time, by keys or by the mouse.
struct GalleryWalk {
  let walk: StoryboardWalk
  var simulator: Simulator { walk.simulator }
  private var application: Application { simulator.application }

  init(columns: Int = 80, rows: Int = 24) throws {
    walk = try StoryboardWalk("gallery.json", columns: columns, rows: rows)
  }

  /// The names of the rows, from the file, and where they are.
  static let rows: [(name: String, place: IndexPath)] = {
    guard let walk = try? StoryboardWalk("gallery.json"),
      case .tableViewController(let table)? = walk.bundle.main.document.scene("gallery")?.kind
    else { return [] }
    return table.sections.enumerated().flatMap { section, description in
      description.writtenRows.enumerated().compactMap { row, description in
        description.id.map { (String($0.dropLast(3)), IndexPath(row: row, section: section)) }
      }
    }
  }()

  static let names = rows.map(\.name)
  /// The rows that an alert or action sheet answers.
  static let alerts = ["warning", "naming", "sharing"]

  /// Indicates whether the gallery is in front and presents nothing.
  var isAtStart: Bool {
    frontmostScene == "gallery"
      && application.window?.rootViewController?.presentedViewController == nil
  }

  /// The id of the scene in front.
  var frontmostScene: String? {
    (application.frontmostViewController as? SceneViewController)?.scene.id
  }

  /// The cells of the controller that was drawn last. Contents around it may have scrolled.
  var frontmostPicture: [[Cell]] {
    let frame = simulator.frame()
    guard let rect = frame.panels.last(where: { $0.id.hasPrefix("controller") })?.rect else {
      return []
    }
    return (rect.row..<rect.endRow).map { row in
      Array(frame.surface.row(row).dropFirst(rect.column).prefix(rect.columns))
    }
  }

  // MARK: - By keys

  func open(_ row: String) throws {
    let place = try #require(Self.names.firstIndex(of: row))
    walk.perform(.key(.home))
    for _ in 0..<place { walk.perform(.swipe(.down)) }
    walk.perform(.tap)
  }

  /// Returns to the gallery with Tab and Enter alone, by any control that leads back.
  func leave() {
    for _ in 0..<40 {
      if Self.ways.contains(application.focusedView?.accessibilityIdentifier ?? "") {
        walk.perform(.tap)
        return
      }
      walk.perform(.moveFocus(.next))
    }
    // A popover needs nothing that leads back.
    walk.perform(.cancel)
  }

  /// The ids of controls that lead back. Controls that lead back all the way are first.
  private static let ways = ["done", "close", "back"]

  // MARK: - By the mouse

  func click(_ column: Int, _ row: Int) {
    walk.perform(
      .pointer(.down, column: column, row: row), .pointer(.up, column: column, row: row))
  }

  func clickRow(_ row: String) throws {
    let place = try #require(Self.rows.first { $0.name == row }?.place)
    let table = try #require(application.frontmostViewController?.view as? TableView)
    for _ in 0..<60 where table.bounds.minY > 0 {
      walk.perform(.wheel(.up, column: simulator.columns / 2, row: 2))
    }
    try clickWhenSeen { [table.cellForRow(at: place)].compactMap(\.self) }
  }

  func clickButton(_ id: String) throws {
    try clickWhenSeen { views { $0 == id } }
  }

  /// Clicks controls that lead back, up to three times.
  func clickBack() throws {
    for _ in 0..<3 where !isAtStart {
      // Any action has an action sheet go.
      try clickWhenSeen { (Self.ways + ["reply"]).flatMap { way in views { $0 == way } } }
    }
  }

  /// Turns the wheel until something can be seen, and clicks on it.
  private func clickWhenSeen(_ views: () -> [View]) throws {
    // In the middle, and where a scene stands that fills a corner only.
    let (columns, rows) = (simulator.columns, simulator.rows - 1)
    let places = [(columns / 2, rows / 2), (columns * 3 / 4, rows - 2)]
    for turn in 0..<60 {
      for view in views() where isReachable(view) {
        let rect = view.seenRect
        return click(Int(rect.midX), Int(rect.midY))
      }
      let place = places[turn % 2]
      walk.perform(.wheel(.down, column: place.0, row: place.1))
    }
    Issue.record("nothing to click on in \(walk.lines)")
  }

  /// Indicates whether a click in the middle of the visible part of a view reaches the view.
  private func isReachable(_ view: View) -> Bool {
    let rect = view.seenRect
    let hit = application.window?.hitTest(Point(x: rect.midX, y: rect.midY), with: nil)
    return !rect.isEmpty && hit?.isDescendant(of: view) == true
  }

  /// The views with fitting ids, front to back.
  private func views(_ fits: (String) -> Bool) -> [View] {
    var found: [View] = []
    func visit(_ view: View) {
      for subview in view.subviews.reversed() { visit(subview) }
      if view.accessibilityIdentifier.map(fits) == true { found.append(view) }
    }
    if let window = application.window { visit(window) }
    return found
  }
}

extension View {
  /// The visible part of a view at rest, in the window's coordinates.
  var seenRect: Rect {
    var rect = bounds
    var current = self
    while let superview = current.superview {
      rect = rect.offsetBy(
        dx: current.frame.minX - current.bounds.minX, dy: current.frame.minY - current.bounds.minY)
      rect = rect.intersection(superview.bounds)
      current = superview
    }
    return rect
  }
}

// MARK: - What is always true

extension GalleryWalk {
  /// At rest: the focus can be seen where there is room, and nothing is drawn outside of what holds it.
  func expectOrder(_ what: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let frame = simulator.frame()
    #expect(
      frame.surface.cells.allSatisfy { $0.background.alpha == 255 }, "\(what)",
      sourceLocation: sourceLocation)
    #expect(
      frame.panels.allSatisfy { $0.rect.intersection(frame.surface.bounds) == $0.rect },
      "\(what)", sourceLocation: sourceLocation)
    #expect(
      Set(frame.panels.map(\.id)).count == frame.panels.count, "\(what)",
      sourceLocation: sourceLocation)
    expectFocus(what, sourceLocation)
    let places = Dictionary(
      frame.panels.map { ($0.id, $0.rect) }, uniquingKeysWith: { _, last in last })
    var level = application.window?.rootViewController
    while let controller = level {
      expectPlaces(of: controller, places, what, sourceLocation)
      level = controller.presentedViewController
    }
  }

  private func expectFocus(_ what: String, _ sourceLocation: SourceLocation) {
    guard let view = application.focusedView else { return }
    #expect(view.window === application.window, "\(what)", sourceLocation: sourceLocation)
    guard simulator.columns >= 60, simulator.rows >= 20 else { return }
    #expect(
      !view.seenRect.isEmpty, "\(what): \(view.accessibilityIdentifier ?? "") is out of sight",
      sourceLocation: sourceLocation)
  }

  private func expectPlaces(
    of controller: ViewController, _ places: [String: CellRect], _ what: String,
    _ sourceLocation: SourceLocation
  ) {
    for child in controller.children {
      if let place = places["controller \(child.identity)"],
        let around = places["controller \(controller.identity)"]
      {
        #expect(
          place.intersection(around) == place,
          "\(what): \(child.identity) is outside of \(controller.identity)",
          sourceLocation: sourceLocation)
      }
      expectPlaces(of: child, places, what, sourceLocation)
    }
  }
}
