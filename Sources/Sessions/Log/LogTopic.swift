public import NavigationKit

/// What a record of a log is about.
public enum LogTopic: String, Hashable, Sendable, CaseIterable {
  case inputs
  case lifecycle
  case containers
  case presentations
  case transitions
  case gestures
  case segues
  case unwinds
  case ignored
  case warnings
  case screens
}

extension Event.Kind {
  public var topic: LogTopic {
    switch self {
    case .loadView, .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewWillLayoutSubviews,
      .viewDidLayoutSubviews, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
      .willMoveToParent, .didMoveToParent, .traitsChanged:
      .lifecycle
    case .push, .pop, .setViewControllers, .navigationWillShow, .navigationDidShow,
      .tabShouldSelect, .tabSelected, .tabDidSelect, .splitCollapsed, .splitExpanded,
      .splitWillChangeDisplayMode, .pageTurned, .pageWillTransition, .pageDidFinishAnimating:
      .containers
    case .present, .dismiss, .presentationAdapted, .presentationShouldDismiss,
      .presentationWillDismiss, .presentationDidDismiss, .presentationDidAttemptToDismiss,
      .alertActionChosen:
      .presentations
    case .transitionBegan, .transitionEnded: .transitions
    case .gestureRecognized, .actionSent, .focusMoved: .gestures
    case .inputIgnored: .ignored
    case .shouldPerformSegue, .destinationCreated, .segueCreated, .prepareForSegue,
      .performSegue, .segueReleased:
      .segues
    case .canPerformUnwindSegueAction, .unwindAction, .unwindTowards, .unwindTargetAssumed,
      .unwindTargetMissing:
      .unwinds
    case .warning: .warnings
    }
  }
}
