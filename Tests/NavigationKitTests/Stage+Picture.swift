import CellGraphics
import NavigationKit
import Simulation

extension Stage {
  /// The window as it is drawn now.
  var surface: Surface {
    let size = window.bounds.size
    var canvas = Canvas(surface: Surface(columns: Int(size.width), rows: Int(size.height)))
    _ = application.turn { window.draw(onto: &canvas) }
    return canvas.surface
  }

  /// The window as a frame, for a recorded screen.
  var frame: Frame { Frame(surface: surface, panels: []) }

  /// The glyphs of the window, each row between two lines.
  var picture: String {
    let surface = surface
    return (0..<surface.rows).map { "|\(surface.text(row: $0))|" }.joined(separator: "\n")
  }

  /// The glyphs of one row.
  func text(row: Int) -> String { surface.text(row: row) }

  /// The attributes of the cells of one row in which `text` stands; nil where it does not.
  func attributes(of text: String, row: Int) -> TextAttributes? {
    let surface = surface
    guard let range = surface.text(row: row).firstRange(of: text) else { return nil }
    let column = surface.text(row: row).distance(
      from: surface.text(row: row).startIndex, to: range.lowerBound)
    return surface[column: column, row: row].attributes
  }

  /// What the focus rests on, as events call it.
  var focus: String? {
    application.turn { application.focusedView?.accessibilityIdentifier }
  }

  /// What the focus rests on in one round, from where it rests now.
  var focusRound: [String?] {
    var round: [String?] = []
    repeat {
      round.append(focus)
      application.moveFocus(.next)
    } while focus != round.first
    return round
  }
}

extension Surface {
  func text(row: Int) -> String {
    String(String.UnicodeScalarView(self.row(row).flatMap(\.glyph.scalars)))
  }
}

/// A controller with a title and a view that shows nothing.
func titled(_ title: String?) -> ViewController {
  let controller = ViewController()
  controller.title = title
  return controller
}

/// A controller whose content is one button in its first row.
func withButton(_ title: String) -> ViewController {
  let controller = titled(title)
  let button = Button(frame: Rect(x: 0, y: 0, width: 8, height: 1))
  button.title = "Open"
  button.accessibilityIdentifier = "open \(title)"
  controller.view.addSubview(button)
  return controller
}
