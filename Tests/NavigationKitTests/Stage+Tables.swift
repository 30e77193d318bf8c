import CellGraphics
import NavigationKit

/// A view that fills the window, and its rows.
extension Stage {
  /// With a controller whose whole view is `view`.
  convenience init(view: View, columns: Int = 20, rows: Int = 6) {
    let controller = ViewController()
    controller.view = view
    self.init(root: controller, columns: columns, rows: rows)
  }

  /// Sends keys to the focused view; answers whether each was taken.
  @discardableResult
  func sendAll(_ inputs: KeyInput...) -> [Bool] { inputs.map { application.send($0) } }

  /// The glyphs of the window, without blanks at the end of a row.
  var lines: [String] {
    let surface = surface
    return (0..<surface.rows).map { surface.trimmedText(row: $0) }
  }

  /// The rows of the screen that are lit: drawn reversed from their first column on.
  var litRows: [Int] {
    let surface = surface
    return (0..<surface.rows).filter { surface[column: 3, row: $0].attributes.contains(.reverse) }
  }

  /// The details of the actions that the user has sent since the last call.
  var actions: [String] { takeEvents().filter { $0.kind == .actionSent }.map(\.detail) }
}
