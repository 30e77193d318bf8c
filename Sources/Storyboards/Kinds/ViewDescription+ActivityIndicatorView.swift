import NavigationKit

extension ViewDescription {
  /// A spinner. Unlike UIKit's default, it remains visible while it does not spin.
  ///
  /// UIKit hides a stopped indicator by default. A scene file describes a screen, so a view in it
  /// is visible.
  static let activityIndicatorView = control(
    "an activity indicator view", .activityIndicatorView(.medium, isAnimating: true),
    [
      .value("style", \.control.indicatorStyle, .word(), default: .medium),
      .value("isAnimating", \.control.isAnimating, .boolean, default: true), tint,
    ],
    make: { description, _ in
      let view = ActivityIndicatorView(style: description.indicatorStyle)
      if let color = description.color { view.color = color }
      view.hidesWhenStopped = false
      if description.isAnimating { view.startAnimating() }
      return view
    }
  ).inRows
}

extension SceneDocument.Control {
  fileprivate var indicatorStyle: ActivityIndicatorView.Style {
    get { if case .activityIndicatorView(let style, _) = content { style } else { .medium } }
    set { content = .activityIndicatorView(newValue, isAnimating: isAnimating) }
  }

  fileprivate var isAnimating: Bool {
    get {
      if case .activityIndicatorView(_, let isAnimating) = content { isAnimating } else { true }
    }
    set { content = .activityIndicatorView(indicatorStyle, isAnimating: newValue) }
  }
}
