import CellGraphics
import NavigationKit
import Testing

@Suite struct TableViewCellTests {
  /// A cell alone in a window of its size.
  private func picture(
    _ style: TableViewCell.CellStyle, text: String, detail: String? = nil, image: String? = nil,
    accessory: TableViewCell.AccessoryType = .none, columns: Int = 24, rows: Int = 1
  ) -> [String] {
    let cell = TableViewCell(style: style)
    let stage = Stage(view: cell, columns: columns, rows: rows)
    stage.turn {
      cell.textLabel?.text = text
      cell.detailTextLabel?.text = detail
      cell.imageView?.text = image
      cell.accessoryType = accessory
    }
    return stage.lines
  }

  @Test func `the default style has one text`() {
    #expect(TableViewCell(style: .default).detailTextLabel == nil)
    #expect(picture(.default, text: "Text") == ["  Text"])
    #expect(picture(.default, text: "Text", image: "★") == ["  ★ Text"])
  }

  @Test(arguments: [
    (TableViewCell.AccessoryType.disclosureIndicator, "  Text                ›"),
    (.detailDisclosureButton, "  Text              ⓘ ›"), (.checkmark, "  Text                ✓"),
    (.detailButton, "  Text                ⓘ"),
  ])
  func `the accessory is at the right`(accessory: TableViewCell.AccessoryType, row: String) {
    var row = row
    row.remove(at: row.index(row.startIndex, offsetBy: 6))
    #expect(picture(.default, text: "Text", accessory: accessory) == [row])
  }

  @Test func `a long text is truncated before the accessory`() {
    #expect(
      picture(.default, text: "A text of many words", accessory: .checkmark, columns: 16)
        == ["  A text of… ✓"])
  }

  @Test func `value1 shows its detail at the right`() {
    #expect(picture(.value1, text: "Wi-Fi", detail: "On") == ["  Wi-Fi             On"])
    #expect(
      picture(.value1, text: "Wi-Fi", detail: "On", accessory: .disclosureIndicator)
        == ["  Wi-Fi           On ›"])
  }

  // Twenty columns for both: the text would leave three and a gap, but half is the detail's.
  @Test func `value1 gives half of the room to a detail that needs it`() {
    #expect(
      picture(.value1, text: "A rather long", detail: "long detail") == ["  A rathe…  long deta…"])
  }

  @Test func `value2 aligns names to the right, next to the values`() {
    #expect(picture(.value2, text: "home", detail: "221b") == ["    home  221b"])
    #expect(picture(.value2, text: "at", detail: "221b") == ["      at  221b"])
  }

  @Test func `a subtitle is below its text, or beside it in a cell of one row`() {
    #expect(TableViewCell(style: .subtitle).fittingHeight == 2)
    #expect(picture(.subtitle, text: "Ada", detail: "1815", rows: 2) == ["  Ada", "  1815"])
    #expect(picture(.subtitle, text: "Ada", detail: "1815") == ["  Ada  1815"])
    #expect(
      picture(.subtitle, text: "Ada", detail: "1815", image: "★", rows: 4)
        == ["", "  ★ Ada", "    1815", ""])
  }

  @Test func `an accessory view replaces the accessory`() {
    let cell = TableViewCell(style: .default)
    let stage = Stage(view: cell, columns: 12, rows: 1)
    let label = Label(frame: Rect(x: 0, y: 0, width: 3, height: 1))
    label.text = "new"
    stage.turn {
      cell.accessoryType = .checkmark
      cell.accessoryView = label
    }
    #expect(stage.lines == ["       new"])
    stage.turn { cell.accessoryView = nil }
    #expect(stage.lines == ["         ✓"])
  }

  @Test func `a highlighted cell looks selected`() {
    let cell = TableViewCell(style: .default)
    let stage = Stage(view: cell, columns: 12, rows: 1)
    stage.turn { cell.setHighlighted(true, animated: false) }
    #expect(stage.lines == ["▌"])
  }
}
