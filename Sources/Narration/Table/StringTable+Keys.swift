import NavigationKit

extension StringTable {
  /// The keys of all sentences and phrases. A table needs a pattern for each.
  public static let keys: [String] = eventKeys + commandKeys + screenKeys + noticeKeys + phrases

  /// The keys of the sentences of events, the usual ones first.
  static let eventKeys: [String] =
    Event.Kind.allCases.flatMap { kind in
      kind.shape.forms.map { Sentence.key("event.\(kind.rawValue)", $0) }
    } + ["event.other", "event.other.animated", "event.other.immediate"]

  private static let commandKeys = ["input", "input.key"].map { "sentence.\($0)" }

  private static let screenKeys = [
    "screen", "screen.untitled", "screen.empty", "element", "element.value", "stack",
    "arrival.pushed", "arrival.pushedFrom", "arrival.presented", "arrival.presentedFrom",
    "arrival.back", "arrival.replaced", "focus", "focus.only", "focus.none",
  ].map { "sentence.\($0)" }

  private static let noticeKeys = [
    "ignored", "ignoredOther", "ignoredDismissal", "missingTarget", "assumedTarget", "noSegue",
    "unknownScene",
    "closeAlert", "unconnected", "unconnected.action", "unconnected.untitled",
    "unconnected.untitled.action", "condition", "smallForDevice", "noSegues", "text", "menu",
    "reloaded",
    "reloadedWith",
  ].map { "notice.\($0)" }

  /// The phrases that are values of arguments.
  private static let phrases: [String] =
    recorded.patterns.keys.filter { !$0.hasPrefix("detail.") }.sorted()
    + [
      "title", "text", "button", "switch", "slider", "stepper", "segmentedControl", "textField",
      "textView", "row", "item", "image", "progress", "activity", "pageControl", "tab", "heading",
      "control",
    ].map { "role.\($0)" }
    + ["state.on", "state.off"]
    + ["down", "move", "up", "cancel"].map { "phase.\($0)" }
    + [
      "swipe", "drag", "tap", "focus", "tab", "arrow", "text", "deleteBackward", "deleteForward",
      "home", "end", "pageUp", "pageDown", "pointer", "wheel", "paste", "cancel", "segue", "scene",
      "sceneOf", "help", "menu", "slow", "resize", "rotate", "external", "quit",
    ].map { "command.\($0)" }

  /// The keys of the phrases of each argument, in order.
  static let phraseKeys: [Sentence.Argument: [String]] = Dictionary(
    uniqueKeysWithValues: Sentence.Argument.allCases.map { argument in
      (argument, phrases.filter { $0.hasPrefix("\(argument.rawValue).") })
    })
}
