public import CellGraphics
public import NavigationKit
internal import Synchronization

/// A closure that an action calls, with the action as its argument.
public typealias UIActionHandler = (UIAction) -> Void

/// A closure with a title, for controls and bar button items.
///
/// ```swift
/// var titles: [String] = []
/// let action = UIAction(title: "Save") { titles.append($0.title) }
/// let button = UIButton(primaryAction: action)
/// precondition(button.title(for: .normal) == "Save")
/// button.sendActions(for: .primaryActionTriggered)
/// precondition(titles == ["Save"])
/// ```
public final class UIAction: UIMenuElement {
  /// The name of an action. A control has one action for each name and event.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The name of the action: a new one for each action that is made without a name.
  public let identifier: Identifier
  /// A title for help; nil for none. It is kept and has no effect.
  public var discoverabilityTitle: String?
  /// The attributes of the action in a menu.
  public var attributes: Attributes
  /// The state of the action in a menu: an action that is on has a check mark.
  public var state: State
  /// The control or bar button item that calls the action; nil outside of the call.
  public internal(set) var sender: Any?

  let handler: UIActionHandler

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The title; empty by default.
  ///   - subtitle: A second title, which is not drawn.
  ///   - image: An image, which is not drawn; nil for none.
  ///   - identifier: The name; nil for a new one.
  ///   - discoverabilityTitle: A title for help, which is not drawn.
  ///   - attributes: The attributes in a menu; none by default.
  ///   - state: The state in a menu; off by default.
  ///   - handler: The closure to call, with the action as its argument.
  public init(
    title: String = "", subtitle: String? = nil, image: Image? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Self.newIdentifier()
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
  }

  private static let count = Atomic(0)

  private static func newIdentifier() -> Identifier {
    Identifier("action-\(count.add(1, ordering: .relaxed).newValue)")
  }

  func perform(by sender: Any?) {
    self.sender = sender
    defer { self.sender = nil }
    handler(self)
  }
}

extension Control {
  /// Calls `action` each time one of `events` is sent. The control keeps the action alive.
  ///
  /// It replaces an action with the same identifier for these events.
  public func addAction(_ action: UIAction, for events: Event) {
    addAction(named: action.identifier.rawValue, for: events) { action.perform(by: $0) }
  }

  /// Calls `action` once, with the control as its sender.
  public func sendAction(_ action: UIAction) { action.perform(by: self) }

  /// Stops calling `action` for `events`.
  public func removeAction(_ action: UIAction, for events: Event) {
    removeAction(identifiedBy: action.identifier, for: events)
  }

  /// Stops calling the action with an identifier for `events`.
  public func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {
    removeAction(named: identifier.rawValue, for: events)
  }
}

extension Button {
  /// Creates a button with the title of an action, which is called at its primary event.
  public convenience init(frame: Rect = .zero, primaryAction: UIAction?) {
    self.init(frame: frame)
    guard let primaryAction else { return }
    title = primaryAction.title
    if let image = primaryAction.image { setImage(image, for: .normal) }
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// Creates a button with the looks of a configuration and an action.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.configuration = configuration
  }

  /// Creates a button with the title of an action. The type has no effect.
  public convenience init(type: ButtonType, primaryAction: UIAction?) {
    self.init(primaryAction: primaryAction)
    setType(type)
  }
}

extension BarButtonItem {
  /// Creates a bar button item.
  ///
  /// - Parameters:
  ///   - title: The title. nil takes the image's sign, or the action's title.
  ///   - image: An image, of which the sign is shown.
  ///   - primaryAction: The action of the item; nil does nothing.
  public convenience init(
    title: String? = nil, image: Image? = nil, primaryAction: UIAction?
  ) {
    self.init(
      title: title ?? image?.sign ?? primaryAction?.title,
      action: { primaryAction?.perform(by: $0) })
  }

  /// Creates a system item that calls an action.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction?) {
    self.init(systemItem: systemItem, action: { primaryAction?.perform(by: $0) })
  }
}
