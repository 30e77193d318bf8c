internal import CellGraphics

/// The presentation of one controller by another, from the call of `present` to the end of the
/// dismissal.
final class Presentation {
  enum Phase {
    /// The transition waits for the commit, or runs.
    case presenting
    case presented
    case dismissing
  }

  /// The controller that presents.
  unowned let presenting: ViewController
  /// The controller that the app presents.
  let original: ViewController
  /// The controller that is shown: `original`, or the controller that the delegate shows in its
  /// place.
  var presented: ViewController
  /// The controller on which `present` was called.
  private(set) weak var requester: ViewController?
  /// The presentation controller that the app knows.
  let controller: PresentationController
  /// The presentation controller of the adapted style.
  var activeController: PresentationController
  /// The traits that the style was adapted to.
  var adaptedTraits: TraitCollection
  /// Indicates whether the presentation takes the place of `presenting` instead of covering the
  /// window.
  let isContextual: Bool
  let containerView = PresentationContainerView()
  /// The phase, which also determines where the focus is.
  var phase: Phase = .presenting { didSet { Application.current?.isChanged = true } }
  /// The animators of the next transition; nil uses the delegate's or the style's animators.
  var animators: TransitionAnimators?
  /// The segue that started the presentation. The segue ends with the presentation.
  var segue: StoryboardSegue?
  /// The user's drag of the presentation; nil for none.
  var drag: DismissalDrag?
  /// The animated transition that the commit of this turn will start; nil for none.
  var preparedTransition: PreparedTransition?

  init(
    presenting: ViewController, presented: ViewController, requester: ViewController,
    controller: PresentationController, isContextual: Bool, traits: TraitCollection
  ) {
    self.presenting = presenting
    original = presented
    self.presented = presented
    self.requester = requester
    self.controller = controller
    self.isContextual = isContextual
    activeController = controller
    adaptedTraits = traits
    containerView.holder = self
    controller.presentation = self
    controller.setPresenter(presenting)
  }

  /// Indicates whether the presenter's view is out of the window while this presentation is shown.
  var coversPresenter: Bool { activeController.shouldRemovePresentersView }

  /// Indicates whether the presentation is inside a container, which can show other controllers
  /// beside it.
  var isWithinContainer: Bool { isContextual && presenting.enclosing != nil }

  /// This presentation and the presentations above it, the lowest first.
  var chain: [Presentation] {
    var links = [self]
    while let next = links[links.count - 1].presented.presentation { links.append(next) }
    return links
  }

  /// Clears the references to the presentation on both sides.
  func forget() {
    presented.ownPresentation = nil
    original.ownPresentation = nil
    original.modalSettings?.presentationController = nil
    for used in [controller, activeController] { used.strengthenReferences() }
    if presenting.presentation === self { presenting.presentation = nil }
    containerView.removeFromSuperview()
    segue?.end()
    segue = nil
    presented.reportDeparture()
  }

  /// Clears the back references when the presenting controller is deallocated.
  func clearBackReferences() {
    presented.ownPresentation = nil
    original.ownPresentation = nil
    original.modalSettings?.presentationController = nil
    controller.presentedReference.strengthen()
  }

  /// Releases the container after the presentation controllers have received the end.
  func closeContainer() {
    activeController.containerView = nil
    controller.containerView = nil
  }
}

/// A transition that the commit of this turn will start.
struct PreparedTransition {
  let kind: Transition.Kind
  /// The controller that will present.
  let presenting: ViewController
  /// The transition, created when its coordinator is first requested.
  var transition: Transition?
}

/// Settings that only presented controllers need.
final class ModalSettings {
  weak var transitioningDelegate: (any ViewControllerTransitioningDelegate)?
  /// The presentation controller, created when it is requested or presented and released after the
  /// dismissal.
  var presentationController: PresentationController?
}
