package import NavigationKit

/// The meaning of a key while the palette is open.
package enum PaletteMeaning: Equatable, Sendable {
  /// Adds a character to the text.
  case insert(Character)
  case deleteBackward
  /// Selects the entry above.
  case previous
  /// Selects the entry below.
  case next
  case pageUp
  case pageDown
  case first
  case last
  /// Performs the selected entry.
  case run
  /// Goes to the selected scene as `--open` does: from the start. Performs a selected command.
  case runFromStart
  case close
  case quit
}

/// The meaning of a key while the map is open.
package enum MapMeaning: Equatable, Sendable {
  /// Selects the nearest scene in a direction.
  case move(Direction)
  /// Selects the next scene in the order of the files.
  case next
  /// Selects the previous scene in the order of the files.
  case previous
  /// Selects the scene on the screen.
  case here
  /// Goes to the selected scene.
  case go
  /// Goes to the selected scene as `--open` does: from the start.
  case goFromStart
  case openPalette
  case close
  case quit
}

extension KeyBindings {
  /// The keys of the palette of commands and scenes. Characters are added to the text.
  package static let palette = KeyTable<PaletteMeaning>(
    [
      KeyEntry(
        "characters, a paste",
        page: "Type a part of a name, or the first letters of its words."),
      KeyEntry(
        "Backspace", [.backspace: .deleteBackward],
        page: "Delete the last character. Without text, close the palette."),
      KeyEntry(
        "↑ ↓, Shift-Tab, Tab", [.up: .previous, .down: .next, .backTab: .previous, .tab: .next],
        page: "Select the entry above or below."),
      KeyEntry("PgUp PgDn", [.pageUp: .pageUp, .pageDown: .pageDown], page: "Move by a page."),
      KeyEntry("Home, End", [.home: .first, .end: .last], page: "Select the first or last entry."),
      KeyEntry(
        "Enter", [.enter: .run],
        page: "Run the command, or go to the scene by the fewest steps."),
      KeyEntry(
        "Ctrl-O", [.control("o"): .runFromStart],
        page: "Go to the scene as `--open` does: back to the start, and from there."),
      KeyEntry("Esc, F1", [.escape: .close, .f1: .close], page: "Close the palette."),
      KeyEntry("Ctrl-C", [.control("c"): .quit], page: "Quit."),
      KeyEntry("Mouse", page: "A click runs an entry. A click beside the palette closes it."),
    ], typing: { .insert($0) })

  /// The keys of the map of scenes.
  package static let map = KeyTable<MapMeaning>([
    KeyEntry(
      "← ↑ → ↓",
      [.left: .move(.left), .up: .move(.up), .right: .move(.right), .down: .move(.down)],
      page: "Select the nearest scene in that direction."),
    KeyEntry("Tab, Shift-Tab", [.tab: .next, .backTab: .previous], page: "Select the next scene."),
    KeyEntry("Home", [.home: .here], page: "Select the scene on the screen."),
    KeyEntry(
      "Enter, Space", [.enter: .go, .character(" "): .go],
      page: "Go to the scene by the fewest steps."),
    KeyEntry(
      "o", [.character("o"): .goFromStart],
      page: "Go to the scene as `--open` does: back to the start, and from there."),
    KeyEntry(":", [.character(":"): .openPalette], page: "Open the palette."),
    KeyEntry(
      "Esc, M", [.escape: .close, .character("M"): .close], page: "Close the map."),
    KeyEntry("q, Ctrl-C", [.character("q"): .quit, .control("c"): .quit], page: "Quit."),
    KeyEntry("Mouse", page: "A click selects a scene. A click on the selected scene goes there."),
    KeyEntry("other keys", page: "Ignored."),
  ])
}
