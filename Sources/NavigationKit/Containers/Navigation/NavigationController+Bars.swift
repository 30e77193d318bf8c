internal import CellGraphics

/// What has been asked of a navigation controller's bars.
struct BarSettings {
  var isNavigationBarHidden = false
  var isToolbarHidden = true
  var hidesWhenVerticallyCompact = false
}

extension NavigationController {
  /// Seconds that a bar takes to slide in or out.
  public static let hideShowBarDuration = 0.2

  public var isNavigationBarHidden: Bool {
    get { barSettings.isNavigationBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  public func setNavigationBarHidden(_ isHidden: Bool, animated: Bool) {
    guard isHidden != barSettings.isNavigationBarHidden else { return }
    barSettings.isNavigationBarHidden = isHidden
    moveBars(animated: animated)
  }

  /// Whether the toolbar with the `toolbarItems` of the controller on top is hidden, as it is at
  /// first.
  public var isToolbarHidden: Bool {
    get { barSettings.isToolbarHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  public func setToolbarHidden(_ isHidden: Bool, animated: Bool) {
    guard isHidden != barSettings.isToolbarHidden else { return }
    barSettings.isToolbarHidden = isHidden
    moveBars(animated: animated)
  }

  /// True leaves a screen of few rows to the content.
  ///
  /// Unlike UIKit's, `isNavigationBarHidden` and `isToolbarHidden` stay as they were set.
  public var hidesBarsWhenVerticallyCompact: Bool {
    get { barSettings.hidesWhenVerticallyCompact }
    set {
      barSettings.hidesWhenVerticallyCompact = newValue
      moveBars(animated: false)
    }
  }

  /// Whether the bar at the bottom is to be out, be it this controller's own or that of a container
  /// around it, which has to ask again in `updateBar(animated:)`.
  var hidesBottomBar: Bool {
    while countKeepingBottomBar < children.count,
      !children[countKeepingBottomBar].hidesBottomBarWhenPushed
    {
      countKeepingBottomBar += 1
    }
    return countKeepingBottomBar < children.count
  }
}

extension NavigationController {
  /// Has the bars show what the stack and its items say now.
  ///
  /// - Parameters:
  ///   - animated: True lets a bar at the bottom slide that the change brings or takes.
  ///   - duration: Seconds that it takes.
  func updateBar(animated: Bool = false, duration: Double = hideShowBarDuration) {
    guard isViewLoaded else { return }
    let previous = children.count > 1 ? children[children.count - 2].navigationItem : nil
    navigationBar.show(topViewController?.navigationItem, previous: previous)
    toolbar.items = topViewController?.toolbarItems
    moveBars(
      animated: animated && toolbar.isHidden == (barRows.toolbar > 0), duration: duration)
    (parent as? TabBarController)?.updateTabBar(animated: animated, duration: duration)
  }

  /// Stands the bars at the edges and the content between them; a bar that is out stands beyond its
  /// edge.
  ///
  /// On a screen too short for all of it the prompt goes first, then the toolbar, then the content.
  func arrangeBars() {
    guard let size = viewIfLoaded?.bounds.size else { return }
    let rows = barRows
    // What is out keeps its height while it slides.
    let height = wantsNavigationBar ? rows.navigationBar : navigationBar.fittingRows
    navigationBar.place(
      in: Rect(x: 0, y: rows.navigationBar - height, width: size.width, height: height))
    contentView.place(
      in: Rect(x: 0, y: rows.navigationBar, width: size.width, height: rows.content))
    toolbar.place(in: Rect(x: 0, y: size.height - rows.toolbar, width: size.width, height: 1))
    reveal(navigationBar, rows.navigationBar > 0)
    reveal(toolbar, rows.toolbar > 0)
  }

  /// The rows that each part gets.
  private var barRows: (navigationBar: Double, content: Double, toolbar: Double) {
    var free = max(0, viewIfLoaded?.bounds.height ?? 0)
    let title = wantsNavigationBar ? min(1, free) : 0
    free -= title
    let toolbar = wantsToolbar && free >= 2 ? 1.0 : 0
    free -= toolbar
    let prompt = wantsNavigationBar && free >= 2 ? navigationBar.fittingRows - 1 : 0
    return (title + prompt, free - prompt, toolbar)
  }

  private var wantsNavigationBar: Bool { !isNavigationBarHidden && !isVerticallyCompact }
  private var wantsToolbar: Bool { !isToolbarHidden && !hidesBottomBar && !isVerticallyCompact }

  private var isVerticallyCompact: Bool {
    hidesBarsWhenVerticallyCompact && traitCollection.verticalSizeClass == .compact
  }

  private func moveBars(animated: Bool, duration: Double = hideShowBarDuration) {
    guard animated, isOnScreen else { return arrangeBars() }
    View.animate(withDuration: duration, options: .allowUserInteraction) {
      arrangeBars()
      contentView.layoutIfNeeded()
    } completion: { [weak self] _ in
      // During a transition that may be taken back they stay where that has them.
      guard let self, pendingChange == nil else { return }
      arrangeBars()
    }
  }

  /// Lets input and, once it has slid out, the eye reach `bar` or not.
  private func reveal(_ bar: View, _ isShown: Bool) {
    bar.isUserInteractionEnabled = isShown
    bar.isHidden = !isShown && bar.animations.isEmpty
  }
}
