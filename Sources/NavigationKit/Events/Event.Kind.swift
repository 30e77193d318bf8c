extension Event {
  /// What happened. The raw values stand in logs and never change their meaning.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    // MARK: - Life cycle
    case loadView
    case viewDidLoad
    case viewWillAppear
    case viewIsAppearing
    case viewWillLayoutSubviews
    case viewDidLayoutSubviews
    case viewDidAppear
    case viewWillDisappear
    case viewDidDisappear
    /// `object` is the new parent; empty for none.
    case willMoveToParent
    case didMoveToParent
    /// `detail` says what the size classes are now.
    case traitsChanged

    // MARK: - Containers and presentation
    /// `object` is the controller pushed.
    case push
    /// `object` is the new top.
    case pop
    /// `detail` lists the new stack.
    case setViewControllers
    /// Asked of a navigation controller's delegate; `object` is the controller shown.
    case navigationWillShow
    case navigationDidShow
    /// Asked of a tab bar controller's delegate; `object` is the child tapped, `detail` the answer.
    case tabShouldSelect
    /// `object` is the child selected.
    case tabSelected
    case tabDidSelect
    /// A split view controller shows one column for all; `object` is the one.
    case splitCollapsed
    case splitExpanded
    /// `detail` is the display mode that comes.
    case splitWillChangeDisplayMode
    /// `object` is the page that comes, by the user's hand or by code.
    case pageTurned
    /// Told to a page controller's delegate; `object` is the page that may come.
    case pageWillTransition
    /// `object` is the page that was there, `detail` whether another has come.
    case pageDidFinishAnimating
    /// `subject` presents `object`.
    case present
    /// `subject` dismisses `object`, the lowest one that goes.
    case dismiss
    /// `subject` is shown in another style than its own; `detail` names it.
    case presentationAdapted
    /// Asked of the delegate when the user wants `subject` to go; `detail` is the answer.
    case presentationShouldDismiss
    case presentationWillDismiss
    case presentationDidDismiss
    /// The user wanted `subject` to go, which may not.
    case presentationDidAttemptToDismiss
    /// The user has chosen the action `object` of the alert `subject`; `detail` is its style.
    case alertActionChosen
    /// `detail` says from what to what by which animator.
    case transitionBegan
    /// `detail` is `completed` or `cancelled`.
    case transitionEnded

    // MARK: - Input
    /// `subject` holds the view that recognised it; `detail` names the gesture.
    case gestureRecognized
    /// `object` names the control.
    case actionSent
    /// `detail` says what came and why nothing was done with it.
    case inputIgnored
    /// `object` names the view that has the focus now.
    case focusMoved

    // MARK: - Segues
    /// `object` is the identifier, `detail` the answer.
    case shouldPerformSegue
    /// `object` is the destination made.
    case destinationCreated
    case segueCreated
    case prepareForSegue
    case performSegue
    /// The segue is over and nothing holds it any more.
    case segueReleased

    // MARK: - Unwinding
    /// `object` is the action, `detail` the answer.
    case canPerformUnwindSegueAction
    /// `object` is the action.
    case unwindAction
    /// `object` is the next controller on the way.
    case unwindTowards
    /// `subject` does not declare the action in `object` and is taken for where it leads.
    case unwindTargetAssumed
    /// Nobody answers to the action in `object`.
    case unwindTargetMissing

    /// Something UIKit would complain about on the console; `detail` is the gist.
    case warning
  }
}
