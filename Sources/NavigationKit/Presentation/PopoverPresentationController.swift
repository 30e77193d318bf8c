public import CellGraphics

/// Decides where a popover comes from at the last moment.
public protocol PopoverPresentationControllerDelegate: AdaptivePresentationControllerDelegate {
  /// Called within `present`, before the source is needed.
  func prepareForPopoverPresentation(_ controller: PopoverPresentationController)
}

extension PopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(_ controller: PopoverPresentationController) {}
}

/// Shows a controller in a bubble that points at where it comes from.
///
/// It needs a source: a bar item, or a view with, perhaps, a part of it. The size is the presented
/// controller's `preferredContentSize`, as far as there is room.
public class PopoverPresentationController: PresentationController {
  static let standardSize = Size(width: 32, height: 10)

  public weak var sourceView: View?
  /// Within `sourceView`; nil for all of it.
  public var sourceRect: Rect?
  /// In place of `sourceView`.
  public weak var barButtonItem: BarButtonItem?
  /// The first of up, down, left and right that has room is taken.
  public var permittedArrowDirections: PopoverArrowDirection = .any
  /// Views behind it that take touches all the same; a tap on anything else beside it dismisses it.
  public var passthroughViews: [View]?
  /// Which way the arrow points now.
  public private(set) var arrowDirection: PopoverArrowDirection = .unknown

  private let bubble = PopoverView()
  /// Where the source was last, in the container: it may have left the window since.
  private var anchor: Rect?

  public override var presentedView: View? { bubble }

  public override var frameOfPresentedViewInContainerView: Rect { placement.frame }

  override var allowsDismissalByUser: Bool { true }

  /// Whether there is something for the arrow to point at.
  var hasSource: Bool { sourceView != nil || barButtonItem != nil }

  public override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    let placement = placement
    arrowDirection = placement.direction
    bubble.place(in: placement.frame)
    bubble.pointer = PopoverView.Pointer(direction: placement.direction, offset: placement.offset)
  }

  public override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    if !hasSource {
      presentedViewController.warn(
        "\(NavigationError.popoverWithoutSource(controller: presentedViewController.identity))")
    }
  }

  override func wrapPresentedView() { bubble.setContentView(presentedViewController.view) }

  override func makeAnimator(dismissing: Bool) -> any ViewControllerAnimatedTransitioning {
    KeyframeAnimator(dismissing ? .fadeOut : .fade)
  }

  override func traits(in size: Size) -> TraitCollection? {
    overrideTraitCollection ?? TraitCollection(horizontalSizeClass: .compact)
  }

  /// What a finger touches through the room around the popover; nil where that is the room itself.
  func passthroughView(at point: Point, with touch: Touch?) -> View? {
    for view in passthroughViews ?? [] where view.window === containerView?.window {
      if let found = view.hitTest(view.convert(point, from: nil), with: touch) { return found }
    }
    return nil
  }

  private var placement: PopoverPlacement {
    let bounds = containerView?.bounds ?? .zero
    let preferred = presentedViewController.fittingPreferredContentSize
    let size = Size(
      width: (preferred.width > 0 ? preferred.width : Self.standardSize.width) + 2,
      height: (preferred.height > 0 ? preferred.height : Self.standardSize.height) + 2)
    return PopoverPlacement(
      size: size, anchor: currentAnchor, permitted: permittedArrowDirections, in: bounds)
  }

  private var currentAnchor: Rect? {
    guard let containerView else { return anchor }
    let view = barButtonItem?.visibleView ?? sourceView
    if let view, view.window != nil {
      let rect = barButtonItem == nil ? sourceRect ?? view.bounds : view.bounds
      anchor = view.windowRect(of: rect).offsetBy(
        dx: -containerView.frame.minX, dy: -containerView.frame.minY)
    }
    return anchor
  }
}
