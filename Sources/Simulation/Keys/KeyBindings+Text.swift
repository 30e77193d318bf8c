internal import NavigationKit

/// What a character is while a text has the focus and is not edited; characters without an entry are
/// text, which begins the input.
package enum AwaitedTextMeaning: Equatable, Sendable {
  /// The command that it is without a text.
  case command
  /// That command where the menu of segues has something to offer, else text.
  case commandIfMenuHasEntries
  /// That command where there is a tab with this number, else text.
  case commandIfTabExists
}

extension KeyBindings {
  package static let awaitedText = KeyTable<AwaitedTextMeaning>([
    KeyEntry(
      "Enter, Space", [.enter: .command, .character(" "): .command], page: "begin the input"),
    KeyEntry(
      "? q [ ] { }",
      [
        .character("?"): .command, .character("q"): .command, .character("["): .command,
        .character("]"): .command, .character("{"): .command, .character("}"): .command,
      ],
      page: "as without a text"),
    KeyEntry(
      "m", [.character("m"): .commandIfMenuHasEntries],
      page: "as without a text where the menu has something, else begins the input"),
    KeyEntry(
      "1 … 9",
      [
        .character("1"): .commandIfTabExists, .character("2"): .commandIfTabExists,
        .character("3"): .commandIfTabExists, .character("4"): .commandIfTabExists,
        .character("5"): .commandIfTabExists, .character("6"): .commandIfTabExists,
        .character("7"): .commandIfTabExists, .character("8"): .commandIfTabExists,
        .character("9"): .commandIfTabExists,
      ],
      page: "select the tab with that number where there is one, else begin the input"),
    KeyEntry(
      "other characters, Backspace, Delete, a paste",
      page: "begin the input and take effect in it: f, r and s are letters here"),
    KeyEntry(
      "← ↑ → ↓, Home, End, PgUp, PgDn",
      page: "scroll a text view; in a text field the arrows are swipes"),
  ])

  package static let text = KeyTable<Command>(
    [
      KeyEntry(
        "characters, Backspace, Delete",
        [.backspace: .key(.deleteBackward), .delete: .key(.deleteForward)],
        page: "edit at the cursor"),
      KeyEntry(
        "← ↑ → ↓, Home, End, PgUp, PgDn",
        [
          .left: .swipe(.left), .up: .swipe(.up), .right: .swipe(.right), .down: .swipe(.down),
          .home: .key(.home), .end: .key(.end), .pageUp: .key(.pageUp), .pageDown: .key(.pageDown),
        ],
        page: "move the cursor; ↑ ↓, PgUp and PgDn only in a text view"),
      KeyEntry(
        "Enter", [.enter: .tap], page: "end the input of a field; start a line in a text view"),
      KeyEntry(
        "Esc", [.escape: .cancel],
        page: "end the input; the text keeps the focus and what was typed"),
      KeyEntry(
        "Tab, Shift-Tab", [.tab: .moveFocus(.next), .backTab: .moveFocus(.previous)],
        page: "end the input and move the focus"),
      KeyEntry("F1", [.f1: .toggleHelp], page: "the help"),
      KeyEntry("Ctrl-C", [.control("c"): .quit], page: "quit"),
    ], typing: { .key(.text(String($0))) })
}
