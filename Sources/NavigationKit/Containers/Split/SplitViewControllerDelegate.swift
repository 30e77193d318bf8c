/// Has a say when a split view controller collapses, expands, or shows something.
///
/// The first group is asked without columns (`Style.unspecified`), the second with columns.
public protocol SplitViewControllerDelegate: AnyObject {
  // MARK: - Without columns

  /// The controller to remain where the width has become compact; nil is the primary.
  func primaryViewController(forCollapsing split: SplitViewController) -> ViewController?

  /// The controller to be the primary where there is width again; nil is the one there.
  func primaryViewController(forExpanding split: SplitViewController) -> ViewController?

  /// True if the delegate has dealt with `secondary`, which is dropped; false leaves it to `primary`.
  func splitViewController(
    _ split: SplitViewController, collapseSecondary secondary: ViewController,
    onto primary: ViewController
  ) -> Bool

  /// The controller to be the secondary; nil leaves it to `primary`.
  func splitViewController(
    _ split: SplitViewController, separateSecondaryFrom primary: ViewController
  ) -> ViewController?

  // MARK: - With columns

  /// The column to be seen of those that become one.
  func splitViewController(
    _ split: SplitViewController,
    topColumnForCollapsingToProposedTopColumn proposed: SplitViewController.Column
  ) -> SplitViewController.Column

  /// The display mode to expand to.
  func splitViewController(
    _ split: SplitViewController,
    displayModeForExpandingToProposedDisplayMode proposed: SplitViewController.DisplayMode
  ) -> SplitViewController.DisplayMode

  func splitViewControllerDidCollapse(_ split: SplitViewController)
  func splitViewControllerDidExpand(_ split: SplitViewController)

  // MARK: - Both

  /// True if the delegate has shown `controller` itself.
  func splitViewController(
    _ split: SplitViewController, show controller: ViewController, sender: Any?
  ) -> Bool

  /// True if the delegate has shown `controller` itself.
  func splitViewController(
    _ split: SplitViewController, showDetail controller: ViewController, sender: Any?
  ) -> Bool

  /// Called before the display mode changes.
  func splitViewController(
    _ split: SplitViewController, willChangeTo displayMode: SplitViewController.DisplayMode)
}

extension SplitViewControllerDelegate {
  public func primaryViewController(forCollapsing split: SplitViewController) -> ViewController? {
    nil
  }

  public func primaryViewController(forExpanding split: SplitViewController) -> ViewController? {
    nil
  }

  public func splitViewController(
    _ split: SplitViewController, collapseSecondary secondary: ViewController,
    onto primary: ViewController
  ) -> Bool { false }

  public func splitViewController(
    _ split: SplitViewController, separateSecondaryFrom primary: ViewController
  ) -> ViewController? { nil }

  public func splitViewController(
    _ split: SplitViewController,
    topColumnForCollapsingToProposedTopColumn proposed: SplitViewController.Column
  ) -> SplitViewController.Column { proposed }

  public func splitViewController(
    _ split: SplitViewController,
    displayModeForExpandingToProposedDisplayMode proposed: SplitViewController.DisplayMode
  ) -> SplitViewController.DisplayMode { proposed }

  public func splitViewControllerDidCollapse(_ split: SplitViewController) {}
  public func splitViewControllerDidExpand(_ split: SplitViewController) {}

  public func splitViewController(
    _ split: SplitViewController, show controller: ViewController, sender: Any?
  ) -> Bool { false }

  public func splitViewController(
    _ split: SplitViewController, showDetail controller: ViewController, sender: Any?
  ) -> Bool { false }

  public func splitViewController(
    _ split: SplitViewController, willChangeTo displayMode: SplitViewController.DisplayMode
  ) {}
}
