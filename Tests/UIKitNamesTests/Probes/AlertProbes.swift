import Testing
import UIKitNames

/// Probes of alerts, actions and menus.
@Suite struct AlertProbes {
  private static func alert(_ style: UIAlertController.Style = .alert) -> UIAlertController {
    UIAlertController(title: "Delete?", message: "It is gone.", preferredStyle: style)
  }

  /// UIAlertController: `init(title:message:preferredStyle:)`, `actions`, `textFields`.
  @Test func `an alert has what it is made with`() {
    let alert = Self.alert()
    #expect(alert.title == "Delete?" && alert.message == "It is gone." && alert.actions.isEmpty)
    #expect(alert.preferredStyle == .alert && alert.preferredAction == nil)
    #expect(alert.textFields?.isEmpty ?? true)
    let action = UIAlertAction(title: "OK", style: .default, handler: nil)
    alert.addAction(action)
    #expect(alert.actions == [action] && action.isEnabled && action.style == .default)
    #expect(action.title == "OK")
  }

  /// UIAlertController: the alert is dismissed, and then the action's handler is called.
  @Test func `a chosen action dismisses the alert and then calls its handler`() {
    let root = UIViewController()
    let screen = Screen(root: root)
    screen.settle()
    var presented: [Bool] = []
    let alert = Self.alert()
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { _ in
        presented.append(alert.presentingViewController != nil)
      })
    screen.turn { root.present(alert, animated: true) }
    screen.settle()
    #expect(root.presentedViewController === alert)
    screen.tap()
    screen.settle()
    #expect(presented == [false] && root.presentedViewController == nil)
  }

  /// UIAlertController: an alert leaves the presenter's view in place.
  @Test func `an alert does not make the presenter disappear`() {
    let log = ProbeLog()
    let root = ProbeController("r", log)
    let screen = Screen(root: root)
    screen.settle()
    _ = log.take()
    let alert = Self.alert()
    alert.addAction(UIAlertAction(title: "OK", style: .cancel))
    screen.turn { root.present(alert, animated: true) }
    screen.settle()
    screen.tap()
    screen.settle()
    #expect(log.take() == [])
  }

  /// UIAlertController: `addTextField(configurationHandler:)`; the handler gets the field.
  @Test func `a text field is configured and kept`() {
    let alert = Self.alert()
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField()
    #expect(alert.textFields?.count == 2 && alert.textFields?.first?.placeholder == "Name")
  }

  /// UIAlertAction: a disabled action cannot be chosen.
  @Test func `a disabled action is not performed`() {
    let root = UIViewController()
    let screen = Screen(root: root)
    screen.settle()
    var count = 0
    let alert = Self.alert()
    let action = UIAlertAction(title: "OK", style: .default) { _ in count += 1 }
    action.isEnabled = false
    alert.addAction(action)
    screen.turn { root.present(alert, animated: true) }
    screen.settle()
    screen.tap()
    screen.settle()
    #expect(count == 0 && root.presentedViewController === alert)
  }

  /// UIAlertController: the cancel action is chosen by the user's cancellation of an action sheet.
  @Test func `cancelling an action sheet performs its cancel action`() {
    let root = UIViewController()
    let screen = Screen(root: root)
    screen.settle()
    var count = 0
    let sheet = Self.alert(.actionSheet)
    sheet.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in count += 100 })
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in count += 1 })
    screen.turn { root.present(sheet, animated: true) }
    screen.settle()
    screen.simulator.perform(.cancel)
    screen.settle()
    #expect(count == 1 && root.presentedViewController == nil)
  }

  /// UIAlertController: a dismissal by code calls no handler.
  @Test func `an alert dismissed by code calls no handler`() {
    let root = UIViewController()
    let screen = Screen(root: root)
    screen.settle()
    var count = 0
    let alert = Self.alert()
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in count += 1 })
    screen.turn { root.present(alert, animated: false) }
    screen.settle()
    screen.turn { root.dismiss(animated: false) }
    screen.settle()
    #expect(count == 0 && root.presentedViewController == nil)
  }

  /// UIAction: documented defaults.
  @Test func `an action has the documented defaults`() {
    let action = UIAction(title: "Share") { _ in }
    #expect(action.title == "Share" && action.image == nil && action.state == .off)
    #expect(action.attributes == [] && action.discoverabilityTitle == nil && action.sender == nil)
    let other = UIAction(title: "Share") { _ in }
    #expect(action.identifier != other.identifier)
  }

  /// UIMenu: children, options and `replacingChildren(_:)`.
  @Test func `a menu has its children`() {
    let (one, two) = (UIAction(title: "1") { _ in }, UIAction(title: "2") { _ in })
    let menu = UIMenu(title: "Menu", options: .displayInline, children: [one, two])
    #expect(menu.title == "Menu" && menu.children.count == 2 && menu.options == .displayInline)
    #expect(menu.children.first === one)
    let other = menu.replacingChildren([two])
    #expect(other.children.count == 1 && other.title == "Menu" && menu.children.count == 2)
    #expect(other.options == .displayInline)
  }

  /// UIButton: `menu` with `showsMenuAsPrimaryAction` shows the menu at a tap, and the chosen action
  /// is performed.
  @Test func `a button shows its menu and performs the chosen action`() {
    let root = UIViewController()
    let screen = Screen(root: root)
    var chosen: [String] = []
    let button = UIButton(type: .system)
    screen.turn {
      button.setTitle("More", for: .normal)
      button.frame = CGRect(x: 2, y: 2, width: 10, height: 1)
      button.menu = UIMenu(children: [
        UIAction(title: "First") { chosen.append($0.title) },
        UIAction(title: "Second") { chosen.append($0.title) },
      ])
      #expect(!button.showsMenuAsPrimaryAction)
      button.showsMenuAsPrimaryAction = true
      root.view.addSubview(button)
    }
    screen.settle()
    screen.click(4, 2)
    screen.settle()
    #expect(screen.text.joined().contains("Second") && chosen == [])
    let row = screen.row(of: "First") ?? 0
    screen.click(20, row)
    screen.settle()
    #expect(chosen == ["First"])
  }
}
