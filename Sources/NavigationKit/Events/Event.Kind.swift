extension Event {
  /// Kinds of events. The raw values appear in logs, so they never change their meaning.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    // MARK: - Life cycle
    /// A controller creates its view.
    case loadView
    /// A controller's view has been loaded.
    case viewDidLoad
    /// A controller's view is about to appear.
    case viewWillAppear
    /// A controller's view is in the hierarchy, with its size and traits.
    case viewIsAppearing
    /// A controller's view is about to lay out its subviews.
    case viewWillLayoutSubviews
    /// A controller's view has laid out its subviews.
    case viewDidLayoutSubviews
    /// A controller's view has appeared, after its transition.
    case viewDidAppear
    /// A controller's view is about to disappear.
    case viewWillDisappear
    /// A controller's view has disappeared, after its transition.
    case viewDidDisappear
    /// A controller is about to join or leave a container; `object` is the new parent, empty for
    /// none.
    case willMoveToParent
    /// A controller has joined or left a container; `object` is the new parent, empty for none.
    case didMoveToParent
    /// A controller has new traits; `detail` has the size classes.
    case traitsChanged

    // MARK: - Containers and presentation
    /// A navigation controller pushes `object`.
    case push
    /// A navigation controller pops; `object` is the new top controller.
    case pop
    /// A navigation controller gets a new stack; `detail` lists it.
    case setViewControllers
    /// A call of a navigation controller's delegate before `object` is shown.
    case navigationWillShow
    /// A call of a navigation controller's delegate after `object` is shown.
    case navigationDidShow
    /// A question to a tab bar controller's delegate about the tapped child `object`; `detail` is
    /// the answer.
    case tabShouldSelect
    /// A tab bar controller selects the child `object`.
    case tabSelected
    /// A call of a tab bar controller's delegate after the user has selected `object`.
    case tabDidSelect
    /// A split view controller begins to show a single column, with `object`.
    case splitCollapsed
    /// A split view controller shows several columns again.
    case splitExpanded
    /// A split view controller is about to change its display mode to `detail`.
    case splitWillChangeDisplayMode
    /// A page view controller changes to the page `object`, by the user or in code.
    case pageTurned
    /// A call of a page view controller's delegate before `object` may be shown.
    case pageWillTransition
    /// A call of a page view controller's delegate after a turn. `object` is the previous page,
    /// `detail` says whether another page is shown.
    case pageDidFinishAnimating
    /// `subject` presents `object`.
    case present
    /// `subject` dismisses `object`, the lowest of the dismissed controllers.
    case dismiss
    /// `subject` is presented in the adaptive style that `detail` names.
    case presentationAdapted
    /// A question to the delegate whether the user may dismiss `subject`; `detail` is the answer.
    case presentationShouldDismiss
    /// A call of the delegate when the user begins to dismiss `subject`.
    case presentationWillDismiss
    /// A call of the delegate after the user has dismissed `subject`.
    case presentationDidDismiss
    /// A call of the delegate after the user has tried to dismiss `subject`, which was refused.
    case presentationDidAttemptToDismiss
    /// The user chooses the action `object` of the alert `subject`; `detail` is the action's style.
    case alertActionChosen
    /// A transition begins; `detail` has its kind and the class of its animator.
    case transitionBegan
    /// A transition has ended; `detail` is `completed` or `cancelled`.
    case transitionEnded

    // MARK: - Input
    /// A recogniser recognises its gesture; `subject` is the controller of its view, `detail` names
    /// the gesture.
    case gestureRecognized
    /// A control sends its primary action; `object` names the control.
    case actionSent
    /// An input has no effect; `detail` has the input and the reason.
    case inputIgnored
    /// The focus moves to the view that `object` names.
    case focusMoved
    /// Code from outside a turn runs: `object` is what scheduled it, such as `Timer`, and `detail` its
    /// ordinal.
    case external

    // MARK: - Segues
    /// A question to the source whether to perform the segue with the identifier `object`; `detail`
    /// is the answer.
    case shouldPerformSegue
    /// A segue's destination `object` is created.
    case destinationCreated
    /// A segue is created; `object` is its identifier and `detail` its class.
    case segueCreated
    /// The source prepares for the segue with the identifier `object`.
    case prepareForSegue
    /// The segue with the identifier `object` performs its transition.
    case performSegue
    /// The segue with the identifier `object` is over, and nothing keeps it alive.
    case segueReleased

    // MARK: - Unwinding
    /// A question to a controller whether it handles the unwind action `object`; `detail` is the
    /// answer.
    case canPerformUnwindSegueAction
    /// A controller's unwind action `object` is called.
    case unwindAction
    /// An unwind passes through a container; `object` is the next controller on its path.
    case unwindTowards
    /// `subject` does not declare the unwind action `object`, but is used as its destination.
    case unwindTargetAssumed
    /// No controller handles the unwind action `object`; `detail` is the segue's identifier.
    case unwindTargetMissing

    /// A mistake that UIKit reports on the console; `detail` is its message.
    case warning
  }
}
