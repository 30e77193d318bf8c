import Testing
import UIKitNames

/// Probes of storyboards, segues and unwind segues.
@Suite struct SegueDocumentedProbes {
  final class Scene: UIViewController {
    let log: ProbeLog
    var refuses = false
    init(_ title: String, _ log: ProbeLog) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
      self.title = title
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }
    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
      log.add("should \(identifier)")
      return true
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      let loaded = segue.destination.isViewLoaded
      log.add("prepare \(segue.identifier ?? "") \(sender as? String ?? "") \(loaded)")
    }
    override func canPerformUnwindSegueAction(
      _ action: String, from source: UIViewController, sender: Any?
    ) -> Bool {
      !refuses && super.canPerformUnwindSegueAction(action, from: source, sender: sender)
    }
  }

  /// The scenes A, B and C; A is the root of a stack.
  private static func storyboard(_ log: ProbeLog) -> UIStoryboard {
    let storyboard = UIStoryboard()
    storyboard.addScene("stack") { [unowned storyboard] in
      UINavigationController(
        rootViewController: storyboard.instantiateViewController(withIdentifier: "A"))
    }
    for name in ["A", "B", "C"] {
      storyboard.addScene(name) {
        let scene = Scene(name, log)
        if name != "C" {
          scene.unwindActions["home"] = { log.add("home of \(name) from \($0.source.title ?? "")") }
        }
        return scene
      }
    }
    storyboard.addSegue("show", from: "A", to: "B", kind: .show)
    storyboard.addSegue("show", from: "B", to: "C", kind: .show)
    storyboard.addSegue("modal", from: "A", to: "C", kind: .presentModally)
    storyboard.addUnwindSegue("back", from: "C", to: "home")
    return storyboard
  }

  private static func start() -> (Screen, UINavigationController?, ProbeLog, UIStoryboard) {
    let log = ProbeLog()
    let storyboard = Self.storyboard(log)
    let screen = Screen(storyboard)
    screen.settle()
    return (screen, screen.navigation, log, storyboard)
  }

  /// UIViewController.h: `shouldPerformSegue(withIdentifier:sender:)` "is not invoked when
  /// performSegueWithIdentifier:sender: is used"; `prepare(for:sender:)` comes before the destination's
  /// view.
  @Test func `a segue by code is prepared but not asked for`() {
    let (screen, stack, log, _) = Self.start()
    screen.turn { stack?.topViewController?.performSegue(withIdentifier: "show", sender: "me") }
    screen.settle()
    #expect(log.take() == ["prepare show me false"])
    #expect(stack?.viewControllers.map { $0.title ?? "" } == ["A", "B"])
  }

  /// UIStoryboard `instantiateViewController(withIdentifier:)`: a new instance each time;
  /// UIViewController `storyboard` is the one it came from, nil for others.
  @Test func `a storyboard makes new controllers`() {
    let (screen, stack, _, storyboard) = Self.start()
    screen.turn {
      let first = storyboard.instantiateViewController(withIdentifier: "B")
      let second = storyboard.instantiateViewController(withIdentifier: "B")
      #expect(first !== second && first.title == "B" && !first.isViewLoaded)
      #expect(first.storyboard === storyboard && UIViewController().storyboard == nil)
      #expect(stack?.topViewController?.storyboard === storyboard)
    }
  }

  /// Technical Note TN2298: an unwind segue is prepared by the source, then the action of the destination
  /// is called, and the transition dismisses what is between them.
  @Test func `an unwind segue dismisses a modal controller`() {
    let (screen, stack, log, _) = Self.start()
    screen.turn { stack?.topViewController?.performSegue(withIdentifier: "modal", sender: nil) }
    screen.settle()
    let modal = stack?.presentedViewController
    #expect(modal?.title == "C")
    _ = log.take()
    screen.turn { modal?.performSegue(withIdentifier: "back", sender: "end") }
    screen.settle()
    #expect(log.take() == ["prepare back end true", "home of A from C"])
    #expect(stack?.presentedViewController == nil && modal?.view.window == nil)
  }

  /// UIViewController `canPerformUnwindSegueAction(_:from:sender:)`: false passes the action to the next
  /// controller of the stack, to which the navigation controller pops.
  @Test(arguments: [true, false])
  func `an unwind segue pops to the controller that takes it`(refuses: Bool) {
    let (screen, stack, log, _) = Self.start()
    for _ in 0..<2 {
      screen.turn { stack?.topViewController?.performSegue(withIdentifier: "show", sender: nil) }
      screen.settle()
    }
    #expect(stack?.viewControllers.map { $0.title ?? "" } == ["A", "B", "C"])
    (stack?.viewControllers[1] as? Scene)?.refuses = refuses
    _ = log.take()
    screen.turn { stack?.topViewController?.performSegue(withIdentifier: "back", sender: nil) }
    screen.settle()
    #expect(log.take().last == (refuses ? "home of A from C" : "home of B from C"))
    #expect(stack?.viewControllers.map { $0.title ?? "" } == (refuses ? ["A"] : ["A", "B"]))
  }

  final class Direct: UIStoryboardSegue {
    override func perform() {
      source.navigationController?.setViewControllers([destination], animated: false)
    }
  }

  /// UIStoryboardSegue `perform()`: a subclass makes the transition itself, after `prepare(for:sender:)`.
  @Test func `a custom segue makes its own transition`() {
    let log = ProbeLog()
    let storyboard = Self.storyboard(log)
    storyboard.addSegue("direct", from: "A", to: "B", kind: .custom, by: Direct.init)
    let screen = Screen(storyboard)
    screen.settle()
    screen.turn {
      screen.navigation?.topViewController?.performSegue(withIdentifier: "direct", sender: nil)
    }
    screen.settle()
    #expect(log.take() == ["prepare direct  false"])
    #expect(screen.navigation?.viewControllers.map { $0.title ?? "" } == ["B"])
  }

  /// UIStoryboardSegue `init(identifier:source:destination:performHandler:)`: `perform()` calls the
  /// handler.
  @Test func `a segue in code performs its handler`() {
    let stage = ViewStage()
    let destination = UIViewController()
    let log = ProbeLog()
    stage.turn {
      let segue = UIStoryboardSegue(identifier: "own", source: stage.root, destination: destination)
      {
        log.add("performed")
      }
      #expect(segue.identifier == "own" && segue.source === stage.root && log.take() == [])
      #expect(segue.destination === destination)
      segue.perform()
    }
    #expect(log.take() == ["performed"] && stage.root.presentedViewController == nil)
  }
}
