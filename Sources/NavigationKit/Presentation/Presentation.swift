internal import CellGraphics

/// One controller shown over another, from the call of `present` until it is gone.
final class Presentation {
  enum Phase {
    /// The transition waits for the commit, or runs.
    case presenting
    case presented
    case dismissing
  }

  /// The controller that is covered.
  unowned let presenting: ViewController
  /// The controller that the app presents.
  let original: ViewController
  /// The one that is shown: `original`, or what the delegate shows in its place.
  var presented: ViewController
  /// The controller `present` was called on.
  private(set) weak var requester: ViewController?
  /// The presentation controller that the app knows.
  let controller: PresentationController
  /// The one that does the work in the style adapted to.
  var activeController: PresentationController
  /// The traits that the style has been adapted to.
  var adaptedTraits: TraitCollection
  /// Whether it lies in the place of `presenting` instead of covering the window.
  let isContextual: Bool
  let containerView = PresentationContainerView()
  /// Who has the focus depends on it, which is seen.
  var phase: Phase = .presenting { didSet { Application.current?.isChanged = true } }
  /// Move the views of the next transition in place of the style.
  var animators: TransitionAnimators?
  /// The segue that presented; it ends with the presentation.
  var segue: StoryboardSegue?
  /// What the user's finger does with it; nil for no finger.
  var drag: DismissalDrag?
  /// What the commit of this turn will begin, if it is animated; nil for nothing.
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
    controller.presentingViewController = presenting
  }

  /// Whether the presenter's view is out of the window while this one is in.
  var coversPresenter: Bool { activeController.shouldRemovePresentersView }

  /// Whether it lies within a container that shows others beside it.
  var isWithinContainer: Bool { isContextual && presenting.enclosing != nil }

  /// This presentation and those that stand on it, the lowest first.
  var chain: [Presentation] {
    var links = [self]
    while let next = links[links.count - 1].presented.presentation { links.append(next) }
    return links
  }

  /// Forgets the presentation on both sides.
  func forget() {
    presented.ownPresentation = nil
    original.ownPresentation = nil
    original.modalSettings?.presentationController = nil
    if presenting.presentation === self { presenting.presentation = nil }
    containerView.removeFromSuperview()
    segue?.end()
    segue = nil
  }

  /// What is asked of it from now on has nobody to be asked of.
  func clearBackReferences() {
    presented.ownPresentation = nil
    original.ownPresentation = nil
  }

  /// Lets go of the container once the presentation controllers know that all is over.
  func closeContainer() {
    activeController.containerView = nil
    controller.containerView = nil
  }
}

/// A transition that the commit of this turn will begin.
struct PreparedTransition {
  let kind: Transition.Kind
  /// Who presents in the end.
  let presenting: ViewController
  /// Made for the first that asks for its coordinator.
  var transition: Transition?
}

/// What only some controllers need to be presented.
final class ModalSettings {
  weak var transitioningDelegate: (any ViewControllerTransitioningDelegate)?
  /// Made when it is asked for or presented; gone after the dismissal.
  var presentationController: PresentationController?
}
