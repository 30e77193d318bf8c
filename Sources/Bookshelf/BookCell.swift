import UIKitNames

/// A row of the list: the title, and under it the author and the stars.
final class BookCell: UITableViewCell {
  static let identifier = "BookCell"

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    accessoryType = .disclosureIndicator
    textLabel?.font = .boldSystemFont(ofSize: 17)
    detailTextLabel?.textColor = .secondaryLabel
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func show(_ book: Book) {
    textLabel?.text = book.title
    detailTextLabel?.text = "\(book.author) · \(book.stars)"
  }
}
