/// The key tables, one for each context.
///
/// The tables decide the effect of each key. The help screens and the tables of `docs/keys.md` are
/// made from them.
///
/// ```swift
/// precondition(KeyBindings.command(for: .up, isEditing: false) == .swipe(.up))
/// precondition(KeyBindings.command(for: .character("q"), isEditing: false) == .quit)
/// // While a text is edited, letters are text.
/// precondition(KeyBindings.command(for: .character("q"), isEditing: true) == .key(.text("q")))
/// precondition(KeyBindings.command(for: .control("c"), isEditing: true) == .quit)
/// // `f` inspects a transition: a key of the session, and no command of the app.
/// precondition(KeyBindings.command(for: .character("f"), isEditing: false) == nil)
/// ```
public enum KeyBindings {
  /// Returns the app's command for a key; nil if the key has no command.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - isEditing: True if ``Simulator/textEntry`` treats characters as text instead of commands.
  public static func command(for key: Key, isEditing: Bool) -> Command? {
    if isEditing, let command = text[key] { return command }
    guard case .command(let command) = app[key] else { return nil }
    return command
  }

  /// Returns the key of the app for a command; nil for a command without a key.
  package static func key(of command: Command) -> Key? { app.key(of: .command(command)) }
}
