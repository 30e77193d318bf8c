import CellGraphics
import NavigationKit
import Simulation
import Storyboards

/// A simulator whose app is made in the test: the window is a row shorter than the terminal, which
/// has a status line.
final class Stage {
  let simulator: Simulator
  var application: Application { simulator.application }

  init(_ root: ViewController, columns: Int = 80, rows: Int = 24) {
    let empty = SceneDocument(
      canvas: Size(width: 80, height: 24), initialScene: "empty",
      scenes: [
        SceneDocument.Scene(id: "empty", name: "empty", title: "", background: .white)
      ])
    simulator = Simulator(document: empty, columns: columns, rows: rows)
    turn { application.window?.rootViewController = nil }
    forget()
    turn { application.window?.rootViewController = root }
  }

  var window: Window? { application.window }

  /// Runs `body` as one turn.
  func turn(_ body: () -> Void) { application.turn(body) }

  func perform(_ commands: Command...) {
    for command in commands { simulator.perform(command) }
  }

  func resize(columns: Int, rows: Int) { perform(.resize(columns: columns, rows: rows)) }

  /// Lets so much time pass that every transition ends.
  func settle() {
    for _ in 0..<100 where application.nextDueTick != nil {
      simulator.advance(to: application.nextDueTick ?? 0)
    }
  }

  /// What has happened since the last call, of these kinds only, as `subject kind object`.
  func happened(_ kinds: Set<Event.Kind>...) -> [String] {
    let events = simulator.takeEvents() + application.events.take()
    return events.filter { event in kinds.contains { $0.contains(event.kind) } }.map { event in
      [event.subject, event.kind.rawValue, event.object].filter { !$0.isEmpty }
        .joined(separator: " ")
    }
  }

  func forget() { _ = happened([]) }

  /// What `body` causes, in its own turn and until everything has come to rest.
  func happened(_ kinds: Set<Event.Kind>..., during body: () -> Void) -> [String] {
    forget()
    turn(body)
    settle()
    return happened(kinds.reduce([]) { $0.union($1) })
  }

  /// The glyphs of the app, a line a row, without what is blank at the end.
  var picture: String {
    let surface = simulator.frame().surface
    return (0..<surface.rows - 1).map { surface.text(row: $0) }.joined(separator: "\n")
  }

  /// The glyphs of a row.
  func text(row: Int) -> String { simulator.frame().surface.text(row: row) }

  /// The glyphs of the last row, which is not the app's.
  var statusLine: String {
    let surface = simulator.frame().surface
    return surface.text(row: surface.rows - 1)
  }
}

extension Surface {
  /// The glyphs of a row without what is blank at the end.
  func text(row: Int) -> String {
    var text = String(String.UnicodeScalarView(self.row(row).flatMap(\.glyph.scalars)))
    while text.last == " " { text.removeLast() }
    return text
  }
}

extension Set<Event.Kind> {
  /// The catalogue's short names: load, willApp, isApp, didApp, willDis, didDis.
  static let appearance: Self = [
    .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear,
    .viewDidDisappear,
  ]
  /// The four that the catalogue's logs have.
  static let willAndDid: Self = [
    .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
  ]
  static let containment: Self = [.willMoveToParent, .didMoveToParent]
}
