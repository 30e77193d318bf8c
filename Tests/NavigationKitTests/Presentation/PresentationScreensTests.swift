import CellGraphics
import NavigationKit
import Simulation
import TestSupport
import Testing

/// What presentations look like over a screen with bars and text.
@Suite struct PresentationScreensTests {
  private static let styles: [ModalPresentationStyle] = [
    .fullScreen, .pageSheet, .formSheet, .currentContext, .overFullScreen, .overCurrentContext,
    .popover, .custom,
  ]

  @Test(arguments: styles)
  func `presentations at 80 × 24 match their snapshots`(style: ModalPresentationStyle) throws {
    try expectGolden(Self.open(style).simulator.frame(), "presentation-\(style)-80x24")
  }

  @Test(arguments: styles)
  func `presentations at 40 × 12 match their snapshots`(style: ModalPresentationStyle) throws {
    let stage = Self.open(style, columns: 40, rows: 12)
    try expectGolden(stage.simulator.frame(), "presentation-\(style)-40x12")
  }

  @Test func `a sheet in a narrow window`() throws {
    let stage = Self.open(.pageSheet, columns: 40, rows: 24)
    try expectGolden(stage.simulator.frame(), "presentation-narrow-40x24")
  }

  @Test func `a sheet on a sheet in a narrow window`() throws {
    let stage = Self.open(.pageSheet, columns: 40, rows: 24)
    let second = Self.note("Second")
    second.modalPresentationStyle = .pageSheet
    stage.turn { stage.application.frontmostViewController?.present(second, animated: false) }
    try expectGolden(stage.simulator.frame(), "presentation-stacked-40x24")
  }

  @Test func `a sheet during its presentation`() throws {
    let stage = Self.open(.formSheet, animated: true)
    stage.simulator.advance(to: 12)
    try expectGolden(stage.simulator.frame(), "presentation-rising-80x24")
  }

  @Test func `a popover beside a view at the edge`() throws {
    let stage = Self.open(.popover, source: Rect(x: 70, y: 4, width: 6, height: 16))
    try expectGolden(stage.simulator.frame(), "presentation-popover-right-80x24")
  }

  @Test func `without colours, a sheet has a border over dim text`() {
    let stage = Self.open(.formSheet)
    let surface = stage.simulator.frame().surface
    #expect(surface[column: 2, row: 2].attributes.contains(.dim))
    #expect(!surface[column: 20, row: 8].attributes.contains(.dim))
    #expect(stage.trimmedText(row: 3).contains("▗"))
  }

  @Test func `every style fits every size and never draws over the status line`() {
    for style in Self.styles {
      let stage = Self.open(style)
      for (columns, rows) in sizes {
        stage.resize(columns: columns, rows: rows)
        stage.settle()
        let frame = stage.simulator.frame()
        #expect(frame.surface.columns == columns)
        let presented = stage.window.rootViewController?.presentedViewController
        if let presented { expectInvariants(presented) }
      }
      stage.resize(columns: 80, rows: 24)
      stage.settle()
      let again = Self.open(style)
      again.settle()
      #expect(stage.simulator.frame().surface == again.simulator.frame().surface, "\(style)")
    }
  }

  /// A mail with a note presented over it.
  private static func open(
    _ style: ModalPresentationStyle, columns: Int = 80, rows: Int = 24, animated: Bool = false,
    source: Rect? = nil
  ) -> SimulatedStage {
    let mail = Content(
      "Mail", title: "Inbox",
      lines: [
        "Thursday", "", "Water samples from the lower pond: the third bottle", "is still missing.",
        "", "Please look whether it stands in the cold room, and", "write back before the weekend.",
        "", "Minutes of the last meeting are attached; who finds", "a mistake corrects it there.",
        "", "The pump runs again.",
      ])
    let action = BarButtonItem(title: "Notes", style: .plain)
    mail.navigationItem.rightBarButtonItems = [action]
    let nav = navigation("Nav", mail)
    let stage = SimulatedStage(nav, columns: columns, rows: rows)
    let note = note("Note")
    note.modalPresentationStyle = style
    stage.turn {
      if let source {
        note.popoverPresentationController?.sourceView = nav.view
        note.popoverPresentationController?.sourceRect = source
      } else {
        note.popoverPresentationController?.barButtonItem = action
      }
      mail.present(note, animated: animated)
    }
    return stage
  }

  private static func note(_ title: String) -> NavigationController {
    let content = Content(
      title, lines: ["The third bottle stands in", "the cold room, second shelf."],
      ground: Color(rgb: 0xFFFBE6))
    content.navigationItem.rightBarButtonItems = [BarButtonItem(systemItem: .done)]
    return navigation("\(title)s", content)
  }
}
