import UIKitNames

/// The details of a book, with a button to rate it.
final class BookDetailController: UIViewController {
  private let shelf: Shelf
  private let index: Int
  private let panelTransition = PanelTransition()

  private let titleLabel = UILabel(lines: 2, bold: true, color: .ribbon)
  private let authorLabel = UILabel()
  private let starsLabel = UILabel(bold: true)
  private let blurbLabel = UILabel(lines: 0)
  private let thanksLabel = UILabel(color: .ribbon)
  private var hidingThanks: DispatchWorkItem?

  private lazy var rateButton: UIButton = {
    let button = UIButton(type: .system)
    button.setTitle("Rate", for: .normal)
    button.addAction(
      UIAction { [weak self] _ in self?.showRating() }, for: .touchUpInside)
    return button
  }()

  init(shelf: Shelf, index: Int) {
    self.shelf = shelf
    self.index = index
    super.init(nibName: nil, bundle: nil)
    title = shelf.books[index].title
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .page
    // An item in place of the back button turns the gesture off. The delegate allows it again.
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "‹ Shelf",
      primaryAction: UIAction { [weak self] _ in
        self?.navigationController?.popViewController(animated: true)
      })
    layOut()
    showBook()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    navigationController?.interactivePopGestureRecognizer?.delegate = self
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    // The stars fade with an interactive pop, and return if the pop is cancelled.
    transitionCoordinator?.animate(
      alongsideTransition: { _ in self.starsLabel.alpha = 0 },
      completion: { context in
        if context.isCancelled { self.starsLabel.alpha = 1 }
      })
  }

  private func layOut() {
    let stack = UIStackView(arrangedSubviews: [
      titleLabel, authorLabel, starsLabel, blurbLabel, rateButton, thanksLabel,
    ])
    thanksLabel.text = "Saved."
    thanksLabel.isHidden = true
    stack.axis = .vertical
    stack.alignment = .leading
    stack.spacing = Metrics.line
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.topAnchor, constant: Metrics.line),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: Metrics.margin),
      stack.trailingAnchor.constraint(
        lessThanOrEqualTo: view.trailingAnchor, constant: -Metrics.margin),
    ])
  }

  private func showBook() {
    let book = shelf.books[index]
    titleLabel.text = book.title
    authorLabel.text = "\(book.author), \(book.year)"
    starsLabel.text = book.stars
    blurbLabel.text = book.blurb
  }

  /// Says for two seconds that the rating is saved.
  private func showThanks() {
    thanksLabel.isHidden = false
    hidingThanks?.cancel()
    let hiding = DispatchWorkItem { [weak self] in self?.thanksLabel.isHidden = true }
    hidingThanks = hiding
    DispatchQueue.main.asyncAfter(deadline: .now() + Metrics.thanksDuration, execute: hiding)
  }

  private func showRating() {
    let rating = RatingController(rating: shelf.books[index].rating ?? 0)
    rating.onChoice = { [weak self] choice in
      guard let self else { return }
      self.shelf.rate(choice, at: self.index)
      self.showBook()
      self.showThanks()
      UIView.transition(
        with: self.starsLabel, duration: 0.3, options: .transitionCrossDissolve, animations: nil)
    }
    rating.modalPresentationStyle = .custom
    rating.transitioningDelegate = panelTransition
    present(rating, animated: true)
  }
}

extension BookDetailController: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let navigationController else { return false }
    return navigationController.viewControllers.count > 1
      && navigationController.topViewController === self
  }
}
