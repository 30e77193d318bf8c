import CellGraphics
import NavigationKit
import Simulation
import TestSupport
import Testing

/// Eight moments of each transition, from left to right and from above, as pictures to look at.
@Suite struct PictureStripTests {
  private static let columns = 40
  private static let rows = 12

  private static let strips: [(name: String, transition: PictureTransition)] = [
    ("fade", .fade), ("fade-256", .fade), ("fade-16", .fade), ("fade-mono", .fade),
    ("flip-mono", .flip(from: .right)), ("push", .push(from: .right)),
    ("move-in", .moveIn(from: .bottom)),
    ("reveal", .reveal(from: .right)), ("flip-right", .flip(from: .right)),
    ("flip-top", .flip(from: .top)), ("curl-left", .curl(bound: .left)),
    ("curl-top", .curl(bound: .top)), ("partial-curl", .partialCurl),
  ]

  /// What a controller looks like in a navigation controller.
  private func screen(_ lines: [String], _ title: String, ground: Color) -> Surface {
    let content = Content("A", title: title, lines: lines, ground: ground)
    let button = Button(
      frame: Rect(x: 12, y: Double(Self.rows) - 4, width: 16, height: 1))
    button.title = "Open \(title)"
    button.backgroundColor = Color(rgb: 0x0A6CFF)
    button.titleColor = .white
    content.loadViewIfNeeded()
    content.view.addSubview(button)
    let stage = SimulatedStage(
      navigation("Nav", content), columns: Self.columns, rows: Self.rows + 1)
    return stage.simulator.frame().surface.fitted(columns: Self.columns, rows: Self.rows)
  }

  @Test(arguments: strips.map(\.name))
  func `the strip of a picture transition matches its snapshot`(name: String) throws {
    let transition = try #require(Self.strips.first { $0.name == name }).transition
    let screen = StripScreen(name)
    let old = self.screen(
      ["General", "Notifications are on", "", "Storage 12 of 64 GB"], "Settings", ground: .white)
    let new = self.screen(
      ["Ada", "member since 1843", "", "日本語 too"], "Profile", ground: Color(rgb: 0xB8D8A0))
    var strip = Surface(
      columns: 2 * Self.columns + 1, rows: 4 * Self.rows + 3,
      filledWith: Cell(background: Color(rgb: 0x404040)))
    var picture = old
    for index in 0..<8 {
      transition.draw(
        from: old, to: new, at: Double(index + 1) / 9, backdrop: .black, style: screen.style,
        onto: &picture)
      strip.composite(
        picture, column: index % 2 * (Self.columns + 1), row: index / 2 * (Self.rows + 1))
    }
    try expectGolden(Frame(surface: screen.show(strip), panels: []), "strip-\(name)")
  }
}
