internal import CellGraphics

/// Slides a sheet up from below the window, and down again.
final class SheetSlideAnimator: CurvedTransitioning {
  static let duration = 0.4

  private let isDismissal: Bool
  var curve: AnimationOptions { isDismissal ? .curveEaseInOut : .curveEaseOut }

  init(isDismissal: Bool) {
    self.isDismissal = isDismissal
  }

  func transitionDuration(using context: (any ViewControllerContextTransitioning)?) -> Double {
    Self.duration
  }

  func animateTransition(using context: any ViewControllerContextTransitioning) {
    guard let sheet = context.view(forKey: isDismissal ? .from : .to) else {
      return context.completeTransition(true)
    }
    let away = AffineTransform(
      translationX: 0, y: context.containerView.bounds.height - sheet.frame.minY)
    View.performWithoutAnimation { sheet.transform = isDismissal ? .identity : away }
    View.animate(withDuration: Self.duration, options: curve) {
      sheet.transform = isDismissal ? away : .identity
    } completion: { _ in
      sheet.transform = .identity
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
