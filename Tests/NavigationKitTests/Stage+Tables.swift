import CellGraphics
import NavigationKit
import Simulation

/// An application with one window, for one test.
final class Stage {
  let application = Application()
  let window: Window

  init(root: ViewController, columns: Int = 20, rows: Int = 6) {
    let size = Size(width: Double(columns), height: Double(rows))
    window = Window(application: application, size: size)
    application.turn {
      window.rootViewController = root
      window.makeKeyAndVisible()
    }
  }

  /// With a controller whose whole view is `view`.
  convenience init(view: View, columns: Int = 20, rows: Int = 6) {
    let controller = ViewController()
    controller.view = view
    self.init(root: controller, columns: columns, rows: rows)
  }

  func turn(_ body: () -> Void) { application.turn(body) }

  func resize(columns: Int, rows: Int) {
    turn { window.resize(to: Size(width: Double(columns), height: Double(rows))) }
  }

  /// Sends keys to the focused view; answers whether each was taken.
  @discardableResult
  func send(_ inputs: KeyInput...) -> [Bool] { inputs.map { application.send($0) } }

  func enter() { application.tap() }

  /// Lets so much time pass that every animation ends.
  func settle() {
    for _ in 0..<100 where application.nextDueTick != nil {
      application.advance(to: application.nextDueTick ?? 0)
    }
  }

  /// The window as it is drawn now.
  var surface: Surface {
    let size = window.bounds.size
    var canvas = Canvas(surface: Surface(columns: Int(size.width), rows: Int(size.height)))
    _ = application.turn { window.draw(onto: &canvas) }
    return canvas.surface
  }

  /// The glyphs of the window, without blanks at the end of a row.
  var picture: [String] {
    let surface = surface
    return (0..<surface.rows).map { row in
      var text = surface.text(row: row)
      while text.last == " " { text.removeLast() }
      return text
    }
  }

  /// The rows of the screen that are lit: drawn reversed from their first column on.
  var litRows: [Int] {
    let surface = surface
    return (0..<surface.rows).filter { surface[column: 3, row: $0].attributes.contains(.reverse) }
  }

  /// The window as a frame, for a golden screen.
  var frame: Frame { Frame(surface: surface, panels: []) }

  /// The details of the actions that the user has sent since the last call.
  var actions: [String] {
    application.events.take().filter { $0.kind == .actionSent }.map(\.detail)
  }
}

extension Surface {
  func text(row: Int) -> String {
    String(String.UnicodeScalarView(self.row(row).flatMap(\.glyph.scalars)))
  }
}
