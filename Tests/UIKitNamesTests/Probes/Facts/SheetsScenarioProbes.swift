import Testing
import UIKitNames

/// Probes of presentations: styles, sheets, popovers, alerts, adaptivity and dismissal.
@Suite struct SheetsScenarioProbes {
  /// A delegate that logs the dismissal by the user, and may refuse it.
  final class Keeper: UIAdaptivePresentationControllerDelegate {
    let log = ProbeLog()
    var allows = true
    var attempt: (() -> Void)?
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
      -> Bool
    {
      log.add("should")
      return allows
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      log.add("will")
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      log.add("did")
    }
    func presentationControllerDidAttemptToDismiss(
      _ presentationController: UIPresentationController
    ) {
      log.add("attempt")
      attempt?()
    }
  }

  /// A delegate of popovers with the older form of the question.
  final class Small: UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(for controller: UIPresentationController)
      -> UIModalPresentationStyle
    { .none }
  }

  /// A delegate of a popover that stays one, which logs its dismissal.
  final class Beside: UIPopoverPresentationControllerDelegate {
    let log = ProbeLog()
    func adaptivePresentationStyle(for controller: UIPresentationController)
      -> UIModalPresentationStyle
    { .none }
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
      -> Bool
    {
      log.add("should")
      return true
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      log.add("did")
    }
    func presentationControllerDidAttemptToDismiss(
      _ presentationController: UIPresentationController
    ) {
      log.add("attempt")
    }
  }

  /// A delegate that puts adapted content into a stack with a bar.
  final class Wrapping: UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .fullScreen }
    func presentationController(
      _ controller: UIPresentationController,
      viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
      UINavigationController(rootViewController: controller.presentedViewController)
    }
  }

  /// A delegate that hears of detents.
  final class Heights: UISheetPresentationControllerDelegate {
    let log = ProbeLog()
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheetPresentationController: UISheetPresentationController
    ) {
      log.add("detent")
    }
  }

  /// A controller that logs whether it is being presented or dismissed.
  final class Being: UIViewController {
    let log = ProbeLog()
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      log.add("appear \(isBeingPresented)")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      log.add("disappear \(isBeingDismissed)")
    }
  }

  private static func screen() -> (Screen, ProbeController, ProbeLog) {
    let log = ProbeLog()
    let root = ProbeController("root", log)
    let screen = Screen(root: root)
    screen.settle()
    resize(screen, columns: Int(UITraitCollection.regularColumns) + 10)
    _ = log.take()
    return (screen, root, log)
  }

  /// Gives the screen a width, and the height of a phone that is held upright or of a tablet.
  private static func resize(_ screen: Screen, columns: Int) {
    screen.simulator.perform(
      .resize(columns: columns, rows: Int(UITraitCollection.regularRows) + 14))
    screen.settle()
  }

  /// Makes the screen as narrow as a phone.
  private static func narrow(_ screen: Screen) {
    resize(screen, columns: Int(UITraitCollection.regularColumns) - 4)
  }

  private static func popover(in root: UIViewController) -> UIViewController {
    let content = UIViewController()
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 10, height: 4)
    content.popoverPresentationController?.sourceView = root.view
    content.popoverPresentationController?.sourceRect = CGRect(x: 4, y: 1, width: 2, height: 1)
    return content
  }

  /// Presses where a text is on the screen.
  private static func press(_ text: String, on screen: Screen) {
    for line in screen.text {
      guard let place = line.firstRange(of: text), let row = screen.row(of: text) else { continue }
      screen.click(line.distance(from: line.startIndex, to: place.lowerBound) + 1, row)
      screen.settle()
      return
    }
    Issue.record("The screen does not show \(text)")
  }

  /// UIModalPresentationStyle: a full screen presentation removes the presenter's view, so that it
  /// disappears; a sheet and the styles over something leave it (WWDC 2019, Modernizing Your UI for
  /// iOS 13).
  @Test(arguments: [
    UIModalPresentationStyle.fullScreen, .pageSheet, .formSheet, .overFullScreen,
    .overCurrentContext,
  ])
  func `the presenter disappears under a full screen only`(style: UIModalPresentationStyle) {
    let (screen, root, log) = Self.screen()
    let modal = UIViewController()
    modal.modalPresentationStyle = style
    let covers = style == .fullScreen
    screen.turn { root.present(modal, animated: true) }
    screen.settle()
    #expect(log.take() == (covers ? ["root willDisappear", "root didDisappear"] : []))
    #expect((root.view.window == nil) == covers)
    screen.turn { root.dismiss(animated: true) }
    screen.settle()
    #expect(log.take() == (covers ? ["root willAppear", "root didAppear"] : []))
    #expect(root.view.window != nil && modal.view.window == nil)
  }

  /// UIViewController `present(_:animated:completion:)`: "The completion handler is called after
  /// the viewDidAppear(_:) method is called on the presented view controller"; likewise for the
  /// dismissal.
  @Test(arguments: [false, true])
  func `completions come after the presented controller's calls`(animated: Bool) {
    let (screen, root, log) = Self.screen()
    let modal = ProbeController("modal", log)
    screen.turn { root.present(modal, animated: animated) { log.add("presented") } }
    screen.settle()
    #expect(
      log.take() == ["modal load", "modal willAppear", "modal didAppear", "presented"])
    screen.turn { root.dismiss(animated: animated) { log.add("dismissed") } }
    screen.settle()
    #expect(log.take() == ["modal willDisappear", "modal didDisappear", "dismissed"])
  }

  /// UIKit refuses a second presentation: "Attempt to present … which is already presenting …".
  @Test func `a controller that presents already presents no second one`() {
    let (screen, root, _) = Self.screen()
    let (first, second) = (UIViewController(), UIViewController())
    screen.turn { root.present(first, animated: true) }
    screen.settle()
    screen.turn { root.present(second, animated: true) }
    screen.settle()
    #expect(root.presentedViewController === first)
    #expect(second.presentingViewController == nil && first.presentedViewController == nil)
  }

  /// UIViewController `dismiss(animated:completion:)`: "If you present several view controllers in
  /// succession, … calling this method on a view controller lower in the stack dismisses its
  /// immediate child and all view controllers above that child".
  @Test func `a dismissal takes away all that is above`() {
    let (screen, root, log) = Self.screen()
    let (a, b) = (ProbeController("a", log), ProbeController("b", log))
    screen.turn { root.present(a, animated: false) }
    screen.settle()
    screen.turn { a.present(b, animated: false) }
    screen.settle()
    _ = log.take()
    screen.turn { root.dismiss(animated: true) }
    screen.settle()
    #expect(root.presentedViewController == nil && a.presentedViewController == nil)
    #expect(a.presentingViewController == nil && b.presentingViewController == nil)
    #expect(log.take().contains("b didDisappear"))
    #expect(a.view.window == nil && b.view.window == nil)
  }

  /// UIViewController `dismiss(animated:completion:)` on a controller in the middle dismisses what
  /// it presents; on one that presents nothing, its presenter is asked to dismiss it.
  @Test func `a controller in the middle dismisses first what is above and then itself`() {
    let (screen, root, _) = Self.screen()
    let (a, b) = (UIViewController(), UIViewController())
    screen.turn { root.present(a, animated: false) }
    screen.settle()
    screen.turn { a.present(b, animated: false) }
    screen.settle()
    screen.turn { a.dismiss(animated: true) }
    screen.settle()
    #expect(root.presentedViewController === a && a.presentedViewController == nil)
    #expect(a.view.window != nil && b.view.window == nil)
    screen.turn { a.dismiss(animated: true) }
    screen.settle()
    #expect(root.presentedViewController == nil && a.view.window == nil)
  }

  /// UIViewController `isBeingPresented` and `isBeingDismissed`: false when another controller
  /// covers this one for a while.
  @Test func `being presented is not the same as appearing again`() {
    let (screen, root, _) = Self.screen()
    let being = Being()
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    screen.turn { root.present(being, animated: true) }
    screen.settle()
    #expect(being.log.take() == ["appear true"] && !being.isBeingPresented)
    screen.turn { being.present(cover, animated: true) }
    screen.settle()
    #expect(being.log.take() == ["disappear false"])
    screen.turn { being.dismiss(animated: true) }
    screen.settle()
    #expect(being.log.take() == ["appear false"])
    screen.turn { being.dismiss(animated: true) }
    screen.settle()
    #expect(being.log.take() == ["disappear true"] && !being.isBeingDismissed)
  }

  /// UIAdaptivePresentationControllerDelegate: the calls are for a dismissal by the user; "UIKit
  /// doesn't call this method if the dismissal is programmatic".
  @Test func `a dismissal by the app is not told to the delegate`() {
    let (screen, root, _) = Self.screen()
    let keeper = Keeper()
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .pageSheet
    sheet.presentationController?.delegate = keeper
    screen.turn { root.present(sheet, animated: true) }
    screen.settle()
    screen.turn { sheet.dismiss(animated: true) }
    screen.settle()
    #expect(root.presentedViewController == nil && keeper.log.take() == [])
    withExtendedLifetime(keeper) {}
  }

  /// UIAdaptivePresentationControllerDelegate `presentationControllerShouldDismiss(_:)`: false
  /// keeps the sheet, and the attempt is reported.
  @Test func `the delegate hears of a refused dismissal as an attempt`() {
    let (screen, root, _) = Self.screen()
    let keeper = Keeper()
    keeper.allows = false
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .formSheet
    sheet.presentationController?.delegate = keeper
    screen.turn { root.present(sheet, animated: true) }
    screen.settle()
    screen.simulator.perform(.cancel)
    screen.settle()
    #expect(keeper.log.take() == ["should", "attempt"])
    #expect(root.presentedViewController === sheet && sheet.view.window != nil)
    keeper.allows = true
    screen.simulator.perform(.cancel)
    screen.settle()
    #expect(keeper.log.take() == ["should", "will", "did"])
    #expect(root.presentedViewController == nil)
  }

  /// Apple's sample Disabling the Pull-Down Gesture for a Sheet: a form with changes asks before it
  /// goes; the delegate is that of the stack's presentation controller.
  @Test func `a form with changes asks before it is thrown away`() {
    let (screen, root, _) = Self.screen()
    let keeper = Keeper()
    let form = UIViewController()
    let field = UITextField(frame: CGRect(x: 1, y: 1, width: 20, height: 1))
    let stack = UINavigationController(rootViewController: form)
    stack.modalPresentationStyle = .pageSheet
    stack.presentationController?.delegate = keeper
    keeper.attempt = { [unowned form, unowned stack] in
      let question = UIAlertController(
        title: "Unsaved", message: nil, preferredStyle: .actionSheet)
      question.addAction(
        UIAlertAction(title: "Discard", style: .destructive) { _ in
          stack.dismiss(animated: true)
        })
      question.addAction(UIAlertAction(title: "Keep", style: .cancel))
      form.present(question, animated: true)
    }
    screen.turn { root.present(stack, animated: true) }
    screen.settle()
    screen.turn {
      form.view.addSubview(field)
      field.addAction(
        UIAction { [unowned form] _ in form.isModalInPresentation = true }, for: .editingChanged)
      field.becomeFirstResponder()
    }
    screen.settle()
    screen.simulator.perform(.key(.text("Hi")))
    screen.settle()
    #expect(field.text == "Hi" && form.isModalInPresentation)
    screen.turn { form.view.endEditing(true) }
    screen.settle()
    screen.simulator.perform(.cancel)
    screen.settle()
    #expect(keeper.log.take().last == "attempt")
    #expect(root.presentedViewController === stack && screen.row(of: "Discard") != nil)
    Self.press("Discard", on: screen)
    #expect(root.presentedViewController == nil && form.viewIfLoaded?.window == nil)
    #expect(keeper.log.take() == [])
  }

  /// UISheetPresentationController `animateChanges(_:)` and `selectedDetentIdentifier`: the first
  /// detent is used at first; the app's change is not told to the delegate.
  @Test func `a sheet grows when the app selects the larger detent`() {
    let (screen, root, _) = Self.screen()
    let heights = Heights()
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .pageSheet
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    sheet.sheetPresentationController?.delegate = heights
    screen.turn { root.present(sheet, animated: true) }
    screen.settle()
    let medium = sheet.view.bounds.height
    #expect(medium < root.view.bounds.height * 0.75)
    screen.turn {
      sheet.sheetPresentationController?.animateChanges {
        sheet.sheetPresentationController?.selectedDetentIdentifier = .large
      }
    }
    screen.settle()
    #expect(sheet.view.bounds.height > medium)
    #expect(sheet.sheetPresentationController?.selectedDetentIdentifier == .large)
    #expect(heights.log.take() == [])
  }

  /// UISheetPresentationController.Detent `custom(identifier:resolver:)`: the resolver gives the
  /// height; nil makes the detent inactive; `invalidateDetents()` asks again (WWDC 2022).
  @Test func `a custom detent gives the height and can be asked again`() {
    let (screen, root, _) = Self.screen()
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .pageSheet
    var height: Double = 8
    sheet.sheetPresentationController?.detents = [
      .custom(identifier: UISheetPresentationController.Detent.Identifier("none")) { _ in nil },
      .custom(identifier: UISheetPresentationController.Detent.Identifier("some")) { _ in height },
    ]
    screen.turn { root.present(sheet, animated: true) }
    screen.settle()
    #expect(sheet.view.bounds.height == 8)
    height = 12
    screen.turn {
      sheet.sheetPresentationController?.animateChanges {
        sheet.sheetPresentationController?.invalidateDetents()
      }
    }
    screen.settle()
    #expect(sheet.view.bounds.height == 12)
  }

  /// UIAdaptivePresentationControllerDelegate `adaptivePresentationStyle(for:)`: `none` keeps a
  /// popover a popover in a compact width; without a delegate it adapts.
  @Test(arguments: [false, true])
  func `a popover in a narrow screen stays one only for its delegate`(keeps: Bool) {
    let (screen, root, _) = Self.screen()
    Self.narrow(screen)
    let small = Small()
    let content = Self.popover(in: root)
    if keeps { content.popoverPresentationController?.delegate = small }
    screen.turn { root.present(content, animated: true) }
    screen.settle()
    #expect(root.traitCollection.horizontalSizeClass == .compact)
    #expect(content.view.window != nil && root.presentedViewController === content)
    #expect((content.view.bounds.width == root.view.bounds.width) == !keeps)
    withExtendedLifetime(small) {}
  }

  /// UIAdaptivePresentationControllerDelegate
  /// `presentationController(_:viewControllerForAdaptivePresentationStyle:)`: the usual stack with
  /// a Done button around a popover's content on a phone.
  @Test func `a popover that adapts is put into a stack by the delegate`() {
    let (screen, root, _) = Self.screen()
    Self.narrow(screen)
    let wrapping = Wrapping()
    let content = Self.popover(in: root)
    content.title = "Colours"
    content.popoverPresentationController?.delegate = wrapping
    screen.turn { root.present(content, animated: true) }
    screen.settle()
    #expect(content.navigationController != nil && content.view.window != nil)
    #expect(screen.row(of: "Colours") != nil)
    screen.turn { content.dismiss(animated: true) }
    screen.settle()
    #expect(root.presentedViewController == nil && content.view.window == nil)
    withExtendedLifetime(wrapping) {}
  }

  /// UIPopoverPresentationController: a touch outside dismisses the popover and asks the delegate,
  /// as for every dismissal by the user.
  @Test func `a touch beside a popover dismisses it`() {
    let (screen, root, _) = Self.screen()
    let beside = Beside()
    let content = Self.popover(in: root)
    content.popoverPresentationController?.delegate = beside
    screen.turn { root.present(content, animated: true) }
    screen.settle()
    #expect(content.view.window != nil && beside.log.take() == [])
    let size = root.view.bounds.size
    screen.click(Int(size.width) - 3, Int(size.height) - 3)
    screen.settle()
    #expect(beside.log.take() == ["should", "did"])
    #expect(root.presentedViewController == nil)
  }

  /// UIAlertController `addTextField(configurationHandler:)`: the usual alert whose button is
  /// enabled when there is text. The field has the keyboard when the alert appears.
  @Test func `an alert enables its button when there is a name`() {
    let (screen, root, log) = Self.screen()
    let alert = UIAlertController(title: "Folder", message: nil, preferredStyle: .alert)
    let save = UIAlertAction(title: "Save", style: .default) { [unowned alert] _ in
      log.add("save \(alert.textFields?.first?.text ?? "")")
    }
    save.isEnabled = false
    alert.addTextField { field in
      field.placeholder = "Name"
      field.addAction(
        UIAction { [unowned field] _ in save.isEnabled = field.text?.isEmpty == false },
        for: .editingChanged)
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(save)
    #expect(alert.actions.count == 2 && alert.actions.last === save)
    screen.turn { root.present(alert, animated: true) }
    screen.settle()
    #expect(alert.textFields?.first?.isFirstResponder == true)
    screen.simulator.perform(.key(.text("Trips")))
    screen.settle()
    #expect(save.isEnabled)
    Self.press("Save", on: screen)
    #expect(log.take() == ["save Trips"] && root.presentedViewController == nil)
  }

  /// UIAlertController: the alert is dismissed when an action is chosen, so that the handler can
  /// present the next one from the same controller.
  @Test func `an action of an alert can present the next alert`() {
    let (screen, root, _) = Self.screen()
    let second = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    second.addAction(UIAlertAction(title: "Really", style: .destructive))
    let first = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    first.addAction(
      UIAlertAction(title: "Continue", style: .default) { [unowned root] _ in
        root.present(second, animated: true)
      })
    screen.turn { root.present(first, animated: true) }
    screen.settle()
    Self.press("Continue", on: screen)
    #expect(root.presentedViewController === second && screen.row(of: "Sure?") != nil)
    #expect(first.view.window == nil)
    Self.press("Really", on: screen)
    #expect(root.presentedViewController == nil)
  }
}
