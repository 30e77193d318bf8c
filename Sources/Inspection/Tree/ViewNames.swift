internal import NavigationKit

/// The names of views for people.
enum ViewNames {
  /// Returns the id of a view, otherwise its class.
  static func name(of view: View) -> String { view.accessibilityIdentifier ?? type(of: view) }

  /// Returns the class, if the name does not say it, and the text that the view shows.
  static func detail(of view: View) -> String {
    var words = view.accessibilityIdentifier == nil ? [] : [type(of: view)]
    if let text = text(of: view) { words.append("“\(text)”") }
    return words.joined(separator: ", ")
  }

  /// Returns the text that a view shows; nil for a view without one.
  static func text(of view: View) -> String? {
    let text =
      switch view {
      case let label as Label: label.text
      case let button as Button: button.shownTitle
      case let field as TextField: field.isSecureTextEntry ? nil : field.text
      case let view as TextView: view.text
      case let cell as TableViewCell: cell.textLabel?.text
      case _: nil as String?
      }
    return text.flatMap { $0.isEmpty ? nil : $0 }
  }

  private static func type(of view: View) -> String { "\(Swift.type(of: view))" }
}
