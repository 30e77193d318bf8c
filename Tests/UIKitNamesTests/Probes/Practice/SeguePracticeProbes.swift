import NavigationKit
import Testing
import UIKitNames

/// Probes of storyboards in code, segues and unwinding.
@Suite struct SeguePracticeProbes {
  /// A controller that logs how its segues are prepared.
  class Source: UIViewController {
    let log = ProbeLog()
    var allows = true
    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
      log.add("should \(identifier)")
      return allows
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      super.prepare(for: segue, sender: sender)
      let loaded = segue.destination.isViewLoaded
      log.add("prepare \(segue.identifier ?? "nil") \(sender as? String ?? "nil") loaded \(loaded)")
      (segue.destination as? Target)?.text = sender as? String ?? ""
    }
  }

  /// A controller that gets a text from a segue, and shows it when it is loaded.
  final class Target: Source {
    var text = "none"
    override func viewDidLoad() {
      super.viewDidLoad()
      log.add("load \(text)")
    }
  }

  /// A segue that presents without animation.
  final class Plain: UIStoryboardSegue {
    override func perform() {
      source.present(destination, animated: false)
    }
  }

  /// A storyboard of a stack with "list" as root, and "detail".
  private static func board(
    _ kind: UIStoryboardSegue.Kind, by make: @escaping SegueTemplate.MakeSegue
  ) -> UIStoryboard {
    let board = Storyboard()
    board.addScene("stack") {
      UINavigationController(
        rootViewController: board.instantiateViewController(withIdentifier: "list"))
    }
    board.initialScene = "stack"
    board.addScene("list") { Source() }
    board.addScene("detail") { Target() }
    board.addScene("end") { Source() }
    board.addSegue("open", from: "list", to: "detail", kind: kind, by: make)
    board.addSegue("deeper", from: "detail", to: "end", kind: .show, by: ShowSegue.init)
    board.addUnwindSegue("exit", from: "end", to: "backToList")
    board.addUnwindSegue("exit", from: "detail", to: "backToList")
    return board
  }

  private static func shown(
    _ kind: UIStoryboardSegue.Kind = .show,
    by make: @escaping SegueTemplate.MakeSegue = ShowSegue.init
  ) throws -> (Screen, UINavigationController, Source) {
    let screen = Screen(board(kind, by: make))
    screen.settle()
    let stack = try #require(screen.navigation)
    return (screen, stack, try #require(stack.topViewController as? Source))
  }

  /// UIViewController `performSegue(withIdentifier:sender:)`: prepares with the sender before the
  /// destination's view is loaded, and does not ask `shouldPerformSegue(withIdentifier:sender:)`.
  @Test func `a segue by code is prepared before its destination loads`() throws {
    let (screen, stack, list) = try Self.shown()
    list.allows = false
    screen.turn { list.performSegue(withIdentifier: "open", sender: "Dune") }
    screen.settle()
    #expect(list.log.take() == ["prepare open Dune loaded false"])
    let detail = try #require(stack.topViewController as? Target)
    #expect(detail.text == "Dune" && detail.log.take() == ["load Dune"])
    #expect(detail.navigationController === stack && stack.viewControllers.count == 2)
  }

  /// UIStoryboard: each segue makes a new destination; controllers of a storyboard know it.
  @Test func `each segue makes a new destination`() throws {
    let (screen, stack, list) = try Self.shown()
    screen.turn { list.performSegue(withIdentifier: "open", sender: "one") }
    screen.settle()
    let first = try #require(stack.topViewController)
    screen.turn { stack.popViewController(animated: false) }
    screen.settle()
    screen.turn { list.performSegue(withIdentifier: "open", sender: nil) }
    screen.settle()
    let second = try #require(stack.topViewController as? Target)
    #expect(first !== second && second.text == "")
    #expect(list.storyboard != nil && list.storyboard === second.storyboard)
    #expect(UIViewController().storyboard == nil)
  }

  /// UIStoryboard `instantiateViewController(withIdentifier:)`, `instantiateInitialViewController()`: a
  /// new controller each time, not loaded and not shown.
  @Test func `a storyboard makes controllers`() throws {
    let (screen, _, list) = try Self.shown()
    let board = try #require(list.storyboard)
    var made: [UIViewController] = []
    screen.turn {
      made = (0..<2).map { _ in board.instantiateViewController(withIdentifier: "detail") }
      if let initial = board.instantiateInitialViewController() { made.append(initial) }
    }
    try #require(made.count == 3)
    #expect(made[0] is Target && made[1] is Target && made[0] !== made[1])
    #expect(made[2] is UINavigationController && made[2] !== screen.root)
    #expect(!made[0].isViewLoaded && made[0].parent == nil && made[0].storyboard === board)
  }

  /// UIStoryboard: a controller made by its identifier is pushed by code as any other, and its own
  /// segues work.
  @Test func `a controller made by code performs its segues`() throws {
    let (screen, stack, list) = try Self.shown()
    screen.turn {
      if let detail = list.storyboard?.instantiateViewController(withIdentifier: "detail")
        as? Target
      {
        detail.text = "code"
        list.show(detail, sender: nil)
      }
    }
    screen.settle()
    let detail = try #require(stack.topViewController as? Target)
    #expect(detail.log.take() == ["load code"] && list.log.take() == [])
    screen.turn { detail.performSegue(withIdentifier: "deeper", sender: nil) }
    screen.settle()
    #expect(
      stack.viewControllers.count == 3 && detail.log.take() == ["prepare deeper nil loaded false"])
  }

  /// UIStoryboardSegue: a modal segue presents the destination over the stack.
  @Test func `a modal segue presents`() throws {
    let (screen, stack, list) = try Self.shown(.presentModally, by: PresentModallySegue.init)
    screen.turn { list.performSegue(withIdentifier: "open", sender: "modal") }
    screen.settle()
    let detail = try #require(stack.presentedViewController as? Target)
    #expect(detail.text == "modal" && stack.viewControllers.count == 1)
    #expect(detail.presentingViewController === stack && detail.navigationController == nil)
    screen.turn { detail.dismiss(animated: true) }
    screen.settle()
    #expect(stack.presentedViewController == nil)
  }

  /// UIStoryboardSegue `perform()`: a class of the app's own does the transition itself, with `source`
  /// and `destination`.
  @Test func `a custom segue performs itself`() throws {
    let (screen, stack, list) = try Self.shown(.custom, by: Plain.init)
    screen.turn { list.performSegue(withIdentifier: "open", sender: "own") }
    screen.settle()
    let detail = try #require(list.presentedViewController as? Target)
    #expect(detail.text == "own" && detail.view.window != nil && stack.topViewController === list)
    #expect(list.log.take() == ["prepare open own loaded false"])
  }

  /// Unwind segues: the controller that leaves is prepared with the destination, the unwind action
  /// runs, and the stack is popped to the destination.
  @Test func `an unwind goes back over two controllers`() throws {
    let (screen, stack, list) = try Self.shown()
    list.unwindActions["backToList"] = { [weak list] segue in
      list?.log.add("unwind \(segue.source is Target) \(segue.destination === list)")
    }
    screen.turn { list.performSegue(withIdentifier: "open", sender: nil) }
    screen.settle()
    let detail = try #require(stack.topViewController)
    screen.turn { detail.performSegue(withIdentifier: "deeper", sender: nil) }
    screen.settle()
    let end = try #require(stack.topViewController as? Source)
    _ = list.log.take()
    screen.turn { end.performSegue(withIdentifier: "exit", sender: "done") }
    screen.settle()
    #expect(end.log.take() == ["prepare exit done loaded true"])
    #expect(list.log.take() == ["unwind false true"])
    #expect(stack.viewControllers.count == 1 && stack.topViewController === list)
  }

  /// Unwind segues: from a presented controller the unwind dismisses it.
  @Test func `an unwind dismisses what is presented`() throws {
    let (screen, stack, list) = try Self.shown(.presentModally, by: PresentModallySegue.init)
    list.unwindActions["backToList"] = { [weak list] segue in
      list?.log.add("unwind \((segue.source as? Target)?.text ?? "")")
    }
    screen.turn { list.performSegue(withIdentifier: "open", sender: "book") }
    screen.settle()
    let detail = try #require(stack.presentedViewController)
    _ = list.log.take()
    screen.turn { detail.performSegue(withIdentifier: "exit", sender: nil) }
    screen.settle()
    #expect(list.log.take() == ["unwind book"])
    #expect(stack.presentedViewController == nil && stack.topViewController === list)
  }

  /// UIStoryboardSegue `init(identifier:source:destination:performHandler:)`: `perform()` runs the
  /// handler, and nothing else happens.
  @Test func `a segue performs its handler`() {
    let (a, b) = (UIViewController(), UIViewController())
    let log = ProbeLog()
    let screen = Screen(root: a)
    screen.settle()
    let segue = UIStoryboardSegue(identifier: "own", source: a, destination: b) {
      log.add("performed")
    }
    #expect(segue.identifier == "own" && segue.source === a && segue.destination === b)
    #expect(log.take() == [])
    screen.turn { segue.perform() }
    screen.settle()
    #expect(log.take() == ["performed"] && a.presentedViewController == nil)
  }
}
