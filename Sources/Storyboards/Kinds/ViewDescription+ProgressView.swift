import NavigationKit

extension ViewDescription {
  /// A progress view, whose value is a number from 0 to 1. The user cannot change it, so it
  /// triggers no segue.
  static let progressView = control(
    "a progress view", .progressView(0),
    [.value("progress", \.control.progress, .number(0, 1), default: 0), tint],
    roles: [.value],
    make: { description, maker in
      let view = maker.base(description.id, ProgressView())
      if case .progressView(let progress) = description.content { view.progress = progress }
      if let color = description.color { view.progressTintColor = color }
      return view
    }
  ).inRows
}

extension SceneDocument.Control {
  fileprivate var progress: Double {
    get { if case .progressView(let progress) = content { Double(shortest: progress) } else { 0 } }
    set { content = .progressView(Float(newValue)) }
  }
}

extension ProgressView: SceneValued {
  var textValue: String {
    get { Self.text(progress) }
    set { if let number = Float(newValue) { progress = number } }
  }
}
