public import NavigationKit

// A terminal has fewer keys than UIKit's keyboards: it sends the same character for Control and Command,
// and none for Option. The names of keys without a character are UIKit's.

extension Key {
  /// The keys of UIKit's keyboards for which a terminal sends this key, the likeliest first.
  ///
  /// ```swift
  /// precondition(
  ///   Key.control("n").shortcuts.map(\.description)
  ///     == ["command-n", "control-n", "shift-command-n", "control-command-n"])
  /// precondition(Key.enter.shortcuts == [KeyShortcut(input: "\r")])
  /// ```
  public var shortcuts: [KeyShortcut] {
    switch self {
    case .character(let character):
      let lower = character.lowercased()
      let plain = KeyShortcut(input: String(character))
      guard lower != String(character) else { return [plain] }
      return [
        plain, KeyShortcut(input: lower, modifiers: .shift),
        KeyShortcut(input: String(character), modifiers: .shift),
      ]
    case .control(let character):
      let modifiers: [KeyShortcut.Modifiers] = [
        .command, .control, [.shift, .command], [.control, .command],
      ]
      return modifiers.map { KeyShortcut(input: String(character), modifiers: $0) }
    case .shift(let direction):
      return [KeyShortcut(input: Self.name(of: direction), modifiers: .shift)]
    case .backTab: return [KeyShortcut(input: "\t", modifiers: .shift)]
    case .up: return [KeyShortcut(input: Self.name(of: .up))]
    case .down: return [KeyShortcut(input: Self.name(of: .down))]
    case .left: return [KeyShortcut(input: Self.name(of: .left))]
    case .right: return [KeyShortcut(input: Self.name(of: .right))]
    case .enter: return [KeyShortcut(input: "\r")]
    case .escape: return [KeyShortcut(input: "UIKeyInputEscape")]
    case .tab: return [KeyShortcut(input: "\t")]
    case .home: return [KeyShortcut(input: "UIKeyInputHome")]
    case .end: return [KeyShortcut(input: "UIKeyInputEnd")]
    case .pageUp: return [KeyShortcut(input: "UIKeyInputPageUp")]
    case .pageDown: return [KeyShortcut(input: "UIKeyInputPageDown")]
    case .f1: return []
    case .backspace: return [KeyShortcut(input: "\u{8}")]
    case .delete: return [KeyShortcut(input: "UIKeyInputDelete")]
    }
  }

  private static func name(of direction: Direction) -> String {
    switch direction {
    case .up: "UIKeyInputUpArrow"
    case .down: "UIKeyInputDownArrow"
    case .left: "UIKeyInputLeftArrow"
    case .right: "UIKeyInputRightArrow"
    }
  }

  /// All keys that are not characters, and the keys of Control.
  private static let namedKeys: [Key] =
    [
      .up, .down, .left, .right, .enter, .escape, .tab, .backTab, .home, .end, .pageUp, .pageDown,
      .backspace, .delete,
    ] + Direction.allCases.map { .shift($0) }

  /// Creates the key that a terminal sends for a key of UIKit's keyboards.
  ///
  /// - Returns: nil for a key that no terminal sends, such as one with Option.
  public init?(_ shortcut: KeyShortcut) {
    if let key = Self.namedKeys.first(where: { $0.shortcuts.contains(shortcut) }) {
      self = key
      return
    }
    guard shortcut.input.count == 1, let character = shortcut.input.first else { return nil }
    let lower = Character(character.lowercased())
    let keys: [Key] = [
      .character(character), .character(Character(character.uppercased())), .control(lower),
    ]
    guard let key = keys.first(where: { $0.shortcuts.contains(shortcut) }) else { return nil }
    self = key
  }

  /// Indicates whether the key never performs a command of an app, because it belongs to the program: it
  /// ends, redraws or suspends the program, or opens the help or the palette.
  var belongsToProgram: Bool {
    switch self {
    case .control("c"), .control("l"), .control("z"), .f1: true
    case .character("q"), .character("?"), .character(":"): true
    default: false
    }
  }

  /// Indicates whether a view with the focus has a use for the key.
  var isForFocus: Bool {
    switch self {
    case .character(" "): true
    case .character, .control, .escape, .f1: false
    case .up, .down, .left, .right, .shift, .enter, .tab, .backTab, .home, .end, .pageUp,
      .pageDown, .backspace, .delete:
      true
    }
  }
}

extension Simulator {
  /// Returns the command that performs a key command of the app; nil if the key has another meaning.
  ///
  /// A typed text, the keys of the program, and an open help or menu come first. Keys that move the focus
  /// or act on it belong to the focused view, unless the command has priority.
  public func keyCommand(for key: Key) -> Command? {
    guard !key.belongsToProgram, !isHelpVisible, segueMenu == nil, !application.isDragging,
      !textEntry.takes(key)
    else { return nil }
    if application.isEditingText, KeyBindings.text[key] != nil { return nil }
    for shortcut in key.shortcuts {
      guard let command = application.keyCommand(for: shortcut) else { continue }
      let yields =
        key.isForFocus && !command.wantsPriorityOverSystemBehavior
        && application.focusedView != nil
      return yields ? nil : .keyCommand(shortcut)
    }
    return nil
  }

  /// The hints for key commands with titles that a terminal can send.
  var keyCommandHints: [StatusLine.Hint] {
    application.keyCommandHints.compactMap { hint in
      guard let key = Key(hint.shortcut), !key.belongsToProgram else { return nil }
      return StatusLine.Hint(key: key.sign, meaning: hint.meaning)
    }
  }
}
