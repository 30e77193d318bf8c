import CellGraphics
import Foundation
import ProjectFiles
import Simulation
import Storyboards

/// The tutorial's app, from the project's own `scenes.json`.
enum Tutorial {
  static let file = Project.file("scenes.json")

  static func document() throws -> SceneDocument {
    try SceneDocument(json: Array(Data(contentsOf: file)))
  }

  static func simulator(columns: Int = 80, rows: Int = 24) throws -> Simulator {
    Simulator(document: try document(), columns: columns, rows: rows)
  }
}

extension Frame {
  /// The glyphs, a line a row, without what is blank at the end.
  var text: String {
    (0..<surface.rows).map { row in
      var line = ""
      for cell in surface.row(row) { line.unicodeScalars.append(contentsOf: cell.glyph.scalars) }
      while line.last == " " { line.removeLast() }
      return line
    }.joined(separator: "\n")
  }

  /// Returns the background colours down one column, top to bottom, as 0xRRGGBB.
  func backgrounds(column: Int) -> [UInt32] {
    (0..<surface.rows).map { surface[column: column, row: $0].background.rgb }
  }
}
