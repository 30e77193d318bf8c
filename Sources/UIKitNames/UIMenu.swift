public import NavigationKit

/// An element of a menu: an action or another menu.
open class UIMenuElement {
  /// The title of the element.
  public let title: String
  /// The image of the element, which is not drawn; nil for none.
  public let image: Image?

  init(title: String, image: Image?) {
    self.title = title
    self.image = image
  }

  /// States of an element, with UIKit's raw values. An element that is on has a check mark.
  public enum State: Int, Sendable {
    /// Off, on, or neither.
    case off = 0
    /// On or mixed.
    case on, mixed
  }

  /// Attributes of an element, with UIKit's bits.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits of the attributes, as in UIKit.
    public let rawValue: UInt

    /// Creates attributes from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The element cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The element destroys something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The element is left out.
    public static let hidden = Attributes(rawValue: 1 << 2)
  }
}

/// A list of actions and menus. It is shown as an alert with an action for each element.
///
/// ```swift
/// var chosen = ""
/// let sort = UIMenu(
///   title: "Sort",
///   children: [
///     UIAction(title: "Name") { chosen = $0.title },
///     UIAction(title: "Date") { chosen = $0.title },
///   ])
/// let alert = sort.alert()
/// precondition(alert.actions.map(\.title) == ["Name", "Date", "Cancel"])
/// precondition(chosen.isEmpty)
/// ```
public final class UIMenu: UIMenuElement {
  /// The name of a menu. It has no effect.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// Options of a menu, with UIKit's bits.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits of the options, as in UIKit.
    public let rawValue: UInt

    /// Creates options from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The elements are shown among those of the menu around.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The menu destroys something.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One action of the menu, or of the menus in it, is on. A choice makes it the chosen one.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// The elements, in order.
  public let children: [UIMenuElement]
  /// The name of the menu; nil without one.
  public let identifier: Identifier?
  /// The options of the menu.
  public let options: Options

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - title: The title; empty by default.
  ///   - image: The image, which is not drawn; nil for none.
  ///   - identifier: The name, which has no effect; nil without one.
  ///   - options: The options; none by default.
  ///   - children: The elements, in order.
  public init(
    title: String = "", image: Image? = nil, identifier: Identifier? = nil, options: Options = [],
    children: [UIMenuElement] = []
  ) {
    self.children = children
    self.identifier = identifier
    self.options = options
    super.init(title: title, image: image)
  }

  /// The elements that are actions with the state `on`, also those of inner menus.
  public var selectedElements: [UIMenuElement] {
    children.flatMap { element in
      if let menu = element as? UIMenu { return menu.selectedElements }
      return (element as? UIAction)?.state == .on ? [element] : []
    }
  }

  /// Returns the menu with other elements.
  public func replacingChildren(_ children: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, image: image, identifier: identifier, options: options, children: children)
  }

  /// Returns an alert with an action for each element, and one to cancel.
  ///
  /// An inner menu is an action that shows its elements in another alert.
  ///
  /// - Parameter sender: The control or bar item that shows the menu.
  public func alert(sender: Any? = nil) -> AlertController { alert(sender: sender, in: self) }

  /// - Parameter root: The menu whose selection a choice changes.
  private func alert(sender: Any?, in root: UIMenu) -> AlertController {
    if root.options.contains(.singleSelection) { root.selectOne(orFirst: false) }
    let alert = AlertController(
      title: title.isEmpty ? nil : title, message: nil, preferredStyle: .alert)
    for element in shownElements where !(element is UIDeferredMenuElement) {
      add(element, of: root, to: alert, sender: sender)
    }
    alert.addAction(AlertAction(title: "Cancel", style: .cancel))
    return alert
  }

  /// The elements, with those of inline menus in their places.
  private var shownElements: [UIMenuElement] {
    children.flatMap { element in
      if let deferred = element as? UIDeferredMenuElement {
        return deferred.provided.map { UIMenu(children: $0).shownElements } ?? [element]
      }
      guard let menu = element as? UIMenu, menu.options.contains(.displayInline) else {
        return [element]
      }
      return menu.shownElements
    }
  }

  /// The actions of the menu and of the menus in it, in order.
  private var actions: [UIAction] {
    children.flatMap { element in
      if let deferred = element as? UIDeferredMenuElement {
        return UIMenu(children: deferred.provided ?? []).actions
      }
      return (element as? UIMenu)?.actions ?? (element as? UIAction).map { [$0] } ?? []
    }
  }

  /// Makes one action the only one that is on.
  fileprivate func select(_ action: UIAction) {
    for other in actions { other.state = other === action ? .on : .off }
  }

  /// Makes the first action that is on the only one. If none is on, `first` decides whether the first
  /// action is.
  fileprivate func selectOne(orFirst first: Bool) {
    let actions = actions
    if let action = actions.first(where: { $0.state == .on }) ?? (first ? actions.first : nil) {
      select(action)
    }
  }

  /// Performs an action that the user has chosen.
  private func choose(_ action: UIAction, sender: Any?) {
    let button = sender as? Button
    if options.contains(.singleSelection) || button?.showsSelectionOfMenu == true { select(action) }
    button?.showChosenElement()
    action.perform(by: sender)
  }

  private func add(
    _ element: UIMenuElement, of root: UIMenu, to alert: AlertController, sender: Any?
  ) {
    if let menu = element as? UIMenu {
      alert.addAction(
        AlertAction(title: "\(menu.title) …", style: .default) { _ in
          menu.present(from: sender, in: root)
        })
    } else if let action = element as? UIAction, !action.attributes.contains(.hidden) {
      let style: AlertAction.Style =
        action.attributes.contains(.destructive) ? .destructive : .default
      let title = action.state == .on ? "✓ \(action.title)" : action.title
      let choice = AlertAction(title: title, style: style) { _ in
        root.choose(action, sender: sender)
      }
      choice.isEnabled = !action.attributes.contains(.disabled)
      alert.addAction(choice)
    }
  }

  /// Presents the alert over the frontmost controller of the running application, after the providers of
  /// deferred elements have delivered them.
  func present(from sender: Any?) { present(from: sender, in: self) }

  private func present(from sender: Any?, in root: UIMenu) {
    let waiting = deferredElements.filter { $0.provided == nil }
    guard let next = waiting.first else {
      Application.current?.frontmostViewController?.present(
        alert(sender: sender, in: root), animated: true)
      for element in deferredElements { element.menuWasShown() }
      return
    }
    next.provide { self.present(from: sender, in: root) }
  }

  /// The deferred elements of the alert, also those of inline menus.
  private var deferredElements: [UIDeferredMenuElement] {
    children.flatMap { element -> [UIDeferredMenuElement] in
      if let menu = element as? UIMenu, menu.options.contains(.displayInline) {
        return menu.deferredElements
      }
      return (element as? UIDeferredMenuElement).map { [$0] } ?? []
    }
  }
}

/// A place in a menu for elements that a closure provides when the menu is shown.
///
/// The menu appears when the closure has called its completion handler, at once or later.
public final class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private let isCached: Bool
  /// The elements; nil until they are provided.
  private(set) var provided: [UIMenuElement]?

  /// Creates a place whose elements are provided once, when the menu is first shown.
  ///
  /// - Parameter elementProvider: Calls the handler that it gets with the elements.
  public convenience init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.init(isCached: true, elementProvider)
  }

  /// Returns a place whose elements are provided each time the menu is shown.
  public static func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(isCached: false, elementProvider)
  }

  private init(
    isCached: Bool, _ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.isCached = isCached
    self.provider = provider
    super.init(title: "", image: nil)
  }

  func provide(then completion: @escaping () -> Void) {
    provider { [self] elements in
      guard provided == nil else { return }
      provided = elements
      completion()
    }
  }

  /// Forgets elements that are provided again for the next menu.
  func menuWasShown() { if !isCached { provided = nil } }
}

extension Button {
  /// The menu that the button shows; nil for none. It needs ``showsMenuAsPrimaryAction``.
  ///
  /// With ``changesSelectionAsPrimaryAction`` too, the button is a pop-up button: one action of the menu
  /// is on, at first the first one, and its title is the button's.
  public var menu: UIMenu? {
    get { kept[default: nil] }
    set {
      if !hasMenuAction {
        hasMenuAction = true
        addAction(for: .menuActionTriggered) { control in
          guard let button = control as? Button, button.showsMenuAsPrimaryAction else { return }
          button.menu?.present(from: button)
        }
      }
      kept[default: nil] = newValue
      hasMenu = newValue != nil
      showChosenElement()
    }
  }

  /// Indicates whether the button is a pop-up button.
  fileprivate var showsSelectionOfMenu: Bool {
    showsMenuAsPrimaryAction && changesSelectionAsPrimaryAction
  }

  /// Shows the title of the menu's action that is on, if the button is a pop-up button.
  fileprivate func showChosenElement() {
    guard showsSelectionOfMenu, let menu else { return }
    menu.selectOne(orFirst: true)
    if let title = menu.selectedElements.first?.title { setTitle(title, for: .normal) }
  }

  /// Indicates whether the action that shows the menu has been added.
  private var hasMenuAction: Bool {
    get { kept[default: false] }
    set { kept[default: false] = newValue }
  }

  /// Indicates whether a tap shows the menu; false by default. A long press shows none.
  public var showsMenuAsPrimaryAction: Bool {
    get { isMenuPrimaryAction }
    set {
      isMenuPrimaryAction = newValue
      primaryRoleDidChange = { [unowned self] in showChosenElement() }
      showChosenElement()
    }
  }
}

extension BarButtonItem {
  /// The menu that the item shows if it has no action of its own; nil for none.
  public var menu: UIMenu? {
    get { kept[default: nil] }
    set {
      kept[default: nil] = newValue
      if action == nil { action = { item in item.menu?.present(from: item) } }
    }
  }

  /// Creates an item that shows a menu if it has no action.
  public convenience init(
    title: String? = nil, image: Image? = nil, primaryAction: UIAction? = nil, menu: UIMenu?
  ) {
    self.init(title: title ?? image?.sign ?? primaryAction?.title)
    if let primaryAction { action = { primaryAction.perform(by: $0) } }
    self.menu = menu
  }

  /// Creates a system item that shows a menu if it has no action.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu?
  ) {
    self.init(systemItem: systemItem)
    if let primaryAction { action = { primaryAction.perform(by: $0) } }
    self.menu = menu
  }
}
