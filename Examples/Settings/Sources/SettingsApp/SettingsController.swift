import UIKitNames

/// The user's choices.
final class Preferences {
  var sound = true
  var theme = "Light"
  static let themes = ["Light", "Dark", "Paper"]
}

/// The list of settings. A row switches a choice, or shows its values.
final class SettingsController: UITableViewController {
  private let preferences: Preferences

  init(_ preferences: Preferences) {
    self.preferences = preferences
    super.init(style: .plain)
    title = "Settings"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "setting")
  }

  private var rows: [String] {
    [
      "Sound: \(preferences.sound ? "on" : "off")", "Theme: \(preferences.theme)",
      "Reset all settings",
    ]
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "setting", for: indexPath)
    cell.textLabel?.text = rows[indexPath.row]
    cell.accessoryType = indexPath.row == 1 ? .disclosureIndicator : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    switch indexPath.row {
    case 0: preferences.sound.toggle()
    case 1: chooseTheme()
    default: askForReset()
    }
    tableView.reloadData()
  }

  /// Pushes the list of themes and awaits the chosen one.
  private func chooseTheme() {
    Task {
      let chooser = ThemeController(selected: preferences.theme)
      guard let theme = await navigationController?.push(chooser, animated: true) else { return }
      preferences.theme = theme
      tableView.reloadData()
    }
  }

  private func askForReset() {
    let sheet = UIAlertController(
      title: "Reset all settings?", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(
      UIAlertAction(title: "Reset", style: .destructive) { [weak self] _ in
        guard let self else { return }
        (preferences.sound, preferences.theme) = (true, "Light")
        tableView.reloadData()
      })
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(sheet, animated: true)
  }
}

/// The list of themes, which returns the chosen one.
final class ThemeController: UITableViewController, ReturningController {
  typealias ReturnValue = String

  private let selected: String

  init(selected: String) {
    self.selected = selected
    super.init(style: .plain)
    title = "Theme"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "theme")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Preferences.themes.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "theme", for: indexPath)
    let theme = Preferences.themes[indexPath.row]
    cell.textLabel?.text = theme
    cell.accessoryType = theme == selected ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    finish(returning: Preferences.themes[indexPath.row])
  }
}
