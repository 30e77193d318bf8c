internal import NavigationKit

extension Key {
  /// What the key is called in a log, such as `up`, `shift-left`, `ctrl-c` or `x`.
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
