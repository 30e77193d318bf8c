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
  let presented: ViewController
  /// The controller `present` was called on.
  private(set) weak var requester: ViewController?
  let containerView = FillingView()
  var phase: Phase = .presenting
  /// Animates the next transition in place of the style.
  var animator: (any ViewControllerAnimatedTransitioning)?
  /// The segue that presented; it ends with the presentation.
  var segue: StoryboardSegue?

  init(presenting: ViewController, presented: ViewController, requester: ViewController) {
    self.presenting = presenting
    self.presented = presented
    self.requester = requester
  }
}
