import UIKitNames

/// A panel that asks for one to five stars.
final class RatingController: UIViewController {
  /// Called with the chosen rating after the panel has been dismissed.
  var onChoice: ((Int) -> Void)?
  private let rating: Int

  init(rating: Int) {
    self.rating = rating
    super.init(nibName: nil, bundle: nil)
    title = "Rating"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let heading = UILabel(bold: true, color: .ribbon)
    heading.text = "How was it?"
    let stack = UIStackView(arrangedSubviews: [heading] + (1...5).reversed().map(button))
    stack.axis = .vertical
    stack.alignment = .leading
    stack.setCustomSpacing(Metrics.line, after: heading)
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }

  private func button(for stars: Int) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(String(repeating: "★", count: stars), for: .normal)
    button.setTitleColor(stars == rating ? .ribbon : .pageText, for: .normal)
    button.addAction(
      UIAction { [weak self] _ in
        self?.dismiss(animated: true) { self?.onChoice?(stars) }
      }, for: .touchUpInside)
    return button
  }
}
