public import CellGraphics

/// Manages how a presented controller is shown: its frame, its chrome and its adaptation.
///
/// The base class shows the presented view over the whole container and keeps the presenter's view.
/// Subclass it for the style ``ModalPresentationStyle/custom``, and return it from
/// ``ViewControllerTransitioningDelegate/presentationController(forPresented:presenting:source:)``.
///
/// ```swift
/// final class Drawer: PresentationController {
///   override var frameOfPresentedViewInContainerView: Rect {
///     let bounds = containerView?.bounds ?? .zero
///     return Rect(x: 0, y: 0, width: bounds.width / 3, height: bounds.height)
///   }
/// }
/// // Without a container the frame is empty.
/// let drawer = Drawer(presentedViewController: ViewController(), presenting: nil)
/// precondition(drawer.presentationStyle == .custom)
/// precondition(drawer.frameOfPresentedViewInContainerView == .zero)
/// ```
open class PresentationController {
  /// The controller that is presented. The reference is strong before and after the presentation.
  ///
  /// A presentation controller that UIKit would leak is not kept alive: one that was created by
  /// reading ``ViewController/presentationController`` and never presented. If such an object
  /// outlives its controller, this is an empty controller.
  public var presentedViewController: ViewController { presentedReference.controller ?? stand() }
  /// The controller that presents. The reference is strong before and after the presentation.
  ///
  /// Before a presentation whose presenter is not known yet, this is the presented controller.
  public var presentingViewController: ViewController {
    presentingReference.controller ?? presentedViewController
  }

  /// The references to the two controllers. They are weak while a controller or a presentation owns
  /// this object.
  var presentedReference: ControllerReference
  var presentingReference: ControllerReference
  /// The style that this controller implements.
  public internal(set) var presentationStyle: ModalPresentationStyle = .custom
  /// The view that contains the presentation; nil before `presentationTransitionWillBegin()` and
  /// after the dismissal.
  public internal(set) var containerView: View?
  /// The object that chooses the adaptation and observes dismissals by the user. Set it before
  /// presenting.
  public weak var delegate: (any AdaptivePresentationControllerDelegate)?
  /// Traits that replace the window's for the presented controller; nil keeps the window's.
  open var overrideTraitCollection: TraitCollection?

  weak var presentation: Presentation?

  /// Creates a presentation controller.
  ///
  /// - Parameters:
  ///   - presentedViewController: The controller to present.
  ///   - presentingViewController: The controller that presents; nil when it is not known yet.
  public init(
    presentedViewController: ViewController, presenting presentingViewController: ViewController?
  ) {
    presentedReference = ControllerReference(presentedViewController)
    presentingReference = ControllerReference(presentingViewController)
  }

  // MARK: - View and frame

  /// The view that transitions move: the presented controller's view, or a view around it.
  open var presentedView: View? { presentedViewController.view }

  /// The frame of ``presentedView`` in the container, in cells. The whole container by default.
  open var frameOfPresentedViewInContainerView: Rect { containerView?.bounds ?? .zero }

  /// Indicates whether the presentation covers the window. True by default.
  ///
  /// False presents in the nearest context; such a presentation does not adapt.
  open var shouldPresentInFullscreen: Bool { true }

  /// Indicates whether the presenter's view leaves the window, so that the presenter disappears.
  /// False by default.
  open var shouldRemovePresentersView: Bool { false }

  /// Returns the style to use under `traits` when the delegate does not decide.
  ///
  /// - Returns: ``ModalPresentationStyle/none`` keeps the style.
  open func adaptivePresentationStyle(for traits: TraitCollection) -> ModalPresentationStyle {
    let adapted = presentationStyle.adapted(to: traits)
    return adapted == presentationStyle ? .none : adapted
  }

  // MARK: - Callbacks

  /// Called before the container lays out its subviews. Set frames of additional views here.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container has laid out its subviews.
  open func containerViewDidLayoutSubviews() {}

  /// Called before the presented controller receives `viewWillAppear(_:)`.
  ///
  /// The container is in the window. Add views such as a dimming view here, and animate them with
  /// the presented controller's `transitionCoordinator`.
  open func presentationTransitionWillBegin() {}

  /// Called before the presented controller receives `viewDidAppear(_:)`.
  ///
  /// - Parameter completed: False when the presentation was cancelled. Remove added views then.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Called after the presented controller has received `viewWillDisappear(_:)`.
  open func dismissalTransitionWillBegin() {}

  /// Called before the presented controller receives `viewDidDisappear(_:)`.
  ///
  /// - Parameter completed: False when the dismissal was cancelled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: - Sizes

  /// The preferred size of the presented controller.
  open var preferredContentSize: Size { presentedViewController.preferredContentSize }

  /// Called when the preferred size of the presented controller has changed. Lays out the container.
  ///
  /// - Parameter container: The presented controller.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any ContentContainer
  ) {
    containerView?.setNeedsLayout()
  }

  /// Never called. The method exists so that overrides compile.
  ///
  /// - Parameter container: The presented controller.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any ContentContainer
  ) {}

  /// Returns the size of the presented controller in a container of `parentSize`: the same size by
  /// default.
  ///
  /// A subclass overrides it and calls it from ``frameOfPresentedViewInContainerView``.
  open func size(
    forChildContentContainer container: any ContentContainer,
    withParentContainerSize parentSize: Size
  ) -> Size { parentSize }

  /// Called before the window takes another size, before the presented controller hears of it.
  ///
  /// - Parameters:
  ///   - size: The new size of the container.
  ///   - coordinator: Coordinates animations with the change.
  open func viewWillTransition(
    to size: Size, with coordinator: any ViewControllerTransitionCoordinator
  ) {}

  /// Called before the window gets other traits, before the presented controller hears of them.
  ///
  /// - Parameters:
  ///   - newCollection: The new traits.
  ///   - coordinator: Coordinates animations with the change.
  open func willTransition(
    to newCollection: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator
  ) {}

  // MARK: - Overridden by the built-in styles

  /// Puts the presented controller's view into the views around it.
  func wrapPresentedView() {}

  /// Indicates whether the user can dismiss presentations of this style.
  var allowsDismissalByUser: Bool { false }

  /// Returns the animator that is used when no delegate returns one.
  func makeAnimator(dismissing: Bool) -> any ViewControllerAnimatedTransitioning {
    styleSource.modalAnimator(dismissing: dismissing)
  }

  /// The traits of the window with those that the presentation overrides.
  open var traitCollection: TraitCollection {
    let application = presentingViewController.application
    guard let window = containerView?.window ?? application?.window else {
      return TraitCollection().overridden(by: overrideTraitCollection)
    }
    return window.traitCollection.overridden(by: traits(in: window.bounds.size))
  }

  /// Returns the traits of the presented controller in a container of `size`; nil for the traits of
  /// the window.
  func traits(in size: Size) -> TraitCollection? { overrideTraitCollection }

  /// The name of the style in events.
  var eventName: String { presentationStyle.description }

  /// Called after a dismissal by the user.
  func didDismissForUser() {}

  /// The controller whose `modalTransitionStyle` is used.
  var styleSource: ViewController {
    guard let context = presentation?.presenting, presentationStyle.isContextual,
      context.providesPresentationContextTransitionStyle
    else { return presentedViewController }
    return context
  }

  /// Places the presented controller's view in the views around it before `viewIsAppearing`.
  func placeContents() {}

  /// Adds `presentedView` to the container and sets its frame.
  func placePresentedView() {
    guard let containerView, let view = presentedView else { return }
    if view.superview == nil || !view.isDescendant(of: containerView) {
      containerView.addSubview(view)
    }
    if view.superview === containerView { view.place(in: frameOfPresentedViewInContainerView) }
  }
}

extension PresentationController: ContentContainer {}

/// Covers the container; the presenter's view leaves the window.
final class FullScreenPresentationController: PresentationController {
  override var shouldRemovePresentersView: Bool { true }
}

/// The view that contains a presentation.
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

  override func hitTest(_ point: Point, with event: InputEvent?) -> View? {
    guard let found = super.hitTest(point, with: event) else { return nil }
    if isOnCurledPage(point) { return self }
    if let sheet = holder?.activeController as? SheetPresentationController, sheet.isUndimmed,
      found === self || found === sheet.dimmingView
    {
      return nil
    }
    guard found === self, let popover = holder?.activeController as? PopoverPresentationController
    else {
      return found
    }
    return popover.passthroughView(at: convert(point, to: nil), with: event) ?? found
  }

  /// Handles a tap on the curled page or outside a popover.
  override func touchEnded(_ touch: Touch) {
    let place = touch.location(in: nil)
    // This method also receives touches that no view inside has handled.
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

// MARK: - Partial curl

extension PresentationContainerView {
  /// Indicates whether the presenter's page is curled here and no transition runs.
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

  /// Dismisses the curled presentation.
  ///
  /// - Returns: False if the presentation cannot be dismissed now.
  private func uncurl() -> Bool {
    guard let holder, window?.application?.isBusy == false else { return false }
    holder.presented.dismiss(animated: true)
    return true
  }
}
