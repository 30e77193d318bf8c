/// Amounts of space in one direction. The raw values are UIKit's.
public enum UserInterfaceSizeClass: Int, Hashable, Sendable, CaseIterable {
  /// No value: the surroundings decide.
  case unspecified = 0
  /// Little space, as the width of a phone.
  case compact = 1
  /// Much space, as the width of a tablet.
  case regular = 2
}

extension UserInterfaceSizeClass: CustomStringConvertible {
  /// The name of the case.
  public var description: String {
    switch self {
    case .unspecified: "unspecified"
    case .compact: "compact"
    case .regular: "regular"
    }
  }
}
