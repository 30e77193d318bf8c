public import CellGraphics
public import NavigationKit

public typealias UIActionHandler = (UIAction) -> Void

/// What a control or a bar item does, as a closure with a title.
public final class UIAction {
  public let title: String
  /// The control or the bar item that calls it; nil before it does.
  public internal(set) var sender: Any?

  let handler: UIActionHandler

  /// - Parameter image: Not regarded: titles stand in its place.
  public init(title: String = "", image: Image? = nil, handler: @escaping UIActionHandler) {
    self.title = title
    self.handler = handler
  }

  func perform(by sender: Any) {
    self.sender = sender
    handler(self)
  }
}

extension Control {
  /// Has `action` called when one of `events` happens.
  public func addAction(_ action: UIAction, for events: Event) {
    addAction(for: events) { action.perform(by: $0) }
  }
}

extension Button {
  public convenience init(frame: Rect = .zero, primaryAction: UIAction?) {
    self.init(frame: frame)
    guard let primaryAction else { return }
    title = primaryAction.title
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  public convenience init(type: ButtonType, primaryAction: UIAction?) {
    self.init(primaryAction: primaryAction)
  }
}

extension BarButtonItem {
  public convenience init(
    title: String? = nil, image: Image? = nil, primaryAction: UIAction?
  ) {
    self.init(
      title: title ?? image?.character.map(String.init) ?? primaryAction?.title,
      action: { primaryAction?.perform(by: $0) })
  }

  public convenience init(systemItem: SystemItem, primaryAction: UIAction?) {
    self.init(systemItem: systemItem, action: { primaryAction?.perform(by: $0) })
  }
}
