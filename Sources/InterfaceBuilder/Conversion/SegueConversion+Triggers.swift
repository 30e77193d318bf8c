internal import NavigationKit
import Storyboards
import TextFormats

extension SegueConversion {
  /// Returns the trigger of a segue: the gesture with which the user performs it.
  ///
  /// A storyboard names the object that a segue starts from. The trigger depends on the kind of
  /// that object: a swipe recogniser gives a swipe, a button a tap, a row a tap or its accessory.
  /// An object inside a bar item or a cell gives a tap on the item or the row.
  ///
  /// - Parameters:
  ///   - segue: The segue.
  ///   - tappable: The object ids of the views and bar items that a tap activates.
  ///   - changeable: The object ids of the controls with a value that the user can change.
  ///   - rows: The rows from which segues can start.
  /// - Returns: Nil if only code or the menu of segues performs the segue. If the storyboard has a
  ///   trigger that the scene cannot show, a remark says so.
  ///
  /// The element `pongPressGestureRecognizer` is a long press: Interface Builder writes the name
  /// like this.
  mutating func trigger(
    of segue: InterfaceBuilderDocument.Segue, _ tappable: Set<String>, _ changeable: Set<String>,
    _ rows: TableConversion.Rows
  ) -> Trigger? {
    let owner = segue.owner
    guard let id = owner["id"], owner !== controller else { return nil }
    let name = context.names.object(id)
    switch owner.name {
    case "tableViewCell", "collectionViewCell":
      guard rows.cells.contains(id) else {
        if tappable.contains(id) { return .tap(button: name) }
        break
      }
      let isAccessory = segue.trigger == "accessoryAction" && rows.accessories.contains(id)
      return isAccessory ? .accessory(row: name) : .tap(button: name)
    case "swipeGestureRecognizer":
      return .swipe(owner["direction"].flatMap(Direction.init) ?? .right)
    case "tapGestureRecognizer":
      if let view = watched(by: owner), tappable.contains(view) {
        return .tap(button: context.names.object(view))
      }
    case "pongPressGestureRecognizer", "longPressGestureRecognizer":
      if let view = watched(by: owner), shownViews.contains(context.names.object(view)) {
        return .longPress(view: context.names.object(view))
      }
    case "screenEdgePanGestureRecognizer":
      let edges = owner.property("edges")
      if edges?.bool("left") == true { return .screenEdgePan(.left) }
      if edges?.bool("right") == true { return .screenEdgePan(.right) }
    case _ where owner.isRecognizer: break
    case _ where tappable.contains(id): return .tap(button: name)
    case _ where changeable.contains(id): return .change(control: name)
    case _ where owner.isController: return nil
    default:
      if let item = barItemOfObject[id] {
        return .tap(button: context.names.object(item))
      }
      // For a control in a cell, the row is the trigger.
      if let cell = rows.cellOfObject[id] {
        return .tap(button: context.names.object(cell))
      }
    }
    if owner.isRecognizer, watched(by: owner) == nil {
      remark("no view has the gesture recogniser; only the menu performs the segue", segue)
    } else if owner.isRecognizer {
      remark("a terminal has no such gesture; only the menu performs the segue", segue)
    } else if segue.kind != .embed {
      remark("the \(owner.name) is not shown; only the menu performs the segue", segue)
    }
    return nil
  }
}
