import NavigationKit
import Testing
import UIKitNames

/// Probes of segues of a storyboard and of unwinding through containers.
@Suite struct UnwindProbes {
  /// A controller that logs the questions of segues and unwinds.
  private final class Asked: ProbeController {
    var performs = true
    var unwinds = true

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
      add("should \(identifier)")
      return performs
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      super.prepare(for: segue, sender: sender)
      add("prepare \(segue.identifier ?? "-") loaded \(segue.destination.isViewLoaded)")
    }
    override func canPerformUnwindSegueAction(
      _ action: String, from fromViewController: UIViewController, sender: Any?
    ) -> Bool {
      guard super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender)
      else { return false }
      add("can \(action)")
      return unwinds
    }
  }

  private let log = ProbeLog()

  /// The stack of "a", with segues to "b", "c" and back.
  private func make(_ kind: StoryboardSegue.Kind = .show) -> (Screen, UINavigationController, Asked)
  {
    let first = Asked("a", log)
    let navigation = UINavigationController()
    let storyboard = Storyboard()
    storyboard.addScene("root") { navigation }
    storyboard.addScene("a") { first }
    storyboard.addScene("b") { [log] in Asked("b", log) }
    storyboard.addScene("c") { [log] in Asked("c", log) }
    storyboard.addSegue("toB", from: "a", to: "b", kind: kind)
    storyboard.addSegue("toC", from: "b", to: "c", kind: kind)
    storyboard.addUnwindSegue("back", from: "c", to: "exit")
    storyboard.addUnwindSegue("back", from: "b", to: "exit")
    let screen = Screen(storyboard)
    screen.turn {
      let made = storyboard.instantiateViewController(withIdentifier: "a")
      navigation.setViewControllers([made], animated: false)
    }
    screen.settle()
    _ = log.take()
    return (screen, navigation, first)
  }

  private func perform(_ screen: Screen, _ controller: UIViewController?, _ identifier: String) {
    screen.turn { controller?.performSegue(withIdentifier: identifier, sender: nil) }
    screen.settle()
  }

  /// UIStoryboardSegue: `init(identifier:source:destination:performHandler:)` and `perform()`.
  @Test func `a segue with a handler runs it with its controllers`() {
    let (screen, _, first) = make()
    let next = UIViewController()
    var runs = 0
    let segue = UIStoryboardSegue(identifier: "s", source: first, destination: next) { runs += 1 }
    screen.turn { segue.perform() }
    #expect(runs == 1 && segue.source === first && segue.destination === next)
    #expect(segue.identifier == "s")
  }

  /// UIViewController: `prepare(for:sender:)` before the destination's view loads.
  @Test func `a show segue prepares before the view loads and pushes`() {
    let (screen, navigation, first) = make()
    perform(screen, first, "toB")
    let calls = log.take()
    #expect(calls.first == "a prepare toB loaded false")
    #expect(navigation.viewControllers.count == 2)
    #expect(calls.firstIndex(of: "b load")! < calls.firstIndex(of: "b willAppear")!)
  }

  /// UIViewController: an unwind action of a controller below in the stack pops to it; the source
  /// prepares, then the action runs, then the controllers disappear and appear.
  @Test func `an unwind to the root prepares, acts and pops all above`() {
    let (screen, navigation, first) = make()
    first.unwindActions["exit"] = { [log] _ in log.add("exit") }
    perform(screen, first, "toB")
    perform(screen, navigation.topViewController, "toC")
    #expect(navigation.viewControllers.count == 3)
    _ = log.take()
    perform(screen, navigation.topViewController, "back")
    #expect(navigation.viewControllers == [first])
    let calls = log.take()
    let order = ["c prepare back loaded true", "exit", "c willDisappear", "a didAppear"]
    #expect(calls.filter(order.contains) == order)
    #expect(!calls.contains { $0.hasPrefix("b will") || $0.hasPrefix("b did") })
  }

  /// UIViewController: `canPerformUnwindSegueAction`, false passes on to the next controller.
  @Test func `a controller that refuses an unwind is passed over`() {
    let (screen, navigation, first) = make()
    first.unwindActions["exit"] = { [log] _ in log.add("exit a") }
    perform(screen, first, "toB")
    let second = navigation.topViewController as? Asked
    second?.unwindActions["exit"] = { [log] _ in log.add("exit b") }
    second?.unwinds = false
    perform(screen, second, "toC")
    _ = log.take()
    perform(screen, navigation.topViewController, "back")
    #expect(navigation.viewControllers == [first])
    #expect(log.take().filter { $0.contains("exit ") && !$0.contains("can") } == ["exit a"])
  }

  /// UIViewController: the nearest controller with the action is the destination.
  @Test func `an unwind ends at the nearest controller with the action`() {
    let (screen, navigation, first) = make()
    first.unwindActions["exit"] = { [log] _ in log.add("exit a") }
    perform(screen, first, "toB")
    let second = navigation.topViewController
    second?.unwindActions["exit"] = { [log] _ in log.add("exit b") }
    perform(screen, second, "toC")
    _ = log.take()
    perform(screen, navigation.topViewController, "back")
    #expect(navigation.topViewController === second)
    #expect(log.take().contains("exit b"))
  }

  /// UIViewController: without a controller for the action nothing happens.
  @Test func `an unwind without a destination does nothing`() {
    let (screen, navigation, first) = make()
    perform(screen, first, "toB")
    _ = log.take()
    perform(screen, navigation.topViewController, "back")
    #expect(navigation.viewControllers.count == 2)
    #expect(!log.take().contains { $0.contains("prepare") })
  }

  /// UIViewController: a modal segue presents, and its unwind dismisses.
  @Test func `an unwind from a presented controller dismisses it`() {
    let (screen, navigation, first) = make(.presentModally)
    first.unwindActions["exit"] = { [log] _ in log.add("exit") }
    perform(screen, first, "toB")
    #expect(navigation.presentedViewController != nil)
    _ = log.take()
    perform(screen, navigation.presentedViewController, "back")
    #expect(navigation.presentedViewController == nil)
    let calls = log.take()
    #expect(calls.contains("exit") && calls.contains("b didDisappear"))
  }

  /// UIViewController: an unwind through two presentations dismisses both.
  @Test func `an unwind dismisses a chain of presentations`() {
    let (screen, navigation, first) = make(.presentModally)
    first.unwindActions["exit"] = { _ in }
    perform(screen, first, "toB")
    perform(screen, navigation.presentedViewController, "toC")
    let top = navigation.presentedViewController?.presentedViewController
    #expect(top != nil)
    perform(screen, top, "back")
    #expect(navigation.presentedViewController == nil)
  }

  /// UIStoryboardSegue: the source and destination of an unwind.
  @Test func `an unwind segue knows its source and destination`() {
    let (screen, navigation, first) = make()
    var segue: UIStoryboardSegue?
    first.unwindActions["exit"] = { segue = $0 }
    perform(screen, first, "toB")
    let second = navigation.topViewController
    perform(screen, second, "back")
    #expect(segue?.source === second && segue?.destination === first)
    #expect(segue?.identifier == "back")
  }

  /// UIViewController: `childForUnwinding`, a tab bar controller offers its other tabs.
  @Test func `an unwind finds a controller in another tab`() {
    let target = Asked("t", log)
    target.unwindActions["exit"] = { [log] _ in log.add("exit") }
    let source = Asked("s", log)
    let tabs = UITabBarController()
    let storyboard = Storyboard()
    storyboard.addScene("tabs") { tabs }
    storyboard.addScene("s") { source }
    storyboard.addUnwindSegue("back", from: "s", to: "exit")
    let screen = Screen(storyboard)
    screen.turn {
      tabs.viewControllers = [target, storyboard.instantiateViewController(withIdentifier: "s")]
      tabs.selectedIndex = 1
    }
    screen.settle()
    perform(screen, source, "back")
    #expect(tabs.selectedViewController === target && log.take().contains("exit"))
  }
}
