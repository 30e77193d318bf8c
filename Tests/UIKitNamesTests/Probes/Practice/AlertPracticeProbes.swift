import Testing
import UIKitNames

/// Probes of alerts, action sheets and presentation controllers of the app's own.
@Suite struct AlertPracticeProbes {
  private static func appear(_ root: UIViewController = UIViewController()) -> (
    Screen, UIViewController
  ) {
    let screen = Screen(root: root)
    screen.settle()
    return (screen, root)
  }

  private static func show(_ alert: UIAlertController, on root: UIViewController, _ screen: Screen)
  {
    screen.turn { root.present(alert, animated: true) }
    screen.settle()
  }

  /// Clicks in the middle of a text on the screen.
  private static func press(_ text: String, on screen: Screen) {
    guard let row = screen.row(of: text),
      let range = screen.text[row].range(of: text)
    else {
      Issue.record("\(text) is not on the screen")
      return
    }
    let column = screen.text[row].unicodeScalars.distance(
      from: screen.text[row].startIndex, to: range.lowerBound)
    screen.click(column + text.count / 2, row)
    screen.settle()
  }

  /// UIAlertController: a choice dismisses the alert, and its handler gets the action; others are not
  /// called.
  @Test func `a choice dismisses the alert and calls its handler`() {
    let (screen, root) = Self.appear()
    let log = ProbeLog()
    let alert = UIAlertController(title: "Delete", message: "Really?", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel) { log.add($0.title ?? "") })
    alert.addAction(UIAlertAction(title: "Remove", style: .destructive) { log.add($0.title ?? "") })
    Self.show(alert, on: root, screen)
    #expect(root.presentedViewController === alert && screen.row(of: "Really?") != nil)
    Self.press("Remove", on: screen)
    #expect(log.take() == ["Remove"] && root.presentedViewController == nil)
    #expect(screen.row(of: "Really?") == nil)
  }

  /// UIAlertController: a handler can present the next alert, because its own alert is being dismissed.
  @Test func `a handler presents the next alert`() {
    let (screen, root) = Self.appear()
    let second = UIAlertController(title: "Second", message: nil, preferredStyle: .alert)
    second.addAction(UIAlertAction(title: "Done", style: .default))
    let first = UIAlertController(title: "First", message: nil, preferredStyle: .alert)
    first.addAction(
      UIAlertAction(title: "Next", style: .default) { _ in root.present(second, animated: true) })
    Self.show(first, on: root, screen)
    Self.press("Next", on: screen)
    #expect(root.presentedViewController === second && first.presentingViewController == nil)
    Self.press("Done", on: screen)
    #expect(root.presentedViewController == nil)
  }

  /// UIAlertController `dismiss(animated:completion:)`: dismissal by code calls no handler.
  @Test func `an alert that code dismisses calls no handler`() {
    let (screen, root) = Self.appear()
    let log = ProbeLog()
    let alert = UIAlertController(title: "Wait", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in log.add("cancel") })
    Self.show(alert, on: root, screen)
    screen.turn { alert.dismiss(animated: true) { log.add("completion") } }
    screen.settle()
    #expect(log.take() == ["completion"] && root.presentedViewController == nil)
  }

  /// UIAlertController `actions`: in the order in which they were added, wherever they are shown; with
  /// titles, styles and being enabled by default.
  @Test func `actions keep the order of addition`() {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "One", style: .default))
    alert.addAction(UIAlertAction(title: "Two", style: .destructive))
    #expect(alert.actions.map { $0.title ?? "" } == ["Cancel", "One", "Two"])
    #expect(alert.actions.map(\.style) == [.cancel, .default, .destructive])
    #expect(alert.actions.allSatisfy(\.isEnabled) && alert.preferredAction == nil)
    #expect(alert.preferredStyle == .actionSheet && alert.title == nil && alert.message == nil)
  }

  /// UIAlertController `addTextField(configurationHandler:)`: the handler is called with the field,
  /// which `textFields` has in order; an alert without fields has none.
  @Test func `text fields are configured and listed in order`() {
    let (screen, root) = Self.appear()
    let alert = UIAlertController(title: "Log in", message: nil, preferredStyle: .alert)
    #expect((alert.textFields ?? []).isEmpty)
    alert.addTextField { field in
      field.placeholder = "Name"
      field.text = "Ada"
    }
    alert.addTextField { field in field.isSecureTextEntry = true }
    var result: [String] = []
    alert.addAction(
      UIAlertAction(title: "Enter", style: .default) { [unowned alert] _ in
        result = (alert.textFields ?? []).map { $0.text ?? "" }
      })
    Self.show(alert, on: root, screen)
    #expect(alert.textFields?.count == 2 && alert.textFields?.first?.placeholder == "Name")
    screen.turn { alert.textFields?.last?.text = "secret" }
    Self.press("Enter", on: screen)
    #expect(result == ["Ada", "secret"])
  }

  /// UIAlertController: the first text field is first responder when the alert has appeared, so the user
  /// types at once.
  @Test func `the user types into the first field at once`() {
    let (screen, root) = Self.appear()
    let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
    alert.addTextField()
    alert.addAction(UIAlertAction(title: "Save", style: .default))
    Self.show(alert, on: root, screen)
    #expect(alert.textFields?.first?.isFirstResponder == true)
    for letter in ["n", "e", "w"] { screen.simulator.perform(.key(.text(letter))) }
    screen.settle()
    #expect(alert.textFields?.first?.text == "new")
  }

  /// UIAlertAction `isEnabled`: false keeps the alert open; apps enable the action when the text is
  /// valid, in the field's `editingChanged`.
  @Test func `an action is enabled by valid text`() {
    let (screen, root) = Self.appear()
    let log = ProbeLog()
    let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
    let save = UIAlertAction(title: "Save", style: .default) { _ in log.add("saved") }
    save.isEnabled = false
    alert.addAction(save)
    alert.addTextField { field in
      field.addAction(
        UIAction { [unowned field, unowned save] _ in save.isEnabled = !(field.text ?? "").isEmpty
        },
        for: .editingChanged)
    }
    Self.show(alert, on: root, screen)
    Self.press("Save", on: screen)
    #expect(log.take() == [] && root.presentedViewController === alert)
    screen.turn { alert.textFields?.first?.becomeFirstResponder() }
    screen.simulator.perform(.key(.text("x")))
    screen.settle()
    #expect(save.isEnabled)
    Self.press("Save", on: screen)
    #expect(log.take() == ["saved"] && root.presentedViewController == nil)
  }

  /// UIAlertController: shown over the presenter, whose appearance does not change; from a controller in
  /// containers the outermost presents.
  @Test func `an alert does not change the appearance beneath`() {
    let log = ProbeLog()
    let inner = ProbeController("A", log)
    let (screen, _) = Self.appear(UINavigationController(rootViewController: inner))
    _ = log.take()
    let alert = UIAlertController(title: "Note", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Fine", style: .default))
    Self.show(alert, on: inner, screen)
    #expect(
      alert.presentingViewController === screen.root && inner.presentedViewController === alert)
    Self.press("Fine", on: screen)
    #expect(log.take() == [] && inner.presentedViewController == nil)
  }

  /// A presentation controller that logs its callbacks and shows its view in the lower half.
  final class Half: UIPresentationController {
    let log: ProbeLog
    let removes: Bool
    let dim = UIView()
    init(
      _ presented: UIViewController, _ presenting: UIViewController?, _ log: ProbeLog,
      _ removes: Bool
    ) {
      self.log = log
      self.removes = removes
      super.init(presentedViewController: presented, presenting: presenting)
    }
    override var shouldRemovePresentersView: Bool { removes }
    override var frameOfPresentedViewInContainerView: CGRect {
      let bounds = containerView?.bounds ?? .zero
      return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
    }
    override func presentationTransitionWillBegin() {
      super.presentationTransitionWillBegin()
      log.add("willBegin \(containerView != nil)")
      dim.frame = containerView?.bounds ?? .zero
      containerView?.insertSubview(dim, at: 0)
    }
    override func presentationTransitionDidEnd(_ completed: Bool) {
      super.presentationTransitionDidEnd(completed)
      log.add("didEnd \(completed)")
    }
    override func dismissalTransitionWillBegin() {
      super.dismissalTransitionWillBegin()
      log.add("dismissalWillBegin")
    }
    override func dismissalTransitionDidEnd(_ completed: Bool) {
      super.dismissalTransitionDidEnd(completed)
      log.add("dismissalDidEnd \(completed)")
    }
  }

  final class Transitioning: UIViewControllerTransitioningDelegate {
    let log = ProbeLog()
    var removes = false
    var source: UIViewController?
    weak var half: Half?
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      self.source = source
      let controller = Half(presented, presenting, log, removes)
      half = controller
      return controller
    }
  }

  private static func half(removes: Bool = false) -> (
    Screen, ProbeController, UIViewController, Transitioning
  ) {
    let root = ProbeController("A", ProbeLog())
    let (screen, _) = appear(root)
    _ = root.log.take()
    let (next, delegate) = (UIViewController(), Transitioning())
    delegate.removes = removes
    next.modalPresentationStyle = .custom
    next.transitioningDelegate = delegate
    screen.turn { root.present(next, animated: true) }
    screen.settle()
    return (screen, root, next, delegate)
  }

  /// UIPresentationController: notified before and after each transition; the container is there when the
  /// presentation begins, and what was added to it goes with it.
  @Test func `a presentation controller hears of both transitions`() {
    let (screen, root, next, delegate) = Self.half()
    #expect(delegate.log.take() == ["willBegin true", "didEnd true"] && delegate.source === root)
    #expect(next.presentationController === delegate.half && delegate.half?.dim.window != nil)
    let dim = delegate.half?.dim
    screen.turn { next.dismiss(animated: true) }
    screen.settle()
    #expect(delegate.log.take() == ["dismissalWillBegin", "dismissalDidEnd true"])
    #expect(dim?.window == nil && root.presentedViewController == nil)
  }

  /// UIPresentationController `frameOfPresentedViewInContainerView`: where the presented view rests.
  @Test func `a presentation controller places the view`() {
    let (_, _, next, delegate) = Self.half()
    #expect(next.view.frame == delegate.half?.frameOfPresentedViewInContainerView)
    #expect(next.view.frame == CGRect(x: 0, y: 12, width: 40, height: 12))
  }

  /// UIPresentationController `shouldRemovePresentersView`: with false, the default, the presenter stays
  /// without callbacks; with true it disappears.
  @Test(arguments: [true, false])
  func `a presentation controller decides about the presenter's view`(removes: Bool) {
    let (screen, root, next, _) = Self.half(removes: removes)
    #expect(root.log.take() == (removes ? ["A willDisappear", "A didDisappear"] : []))
    #expect((root.view.window == nil) == removes)
    screen.turn { next.dismiss(animated: true) }
    screen.settle()
    #expect(root.log.take() == (removes ? ["A willAppear", "A didAppear"] : []))
    #expect(root.view.window != nil)
  }
}
