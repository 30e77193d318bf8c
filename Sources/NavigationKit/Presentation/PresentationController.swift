public import CellGraphics

/// Shows one controller over another: says where, and what comes with it.
///
/// The base class shows the presented view over the whole container and leaves the presenter's view
/// where it is. A subclass of the app's own comes from the presented controller's
/// `transitioningDelegate`, for the style `custom`.
open class PresentationController {
  public unowned let presentedViewController: ViewController
  /// nil for one that was made before its controller was presented.
  public internal(set) weak var presentingViewController: ViewController?
  public internal(set) var presentationStyle: ModalPresentationStyle = .custom
  /// Where everything happens; nil before `presentationTransitionWillBegin` and after the dismissal.
  public internal(set) var containerView: View?
  /// Asked about adaptation and about dismissal by the user; to be set before presenting for the first.
  public weak var delegate: (any AdaptivePresentationControllerDelegate)?
  /// Traits that the presented controller has to believe in; nil leaves it the window's.
  open var overrideTraitCollection: TraitCollection?

  weak var presentation: Presentation?

  public init(
    presentedViewController: ViewController, presenting presentingViewController: ViewController?
  ) {
    self.presentedViewController = presentedViewController
    self.presentingViewController = presentingViewController
  }

  // MARK: - What is shown, and where

  /// The view that is moved: the presented controller's, or one around it.
  open var presentedView: View? { presentedViewController.view }

  /// Where `presentedView` stands in `containerView`.
  open var frameOfPresentedViewInContainerView: Rect { containerView?.bounds ?? .zero }

  /// Whether the whole window is covered; false presents in the nearest context and never adapts.
  open var shouldPresentInFullscreen: Bool { true }

  /// Whether the presenter's view leaves the window when the presented one has come, so that the
  /// presenter disappears.
  open var shouldRemovePresentersView: Bool { false }

  /// The style that takes this one's place under `traits`, if the delegate does not say; `none` for
  /// no other.
  open func adaptivePresentationStyle(for traits: TraitCollection) -> ModalPresentationStyle {
    let adapted = presentationStyle.adapted(to: traits)
    return adapted == presentationStyle ? .none : adapted
  }

  // MARK: - What happens

  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}

  /// Called before the presented controller hears that it appears; the container is in the window, and
  /// the coordinator of the presenting controller takes what is to move along.
  open func presentationTransitionWillBegin() {}

  /// Called before the presented controller hears that it has appeared.
  ///
  /// - Parameter completed: False where the presentation was taken back.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Called after the presented controller has heard that it disappears.
  open func dismissalTransitionWillBegin() {}

  /// Called before the presented controller hears that it has disappeared.
  ///
  /// - Parameter completed: False where the dismissal was taken back.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: - What the built-in ones do besides

  /// Puts the presented controller's view into whatever lies around it.
  func wrapPresentedView() {}

  /// Whether the user can dismiss by himself what is shown so.
  var allowsDismissalByUser: Bool { false }

  /// What moves the views where nobody else does.
  func makeAnimator(dismissing: Bool) -> any ViewControllerAnimatedTransitioning {
    styleSource.modalAnimator(dismissing: dismissing)
  }

  /// The traits of the presented controller in a container of `size`; nil for the window's.
  func traits(in size: Size) -> TraitCollection? { overrideTraitCollection }

  /// What events call the way it is shown.
  var eventName: String { presentationStyle.description }

  /// Called when all is over after the user has dismissed by himself.
  func didDismissForUser() {}

  /// Whose `modalTransitionStyle` counts.
  var styleSource: ViewController {
    guard let context = presentation?.presenting, presentationStyle.isContextual,
      context.providesPresentationContextTransitionStyle
    else { return presentedViewController }
    return context
  }

  /// Puts `presentedView` into the container, in its place.
  func placePresentedView() {
    guard let containerView, let view = presentedView else { return }
    if view.superview == nil || !view.isDescendant(of: containerView) {
      containerView.addSubview(view)
    }
    if view.superview === containerView { view.place(in: frameOfPresentedViewInContainerView) }
  }
}

/// Over the whole container, with the presenter's view leaving the window.
final class FullScreenPresentationController: PresentationController {
  override var shouldRemovePresentersView: Bool { true }
}

/// The view around what is presented.
final class PresentationContainerView: FillingView {
  weak var holder: Presentation?

  override func layoutSubviews() {
    guard let activeController = holder?.activeController, activeController.containerView === self
    else { return }
    activeController.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    activeController.containerViewDidLayoutSubviews()
  }

  override func handleCancel() -> Bool {
    if isCurledAtRest { return uncurl() }
    return holder?.requestDismissalByUser() ?? false
  }

  override var keyHints: [KeyHint] {
    guard let holder, holder.allowsDismissalByUser && !holder.isLocked || isCurledAtRest else {
      return []
    }
    return [KeyHint(keys: "Esc", meaning: "close")]
  }

  override func hitTest(_ point: Point, with touch: Touch?) -> View? {
    guard let found = super.hitTest(point, with: touch) else { return nil }
    if isOnCurledPage(point) { return self }
    guard found === self, let popover = holder?.activeController as? PopoverPresentationController
    else {
      return found
    }
    return popover.passthroughView(at: convert(point, to: nil), with: touch) ?? found
  }

  /// A tap on the page that is rolled up, or beside a popover.
  override func touchEnded(_ touch: Touch) {
    let place = touch.location(in: nil)
    // What nobody in it has taken comes here too.
    guard touch.view === self else { return }
    guard GestureRecognizer.distance(from: touch.start, to: place) < GestureRecognizer.slop else {
      return
    }
    if isCurledAtRest {
      _ = uncurl()
    } else if holder?.activeController is PopoverPresentationController {
      _ = holder?.requestDismissalByUser()
    }
  }
}

// MARK: - A page that is rolled up

extension PresentationContainerView {
  /// Whether the presenter's page is rolled up here, and nothing moves.
  private var isCurledAtRest: Bool {
    storedLayer?.pictureChange?.transition == .partialCurl && holder?.isAtRest == true
      && holder?.presented.presentation == nil
  }

  private func isOnCurledPage(_ point: Point) -> Bool {
    isCurledAtRest
      && PictureTransition.isPageOfPartialCurl(
        column: Int(cells: point.x), row: Int(cells: point.y),
        columns: Int(cells: bounds.width.rounded()), rows: Int(cells: bounds.height.rounded()))
  }

  /// Lets the page down; answers whether it may be now.
  private func uncurl() -> Bool {
    guard let holder, window?.application?.isBusy == false else { return false }
    holder.presented.dismiss(animated: true)
    return true
  }
}
