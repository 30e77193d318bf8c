/// The meaning of a key during time travel. All other keys are commands of the app, which start a
/// branch.
package enum PastMeaning: Equatable, Sendable {
  case travel(TravelStep)
  case toggleRecording
  case inspect
  case showHelp
  /// The key is ignored and starts no branch.
  case nothing
  /// The key has its meaning from the present.
  case app
}

extension KeyBindings {
  /// The keys while the session shows an earlier position. A key without an entry goes to the app,
  /// which starts a new branch there.
  package static let past = KeyTable<PastMeaning>([
    KeyEntry(
      "[ ]", [.character("["): .travel(.back), .character("]"): .travel(.on)],
      help: "previous or next input or event"),
    KeyEntry(
      "{ }", [.character("{"): .travel(.navigationBack), .character("}"): .travel(.navigationOn)],
      help: "previous or next navigation",
      page: "Moves to the position just before the navigation begins."),
    KeyEntry(
      "End, Esc", short: "End", [.end: .travel(.now), .escape: .travel(.now)],
      help: "return to the present", page: "] and } after the last step do the same."),
    KeyEntry(
      "f", [.character("f"): .travel(.scrub)], help: "inspect a transition frame by frame",
      page: "Shows the transition that runs or begins at this position, otherwise the last "
        + "transition before it."),
    KeyEntry(
      "i", [.character("i"): .inspect],
      help: "open the inspector",
      page: "See [In the inspector](#in-the-inspector)."),
    KeyEntry(
      "r", [.character("r"): .toggleRecording], overHelp: [.character("r")],
      help: "start or stop a recording",
      page: "● before `End now` shows that the session is recorded."),
    KeyEntry("Mouse", help: "click or drag on the timeline to go there"),
    KeyEntry(
      "?, F1", short: "?", [.character("?"): .showHelp, .f1: .showHelp], help: "show this help",
      page: "See [In a help screen](#in-a-help-screen)."),
    KeyEntry(
      "q, Ctrl-C", short: "q", [.character("q"): .app, .control("c"): .app], help: "quit",
      page: "The session ends at the present."),
    KeyEntry("s", [.character("s"): .nothing], page: "Ignored."),
    KeyEntry(
      "wheel, paste", page: "Continue from here if a view takes them; else ignored."),
    KeyEntry(
      "other keys", short: "others", help: "continue from here as a new branch",
      page: "The later part of the session is gone. A click on the app does the same."),
  ])

  /// The help of time travel.
  package static let pastHelp = HelpOverlay(title: "Time travel", of: past)
}
