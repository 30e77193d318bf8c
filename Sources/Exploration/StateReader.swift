internal import CellGraphics
internal import NavigationKit
internal import Simulation

/// Reads the state of an app at rest: containers, stacks, presentations, tabs, pages, columns, the
/// focus, and the values of controls.
///
/// Data is no part of a state: texts count only as empty or not, titles of buttons without digits, and
/// scrolling and sliders only as start, middle or end. The exact values have a fingerprint of their own,
/// because apps in the same state with other data can differ after their next actions. The values of Boolean properties and of enumerations without values count,
/// if the app's own controller classes store them.
struct StateReader {
  /// The fingerprint of what has been read.
  private(set) var digest = StateDigest()
  private var data = StateDigest()
  /// The controllers in the hierarchy, parents before children.
  private(set) var controllers: [ViewController] = []
  /// The controllers with views on the screen that belong neither to the root controller nor to a
  /// presented one, because code has added their views without `addChild`.
  private(set) var strangers: [ViewController] = []
  private let focused: View?
  /// The ranks of the views that had the focus, from 0 for the most recent.
  private let focusRanks: [ObjectIdentifier: Int]
  /// The numbers of these views in the order of reading, by their ranks.
  private var focusOrder: [(rank: Int, number: Int)] = []
  private var viewCount = 0
  private let root: ViewController?
  private let classes: ControllerClasses

  /// Reads the present state, in time proportional to the number of controllers and views.
  init(_ simulator: Simulator, _ classes: ControllerClasses) {
    self.classes = classes
    focused = simulator.application.focusedView
    let history = simulator.application.focusHistory.enumerated()
    focusRanks = Dictionary(uniqueKeysWithValues: history.map { (ObjectIdentifier($1), $0) })
    let window = simulator.application.window
    root = window?.rootViewController
    digest.combine(simulator.columns << 32 | simulator.rows)
    digest.combine(simulator.isEditingText ? 1 : 0)
    if let root { visit(root) }
    for view in window?.subviews ?? [] { visitStrangers(in: view) }
    digest.combine(simulator.isFinished ? 1 : 0)
    digest.combine(simulator.nextDueTick == nil ? 0 : 1)
    // A view that comes back to the screen gets the focus that it had.
    for (_, number) in focusOrder.sorted(by: { $0.rank < $1.rank }) { data.combine(number) }
  }

  /// The fingerprint of the exact values.
  var dataDigest: UInt32 { UInt32(truncatingIfNeeded: data.low) }

  private mutating func visit(_ controller: ViewController) {
    controllers.append(controller)
    digest.combine(controller.baseName ?? classes.name(of: controller))
    switch controller {
    case let tabs as TabBarController: digest.combine(tabs.selectedIndex)
    case let split as SplitViewController:
      digest.combine(split.isCollapsed ? 1 : 2)
      digest.combine(split.displayMode.rawValue)
    default: break
    }
    let isShown = controller.viewIfLoaded?.window != nil
    digest.combine(isShown ? 1 : 0)
    if let view = controller.viewIfLoaded { visit(view, of: controller) }
    if classes.isOfApp(controller) { combineProperties(of: controller) }
    let children = (controller as? NavigationController)?.viewControllers ?? controller.children
    digest.combine(children.count)
    for child in children { visit(child) }
    if let presented = controller.ownPresentedViewController {
      digest.combine((presented.shownPresentationStyle ?? .automatic).rawValue)
      visit(presented)
    }
  }

  /// Adds what the views of one controller tell, without the views of its children.
  ///
  /// The view of a controller that code has added without `addChild` counts as one of its own.
  private mutating func visit(_ view: View, of controller: ViewController) {
    if let owner = view.owningController, owner !== controller {
      guard addStranger(owner) else { return }
    }
    var flags = view.isHidden ? 1 : 0
    if view.alpha < 0.01 { flags |= 2 }
    if !view.isUserInteractionEnabled { flags |= 4 }
    if view === focused { flags |= 8 }
    viewCount += 1
    if let rank = focusRanks[ObjectIdentifier(view)] { focusOrder.append((rank, viewCount)) }
    if let control = view as? Control {
      if !control.isEnabled { flags |= 16 }
      if control.isSelected { flags |= 32 }
      combineValue(of: control)
    } else if let scroll = view as? ScrollView {
      combine(scroll)
    } else if let text = view as? TextView {
      combineText(text.text)
    } else if let label = view as? Label {
      data.combine(label.text ?? "")
    }
    digest.combine(flags)
    for subview in view.subviews where !(view is TableViewCell) { visit(subview, of: controller) }
    digest.combine(99)
  }

  /// Visits the views in the window that belong to no controller of the hierarchy.
  private mutating func visitStrangers(in view: View) {
    guard let owner = view.owningController else {
      for subview in view.subviews { visitStrangers(in: subview) }
      return
    }
    if addStranger(owner) { visit(view, of: owner) }
  }

  /// Adds a controller that does not belong to the root controller or to a presented one.
  ///
  /// - Returns: False for a controller of the hierarchy, which is visited by itself.
  private mutating func addStranger(_ owner: ViewController) -> Bool {
    var controller = owner
    while controller !== root {
      guard let outer = controller.parent ?? controller.presentingViewController else {
        strangers.append(owner)
        digest.combine(owner.baseName ?? classes.name(of: owner))
        return true
      }
      controller = outer
    }
    return false
  }

  private mutating func combineValue(of control: Control) {
    switch control {
    case let control as Button: combine(control.shownTitle)
    case let control as Switch: digest.combine(control.isOn ? 1 : 0)
    case let control as SegmentedControl: digest.combine(control.selectedSegmentIndex)
    case let control as Slider:
      combine(Double(control.value), Double(control.minimumValue), Double(control.maximumValue))
    case let control as Stepper:
      combine(control.value, control.minimumValue, control.maximumValue)
    case let control as PageControl: digest.combine(control.currentPage)
    case let control as TextField: combineText(control.text)
    default: break
    }
  }

  private mutating func combine(_ scroll: ScrollView) {
    data.combine(scroll.contentOffset.x.bitPattern)
    data.combine(scroll.contentOffset.y.bitPattern)
    if let table = scroll as? TableView {
      digest.combine(table.isEditing ? 1 : 0)
      for section in 0..<table.numberOfSections {
        data.combine(table.numberOfRows(inSection: section))
      }
      if let path = table.indexPathForFocusedRow {
        data.combine(path.section << 32 | path.row)
        let isFirst = path.section == 0 && path.row == 0
        let isLast =
          path.section == table.numberOfSections - 1
          && path.row == table.numberOfRows(inSection: path.section) - 1
        digest.combine(isFirst ? 1 : isLast ? 2 : 3)
      }
    } else if let list = scroll as? CollectionView {
      digest.combine(list.indexPathForFocusedItem == nil ? 0 : 1)
      if let path = list.indexPathForFocusedItem { data.combine(path.section << 32 | path.item) }
    } else {
      let last = scroll.contentSize.height - scroll.bounds.height
      combine(scroll.contentOffset.y, 0, max(0, last))
    }
  }

  /// Adds whether there is a text.
  private mutating func combineText(_ text: String?) {
    digest.combine((text ?? "").isEmpty ? 0 : 1)
    data.combine(text ?? "")
  }

  /// Adds the title of a button without digits, so that a counter is no state.
  private mutating func combine(_ title: String) {
    data.combine(title)
    for byte in title.utf8 where !(0x30...0x39).contains(byte) { digest.combine(UInt64(byte)) }
  }

  /// Adds a value as start, middle or end of its range.
  private mutating func combine(_ value: Double, _ start: Double, _ end: Double) {
    digest.combine(value <= start ? 0 : value >= end ? 2 : 1)
    data.combine(value.bitPattern)
  }

  private mutating func combineProperties(of controller: ViewController) {
    var mirror: Mirror? = Mirror(reflecting: controller)
    while let current = mirror, current.subjectType != ViewController.self {
      if !ClassFacts.isOfApp(current.subjectType) { break }
      for (_, value) in current.children {
        if let flag = value as? Bool {
          digest.combine(flag ? 1 : 0)
        } else if value is AnyObject.Type == false {
          let inner = Mirror(reflecting: value)
          if inner.displayStyle == .enum, inner.children.isEmpty {
            digest.combine(String(describing: value))
          }
        }
      }
      mirror = current.superclassMirror
    }
  }
}

/// Facts about classes.
enum ClassFacts {
  /// Indicates whether a class belongs to the app, and not to this package.
  static func isOfApp(_ type: Any.Type) -> Bool {
    let name = _typeName(type, qualified: true)
    return !["NavigationKit.", "Storyboards.", "Simulation.", "Swift."].contains {
      name.hasPrefix($0)
    }
  }
}

/// Facts about the classes of controllers, each found once, because names of types take long.
final class ControllerClasses {
  private var facts: [ObjectIdentifier: (name: String, isOfApp: Bool)] = [:]

  private func facts(of controller: ViewController) -> (name: String, isOfApp: Bool) {
    let type = type(of: controller)
    if let known = facts[ObjectIdentifier(type)] { return known }
    let found = (String(describing: type), ClassFacts.isOfApp(type))
    facts[ObjectIdentifier(type)] = found
    return found
  }

  /// Returns the name of a controller's class.
  func name(of controller: ViewController) -> String { facts(of: controller).name }

  /// Indicates whether the class of a controller belongs to the app, and not to this package.
  func isOfApp(_ controller: ViewController) -> Bool { facts(of: controller).isOfApp }
}
