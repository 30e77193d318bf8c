extension Application {
  /// Chooses an action of an alert for the user, unless a transition runs.
  ///
  /// A disabled action is ignored. The alert is dismissed before the action's handler is called.
  ///
  /// - Parameters:
  ///   - action: One of the alert's actions.
  ///   - alert: An alert that is presented.
  public func choose(_ action: AlertAction, of alert: AlertController) {
    turn {
      guard acceptsInput("action \(action.title ?? "")") else { return }
      alert.choose(action)
    }
  }
}
