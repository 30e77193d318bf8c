public import NavigationKit

/// The name of an item of the inspector's tree, which stays the same from frame to frame.
public enum InspectedItem: Hashable, Sendable {
  /// The window.
  case window
  /// The controller with this identity.
  case controller(String)
  /// A view of a controller, by the indexes of the subviews that lead to it. No index is the
  /// controller's own view.
  case view(controller: String, path: [Int])

  /// The identity of the controller to which the item belongs; nil for the window.
  public var controller: String? {
    switch self {
    case .window: nil
    case .controller(let identity), .view(let identity, _): identity
    }
  }
}

/// A line of the inspector's tree.
public struct TreeLine: Equatable, Sendable {
  /// The item.
  public var item: InspectedItem
  /// The number of items around it.
  public var level: Int
  /// The relation to the item above, as in the path of the status line: `›`, `▴` or `⊞`; empty for
  /// others.
  public var sign: String
  /// The identity, the id or the class.
  public var name: String
  /// The class and how the item was reached.
  public var detail: String
  /// The appearance state of a controller; nil for others.
  public var state: AppearanceState?
  /// Indicates whether the item has others inside that can be unfolded.
  public var canUnfold: Bool
  /// Indicates whether the items inside are listed.
  public var isUnfolded: Bool
  /// Indicates whether the last input or event was about it.
  public var isChanged: Bool
  /// Indicates whether the item is not on the screen.
  public var isOffScreen: Bool
}
