public import NavigationKit

/// What a user asks of a running app: the only thing, beside time, that changes it.
public enum Command: Hashable, Sendable {
  case swipe(Direction)
  /// A finger drags a tenth of the way; the first step comes in over an edge.
  case drag(Direction)
  /// A tap on the focused control; lifts a dragging finger for good.
  case tap
  case moveFocus(FocusMovement)
  /// A tap on a tab of the innermost tab bar; its place, from 1.
  case selectTab(Int)
  /// Text or an editing key for the focused view.
  case key(KeyInput)
  /// A finger on the screen at this cell, from (0, 0) at the top left.
  case pointer(TouchPhase, column: Int, row: Int)
  /// A notch of the wheel over this cell, towards that end of the content.
  case wheel(Direction, column: Int, row: Int)
  /// Text for the focused view, as one.
  case paste(String)
  /// Takes back a drag; closes what lies over the app, such as the help.
  case cancel
  /// Performs a segue of a scene on the screen in place of the code that would.
  case performSegue(String, scene: String)
  /// Shows a scene in place of the code that would; the storyboard is nil for the main one.
  case showScene(String, storyboard: String?)
  case toggleHelp
  /// Shows, or puts away, the segues here that only code performs and the scenes that only code shows.
  case toggleSegueMenu
  /// Time runs at a tenth of its speed, or at full speed again.
  case toggleSlowAnimations
  /// The terminal has a new size, each side at least 1.
  case resize(columns: Int, rows: Int)
  case quit
}

extension Command: CustomStringConvertible {
  /// Such as `swipe down` or `resize 80 × 24`.
  public var description: String {
    switch self {
    case .swipe(let direction): "swipe \(direction.rawValue)"
    case .drag(let direction): "drag \(direction.rawValue)"
    case .tap: "tap"
    case .moveFocus(let movement): "move focus to \(movement.rawValue)"
    case .selectTab(let number): "tab \(number)"
    case .key(let input): "key \(input)"
    case .pointer(let phase, let column, let row): "pointer \(phase.rawValue) at \(column), \(row)"
    case .wheel(let direction, let column, let row):
      "wheel \(direction.rawValue) at \(column), \(row)"
    case .paste(let text): "paste '\(text)'"
    case .cancel: "cancel"
    case .performSegue(let segue, let scene): "segue \(segue) of \(scene)"
    case .showScene(let scene, nil): "show \(scene)"
    case .showScene(let scene, let storyboard?): "show \(scene) of \(storyboard)"
    case .toggleHelp: "toggle help"
    case .toggleSegueMenu: "toggle the menu of segues"
    case .toggleSlowAnimations: "toggle slow animations"
    case .resize(let columns, let rows): "resize \(columns) × \(rows)"
    case .quit: "quit"
    }
  }
}
