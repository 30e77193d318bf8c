/// The user's preferences that change the events or the screens of a session.
///
/// The header of a log has them, so that a replay repeats them whatever the user prefers by then.
public struct UserPreferences: Hashable, Sendable {
  /// Indicates whether transitions fade instead of sliding, zooming or turning.
  public var reducesMotion: Bool
  /// The device in whose frame the app is shown at the start; nil to use the whole terminal.
  public var device: Device?
  /// The keys that the user has chosen. They change hints and help; a log has the commands.
  public var keys: KeyMap

  /// Creates preferences; by default those of a session without any.
  public init(
    reducesMotion: Bool = false, device: Device? = nil, keys: KeyMap = KeyMap()
  ) {
    self.reducesMotion = reducesMotion
    self.device = device
    self.keys = keys
  }
}
