public import NavigationKit

/// UIKit's name for `ViewControllerTransitioningDelegate`.
public typealias UIViewControllerTransitioningDelegate = ViewControllerTransitioningDelegate
/// UIKit's name for `ViewControllerAnimatedTransitioning`.
public typealias UIViewControllerAnimatedTransitioning = ViewControllerAnimatedTransitioning
/// UIKit's name for `ViewControllerInteractiveTransitioning`.
public typealias UIViewControllerInteractiveTransitioning = ViewControllerInteractiveTransitioning
/// UIKit's name for `ViewControllerContextTransitioning`. Distances are in cells.
public typealias UIViewControllerContextTransitioning = ViewControllerContextTransitioning
/// UIKit's name for `ViewControllerTransitionCoordinator`.
public typealias UIViewControllerTransitionCoordinator = ViewControllerTransitionCoordinator
/// UIKit's name for `ViewControllerTransitionCoordinatorContext`. Its transform is always the
/// identity, because a terminal does not rotate.
public typealias UIViewControllerTransitionCoordinatorContext =
  ViewControllerTransitionCoordinatorContext
/// UIKit's name for `PercentDrivenInteractiveTransition`.
public typealias UIPercentDrivenInteractiveTransition = PercentDrivenInteractiveTransition
/// UIKit's name for `TransitionContextViewControllerKey`.
public typealias UITransitionContextViewControllerKey = TransitionContextViewControllerKey
/// UIKit's name for `TransitionContextViewControllerKey`. The views of a transition have the same
/// keys as their controllers.
public typealias UITransitionContextViewKey = TransitionContextViewControllerKey
