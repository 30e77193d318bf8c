/// The meaning of a key while the help is open and too long for its screen. Other keys close the
/// help.
package enum HelpMeaning: Equatable, Sendable {
  case lineUp
  case lineDown
  case pageUp
  case pageDown
  case start
  case end
}

extension KeyBindings {
  /// The keys that scroll a help screen. The rows without a meaning only describe other keys for
  /// the documentation.
  package static let help = KeyTable<HelpMeaning>([
    KeyEntry("↑ ↓", [.up: .lineUp, .down: .lineDown], page: "Scroll by a line."),
    KeyEntry(
      "PgUp PgDn", [.pageUp: .pageUp, .pageDown: .pageDown],
      page: "Scroll by a page."),
    KeyEntry(
      "Home End", [.home: .start, .end: .end],
      page: "Scroll to the start or end."),
    KeyEntry(
      "Mouse",
      page: "The wheel scrolls by three lines. In the help of an app or of time travel, a click "
        + "closes the help."),
    KeyEntry(
      "q, Ctrl-C",
      page: "Quit from the help of an app and of a transition. In a replay, only Ctrl-C quits. "
        + "In time travel, both close the help."),
    KeyEntry("r", page: "In time travel, start or stop a recording."),
    KeyEntry("other keys", page: "Close the help."),
  ])
}
