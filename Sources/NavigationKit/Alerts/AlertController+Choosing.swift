extension AlertController {
  /// Dismisses the alert and then calls the action's handler, as if the user had chosen it.
  ///
  /// A disabled action is ignored. All actions are ignored while the alert appears or disappears.
  func choose(_ action: AlertAction) {
    guard action.isEnabled else {
      return refuse(.disabled(Refusal.Part(name: action.title ?? "", type: "Button")))
    }
    guard let presentation = ownPresentation, presentation.phase == .presented
    else { return refuse(.dismissalRuns(identity)) }
    recordChoice(of: action) {
      presentation.presenting.end(
        presentation,
        DismissalRequest(animated: true, completion: { action.handler?(action) }))
    }
  }

  /// Chooses the cancel action, for Esc or a click outside an action sheet.
  ///
  /// - Returns: False when there is no enabled cancel action.
  @discardableResult
  func cancel() -> Bool {
    guard let action = cancelAction, action.isEnabled else { return false }
    choose(action)
    return true
  }

  /// Calls the handler of the cancel action after the user dismissed the popover of an action
  /// sheet.
  ///
  /// A popover does not show the cancel action.
  func didDismissForUser() {
    guard let action = cancelAction, action.isEnabled else { return }
    recordChoice(of: action) { action.handler?(action) }
  }

  /// Handles Return in a text field: the focus moves to the next field.
  ///
  /// In the last field, Return chooses the preferred action. Without a preferred action it chooses
  /// the first enabled action in the default style.
  func didReturn(from field: Control) {
    guard let index = fields.firstIndex(where: { $0 === field }) else { return }
    if let next = fields[(index + 1)...].first(where: \.canBecomeFocused) {
      next.becomeFirstResponder()
      next.scrollIntoView()
      return
    }
    let action = preferredAction ?? actions.first { $0.style == .default && $0.isEnabled }
    if let action { choose(action) }
  }

  /// The view with the first focus: the first text field, the bold action, the first action that is
  /// not destructive, or the first action.
  var initialFocus: View? {
    if let field = fields.first(where: \.canBecomeFocused) { return field }
    let shown = alertView?.shownActions.filter(\.isEnabled) ?? []
    let first =
      shown.first { $0 === emphasizedAction } ?? shown.first { $0.style != .destructive }
      ?? shown.first
    return first.flatMap { alertView?.view(for: $0) }
  }

  private func recordChoice(of action: AlertAction, causing effects: () -> Void) {
    record(
      .alertActionChosen, name: action.eventName, detail: "\(action.style)", causing: effects)
  }
}
