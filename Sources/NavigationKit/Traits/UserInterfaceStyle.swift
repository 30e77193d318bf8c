/// Whether what is shown is dark on light or light on dark. The raw values are UIKit's.
public enum UserInterfaceStyle: Int, Hashable, Sendable, CaseIterable {
  /// Not said, which is light.
  case unspecified = 0
  case light = 1
  case dark = 2
}
