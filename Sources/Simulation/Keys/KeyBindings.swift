/// The tables of keys, one for each `KeyContext`.
///
/// They decide what a key does, and the help screens and the tables of `docs/keys.md` are made from them.
public enum KeyBindings {
  /// Returns the command of `key` for the app; nil for a key that means nothing to it.
  ///
  /// - Parameter isEditing: True where a character is text and no command (`Simulator.textEntry`).
  public static func command(for key: Key, isEditing: Bool) -> Command? {
    if isEditing, let command = text[key] { return command }
    guard case .command(let command) = app[key] else { return nil }
    return command
  }

  /// Returns the key of the app that means `command`; nil for a command that no key means.
  static func key(of command: Command) -> Key? { app.key(of: .command(command)) }
}
