import UIKitNames

/// Every length of the app. On a phone they would be points; here they are columns and rows.
enum Metrics {
  static let margin: CGFloat = 2
  static let line: CGFloat = 1
  static let panelHeight: CGFloat = 9
  static let panelDuration: TimeInterval = 0.35
}

extension UIColor {
  static let paper = UIColor(red: 0.99, green: 0.97, blue: 0.92, alpha: 1)
  static let ink = UIColor(red: 0.16, green: 0.14, blue: 0.2, alpha: 1)
  static let ribbon = UIColor(red: 0.62, green: 0.16, blue: 0.2, alpha: 1)
}

extension UILabel {
  convenience init(lines: Int = 1, bold: Bool = false, color: UIColor = .ink) {
    self.init(frame: .zero)
    numberOfLines = lines
    font = bold ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 17)
    textColor = color
    translatesAutoresizingMaskIntoConstraints = false
  }
}
