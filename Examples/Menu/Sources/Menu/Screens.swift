import UIKitNames

/// A column of a heading and buttons in the middle of the screen.
class MenuController: UIViewController {
  func arrange(_ heading: String, _ color: UIColor, _ entries: [(String, () -> Void)]) {
    view.backgroundColor = color
    let label = UILabel()
    label.text = heading
    let buttons = entries.map { title, action in
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.addAction(UIAction { _ in action() }, for: .touchUpInside)
      return button
    }
    let column = UIStackView(arrangedSubviews: [label] + buttons)
    column.axis = .vertical
    column.alignment = .center
    column.spacing = 1
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      column.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }

  func push(_ controller: UIViewController) {
    navigationController?.pushViewController(controller, animated: true)
  }

  func pop() { navigationController?.popViewController(animated: true) }
}

/// The title screen.
final class TitleController: MenuController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Title"
    arrange(
      "T H E   G A M E", .white,
      [
        ("New game", { [weak self] in self?.push(LevelController()) }),
        ("Options", { [weak self] in self?.push(OptionsController()) }),
      ])
  }
}

/// The choice of a level.
final class LevelController: MenuController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Levels"
    arrange(
      "Choose a level", .systemTeal,
      [
        ("Forest", { [weak self] in self?.push(GameController(level: "Forest")) }),
        ("Cave", { [weak self] in self?.push(GameController(level: "Cave")) }),
        ("Back", { [weak self] in self?.pop() }),
      ])
  }
}

/// The options.
final class OptionsController: MenuController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Options"
    arrange("No options yet", .systemYellow, [("Back", { [weak self] in self?.pop() })])
  }
}

/// A running game.
final class GameController: MenuController {
  private let level: String

  init(level: String) {
    self.level = level
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = level
    arrange(
      "You are in the \(level.lowercased()).", .systemGreen,
      [
        (
          "Give up",
          { [weak self] in _ = self?.navigationController?.popToRootViewController(animated: true) }
        )
      ])
  }
}
