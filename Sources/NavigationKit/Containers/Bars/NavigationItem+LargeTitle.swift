extension NavigationItem {
  /// Rules for a large title. The raw values are UIKit's.
  public enum LargeTitleDisplayMode: Int, Hashable, Sendable {
    /// As the item below on the stack; large at the root.
    case automatic = 0
    /// A large title.
    case always = 1
    /// A title in the middle of the bar.
    case never = 2
  }

  /// Indicates whether the title is large in a bar that prefers large titles.
  var isTitleLarge: Bool {
    switch largeTitleDisplayMode {
    case .always: return true
    case .never: return false
    case .automatic:
      guard let owner, let stack = owner.navigationController?.viewControllers,
        let place = stack.firstIndex(where: { $0 === owner }), place > 0
      else { return true }
      return stack[place - 1].navigationItem.isTitleLarge
    }
  }
}

/// Styles of a bar. The raw values are UIKit's.
public enum BarStyle: Int, Hashable, Sendable {
  /// Dark text on a light background.
  case `default` = 0
  /// Light text on a dark background.
  case black = 1
}
