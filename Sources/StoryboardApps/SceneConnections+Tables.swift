internal import InterfaceBuilder
internal import NavigationKit
internal import Storyboards
internal import TextFormats

/// Tables whose rows come from code, with the prototypes of their cells.
extension SceneConnections {
  /// Gives each table its data source and delegate, and registers a cell for each prototype.
  ///
  /// A table with static cells keeps the rows of the storyboard. The rows of other tables come from
  /// the app, so the rows that the import shows are removed.
  func connectTables() {
    for id in scene.objects.keys.sorted() {
      guard let element = scene.objects[id], element.name == "tableView",
        // Xcode also writes empty sections for a table with prototypes.
        element.child("sections")?.children.isEmpty != false, let table = object(id) as? TableView
      else { continue }
      table.dataSource = nil
      table.delegate = nil
      for cell in element.child("prototypes")?.children ?? [] where cell.name == "tableViewCell" {
        guard let identifier = cell["reuseIdentifier"] else { continue }
        table.register(forCellReuseIdentifier: identifier) { [weak self] in
          self?.cell(cell, identifier) ?? TableViewCell(reuseIdentifier: identifier)
        }
      }
      for outlet in scene.outlets
      where outlet.owner === element && outlet.destination == scene.controller?["id"] {
        switch outlet.property {
        case "dataSource": table.dataSource = controller as? any TableViewDataSource
        case "delegate": table.delegate = controller as? any TableViewDelegate
        default: break
        }
      }
    }
  }

  /// Makes a cell of a prototype, as `dequeueReusableCell` needs it.
  ///
  /// The class of the app is made with a coder that has the style. Texts, tags, the accessory and
  /// the outlets are those of the prototype. A tap on the cell performs the segues of the
  /// prototype.
  private func cell(_ element: XMLElement, _ identifier: String) -> TableViewCell {
    let labels = Self.labels(in: element)
    let style = Self.style(of: element, labels: labels.count)
    let coder = Coder()
    coder.values["style"] = style.rawValue
    let made = classes.make(element["customClass"], coder: coder) as? TableViewCell
    let cell = made ?? TableViewCell(style: style, reuseIdentifier: identifier)
    cell.textLabel?.text = labels.first?["text"]
    cell.detailTextLabel?.text = labels.dropFirst().first?["text"]
    cell.tag = Self.tag(of: element) ?? 0
    cell.textLabel?.tag = Self.tag(of: labels.first) ?? 0
    cell.detailTextLabel?.tag = Self.tag(of: labels.dropFirst().first) ?? 0
    cell.accessoryType = Self.accessory(element["accessoryType"])
    Self.setBehavior(of: cell, element)
    connect(cell, element, labels)
    let row = names.object(element["id"] ?? "")
    cell.storyboardAction = { [weak contents] cell, isAccessory in
      contents?.perform(isAccessory ? .accessory(row: row) : .tap(button: row), sender: cell)
    }
    cell.awakeFromNib()
    return cell
  }

  /// Sets the outlets of a cell. The cell shows the first two labels; other views are not shown.
  private func connect(_ cell: TableViewCell, _ element: XMLElement, _ labels: [XMLElement]) {
    for outlet in scene.outlets where outlet.owner === element {
      guard let target = self.element(outlet.destination) else { continue }
      var value: AnyObject?
      if target === labels.first {
        value = cell.textLabel
      } else if labels.count > 1, target === labels[1] {
        value = cell.detailTextLabel
      } else {
        value = Self.view(of: target, classes)
        if let value { contents.retained.append(value) }
      }
      if let value { set(outlet.property, of: cell, to: value, class: element["customClass"]) }
    }
  }

  private static func labels(in element: XMLElement) -> [XMLElement] {
    element.children.flatMap { $0.name == "label" ? [$0] : labels(in: $0) }
  }

  /// A cell without a built-in style has a subtitle if it has two labels or more.
  private static func style(of cell: XMLElement, labels: Int) -> TableViewCell.CellStyle {
    switch cell["style"] {
    case "IBUITableViewCellStyleDefault": .default
    case "IBUITableViewCellStyleSubtitle": .subtitle
    case "IBUITableViewCellStyleValue1": .value1
    case "IBUITableViewCellStyleValue2": .value2
    default: labels > 1 ? .subtitle : .default
    }
  }

  private static func accessory(_ name: String?) -> TableViewCell.AccessoryType {
    switch name {
    case "disclosureIndicator": .disclosureIndicator
    case "detailDisclosureButton": .detailDisclosureButton
    case "checkmark": .checkmark
    case "detailButton": .detailButton
    default: .none
    }
  }
}
