public import CellGraphics

/// Presents a controller as a sheet over the dimmed presenter, which stays in the window.
///
/// In a wide window the sheet is in the middle, and a form sheet is smaller than a page sheet. In a
/// narrow window it takes the whole width and leaves the first two rows of the presenter visible.
/// The presented controller's `preferredContentSize` is the size of a form sheet in a wide window.
///
/// The user drags it down anywhere where no view handles drags, or presses Esc. On release it is
/// dismissed if it moves down quickly, or rests beyond half of the way. With several ``detents``,
/// the drag, the wheel and the up and down arrows change the height of the sheet.
///
/// ```swift
/// let form = ViewController()
/// form.modalPresentationStyle = .formSheet
/// form.preferredContentSize = Size(width: 40, height: 10)
/// form.isModalInPresentation = true  // only code dismisses it
/// precondition(form.sheetPresentationController?.presentedViewController === form)
/// ```
public final class SheetPresentationController: PresentationController {
  /// The number of visible rows of the presenter above a sheet of full width. Each sheet below adds
  /// one row.
  static let rowsAbove = 2.0

  /// The heights at which the sheet can rest, smallest first; only ``Detent/large()`` by default.
  ///
  /// Without an active detent the sheet has the height of ``Detent/large()``. A smaller sheet has
  /// the same lower edge.
  public var detents: [Detent] = [.large()] {
    didSet {
      for (index, detent) in detents.enumerated() { detent.name(at: index) }
      invalidateDetents()
    }
  }
  /// The detent at which the sheet rests; nil, or a name that is not among the active detents,
  /// selects the smallest.
  ///
  /// A drag by the user sets it. Set it in ``animateChanges(_:)`` to animate the change.
  public var selectedDetentIdentifier: Detent.Identifier? { didSet { invalidateDetents() } }
  /// The largest detent at which the presenter is not dimmed and receives touches; nil, the
  /// default, dims it always.
  public var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { invalidateDetents() } }
  /// Indicates whether a sheet in a wide window has a grabber; false by default. A sheet as wide as
  /// the window always has one.
  public var prefersGrabberVisible = false { didSet { sheet.setNeedsDisplay() } }
  /// Indicates whether the wheel over a scroll view at its end changes the detent; true by default.
  public var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Indicates whether the sheet stays a sheet in a low window, where it otherwise covers the
  /// screen; false by default.
  public var prefersEdgeAttachedInCompactHeight = false
  /// The width in such a window follows `preferredContentSize`. The property has no effect: the
  /// sheet has the width of other sheets.
  public var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// The radius of the corners. It has no effect: corners have the radius of half a cell.
  public var preferredCornerRadius: Double?
  /// The view from which the sheet comes. It has no effect; the reference is weak.
  public weak var sourceView: View?

  let dimmingView = DimmingView()
  private(set) lazy var sheet = SheetFrameView(self)
  /// The height of the content in rows while the user drags it; nil at rest.
  var draggedHeight: Double?

  public override var presentedView: View? { sheet }

  public override var frameOfPresentedViewInContainerView: Rect {
    frame(in: containerView?.bounds.size ?? .zero)
  }

  override var allowsDismissalByUser: Bool { true }

  public override func adaptivePresentationStyle(for traits: TraitCollection)
    -> ModalPresentationStyle
  {
    prefersEdgeAttachedInCompactHeight ? .none : super.adaptivePresentationStyle(for: traits)
  }

  public override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    placeSheet()
    updateDimming()
  }

  private func placeSheet() {
    sheet.edges = isWide(containerView?.bounds.size ?? .zero) ? .allAround : .above
    sheet.place(in: frameOfPresentedViewInContainerView)
  }

  override func placeContents() {
    placeSheet()
    sheet.layoutSubviews()
  }

  public override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView else { return }
    if isUndimmed {
      dimmingView.fadeIn(in: containerView, with: nil)
      dimmingView.alpha = 0
    } else {
      dimmingView.fadeIn(in: containerView, with: presentedViewController.transitionCoordinator)
    }
  }

  public override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    dimmingView.fadeOut(with: presentedViewController.transitionCoordinator)
  }

  public override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if !completed { updateDimming() }
  }

  override func wrapPresentedView() { sheet.setContentView(presentedViewController.view) }

  override func makeAnimator(dismissing: Bool) -> any ViewControllerAnimatedTransitioning {
    guard styleSource.modalTransitionStyle == .coverVertical else {
      return super.makeAnimator(dismissing: dismissing)
    }
    return SheetSlideAnimator(isDismissal: dismissing)
  }

  /// Returns compact traits for a narrow sheet in a wide window.
  override func traits(in size: Size) -> TraitCollection? {
    if let overrideTraitCollection { return overrideTraitCollection }
    let frame = frame(in: size)
    guard isWide(size), frame.width - 2 < TraitCollection.regularColumns else { return nil }
    return TraitCollection(horizontalSizeClass: .compact)
  }

  private func isWide(_ size: Size) -> Bool {
    TraitCollection(size: size).horizontalSizeClass == .regular
  }

  private func frame(in size: Size) -> Rect {
    let large = largeFrame(in: size)
    guard let height = heightInUse(in: size) else { return large }
    let rows = min(max(1, height) + borderRows(in: size), large.height)
    return Rect(x: large.minX, y: large.maxY - rows, width: large.width, height: rows)
  }

  /// The rows of the border above and below the content.
  func borderRows(in size: Size) -> Double { isWide(size) ? 2 : 1 }

  /// The frame with the detent `large`.
  func largeFrame(in size: Size) -> Rect {
    guard isWide(size) else {
      let above = min(Self.rowsAbove + sheetsBelow, max(0, size.height - 4))
      return Rect(x: 0, y: above, width: size.width, height: size.height - above)
    }
    let wanted = wantedSize(in: size)
    let width = min(wanted.width, size.width - 4)
    let height = min(wanted.height, Self.rows(in: size))
    return Rect(
      x: ((size.width - width) / 2).rounded(.down), y: ((size.height - height) / 2).rounded(.down),
      width: width, height: height)
  }

  /// Returns the largest height of a sheet. One row above and one row below stay free if the sheet
  /// then has at least three rows.
  private static func rows(in size: Size) -> Double { max(size.height - 2, min(size.height, 3)) }

  /// Returns the preferred size with the border, before it is limited by the window.
  private func wantedSize(in size: Size) -> Size {
    guard presentationStyle == .formSheet else {
      return Size(width: min(size.width - 8, 112), height: Self.rows(in: size))
    }
    let preferred = presentedViewController.fittingPreferredContentSize
    return Size(
      width: preferred.width > 0
        ? preferred.width + 2 : min(72, max(44, (size.width * 0.65).rounded())),
      height: preferred.height > 0
        ? preferred.height + 2 : min(28, max(12, (size.height * 0.7).rounded())))
  }

  /// The number of sheets directly beneath this one.
  private var sheetsBelow: Double {
    var count = 0.0
    var below = presentation?.presenting.ownPresentation
    while let current = below, current.activeController is SheetPresentationController {
      count += 1
      below = current.presenting.ownPresentation
    }
    return count
  }
}
