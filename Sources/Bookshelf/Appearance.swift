import UIKitNames

/// The lengths of the app. On a phone they would be in points; here they are in columns and rows.
enum Metrics {
  static let margin: CGFloat = 2
  static let line: CGFloat = 1
  /// The rows of the rating panel.
  static let panelHeight: CGFloat = 9
  /// The seconds in which the rating panel moves.
  static let panelDuration: TimeInterval = 0.35
  /// The seconds for which the app says that a rating is saved.
  static let thanksDuration: TimeInterval = 2
}

extension UIColor {
  static let page = UIColor(red: 0.99, green: 0.97, blue: 0.92, alpha: 1)
  static let pageText = UIColor(red: 0.16, green: 0.14, blue: 0.2, alpha: 1)
  static let ribbon = UIColor(red: 0.62, green: 0.16, blue: 0.2, alpha: 1)
}

extension UILabel {
  /// Creates a label that constraints place.
  convenience init(lines: Int = 1, bold: Bool = false, color: UIColor = .pageText) {
    self.init(frame: .zero)
    numberOfLines = lines
    font = bold ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 17)
    textColor = color
    translatesAutoresizingMaskIntoConstraints = false
  }
}
