import CellGraphics
import NavigationKit
import Simulation

/// An application that shows some views on a white ground, for one test.
final class Stage {
  let application = Application()
  let window: Window
  private let root = ViewController()

  /// - Parameter views: The first that can have the focus has it.
  init(columns: Int, rows: Int, _ views: View...) {
    let size = Size(width: Double(columns), height: Double(rows))
    window = Window(application: application, size: size)
    application.turn {
      root.view.backgroundColor = .white
      for view in views { root.view.addSubview(view) }
      window.rootViewController = root
      window.makeKeyAndVisible()
    }
  }

  /// The window filled with one view.
  convenience init(columns: Int, rows: Int, filledWith view: View) {
    view.frame = Rect(x: 0, y: 0, width: Double(columns), height: Double(rows))
    self.init(columns: columns, rows: rows, view)
  }

  /// The window filled with a text that is edited.
  convenience init(columns: Int, rows: Int, editing view: View) {
    self.init(columns: columns, rows: rows, filledWith: view)
    turn { _ = view.becomeFirstResponder() }
  }

  func turn(_ body: () -> Void) { application.turn(body) }
  func tap() { application.tap() }
  @discardableResult func send(_ input: KeyInput) -> Bool { application.send(input) }

  func send(_ inputs: [KeyInput]) {
    for input in inputs { application.send(input) }
  }

  /// The window as it is drawn now.
  var frame: Frame {
    let size = window.bounds.size
    let ground = Cell(background: .black)
    var canvas = Canvas(
      surface: Surface(columns: Int(size.width), rows: Int(size.height), filledWith: ground))
    _ = application.turn { window.draw(onto: &canvas) }
    return Frame(surface: canvas.surface, panels: [])
  }

  var surface: Surface { frame.surface }

  /// The glyphs of the window, each row between two lines.
  var picture: String {
    let surface = surface
    return (0..<surface.rows).map { "|\(surface.text(row: $0))|" }.joined(separator: "\n")
  }

  /// The glyphs of the first row.
  var row: String { surface.text(row: 0) }

  /// The attributes of each cell in a row: `r` reversed, `b` bold, `d` dim, `u` underlined; several
  /// show as the first of these, none as a dot.
  func attributes(row: Int = 0) -> String {
    let letters: [(TextAttributes, Character)] = [
      (.reverse, "r"), (.bold, "b"), (.dim, "d"), (.underline, "u"),
    ]
    return String(
      surface.row(row).map { cell in
        letters.first { cell.attributes.contains($0.0) }?.1 ?? "."
      })
  }

  func cell(column: Int, row: Int = 0) -> Cell { surface[column: column, row: row] }
}

extension Surface {
  func text(row: Int) -> String {
    String(String.UnicodeScalarView(self.row(row).flatMap(\.glyph.scalars)))
  }
}
