import NavigationKit
import Testing
import UIKitNames

/// Probes of segues and unwinding.
@Suite struct SegueProbes {
  final class Source: UIViewController {
    let log = ProbeLog()
    var segue: UIStoryboardSegue?
    var sender: Any?
    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
      log.add("should \(identifier)")
      return true
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      self.segue = segue
      self.sender = sender
      log.add("prepare \(segue.destination.isViewLoaded)")
    }
  }

  private static func app(_ kind: UIStoryboardSegue.Kind) -> (Screen, Source) {
    let storyboard = Storyboard()
    let source = Source()
    storyboard.addScene("stack") { UINavigationController(rootViewController: source) }
    storyboard.addScene("source") { source }
    storyboard.addScene("detail") { UIViewController() }
    storyboard.addSegue("go", from: "source", to: "detail", kind: kind)
    _ = storyboard.instantiateViewController(withIdentifier: "source")
    let screen = Screen(storyboard)
    screen.settle()
    return (screen, source)
  }

  /// UIViewController: `performSegue(withIdentifier:sender:)`, `prepare(for:sender:)`.
  @Test func `performing a segue prepares it with both controllers and the sender`() {
    let (screen, source) = Self.app(.show)
    screen.turn { source.performSegue(withIdentifier: "go", sender: 7) }
    #expect(source.segue?.identifier == "go" && source.segue?.source === source)
    #expect(source.sender as? Int == 7)
    #expect(source.navigationController?.topViewController === source.segue?.destination)
  }

  /// UIViewController: `shouldPerformSegue(withIdentifier:sender:)` is not called by `performSegue`;
  /// the destination's view is not loaded in `prepare`.
  @Test func `code is not asked, and the destination is prepared before its view loads`() {
    let (screen, source) = Self.app(.presentModally)
    screen.turn { source.performSegue(withIdentifier: "go", sender: nil) }
    #expect(source.log.take() == ["prepare false"])
    screen.settle()
    #expect(screen.front === source.segue?.destination)
  }

  /// UIStoryboardSegue: `init(identifier:source:destination:performHandler:)`, `perform()`.
  @Test func `a segue with a handler performs it`() {
    var count = 0
    let (source, destination) = (UIViewController(), UIViewController())
    let segue = UIStoryboardSegue(identifier: "x", source: source, destination: destination) {
      count += 1
    }
    #expect(segue.identifier == "x" && segue.source === source)
    #expect(segue.destination === destination && count == 0)
    segue.perform()
    #expect(count == 1)
  }

  /// UIStoryboardSegue: `init(identifier:source:destination:)` allows a nil identifier.
  @Test func `a segue needs no identifier`() {
    let segue = UIStoryboardSegue(
      identifier: nil, source: UIViewController(), destination: UIViewController())
    #expect(segue.identifier == nil)
  }

  /// UIStoryboard: `instantiateViewController(withIdentifier:)` makes a new controller each time.
  @Test func `a storyboard makes a new controller each time`() {
    let storyboard = Storyboard()
    storyboard.addScene("a") { UIViewController() }
    let one = storyboard.instantiateViewController(withIdentifier: "a")
    let two = storyboard.instantiateViewController(withIdentifier: "a")
    #expect(one !== two && !one.isViewLoaded)
    #expect(one.storyboard === storyboard)
  }

  /// UIViewController: `storyboard` is nil for a controller made in code.
  @Test func `a controller made in code has no storyboard`() {
    #expect(UIViewController().storyboard == nil)
  }

  /// Technical Note TN2298: the search for an unwind's destination asks the children before their
  /// container, and the action is called before the views move.
  @Test func `an unwind pops to the controller with the action and prepares first`() {
    let storyboard = Storyboard()
    let log = ProbeLog()
    let first = UIViewController()
    first.unwindActions["back"] = { log.add("action \($0.destination === first)") }
    let last = Source()
    storyboard.addScene("stack") { UINavigationController(rootViewController: first) }
    storyboard.addScene("last") { last }
    storyboard.addUnwindSegue("home", from: "last", to: "back")
    let screen = Screen(storyboard)
    screen.settle()
    screen.turn {
      screen.navigation?.pushViewController(UIViewController(), animated: false)
      screen.navigation?.pushViewController(
        storyboard.instantiateViewController(withIdentifier: "last"), animated: false)
    }
    screen.settle()
    screen.turn { last.performSegue(withIdentifier: "home", sender: nil) }
    screen.settle()
    #expect(log.take() == ["action true"] && last.segue?.destination === first)
    #expect(screen.navigation?.viewControllers == [first])
  }

  /// UIViewController: `show(_:sender:)` without a container presents.
  @Test func `show without a container presents`() {
    let (root, next) = (UIViewController(), UIViewController())
    let screen = Screen(root: root)
    screen.settle()
    screen.turn { root.show(next, sender: nil) }
    screen.settle()
    #expect(root.presentedViewController === next)
  }

  /// UIViewController: `showDetailViewController(_:sender:)` without a split view presents.
  @Test func `showDetail without a split view presents`() {
    let (root, next) = (UIViewController(), UIViewController())
    let screen = Screen(root: root)
    screen.settle()
    screen.turn { root.showDetailViewController(next, sender: nil) }
    screen.settle()
    #expect(root.presentedViewController === next)
  }
}
