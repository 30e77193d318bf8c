/// How much room there is along one side. The raw values are UIKit's.
public enum UserInterfaceSizeClass: Int, Hashable, Sendable, CaseIterable {
  /// Not said: whatever lies around decides.
  case unspecified = 0
  case compact = 1
  case regular = 2
}

extension UserInterfaceSizeClass: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unspecified: "unspecified"
    case .compact: "compact"
    case .regular: "regular"
    }
  }
}
