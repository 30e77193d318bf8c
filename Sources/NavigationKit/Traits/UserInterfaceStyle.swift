/// Appearances of the user interface. The raw values are UIKit's.
public enum UserInterfaceStyle: Int, Hashable, Sendable, CaseIterable {
  /// No value, which is drawn as light.
  case unspecified = 0
  /// Dark text on a light background.
  case light = 1
  /// Light text on a dark background.
  case dark = 2
}
