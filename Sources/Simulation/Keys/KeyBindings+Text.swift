internal import NavigationKit

/// The meaning of a character while a text field or text view has the focus but is not being
/// edited.
///
/// A character without an entry starts the editing and is inserted. The entries are the exceptions:
/// keys that remain commands, so that a user whose focus is on a text can still leave the scene.
package enum AwaitedTextMeaning: Equatable, Sendable {
  /// The key performs the command that it has without a focused text.
  case command
  /// The key performs its command if the menu of segues has an entry. Otherwise it is text.
  case commandIfMenuHasEntries
  /// The key performs its command if a tab has this number. Otherwise it is text.
  case commandIfTabExists
}

extension KeyBindings {
  /// The keys while a text has the focus and is not being edited.
  package static let awaitedText = KeyTable<AwaitedTextMeaning>([
    KeyEntry(
      "Enter, Space", [.enter: .command, .character(" "): .command], page: "Start editing."),
    KeyEntry(
      "? : q [ ] { }",
      [
        .character("?"): .command, .character(":"): .command, .character("q"): .command,
        .character("["): .command,
        .character("]"): .command, .character("{"): .command, .character("}"): .command,
      ],
      page: "Take effect as if no text had the focus."),
    KeyEntry(
      "m", [.character("m"): .commandIfMenuHasEntries],
      page: "Opens the menu if it has entries, else starts editing."),
    KeyEntry(
      "1 … 9",
      page: "Select the tab with that number if there is one, else start editing."
    )
    .binding(1...9) { _ in .commandIfTabExists },
    KeyEntry(
      "other characters, Backspace, Delete, a paste",
      page: "Start editing and take effect there: f, r, s and M are letters here."),
    KeyEntry(
      "← ↑ → ↓, Home, End, PgUp, PgDn",
      page: "Scroll a text view. In a text field the arrows are swipes."),
  ])

  /// The keys while a text is being edited. Characters are inserted.
  package static let text = KeyTable<Command>(
    [
      KeyEntry(
        "characters, Backspace, Delete",
        [.backspace: .key(.deleteBackward), .delete: .key(.deleteForward)],
        page: "Edit at the cursor."),
      KeyEntry(
        "← ↑ → ↓, Home, End, PgUp, PgDn",
        [
          .left: .swipe(.left), .up: .swipe(.up), .right: .swipe(.right), .down: .swipe(.down),
          .home: .key(.home), .end: .key(.end), .pageUp: .key(.pageUp), .pageDown: .key(.pageDown),
        ],
        page: "Move the cursor; ↑ ↓, PgUp and PgDn only in a text view."),
      KeyEntry(
        "Enter", [.enter: .tap], page: "Stop editing a field. In a text view, start a new line."),
      KeyEntry(
        "Esc", [.escape: .cancel],
        page: "Stop editing. The text keeps the focus and what was typed."),
      KeyEntry(
        "Tab, Shift-Tab", [.tab: .moveFocus(.next), .backTab: .moveFocus(.previous)],
        page: "Stop editing and move the focus."),
      KeyEntry("F1", [.f1: .toggleHelp], page: "Show the help."),
      KeyEntry("Ctrl-C", [.control("c"): .quit], page: "Quit."),
    ], typing: { .key(.text(String($0))) })
}
