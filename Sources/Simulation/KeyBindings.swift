internal import NavigationKit

/// Which key means what.
public enum KeyBindings {
  /// The command of `key`; nil for a key that means nothing.
  ///
  /// - Parameter isEditing: True while the focused view takes text: letters are then no commands.
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
    case .character("?"): .toggleHelp
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

  struct Description {
    var keys: String
    /// For a narrow screen.
    var shortKeys: String
    var meaning: String
  }

  /// What the help shows.
  static let descriptions = [
    Description(keys: "← ↑ → ↓", shortKeys: "←↑→↓", meaning: "swipe; in a list, go by rows"),
    Description(keys: "Shift-arrow", shortKeys: "⇧→", meaning: "drag from the edge, by tenths"),
    Description(keys: "Enter, Space", shortKeys: "⏎", meaning: "tap the focus; let a drag go"),
    Description(keys: "Tab, Shift-Tab", shortKeys: "Tab", meaning: "move the focus"),
    Description(keys: "1 … 9", shortKeys: "1…9", meaning: "select a tab"),
    Description(keys: "Mouse", shortKeys: "Mouse", meaning: "click, drag, wheel: as a finger does"),
    Description(keys: "Esc", shortKeys: "Esc", meaning: "take a drag back; close this help"),
    Description(keys: "m", shortKeys: "m", meaning: "segues that only code performs"),
    Description(keys: "s", shortKeys: "s", meaning: "slow animations, on and off"),
    Description(keys: "r", shortKeys: "r", meaning: "record the session, on and off"),
    Description(keys: "?", shortKeys: "?", meaning: "this help"),
    Description(keys: "q, Ctrl-C", shortKeys: "q", meaning: "quit"),
  ]
}
