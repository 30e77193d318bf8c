import NavigationKit
import Testing
import UIKitNames

/// Probes of segues, of a storyboard that is made in code, and of unwinding.
@Suite struct SeguesScenarioProbes {
  /// A controller that logs its part in segues.
  final class Scene: ProbeController {
    var item = ""
    var itemAtLoad = ""
    var configure: ((UIStoryboardSegue, Any?) -> Void)?
    var takesUnwind = true
    override func viewDidLoad() {
      super.viewDidLoad()
      itemAtLoad = item
    }
    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
      add("should \(identifier)")
      return super.shouldPerformSegue(withIdentifier: identifier, sender: sender)
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      super.prepare(for: segue, sender: sender)
      add("prepare \(segue.identifier ?? "")")
      configure?(segue, sender)
    }
    override func canPerformUnwindSegueAction(
      _ action: String, from fromViewController: UIViewController, sender: Any?
    ) -> Bool {
      takesUnwind
        && super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender)
    }
  }

  /// A segue of the app, which puts the destination beneath the source without animation.
  final class Replacing: UIStoryboardSegue {
    override func perform() {
      guard let stack = source.navigationController else { return }
      stack.setViewControllers([destination], animated: false)
    }
  }

  /// A storyboard with a list that leads to a detail by a push and to a form by a presentation. The
  /// detail leads to an editor, and all of them lead back to the list.
  private static func storyboard(_ log: ProbeLog) -> UIStoryboard {
    let storyboard = UIStoryboard()
    storyboard.addScene("list") {
      let list = Scene("list", log)
      list.unwindActions["exitToList"] = { segue in
        log.add("unwind \(segue.identifier ?? "")")
        list.configure?(segue, nil)
      }
      return list
    }
    storyboard.addScene("detail") { Scene("detail", log) }
    storyboard.addScene("editor") { Scene("editor", log) }
    storyboard.addScene("form") { Scene("form", log) }
    storyboard.initialScene = "list"
    storyboard.addSegue("open", from: "list", to: "detail", kind: .show) {
      ShowSegue(identifier: $0, source: $1, destination: $2)
    }
    storyboard.addSegue("edit", from: "detail", to: "editor", kind: .show) {
      ShowSegue(identifier: $0, source: $1, destination: $2)
    }
    storyboard.addSegue("new", from: "list", to: "form", kind: .presentModally) {
      PresentModallySegue(identifier: $0, source: $1, destination: $2)
    }
    storyboard.addSegue("replace", from: "list", to: "form") {
      Replacing(identifier: $0, source: $1, destination: $2)
    }
    storyboard.addUnwindSegue("back", from: "detail", to: "exitToList")
    storyboard.addUnwindSegue("home", from: "editor", to: "exitToList")
    storyboard.addUnwindSegue("save", from: "form", to: "exitToList")
    return storyboard
  }

  private static func start(_ log: ProbeLog) -> (Screen, UINavigationController, Scene)? {
    guard let list = storyboard(log).instantiateInitialViewController() as? Scene else {
      Issue.record("The storyboard has no initial scene")
      return nil
    }
    let stack = UINavigationController(rootViewController: list)
    let screen = Screen(root: stack)
    screen.settle()
    _ = log.take()
    return (screen, stack, list)
  }

  private static func perform(_ segue: String, _ controller: UIViewController?, on screen: Screen) {
    screen.turn { controller?.performSegue(withIdentifier: segue, sender: "sender") }
    screen.settle()
  }

  /// UIViewController `prepare(for:sender:)`: called before the destination has loaded its view,
  /// with both controllers and the sender; `shouldPerformSegue` "isn't called for segues that you
  /// perform programmatically".
  @Test func `a segue of the app is prepared and not asked for`() {
    let log = ProbeLog()
    guard let (screen, stack, list) = Self.start(log) else { return }
    list.configure = { segue, sender in
      #expect(segue.source === list && !segue.destination.isViewLoaded)
      #expect(sender as? String == "sender" && segue.destination.parent == nil)
    }
    Self.perform("open", list, on: screen)
    let calls = log.take()
    #expect(calls.first == "list prepare open" && !calls.contains("list should open"))
    #expect(calls.contains("detail didAppear"))
    #expect(stack.viewControllers.count == 2 && stack.topViewController is Scene)
  }

  /// UIStoryboardSegue: the usual way to hand data to a detail, which has them in `viewDidLoad()`.
  @Test func `a detail has the data of prepare when it loads`() {
    let log = ProbeLog()
    guard let (screen, stack, list) = Self.start(log) else { return }
    list.configure = { segue, _ in (segue.destination as? Scene)?.item = "Letter 7" }
    Self.perform("open", list, on: screen)
    #expect((stack.topViewController as? Scene)?.itemAtLoad == "Letter 7")
  }

  /// UIViewController `performSegue(withIdentifier:sender:)`: each segue makes a new destination.
  @Test func `each segue makes a new destination`() {
    let log = ProbeLog()
    guard let (screen, stack, list) = Self.start(log) else { return }
    Self.perform("open", list, on: screen)
    let first = stack.topViewController
    screen.turn { _ = stack.popViewController(animated: true) }
    screen.settle()
    Self.perform("open", list, on: screen)
    #expect(stack.topViewController !== first && stack.viewControllers.count == 2)
  }

  /// A modal segue presents its destination from the container of the source.
  @Test func `a modal segue presents`() {
    let log = ProbeLog()
    guard let (screen, stack, list) = Self.start(log) else { return }
    Self.perform("new", list, on: screen)
    #expect(stack.viewControllers.count == 1)
    #expect((list.presentedViewController as? Scene)?.name == "form")
    #expect(list.presentedViewController?.presentingViewController === stack)
    #expect(log.take().first == "list prepare new")
  }

  /// Unwind segues (Technical Note TN2298): the source is prepared, then the action of the
  /// destination is called, then the controllers go.
  @Test func `an unwind segue is prepared before its action`() {
    let log = ProbeLog()
    guard let (screen, stack, list) = Self.start(log) else { return }
    Self.perform("open", list, on: screen)
    let detail = stack.topViewController
    var hasStack = false
    list.configure = { segue, _ in
      #expect(segue.source === detail && segue.destination === list)
      hasStack = stack.viewControllers.count == 2
    }
    _ = log.take()
    Self.perform("back", detail, on: screen)
    let calls = log.take()
    #expect(
      calls.filter { !$0.contains("ppear") } == ["detail prepare back", "unwind back"])
    #expect(calls.last == "list didAppear" && hasStack)
    #expect(stack.viewControllers.count == 1 && stack.topViewController === list)
  }

  /// TN2298: a segue from several screens further unwinds all of them at once.
  @Test func `an unwind segue leaves several screens at once`() {
    let log = ProbeLog()
    guard let (screen, stack, list) = Self.start(log) else { return }
    Self.perform("open", list, on: screen)
    Self.perform("edit", stack.topViewController, on: screen)
    #expect(stack.viewControllers.count == 3)
    _ = log.take()
    Self.perform("home", stack.topViewController, on: screen)
    let calls = log.take()
    #expect(stack.viewControllers.count == 1 && stack.topViewController === list)
    #expect(calls.contains("unwind home") && calls.contains("list didAppear"))
    #expect(!calls.contains("detail willAppear"))
  }

  /// TN2298: unwinding from a presented form dismisses it; the action can read what was entered.
  @Test func `an unwind segue dismisses a form and reads it`() {
    let log = ProbeLog()
    guard let (screen, stack, list) = Self.start(log) else { return }
    Self.perform("new", list, on: screen)
    let form = list.presentedViewController as? Scene
    form?.item = "New letter"
    var read = ""
    list.configure = { segue, _ in read = (segue.source as? Scene)?.item ?? "" }
    Self.perform("save", form, on: screen)
    #expect(read == "New letter" && log.take().contains("unwind save"))
    #expect(stack.presentedViewController == nil && form?.view.window == nil)
    #expect(list.view.window != nil)
  }

  /// UIViewController `canPerformUnwindSegueAction(_:from:sender:)`: a controller that refuses
  /// leaves the search to the others; if none takes it, nothing happens.
  @Test func `an unwind segue that nobody takes does nothing`() {
    let log = ProbeLog()
    guard let (screen, stack, list) = Self.start(log) else { return }
    Self.perform("open", list, on: screen)
    list.takesUnwind = false
    _ = log.take()
    Self.perform("back", stack.topViewController, on: screen)
    #expect(stack.viewControllers.count == 2 && !log.take().contains("unwind back"))
    list.takesUnwind = true
    Self.perform("back", stack.topViewController, on: screen)
    #expect(stack.viewControllers.count == 1 && log.take().contains("unwind back"))
  }

  /// UIStoryboardSegue `perform()`: a subclass does its own transition.
  @Test func `a segue of the app's own class decides what happens`() {
    let log = ProbeLog()
    guard let (screen, stack, list) = Self.start(log) else { return }
    Self.perform("replace", list, on: screen)
    #expect(stack.viewControllers.count == 1 && (stack.topViewController as? Scene)?.name == "form")
    #expect(list.parent == nil && log.take().first == "list prepare replace")
  }

  /// UIStoryboardSegue `init(identifier:source:destination:performHandler:)`: the handler is the
  /// transition.
  @Test func `a segue with a handler runs it`() {
    let (source, destination) = (UIViewController(), UIViewController())
    let log = ProbeLog()
    let segue = UIStoryboardSegue(
      identifier: "handled", source: source, destination: destination,
      performHandler: { log.add("performed") })
    #expect(segue.identifier == "handled" && log.take() == [])
    #expect(segue.source === source && segue.destination === destination)
    segue.perform()
    #expect(log.take() == ["performed"])
  }

  /// UIStoryboard `instantiateViewController(withIdentifier:)`: a new controller each time, whose
  /// view is not loaded and which knows its storyboard.
  @Test func `a storyboard makes new controllers that know it`() {
    let log = ProbeLog()
    let storyboard = Self.storyboard(log)
    let first = storyboard.instantiateViewController(withIdentifier: "detail")
    let second = storyboard.instantiateViewController(withIdentifier: "detail")
    #expect(first !== second && first.storyboard === storyboard)
    #expect(!first.isViewLoaded && log.take() == [])
    #expect(UIViewController().storyboard == nil)
    let initial = storyboard.instantiateInitialViewController()
    #expect((initial as? Scene)?.name == "list" && initial?.storyboard === storyboard)
  }

  /// UIStoryboard `instantiateViewController(identifier:creator:)`: the app makes the controller
  /// with what it needs; nil leaves it to the storyboard.
  @Test func `a creator makes the controller of a scene`() {
    let log = ProbeLog()
    let storyboard = Self.storyboard(log)
    let made: Scene = storyboard.instantiateViewController(identifier: "detail") { _ in
      Scene("made", log)
    }
    #expect(made.name == "made" && made.storyboard === storyboard)
    let plain: Scene = storyboard.instantiateViewController(identifier: "detail") { _ in nil }
    #expect(plain.name == "detail")
  }
}
