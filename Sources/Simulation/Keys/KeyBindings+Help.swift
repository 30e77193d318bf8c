/// How a key scrolls a help that does not fit; other keys close the help.
package enum HelpMeaning: Equatable, Sendable {
  case lineUp
  case lineDown
  case pageUp
  case pageDown
  case start
  case end
}

extension KeyBindings {
  package static let help = KeyTable<HelpMeaning>([
    KeyEntry("↑ ↓", [.up: .lineUp, .down: .lineDown], page: "scroll by a line"),
    KeyEntry(
      "PgUp PgDn", [.pageUp: .pageUp, .pageDown: .pageDown],
      page: "scroll by a page; in the help of an app, close it"),
    KeyEntry(
      "Home End", [.home: .start, .end: .end],
      page: "scroll to the start or end; in the help of an app, close it"),
    KeyEntry("Mouse", page: "the wheel scrolls by three lines"),
    KeyEntry(
      "q, Ctrl-C",
      page:
        "quit from the help of an app and of a transition; in a replay only Ctrl-C does; in the past "
        + "both close the help"),
    KeyEntry("r", page: "in the past, record the session, on and off"),
    KeyEntry("other keys", page: "close the help"),
  ])
}
