extension SplitViewController {
  /// How many columns there are. The raw values are UIKit's.
  public enum Style: Int, Hashable, Sendable {
    /// As before iOS 14: `viewControllers` holds the primary and the secondary, as they are.
    case unspecified = 0
    case doubleColumn = 1
    case tripleColumn = 2
  }

  /// A place for a controller. The raw values are UIKit's.
  public enum Column: Int, Hashable, Sendable, CaseIterable {
    /// The outermost: the first to be left out.
    case primary = 0
    /// Between the two others.
    case supplementary = 1
    /// The content, which is always there.
    case secondary = 2
    /// Shown alone, in place of all others, where the width is compact.
    case compact = 3
  }

  /// Which columns are to be seen. The raw values are UIKit's.
  public enum DisplayMode: Int, Hashable, Sendable, CaseIterable {
    /// Left to the split view controller: as many columns side by side as there is room for.
    case automatic = 0
    case secondaryOnly = 1
    /// The column next to the secondary stands beside it.
    case oneBesideSecondary = 2
    /// The column next to the secondary lies over it.
    case oneOverSecondary = 3
    case twoBesideSecondary = 4
    case twoOverSecondary = 5
  }
}

extension SplitViewController.DisplayMode {
  /// How many columns are to be seen beside the secondary.
  var sidebars: Int {
    switch self {
    case .automatic, .secondaryOnly: 0
    case .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary: 2
    }
  }

  /// Whether the columns lie over the secondary.
  var isOver: Bool { self == .oneOverSecondary || self == .twoOverSecondary }

  /// The mode with so many columns, beside or over.
  init(sidebars: Int, isOver: Bool) {
    switch sidebars {
    case ..<1: self = .secondaryOnly
    case 1: self = isOver ? .oneOverSecondary : .oneBesideSecondary
    default: self = isOver ? .twoOverSecondary : .twoBesideSecondary
    }
  }
}
