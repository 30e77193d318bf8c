import Testing
import UIKitNames

/// Probes of presentation, dismissal, segues and unwind segues.
@Suite struct PresentationSourcedProbes {
  final class Ends: UIAdaptivePresentationControllerDelegate {
    let log = ProbeLog()
    var allows = true
    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
      log.add("should")
      return allows
    }
    func presentationControllerWillDismiss(_ controller: UIPresentationController) {
      log.add("will")
    }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) { log.add("did") }
    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      log.add("attempt")
    }
  }

  /// A segue of the app's own.
  final class Present: UIStoryboardSegue {
    override func perform() { source.present(destination, animated: false) }
  }

  /// A controller that logs what it is asked about segues.
  final class Scene: ProbeController {
    var unwinds = true
    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
      add("should \(identifier)")
      return true
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      let loaded = segue.destination.isViewLoaded
      add("prepare \(segue.identifier ?? "nil") \(sender as? String ?? "nil") \(loaded)")
    }
    override func canPerformUnwindSegueAction(
      _ action: String, from source: UIViewController, sender: Any?
    ) -> Bool {
      unwinds && super.canPerformUnwindSegueAction(action, from: source, sender: sender)
    }
  }

  private static func style(_ style: UIModalPresentationStyle, _ controller: UIViewController)
    -> UIViewController
  {
    controller.modalPresentationStyle = style
    return controller
  }

  private static func storyboard(_ a: Scene, _ b: Scene) -> UIStoryboard {
    let storyboard = UIStoryboard()
    storyboard.addScene("a") { a }
    storyboard.addScene("b") { b }
    storyboard.initialScene = "a"
    storyboard.addSegue("go", from: "a", to: "b", by: Present.init)
    storyboard.addUnwindSegue("exit", from: "b", to: "exitTo")
    return storyboard
  }

  /// UIViewController `present(_:animated:completion:)` and `dismiss(animated:completion:)`: the
  /// completion is called after `viewDidAppear(_:)` and after `viewDidDisappear(_:)` of the presented one.
  @Test func `completions come after the appearance`() {
    let log = ProbeLog()
    let (root, front) = (UIViewController(), ProbeController("m", log))
    let screen = Screen(root: root)
    screen.settle()
    screen.turn { root.present(front, animated: true) { log.add("presented") } }
    screen.settle()
    #expect(log.take() == ["m load", "m willAppear", "m didAppear", "presented"])
    screen.turn { root.dismiss(animated: true) { log.add("dismissed") } }
    screen.settle()
    #expect(log.take() == ["m willDisappear", "m didDisappear", "dismissed"])
  }

  /// UIViewController `presentedViewController`: what this controller or one of its ancestors presents;
  /// a full-screen presentation from a child is made by the root.
  @Test func `a child presents through its ancestors`() {
    let (root, front) = (UIViewController(), Self.style(.fullScreen, UIViewController()))
    let stack = UINavigationController(rootViewController: root)
    let screen = Screen(root: stack)
    screen.settle()
    screen.turn { root.present(front, animated: true) }
    screen.settle()
    #expect(front.presentingViewController === stack)
    #expect(stack.presentedViewController === front && root.presentedViewController === front)
    screen.turn { root.dismiss(animated: false) }
    screen.settle()
    #expect(root.presentedViewController == nil && front.presentingViewController == nil)
  }

  /// UIViewController `dismiss(animated:completion:)`: called on a presented controller that presents
  /// nothing, it asks the presenting one to dismiss it.
  @Test func `a presented controller dismisses itself`() {
    let (root, front) = (UIViewController(), UIViewController())
    let screen = Screen(root: root)
    screen.settle()
    screen.turn { root.present(front, animated: true) }
    screen.settle()
    #expect(root.presentedViewController === front && front.presentingViewController === root)
    screen.turn { front.dismiss(animated: true) }
    screen.settle()
    #expect(root.presentedViewController == nil && front.view.window == nil)
  }

  /// UIViewController `dismiss(animated:completion:)`: on a controller lower in a stack of presented
  /// ones it dismisses its child and all above that child.
  @Test func `a dismissal takes all above with it`() {
    let (root, one, two, three) = (
      UIViewController(), UIViewController(), UIViewController(), UIViewController()
    )
    let screen = Screen(root: root)
    screen.settle()
    for (below, above) in [(root, one), (one, two), (two, three)] {
      screen.turn { below.present(above, animated: false) }
      screen.settle()
    }
    #expect(screen.front === three)
    screen.turn { one.dismiss(animated: true) }
    screen.settle()
    #expect(screen.front === one && one.presentedViewController == nil)
    #expect(two.presentingViewController == nil && three.view.window == nil)
    screen.turn { root.dismiss(animated: true) }
    screen.settle()
    #expect(screen.front === root && one.view.window == nil)
  }

  /// UIModalPresentationStyle `fullScreen` and `overFullScreen`: only with the first are the views of
  /// the presenting controller removed after the presentation.
  @Test(arguments: [true, false])
  func `a full screen removes what it covers`(removes: Bool) {
    let log = ProbeLog()
    let root = ProbeController("r", log)
    let front = Self.style(removes ? .fullScreen : .overFullScreen, UIViewController())
    let screen = Screen(root: root)
    screen.settle()
    _ = log.take()
    screen.turn { root.present(front, animated: true) }
    screen.settle()
    #expect(log.take() == (removes ? ["r willDisappear", "r didDisappear"] : []))
    #expect((root.view.window == nil) == removes && front.view.bounds.size.width == 40)
    screen.turn { root.dismiss(animated: true) }
    screen.settle()
    #expect(log.take() == (removes ? ["r willAppear", "r didAppear"] : []))
    #expect(root.view.window != nil)
  }

  /// UIViewController `definesPresentationContext`: with `currentContext` the nearest ancestor that
  /// defines a context presents, and its view is covered.
  @Test func `a child defines the context of a presentation`() {
    let (root, child) = (UIViewController(), UIViewController())
    let front = Self.style(.currentContext, UIViewController())
    let screen = Screen(root: root)
    screen.settle()
    screen.turn {
      root.addChild(child)
      child.view.frame = CGRect(x: 10, y: 4, width: 20, height: 10)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
      child.definesPresentationContext = true
    }
    screen.settle()
    screen.turn { child.present(front, animated: false) }
    screen.settle()
    #expect(front.presentingViewController === child && root.presentedViewController == nil)
    let place = front.view.convert(front.view.bounds, to: nil)
    #expect(place == CGRect(x: 10, y: 4, width: 20, height: 10))
  }

  /// UIAdaptivePresentationControllerDelegate: `presentationControllerWillDismiss(_:)` and
  /// `presentationControllerDidDismiss(_:)` are not called when code dismisses.
  @Test func `a dismissal by code is not reported`() {
    let (root, front, ends) = (UIViewController(), UIViewController(), Ends())
    let screen = Screen(root: root)
    screen.settle()
    withExtendedLifetime(ends) {
      front.modalPresentationStyle = .pageSheet
      front.presentationController?.delegate = ends
      screen.turn { root.present(front, animated: true) }
      screen.settle()
      #expect(front.presentationController?.delegate === ends)
      screen.turn { front.dismiss(animated: true) }
      screen.settle()
      #expect(ends.log.take() == [] && root.presentedViewController == nil)
    }
  }

  /// Drags a sheet from its top beyond the lower edge of the screen.
  private static func drag(_ sheet: UIViewController, on screen: Screen) {
    let top = Int(sheet.view.convert(CGPoint.zero, to: nil).y)
    screen.simulator.perform(.pointer(.down, column: 20, row: top))
    for row in top...23 {
      screen.simulator.perform(.pointer(.move, column: 20, row: row))
      screen.pass(3)
    }
    screen.simulator.perform(.pointer(.up, column: 20, row: 23))
    screen.settle()
  }

  /// UIViewController `isModalInPresentation` (WWDC19, "Modernizing Your UI for iOS 13"): a swipe does not
  /// dismiss the sheet, and the delegate hears of the attempt; otherwise should, will and did follow.
  @Test func `a modal sheet stays and tells of the attempt`() {
    let (root, front, ends) = (UIViewController(), UIViewController(), Ends())
    let screen = Screen(root: root)
    screen.settle()
    withExtendedLifetime(ends) {
      front.modalPresentationStyle = .pageSheet
      front.presentationController?.delegate = ends
      front.isModalInPresentation = true
      screen.turn { root.present(front, animated: true) }
      screen.settle()
      Self.drag(front, on: screen)
      let calls = ends.log.take()
      #expect(calls.contains("attempt") && !calls.contains("will") && !calls.contains("did"))
      #expect(root.presentedViewController === front)
      screen.turn { front.isModalInPresentation = false }
      Self.drag(front, on: screen)
      #expect(ends.log.take() == ["should", "will", "did"] && root.presentedViewController == nil)
    }
  }

  /// UIViewController `modalTransitionStyle`, `modalPresentationStyle`, `isModalInPresentation`: defaults
  /// by their documentation.
  @Test func `a controller is not modal and covers vertically by default`() {
    let controller = UIViewController()
    #expect(controller.modalTransitionStyle == .coverVertical && !controller.isModalInPresentation)
    #expect(!controller.definesPresentationContext)
    #expect(!controller.providesPresentationContextTransitionStyle)
    #expect(controller.transitioningDelegate == nil && controller.transitionCoordinator == nil)
  }

  /// UIViewController `performSegue(withIdentifier:sender:)`: does not ask `shouldPerformSegue`; calls
  /// `prepare(for:sender:)` before the segue is performed, when the destination is not loaded.
  @Test func `a segue by code is prepared and not asked for`() {
    let log = ProbeLog()
    let (a, b) = (Scene("a", log), Scene("b", log))
    let screen = Screen(Self.storyboard(a, b))
    screen.settle()
    _ = log.take()
    screen.turn { a.performSegue(withIdentifier: "go", sender: "me") }
    screen.settle()
    #expect(
      log.take().filter { $0 != "b didAppear" && $0 != "b willAppear" }.prefix(2)
        == ["a prepare go me false", "b load"])
    #expect(a.presentedViewController === b)
  }

  /// Technical Note TN2298, "The Unwind Process": `prepare(for:sender:)` of the source, then the action of
  /// the destination, then the visual transition.
  @Test func `an unwind segue is prepared before its action`() {
    let log = ProbeLog()
    let (a, b) = (Scene("a", log), Scene("b", log))
    a.unwindActions["exitTo"] = { segue in
      log.add("action \(segue.source === b) \(segue.destination === a)")
    }
    let screen = Screen(Self.storyboard(a, b))
    screen.settle()
    screen.turn { a.performSegue(withIdentifier: "go", sender: nil) }
    screen.settle()
    _ = log.take()
    screen.turn { b.performSegue(withIdentifier: "exit", sender: "me") }
    screen.settle()
    let calls = log.take().filter { $0.hasPrefix("b") || $0.hasPrefix("action") }
    #expect(
      calls == [
        "b prepare exit me true", "action true true", "b willDisappear", "b didDisappear",
      ])
    #expect(a.presentedViewController == nil)
  }

  /// UIViewController `canPerformUnwindSegueAction(_:from:sender:)`: with false the controller is no
  /// destination, so nothing is unwound if there is no other one.
  @Test func `a controller refuses to be the destination`() {
    let log = ProbeLog()
    let (a, b) = (Scene("a", log), Scene("b", log))
    a.unwindActions["exitTo"] = { _ in log.add("action") }
    a.unwinds = false
    let screen = Screen(Self.storyboard(a, b))
    screen.settle()
    screen.turn { a.performSegue(withIdentifier: "go", sender: nil) }
    screen.settle()
    _ = log.take()
    screen.turn { b.performSegue(withIdentifier: "exit", sender: nil) }
    screen.settle()
    #expect(!log.take().contains("action") && a.presentedViewController === b)
  }
}
