extension AlertController {
  /// Has the alert go and then calls the action's handler, as if the user had chosen it; nothing
  /// where it is disabled, or the alert not at rest on the screen.
  func choose(_ action: AlertAction) {
    guard action.isEnabled, let presentation = ownPresentation, presentation.phase == .presented
    else { return }
    recordChoice(of: action)
    presentation.presenting.end(
      presentation,
      DismissalRequest(animated: true, completion: { action.handler?(action) }))
  }

  /// Esc, or a click beside an action sheet.
  ///
  /// - Returns: False where there is no cancel action that can be chosen.
  @discardableResult
  func cancel() -> Bool {
    guard let action = cancelAction, action.isEnabled else { return false }
    choose(action)
    return true
  }

  /// The user has dismissed the popover that the action sheet was in: its cancel action is not shown
  /// there, and is chosen by this.
  func didDismissForUser() {
    guard let action = cancelAction, action.isEnabled else { return }
    recordChoice(of: action)
    action.handler?(action)
  }

  /// Return in a text field goes to the next one; in the last it chooses the preferred action, and
  /// where there is none the first one of the default style that is enabled.
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

  /// The first text field; else the bold action; else the first that destroys nothing; else the first.
  var initialFocus: View? {
    if let field = fields.first(where: \.canBecomeFocused) { return field }
    let shown = alertView?.shownActions.filter(\.isEnabled) ?? []
    let first =
      shown.first { $0 === emphasizedAction } ?? shown.first { $0.style != .destructive }
      ?? shown.first
    return first.flatMap { alertView?.view(for: $0) }
  }

  private func recordChoice(of action: AlertAction) {
    record(.alertActionChosen, name: action.eventName, detail: "\(action.style)")
  }
}
