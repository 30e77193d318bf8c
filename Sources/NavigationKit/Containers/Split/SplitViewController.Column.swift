extension SplitViewController {
  /// The number of columns. The raw values are UIKit's.
  public enum Style: Int, Hashable, Sendable {
    /// The behaviour before iOS 14: `viewControllers` holds the primary and the secondary
    /// themselves.
    case unspecified = 0
    /// Primary and secondary, each in a navigation controller.
    case doubleColumn = 1
    /// Primary, supplementary and secondary, each in a navigation controller.
    case tripleColumn = 2
  }

  /// A column of a split view controller. The raw values are UIKit's.
  public enum Column: Int, Hashable, Sendable, CaseIterable {
    /// The leftmost column, which is hidden first.
    case primary = 0
    /// The column between primary and secondary.
    case supplementary = 1
    /// The main content, which is always visible.
    case secondary = 2
    /// A controller that replaces all columns in a compact width.
    case compact = 3
  }

  /// The visible columns of an expanded split view controller. The raw values are UIKit's.
  public enum DisplayMode: Int, Hashable, Sendable, CaseIterable {
    /// As many columns side by side as the width allows.
    case automatic = 0
    /// Only the secondary.
    case secondaryOnly = 1
    /// One sidebar beside the secondary.
    case oneBesideSecondary = 2
    /// One sidebar over the dimmed secondary.
    case oneOverSecondary = 3
    /// Primary and supplementary beside the secondary.
    case twoBesideSecondary = 4
    /// Primary and supplementary over the dimmed secondary.
    case twoOverSecondary = 5
  }
}

extension SplitViewController.DisplayMode {
  /// The number of visible columns beside or over the secondary.
  var sidebars: Int {
    switch self {
    case .automatic, .secondaryOnly: 0
    case .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary: 2
    }
  }

  /// Indicates whether the sidebars are over the secondary.
  var isOver: Bool { self == .oneOverSecondary || self == .twoOverSecondary }

  /// Creates the mode with a number of sidebars, beside or over the secondary.
  init(sidebars: Int, isOver: Bool) {
    switch sidebars {
    case ..<1: self = .secondaryOnly
    case 1: self = isOver ? .oneOverSecondary : .oneBesideSecondary
    default: self = isOver ? .twoOverSecondary : .twoBesideSecondary
    }
  }
}
