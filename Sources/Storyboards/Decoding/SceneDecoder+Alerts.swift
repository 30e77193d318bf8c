import NavigationKit
import TextFormats

extension SceneDecoder {
  private typealias Alert = NavigationKit.AlertController

  mutating func addAlert(of fields: Fields, to scene: inout SceneDocument.Scene) {
    scene.kind = .alertController(alertController(fields, scene: scene.id))
    scene.segues = segues(fields["segues"], scene: scene.id)
  }

  private mutating func alertController(
    _ fields: Fields, scene: String
  ) -> SceneDocument.AlertController {
    let style = choice(named: fields["style"], Alert.Style.allCases) ?? .alert
    if style == .actionSheet {
      for member in fields.members where ["textFields", "preferredAction"].contains(member.key) {
        report(.misplacedKey(member.key, owner: "an action sheet"), at: member.keyOffset)
      }
    }
    var ids: [String: Int] = [:]
    var textFields: [SceneDocument.AlertTextField] = []
    for element in elements(fields["textFields"]) {
      if let field = alertTextField(element, ids: &ids) { textFields.append(field) }
    }
    let preferred = reference(fields["preferredAction"], to: .button, in: scene) {
      .unknownButton($0, scene: scene, nearest: $1)
    }
    return SceneDocument.AlertController(
      style: style, message: string(fields["message"]), textFields: textFields,
      actions: alertActions(required("actions", of: fields), ids: &ids),
      preferredAction: preferred)
  }

  private mutating func alertTextField(
    _ node: JSONNode, ids: inout [String: Int]
  ) -> SceneDocument.AlertTextField? {
    let keys = ["id", "text", "placeholder", "isSecure"]
    guard let fields = open(node, as: "a text field of an alert", keys: keys) else { return nil }
    noteID(of: node, in: &ids) { .duplicateView($0) }
    return SceneDocument.AlertTextField(
      id: name(required("id", of: fields)) ?? "", text: string(fields["text"]) ?? "",
      placeholder: string(fields["placeholder"]) ?? "", isSecure: bool(fields["isSecure"]) ?? false)
  }

  private mutating func alertActions(
    _ node: JSONNode?, ids: inout [String: Int]
  ) -> [SceneDocument.AlertAction] {
    var cancel: Int?
    var actions: [SceneDocument.AlertAction] = []
    // An alert without actions would stay for ever.
    for element in someElements(node, "action") {
      let keys = ["id", "title", "style", "isEnabled"]
      guard let fields = open(element, as: "an action", keys: keys) else { continue }
      noteID(of: element, in: &ids) { .duplicateView($0) }
      let style = choice(named: fields["style"], NavigationKit.AlertAction.Style.allCases)
      if style == .cancel, let place = fields["style"]?.offset {
        if let cancel { report(.duplicateCancelAction, at: place, earlier: cancel) }
        cancel = cancel ?? place
      }
      actions.append(
        SceneDocument.AlertAction(
          id: name(fields["id"]), title: name(required("title", of: fields)) ?? "",
          style: style ?? .default, isEnabled: bool(fields["isEnabled"]) ?? true))
    }
    return actions
  }

  /// Reports an alert where one cannot be.
  mutating func refuseAlert(_ node: JSONNode?) {
    guard let node, let id = node.string, index.isAlertController(place(id)) else { return }
    report(.alertNotPresented(id), at: node.offset)
  }
}
