import Testing
import UIKitNames

/// Probes of alerts, bar items and menus.
@Suite struct BarFactProbes {
  private static func screen() -> (Screen, UIViewController) {
    let root = UIViewController()
    let screen = Screen(root: root)
    screen.settle()
    return (screen, root)
  }

  /// UIAlertController: actions are kept in the order of adding, and texts may change.
  @Test func `an alert lists its actions in the order of adding`() {
    let alert = UIAlertController(title: "T", message: "M", preferredStyle: .alert)
    let titles = ["Cancel", "OK", "More"]
    for title in titles {
      alert.addAction(
        UIAlertAction(title: title, style: title == "Cancel" ? .cancel : .default))
    }
    #expect(alert.actions.map(\.title) == titles && alert.preferredAction == nil)
    #expect(alert.preferredStyle == .alert && alert.title == "T" && alert.message == "M")
    #expect(alert.actions[0].style == .cancel && alert.actions[1].isEnabled)
  }

  /// UIAlertAction: the handler gets its action, after the alert has gone.
  @Test func `a handler gets its action and may present again`() {
    let (screen, root) = Self.screen()
    let log = ProbeLog()
    let alert = UIAlertController(title: "First", message: nil, preferredStyle: .alert)
    let action = UIAlertAction(title: "Next", style: .default) { chosen in
      log.add("\(chosen.title ?? "") \(root.presentedViewController == nil)")
      let second = UIAlertController(title: "Second", message: nil, preferredStyle: .alert)
      second.addAction(UIAlertAction(title: "OK", style: .default))
      root.present(second, animated: true)
    }
    alert.addAction(action)
    screen.turn { root.present(alert, animated: true) }
    screen.settle()
    screen.tap()
    screen.settle()
    #expect(log.take() == ["Next true"])
    #expect((root.presentedViewController as? UIAlertController)?.title == "Second")
  }

  /// UIAlertController: a text field's text is read in the handler.
  @Test func `a typed text is read in the handler`() {
    let (screen, root) = Self.screen()
    let log = ProbeLog()
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Yours" }
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [weak alert] _ in
        log.add(alert?.textFields?.first?.text ?? "none")
      })
    screen.turn { root.present(alert, animated: true) }
    screen.settle()
    #expect(alert.textFields?.count == 1 && alert.textFields?[0].placeholder == "Yours")
    screen.turn { alert.textFields?[0].becomeFirstResponder() }
    screen.simulator.perform(.key(.text("A")))
    #expect(alert.textFields?[0].text == "A")
  }

  /// UIBarButtonItem: documented defaults and what it is made with.
  @Test func `a bar button item has the documented defaults`() {
    let item = UIBarButtonItem()
    #expect(item.title == nil && item.image == nil && item.customView == nil && item.isEnabled)
    #expect(item.style == .plain && item.tag == 0 && item.width == 0 && item.menu == nil)
    let view = UIView()
    #expect(UIBarButtonItem(customView: view).customView === view)
    #expect(UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil).style == .done)
  }

  /// UINavigationItem: the right items are from the right edge inwards.
  @Test func `the first right item is at the edge`() {
    let root = UIViewController()
    root.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(title: "Edge", style: .plain, target: nil, action: nil),
      UIBarButtonItem(title: "Inner", style: .plain, target: nil, action: nil),
    ]
    #expect(root.navigationItem.rightBarButtonItem?.title == "Edge")
    let screen = Screen(root: UINavigationController(rootViewController: root))
    screen.settle()
    guard let row = screen.row(of: "Edge"), screen.row(of: "Inner") == row else {
      Issue.record("The items do not show in one row")
      return
    }
    let line = screen.text[row]
    #expect(line.range(of: "Inner")!.lowerBound < line.range(of: "Edge")!.lowerBound)
  }

  /// UINavigationItem `rightBarButtonItem`: "Setting this property to nil removes the first item in the
  /// array".
  @Test func `nil removes the first right item`() {
    let item = UINavigationItem(title: "T")
    let (a, b) = (UIBarButtonItem(), UIBarButtonItem())
    item.rightBarButtonItems = [a, b]
    item.setRightBarButton(nil, animated: false)
    #expect(item.rightBarButtonItems == [b] && item.rightBarButtonItem === b)
    item.leftBarButtonItem = b
    #expect(item.leftBarButtonItems == [b] && item.title == "T")
    #expect(item.largeTitleDisplayMode == .automatic && !item.hidesBackButton)
  }

  /// UIBarButtonItem: a tap performs the method of the target with the item as its sender.
  @Test func `a bar button item is the sender of its action`() {
    final class Root: UIViewController {
      weak var sender: UIBarButtonItem?
      func tapped(_ item: UIBarButtonItem) { sender = item }
    }
    let root = Root()
    let item = UIBarButtonItem(
      title: "Press", style: .plain, target: root, action: Root.tapped)
    root.navigationItem.rightBarButtonItem = item
    let screen = Screen(root: UINavigationController(rootViewController: root))
    screen.settle()
    guard let row = screen.row(of: "Press") else {
      Issue.record("The item does not show")
      return
    }
    let line = screen.text[row]
    let column = line.distance(from: line.startIndex, to: line.range(of: "Press")!.lowerBound)
    screen.click(column + 1, row)
    screen.settle()
    #expect(root.sender === item)
  }

  /// UIMenu: children, options and a copy with other children.
  @Test func `a menu replaces its children in a copy`() {
    let (one, two) = (UIAction(title: "One") { _ in }, UIAction(title: "Two") { _ in })
    let menu = UIMenu(title: "Menu", options: .displayInline, children: [one])
    let other = menu.replacingChildren([one, two])
    #expect(menu.children.count == 1 && other.children.count == 2)
    #expect(other.title == "Menu" && other.options == .displayInline)
    #expect(other.identifier == menu.identifier)
  }

  /// UIViewController `setToolbarItems(_:animated:)` sets `toolbarItems`.
  @Test func `toolbar items are set with animation too`() {
    let controller = UIViewController()
    let item = UIBarButtonItem(systemItem: .add)
    controller.setToolbarItems([item, .flexibleSpace()], animated: true)
    #expect(controller.toolbarItems?.count == 2 && controller.toolbarItems?.first === item)
  }

  /// UIViewController `editButtonItem`: it toggles `isEditing` by `setEditing(_:animated:)` with
  /// animation.
  @Test func `the edit button animates the change`() {
    final class Root: UIViewController {
      let log = ProbeLog()
      override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        log.add("\(editing) \(animated)")
      }
    }
    let root = Root()
    root.navigationItem.rightBarButtonItem = root.editButtonItem
    let screen = Screen(root: UINavigationController(rootViewController: root))
    screen.settle()
    #expect(root.editButtonItem === root.editButtonItem)
    guard let row = screen.row(of: "Edit") else {
      Issue.record("The button does not show")
      return
    }
    let line = screen.text[row]
    let column = line.distance(from: line.startIndex, to: line.range(of: "Edit")!.lowerBound)
    screen.click(column + 1, row)
    screen.settle()
    #expect(root.log.take() == ["true true"] && screen.row(of: "Done") == row)
  }
}
