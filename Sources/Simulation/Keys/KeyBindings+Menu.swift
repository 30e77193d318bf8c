internal import NavigationKit

/// The meaning of a key while the menu of segues is open; other keys of the app are ignored.
package enum MenuMeaning: Equatable, Sendable {
  /// Selects the entry above.
  case previous
  /// Selects the entry below.
  case next
  case first
  case last
  /// Performs the segue, or shows the scene, of the selected entry.
  case perform
  /// Performs the segue, or shows the scene, of the entry with this number, from 1.
  case performNumber(Int)
  case close
  /// The key has its meaning from the app without the menu.
  case app
}

extension KeyBindings {
  /// The keys of the menu of segues.
  package static let menu = KeyTable<MenuMeaning>([
    KeyEntry(
      "↑ ↓, Shift-Tab, Tab", [.up: .previous, .down: .next, .backTab: .previous, .tab: .next],
      page: "Select the entry above or below."),
    KeyEntry("Home, End", [.home: .first, .end: .last], page: "Select the first or last entry."),
    KeyEntry(
      "Enter, Space", [.enter: .perform, .character(" "): .perform],
      page: "Perform the segue, or show the scene, of the selected entry."),
    KeyEntry("1 … 9", page: "Perform the entry with that number.")
      .binding(1...9) { .performNumber($0) },
    KeyEntry("Esc, m", [.escape: .close, .character("m"): .close], page: "Close the menu."),
    KeyEntry(
      "?, F1, s, q, Ctrl-C",
      [
        .character("?"): .app, .f1: .app, .character("s"): .app, .character("q"): .app,
        .control("c"): .app,
      ],
      page: "Take effect as if the menu were closed. So do [ ] { }, f and r."),
    KeyEntry("Mouse", page: "A click performs an entry. A click beside the menu closes it."),
    KeyEntry("other keys", page: "Ignored."),
  ])

  /// Returns the meaning in the menu of the key that performs `command` in the app; nil if the menu
  /// ignores that key.
  static func menuMeaning(of command: Command) -> MenuMeaning? {
    // A log can contain a number without a key.
    if case .selectTab(let number) = command { return .performNumber(number) }
    return key(of: command).flatMap { menu[$0] }
  }
}
