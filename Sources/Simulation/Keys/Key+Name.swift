internal import NavigationKit

extension Key {
  /// The name of the key in a log, such as `up`, `shift-left`, `ctrl-c` or `x`.
  ///
  /// Names are part of the log's format, so they do not change. A character is its own name.
  public var name: String {
    switch self {
    case .up: "up"
    case .down: "down"
    case .left: "left"
    case .right: "right"
    case .shift(let direction): "shift-\(direction.rawValue)"
    case .enter: "enter"
    case .escape: "escape"
    case .tab: "tab"
    case .backTab: "shift-tab"
    case .home: "home"
    case .end: "end"
    case .pageUp: "page-up"
    case .pageDown: "page-down"
    case .f1: "f1"
    case .backspace: "backspace"
    case .delete: "delete"
    case .character(let character): String(character)
    case .control(let character): "ctrl-\(character)"
    }
  }
}

extension Key {
  /// The key as hints on the screen show it, such as `↑`, `⏎`, `Esc` or `Ctrl-C`.
  package var sign: String {
    switch self {
    case .up: Direction.up.arrow
    case .down: Direction.down.arrow
    case .left: Direction.left.arrow
    case .right: Direction.right.arrow
    case .shift(let direction): "⇧" + direction.arrow
    case .enter: "⏎"
    case .escape: "Esc"
    case .tab: "Tab"
    case .backTab: "⇧Tab"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .f1: "F1"
    case .backspace: "Backspace"
    case .delete: "Delete"
    case .character(" "): "Space"
    case .character(let character): String(character)
    case .control(let character): "Ctrl-\(character.uppercased())"
    }
  }
}
