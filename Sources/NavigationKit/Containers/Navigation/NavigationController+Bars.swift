internal import CellGraphics

/// The requested visibility of a navigation controller's bars.
struct BarSettings {
  var isNavigationBarHidden = false
  var isToolbarHidden = true
  var hidesWhenVerticallyCompact = false
}

extension NavigationController {
  /// The number of seconds in which a bar slides in or out.
  public static let hideShowBarDuration = 0.2

  /// Indicates whether the navigation bar is hidden. Setting it is not animated.
  public var isNavigationBarHidden: Bool {
    get { barSettings.isNavigationBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the navigation bar.
  ///
  /// While the bar is hidden the user cannot go back by the edge pan, unless its recogniser has a
  /// delegate.
  ///
  /// - Parameters:
  ///   - isHidden: True hides the bar.
  ///   - animated: True slides it in ``hideShowBarDuration`` seconds.
  public func setNavigationBarHidden(_ isHidden: Bool, animated: Bool) {
    guard isHidden != barSettings.isNavigationBarHidden else { return }
    barSettings.isNavigationBarHidden = isHidden
    moveBars(animated: animated)
  }

  /// Indicates whether the toolbar is hidden. True by default. Setting it is not animated.
  public var isToolbarHidden: Bool {
    get { barSettings.isToolbarHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Hides or shows the toolbar, which has the ``ViewController/toolbarItems`` of the controller on
  /// top.
  ///
  /// - Parameters:
  ///   - isHidden: True hides the bar.
  ///   - animated: True slides it in ``hideShowBarDuration`` seconds.
  public func setToolbarHidden(_ isHidden: Bool, animated: Bool) {
    guard isHidden != barSettings.isToolbarHidden else { return }
    barSettings.isToolbarHidden = isHidden
    moveBars(animated: animated)
  }

  /// Indicates whether both bars are hidden on a screen with few rows.
  ///
  /// Unlike in UIKit, ``isNavigationBarHidden`` and ``isToolbarHidden`` keep their values.
  public var hidesBarsWhenVerticallyCompact: Bool {
    get { barSettings.hidesWhenVerticallyCompact }
    set {
      barSettings.hidesWhenVerticallyCompact = newValue
      moveBars(animated: false)
    }
  }

  /// Indicates whether the bottom bar must be hidden.
  ///
  /// The bottom bar is this controller's toolbar, or the bar of a container around this controller.
  ///
  /// A container reads this property again when `updateBar(animated:)` is called.
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
  /// Updates the bars for the stack and its items.
  ///
  /// - Parameters:
  ///   - animated: True slides a bottom bar that appears or disappears.
  ///   - duration: Seconds.
  func updateBar(animated: Bool = false, duration: Double = hideShowBarDuration) {
    guard isViewLoaded else { return }
    let previous = children.count > 1 ? children[children.count - 2].navigationItem : nil
    navigationBar.show(topViewController?.navigationItem, previous: previous)
    toolbar.items = topViewController?.toolbarItems
    moveBars(
      animated: animated && toolbar.isHidden == (barRows.toolbar > 0), duration: duration)
    guard let tabs = parent as? TabBarController else { return }
    tabs.updateTabBar(animated: animated, duration: duration)
    // The tab bar may have left rows to this controller, or taken rows from it.
    if !animated { arrangeBars() }
  }

  /// Sets the frames of the bars and the content. A hidden bar is beyond the edge of the view.
  ///
  /// If there are too few rows, the prompt and a large title are dropped first, then the toolbar, then the content.
  func arrangeBars() {
    guard let size = viewIfLoaded?.bounds.size else { return }
    let rows = barRows
    // A hidden bar keeps its height while it slides.
    let height = wantsNavigationBar ? rows.navigationBar : navigationBar.fittingRows
    navigationBar.place(
      in: Rect(x: 0, y: rows.navigationBar - height, width: size.width, height: height))
    contentView.place(
      in: Rect(x: 0, y: rows.navigationBar, width: size.width, height: rows.content))
    toolbar.place(in: Rect(x: 0, y: size.height - rows.toolbar, width: size.width, height: 1))
    reveal(navigationBar, rows.navigationBar > 0)
    reveal(toolbar, rows.toolbar > 0)
  }

  /// The number of rows of each part.
  private var barRows: (navigationBar: Double, content: Double, toolbar: Double) {
    var free = max(0, viewIfLoaded?.bounds.height ?? 0)
    let title = wantsNavigationBar ? min(1, free) : 0
    free -= title
    let toolbar = wantsToolbar && free >= 2 ? 1.0 : 0
    free -= toolbar
    let prompt =
      wantsNavigationBar && free >= 2 ? min(free - 1, navigationBar.fittingRows - 1) : 0
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
      // A running transition determines the place of the bars, because it can still be cancelled.
      guard let self, pendingChange == nil else { return }
      arrangeBars()
    }
  }

  /// Enables input for `bar`, and hides it once it has slid out.
  private func reveal(_ bar: View, _ isShown: Bool) {
    bar.isUserInteractionEnabled = isShown
    bar.isHidden = !isShown && bar.animations.isEmpty
  }
}

extension NavigationController {
  /// Goes back for the back button, unless the top item has an action of its own or a subclass that is
  /// the bar's delegate refuses.
  func goBack() {
    guard let item = navigationBar.topItem else { return }
    if let action = item.backActionHandler { return action() }
    let delegate = self as? any NavigationBarDelegate
    guard delegate?.navigationBar(navigationBar, shouldPop: item) ?? true else { return }
    guard popViewController(animated: true) != nil else { return }
    delegate?.navigationBar(navigationBar, didPop: item)
  }
}
