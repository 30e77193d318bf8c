public import NavigationKit

/// An action of the user on a running app.
///
/// Commands and the passing of time are the only inputs of a ``Simulator``. A session's log
/// therefore records them.
public enum Command: Hashable, Sendable {
  /// Swipes in a direction. The focused view can handle the swipe as an arrow key instead.
  case swipe(Direction)
  /// Drags by a tenth of the distance. The first drag starts at the edge opposite to the direction.
  case drag(Direction)
  /// Activates the focused control; during a drag, releases it.
  case tap
  /// Moves the focus to the next or previous control.
  case moveFocus(FocusMovement)
  /// Selects a tab of the innermost tab bar by its number, from 1.
  case selectTab(Int)
  /// Sends a character or an editing key to the focused view.
  case key(KeyInput)
  /// Performs the key command of the app for a key.
  case keyCommand(KeyShortcut)
  /// Touches the screen at a cell, counted from (0, 0) at the top left.
  case pointer(TouchPhase, column: Int, row: Int)
  /// Scrolls by one notch of the wheel, over a cell, towards an end of the content.
  case wheel(Direction, column: Int, row: Int)
  /// Pastes a text into the focused view.
  case paste(String)
  /// Cancels a drag; closes the help, a menu, a sheet or a popover.
  case cancel
  /// Performs a code-triggered segue of a scene on the screen. The values are the ids of the segue
  /// and the scene.
  case performSegue(String, scene: String)
  /// Shows a scene that only code shows, by its id. A nil storyboard means the main storyboard.
  case showScene(String, storyboard: String?)
  /// Shows the help, or closes it.
  case toggleHelp
  /// Shows the menu of code-triggered segues and of scenes that only code shows, or closes it.
  case toggleSegueMenu
  /// Slows time down to a tenth of its speed, or returns to full speed.
  case toggleSlowAnimations
  /// Resizes the terminal; each side is at least 1 cell.
  case resize(columns: Int, rows: Int)
  /// Turns the device in whose frame the app is shown by a quarter. Without a device nothing
  /// happens.
  case rotate
  /// Runs a block that another thread has sent to the app. A replay waits until it arrives.
  case external(ExternalWork)
  /// Ends the session.
  case quit
}

extension Command: CustomStringConvertible {
  /// The command as text, such as `swipe down` or `resize 80 × 24`.
  public var description: String {
    switch self {
    case .swipe(let direction): "swipe \(direction.rawValue)"
    case .drag(let direction): "drag \(direction.rawValue)"
    case .tap: "tap"
    case .moveFocus(let movement): "move focus to \(movement.rawValue)"
    case .selectTab(let number): "tab \(number)"
    case .key(let input): "key \(input)"
    case .keyCommand(let shortcut): "key command \(shortcut)"
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
    case .rotate: "rotate"
    case .external(let work): "external \(work)"
    case .quit: "quit"
    }
  }
}
