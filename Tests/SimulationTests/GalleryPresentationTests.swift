import CellGraphics
import NavigationKit
import Simulation
import TestSupport
import Testing

/// Presentations of the gallery: closing, resizing, and nested sheets.
@Suite struct GalleryPresentationTests {
  @Test(arguments: ["pageSheet", "formSheet", "sized", "sheets"])
  func `Esc closes a sheet`(row: String) throws {
    let gallery = try GalleryWalk()
    try gallery.open(row)
    gallery.walk.perform(.cancel)
    #expect(gallery.isAtStart)
  }

  @Test func `Esc does not close a sheet with isModalInPresentation`() throws {
    let gallery = try GalleryWalk()
    try gallery.open("locked")
    gallery.walk.perform(.cancel)
    #expect(gallery.frontmostScene == "locked")
    gallery.leave()
    #expect(gallery.isAtStart)
  }

  @Test func `each Esc closes the uppermost sheet`() throws {
    let gallery = try GalleryWalk(columns: 120)
    try gallery.open("sheets")
    gallery.walk.perform(.tap)
    #expect(gallery.walk.path == "Gallery ▴ The lower sheet ▴ The upper sheet")
    gallery.walk.perform(.cancel)
    #expect(gallery.walk.path == "Gallery ▴ The lower sheet")
    gallery.walk.perform(.cancel)
    #expect(gallery.isAtStart)
  }

  /// 36 by 8 cells, with a rim of one all around.
  @Test func `a sheet has its preferred content size`() throws {
    let gallery = try GalleryWalk()
    try gallery.open("sized")
    let panel = gallery.simulator.frame().panels.first { $0.id == "controller sized" }
    #expect(panel?.rect == CellRect(column: 22, row: 7, columns: 36, rows: 8))
  }

  @Test(arguments: [
    ("north", "▲", "It comes from North."), ("west", "◀", "It comes from West."),
    ("east", "▶", "It comes from East."), ("south", "▼", "It comes from South."),
    ("bell", "▲", "It comes from the bar."),
  ])
  func `the arrow of a popover points at its anchor`(
    anchor: String, arrow: Character, text: String
  ) throws {
    let gallery = try GalleryWalk()
    try gallery.open("popovers")
    try gallery.clickButton(anchor)
    let picture = gallery.walk.lines.joined(separator: "\n")
    #expect(picture.contains(text))
    #expect(picture.filter { "▲◀▶▼".contains($0) } == String(arrow))
    gallery.expectOrder(anchor)
    gallery.walk.perform(.cancel)
    #expect(gallery.frontmostScene == "bubbles")
  }

  @Test func `a popover covers the whole screen while the terminal is small`()
    throws
  {
    let gallery = try GalleryWalk()
    try gallery.open("popovers")
    gallery.walk.perform(.tap)
    let before = gallery.simulator.frame().surface
    gallery.walk.perform(.resize(columns: 40, rows: 12))
    #expect(!gallery.walk.lines.contains { $0.contains("╭") })
    gallery.walk.perform(.resize(columns: 80, rows: 24))
    let isSame = gallery.simulator.frame().surface == before
    #expect(isSame)
  }

  @Test(arguments: [("inside", "Chamber", true), ("over", "Curtain", false)])
  func `a scene presented in a context leaves the surrounding scene visible`(
    button: String, name: String, covers: Bool
  ) throws {
    let gallery = try GalleryWalk()
    try gallery.open("context")
    try gallery.clickButton(button)
    #expect(gallery.walk.path == "Gallery › In a context ⊞ Hall ▴ \(name)")
    #expect(gallery.walk.lines.contains { $0.hasPrefix("What is presented here") })
    #expect(gallery.walk.lines.contains { $0.contains("Hall") } != covers)
    #expect(gallery.simulator.application.focusedView?.accessibilityIdentifier == "close")
    gallery.expectOrder(name)
    gallery.walk.perform(.tap)
    #expect(gallery.walk.path == "Gallery › In a context")
    gallery.leave()
    #expect(gallery.isAtStart)
  }

  @Test func `a press of half a second is a long press`() throws {
    let gallery = try GalleryWalk()
    try gallery.open("press")
    gallery.walk.perform(.tap)
    #expect(gallery.frontmostScene == "tapped")
    gallery.leave()
    // Time passes until nothing waits any more, the half second among it.
    let button = try #require(gallery.simulator.application.focusedView).seenRect
    let (column, row) = (Int(button.midX), Int(button.midY))
    gallery.walk.perform(.pointer(.down, column: column, row: row))
    gallery.walk.perform(.pointer(.up, column: column, row: row))
    #expect(gallery.frontmostScene == "held")
    gallery.leave()
    #expect(gallery.frontmostScene == "press")
  }

  @Test func `a drag from the right edge presents the drawer`() throws {
    let gallery = try GalleryWalk()
    try gallery.open("press")
    gallery.walk.perform(.drag(.left), .tap)
    #expect(gallery.frontmostScene == "drawer")
    gallery.leave()
    gallery.walk.perform(.pointer(.down, column: 79, row: 5))
    for column in [75, 70, 60] { gallery.walk.perform(.pointer(.move, column: column, row: 5)) }
    gallery.walk.perform(.pointer(.up, column: 60, row: 5))
    #expect(gallery.frontmostScene == "drawer")
  }

  private static let moving = [
    "cover", "pageSheet", "formSheet", "veil", "dissolve", "flip", "curl", "fade", "zoom", "drop",
  ]

  @Test(arguments: moving)
  func `every frame of a presentation is opaque and has one panel for each controller`(row: String)
    throws
  {
    let gallery = try GalleryWalk()
    let place = try #require(GalleryWalk.names.firstIndex(of: row))
    for _ in 0..<place { gallery.walk.perform(.swipe(.down)) }
    for isComing in [true, false] {
      gallery.simulator.perform(.tap)
      var moments = 0
      while gallery.simulator.nextDueTick != nil {
        gallery.simulator.advance(to: gallery.simulator.application.tick + 4)
        let frame = gallery.simulator.frame()
        #expect(Set(frame.panels.map(\.id)).count == frame.panels.count)
        #expect(frame.surface.cells.allSatisfy { $0.background.alpha == 255 })
        moments += 1
      }
      #expect(moments > 8, "\(isComing ? "coming" : "going")")
      #expect(gallery.isAtStart != isComing)
    }
  }
}
