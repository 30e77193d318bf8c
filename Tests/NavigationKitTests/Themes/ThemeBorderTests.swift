import CellGraphics
import NavigationKit
import Testing

/// Borders of the theme.
@Suite struct ThemeBorderTests {
  @Test(arguments: Theme.Border.allCases)
  func `each border has lines as wide as the box`(border: Theme.Border) {
    for columns in [2, 3, 9] {
      #expect(TextLine(border.top(columns: columns)).columns == columns)
      #expect(TextLine(border.bottom(columns: columns)).columns == columns)
    }
    #expect(border.top(columns: 0).count == 2)
    #expect(TextLine(border.left).columns == 1 && TextLine(border.right).columns == 1)
  }

  /// The rows of an alert in a theme, without blanks at their ends.
  private func alert(_ change: (inout Theme) -> Void) -> [String] {
    let stage = Stage(root: nil, columns: 32, rows: 9)
    change(&stage.application.theme)
    let alert = AlertController(title: "Quit?", message: nil, preferredStyle: .alert)
    alert.addAction(AlertAction(title: "OK", style: .default))
    let root = ViewController()
    stage.turn { stage.window.rootViewController = root }
    stage.turn { root.present(alert, animated: false) }
    stage.settle()
    return stage.lines.filter { !$0.isEmpty }
  }

  @Test func `an alert has the border of the theme`() {
    let double = alert { $0.alertBorder = .double }
    #expect(double.first == "  ╔══════════════════════════╗")
    #expect(double.last == "  ╚══════════════════════════╝")
    #expect(double.dropFirst().dropLast().allSatisfy { $0.hasPrefix("  ║") && $0.hasSuffix("║") })
    let usual = alert { _ in }
    #expect(usual.first == "  ▗▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▖")
    #expect(usual.count == double.count)
  }

  /// The glyphs and attributes of views, which is what a terminal without colours shows.
  private func plain(_ views: View..., columns: Int = 24, rows: Int = 4) -> [String] {
    let stage = Stage(columns: columns, rows: rows, filledWith: views[0])
    return plain(stage)
  }

  private func plain(_ stage: Stage) -> [String] {
    let size = stage.window.bounds.size
    var canvas = Canvas(
      surface: Surface(columns: Int(size.width), rows: Int(size.height)),
      style: DrawingStyle(smoothness: .cells, fading: .dissolve))
    stage.application.turn { _ = stage.window.draw(onto: &canvas) }
    return (0..<canvas.surface.rows).flatMap { row in
      canvas.surface.row(row).map {
        "\(String(String.UnicodeScalarView($0.glyph.scalars))) \($0.attributes.rawValue)"
      }
    }
  }

  private func action(_ style: AlertAction.Style, isEnabled: Bool = true) -> [String] {
    let stage = Stage(root: nil, columns: 32, rows: 11)
    let alert = AlertController(title: "Quit?", message: nil, preferredStyle: .alert)
    // The focus is on another action, which is reversed.
    let first = AlertAction(title: "Keep", style: .default)
    let action = AlertAction(title: "Delete all of it now", style: style)
    action.isEnabled = isEnabled
    alert.addAction(first)
    alert.addAction(action)
    let root = ViewController()
    stage.turn { stage.window.rootViewController = root }
    stage.turn { root.present(alert, animated: false) }
    stage.settle()
    return plain(stage)
  }

  @Test func `without colours a destructive action is underlined, and a disabled one is dim`() {
    let usual = action(.default)
    #expect(action(.destructive) != usual)
    #expect(action(.default, isEnabled: false) != usual)
    #expect(action(.destructive, isEnabled: false) != action(.destructive))
  }

  private func rows(selected: Int?) -> [String] {
    let source = Rows()
    let table = TableView(frame: Rect(x: 0, y: 0, width: 24, height: 4))
    table.dataSource = source
    let stage = Stage(view: table, columns: 24, rows: 4)
    if let selected {
      stage.turn {
        table.selectRow(
          at: IndexPath(row: selected, section: 0), animated: false, scrollPosition: .none)
      }
    }
    return withExtendedLifetime(source) { plain(stage) }
  }

  private final class Rows: TableViewDataSource {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = TableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row"
      return cell
    }
  }

  @Test func `without colours each state of a control differs from the others`() {
    func switches(_ isOn: Bool, _ isEnabled: Bool) -> [String] {
      let view = Switch()
      (view.isOn, view.isEnabled) = (isOn, isEnabled)
      return plain(view)
    }
    #expect(
      Set([(false, true), (true, true), (false, false), (true, false)].map(switches)).count == 4)

    func segments(_ selected: Int) -> [String] {
      let view = SegmentedControl(items: ["A", "B"])
      view.selectedSegmentIndex = selected
      return plain(view)
    }
    #expect(Set([-1, 0, 1].map(segments)).count == 3)

    func pages(_ page: Int) -> [String] {
      let view = PageControl()
      (view.numberOfPages, view.currentPage) = (3, page)
      return plain(view)
    }
    #expect(Set([0, 1, 2].map(pages)).count == 3)

    func progress(_ value: Float) -> [String] {
      let view = ProgressView()
      view.progress = value
      return plain(view)
    }
    #expect(Set([0, 0.5, 1].map(progress)).count == 3)

    func tabs(_ selected: Int) -> [String] {
      let tabs = TabBarController()
      tabs.viewControllers = [titled("One"), titled("Two")]
      tabs.selectedIndex = selected
      return plain(Stage(root: tabs, columns: 24, rows: 4))
    }
    #expect(tabs(0) != tabs(1))
    #expect(Set([nil, 1, 2].map { rows(selected: $0) }).count == 3)
  }
}
