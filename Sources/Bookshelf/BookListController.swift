import UIKitNames

/// The list of all books. Selecting one pushes its details; Left deletes it.
final class BookListController: UITableViewController, ShelfObserver {
  private let shelf: Shelf

  init(shelf: Shelf) {
    self.shelf = shelf
    super.init(style: .plain)
    title = "Bookshelf"
    shelf.observer = self
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(BookCell.self, forCellReuseIdentifier: BookCell.identifier)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "About", primaryAction: UIAction { [weak self] _ in self?.showAbout() })
  }

  private func showAbout() {
    let about = AboutController()
    about.modalPresentationStyle = .formSheet
    present(UINavigationController(rootViewController: about), animated: true)
  }

  func shelfDidChange(at index: Int) {
    tableView.reloadRows(at: [IndexPath(row: index, section: 0)], with: .none)
  }

  // MARK: - Data source

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return shelf.books.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: BookCell.identifier, for: indexPath)
    (cell as? BookCell)?.show(shelf.books[indexPath.row])
    return cell
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    return true
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    shelf.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  // MARK: - Delegate

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let detail = BookDetailController(shelf: shelf, index: indexPath.row)
    navigationController?.pushViewController(detail, animated: true)
  }
}

/// A sheet with a sentence about the app.
final class AboutController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "About"
    view.backgroundColor = .page
    let label = UILabel(lines: 0)
    label.text = "Open a book, rate it, and drag from the left edge to put it back."
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: Metrics.line),
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: Metrics.margin),
      label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -Metrics.margin),
    ])
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done,
      primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
  }
}
