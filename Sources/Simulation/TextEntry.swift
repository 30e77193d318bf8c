/// The rule for typed characters: which of them are text, and which are commands.
///
/// ``Simulator/textEntry`` is the rule for the focused view.
public enum TextEntry: Hashable, Sendable {
  /// No text has the focus. Every character is a command or is ignored.
  case none
  /// A text has the focus but is not being edited. Some characters are commands; any other
  /// character starts the editing.
  ///
  /// - Parameters:
  ///   - tabs: The number of tabs that digits select.
  ///   - hasSegues: Indicates whether `m` shows segues.
  case awaited(tabs: Int, hasSegues: Bool)
  /// A text is being edited. Every character is text.
  case editing

  /// Indicates whether a typed character is text.
  public func takes(_ character: Character) -> Bool {
    switch self {
    case .none: false
    case .editing: true
    case .awaited(let tabs, let hasSegues):
      switch KeyBindings.awaitedText[.character(character)] {
      case .command: false
      case .commandIfMenuHasEntries: !hasSegues
      case .commandIfTabExists: character.wholeNumberValue.map { $0 > tabs } ?? true
      case nil: true
      }
    }
  }

  /// Indicates whether a key types text.
  public func takes(_ key: Key) -> Bool {
    if case .character(let character) = key { takes(character) } else { false }
  }
}
