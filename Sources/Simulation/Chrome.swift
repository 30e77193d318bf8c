/// The look of the status line and the help of an app.
///
/// Screens in a log contain both. A log without a setting for the look therefore replays with
/// ``first``.
public enum Chrome: String, CaseIterable, Sendable {
  /// Hints name a segue by its identifier, and the help lists the same keys on every screen.
  case first = "1"
  /// Hints name a segue by its effect and never drop the way out. The help begins with the keys of
  /// the screen.
  case second = "2"
  /// As ``second``, and a hint names the key that moves the focus where several controls can have it. An
  /// arrow that a list at its end keeps has no hint.
  case third = "3"

  /// The look of new sessions.
  public static let latest = third
}
