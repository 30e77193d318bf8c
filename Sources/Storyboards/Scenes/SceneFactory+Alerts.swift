internal import NavigationKit

extension SceneFactory {
  /// Makes an alert with its text fields and actions.
  ///
  /// An alert has disappeared before its action runs, so it cannot be the source of a segue. A
  /// segue of an action starts from the scene that presented the alert.
  ///
  /// - Parameters:
  ///   - scene: The scene of the alert.
  ///   - description: The content of the alert.
  ///   - source: The scene from which the alert's segues start. Without it they are not performed.
  ///   - storyboard: The file of the scene.
  func makeAlertController(
    _ scene: SceneDocument.Scene, _ description: SceneDocument.AlertController,
    from source: SceneViewController?, in storyboard: String
  ) -> ViewController {
    let alert = AlertController(
      title: scene.title, message: description.message, preferredStyle: description.style)
    alert.baseName = scene.id
    for field in description.textFields {
      alert.addTextField { made in
        made.accessibilityIdentifier = field.id
        made.text = field.text
        made.placeholder = field.placeholder
        made.isSecureTextEntry = field.isSecure
      }
    }
    let fields = alert.textFields ?? []
    for action in description.actions {
      let segue = scene.segues.first { segue in
        action.id.map { segue.trigger == .tap(button: $0) } ?? false
      }
      let made = AlertAction(title: action.title, style: action.style) {
        [self, weak source] action in
        guard let segue, let source else { return }
        perform(segue, from: source, with: fields, sender: action, in: storyboard)
      }
      made.isEnabled = action.isEnabled
      made.accessibilityIdentifier = action.id
      alert.addAction(made)
      if action.id != nil, action.id == description.preferredAction {
        alert.preferredAction = made
      }
    }
    return alert
  }

  /// Performs a segue of a dismissed alert. Its texts can contain the values in `fields`.
  private func perform(
    _ segue: SceneDocument.Segue, from source: SceneViewController, with fields: [TextField],
    sender: AlertAction, in storyboard: String
  ) {
    var template = template(for: segue, from: source, in: storyboard)
    let makeSegue = template.makeSegue
    template.makeSegue = { identifier, source, destination in
      for text in segue.prepare {
        let filled = TextTemplate(text.text).filled { name in
          fields.first { $0.accessibilityIdentifier == name }?.text ?? ""
        }
        destination.setSceneText(SceneDocument.LabelText(label: text.label, text: filled))
      }
      return makeSegue(identifier, source, destination)
    }
    source.trigger(template, sender: sender)
  }
}

/// Texts of an alert that segues can set, by the names they have in a file.
enum AlertText: String, CaseIterable {
  case title
  case message
}

extension AlertController {
  /// Sets the text of a text field, or the title or the message.
  func set(_ text: SceneDocument.LabelText) {
    if let field = textFields?.first(where: { $0.accessibilityIdentifier == text.label }) {
      field.text = text.text
      return
    }
    switch AlertText(rawValue: text.label) {
    case .title: title = text.text
    case .message: message = text.text
    case nil: break
    }
  }

  /// Makes an action sheet point at the tapped object, if there is space for a popover.
  func pointAt(_ sender: Any?) {
    guard preferredStyle == .actionSheet else { return }
    switch sender {
    case let item as BarButtonItem: popoverPresentationController?.barButtonItem = item
    case let view as View: popoverPresentationController?.sourceView = view
    default: break
    }
  }
}
