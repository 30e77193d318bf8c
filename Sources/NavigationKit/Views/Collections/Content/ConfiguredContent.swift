/// A cell, header or footer that shows a view of its own or a content configuration.
protocol ConfiguredContent: View {
  /// The view for the content. The view of a configuration replaces it, as in UIKit.
  var contentView: View { get set }
}

extension ConfiguredContent {
  /// The content view if a configuration has made it; nil for a view without configuration.
  var configuredView: (any ContentView)? { contentView as? any ContentView }

  /// Gives a configuration to the content view, or replaces the content view by the configuration's.
  ///
  /// Without a configuration the content is a new, empty view, unless it was without one before.
  func show(_ configuration: (any ContentConfiguration)?) {
    guard configuration != nil || configuredView != nil else { return }
    if let configuration, let view = configuredView, view.supports(configuration) {
      view.configuration = configuration
    } else {
      let (old, new) = (contentView, configuration?.makeContentView() ?? View())
      new.frame = old.frame
      new.autoresizingMask = old.autoresizingMask
      insertSubview(new, belowSubview: old)
      old.removeFromSuperview()
      contentView = new
    }
    setNeedsLayout()
  }
}
