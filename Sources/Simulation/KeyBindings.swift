internal import NavigationKit

/// Which key means what.
public enum KeyBindings {
  /// The command of `key`; nil for a key that means nothing.
  public static func command(for key: Key) -> Command? {
    switch key {
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
    case .character("s"): .toggleSlowAnimations
    case .character("q"), .control("c"): .quit
    case .home, .end, .pageUp, .pageDown, .backspace, .delete, .character, .control: nil
    }
  }

  /// What the help shows: keys, and what they do.
  static let descriptions: [(keys: String, meaning: String)] = [
    ("← ↑ → ↓", "swipe: the way the finger goes"),
    ("Shift-arrow", "drag from the edge, a tenth each time"),
    ("Enter, Space", "tap the focused control; let a drag go"),
    ("Tab, Shift-Tab", "move the focus"),
    ("s", "slow animations, on and off"),
    ("Esc", "take a drag back; close this help"),
    ("?", "this help"),
    ("q, Ctrl-C", "quit"),
  ]
}
