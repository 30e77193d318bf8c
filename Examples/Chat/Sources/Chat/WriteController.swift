import UIKitNames

/// A sheet that returns the text of a message.
final class WriteController: UIViewController, ReturningController {
  typealias ReturnValue = String

  private let field = UITextField()

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Write"
    modalPresentationStyle = .pageSheet
    sheetPresentationController?.detents = [.medium()]
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    field.placeholder = "Message"
    field.accessibilityIdentifier = "message"
    let send = UIButton(type: .system)
    send.setTitle("Send", for: .normal)
    send.addAction(
      UIAction { [weak self] _ in self?.send() }, for: .touchUpInside)
    let column = UIStackView(arrangedSubviews: [field, send])
    column.axis = .vertical
    column.spacing = 1
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: view.topAnchor, constant: 1),
      column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 2),
      column.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -2),
    ])
  }

  private func send() {
    guard let text = field.text, !text.isEmpty else { return }
    finish(returning: text)
  }
}
