/// What a key means in the past; other keys are commands of the app, which begin a branch.
package enum PastMeaning: Equatable, Sendable {
  case travel(TravelStep)
  case toggleRecording
  case showHelp
  /// Nothing: the key begins no branch.
  case nothing
  /// What the key means in the present.
  case app
}

extension KeyBindings {
  package static let past = KeyTable<PastMeaning>([
    KeyEntry(
      "[ ]", [.character("["): .travel(.back), .character("]"): .travel(.on)],
      help: "to where something happened", page: "the last or next moment with an input or an event"
    ),
    KeyEntry(
      "{ }", [.character("{"): .travel(.navigationBack), .character("}"): .travel(.navigationOn)],
      help: "by whole navigations", page: "to the moment before the last or next one"),
    KeyEntry(
      "End, Esc", short: "End", [.end: .travel(.now), .escape: .travel(.now)],
      help: "back to the present", page: "so do ] and } beyond the last step"),
    KeyEntry(
      "f", [.character("f"): .travel(.scrub)], help: "the transition there, out of time",
      page: "the one that runs or begins at this moment, else the last one before"),
    KeyEntry(
      "r", [.character("r"): .toggleRecording], overHelp: [.character("r")],
      help: "record the session, on and off",
      page: "● before `End now` says that the session is recorded"),
    KeyEntry("Mouse", help: "a click on the line goes there", page: "so does a drag along it"),
    KeyEntry(
      "?, F1", short: "?", [.character("?"): .showHelp, .f1: .showHelp], help: "this help",
      page: "see [In a help](#in-a-help)"),
    KeyEntry(
      "q, Ctrl-C", short: "q", [.character("q"): .app, .control("c"): .app], help: "quit",
      page: "the session ends with the present"),
    KeyEntry("s", [.character("s"): .nothing], page: "is ignored"),
    KeyEntry(
      "wheel, paste", page: "go on from there where something takes them, else are ignored"),
    KeyEntry(
      "other keys", short: "others", help: "go on from here, as a new branch",
      page: "what came after is gone. A click on the app does the same"),
  ])

  package static let pastHelp = HelpOverlay(title: "In the past", of: past)
}
