extension HelpOverlay {
  /// The help of an app in the first look.
  ///
  /// The lines decide whether a key scrolls the help or closes it, so logs without the setting for
  /// the look depend on them. The list does not change.
  static let first = HelpOverlay(
    title: "Keys",
    entries: [
      Entry("← ↑ → ↓", short: "←↑→↓", "swipe; in a list, move by rows"),
      Entry("Shift-arrow", short: "⇧→", "drag from the edge, a tenth per key"),
      Entry("Enter, Space", short: "⏎", "activate the focused control; release a drag"),
      Entry("Tab, Shift-Tab", short: "Tab", "move the focus"),
      Entry("1 … 9", short: "1…9", "select a tab"), Entry("Mouse", "click, drag and scroll"),
      Entry("Esc", "cancel a drag; close this help"), Entry("m", "menu of code-triggered segues"),
      Entry("[ ]", "back and forward in time, by steps"),
      Entry("{ }", "back and forward by navigations"),
      Entry("f", "inspect a transition frame by frame"),
      Entry("s", "turn slow animations on or off"), Entry("r", "start or stop a recording"),
      Entry("?, F1", short: "?", "show this help"), Entry("Ctrl-L", "redraw the screen"),
      Entry("q, Ctrl-C", short: "q", "quit"),
    ])
}
