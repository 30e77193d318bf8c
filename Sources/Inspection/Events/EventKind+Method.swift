internal import NavigationKit

extension Event.Kind {
  /// The short name of UIKit's method that the event is a call of, such as `viewWillAppear`; nil for
  /// an event without one.
  ///
  /// Methods of delegates have the name without that of the caller: `didShow` is
  /// `navigationController(_:didShow:animated:)`.
  var method: String? {
    switch self {
    case .loadView, .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewWillLayoutSubviews,
      .viewDidLayoutSubviews, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
      .setViewControllers, .present, .dismiss, .shouldPerformSegue, .canPerformUnwindSegueAction:
      rawValue
    case .willMoveToParent: "willMove(toParent:)"
    case .didMoveToParent: "didMove(toParent:)"
    case .prepareForSegue: "prepare(for:)"
    case .performSegue: "perform"
    case .unwindTowards: "unwind(for:towards:)"
    case .push: "pushViewController"
    case .pop: "popViewController"
    case .navigationWillShow: "willShow"
    case .navigationDidShow: "didShow"
    case .tabShouldSelect: "shouldSelect"
    case .tabDidSelect: "didSelect"
    case .splitWillChangeDisplayMode: "willChangeTo"
    case .pageWillTransition: "willTransitionTo"
    case .pageDidFinishAnimating: "didFinishAnimating"
    case .presentationShouldDismiss: "shouldDismiss"
    case .presentationWillDismiss: "willDismiss"
    case .presentationDidDismiss: "didDismiss"
    case .presentationDidAttemptToDismiss: "didAttemptToDismiss"
    case .traitsChanged, .tabSelected, .splitCollapsed, .splitExpanded, .pageTurned,
      .presentationAdapted, .alertActionChosen, .transitionBegan, .transitionEnded,
      .gestureRecognized, .actionSent, .inputIgnored, .focusMoved, .external, .destinationCreated,
      .segueCreated, .segueReleased, .unwindAction, .unwindTargetAssumed, .unwindTargetMissing,
      .warning:
      nil
    }
  }
}
