/// The kinds of views that a scene file can have, in the order in which messages list them.
///
/// The raw value is the word of the key `kind`. For labels, buttons, images, texts and controls it is the
/// name of Xcode's element too.
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
  /// A plain rectangle. An outline has it for any kind that the format does not have, too.
  case view
  case tableView
}

extension ViewKind {
  /// All that the format knows of the kind.
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

  /// Indicates whether it is a control, or a view with a value, that can be at the end of a row.
  package var isRowControl: Bool { entry.isRowControl }

  /// The kind in words, such as "segmented control".
  package var name: String {
    entry.owner.split(separator: " ").dropFirst().joined(separator: " ")
  }

  /// Indicates whether the user can change its value.
  package var isChangeable: Bool { entry.roles.contains(.control) }

  /// Indicates whether ← and → change its value while it has the focus.
  package var isAdjustable: Bool { entry.isAdjustable }

  /// Indicates whether the focus stops at an enabled view of this kind.
  ///
  /// For a table, a text view and a scroll view it depends on more than the kind.
  package var takesFocus: Bool { entry.takesFocus }
}
