/// What the user can choose in an alert.
public final class AlertAction {
  /// The raw values are UIKit's.
  public enum Style: Int, Hashable, Sendable, CaseIterable {
    case `default` = 0
    /// Leaves everything as it was; an alert has one at most, and Esc chooses it.
    case cancel = 1
    /// Changes or deletes data.
    case destructive = 2
  }

  public let title: String?
  public let style: Style
  /// A disabled action can neither be focused nor chosen.
  public var isEnabled = true {
    didSet { if isEnabled != oldValue { alert?.actionDidChange() } }
  }
  /// A name for events, which else have the title.
  public var accessibilityIdentifier: String?

  let handler: ((AlertAction) -> Void)?
  /// The one it was added to last.
  weak var alert: AlertController?

  /// - Parameter handler: Called after the alert has gone, its `viewDidDisappear` included.
  public init(title: String?, style: Style, handler: ((AlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }

  /// What events call it.
  var eventName: String { accessibilityIdentifier ?? title ?? "" }
}
