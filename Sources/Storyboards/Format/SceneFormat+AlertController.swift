import NavigationKit
import TextFormats

/// Alerts, their text fields and their actions.
extension SceneFormat {
  /// An alert or an action sheet. An action sheet has neither text fields nor a preferred action.
  static let alertController = sceneCase(
    .alertController, "an alert",
    .alertController(SceneDocument.AlertController(actions: [])), alertControllerFields,
    rules: [
      .excludes(
        key: "style", word: "actionSheet", ["textFields", "preferredAction"],
        owner: "an action sheet")
    ])

  private static let alertControllerFields: [SceneField] =
    sceneIdentity + sceneNames
    + alertControllerOwn

  private static let alertControllerOwn: [SceneField] = [
    .value("style", \.alert.style, .word(), default: .alert),
    .optional("message", \.alert.message, .text, "The text below the title"),
    .list(
      "textFields", \.alert.textFields,
      of: .object("alertTextField", alertTextField).identified { .duplicateView($0) },
      "The text fields, from top to bottom"),
    .required(
      "actions", \.alert.actions,
      .list(
        of: .object("alertAction", alertAction).identified { .duplicateView($0) }, atLeast: 1,
        "action"), "The alert's buttons"),
    .optional(
      "preferredAction", \.alert.preferredAction, .button,
      "The id of the preferred action, whose title is bold"),
    segues("alertSegue", alertSegue, "The segues that the alert's actions trigger"), accept(),
  ]

  static let alertObjects: [FormatObject] = [alertTextField.object, alertAction.object]

  static let alertTextField = FormatTable<SceneDocument.AlertTextField>(
    "alertTextField", "a text field of an alert", SceneDocument.AlertTextField(id: ""),
    [
      .required("id", \.id, .name, "The text field's id, unique in the alert"),
      .value("text", \.text, .text, default: "").saying("The initial text of the text field"),
      .value("placeholder", \.placeholder, .text, default: "").saying(
        "The text that an empty text field shows"),
      .value("isSecure", \.isSecure, .boolean, default: false, "Shows a dot for each letter"),
    ])

  static let alertAction = FormatTable<SceneDocument.AlertAction>(
    "alertAction", "an action", SceneDocument.AlertAction(title: ""),
    [
      .optional(
        "id", \.id, .name,
        "The action's id, unique in the alert; only an action with an id triggers a segue"),
      .required("title", \.title, .name, "The title of the button"),
      .value("style", \.style, alertActionStyle, default: .default),
      .value("isEnabled", \.isEnabled, .boolean, default: true),
    ])

  /// The style of an action. Reading counts the actions with the style `cancel`, of which an alert
  /// can have one.
  private static let alertActionStyle: FormatValue<AlertAction.Style> = {
    var style = FormatValue<AlertAction.Style>.word()
    let read = style.read
    style.read = { node, decoder in
      let style = read(node, &decoder)
      if style == .cancel { decoder.noteCancelAction(at: node.offset) }
      return style
    }
    return style
  }()
}

extension SceneDocument.Scene {
  fileprivate var alert: SceneDocument.AlertController {
    get {
      if case .alertController(let alert) = kind { return alert }
      return SceneDocument.AlertController(actions: [])
    }
    set { kind = .alertController(newValue) }
  }
}
