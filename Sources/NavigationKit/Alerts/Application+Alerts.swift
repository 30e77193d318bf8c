extension Application {
  /// Chooses an action of an alert for the user, unless a transition runs.
  ///
  /// A disabled action is ignored. The alert is dismissed before the action's handler is called.
  ///
  /// ```swift
  /// let application = Application()
  /// let (root, window) = (ViewController(), Window(application: application, size: .zero))
  /// window.rootViewController = root
  /// application.turn { window.makeKeyAndVisible() }
  /// // Present an alert and choose its action.
  /// let alert = AlertController(title: "Saved", message: nil, preferredStyle: .alert)
  /// alert.addAction(AlertAction(title: "OK", style: .default))
  /// // Choosing dismisses it.
  /// application.turn { root.present(alert, animated: false) }
  /// application.choose(alert.actions[0], of: alert)
  /// application.advance(to: application.tick + 120)
  /// precondition(root.presentedViewController == nil)
  /// ```
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
