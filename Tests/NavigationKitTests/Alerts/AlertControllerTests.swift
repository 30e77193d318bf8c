import CellGraphics
import NavigationKit
import TestSupport
import Testing

/// Alerts and action sheets, by UIKit's documentation of `UIAlertController`.
@Suite struct AlertControllerTests {
  private final class Log {
    var entries: [String] = []
  }

  private let log = Log()

  private func action(_ title: String, _ style: AlertAction.Style = .default) -> AlertAction {
    AlertAction(title: title, style: style) { [log] in log.entries.append($0.title ?? "") }
  }

  /// P presents an alert with these actions.
  private func open(
    as style: AlertController.Style = .alert, title: String? = "Sure?", fields: Int = 0,
    _ actions: AlertAction..., preferred: AlertAction? = nil, columns: Int = 80, rows: Int = 24
  ) -> (stage: Stage, p: ViewController, alert: AlertController) {
    let p = named("P")
    let alert = AlertController(title: title, message: nil, preferredStyle: style)
    alert.baseName = "Alert"
    for number in 0..<fields {
      alert.addTextField { $0.accessibilityIdentifier = "field \(number)" }
    }
    for action in actions { alert.addAction(action) }
    alert.preferredAction = preferred
    let stage = Stage(root: p, columns: columns, rows: rows)
    stage.turn { p.present(alert, animated: false) }
    stage.forget()
    return (stage, p, alert)
  }

  // MARK: - Choosing

  @Test func `choosing an action calls its handler once, after the dismissal`() {
    let alert = AlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    let p = named("P")
    alert.addAction(
      AlertAction(title: "Yes", style: .default) { [log, weak alert, weak p] _ in
        #expect(alert?.appearanceState == .disappeared)
        #expect(alert?.viewIfLoaded?.window == nil)
        #expect(p?.presentedViewController == nil)
        log.entries.append("Yes")
      })
    let stage = Stage(root: p)
    stage.turn { p.present(alert, animated: true) }
    stage.settle()
    stage.tap()
    #expect(log.entries == [])
    // The second press comes during the transition.
    stage.tap()
    stage.settle()
    #expect(log.entries == ["Yes"])
  }

  @Test func `a handler can present a controller immediately`() {
    let p = named("P")
    let alert = AlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    let m = named("M")
    alert.addAction(
      AlertAction(title: "Yes", style: .default) { [weak p] _ in p?.present(m, animated: false) })
    let stage = Stage(root: p)
    stage.turn { p.present(alert, animated: false) }
    stage.tap()
    stage.settle()
    #expect(p.presentedViewController === m)
    #expect(!stage.happened([.warning]).contains { $0.contains("warning") })
  }

  @Test func `dismissing an alert by code calls no handler`() {
    let (stage, p, alert) = open(action("Yes"), action("No", .cancel))
    stage.turn { alert.dismiss(animated: true) }
    stage.settle()
    #expect(p.presentedViewController == nil)
    #expect(log.entries == [])
  }

  @Test func `the log records the chosen action and then the dismissal`() {
    let (stage, _, _) = open(action("Yes"), action("No", .cancel))
    stage.application.cancel()
    stage.settle()
    #expect(
      stage.happened([.alertActionChosen, .dismiss, .actionSent]) == [
        "Alert alertActionChosen No", "P dismiss Alert",
      ])
  }

  // MARK: - Keys

  @Test func `Esc chooses the cancel action and is ignored without a cancel action`() {
    let (stage, p, _) = open(action("Yes"), action("No", .cancel))
    #expect(stage.application.keyHints.map(\.meaning) == ["choose", "No"])
    #expect(stage.application.cancel())
    stage.settle()
    #expect(log.entries == ["No"])
    #expect(p.presentedViewController == nil)

    let other = open(action("Yes"))
    #expect(!other.stage.application.cancel())
    #expect(other.p.presentedViewController === other.alert)
  }

  @Test func `Esc does not choose a disabled cancel action`() {
    let cancel = action("No", .cancel)
    let (stage, p, alert) = open(action("Yes"), cancel)
    cancel.isEnabled = false
    #expect(!stage.application.cancel())
    #expect(p.presentedViewController === alert)
    cancel.isEnabled = true
    #expect(stage.application.cancel())
  }

  @Test
  func
    `the focus starts on the preferred action, then the cancel action, then a nondestructive action`()
  {
    let preferred = action("A")
    let first = open(action("No", .cancel), preferred, preferred: preferred)
    #expect(first.stage.focus == "A")
    #expect(open(action("A"), action("No", .cancel)).stage.focus == "No")
    #expect(open(action("Delete", .destructive), action("Keep")).stage.focus == "Keep")
    #expect(open(action("Delete", .destructive)).stage.focus == "Delete")
    // An action sheet has no use for a preferred action.
    let sheet = open(as: .actionSheet, action("A"), action("No", .cancel))
    sheet.alert.preferredAction = sheet.alert.actions[0]
    #expect(sheet.stage.focus == "No")
  }

  @Test func `Tab cycles through the alert's actions in visual order`() {
    let (stage, _, _) = open(fields: 1, action("A"), action("No", .cancel))
    #expect(stage.focusRound == ["field 0", "No", "A"])
    let three = open(action("No", .cancel), action("A"), action("B", .destructive))
    #expect(three.stage.focusRound == ["No", "A", "B"])
  }

  @Test func `arrow keys move the focus along the layout of the actions`() {
    let beside = open(action("A"), action("No", .cancel)).stage
    beside.application.swipe(.right)
    #expect(beside.focus == "A")
    beside.application.swipe(.right)
    #expect(beside.focus == "A")
    beside.application.swipe(.left)
    #expect(beside.focus == "No")

    let stacked = open(action("A"), action("No", .cancel), action("B")).stage
    stacked.application.swipe(.up)
    #expect(stacked.focus == "B")
    stacked.application.swipe(.up)
    #expect(stacked.focus == "A")
    stacked.application.swipe(.down)
    stacked.application.swipe(.down)
    #expect(stacked.focus == "No")
  }

  @Test func `a disabled action cannot be focused or chosen until it is enabled again`() {
    let a = action("A")
    let (stage, p, alert) = open(action("No", .cancel), a, action("B"))
    a.isEnabled = false
    #expect(stage.focusRound == ["No", "B"])
    stage.settle()
    let row = stage.row(of: "A")
    #expect(stage.attributes(of: "A", row: row)?.contains(.dim) == true)
    stage.application.click(40, row)
    #expect(p.presentedViewController === alert)
    a.isEnabled = true
    stage.application.click(40, row)
    stage.settle()
    #expect(log.entries == ["A"])
  }

  // MARK: - The mouse

  @Test func `a click chooses the action under it, and a click outside the alert does nothing`() {
    let (stage, p, alert) = open(action("Yes"), action("No", .cancel))
    stage.application.click(2, 2)
    stage.settle()
    #expect(p.presentedViewController === alert)
    let row = stage.row(of: "Yes")
    stage.application.click(stage.column(of: "Yes", row: row), row)
    stage.settle()
    #expect(log.entries == ["Yes"])
  }

  @Test func `a click outside an action sheet chooses the cancel action if there is one`() {
    let (stage, p, _) = open(as: .actionSheet, action("Yes"), action("No", .cancel))
    stage.application.click(2, 2)
    stage.settle()
    #expect(log.entries == ["No"])
    #expect(p.presentedViewController == nil)

    let other = open(as: .actionSheet, action("Yes"))
    other.stage.application.click(2, 2)
    other.stage.settle()
    #expect(other.p.presentedViewController === other.alert)
  }

  // MARK: - Order and place

  @Test func `two actions are side by side if they fit, with the cancel action on the left`() {
    let (stage, _, _) = open(action("Yes"), action("No", .cancel))
    let row = stage.row(of: "Yes")
    #expect(stage.row(of: "No") == row)
    #expect(stage.column(of: "No", row: row) < stage.column(of: "Yes", row: row))

    let long = open(
      action("Send it once more"), action("Let it be as it is", .cancel), action("x")
    ).stage
    #expect(long.row(of: "Send it") < long.row(of: "Let it"))
    let wide = open(action("Send it all once more to everyone"), action("No", .cancel)).stage
    #expect(wide.row(of: "Send it") < wide.row(of: "No"))
  }

  @Test func `the actions of a sheet keep their order, with the cancel action apart at the end`() {
    let (stage, _, _) = open(
      as: .actionSheet, action("No", .cancel), action("A"), action("B", .destructive))
    let rows = ["A", "B", "No"].map { stage.row(of: $0) }
    #expect(rows == rows.sorted())
    // Two edges lie between the boxes.
    #expect(rows[2] - rows[1] == 3)
    // The last row of the window is the lower edge.
    #expect(rows[2] == 22)
  }

  @Test func `an action that is added to a visible alert appears`() {
    let (stage, _, alert) = open(action("A"))
    stage.turn {
      alert.addAction(action("B"))
      alert.message = "There is more."
    }
    #expect(stage.row(of: "There is more.") > 0)
    #expect(stage.row(of: "B") == stage.row(of: "A"))
    stage.turn { alert.addAction(action("C")) }
    #expect(stage.row(of: "C") > stage.row(of: "B"))
  }

  @Test func `an action sheet with a source is a popover without a cancel action in a wide window`()
  {
    let p = named("P")
    let stage = Stage(root: p)
    let alert = AlertController(title: "Sure?", message: nil, preferredStyle: .actionSheet)
    alert.baseName = "Alert"
    alert.addAction(action("A"))
    alert.addAction(action("No", .cancel))
    alert.popoverPresentationController?.sourceView = p.view
    alert.popoverPresentationController?.sourceRect = Rect(x: 4, y: 2, width: 6, height: 1)
    stage.turn { p.present(alert, animated: false) }
    #expect(alert.popoverPresentationController?.arrowDirection == .up)
    #expect(!stage.picture.contains("No"))
    // In a narrow window it is a sheet, at once.
    stage.resize(columns: 40, rows: 24)
    stage.settle()
    #expect(stage.row(of: "No") == 22)
    stage.resize(columns: 80, rows: 24)
    stage.settle()
    #expect(!stage.picture.contains("No"))
    // Dismissing it is cancelling.
    stage.forget()
    stage.application.cancel()
    stage.settle()
    #expect(log.entries == ["No"])
    #expect(stage.happened([.alertActionChosen]) == ["Alert alertActionChosen No"])
  }

  @Test func `the presenter stays on the screen`() {
    let (stage, p, alert) = open(action("A"))
    #expect(p.appearanceState == .appeared)
    #expect(p.view.window != nil)
    #expect(stage.application.frontmostViewController === alert)
  }

  // MARK: - Text fields

  @Test func `Return moves through the text fields and then chooses the preferred action`() {
    let a = action("A")
    let (stage, _, alert) = open(
      fields: 2, action("No", .cancel), action("B"), a, preferred: a)
    #expect(stage.focus == "field 0")
    stage.application.send(.text("水"))
    stage.tap()
    #expect(stage.focus == "field 1")
    stage.application.paste("two\nlines")
    stage.tap()
    stage.settle()
    #expect(log.entries == ["A"])
    #expect(alert.textFields?.map(\.text) == ["水", "two lines"])
  }

  @Test func `without a preferred action, Return chooses the first action of the default style`() {
    let (stage, _, _) = open(
      fields: 1, action("No", .cancel), action("D", .destructive), action("B"), action("C"))
    stage.tap()
    stage.settle()
    #expect(log.entries == ["B"])
  }

  @Test func `Return chooses nothing while the preferred action is disabled`() {
    let a = action("A")
    let (stage, p, alert) = open(fields: 1, action("No", .cancel), a, preferred: a)
    a.isEnabled = false
    stage.tap()
    stage.settle()
    #expect(p.presentedViewController === alert)
    // The action can depend on what is written.
    alert.textFields?[0].addAction(for: .editingChanged) { _ in a.isEnabled = true }
    stage.tap()
    stage.application.send(.text("x"))
    stage.tap()
    stage.settle()
    #expect(log.entries == ["A"])
  }

  @Test func `up and down arrows leave a text field, and left and right arrows move its cursor`() {
    let (stage, _, _) = open(fields: 2, action("No", .cancel), action("A"))
    stage.application.send(.text("ab"))
    stage.application.swipe(.left)
    stage.application.send(.text("x"))
    stage.application.swipe(.down)
    #expect(stage.focus == "field 1")
    stage.application.swipe(.down)
    #expect(stage.focus == "No")
    stage.application.swipe(.up)
    stage.application.swipe(.up)
    #expect(stage.focus == "field 0")
    #expect(stage.picture.contains("axb"))
  }

  // MARK: - What UIKit raises for

  @Test
  func `a second cancel action, an action without a title and a text field in a sheet are errors`()
  {
    let alert = AlertController(title: "T", message: nil, preferredStyle: .actionSheet)
    alert.baseName = "Alert"
    alert.addAction(action("No", .cancel))
    #expect(throws: NavigationError.secondCancelAction(controller: "Alert")) {
      try alert.checkedAddAction(action("Never", .cancel))
    }
    for title in [nil, ""] {
      #expect(throws: NavigationError.actionWithoutTitle(controller: "Alert")) {
        try alert.checkedAddAction(AlertAction(title: title, style: .default))
      }
    }
    #expect(throws: NavigationError.textFieldInActionSheet(controller: "Alert")) {
      try alert.checkedAddTextField()
    }
    #expect(alert.actions.map(\.title) == ["No"])
    #expect(alert.textFields == nil)
  }

  @Test func `presenting an alert without any content throws an error`() {
    let p = named("P")
    let stage = Stage(root: p)
    let alert = AlertController(title: nil, message: "", preferredStyle: .alert)
    alert.baseName = "Alert"
    stage.turn {
      #expect(throws: NavigationError.emptyAlert(controller: "Alert")) {
        try p.checkedPresent(alert, animated: false)
      }
    }
    #expect(p.presentedViewController == nil)
    alert.addAction(action("A"))
    stage.turn { p.present(alert, animated: false) }
    #expect(p.presentedViewController === alert)
  }

  @Test func `an alert can present a second alert, but its presenter cannot`() {
    let (stage, p, alert) = open(action("A"))
    let other = AlertController(title: "Other", message: nil, preferredStyle: .alert)
    stage.turn { p.present(other, animated: false) }
    #expect(stage.happened([.warning]).count == 1)
    stage.turn { alert.present(other, animated: false) }
    #expect(alert.presentedViewController === other)
  }

  // MARK: - Memory

  @Test(arguments: [AlertController.Style.alert, .actionSheet])
  func `a dismissed alert is deallocated with its actions`(style: AlertController.Style) {
    let p = named("P")
    let stage = Stage(root: p)
    weak var alert: AlertController?
    weak var action: AlertAction?
    weak var field: TextField?
    do {
      let made = AlertController(title: "T", message: nil, preferredStyle: style)
      let chosen = AlertAction(title: "A", style: .default) { [log] _ in log.entries.append("A") }
      made.addAction(chosen)
      if style == .alert { made.addTextField() }
      stage.turn { p.present(made, animated: true) }
      stage.settle()
      (alert, action, field) = (made, chosen, made.textFields?.first)
    }
    #expect(alert != nil)
    stage.tap()
    stage.settle()
    #expect(log.entries == ["A"])
    #expect(alert == nil)
    #expect(action == nil)
    #expect(field == nil)
  }
}

extension Stage {
  /// The first row that `text` stands in; -1 where it does not.
  fileprivate func row(of text: String) -> Int {
    let surface = surface
    return (0..<surface.rows).first { surface.text(row: $0).contains(text) } ?? -1
  }

  fileprivate func column(of text: String, row: Int) -> Int {
    let line = surface.text(row: row)
    guard let range = line.firstRange(of: text) else { return -1 }
    return line.distance(from: line.startIndex, to: range.lowerBound)
  }
}
