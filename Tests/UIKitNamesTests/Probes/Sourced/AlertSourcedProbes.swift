import Testing
import UIKitNames

/// Probes of alerts, sheets and popovers.
@Suite struct AlertSourcedProbes {
  final class Adapter: UIPopoverPresentationControllerDelegate {
    let log = ProbeLog()
    var style = UIModalPresentationStyle.none
    var wraps = false
    func prepareForPopoverPresentation(_ controller: UIPopoverPresentationController) {
      log.add("prepare")
    }
    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      log.add("adapt")
      return style
    }
    func presentationController(
      _ controller: UIPresentationController,
      viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
      guard wraps else { return nil }
      return UINavigationController(rootViewController: controller.presentedViewController)
    }
  }

  final class Detents: UISheetPresentationControllerDelegate {
    let log = ProbeLog()
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ controller: UISheetPresentationController
    ) {
      log.add("changed")
    }
  }

  private static func start() -> (Screen, UIViewController) {
    let root = UIViewController()
    let screen = Screen(root: root)
    screen.settle()
    return (screen, root)
  }

  private static func click(_ title: String, on screen: Screen) {
    guard let row = screen.text.lastIndex(where: { $0.contains(title) }),
      let range = screen.text[row].firstRange(of: title)
    else {
      Issue.record("no button \(title)")
      return
    }
    let text = screen.text[row]
    screen.click(text.distance(from: text.startIndex, to: range.lowerBound), row)
    screen.settle()
  }

  /// UIAlertController `actions`, `preferredAction`: the actions in the order in which they were added;
  /// no preferred action by default.
  @Test func `an alert keeps its actions in order`() {
    let alert = UIAlertController(title: "T", message: "M", preferredStyle: .alert)
    let ok = UIAlertAction(title: "OK", style: .default)
    let delete = UIAlertAction(title: "Delete", style: .destructive)
    let cancel = UIAlertAction(title: "Cancel", style: .cancel)
    for action in [cancel, ok, delete] { alert.addAction(action) }
    #expect(alert.actions.elementsEqual([cancel, ok, delete], by: ===) == true)
    #expect(alert.preferredAction == nil && alert.preferredStyle == .alert)
    #expect(
      alert.title == "T" && alert.message == "M" && ok.isEnabled && delete.style == .destructive)
    alert.preferredAction = ok
    #expect(alert.preferredAction === ok)
  }

  /// UIAlertAction `init(title:style:handler:)`: the handler of the chosen action is called once with that
  /// action, and the alert is dismissed.
  @Test func `a chosen action is handled and closes the alert`() {
    let (screen, root) = Self.start()
    let log = ProbeLog()
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    for (title, style) in [("Leave", UIAlertAction.Style.default), ("Remain", .cancel)] {
      alert.addAction(UIAlertAction(title: title, style: style) { log.add($0.title ?? "") })
    }
    screen.turn { root.present(alert, animated: true) }
    screen.settle()
    #expect(root.presentedViewController === alert && screen.row(of: "Title") != nil)
    Self.click("Leave", on: screen)
    #expect(log.take() == ["Leave"] && root.presentedViewController == nil)
    #expect(screen.row(of: "Title") == nil)
  }

  /// UIAlertAction `isEnabled`: a disabled action cannot be chosen; the alert stays until it is enabled.
  @Test func `a disabled action cannot be chosen`() {
    let (screen, root) = Self.start()
    let log = ProbeLog()
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    let save = UIAlertAction(title: "Save", style: .default) { _ in log.add("saved") }
    save.isEnabled = false
    alert.addAction(save)
    alert.addAction(UIAlertAction(title: "Back", style: .cancel))
    screen.turn { root.present(alert, animated: true) }
    screen.settle()
    Self.click("Save", on: screen)
    #expect(log.take() == [] && root.presentedViewController === alert)
    screen.turn { save.isEnabled = true }
    screen.settle()
    Self.click("Save", on: screen)
    #expect(log.take() == ["saved"] && root.presentedViewController == nil)
  }

  /// UIAlertController `addTextField(configurationHandler:)`, `textFields`: the handler configures the field
  /// before the alert is displayed; the handler of an action reads the text.
  @Test func `an alert asks for text`() {
    let (screen, root) = Self.start()
    let log = ProbeLog()
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.text = "Ada" }
    alert.addTextField { $0.placeholder = "City" }
    alert.addAction(
      UIAlertAction(title: "Fine", style: .default) { [unowned alert] _ in
        log.add(alert.textFields?.first?.text ?? "")
      })
    screen.turn { root.present(alert, animated: true) }
    screen.settle()
    #expect(alert.textFields?.count == 2 && alert.textFields?.last?.placeholder == "City")
    screen.turn { alert.textFields?.first?.text = "Bob" }
    screen.settle()
    Self.click("Fine", on: screen)
    #expect(log.take() == ["Bob"])
  }

  /// UIViewController `sheetPresentationController`: not nil for `pageSheet` and `formSheet`, nil for
  /// `fullScreen`; its defaults by the headers.
  @Test func `a sheet has one large detent by default`() {
    let controller = UIViewController()
    controller.modalPresentationStyle = .fullScreen
    #expect(controller.sheetPresentationController == nil)
    let other = UIViewController()
    other.modalPresentationStyle = .pageSheet
    let sheet = other.sheetPresentationController
    #expect(sheet?.detents.map(\.identifier) == [.large] && sheet?.selectedDetentIdentifier == nil)
    #expect(sheet?.largestUndimmedDetentIdentifier == nil && sheet?.prefersGrabberVisible == false)
    #expect(sheet?.prefersScrollingExpandsWhenScrolledToEdge == true)
    #expect(sheet?.prefersEdgeAttachedInCompactHeight == false)
    #expect(other.presentationController === sheet && sheet?.presentedViewController === other)
  }

  /// UISheetPresentationController `selectedDetentIdentifier`, `animateChanges(_:)`: code chooses a detent,
  /// and the delegate is notified of the user's choices only (the header of the delegate's method).
  @Test func `a detent that code selects is not reported`() {
    let (screen, root) = Self.start()
    let (front, delegate) = (UIViewController(), Detents())
    withExtendedLifetime(delegate) {
      front.modalPresentationStyle = .pageSheet
      let sheet = front.sheetPresentationController
      sheet?.detents = [.medium(), .large()]
      sheet?.delegate = delegate
      screen.turn { root.present(front, animated: true) }
      screen.settle()
      let medium = front.view.bounds.height
      screen.turn { sheet?.animateChanges { sheet?.selectedDetentIdentifier = .large } }
      screen.settle()
      #expect(sheet?.selectedDetentIdentifier == .large && front.view.bounds.height > medium)
      #expect(delegate.log.take() == [])
      screen.turn { sheet?.animateChanges { sheet?.selectedDetentIdentifier = .medium } }
      screen.settle()
      #expect(front.view.bounds.height == medium && delegate.log.take() == [])
    }
  }

  /// UISheetPresentationController.Detent `custom(identifier:resolver:)` (WWDC22, "What's new in UIKit"): the
  /// resolver returns the height; `invalidateDetents()` asks again.
  @Test func `a custom detent gives the height`() {
    final class Height {
      var value = 8.0
    }
    let (screen, root) = Self.start()
    let (front, height) = (UIViewController(), Height())
    front.modalPresentationStyle = .pageSheet
    let sheet = front.sheetPresentationController
    let name = UISheetPresentationController.Detent.Identifier("small")
    sheet?.detents = [.custom(identifier: name) { _ in height.value }]
    #expect(sheet?.detents.first?.identifier == name)
    screen.turn { root.present(front, animated: true) }
    screen.settle()
    let first = front.view.bounds.height
    height.value = 12
    screen.turn { sheet?.animateChanges { sheet?.invalidateDetents() } }
    screen.settle()
    #expect(front.view.bounds.height - first == 4)
  }

  /// UIViewController `popoverPresentationController`: made when the style is `popover`, nil for another;
  /// any direction of the arrow is permitted by default.
  @Test func `a popover has its own presentation controller`() {
    let (plain, front) = (UIViewController(), UIViewController())
    plain.modalPresentationStyle = .fullScreen
    front.modalPresentationStyle = .popover
    #expect(plain.popoverPresentationController == nil)
    let popover = front.popoverPresentationController
    #expect(popover != nil && front.presentationController === popover)
    #expect(popover?.permittedArrowDirections == .any && popover?.sourceView == nil)
    #expect(popover?.barButtonItem == nil && (popover?.passthroughViews ?? []).isEmpty)
  }

  /// UIAdaptivePresentationControllerDelegate `adaptivePresentationStyle(for:traitCollection:)`: with none a
  /// popover stays one also in a compact width; UIPopoverPresentationControllerDelegate is asked to prepare.
  @Test func `a popover stays a popover on a phone`() {
    let (screen, root) = Self.start()
    let (front, adapter) = (UIViewController(), Adapter())
    withExtendedLifetime(adapter) {
      front.modalPresentationStyle = .popover
      front.preferredContentSize = CGSize(width: 14, height: 5)
      front.popoverPresentationController?.sourceView = root.view
      front.popoverPresentationController?.sourceRect = CGRect(x: 10, y: 4, width: 4, height: 1)
      front.popoverPresentationController?.delegate = adapter
      screen.turn { root.present(front, animated: true) }
      screen.settle()
      let calls = adapter.log.take()
      #expect(calls.contains("prepare") && calls.contains("adapt"))
      #expect(front.view.bounds.width < 40 && front.view.bounds.height < 20)
      #expect(root.view.window != nil && root.presentedViewController === front)
    }
  }

  /// UIAdaptivePresentationControllerDelegate
  /// `presentationController(_:viewControllerForAdaptivePresentationStyle:)`: gives the controller that is
  /// shown in the adapted style, usually a navigation controller around the content.
  @Test func `an adapted popover is wrapped in a navigation controller`() {
    let (screen, root) = Self.start()
    let (front, adapter) = (UIViewController(), Adapter())
    front.title = "Inside"
    adapter.style = .fullScreen
    adapter.wraps = true
    withExtendedLifetime(adapter) {
      front.modalPresentationStyle = .popover
      front.popoverPresentationController?.sourceView = root.view
      front.popoverPresentationController?.delegate = adapter
      screen.turn { root.present(front, animated: true) }
      screen.settle()
      #expect(front.navigationController != nil && front.view.window != nil)
      #expect(
        screen.row(of: "Inside") == 0 && front.view.bounds.size == CGSize(width: 40, height: 23))
      screen.turn { root.dismiss(animated: true) }
      screen.settle()
      #expect(root.presentedViewController == nil && front.view.window == nil)
    }
  }
}
