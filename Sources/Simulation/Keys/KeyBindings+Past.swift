package import Narration

/// The meaning of a key during time travel. All other keys are commands of the app, which start a
/// branch.
package enum PastMeaning: Equatable, Sendable {
  case travel(TravelStep)
  case toggleRecording
  case inspect
  /// Opens the palette or the map.
  case orient
  /// Shows or hides the meter of the output.
  case meter
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
      help: "keys.previousNextInput"),
    KeyEntry(
      "{ }", [.character("{"): .travel(.navigationBack), .character("}"): .travel(.navigationOn)],
      help: "keys.previousNextNavigation",
      page: "Moves to the position just before the navigation begins."),
    KeyEntry(
      "End, Esc", short: "End", [.end: .travel(.now), .escape: .travel(.now)],
      help: "keys.returnToPresent", page: "] and } after the last step do the same."),
    KeyEntry(
      "f", [.character("f"): .travel(.scrub)], help: "keys.inspectTransitionFrame",
      page: "Shows the transition that runs or begins at this position, otherwise the last "
        + "transition before it."),
    KeyEntry(
      "i", [.character("i"): .inspect],
      help: "keys.openInspector",
      page: "See [In the inspector](#in-the-inspector)."),
    KeyEntry(
      "r", [.character("r"): .toggleRecording], overHelp: [.character("r")],
      help: "keys.startStopRecording",
      page: "● before `End now` shows that the session is recorded."),
    KeyEntry(
      ": M", [.character(":"): .orient, .character("M"): .orient], help: "keys.paletteMap",
      page: "A command of the app, and a scene, begin a new branch at this position."),
    KeyEntry("b", [.character("b"): .meter], page: "Show or hide the meter."),
    KeyEntry("Mouse", help: "keys.clickDragOn"),
    KeyEntry(
      "?, F1", short: "?", [.character("?"): .showHelp, .f1: .showHelp], help: "keys.showThisHelp",
      page: "See [In a help screen](#in-a-help-screen)."),
    KeyEntry(
      "q, Ctrl-C", short: "q", [.character("q"): .app, .control("c"): .app], help: "keys.quit",
      page: "The session ends at the present."),
    KeyEntry("s", [.character("s"): .nothing], page: "Ignored."),
    KeyEntry(
      "wheel, paste", page: "Continue from here if a view takes them; else ignored."),
    KeyEntry(
      "other keys", short: "others", help: "keys.continueFromHere",
      page: "The later part of the session is gone. A click on the app does the same."),
  ])

  /// The help of time travel.
  package static func pastHelp(_ words: StringTable) -> HelpOverlay {
    HelpOverlay(title: "box.past", of: past, in: words)
  }
}
