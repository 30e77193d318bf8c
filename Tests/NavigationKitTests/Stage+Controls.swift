import CellGraphics
import NavigationKit

/// Views on a white background, and keys for the focused one.
extension Stage {
  /// - Parameter views: The first that can have the focus has it.
  convenience init(columns: Int, rows: Int, _ views: View...) {
    let root = ViewController()
    root.view.backgroundColor = .white
    for view in views { root.view.addSubview(view) }
    self.init(root: root, columns: columns, rows: rows)
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

  @discardableResult func send(_ input: KeyInput) -> Bool { application.send(input) }

  func send(_ inputs: [KeyInput]) {
    for input in inputs { application.send(input) }
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
