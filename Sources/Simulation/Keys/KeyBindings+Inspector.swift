package import Narration

/// The meaning of a key while a pane of the inspector has the focus.
package enum InspectorCommand: Equatable, Sendable {
  /// Gives the focus to the next pane for 1, or the previous one for -1. The app is one of them.
  case changePane(Int)
  /// Gives the focus to the app, so that keys reach it.
  case focusApp
  /// Selects the line below for 1, or above for -1.
  case move(Int)
  /// Moves by a page for 1, or back for -1.
  case page(Int)
  case first
  case last
  /// Unfolds an item, goes to the later moment or to the consequence.
  case forward
  /// Folds an item, goes to the earlier moment or to the cause.
  case backward
  /// Acts on the selected line.
  case act
  case travel(TravelStep)
  /// Picks the next item of the app, which is framed there.
  case pick
  /// Shows the next topic of events for 1, or the previous one for -1.
  case changeTopic(Int)
  /// Shows only the events of the selected controller, or those of all.
  case toggleController
  /// Shows a longer time in the ribbon for 1, or a shorter one for -1.
  case zoom(Int)
  /// Writes the ribbon as text and SVG.
  case export
  /// Shows the causes of the selected event or item.
  case why
  /// Shows the reason why the last input had no effect.
  case whyNot
  /// Takes the last change of the scene file back.
  case undo
  /// Writes the changes into the scene files.
  case write
  case showHelp
  case close
  case quit
}

extension KeyBindings {
  /// The keys of the inspector. While the app has the focus, its own keys apply.
  package static let inspector = KeyTable<InspectorCommand>(inspectorMovements + inspectorActions)

  package static func inspectorHelp(_ words: StringTable) -> HelpOverlay {
    HelpOverlay(title: "box.inspector", of: inspector, in: words)
  }

  private static let inspectorMovements: [KeyEntry<InspectorCommand>] = [
    KeyEntry(
      "Tab, Shift-Tab", short: "Tab", [.tab: .changePane(1), .backTab: .changePane(-1)],
      help: "keys.nextPreviousPane",
      page: "While the app has the focus, keys reach it, and `i` returns to the inspector."),
    KeyEntry("a", [.character("a"): .focusApp], help: "keys.useAppWhile"),
    KeyEntry("↑ ↓", [.up: .move(-1), .down: .move(1)], help: "keys.selectLine"),
    KeyEntry(
      "← →", [.left: .backward, .right: .forward],
      help: "keys.foldUnfoldEarlier"),
    KeyEntry(
      "PgUp PgDn Home End", short: "PgUp",
      [.pageUp: .page(-1), .pageDown: .page(1), .home: .first, .end: .last],
      help: "keys.pageFirstLast"),
    KeyEntry(
      "Enter", short: "⏎", [.enter: .act], help: "keys.unfoldGoTo",
      page: "In the tree, it unfolds an item. In the ribbon and the feed, it goes to the moment."),
    KeyEntry(
      "[ ]", [.character("["): .travel(.back), .character("]"): .travel(.on)],
      help: "keys.previousNextInput"),
    KeyEntry(
      "{ }", [.character("{"): .travel(.navigationBack), .character("}"): .travel(.navigationOn)],
      help: "keys.previousNextNavigation"),
  ]

  private static let inspectorActions: [KeyEntry<InspectorCommand>] = [
    KeyEntry(
      "p", [.character("p"): .pick], help: "keys.pickItemApp",
      page: "Each press selects the next view on the screen. A click on the app selects the view "
        + "under the pointer."),
    KeyEntry(
      "t T", [.character("t"): .changeTopic(1), .character("T"): .changeTopic(-1)],
      help: "keys.showOnlyEvents"),
    KeyEntry(
      "c", [.character("c"): .toggleController], help: "keys.showOnlyEventsSelected"
    ),
    KeyEntry(
      "- +",
      [.character("-"): .zoom(1), .character("+"): .zoom(-1), .character("="): .zoom(-1)],
      help: "keys.moreLessTime"),
    KeyEntry(
      "e", [.character("e"): .export], help: "keys.writeRibbonAs",
      page: "The files are `segue-ribbon.txt` and `segue-ribbon.svg` in the current folder."),
    KeyEntry(
      "y", [.character("y"): .why], help: "keys.whyCausesBack"),
    KeyEntry(
      "n", [.character("n"): .whyNot], help: "keys.whyNotWhat"),
    KeyEntry(
      "u", [.character("u"): .undo], help: "keys.undoChange",
      page: "Enter on a fact with ✎ changes it; see [Change it](inspector.md#change-it)."),
    KeyEntry("w", [.character("w"): .write], help: "keys.writeChanges"),
    KeyEntry("Mouse", help: "keys.clickLineItem"),
    KeyEntry("i, Esc", short: "i", [.character("i"): .close, .escape: .close], help: "keys.close"),
    KeyEntry(
      "?, F1", [.character("?"): .showHelp, .f1: .showHelp],
      page: "Show these keys; see [In a help screen](#in-a-help-screen)."),
    KeyEntry(
      "q, Ctrl-C", short: "q", [.character("q"): .quit, .control("c"): .quit],
      overHelp: [.control("c")], help: "keys.quit"),
  ]
}
