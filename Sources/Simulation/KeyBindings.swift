internal import NavigationKit

/// Which key means what.
public enum KeyBindings {
  /// The command of `key`; nil for a key that means nothing.
  ///
  /// - Parameter isEditing: True where a character is text and no command (`Simulator.textEntry`).
  public static func command(for key: Key, isEditing: Bool) -> Command? {
    if isEditing, case .character(let character) = key { return .key(.text(String(character))) }
    return switch key {
    case .up: .swipe(.up)
    case .down: .swipe(.down)
    case .left: .swipe(.left)
    case .right: .swipe(.right)
    case .shift(let direction): .drag(direction)
    case .enter, .character(" "): .tap
    case .tab: .moveFocus(.next)
    case .backTab: .moveFocus(.previous)
    case .escape: .cancel
    case .character("?"), .f1: .toggleHelp
    case .character("m"): .toggleSegueMenu
    case .character("s"): .toggleSlowAnimations
    case .character("q"), .control("c"): .quit
    case .home: .key(.home)
    case .end: .key(.end)
    case .pageUp: .key(.pageUp)
    case .pageDown: .key(.pageDown)
    case .backspace: .key(.deleteBackward)
    case .delete: .key(.deleteForward)
    case .character(let character) where ("1"..."9").contains(character):
      character.wholeNumberValue.map(Command.selectTab)
    case .character, .control: nil
    }
  }

  /// The step through time that `key` asks for; nil for a key that asks for none.
  ///
  /// - Parameters:
  ///   - isEditing: True where a character is text and no step.
  ///   - isInPast: True while another moment than the present is seen.
  public static func travel(for key: Key, isEditing: Bool, isInPast: Bool) -> TravelStep? {
    switch key {
    case .character("["): isEditing ? nil : .back
    case .character("]"): isEditing ? nil : .on
    case .character("{"): isEditing ? nil : .navigationBack
    case .character("}"): isEditing ? nil : .navigationOn
    case .character("f"): isEditing ? nil : .scrub
    case .end, .escape: isInPast ? .now : nil
    case _: nil
    }
  }

  /// What `?` shows.
  static let help = HelpOverlay(
    title: "Keys",
    entries: [
      .init("← ↑ → ↓", short: "←↑→↓", "swipe; in a list, go by rows"),
      .init("Shift-arrow", short: "⇧→", "drag from the edge, by tenths"),
      .init("Enter, Space", short: "⏎", "tap the focus; let a drag go"),
      .init("Tab, Shift-Tab", short: "Tab", "move the focus"),
      .init("1 … 9", short: "1…9", "select a tab"),
      .init("Mouse", "click, drag, wheel: as a finger does"),
      .init("Esc", "take a drag back; close this help"),
      .init("m", "segues that only code performs"),
      .init("[ ]  { }", short: "[ ]", "back in time, on: steps, navigations"),
      .init("f", "a transition out of time: tick by tick"),
      .init("s", "slow animations, on and off"),
      .init("r", "record the session, on and off"),
      .init("?, F1", short: "?", "this help"),
      .init("Ctrl-L", "draw the screen anew"),
      .init("q, Ctrl-C", short: "q", "quit"),
    ])
}

/// A step through the time of a session.
public enum TravelStep: Hashable, Sendable {
  case back
  case on
  /// By a whole navigation.
  case navigationBack
  case navigationOn
  /// To the present.
  case now
  /// Into the transition that runs, or ran last.
  case scrub
}
