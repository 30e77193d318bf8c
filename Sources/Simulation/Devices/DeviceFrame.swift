internal import CellGraphics
internal import NavigationKit

/// The place of a device on the screen: the cells of the app, and the frame around them.
struct DeviceFrame {
  let device: Device
  /// The cells of the app.
  let screen: CellRect
  /// The cells of the app and the border; equal to `screen` if there is no room for a border.
  let box: CellRect

  /// The smallest room with a border.
  private static let (fewestColumns, fewestRows) = (14, 8)

  /// Places a device in the middle of a room. A device that is larger than the room gets all of it.
  init(_ device: Device, in room: CellRect) {
    let border = room.columns >= Self.fewestColumns && room.rows >= Self.fewestRows ? 1 : 0
    let columns = min(device.columns, room.columns - 2 * border)
    let rows = min(device.rows, room.rows - 2 * border)
    self.device = device
    screen = CellRect(
      column: room.column + (room.columns - columns) / 2, row: room.row + (room.rows - rows) / 2,
      columns: columns, rows: rows)
    box = CellRect(
      column: screen.column - border, row: screen.row - border, columns: columns + 2 * border,
      rows: rows + 2 * border)
  }

  /// Indicates whether the whole device fits.
  ///
  /// A device that does not fit keeps its size classes, and its app gets fewer cells.
  var isWhole: Bool { screen.columns == device.columns && screen.rows == device.rows }

  /// The text in the upper border.
  private var title: String {
    let size = "\(device.name) \(device.columns) × \(device.rows)"
    return isWhole ? " \(size) " : " \(size): \(screen.columns) × \(screen.rows) shown "
  }

  /// Draws the surroundings of the app in a room.
  func draw(onto canvas: inout Canvas, in room: CellRect, colors: ChromeColors) {
    canvas.fill(room.asRect, with: colors.desk.background)
    guard box != screen else { return }
    let border = colors.desk.border
    put(border.top(columns: screen.columns + 2), at: box.row, box.column, on: &canvas, colors)
    for row in screen.row..<screen.endRow {
      put(border.left, at: row, box.column, on: &canvas, colors)
      put(border.right, at: row, screen.endColumn, on: &canvas, colors)
    }
    put(
      border.bottom(columns: screen.columns + 2), at: screen.endRow, box.column, on: &canvas, colors
    )
    let title = TextLine(title).cut(toColumns: screen.columns)
    put(
      title, at: box.row, screen.column + (screen.columns - title.columns) / 2, on: &canvas, colors)
  }

  private func put(
    _ text: String, at row: Int, _ column: Int, on canvas: inout Canvas, _ colors: ChromeColors
  ) {
    put(TextLine(text), at: row, column, on: &canvas, colors)
  }

  private func put(
    _ line: TextLine, at row: Int, _ column: Int, on canvas: inout Canvas, _ colors: ChromeColors
  ) {
    let cells = CellRect(column: column, row: row, columns: line.columns, rows: 1)
    canvas.draw(line, in: cells.asRect, alignment: .leading, color: colors.desk.secondary)
  }
}
