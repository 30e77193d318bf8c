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
    addAction(named: action.identifier.rawValue, of: action, for: events) {
      action.perform(by: $0)
    }
  }

  /// The living objects whose methods the control calls, without actions.
  ///
  /// An object that is not `Hashable` is there as its `ObjectIdentifier`.
  public var allTargets: Set<AnyHashable> {
    Set(
      eventHandlers.compactMap(\.target).map { target in
        (target as? any Hashable).map { AnyHashable($0) } ?? AnyHashable(ObjectIdentifier(target))
      })
  }

  /// Calls a closure for each action and each target, in the order in which they were added.
  ///
  /// The place of UIKit's selector is empty, because a method has no name here.
  ///
  /// - Parameter iterator: Gets the action, or the target, and the events. It ends the enumeration by
  ///   setting its last argument to true.
  public func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Void)?, Event, inout Bool) -> Void
  ) {
    var isDone = false
    for handler in eventHandlers {
      let action = handler.action as? UIAction
      iterator(action, handler.target.map { ($0, ()) }, handler.events, &isDone)
      if isDone { return }
    }
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
    // A method, because an initialiser that sets a property does not call its observers.
    setTitle(primaryAction.title, for: .normal)
    if let image = primaryAction.image { setImage(image, for: .normal) }
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// Creates a button with the looks of a configuration and an action.
  ///
  /// A configuration without a title or an image takes those of the action.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    var configuration = configuration
    if configuration.title == nil, let title = primaryAction?.title, !title.isEmpty {
      configuration.title = title
    }
    configuration.image = configuration.image ?? primaryAction?.image
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

extension NavigationItem {
  /// The action of the back button while the item is on top; nil, the default, goes back.
  public var backAction: UIAction? {
    get { backActionElement as? UIAction }
    set {
      backActionElement = newValue
      backActionHandler = newValue.map { action in { [unowned self] in action.perform(by: self) } }
    }
  }
}

extension SegmentedControl {
  /// Creates a control with a segment for each action, which the user's selection performs.
  public convenience init(frame: Rect, actions: [UIAction]) {
    self.init(items: actions.map(\.segmentTitle))
    self.frame = frame
    for (index, action) in actions.enumerated() { setSegmentAction(Self.entry(action), at: index) }
  }

  /// Inserts a segment with an action; the selection stays on its segment.
  public func insertSegment(action: UIAction, at index: Int, animated: Bool) {
    insertSegment(withTitle: action.segmentTitle, at: index, animated: animated)
    setSegmentAction(Self.entry(action), at: max(0, index))
  }

  /// Gives a segment an action and its title.
  public func setAction(_ action: UIAction, forSegmentAt index: Int) {
    setTitle(action.segmentTitle, forSegmentAt: index)
    setSegmentAction(Self.entry(action), at: index)
  }

  /// Returns the action of a segment; nil for a segment without one.
  public func actionForSegment(at index: Int) -> UIAction? {
    segmentActions.indices.contains(index) ? segmentActions[index]?.element as? UIAction : nil
  }

  /// Shows the sign or the name of an image as a segment's title.
  public func setImage(_ image: Image?, forSegmentAt index: Int) {
    setTitle(image.map { $0.sign }, forSegmentAt: index)
  }

  private static func entry(_ action: UIAction) -> SegmentAction {
    SegmentAction(element: action) { action.perform(by: $0) }
  }
}

extension UIAction {
  /// The title, or the sign of the image of an action without a title.
  fileprivate var segmentTitle: String { title.isEmpty ? image.map { $0.sign } ?? "" : title }
}
