/// The meaning of a key in the past; other keys are commands of the app, which begin a branch.
package enum PastMeaning: Equatable, Sendable {
  case travel(TravelStep)
  case toggleRecording
  case showHelp
  /// Nothing: the key begins no branch.
  case nothing
  /// The same as in the present.
  case app
}

extension KeyBindings {
  package static let past = KeyTable<PastMeaning>([
    KeyEntry(
      "[ ]", [.character("["): .travel(.back), .character("]"): .travel(.on)],
      help: "to where something happened",
      page: "They go to the last or next moment with an input or an event."),
    KeyEntry(
      "{ }", [.character("{"): .travel(.navigationBack), .character("}"): .travel(.navigationOn)],
      help: "by whole navigations",
      page: "They go to the moment before the last or next navigation."),
    KeyEntry(
      "End, Esc", short: "End", [.end: .travel(.now), .escape: .travel(.now)],
      help: "back to the present", page: "] and } beyond the last step lead there too."),
    KeyEntry(
      "f", [.character("f"): .travel(.scrub)], help: "the transition there, out of time",
      page: "It is the one that runs or begins at this moment, else the last one before."),
    KeyEntry(
      "r", [.character("r"): .toggleRecording], overHelp: [.character("r")],
      help: "record the session, on and off",
      page: "● before `End now` says that the session is recorded."),
    KeyEntry("Mouse", help: "a click on the line goes there", page: "So does a drag along it."),
    KeyEntry(
      "?, F1", short: "?", [.character("?"): .showHelp, .f1: .showHelp], help: "this help",
      page: "See [In a help screen](#in-a-help-screen)."),
    KeyEntry(
      "q, Ctrl-C", short: "q", [.character("q"): .app, .control("c"): .app], help: "quit",
      page: "The session ends with the present."),
    KeyEntry("s", [.character("s"): .nothing], page: "Ignored."),
    KeyEntry(
      "wheel, paste", page: "Continue from here where something takes them; else ignored."),
    KeyEntry(
      "other keys", short: "others", help: "go on from here, as a new branch",
      page: "What came after is gone. A click on the app does the same."),
  ])

  package static let pastHelp = HelpOverlay(title: "In the past", of: past)
}
