/// Rules for which views a key reaches, and for when a text with the focus takes what is typed.
///
/// A session keeps the rules that it began with, so that its log replays to the same events.
public enum KeyRouting: String, Hashable, Sendable, CaseIterable {
  /// Keys reach the focused view and the frontmost scene only. A text with the focus is edited.
  ///
  /// The rules of the first version.
  case focus
  /// Keys that the focused view does not take reach the rest of the screen. A text with the focus is
  /// edited from the first character or Enter on.
  case screen
}
