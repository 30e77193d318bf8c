import Testing
import UIKitNames

/// Probes of alerts and sheets.
@Suite struct AlertDocumentedProbes {
  private static func press(_ title: String, _ screen: Screen) {
    guard let row = screen.row(of: title), let range = screen.text[row].range(of: title) else {
      Issue.record("\(title) is not on the screen")
      return
    }
    screen.click(
      screen.text[row].distance(from: screen.text[row].startIndex, to: range.lowerBound), row)
    screen.settle()
  }

  /// UIAlertController `actions`, `textFields`, `preferredAction`: actions are in the order of their
  /// addition; there are no text fields and no preferred action by default. UIAlertAction `isEnabled` is
  /// true by default.
  @Test func `an alert begins without actions and fields`() {
    let stage = ViewStage()
    stage.turn {
      let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
      #expect(
        alert.actions.isEmpty && (alert.textFields ?? []).isEmpty && alert.preferredAction == nil)
      #expect(
        alert.title == "Title" && alert.message == "Message" && alert.preferredStyle == .alert)
      let delete = UIAlertAction(title: "Delete", style: .destructive)
      let cancel = UIAlertAction(title: "Cancel", style: .cancel)
      alert.addAction(cancel)
      alert.addAction(delete)
      alert.preferredAction = delete
      #expect(alert.actions.map(\.title) == ["Cancel", "Delete"] && delete.isEnabled)
      #expect(alert.preferredAction === delete && delete.style == .destructive)
    }
  }

  /// UIAlertAction `init(title:style:handler:)`: the handler is executed when the user selects the
  /// action, with "the selected action object as its only parameter". The alert goes; other handlers are
  /// not called.
  @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
  func `a chosen action calls its handler and ends the alert`(style: UIAlertController.Style) {
    let stage = ViewStage()
    let log = ProbeLog()
    let alert = UIAlertController(title: "Save?", message: nil, preferredStyle: style)
    let actions: [(String, UIAlertAction.Style)] = [
      ("Keep", .default), ("Erase", .destructive), ("Never", .cancel),
    ]
    for (title, kind) in actions {
      alert.addAction(UIAlertAction(title: title, style: kind) { log.add($0.title ?? "") })
    }
    stage.turn { stage.root.present(alert, animated: true) }
    #expect(stage.root.presentedViewController === alert && log.take() == [])
    Self.press("Erase", stage.screen)
    #expect(log.take() == ["Erase"] && stage.root.presentedViewController == nil)
    #expect(alert.view.window == nil && stage.screen.row(of: "Save?") == nil)
  }

  /// UIAlertController: dismissed by code, it calls no handler, because no action was selected.
  @Test func `an alert that code dismisses calls no handler`() {
    let stage = ViewStage()
    let log = ProbeLog()
    let alert = UIAlertController(title: "Wait", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Stop", style: .cancel) { _ in log.add("Stop") })
    stage.turn { stage.root.present(alert, animated: true) }
    stage.turn { alert.dismiss(animated: true) { log.add("dismissed") } }
    #expect(log.take() == ["dismissed"] && stage.root.presentedViewController == nil)
  }

  /// UIAlertAction `isEnabled` and UIAlertController `textFields`: an action that is enabled when a field
  /// has text, as in Apple's UIKitCatalog; the handler reads the field.
  @Test func `a disabled action waits for text`() {
    let stage = ViewStage()
    let log = ProbeLog()
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    let save = UIAlertAction(title: "Save", style: .default) { [unowned alert] _ in
      log.add("save \(alert.textFields?.first?.text ?? "")")
    }
    save.isEnabled = false
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(save)
    alert.addTextField { field in
      field.placeholder = "Your name"
      field.addAction(
        UIAction { save.isEnabled = !(($0.sender as? UITextField)?.text ?? "").isEmpty },
        for: .editingChanged)
    }
    stage.turn { stage.root.present(alert, animated: true) }
    #expect(alert.textFields?.count == 1 && alert.textFields?.first?.placeholder == "Your name")
    Self.press("Save", stage.screen)
    #expect(log.take() == [] && stage.root.presentedViewController === alert)
    stage.turn { alert.textFields?.first?.becomeFirstResponder() }
    for letter in ["A", "n", "n"] { stage.screen.simulator.perform(.key(.text(letter))) }
    stage.screen.settle()
    #expect(save.isEnabled && alert.textFields?.first?.text == "Ann")
    Self.press("Save", stage.screen)
    #expect(log.take() == ["save Ann"] && stage.root.presentedViewController == nil)
  }

  final class SheetJudge: UISheetPresentationControllerDelegate {
    let log = ProbeLog()
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheetPresentationController: UISheetPresentationController
    ) {
      log.add(sheetPresentationController.selectedDetentIdentifier == .large ? "large" : "other")
    }
  }

  private static func sheet(
    _ detents: [UISheetPresentationController.Detent], _ judge: SheetJudge? = nil
  ) -> (ViewStage, UIViewController, UISheetPresentationController?) {
    let stage = ViewStage()
    let content = UIViewController()
    content.modalPresentationStyle = .pageSheet
    content.sheetPresentationController?.detents = detents
    content.sheetPresentationController?.delegate = judge
    stage.turn { stage.root.present(content, animated: true) }
    return (stage, content, content.sheetPresentationController)
  }

  /// UIViewController `sheetPresentationController`: an instance for `pageSheet` and `formSheet`, also
  /// before the presentation; nil for other styles. UISheetPresentationController: the documented
  /// defaults.
  @Test func `a sheet has its documented defaults`() {
    let stage = ViewStage()
    stage.turn {
      let content = UIViewController()
      content.modalPresentationStyle = .formSheet
      let sheet = content.sheetPresentationController
      #expect(sheet != nil && sheet === content.sheetPresentationController)
      #expect(sheet === content.presentationController)
      #expect(
        sheet?.detents.map(\.identifier) == [.large] && sheet?.selectedDetentIdentifier == nil)
      #expect(
        sheet?.largestUndimmedDetentIdentifier == nil && sheet?.prefersGrabberVisible == false)
      #expect(sheet?.prefersScrollingExpandsWhenScrolledToEdge == true)
      #expect(sheet?.prefersEdgeAttachedInCompactHeight == false)
      let other = UIViewController()
      other.modalPresentationStyle = .fullScreen
      #expect(other.sheetPresentationController == nil)
    }
  }

  /// UISheetPresentationController `selectedDetentIdentifier`: nil "means the sheet displays at the
  /// smallest detent you specify". The delegate is not called for changes by code, which
  /// `animateChanges(_:)` animates.
  @Test func `a sheet begins at its smallest detent`() {
    let judge = SheetJudge()
    let (stage, content, sheet) = Self.sheet([.medium(), .large()], judge)
    let medium = content.view.bounds.height
    #expect(sheet?.selectedDetentIdentifier == nil || sheet?.selectedDetentIdentifier == .medium)
    stage.turn { sheet?.animateChanges { sheet?.selectedDetentIdentifier = .large } }
    #expect(sheet?.selectedDetentIdentifier == .large && content.view.bounds.height > medium)
    stage.turn { sheet?.selectedDetentIdentifier = .medium }
    #expect(content.view.bounds.height == medium && judge.log.take() == [])
  }

  /// UISheetPresentationControllerDelegate: called after the user has dragged the sheet to another detent.
  @Test func `the user drags a sheet to another detent`() {
    let judge = SheetJudge()
    let (stage, content, sheet) = Self.sheet([.medium(), .large()], judge)
    let medium = content.view.bounds.height
    let top = Int(content.view.convert(CGPoint.zero, to: nil).y)
    stage.screen.simulator.perform(.pointer(.down, column: 20, row: top + 1))
    for row in stride(from: top, through: 1, by: -1) {
      stage.screen.simulator.perform(.pointer(.move, column: 20, row: row))
      stage.screen.pass(3)
    }
    stage.screen.simulator.perform(.pointer(.up, column: 20, row: 1))
    stage.screen.settle()
    #expect(judge.log.take() == ["large"] && sheet?.selectedDetentIdentifier == .large)
    #expect(content.view.bounds.height > medium)
  }

  /// UISheetPresentationController.Detent `custom(identifier:resolver:)`: the value is a height; nil
  /// makes the detent inactive. `invalidateDetents()` has the resolvers called again.
  @Test func `a custom detent is as high as it says`() {
    var height = 8.0
    var maximum = 0.0
    let small = UISheetPresentationController.Detent.custom { context in
      maximum = context.maximumDetentValue
      return height
    }
    let off = UISheetPresentationController.Detent.custom(identifier: .init("off")) { _ in nil }
    #expect(off.identifier.rawValue == "off" && off.identifier != small.identifier)
    let (stage, content, sheet) = Self.sheet([off, small, .large()])
    #expect(content.view.bounds.height == 8 && maximum > 8 && maximum <= 24)
    height = 11
    stage.turn { sheet?.animateChanges { sheet?.invalidateDetents() } }
    #expect(content.view.bounds.height == 11)
  }

  /// UISheetPresentationController `largestUndimmedDetentIdentifier`: without the dimming view "the
  /// undimmed area around the sheet responds to user interaction"; by default it is not interactive.
  @Test(arguments: [true, false])
  func `what is beside a sheet responds if it is not dimmed`(undimmed: Bool) {
    let stage = ViewStage()
    let log = ProbeLog()
    let button = UIButton(frame: CGRect(x: 0, y: 2, width: 40, height: 1))
    button.addAction(UIAction { _ in log.add("pressed") }, for: .touchUpInside)
    stage.add(button)
    let content = UIViewController()
    content.modalPresentationStyle = .pageSheet
    content.sheetPresentationController?.detents = [.medium(), .large()]
    if undimmed { content.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium }
    stage.turn { stage.root.present(content, animated: true) }
    stage.screen.click(20, 2)
    stage.screen.settle()
    #expect(log.take() == (undimmed ? ["pressed"] : []))
    if undimmed { #expect(stage.root.presentedViewController === content) }
  }
}
