public import NavigationKit

extension SceneDocument {
  /// A message or question with actions, presented over the scene whose segue leads to it.
  ///
  /// The segues of an alert leave that scene after the alert is dismissed.
  ///
  /// The title of the alert is the title of its scene. A segue of the scene names an action by its
  /// id, with the trigger ``SceneDocument/Segue/Trigger/tap(button:)``.
  ///
  /// ```swift
  /// let delete = SceneDocument.AlertAction(id: "delete", title: "Delete", style: .destructive)
  /// let cancel = SceneDocument.AlertAction(title: "Cancel", style: .cancel)
  /// let alert = SceneDocument.Scene(
  ///   id: "sure", title: "Delete the list?",
  ///   kind: .alertController(SceneDocument.AlertController(actions: [delete, cancel])),
  ///   segues: [
  ///     SceneDocument.Segue(id: "gone", kind: .show(to: "empty"), trigger: .tap(button: "delete"))
  ///   ])
  /// precondition(alert.segues[0].destination == "empty")
  /// ```
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
    ///
    /// Return in the last text field chooses this action. An action sheet has no preferred action.
    public var preferredAction: String?

    /// Makes an alert with the actions, of which there is at least one.
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

  /// A button of an alert.
  ///
  /// An alert has at most one action of the style `cancel`. A second one is a defect of the file.
  public struct AlertAction: Equatable, Sendable {
    /// The action's id, unique among the actions and text fields of the alert; nil for an action
    /// that triggers no segue.
    public var id: String?
    /// The text of the button.
    public var title: String
    /// The style: default, cancel or destructive.
    public var style: NavigationKit.AlertAction.Style
    /// Indicates whether the user can choose the action.
    public var isEnabled: Bool

    /// Makes an action; without an id it triggers no segue.
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
    /// The text at first.
    public var text: String
    /// The text that an empty field shows.
    public var placeholder: String
    /// Indicates whether dots replace the letters.
    public var isSecure: Bool

    /// Makes a text field with the id that texts refer to.
    public init(id: String, text: String = "", placeholder: String = "", isSecure: Bool = false) {
      self.id = id
      self.text = text
      self.placeholder = placeholder
      self.isSecure = isSecure
    }
  }
}
