/// Decides how a split view controller collapses, expands and shows controllers.
///
/// The first group of methods is for the style `unspecified`, the second for styles with columns.
/// The reference is weak.
///
/// ```swift
/// final class ListFirst: SplitViewControllerDelegate {
///   func splitViewController(
///     _ split: SplitViewController,
///     topColumnForCollapsingToProposedTopColumn proposed: SplitViewController.Column
///   ) -> SplitViewController.Column { .primary }
/// }
/// // A narrow window starts with the list.
/// let (split, delegate) = (SplitViewController(style: .doubleColumn), ListFirst())
/// split.delegate = delegate
/// precondition(split.delegate === delegate)
/// ```
public protocol SplitViewControllerDelegate: AnyObject {
  // MARK: - Without columns

  /// Returns the controller that remains in a compact width; nil keeps the primary.
  func primaryViewController(forCollapsing split: SplitViewController) -> ViewController?

  /// Returns the primary after expanding; nil keeps the current one.
  func primaryViewController(forExpanding split: SplitViewController) -> ViewController?

  /// Returns whether the delegate has handled the secondary of a collapse.
  ///
  /// - Parameters:
  ///   - split: The split view controller.
  ///   - secondary: The secondary.
  ///   - primary: The controller that remains.
  /// - Returns: True drops the secondary; false lets the primary show it.
  func splitViewController(
    _ split: SplitViewController, collapseSecondary secondary: ViewController,
    onto primary: ViewController
  ) -> Bool

  /// Returns the secondary after expanding.
  ///
  /// - Parameters:
  ///   - split: The split view controller.
  ///   - primary: The primary, which may still show the old secondary on its stack.
  /// - Returns: nil lets the primary return one by
  ///   ``ViewController/separateSecondaryViewController(for:)``.
  func splitViewController(
    _ split: SplitViewController, separateSecondaryFrom primary: ViewController
  ) -> ViewController?

  // MARK: - With columns

  /// Returns the column to show when the columns become one.
  ///
  /// - Parameters:
  ///   - split: The split view controller.
  ///   - proposed: The compact column, otherwise the innermost column.
  func splitViewController(
    _ split: SplitViewController,
    topColumnForCollapsingToProposedTopColumn proposed: SplitViewController.Column
  ) -> SplitViewController.Column

  /// Returns the display mode to expand to.
  ///
  /// - Parameters:
  ///   - split: The split view controller.
  ///   - proposed: The mode for the width and the preferred mode.
  func splitViewController(
    _ split: SplitViewController,
    displayModeForExpandingToProposedDisplayMode proposed: SplitViewController.DisplayMode
  ) -> SplitViewController.DisplayMode

  /// Called after the columns have become one.
  func splitViewControllerDidCollapse(_ split: SplitViewController)
  /// Called after the columns are separate again.
  func splitViewControllerDidExpand(_ split: SplitViewController)

  // MARK: - Both

  /// Returns whether the delegate has shown a controller itself, for
  /// ``ViewController/show(_:sender:)``.
  ///
  /// - Parameters:
  ///   - split: The split view controller.
  ///   - controller: The controller to show.
  ///   - sender: The object that requests it.
  /// - Returns: False shows the controller as the primary, or as the secondary if it is already
  ///   within the primary.
  func splitViewController(
    _ split: SplitViewController, show controller: ViewController, sender: Any?
  ) -> Bool

  /// Returns whether the delegate has shown a controller itself, for
  /// ``ViewController/showDetailViewController(_:sender:)``.
  ///
  /// - Parameters:
  ///   - split: The split view controller.
  ///   - controller: The controller to show.
  ///   - sender: The object that requests it.
  /// - Returns: False shows the controller as the secondary.
  func splitViewController(
    _ split: SplitViewController, showDetail controller: ViewController, sender: Any?
  ) -> Bool

  /// Called before the display mode changes.
  ///
  /// - Parameters:
  ///   - split: The split view controller, still in the old mode.
  ///   - displayMode: The new mode. It is never `automatic`.
  func splitViewController(
    _ split: SplitViewController, willChangeTo displayMode: SplitViewController.DisplayMode)

  /// Called before a column beside the secondary is shown, after the display mode was announced.
  func splitViewController(
    _ split: SplitViewController, willShow column: SplitViewController.Column)

  /// Called before a column beside the secondary is hidden, after the display mode was announced.
  func splitViewController(
    _ split: SplitViewController, willHide column: SplitViewController.Column)
}

extension SplitViewControllerDelegate {
  /// Returns nil: the primary remains.
  public func primaryViewController(forCollapsing split: SplitViewController) -> ViewController? {
    nil
  }

  /// Returns nil: the current primary stays.
  public func primaryViewController(forExpanding split: SplitViewController) -> ViewController? {
    nil
  }

  /// Returns false: the primary shows the secondary.
  public func splitViewController(
    _ split: SplitViewController, collapseSecondary secondary: ViewController,
    onto primary: ViewController
  ) -> Bool { false }

  /// Returns nil: the primary returns the secondary.
  public func splitViewController(
    _ split: SplitViewController, separateSecondaryFrom primary: ViewController
  ) -> ViewController? { nil }

  /// Returns the proposed column.
  public func splitViewController(
    _ split: SplitViewController,
    topColumnForCollapsingToProposedTopColumn proposed: SplitViewController.Column
  ) -> SplitViewController.Column { proposed }

  /// Returns the proposed mode.
  public func splitViewController(
    _ split: SplitViewController,
    displayModeForExpandingToProposedDisplayMode proposed: SplitViewController.DisplayMode
  ) -> SplitViewController.DisplayMode { proposed }

  /// Does nothing.
  public func splitViewControllerDidCollapse(_ split: SplitViewController) {}
  /// Does nothing.
  public func splitViewControllerDidExpand(_ split: SplitViewController) {}

  /// Returns false: the split view controller shows the controller.
  public func splitViewController(
    _ split: SplitViewController, show controller: ViewController, sender: Any?
  ) -> Bool { false }

  /// Returns false: the split view controller shows the controller.
  public func splitViewController(
    _ split: SplitViewController, showDetail controller: ViewController, sender: Any?
  ) -> Bool { false }

  /// Does nothing.
  public func splitViewController(
    _ split: SplitViewController, willChangeTo displayMode: SplitViewController.DisplayMode
  ) {}
  /// Does nothing.
  public func splitViewController(
    _ split: SplitViewController, willShow column: SplitViewController.Column
  ) {}
  /// Does nothing.
  public func splitViewController(
    _ split: SplitViewController, willHide column: SplitViewController.Column
  ) {}
}
