/// The kinds of views that a scene file can have, in the order in which messages list them.
///
/// The raw value is the word of the key `kind`. For labels, buttons, images, texts and controls,
/// Xcode's element has the same name.
///
/// The flow's checks and the outlines use the kinds without the views, for example to know which
/// view takes a key.
package enum ViewKind: String, CaseIterable, Sendable {
  case label
  case button
  case container
  case imageView
  case textField
  case textView
  case `switch`
  case slider
  case segmentedControl
  case stepper
  case pageControl
  case progressView
  case activityIndicatorView
  case stackView
  case scrollView
  /// A plain rectangle. In an outline, also any kind that the format does not have.
  case view
  case tableView
}

extension ViewKind {
  /// The format's entry for the kind.
  var entry: ViewDescription {
    switch self {
    case .label: .label
    case .button: .button
    case .container: .container
    case .imageView: .imageView
    case .textField: .textField
    case .textView: .textView
    case .switch: .switch
    case .slider: .slider
    case .segmentedControl: .segmentedControl
    case .stepper: .stepper
    case .pageControl: .pageControl
    case .progressView: .progressView
    case .activityIndicatorView: .activityIndicatorView
    case .stackView: .stackView
    case .scrollView: .scrollView
    case .view: .box
    case .tableView: .tableView
    }
  }

  /// The kinds that can be at the end of a row.
  static let rowControls = allCases.filter(\.entry.isRowControl)

  // MARK: - Behaviour

  /// Indicates whether the kind is a control, or a view with a value, that can be at the end of a
  /// row.
  package var isRowControl: Bool { entry.isRowControl }

  /// The name of the kind in messages, such as "segmented control".
  package var name: String {
    entry.owner.split(separator: " ").dropFirst().joined(separator: " ")
  }

  /// Indicates whether the user can change the value of such a view.
  package var isChangeable: Bool { entry.roles.contains(.control) }

  /// Indicates whether ← and → change the value of such a view while it has the focus.
  package var isAdjustable: Bool { entry.isAdjustable }

  /// Indicates whether the focus stops at an enabled view of this kind.
  ///
  /// For a table, a text view and a scroll view, other properties decide too.
  package var takesFocus: Bool { entry.takesFocus }
}
