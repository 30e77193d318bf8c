/// Rules that decide which views a key reaches, and when a text with the focus receives typed
/// characters.
///
/// A session keeps the rules that it started with, so that its log replays to the same events.
public enum KeyRouting: String, Hashable, Sendable, CaseIterable {
  /// The rules of the first version: keys reach the focused view and the frontmost scene only.
  ///
  /// A text with the focus is edited.
  case focus
  /// Keys that the focused view does not handle reach the rest of the screen.
  ///
  /// A text with the focus is edited from the first character or Enter on.
  case screen
}
