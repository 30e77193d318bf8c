import CellGraphics
import NavigationKit
import Simulation
import TestSupport
import Testing

/// What alerts and action sheets look like over a screen with bars and text.
@Suite struct AlertScreensTests {
  enum Case: String, CaseIterable, CustomTestStringConvertible {
    case question, notice, signIn, choices, long, sheet, longSheet

    var testDescription: String { rawValue }
  }

  @Test(arguments: Case.allCases, [(80, 24), (40, 12)])
  func `every alert matches its snapshot`(shown: Case, size: (columns: Int, rows: Int)) throws {
    let stage = Self.open(shown, columns: size.columns, rows: size.rows)
    try expectGolden(
      stage.simulator.frame(), "alert-\(shown.rawValue)-\(size.columns)x\(size.rows)")
  }

  @Test(arguments: Case.allCases)
  func `alerts in a tiny window match their snapshots`(shown: Case) throws {
    let stage = Self.open(shown, columns: 20, rows: 6)
    try expectGolden(stage.simulator.frame(), "alert-\(shown.rawValue)-20x6")
  }

  @Test func `an action sheet with a source is a popover`() throws {
    let stage = Self.open(.sheet, isAnchored: true)
    try expectGolden(stage.simulator.frame(), "alert-popover-80x24")
  }

  @Test func `an alert halfway through its presentation`() throws {
    let stage = Self.open(.question, animated: true)
    stage.simulator.advance(to: 14)
    try expectGolden(stage.simulator.frame(), "alert-coming-80x24")
  }

  @Test func `an action sheet halfway through its presentation`() throws {
    let stage = Self.open(.sheet, columns: 40, rows: 24, animated: true)
    stage.simulator.advance(to: 14)
    try expectGolden(stage.simulator.frame(), "alert-sheet-rising-40x24")
  }

  @Test func `every alert fits every size and looks the same when a size returns`() {
    for shown in Case.allCases {
      let stage = Self.open(shown)
      let before = stage.simulator.frame().surface
      for (columns, rows) in sizes {
        stage.resize(columns: columns, rows: rows)
        stage.settle()
        stage.perform(.moveFocus(.next), .swipe(.down), .swipe(.up), .moveFocus(.previous))
        #expect(stage.simulator.frame().surface.columns == columns)
        if let alert = stage.window.rootViewController?.presentedViewController {
          expectInvariants(alert)
        }
      }
      let again = Self.open(shown)
      stage.resize(columns: 80, rows: 24)
      stage.settle()
      again.settle()
      #expect(before == again.simulator.frame().surface)
    }
  }

  /// A mail with an alert over it.
  private static func open(
    _ shown: Case, columns: Int = 80, rows: Int = 24, animated: Bool = false,
    isAnchored: Bool = false
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
    let stage = SimulatedStage(navigation("Nav", mail), columns: columns, rows: rows)
    let alert = alert(shown)
    if isAnchored { alert.popoverPresentationController?.barButtonItem = action }
    stage.turn { mail.present(alert, animated: animated) }
    return stage
  }

  private static func alert(_ shown: Case) -> AlertController {
    switch shown {
    case .question:
      let alert = AlertController(
        title: "Delete this letter?", message: "It cannot be brought back.",
        preferredStyle: .alert)
      alert.addAction(AlertAction(title: "Delete", style: .destructive))
      alert.addAction(AlertAction(title: "Cancel", style: .cancel))
      return alert
    case .notice:
      let alert = AlertController(
        title: "No connection",
        message: "The letter waits in the outbox and goes out as soon as there is one.",
        preferredStyle: .alert)
      alert.addAction(AlertAction(title: "OK", style: .default))
      return alert
    case .signIn:
      let alert = AlertController(
        title: "Sign in", message: "with the account of the pond", preferredStyle: .alert)
      alert.addTextField { field in
        field.placeholder = "Name"
        field.text = "Ada"
      }
      alert.addTextField { field in
        field.placeholder = "Password"
        field.text = "secret"
        field.isSecureTextEntry = true
      }
      alert.addAction(AlertAction(title: "Cancel", style: .cancel))
      let signIn = AlertAction(title: "Sign in", style: .default)
      alert.addAction(signIn)
      alert.preferredAction = signIn
      return alert
    case .choices:
      let alert = AlertController(
        title: "Move the letter", message: "to which box?", preferredStyle: .alert)
      let archive = AlertAction(title: "Archive", style: .default)
      alert.addAction(archive)
      alert.addAction(AlertAction(title: "Cancel", style: .cancel))
      let outbox = AlertAction(title: "Outbox", style: .default)
      outbox.isEnabled = false
      alert.addAction(outbox)
      alert.addAction(AlertAction(title: "Delete it", style: .destructive))
      alert.preferredAction = archive
      return alert
    case .long:
      let alert = AlertController(
        title: "What is new",
        message: (1...30).map { "\($0). The pump of pond \($0) runs again." }
          .joined(separator: "\n"), preferredStyle: .alert)
      alert.addAction(AlertAction(title: "Later", style: .cancel))
      alert.addAction(AlertAction(title: "Good", style: .default))
      return alert
    case .sheet:
      let alert = AlertController(
        title: "Inbox", message: "What is to happen with 水のサンプル?", preferredStyle: .actionSheet)
      alert.addAction(AlertAction(title: "Cancel", style: .cancel))
      alert.addAction(AlertAction(title: "Reply", style: .default))
      alert.addAction(AlertAction(title: "Forward", style: .default))
      alert.addAction(AlertAction(title: "Delete", style: .destructive))
      return alert
    case .longSheet:
      let alert = AlertController(title: nil, message: nil, preferredStyle: .actionSheet)
      for pond in 1...20 {
        alert.addAction(AlertAction(title: "Pond \(pond)", style: .default))
      }
      alert.addAction(AlertAction(title: "Cancel", style: .cancel))
      return alert
    }
  }
}
