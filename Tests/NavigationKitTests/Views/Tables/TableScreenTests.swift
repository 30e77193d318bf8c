import CellGraphics
import NavigationKit
import Simulation
import TestSupport
import Testing

/// Whole screens, kept as pictures: each style of table and of cell.
@Suite struct TableScreenTests {
  struct Size: CustomTestStringConvertible {
    var columns: Int
    var rows: Int
    var testDescription: String { "\(columns)x\(rows)" }
  }

  static let sizes = [Size(columns: 80, rows: 24), Size(columns: 40, rows: 12)]

  /// What a picture is taken of, after `keys`.
  private func take(
    _ controller: ViewController, _ size: Size, _ name: String, _ keys: Command...
  ) throws {
    let navigation = NavigationController(rootViewController: controller)
    let simulator = try Screen.simulator(
      root: navigation, columns: size.columns, rows: size.rows)
    for key in keys { simulator.perform(key) }
    try expectGolden(simulator.frame(), "\(name)-\(size.testDescription)")
  }

  @Test(arguments: sizes)
  func `a plain table keeps the header of its section at the top`(size: Size) throws {
    try take(
      Contacts(), size, "table-plain", .key(.pageDown), .swipe(.down), .swipe(.down),
      .swipe(.down))
  }

  @Test(arguments: sizes)
  func `a grouped table shows its sections as bands`(size: Size) throws {
    try take(Settings(style: .grouped), size, "table-grouped", .swipe(.down), .tap, .swipe(.down))
  }

  @Test(arguments: sizes)
  func `an inset grouped table shows its sections as cards`(size: Size) throws {
    try take(
      Settings(style: .insetGrouped), size, "table-inset-grouped", .swipe(.down), .tap,
      .swipe(.down))
  }

  @Test(arguments: sizes)
  func `cells have four styles and five accessories`(size: Size) throws {
    try take(CellStyles(), size, "table-cells", .key(.end), .key(.home), .swipe(.down))
  }

  @Test(arguments: sizes)
  func `a row shows Delete before a deletion`(size: Size) throws {
    try take(Contacts(), size, "table-delete", .swipe(.down), .swipe(.left))
  }
}

/// Names under their first letters.
private final class Contacts: TableViewController {
  private let names: [(letter: String, names: [String])] = [
    ("A", ["Ada Lovelace", "Adele Goldberg", "Alan Kay", "Alan Turing", "Alonzo Church"]),
    ("B", ["Barbara Liskov", "Bjarne Stroustrup", "Brian Kernighan"]),
    ("D", ["Dana Scott", "David Parnas", "Dennis Ritchie", "Donald Knuth", "Dorothy Vaughan"]),
    ("E", ["Edgar Codd", "Edith Clarke", "Edsger Dijkstra", "Evelyn Boyd Granville"]),
    ("G", ["Gerald Sussman", "Gladys West", "Grace Hopper", "Guy Steele"]),
    ("H", ["Hal Abelson", "Hedy Lamarr"]),
    ("J", ["Jean Bartik", "Jean Sammet", "John Backus", "John McCarthy", "Joan Clarke"]),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Contacts"
    tableView.register(TableViewCell.self, forCellReuseIdentifier: "name")
  }

  override func numberOfSections(in tableView: TableView) -> Int { names.count }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    names[section].names.count
  }

  override func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    names[section].letter
  }

  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath)
    -> TableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
    cell.textLabel?.text = names[indexPath.section].names[indexPath.row]
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }
}

/// A screen of settings.
private final class Settings: TableViewController {
  private struct Row {
    var glyph: String
    var text: String
    var detail: String
    var accessory: TableViewCell.AccessoryType = .disclosureIndicator
  }

  private let sections: [(header: String?, footer: String?, rows: [Row])] = [
    (
      nil, nil,
      [
        Row(glyph: "✈", text: "Airplane Mode", detail: "Off", accessory: .none),
        Row(glyph: "≋", text: "Wi-Fi", detail: "Attic", accessory: .detailDisclosureButton),
        Row(glyph: "⌁", text: "Battery", detail: "80 %"),
      ]
    ),
    (
      "Sounds",
      "Plays while the phone is locked. Silent mode turns all of them off, but for alarms.",
      [
        Row(glyph: "♪", text: "Ringtone", detail: "Reflection"),
        Row(glyph: "♫", text: "Text Tone", detail: "Note"),
      ]
    ),
    (
      "Appearance", nil,
      [
        Row(glyph: "☀", text: "Light", detail: "", accessory: .checkmark),
        Row(glyph: "☾", text: "Dark", detail: "", accessory: .none),
        Row(glyph: "◐", text: "Automatic", detail: "", accessory: .none),
      ]
    ),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    tableView.register(forCellReuseIdentifier: "setting") { TableViewCell(style: .value1) }
  }

  override func numberOfSections(in tableView: TableView) -> Int { sections.count }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  override func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].header
  }

  override func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    sections[section].footer
  }

  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath)
    -> TableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "setting", for: indexPath)
    let row = sections[indexPath.section].rows[indexPath.row]
    cell.imageView?.text = row.glyph
    cell.textLabel?.text = row.text
    cell.detailTextLabel?.text = row.detail
    cell.accessoryType = row.accessory
    return cell
  }
}

/// Every style of cell with every accessory.
private final class CellStyles: TableViewController {
  private let names = ["default", "value1", "value2", "subtitle"]

  init() { super.init(style: .insetGrouped) }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Cells"
  }

  override func numberOfSections(in tableView: TableView) -> Int { 4 }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? 5 : 2
  }

  override func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    names[section]
  }

  override func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
    indexPath.section == 3 ? 2 : 1
  }

  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath)
    -> TableViewCell
  {
    let cell = TableViewCell(style: TableViewCell.CellStyle(rawValue: indexPath.section)!)
    if indexPath.section == 0 {
      cell.accessoryType = TableViewCell.AccessoryType(rawValue: indexPath.row)!
      cell.textLabel?.text = "\(cell.accessoryType)"
    } else {
      cell.textLabel?.text = ["Home", "Work"][indexPath.row]
      cell.detailTextLabel?.text = ["Baker Street 221b", "Diogenes Club"][indexPath.row]
      cell.imageView?.text = indexPath.section == 3 ? "★" : nil
    }
    return cell
  }
}
