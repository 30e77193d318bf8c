extension Application {
  /// Chooses an action of an alert in place of the user, unless a transition runs.
  public func choose(_ action: AlertAction, of alert: AlertController) {
    turn {
      guard acceptsInput("action \(action.title ?? "")") else { return }
      alert.choose(action)
    }
  }
}
