/// Where the keyboard's focus rests.
struct Focus {
  /// The view last given the focus; it may have left the screen since.
  weak var view: View?
}

/// The way the focus goes with Tab and Shift-Tab.
public enum FocusMovement: String, Hashable, Sendable, CaseIterable {
  case next
  case previous
}

extension Application {
  /// The view with the focus: the one last chosen if it can still be reached, else the first that can
  /// and is not in a bar, else the first.
  public var focusedView: View? {
    let views = focusableViews
    if let view = focus.view, views.contains(where: { $0 === view }) { return view }
    return views.first { !$0.isWithinBar } ?? views.first
  }

  /// What the focus can rest on now, in reading order, within the frontmost controller's tree.
  var focusableViews: [View] {
    guard let root = frontmostLevel?.viewIfLoaded, root.window != nil else { return [] }
    var found: [View] = []
    func visit(_ view: View) {
      guard !view.isHidden, view.alpha >= 0.01, view.isUserInteractionEnabled else { return }
      if view.canBecomeFocused { found.append(view) }
      for subview in view.subviewsInFocusOrder { visit(subview) }
    }
    visit(root)
    return found
  }

  /// The controller in front of all others that fills the screen: the root, or the last presented.
  var frontmostLevel: ViewController? {
    var level = window?.rootViewController
    while let presented = level?.presentation?.presented { level = presented }
    return level
  }

  /// The innermost visible controller in front.
  public var frontmostViewController: ViewController? {
    var controller = frontmostLevel
    while let child = controller?.frontmostChild { controller = child }
    return controller
  }
}

extension View {
  /// Whether this view or one it lies in leaves the default focus to others.
  fileprivate var isWithinBar: Bool {
    var view: View? = self
    while let current = view {
      if current.yieldsDefaultFocus { return true }
      view = current.superview
    }
    return false
  }
}
