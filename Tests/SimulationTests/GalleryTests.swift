import CellGraphics
import Foundation
import NavigationKit
import Simulation
import TestSupport
import Testing

/// The gallery, row by row.
@Suite struct GalleryTests {
  static let sizes = [(80, 24), (160, 50), (40, 12)]

  /// Returns the gallery's file as JSON, read without the decoder that these tests use.
  private static func scenes() throws -> [[String: Any]] {
    let file = Tutorial.file.deletingLastPathComponent().appending(
      path: "docs/storyboards/gallery.json")
    let root = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
    return try #require(root?["scenes"] as? [[String: Any]])
  }

  /// Returns the values of `key` in all objects of `value`, at any depth.
  private static func values(of key: String, in value: Any) -> Set<String> {
    if let list = value as? [Any] {
      return list.reduce(into: []) { $0.formUnion(values(of: key, in: $1)) }
    }
    guard let object = value as? [String: Any] else { return [] }
    let own = (object[key] as? String).map { Set([$0]) } ?? []
    return object.values.reduce(into: own) { $0.formUnion(values(of: key, in: $1)) }
  }

  @Test func `the walk visits every row of the file, and every row has a segue`() throws {
    let start = try #require(try Self.scenes().first { $0["id"] as? String == "gallery" })
    let sections = try #require(start["sections"] as? [[String: Any]])
    let rows = try sections.flatMap { section in
      try #require(section["rows"] as? [[String: Any]]).map { $0["id"] as? String ?? "" }
    }
    #expect(!rows.isEmpty && Set(rows).count == rows.count)
    #expect(rows == GalleryWalk.names.map { "\($0)Row" })
    let segues = try #require(start["segues"] as? [[String: Any]])
    #expect(Self.values(of: "tap", in: segues).isSuperset(of: rows))
  }

  @Test(arguments: [
    (
      "kind",
      [
        "label", "button", "container", "imageView", "textField", "textView", "switch", "slider",
        "segmentedControl", "stepper", "pageControl", "progressView", "activityIndicatorView",
        "stackView", "scrollView", "navigationController", "tabBarController",
        "splitViewController",
        "pageViewController", "tableViewController", "alertController", "show", "showDetail",
        "presentModally", "popoverPresentation", "embed", "unwind",
      ]
    ),
    (
      "modalPresentationStyle",
      ["pageSheet", "formSheet", "overFullScreen", "currentContext", "overCurrentContext"]
    ),
  ])
  func `the gallery shows every kind of view, controller, segue and presentation`(
    key: String, values: [String]
  ) throws {
    let missing = Set(values).subtracting(Self.values(of: key, in: try Self.scenes()))
    #expect(missing == [])
  }

  @Test(arguments: sizes + [(20, 6)])
  func `the keyboard opens a scene from every row and returns to an identical frame`(
    size: (columns: Int, rows: Int)
  ) throws {
    let gallery = try GalleryWalk(columns: size.columns, rows: size.rows)
    for (index, row) in GalleryWalk.names.enumerated() {
      let segues = gallery.walk.performed
      gallery.walk.perform(.key(.home))
      for _ in 0..<index { gallery.walk.perform(.swipe(.down)) }
      let before = gallery.simulator.frame().surface
      gallery.walk.perform(.tap)
      #expect(gallery.walk.performed.subtracting(segues).contains(row), "\(row)")
      #expect(!gallery.isAtStart, "\(row)")
      gallery.expectOrder(row)
      gallery.leave()
      #expect(gallery.isAtStart, "\(row)")
      let isSame = gallery.simulator.frame().surface == before
      #expect(isSame, "\(row)")
    }
  }

  @Test(arguments: sizes)
  func `clicks open a scene from every row and return to the gallery`(
    size: (columns: Int, rows: Int)
  ) throws {
    let gallery = try GalleryWalk(columns: size.columns, rows: size.rows)
    for row in GalleryWalk.names {
      let segues = gallery.walk.performed
      try gallery.clickRow(row)
      #expect(gallery.walk.performed.subtracting(segues).contains(row), "\(row)")
      #expect(!gallery.isAtStart, "\(row)")
      gallery.expectOrder(row)
      try gallery.clickBack()
      #expect(gallery.isAtStart, "\(row)")
    }
  }

  @Test(arguments: GalleryWalk.names)
  func `every scene adapts to the size of the terminal`(row: String) throws {
    let gallery = try GalleryWalk()
    try gallery.open(row)
    for (columns, rows) in [(160, 50), (40, 12), (20, 6), (3, 3), (1, 1), (300, 100), (80, 24)] {
      gallery.walk.perform(.resize(columns: columns, rows: rows))
      gallery.expectOrder("\(row) at \(columns) × \(rows)")
      gallery.walk.perform(.moveFocus(.next))
    }
    gallery.leave()
    #expect(gallery.isAtStart)
  }

  /// Scenes and sizes. Each scene is resized from one of the sizes to the two others and back.
  @Test(arguments: GalleryWalk.names, sizes)
  func `a scene that was resized and restored has the same frame and returns to the gallery`(
    row: String, size: (columns: Int, rows: Int)
  ) throws {
    let gallery = try GalleryWalk(columns: size.columns, rows: size.rows)
    try gallery.open(row)
    let before = gallery.frontmostPicture
    for (columns, rows) in Self.sizes + [size] {
      gallery.walk.perform(.resize(columns: columns, rows: rows))
      gallery.expectOrder("\(row) at \(columns) × \(rows)")
    }
    // An alert has what lies beneath it around its box, which may have scrolled.
    let isSame = gallery.frontmostPicture == before
    #expect(isSame || GalleryWalk.alerts.contains(row))
    gallery.leave()
    #expect(gallery.isAtStart)
  }

  @Test(arguments: GalleryWalk.names, [(80, 24), (40, 12)])
  func `every scene matches its snapshot`(row: String, size: (columns: Int, rows: Int)) throws {
    let gallery = try GalleryWalk(columns: size.columns, rows: size.rows)
    try gallery.open(row)
    try expectGolden(
      gallery.simulator.frame(), "gallery-\(row)-\(size.columns)x\(size.rows)")
  }

  @Test func `without colours a partial curl has no rounded corners`() throws {
    let gallery = try GalleryWalk()
    gallery.simulator.style = DrawingStyle(fading: .dissolve)
    try gallery.open("curl")
    let glyphs = Set(gallery.simulator.frame().text.unicodeScalars)
    #expect(glyphs.isDisjoint(with: ["▟", "▙", "▜", "▛"]))
    #expect(glyphs.contains("▴"))
  }

  @Test(arguments: [(80, 24), (40, 12)])
  func `the gallery's first screen matches its snapshot`(size: (columns: Int, rows: Int)) throws {
    let gallery = try GalleryWalk(columns: size.columns, rows: size.rows)
    try expectGolden(gallery.simulator.frame(), "gallery-\(size.columns)x\(size.rows)")
  }

  // MARK: - What is passed on

  @Test func `a form passes the entered name to the next scene`() throws {
    let gallery = try GalleryWalk()
    try gallery.open("form")
    gallery.walk.perform(.moveFocus(.previous), .moveFocus(.next))
    gallery.walk.perform(.key(.text("Ada")), .tap)
    #expect(gallery.walk.lines.contains("Hello, Ada!"))
  }

  @Test func `a segue passes the current values of the controls`() throws {
    let gallery = try GalleryWalk()
    try gallery.open("values")
    gallery.walk.perform(.tap, .moveFocus(.next), .moveFocus(.next), .swipe(.right))
    gallery.walk.perform(.moveFocus(.next), .tap, .moveFocus(.next), .tap)
    for line in ["Power is off", "Level is 60", "Count is 3"] {
      #expect(gallery.walk.lines.contains(line))
    }
  }

  @Test func `an unwind segue sets the chosen value in the table`() throws {
    let gallery = try GalleryWalk()
    try gallery.open("groups")
    gallery.walk.perform(.tap, .swipe(.right), .moveFocus(.next), .tap)
    #expect(gallery.walk.lines.contains { $0.hasPrefix("Volume") && $0.contains("high") })
  }

  @Test func `an action of an alert sets the text of the row that opened the alert`() throws {
    let gallery = try GalleryWalk()
    try gallery.open("warning")
    gallery.walk.perform(.swipe(.right), .tap)
    #expect(gallery.walk.lines.contains { $0.contains("Alert ") && $0.contains(" deleted") })
    try gallery.open("naming")
    gallery.walk.perform(.key(.text("水")), .tap)
    #expect(gallery.walk.lines.contains { $0.contains("Text field ") && $0.contains(" Hello, 水!") })
  }

  @Test func `a split view shows its columns side by side when the terminal becomes wide`() throws {
    let gallery = try GalleryWalk(columns: 40, rows: 12)
    try gallery.open("garden")
    #expect(!gallery.walk.lines.contains { $0.contains("│") })
    gallery.walk.perform(.resize(columns: 160, rows: 50))
    #expect(gallery.walk.lines.contains { $0.contains("│") })
  }
}
