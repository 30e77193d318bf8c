extension Application {
  /// The most layouts of the window in one turn.
  ///
  /// It is the threshold that Apple suggests for UIKit's `UIViewLayoutFeedbackLoopDebuggingThreshold`
  /// (catalogue 1.2.10). Changes that lead to further changes need far fewer.
  static let mostLayouts = 100
}

extension Window {
  /// Removes the requests for layout that remain after the most layouts of a turn, and records a
  /// warning for each view that requested one.
  ///
  /// A view is reported once. The next change that requests layout lays it out again.
  func abandonLayout() { abandonLayout(of: self) }

  private func abandonLayout(of view: View) {
    if view.needsLayout { report(view) }
    view.needsLayout = false
    view.descendantsNeedLayout = false
    for subview in view.subviews where subview.subtreeNeedsLayout { abandonLayout(of: subview) }
  }

  private func report(_ view: View) {
    guard !view.isReportedAsUnresting else { return }
    view.isReportedAsUnresting = true
    application?.record(
      .warning, view.controllerOfView,
      detail: "\(view.nameInWarnings) asked for layout \(Application.mostLayouts) times in one "
        + "turn; layoutSubviews or viewDidLayoutSubviews changes something each time")
  }
}

extension View {
  /// The view in words: its identifier, its controller's view, or its class.
  fileprivate var nameInWarnings: String {
    if let accessibilityIdentifier { return accessibilityIdentifier }
    return controller.map { "the view of \($0.identity)" } ?? "\(type(of: self))"
  }
}
