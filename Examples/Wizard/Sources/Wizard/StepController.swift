import UIKitNames

/// A step of the wizard: a column of views.
class StepController: UIViewController {
  var order: Order

  init(title: String, order: Order) {
    self.order = order
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func show(_ next: StepController) {
    navigationController?.pushViewController(next, animated: true)
  }

  func arrange(_ views: [UIView]) {
    view.backgroundColor = .white
    let column = UIStackView(arrangedSubviews: views)
    column.axis = .vertical
    column.alignment = .leading
    column.spacing = 1
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 1),
      column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 2),
    ])
  }

  func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  func button(_ title: String, _ action: @escaping () -> Void) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    return button
  }
}
