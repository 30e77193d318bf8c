public import NavigationKit

extension SceneDocument {
  /// A message or question with actions, presented over the scene whose segue leads to it.
  ///
  /// The segues of an alert leave that scene after the alert is dismissed.
  public struct AlertController: Equatable, Sendable {
    /// The style: an alert in the middle, or an action sheet.
    public var style: NavigationKit.AlertController.Style
    /// The text below the title; nil for none.
    public var message: String?
    /// The text fields from top to bottom. An action sheet has none.
    public var textFields: [AlertTextField]
    /// The actions in file order; at least one.
    public var actions: [AlertAction]
    /// The id of the preferred action, which is emphasised; nil for none.
    public var preferredAction: String?

    /// Creates an alert. Each argument sets the property with the same name.
    public init(
      style: NavigationKit.AlertController.Style = .alert, message: String? = nil,
      textFields: [AlertTextField] = [], actions: [AlertAction], preferredAction: String? = nil
    ) {
      self.style = style
      self.message = message
      self.textFields = textFields
      self.actions = actions
      self.preferredAction = preferredAction
    }
  }

  /// An action that the user can choose in an alert.
  public struct AlertAction: Equatable, Sendable {
    /// The action's id, unique among the actions and text fields of the alert; nil for an action
    /// that triggers no segue.
    public var id: String?
    /// The text of the button.
    public var title: String
    /// The style: default, cancel or destructive.
    public var style: NavigationKit.AlertAction.Style
    /// A Boolean value that indicates whether the user can choose the action.
    public var isEnabled: Bool

    /// Creates an action. Each argument sets the property with the same name.
    public init(
      id: String? = nil, title: String, style: NavigationKit.AlertAction.Style = .default,
      isEnabled: Bool = true
    ) {
      self.id = id
      self.title = title
      self.style = style
      self.isEnabled = isEnabled
    }
  }

  /// A text field of an alert.
  public struct AlertTextField: Equatable, Sendable {
    /// The field's id, unique among the actions and text fields of the alert.
    public var id: String
    /// The initial text.
    public var text: String
    /// The text that an empty field shows.
    public var placeholder: String
    /// A Boolean value that indicates whether the field hides its text.
    public var isSecure: Bool

    /// Creates a text field. Each argument sets the property with the same name.
    public init(id: String, text: String = "", placeholder: String = "", isSecure: Bool = false) {
      self.id = id
      self.text = text
      self.placeholder = placeholder
      self.isSecure = isSecure
    }
  }
}
