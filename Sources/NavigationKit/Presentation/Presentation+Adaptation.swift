internal import CellGraphics

extension PresentationController {
  /// Returns the style to use under `traits`: the delegate's style, otherwise this controller's own
  /// adaptation.
  ///
  /// Only sheets, popovers, `currentContext` and custom styles that fill the screen adapt, the last
  /// two only by a delegate. The delegate can choose `fullScreen`, `overFullScreen`, `formSheet` or `none`, which keeps the
  /// style. Other answers count as no answer.
  func styleInUse(under traits: TraitCollection) -> ModalPresentationStyle {
    switch presentationStyle {
    case .automatic, .none, .fullScreen, .overFullScreen, .overCurrentContext:
      return presentationStyle
    case .custom where !shouldPresentInFullscreen: return presentationStyle
    case .pageSheet, .formSheet, .popover, .currentContext, .custom: break
    }
    let answer = delegate?.adaptivePresentationStyle(for: self, traitCollection: traits)
    switch answer {
    case .fullScreen: return .fullScreen
    case .overFullScreen: return .overFullScreen
    case .formSheet: return ModalPresentationStyle.formSheet.adapted(to: traits)
    case .some(.none): return presentationStyle
    case .automatic, .pageSheet, .currentContext, .custom, .overCurrentContext, .popover, nil:
      let style = adaptivePresentationStyle(for: traits)
      return style == .none ? presentationStyle : style
    }
  }

  /// Returns the presentation controller for a style: the one that the app makes, otherwise the
  /// standard one.
  static func make(
    _ style: ModalPresentationStyle, presented: ViewController, presenting: ViewController?
  ) -> PresentationController {
    let controller =
      presented.makePresentationController(in: style, presenting: presenting)
      ?? makeStandard(style, presented: presented, presenting: presenting)
    controller.presentationStyle = style.resolved
    return controller
  }

  /// Returns the presentation controller that UIKit has for a style.
  private static func makeStandard(
    _ style: ModalPresentationStyle, presented: ViewController, presenting: ViewController?
  ) -> PresentationController {
    switch style {
    case .fullScreen, .currentContext:
      FullScreenPresentationController(
        presentedViewController: presented, presenting: presenting)
    case .pageSheet, .formSheet, .automatic:
      SheetPresentationController(presentedViewController: presented, presenting: presenting)
    case .popover:
      PopoverPresentationController(presentedViewController: presented, presenting: presenting)
    case .overFullScreen, .overCurrentContext, .custom, .none:
      PresentationController(presentedViewController: presented, presenting: presenting)
    }
  }
}

extension Presentation {
  /// Chooses the presentation controller and the shown controller for `style`, before anything is
  /// on the screen.
  func adapt(to style: ModalPresentationStyle) {
    guard style != controller.presentationStyle else {
      (activeController, presented) = (controller, original)
      return
    }
    presented =
      controller.delegate?.presentationController(
        controller, viewControllerForAdaptivePresentationStyle: style) ?? original
    activeController =
      adaptiveSheet(for: style) ?? .make(style, presented: presented, presenting: presenting)
    activeController.weakenReferences()
    activeController.presentation = self
  }

  /// Returns the sheet that the app has configured for a popover that shows the same controller.
  private func adaptiveSheet(for style: ModalPresentationStyle) -> PresentationController? {
    guard style == .formSheet, presented === original,
      let popover = controller as? PopoverPresentationController,
      presented.makePresentationController(in: style, presenting: presenting) == nil
    else { return nil }
    popover.adaptiveSheetPresentationController.setPresenter(presenting)
    return popover.adaptiveSheetPresentationController
  }

  /// Notifies the delegate of the style in which the controller is about to be shown.
  func notifyAdaptation(_ transition: Transition?) {
    let isAdapted = activeController !== controller
    if isAdapted {
      presented.record(.presentationAdapted, detail: activeController.eventName)
    }
    controller.delegate?.presentationController(
      controller,
      willPresentWithAdaptiveStyle: isAdapted ? activeController.presentationStyle : .none,
      transitionCoordinator: transition)
  }

  /// Adapts the style to new traits of the window.
  ///
  /// A presentation in a context keeps its style.
  func followTraits(_ traits: TraitCollection) {
    guard phase == .presented, !isContextual, traits != adaptedTraits else { return }
    adaptedTraits = traits
    let style = controller.styleInUse(under: traits)
    guard style != activeController.presentationStyle else { return }
    present(as: style)
  }

  /// Changes the style without animation.
  ///
  /// The order is that of a presentation and a dismissal in one: the old contents are removed
  /// before the new ones are added. The presenter's callbacks are only called if it becomes covered
  /// or visible.
  private func present(as style: ModalPresentationStyle) {
    let (oldActing, oldPresented) = (activeController, presented)
    let wasCovering = coversPresenter
    adapt(to: style)
    activeController.containerView = containerView
    notifyAdaptation(nil)
    let isVisible = containerView.window != nil
    let isOther = presented !== oldPresented
    if isOther { removeFromWindow(oldPresented) }
    removeContents(of: oldActing)
    let covered = isVisible ? coveredLevels : []
    if coversPresenter, !wasCovering {
      for level in covered { level.beginAppearance(false, animated: false) }
    } else if wasCovering, !coversPresenter {
      for level in covered { level.beginAppearance(true, animated: false) }
    }
    if isOther {
      (oldPresented.ownPresentation, presented.ownPresentation) = (nil, self)
      if isVisible { presented.beginAppearance(true, animated: false) }
    }
    activeController.wrapPresentedView()
    activeController.presentationTransitionWillBegin()
    activeController.placePresentedView()
    if isOther, isVisible { presented.deliverIsAppearing() }
    activeController.presentationTransitionDidEnd(true)
    containerView.setNeedsLayout()
    if isOther, isVisible { presented.endAppearance() }
    if coversPresenter, !wasCovering {
      removePresenterViews(of: covered)
      for level in covered { level.endAppearance() }
    } else if wasCovering, !coversPresenter {
      restorePresenterViews(of: covered, behind: containerView)
      for level in covered {
        level.deliverIsAppearing()
        level.endAppearance()
      }
    }
    if isVisible { presented.updateTraits() }
  }

  /// Removes a controller that is no longer shown from the window.
  private func removeFromWindow(_ controller: ViewController) {
    controller.beginAppearance(false, animated: false)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.endAppearance()
    // The wrapper is not needed now: its content is shown by itself.
    if original.isContained(in: controller), original !== controller {
      original.willMove(toParent: nil)
      original.viewIfLoaded?.removeFromSuperview()
      original.removeFromParent()
    }
  }

  /// Removes the views of the previous presentation controller, such as a dimming view or a border.
  private func removeContents(of old: PresentationController) {
    guard old !== activeController else { return }
    for view in containerView.subviews where view !== presented.viewIfLoaded {
      view.removeFromSuperview()
    }
    if old !== controller { old.containerView = nil }
  }
}

extension Window {
  /// Adapts all presentations to the window's traits, after running transitions.
  func adaptPresentations() {
    guard rootViewController?.presentation != nil else { return }
    application?.whenIdle { [weak self] in
      guard let self else { return }
      for presentation in rootViewController?.presentation?.chain ?? [] {
        presentation.followTraits(traitCollection)
      }
    }
  }
}
