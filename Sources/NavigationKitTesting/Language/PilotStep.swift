public import NavigationKit
public import Simulation

/// An action of a user on a running app, as a flow writes it.
public enum PilotStep: Hashable, Sendable {
  /// Touches an element.
  case tap(ElementSelector)
  /// Touches a cell, counted from (0, 0) at the top left.
  case touch(column: Int, row: Int)
  /// Moves the focus to an element, with as few Tab keys as possible.
  case moveFocus(ElementSelector)
  /// Presses a key, several times.
  case press(Key, times: Int)
  /// Swipes over the screen, or over an element.
  case swipe(Direction, on: ElementSelector?)
  /// Drags by a percentage of the screen. Without an element the drag waits for its release.
  case drag(Direction, percent: Int, of: ElementSelector?)
  /// Releases a drag.
  case release
  /// Cancels a drag; closes what is in front.
  case cancel
  /// Types characters, after a tap on the element if there is one.
  case type(String, into: ElementSelector?)
  /// Pastes a text.
  case paste(String)
  /// Deletes all characters of a text, after a tap on the element if there is one.
  case clear(ElementSelector?)
  /// Turns the wheel by some notches, over an element or the middle of the screen.
  case scroll(Direction, notches: Int, in: ElementSelector?)
  /// Scrolls until an element is visible.
  case scrollTo(ElementSelector)
  /// Lets time pass.
  case wait(ticks: Int)
  /// Changes the size of the terminal.
  case resize(columns: Int, rows: Int)
  /// Goes back with the back button, or closes what is in front.
  case goBack
  /// Performs a command that has no other form.
  case command(Command)
}
