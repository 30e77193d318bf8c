internal import CellGraphics

/// The default animation of a navigation controller.
///
/// The upper controller slides over the lower one, which moves by `parallax` of the width.
final class NavigationSlideAnimator: CurvedTransitioning {
  /// The distance that the lower controller moves, as a share of the width.
  static let parallax = 0.3
  static let duration = 0.35

  let curve = AnimationOptions.curveEaseOut
  private let isPop: Bool

  init(isPop: Bool) {
    self.isPop = isPop
  }

  func transitionDuration(using context: (any ViewControllerContextTransitioning)?) -> Double {
    Self.duration
  }

  func animateTransition(using context: any ViewControllerContextTransitioning) {
    let width = context.containerView.bounds.width
    let aside = AffineTransform(translationX: (-width * Self.parallax).rounded(), y: 0)
    let away = AffineTransform(translationX: width, y: 0)
    let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
    to?.transform = isPop ? aside : away
    View.animate(withDuration: Self.duration, options: curve) {
      from?.transform = isPop ? away : aside
      to?.transform = .identity
    } completion: { _ in
      from?.transform = .identity
      to?.transform = .identity
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
