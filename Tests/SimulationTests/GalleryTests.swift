import CellGraphics
import NavigationKit
import Simulation
import Storyboards
import TestSupport
import Testing

/// The gallery, row by row.
@Suite struct GalleryTests {
  /// The titles of the rows, from the file.
  private static let rows: [String] = {
    guard let walk = try? StoryboardWalk("gallery.json"),
      case .tableViewController(let table)? = walk.bundle.main.document.scene("gallery")?.kind
    else { return [] }
    return table.sections.flatMap(\.writtenRows).compactMap(\.id).map { String($0.dropLast(3)) }
  }()

  private func open(_ row: String, _ walk: StoryboardWalk) throws {
    let place = try #require(Self.rows.firstIndex(of: row))
    walk.perform(.key(.home))
    for _ in 0..<place { walk.perform(.swipe(.down)) }
    walk.perform(.tap)
  }

  /// Goes back with Tab and Enter, by whatever leads back, else with Esc.
  private func leave(_ walk: StoryboardWalk) {
    for _ in 0..<40 {
      let focused = walk.simulator.application.focusedView?.accessibilityIdentifier
      if ["back", "done", "close"].contains(focused) {
        walk.perform(.tap)
        return
      }
      walk.perform(.moveFocus(.next))
    }
    // A popover needs nothing that leads back.
    walk.perform(.cancel)
  }

  @Test func `there is a row for each thing`() {
    #expect(Self.rows.count == 30)
  }

  @Test(arguments: [(80, 24), (160, 50), (40, 12), (20, 6)])
  func `every row opens a scene, and the keyboard leads back`(
    size: (columns: Int, rows: Int)
  ) throws {
    let walk = try StoryboardWalk("gallery.json", columns: size.columns, rows: size.rows)
    for row in Self.rows {
      let segues = walk.performed
      try open(row, walk)
      #expect(walk.performed.subtracting(segues).contains(row), "\(row)")
      #expect(walk.frontmostScene != "gallery", "\(row)")
      leave(walk)
      #expect(walk.frontmostScene == "gallery", "\(row)")
    }
  }

  @Test(arguments: rows)
  func `every scene follows the size of the terminal`(row: String) throws {
    let walk = try StoryboardWalk("gallery.json")
    try open(row, walk)
    for (columns, rows) in [(160, 50), (40, 12), (20, 6), (3, 3), (1, 1), (300, 100), (80, 24)] {
      walk.perform(.resize(columns: columns, rows: rows), .moveFocus(.next))
      let frame = walk.simulator.frame()
      #expect(frame.surface.cells.allSatisfy { $0.background.alpha == 255 })
      #expect(frame.panels.allSatisfy { $0.rect.intersection(frame.surface.bounds) == $0.rect })
    }
    leave(walk)
    #expect(walk.frontmostScene == "gallery")
  }

  @Test(arguments: rows, [(80, 24), (40, 12)])
  func `every scene has its picture`(row: String, size: (columns: Int, rows: Int)) throws {
    let walk = try StoryboardWalk("gallery.json", columns: size.columns, rows: size.rows)
    try open(row, walk)
    try expectGolden(
      walk.simulator.frame(), "gallery-\(row)-\(size.columns)x\(size.rows)")
  }

  @Test(arguments: [(80, 24), (40, 12)])
  func `the start has its picture`(size: (columns: Int, rows: Int)) throws {
    let walk = try StoryboardWalk("gallery.json", columns: size.columns, rows: size.rows)
    try expectGolden(walk.simulator.frame(), "gallery-\(size.columns)x\(size.rows)")
  }

  // MARK: - What is passed on

  @Test func `a form greets by the name that was written`() throws {
    let walk = try StoryboardWalk("gallery.json")
    try open("form", walk)
    walk.perform(.moveFocus(.previous), .moveFocus(.next))
    walk.perform(.key(.text("Ada")), .tap)
    #expect(walk.lines.contains("Hello, Ada!"))
  }

  @Test func `the values of controls are read when the segue is prepared`() throws {
    let walk = try StoryboardWalk("gallery.json")
    try open("values", walk)
    walk.perform(.tap, .moveFocus(.next), .moveFocus(.next), .swipe(.right))
    walk.perform(.moveFocus(.next), .tap, .moveFocus(.next), .tap)
    for line in ["Power is off", "Level is 60", "Count is 3"] {
      #expect(walk.lines.contains(line))
    }
  }

  @Test func `a choice goes back to the table that asked for it`() throws {
    let walk = try StoryboardWalk("gallery.json")
    try open("groups", walk)
    walk.perform(.tap, .swipe(.right), .moveFocus(.next), .tap)
    #expect(walk.lines.contains { $0.hasPrefix("Volume") && $0.contains("high") })
  }

  @Test func `an alert answers to the row that asked`() throws {
    let walk = try StoryboardWalk("gallery.json")
    try open("warning", walk)
    walk.perform(.swipe(.right), .tap)
    #expect(walk.lines.contains { $0.contains("Alert ") && $0.contains(" deleted") })
    try open("naming", walk)
    walk.perform(.key(.text("水")), .tap)
    #expect(walk.lines.contains { $0.contains("Text field ") && $0.contains(" Hello, 水!") })
  }

  @Test func `a split view that grows has its columns side by side`() throws {
    let walk = try StoryboardWalk("gallery.json", columns: 40, rows: 12)
    try open("garden", walk)
    #expect(!walk.lines.contains { $0.contains("│") })
    walk.perform(.resize(columns: 160, rows: 50))
    #expect(walk.lines.contains { $0.contains("│") })
  }
}

extension StoryboardWalk {
  /// The id of the scene in front.
  fileprivate var frontmostScene: String? {
    (simulator.application.frontmostViewController as? SceneViewController)?.scene.id
  }
}
