/// An action that the user can choose in an alert or action sheet.
public final class AlertAction {
  /// The role of an action, which determines its colour and place. The raw values are UIKit's.
  public enum Style: Int, Hashable, Sendable, CaseIterable {
    /// A normal action.
    case `default` = 0
    /// An action that changes nothing. An alert has at most one cancel action, and Esc chooses it.
    case cancel = 1
    /// Changes or deletes data. It is shown in red.
    case destructive = 2
  }

  /// The text of the action. ``AlertController/addAction(_:)`` traps for nil and for an empty text.
  public let title: String?
  /// The role of the action.
  public let style: Style
  /// Indicates whether the action can be focused and chosen.
  ///
  /// Disable it until a text field is valid, for example.
  public var isEnabled = true {
    didSet { if isEnabled != oldValue { alert?.actionDidChange() } }
  }
  /// The name of the action in events; nil uses the title.
  public var accessibilityIdentifier: String?

  let handler: ((AlertAction) -> Void)?
  /// The alert to which it was added last.
  weak var alert: AlertController?

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The text of the action.
  ///   - style: The role of the action.
  ///   - handler: Called after the dismissal of the alert, including `viewDidDisappear(_:)`; nil
  ///     for none.
  public init(title: String?, style: Style, handler: ((AlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }

  /// The name of the action in events.
  var eventName: String { accessibilityIdentifier ?? title ?? "" }
}
