public import NavigationKit

extension SceneDocument {
  /// A message or question with actions, presented over the scene whose segue leads to it.
  ///
  /// Its segues leave that scene, after the alert has gone.
  public struct AlertController: Equatable, Sendable {
    public var style: NavigationKit.AlertController.Style
    public var message: String?
    /// From the top down; only in an alert.
    public var textFields: [AlertTextField]
    /// At least one.
    public var actions: [AlertAction]
    /// The id of an action; nil for none.
    public var preferredAction: String?

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

  /// Something to choose.
  public struct AlertAction: Equatable, Sendable {
    /// Unique among the alert's actions and text fields; nil for one that triggers nothing.
    public var id: String?
    public var title: String
    public var style: NavigationKit.AlertAction.Style
    public var isEnabled: Bool

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

  public struct AlertTextField: Equatable, Sendable {
    /// Unique among the alert's actions and text fields.
    public var id: String
    public var text: String
    public var placeholder: String
    public var isSecure: Bool

    public init(id: String, text: String = "", placeholder: String = "", isSecure: Bool = false) {
      self.id = id
      self.text = text
      self.placeholder = placeholder
      self.isSecure = isSecure
    }
  }
}
