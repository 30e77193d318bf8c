import NavigationKit

extension StringTable {
  /// The keys of all sentences and phrases. A table needs a pattern for each.
  public static let keys: [String] =
    eventKeys + commandKeys + screenKeys + noticeKeys + chromeKeys + refusalKeys + speechKeys
    + phrases + labelKeys

  /// The keys of the sentences of events, the usual ones first.
  static let eventKeys: [String] =
    Event.Kind.allCases.flatMap { kind in
      kind.shape.forms.map { Sentence.key("event.\(kind.rawValue)", $0) }
    } + ["event.other", "event.other.animated", "event.other.immediate"]

  private static let commandKeys = ["start", "input", "input.key"].map { "sentence.\($0)" }

  private static let screenKeys = [
    "screen", "screen.untitled", "screen.empty", "element", "element.value", "stack",
    "arrival.pushed", "arrival.pushedFrom", "arrival.presented", "arrival.presentedFrom",
    "arrival.pushed.immediate", "arrival.presented.immediate", "arrival.back", "arrival.replaced",
    "focus", "focus.only", "focus.none",
  ].map { "sentence.\($0)" }

  private static let noticeKeys = [
    "ignored", "ignoredOther", "ignoredDismissal", "missingTarget", "assumedTarget", "noSegue",
    "unknownScene",
    "closeAlert", "unconnected", "unconnected.action", "unconnected.untitled",
    "unconnected.untitled.action", "condition", "smallForDevice", "noSegues", "text", "menu",
    "reloaded",
    "reloadedWith", "recorded", "recordingIncomplete", "recorded.unnamed",
    "recordingIncomplete.unnamed", "notRecording", "notRecordingReason", "recordingStarted",
    "noTransition", "atPresent", "noTimeTravel", "longPaste", "screenSize", "branch",
  ].map { "notice.\($0)" }

  static let refusalKeys = [
    "transition", "heldTransition", "animated", "noView", "disabled", "noInteraction", "noReaction",
    "noScrolling", "usedArrow", "usedArrowAtEnd", "usedKeyAtEnd", "cursorAt.textStart",
    "cursorAt.textEnd", "cursorAt.lineStart", "cursorAt.lineEnd", "keptArrow", "noSwipe.alone",
    "noSwipe.only",
    "noSwipe", "noSwipe.leads",
    "noFocus", "onlyFocus", "noActivation", "unusedKey", "unusedKey.alone", "noText", "longText",
    "edit.begin", "edit.end", "edit.change", "noSelection", "selectionRefused", "nothingToCancel",
    "noTabBar", "noTab", "disabledTab", "tabRefused", "selectedTab", "gestureRefused.closure",
    "gestureRefused.delegate", "gestureRefused.view", "touchRefused", "prevented",
    "failureRequired", "noDrag.alone", "noDrag.only", "noDrag", "noDrag.leads", "otherAxis",
    "popAtRoot",
    "popWithoutBackButton",
    "popAnimatedByDelegate", "noPage.after", "noPage.before", "segueRefused", "segueRefused.alone",
    "condition", "unconnected.alone", "unconnected", "unwindPassed", "unwindPassed.declared",
    "unwindMissing", "noContainer", "alreadyPresenting", "presentationRuns", "partialCurl",
    "presenterOffScreen", "outdatedRequest", "dismissalRuns", "nothingToDismiss",
    "undismissableStyle", "modal", "dismissalRefused", "noCancelAction", "nothingToPop", "waiting",
    "noDriver", "notStartedInteractively", "helpOpen", "helpAtEnd", "menuOpen",
    "menuAtEnd", "noEntry", "noMenu", "noDevice", "unknownSegue",
    "unknownScene",
    "alertInFront", "sameSize", "unboundKey",
  ].map { "refusal.\($0)" }

  /// The words of hints, the palette and the map.
  private static let chromeKeys =
    ["to", "back", "backTo", "commands"].map { "hint.\($0)" }
    + ["here", "everywhere", "whereUsed"].map { "help.\($0)" }
    + [
      "title", "go", "none", "noWay", "back", "on", "navigationBack", "navigationOn",
      "start", "end", "slower", "faster", "find", "choose", "run", "close", "fromStart",
    ].map { "palette.\($0)" }
    + ["title", "here", "visited", "none", "go"].map { "map.\($0)" }

  /// The keys of the phrases that replace arguments of sentences, such as `role.button`.
  private static let phrases: [String] =
    recorded.patterns.keys.filter { !$0.hasPrefix("detail.") }.sorted()
    + [
      "title", "text", "button", "switch", "slider", "stepper", "segmentedControl", "textField",
      "textView", "row", "item", "image", "progress", "activity", "pageControl", "tab", "heading",
      "control", "link", "list", "scrollArea",
    ].map { "role.\($0)" }
    + elementKeys
    + ["state.on", "state.off", "state.page", "state.rows", "state.items"]
    + ["down", "move", "up", "cancel"].map { "phase.\($0)" }
    + [
      "swipe", "drag", "tap", "focus", "tab", "arrow", "text", "keyCommand", "deleteBackward",
      "deleteForward", "home", "end", "pageUp", "pageDown", "pointer", "wheel", "paste", "cancel",
      "segue", "scene",
      "sceneOf", "help", "menu", "slow", "resize", "rotate", "external", "quit",
    ].map { "command.\($0)" }
    + [
      "key", "drag", "touch", "wheel", "paste", "text", "segue", "scene", "resize", "external",
      "input",
    ]
    .map { "trigger.\($0)" }
    + ["part.named", "part.unnamed"]
    + ["table", "collection", "scrollView", "view"].map { "role.\($0)" }

  /// The keys of the phrases of each argument, in order.
  ///
  /// A phrase belongs to the argument whose name is before the dot of its key.
  static let phraseKeys: [Sentence.Argument: [String]] = Dictionary(
    uniqueKeysWithValues: Sentence.Argument.allCases.map { argument in
      (argument, phrases.filter { $0.hasPrefix("\(argument.rawValue).") })
    })
}
