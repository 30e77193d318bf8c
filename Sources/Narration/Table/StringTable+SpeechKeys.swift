extension StringTable {
  /// The phrases of elements in spoken mode.
  static let elementKeys = [
    "text", "plain", "value", "texts", "unnamed", "unnamed.value", "selected", "disabled",
    "position", "hint", "swipe", "swipeTo", "drag", "dragTo", "segue", "segueTo", "scene",
  ].map { "element.\($0)" }

  /// The lines of spoken mode.
  static let speechKeys =
    [
      "screen", "screen.untitled", "start", "level", "style", "text", "element", "choice", "focus",
      "gone", "typed", "deleted", "empty", "nothing", "unknownKey", "noChoice", "moreDigits",
      "noHeading", "noButton", "dragging", "end", "recording", "recorded", "notRecording",
      "pasteRefused", "hint", "help.choices", "help.repeat", "help.where", "help.all",
      "help.heading", "help.button", "help.focus", "help.arrows", "help.escape", "help.record",
      "help.actions", "help.time", "help.quit", "help.text", "event", "firstEvent", "lastEvent",
    ].map { "speech.\($0)" } + keyNames

  /// The names of keys.
  static let keyNames = [
    "up", "down", "left", "right", "enter", "escape", "tab", "shift", "home", "end", "page-up",
    "page-down", "backspace", "delete",
  ].map { "key.\($0)" }
}
