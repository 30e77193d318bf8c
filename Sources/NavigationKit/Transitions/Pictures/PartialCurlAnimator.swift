internal import CellGraphics
internal import Motion

/// Curls the lower part of the presenter's view upwards and keeps it there until the dismissal.
final class PartialCurlAnimator: ViewControllerAnimatedTransitioning {
  static let duration = 0.6

  private let isDismissing: Bool
  /// Indicates whether the page curls at once.
  private var isStill = false

  init(dismissing: Bool) { isDismissing = dismissing }

  func transitionDuration(using context: (any ViewControllerContextTransitioning)?) -> Double {
    Self.duration
  }

  func animateTransition(using context: any ViewControllerContextTransitioning) {
    let from = context.view(forKey: .from)
    let to = context.view(forKey: .to)
    let (page, beneath) = isDismissing ? (to, from) : (from, to)
    guard let page, let beneath else {
      return context.completeTransition(!context.transitionWasCancelled)
    }
    let container = context.containerView
    let change = PictureChange(
      .partialCurl, from: .view(page), to: .view(beneath), progress: isDismissing ? 0 : 1)
    container.show(
      change, from: isDismissing ? 1 : 0, ticks: isStill ? 1 : Tick.count(seconds: Self.duration),
      curve: .easeInOut
    ) { [isDismissing] _ in
      let isCompleted = !context.transitionWasCancelled
      if isCompleted == isDismissing {
        container.end(change)
      } else {
        // The presenter's view leaves the window, so a surface keeps its last appearance.
        change.old = .captured(page.picture())
        change.progress = 1
      }
      context.completeTransition(isCompleted)
    }
  }
}

// The curl stays until the dismissal, so there is no fade in its place.
extension PartialCurlAnimator: MotionReducing {
  func withoutMotion(leaving leaves: Bool) -> any ViewControllerAnimatedTransitioning {
    isStill = true
    return self
  }
}

extension ViewController {
  /// Indicates whether this controller or a controller around it was presented with a partial curl.
  var isShownByPartialCurl: Bool {
    let top = topAncestor
    return top.ownPresentation != nil && top.modalTransitionStyle == .partialCurl
  }

  func checkPartialCurl(of controller: ViewController) throws(NavigationError) {
    guard controller.modalTransitionStyle == .partialCurl else { return }
    let top = topAncestor
    let isOnFullScreen = top.ownPresentation == nil || top.modalPresentationStyle == .fullScreen
    guard controller.modalPresentationStyle == .fullScreen, isOnFullScreen else {
      throw .partialCurlNeedsFullScreen(controller: controller.identity)
    }
  }
}
