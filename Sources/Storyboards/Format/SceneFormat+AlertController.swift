import NavigationKit
import TextFormats

/// Alerts, their text fields and their actions.
extension SceneFormat {
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
    .optional("message", \.alert.message, .text, "Below the title"),
    .list(
      "textFields", \.alert.textFields,
      of: .object("alertTextField", alertTextField).identified { .duplicateView($0) },
      "From the top down"),
    .required(
      "actions", \.alert.actions,
      .list(
        of: .object("alertAction", alertAction).identified { .duplicateView($0) }, atLeast: 1,
        "action"), "Its buttons"),
    .optional("preferredAction", \.alert.preferredAction, .button, "The id of the bold action"),
    segues("alertSegue", alertSegue, "What its actions lead to"), accept(),
  ]

  static let alertObjects: [FormatObject] = [alertTextField.object, alertAction.object]

  static let alertTextField = FormatTable<SceneDocument.AlertTextField>(
    "alertTextField", "a text field of an alert", SceneDocument.AlertTextField(id: ""),
    [
      .required("id", \.id, .name, "Unique in the alert"),
      .value("text", \.text, .text, default: "").saying("What is in it at first"),
      .value("placeholder", \.placeholder, .text, default: "").saying("What an empty one shows"),
      .value("isSecure", \.isSecure, .boolean, default: false, "Dots for letters"),
    ])

  static let alertAction = FormatTable<SceneDocument.AlertAction>(
    "alertAction", "an action", SceneDocument.AlertAction(title: ""),
    [
      .optional(
        "id", \.id, .name, "Unique in the alert; only an action with an id triggers a segue"),
      .required("title", \.title, .name, "What the button says"),
      .value("style", \.style, alertActionStyle, default: .default),
      .value("isEnabled", \.isEnabled, .boolean, default: true),
    ])

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
