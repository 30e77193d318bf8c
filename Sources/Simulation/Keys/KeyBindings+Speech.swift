/// The meaning of a key in spoken mode. The keys of the app that are not here keep their meaning.
package enum SpokenMeaning: Equatable, Sendable {
  /// Adds a digit to the number of a choice.
  case digit(Int)
  /// Reads the last lines again.
  case repeatLines
  /// Says the current location.
  case location
  /// Reads the whole screen.
  case everything
  /// Goes to the next heading.
  case heading
  /// Goes to the next button.
  case button
  /// Says the next event for 1, or the previous one for -1.
  case event(Int)
  /// Lists the actions.
  case actions
}

extension KeyBindings {
  /// The keys of spoken mode that the app in pictures does not have, or has for something else.
  package static let speech = KeyTable<SpokenMeaning>([
    KeyEntry(
      "0 … 9", page: "Perform the choice with that number. A number of two digits can need Enter."
    )
    .binding(0...9) { .digit($0) },
    KeyEntry(".", [.character("."): .repeatLines], page: "Repeat the last lines."),
    KeyEntry(
      "w", [.character("w"): .location], page: "Say the screen, its level and where the focus is."),
    KeyEntry("a", [.character("a"): .everything], page: "Read everything on the screen."),
    KeyEntry("h", [.character("h"): .heading], page: "Read the next heading."),
    KeyEntry(
      "b", [.character("b"): .button], page: "Move the focus to the next button, and read it."),
    KeyEntry(
      "?, F1", [.character("?"): .actions, .f1: .actions],
      page: "List the choices and the keys that have an effect now."),
    KeyEntry(
      "[ ]", [.character("["): .event(-1), .character("]"): .event(1)],
      page: "Say the input or event before or after, with its time. The app stays in the present."),
    KeyEntry(
      "{ } f s m",
      page: "No effect: nothing moves here, and the segues of the menu are choices."),
    KeyEntry("other keys", page: "As in an app."),
  ])

  /// Returns the command of the app for a key of spoken mode; nil for a key that only pictures have.
  package static func spokenCommand(for key: Key, isEditing: Bool) -> Command? {
    guard let command = command(for: key, isEditing: isEditing) else { return nil }
    switch command {
    case .swipe, .drag, .tap, .moveFocus, .key, .keyCommand, .cancel, .quit: return command
    case .selectTab, .pointer, .wheel, .paste, .performSegue, .showScene, .toggleHelp,
      .toggleSegueMenu, .toggleSlowAnimations, .resize, .rotate, .external:
      return nil
    }
  }
}
