/// A value that describes the content of a cell and makes the view that shows it.
public protocol ContentConfiguration {
  /// Creates a view that shows the configuration.
  func makeContentView() -> any View & ContentView
  /// Returns the configuration for a state of the cell.
  func updated(for state: any ConfigurationState) -> Self
}

/// A view that shows a ``ContentConfiguration``.
public protocol ContentView: View {
  /// The configuration that is shown. Setting it updates the view.
  var configuration: any ContentConfiguration { get set }
  /// Returns a Boolean value that indicates whether the view can show `configuration`.
  func supports(_ configuration: any ContentConfiguration) -> Bool
}

extension ContentView {
  /// True if the new configuration has the type of the present one.
  public func supports(_ configuration: any ContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// A state of a view that a configuration depends on.
public protocol ConfigurationState {}

/// The state of a cell that its configurations depend on.
public struct CellConfigurationState: ConfigurationState, Hashable, Sendable {
  /// Indicates whether the cell is selected.
  public var isSelected = false
  /// Indicates whether the cell is pressed.
  public var isHighlighted = false
  /// Indicates whether the keys act on the cell.
  public var isFocused = false
  /// Indicates whether the list is in editing mode.
  public var isEditing = false
  /// Indicates whether the cell cannot be used. No list sets it.
  public var isDisabled = false
  /// Indicates whether the cell shows the items below it. No list sets it.
  public var isExpanded = false

  init(
    isSelected: Bool = false, isHighlighted: Bool = false, isFocused: Bool = false,
    isEditing: Bool = false
  ) {
    self.isSelected = isSelected
    self.isHighlighted = isHighlighted
    self.isFocused = isFocused
    self.isEditing = isEditing
  }
}
