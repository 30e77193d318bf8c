public import NavigationKit

/// A group of records, for the `--only` option of `segue log`.
///
/// The raw value is the word on the command line.
public enum LogTopic: String, Hashable, Sendable, CaseIterable {
  /// Inputs of the user: keys, pointer, resizes; and code that runs by itself, such as timers.
  case inputs
  /// Callbacks of view controllers, such as `viewDidLoad`.
  case lifecycle
  /// Changes in navigation, tab bar, split view and page controllers.
  case containers
  /// Presentations, dismissals and their delegate callbacks.
  case presentations
  /// Starts and ends of transitions.
  case transitions
  /// Recognized gestures, sent actions and moves of the focus.
  case gestures
  /// Steps of segues, from `shouldPerformSegue` to release.
  case segues
  /// Steps of unwind segues.
  case unwinds
  /// Inputs that had no effect.
  case ignored
  /// Warnings about wrong calls, with UIKit's wording.
  case warnings
  /// Checkpoints: digests of the screen.
  case screens
}

extension Event.Kind {
  /// The topic that events of this kind belong to.
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
    case .external: .inputs
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
