import CellGraphics
import NavigationKit
import Simulation
import UIKitNames

/// Starts an app from the initial scene of its storyboard.
final class StoryboardDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let storyboards: [String: Storyboard]

  /// - Parameter storyboards: By name; "Main" is the one to begin with.
  init(_ storyboards: [String: Storyboard]) {
    self.storyboards = storyboards
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    application.storyboards = storyboards
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController =
      UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
    window?.makeKeyAndVisible()
    return true
  }
}

/// An app on a screen, as a test sees it.
final class Screen {
  let simulator: Simulator

  /// - Parameters:
  ///   - columns: Of the app, as `rows`: a row of the terminal is the status line's.
  init(_ delegate: any ApplicationDelegate, columns: Int = 40, rows: Int = 24) {
    simulator = Simulator(delegate: delegate, columns: columns, rows: rows + 1)
  }

  /// Runs the app of one storyboard.
  convenience init(_ storyboard: Storyboard, columns: Int = 40, rows: Int = 24) {
    self.init(StoryboardDelegate(["Main": storyboard]), columns: columns, rows: rows)
  }

  /// Shows a controller.
  convenience init(root: UIViewController, columns: Int = 40, rows: Int = 24) {
    let storyboard = Storyboard()
    storyboard.addScene("root") { root }
    self.init(storyboard, columns: columns, rows: rows)
  }

  var application: Application { simulator.application }
  var root: UIViewController? { application.window?.rootViewController }

  /// What is presented over all others, else the root.
  var front: UIViewController? {
    var controller = root
    while let next = controller?.presentedViewController { controller = next }
    return controller
  }

  var navigation: UINavigationController? { root as? UINavigationController }

  func swipe(_ direction: NavigationKit.Direction) { simulator.perform(.swipe(direction)) }
  func tap() { simulator.perform(.tap) }
  func turn(_ body: () -> Void) { application.turn(body) }

  /// Lets so many ticks pass.
  func pass(_ ticks: Int) { simulator.advance(to: simulator.tick + ticks) }

  /// Lets so much time pass that nothing moves any more.
  func settle() {
    for _ in 0..<200 {
      guard let due = simulator.nextDueTick else { return }
      simulator.advance(to: due)
    }
  }

  /// What happened since the last call, of these kinds, as `subject kind object`.
  func happened(_ kinds: Set<Event.Kind>) -> [String] {
    // What happened in a turn of the test's own has yet to be collected.
    simulator.advance(to: simulator.tick)
    return simulator.takeEvents().filter { kinds.contains($0.kind) }.map { event in
      [event.subject, event.kind.rawValue, event.object].filter { !$0.isEmpty }
        .joined(separator: " ")
    }
  }

  /// The rows of the picture as text, without what is blank at their ends.
  var text: [String] {
    let surface = simulator.frame().surface
    return (0..<surface.rows - 1).map { row in
      var line = ""
      for cell in surface.row(row) { line.unicodeScalars.append(contentsOf: cell.glyph.scalars) }
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  /// The row of the picture that holds `text`.
  func row(of text: String) -> Int? { self.text.firstIndex { $0.contains(text) } }
}

extension UIView {
  /// The button in this view or within that says `title`.
  func button(_ title: String) -> UIButton? {
    if let button = self as? UIButton, button.title == title { return button }
    for view in subviews {
      if let found = view.button(title) { return found }
    }
    return nil
  }
}
