import CellGraphics
import NavigationKit

/// A table that fills a window of 80 × 24 cells, about half way down.
final class ScrolledTable: TableViewDataSource {
  private let application = Application()
  private let window: Window
  private let rows: Int
  private let table = TableView()
  private var step = 1.0
  private var left = 40

  init(rows: Int) {
    self.rows = rows
    window = Window(application: application, size: Size(width: 80, height: 24))
    let controller = ViewController()
    controller.view = table
    table.register(forCellReuseIdentifier: "row") { TableViewCell(style: .value1) }
    table.dataSource = self
    application.turn { [window] in
      window.rootViewController = controller
      window.makeKeyAndVisible()
    }
    let start = IndexPath(row: rows / 2 - 40, section: 0)
    application.turn { [table] in
      table.selectRow(at: start, animated: false, scrollPosition: .top)
    }
    _ = application.events.take()
  }

  /// Scrolls by a row, forty times down and forty times up, and draws.
  func scrollAndDraw() {
    if left == 0 { (step, left) = (-step, 40) }
    left -= 1
    application.turn { table.contentOffset.y += step }
    draw()
  }

  /// Presses a key that highlights the next row and scrolls if needed, then draws a frame.
  func pressAndDraw() {
    if left == 0 { (step, left) = (-step, 40) }
    left -= 1
    application.send(.arrow(step > 0 ? .down : .up))
    draw()
  }

  private func draw() {
    var canvas = Canvas(surface: Surface(columns: 80, rows: 24))
    _ = application.turn { window.draw(onto: &canvas) }
    _ = application.events.take()
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { rows }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row"
    cell.detailTextLabel?.text = "detail"
    cell.accessoryType = .disclosureIndicator
    return cell
  }
}
