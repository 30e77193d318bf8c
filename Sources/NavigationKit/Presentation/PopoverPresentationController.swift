public import CellGraphics

/// Provides the source of a popover when it is presented.
///
/// ```swift
/// final class Menu: ViewController, PopoverPresentationControllerDelegate {
///   let button = View()
///   func prepareForPopoverPresentation(_ controller: PopoverPresentationController) {
///     controller.sourceView = button
///   }
/// }
/// // The delegate also adapts the style.
/// let menu = Menu()
/// menu.modalPresentationStyle = .popover
/// menu.popoverPresentationController?.delegate = menu
/// precondition(menu.popoverPresentationController?.delegate != nil)
/// ```
public protocol PopoverPresentationControllerDelegate: AdaptivePresentationControllerDelegate {
  /// Called in `present`, before the source is needed. Set `sourceView` or `barButtonItem` here.
  func prepareForPopoverPresentation(_ controller: PopoverPresentationController)
}

extension PopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(_ controller: PopoverPresentationController) {}
}

/// Presents a controller in a bubble whose arrow points at its source.
///
/// Set ``barButtonItem``, or ``sourceView`` and optionally ``sourceRect``, before presenting.
/// Without a source `present` traps with UIKit's message. The size is the presented controller's
/// `preferredContentSize`, 32 × 10 cells by default, limited by the window. The border takes one
/// more cell on each side.
///
/// The user dismisses it by Esc or a click outside. In a narrow window it becomes a form sheet, in
/// a low one a full-screen presentation. The presented controller has a compact width.
///
/// ```swift
/// let (button, menu) = (View(), ViewController())
/// menu.modalPresentationStyle = .popover
/// menu.popoverPresentationController?.sourceView = button
/// menu.popoverPresentationController?.permittedArrowDirections = [.up, .down]
/// // The arrow has a direction when the popover is on the screen.
/// precondition(menu.popoverPresentationController?.arrowDirection == .unknown)
/// ```
public class PopoverPresentationController: PresentationController {
  /// The size in cells for a controller without a preferred size.
  static let standardSize = Size(width: 32, height: 10)

  /// The view that the arrow points at. ``barButtonItem`` takes precedence.
  public weak var sourceView: View?
  /// The part of ``sourceView`` that the arrow points at, in its coordinates; nil for the whole
  /// view.
  public var sourceRect: Rect?
  /// The bar item that the arrow points at.
  public weak var barButtonItem: BarButtonItem?
  /// The view or bar item that the arrow points at: ``barButtonItem``, otherwise ``sourceView``.
  public var sourceItem: (any PopoverPresentationControllerSourceItem)? {
    get { barButtonItem ?? sourceView }
    set { (barButtonItem, sourceView) = (newValue as? BarButtonItem, newValue as? View) }
  }
  /// Indicates whether the popover may cover its source. It has no effect: a popover never does.
  public var canOverlapSourceViewRect = false
  /// The colour of the bubble behind the content; nil uses that of the content.
  public var backgroundColor: Color? { didSet { bubble.fill = backgroundColor } }
  /// The sheet that the popover becomes in a narrow window. Set its detents before presenting.
  public private(set) lazy var adaptiveSheetPresentationController = makeAdaptiveSheet()

  /// The directions that the arrow may have. The first of up, down, left and right that has room is
  /// used.
  public var permittedArrowDirections: PopoverArrowDirection = .any
  /// The views outside the popover that still receive touches. A click on any other view dismisses
  /// the popover.
  public var passthroughViews: [View]?
  /// The direction of the arrow; ``PopoverArrowDirection/unknown`` before the layout and without an
  /// arrow.
  public private(set) var arrowDirection: PopoverArrowDirection = .unknown

  private let bubble = PopoverView()
  /// The last frame of the source in the container. It is stored because the source can leave the
  /// window.
  private var anchor: Rect?

  public override var presentedView: View? { bubble }

  public override var frameOfPresentedViewInContainerView: Rect { placement.frame }

  override var allowsDismissalByUser: Bool { true }

  /// Indicates whether a source is set.
  var hasSource: Bool { sourceView != nil || barButtonItem != nil }

  public override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    placeBubble()
  }

  private func placeBubble() {
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

  private func makeAdaptiveSheet() -> SheetPresentationController {
    let sheet = SheetPresentationController(
      presentedViewController: presentedViewController,
      presenting: presentingReference.controller)
    sheet.presentationStyle = .formSheet
    sheet.weakenReferences()
    return sheet
  }

  override func placeContents() {
    placeBubble()
    bubble.layoutSubviews()
  }

  override func wrapPresentedView() { bubble.setContentView(presentedViewController.view) }

  override func makeAnimator(dismissing: Bool) -> any ViewControllerAnimatedTransitioning {
    KeyframeAnimator(dismissing ? .fadeOut : .fade)
  }

  override func traits(in size: Size) -> TraitCollection? {
    overrideTraitCollection ?? TraitCollection(horizontalSizeClass: .compact)
  }

  /// Returns the passthrough view at a point of the window; nil if no passthrough view is there.
  func passthroughView(at point: Point, with event: InputEvent?) -> View? {
    for view in passthroughViews ?? [] where view.window === containerView?.window {
      if let found = view.hitTest(view.convert(point, from: nil), with: event) { return found }
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

/// A view or bar item that a popover can point at.
public protocol PopoverPresentationControllerSourceItem: AnyObject {}

extension View: PopoverPresentationControllerSourceItem {}
extension BarButtonItem: PopoverPresentationControllerSourceItem {}
