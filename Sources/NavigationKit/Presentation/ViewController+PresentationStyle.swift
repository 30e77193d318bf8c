internal import CellGraphics

extension ViewController {
  /// Brings presentation controllers and animators of the app's own for this controller. Weak.
  public var transitioningDelegate: (any ViewControllerTransitioningDelegate)? {
    get { modalSettings?.transitioningDelegate }
    set { settings.transitioningDelegate = newValue }
  }

  /// What shows this controller, or the one around it that is presented.
  ///
  /// Asked for before presenting it is made for the style set by then, which counts from now on; it
  /// goes with the dismissal.
  public var presentationController: PresentationController? {
    var controller: ViewController? = self
    while let current = controller {
      if let own = current.ownPresentation { return own.controller }
      controller = current.parent
    }
    guard parent == nil, self !== application?.window?.rootViewController else { return nil }
    return makePresentationController(presenting: nil, source: nil)
  }

  /// The presentation controller if it is a popover's.
  public var popoverPresentationController: PopoverPresentationController? {
    presentationController as? PopoverPresentationController
  }

  /// The presentation controller if it is a sheet's.
  public var sheetPresentationController: SheetPresentationController? {
    presentationController as? SheetPresentationController
  }

  private var settings: ModalSettings {
    if let modalSettings { return modalSettings }
    let made = ModalSettings()
    modalSettings = made
    return made
  }

  /// The one there is, else a new one.
  ///
  /// - Parameter source: The one that `present` is called on; nil before that, when nobody is asked
  ///   for a controller of the app's own.
  private func makePresentationController(
    presenting: ViewController?, source: ViewController?
  ) -> PresentationController {
    if let made = modalSettings?.presentationController { return made }
    let style = modalPresentationStyle.resolved
    var made: PresentationController?
    if style == .custom {
      made = transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenting, source: source ?? self)
    }
    let controller = made ?? .make(style, presented: self, presenting: presenting)
    settings.presentationController = controller
    return controller
  }

  // MARK: - Presenting

  /// Decides who presents `controller`, and how.
  func makePresentation(of controller: ViewController) -> Presentation {
    let level = presentingLevel
    let made = controller.makePresentationController(presenting: level, source: self)
    let traits = level.viewIfLoaded?.window?.traitCollection ?? TraitCollection()
    let style = made.styleInUse(under: traits)
    let wantsContext = style.isContextual || style == .custom && !made.shouldPresentInFullscreen
    let context = wantsContext ? presentationContext : nil
    // One that is nobody's child fills the window, or stands in it as a level of its own.
    let isContextual = context?.parent != nil
    let presentation = Presentation(
      presenting: isContextual ? context ?? level : level, presented: controller,
      requester: self, controller: made, isContextual: isContextual, traits: traits)
    presentation.adapt(to: style)
    return presentation
  }

  /// Checks what can be wrong with the style of a controller that is about to be presented.
  func checkStyle(of controller: ViewController) throws(NavigationError) {
    let style = controller.modalPresentationStyle
    if style == .none {
      throw .unpresentableStyle(controller: controller.identity, style: style)
    }
    if style.isContextual, controller.modalTransitionStyle != .coverVertical,
      topAncestor.ownPresentation?.activeController is PopoverPresentationController
    {
      throw .contextInPopover(controller: controller.identity)
    }
    guard style == .popover, let popover = controller.popoverPresentationController else { return }
    (popover.delegate as? any PopoverPresentationControllerDelegate)?
      .prepareForPopoverPresentation(popover)
    let traits = application?.window?.traitCollection ?? TraitCollection()
    if !popover.hasSource, popover.styleInUse(under: traits) == .popover {
      throw .popoverWithoutSource(controller: controller.identity)
    }
  }

  /// The nearest controller, from this one outwards, that those in the current context stand in for.
  private var presentationContext: ViewController? {
    var controller: ViewController? = self
    while let current = controller, !current.definesPresentationContext {
      controller = current.parent
    }
    return controller
  }

  /// The controller that presents on behalf of this one over the whole window: the outermost one
  /// around it.
  private var presentingLevel: ViewController {
    var top = topAncestor
    while let outer = top.enclosing { top = outer.topAncestor }
    let isLevel =
      top.ownPresentation != nil || top === Application.current?.window?.rootViewController
    if isLevel { return top }
    warn("presenting view controllers on detached view controllers is discouraged (\(identity))")
    return Application.current?.frontmostLevel ?? top
  }

  // MARK: - Size

  /// The wanted size: this controller's, else that of the child in front with room for the bars.
  var fittingPreferredContentSize: Size {
    if preferredContentSize != .zero { return preferredContentSize }
    guard let child = frontmostChild else { return .zero }
    var size = child.fittingPreferredContentSize
    if size.height > 0 { size.height += rowsOfBars }
    return size
  }

  /// Has the presentation around this controller look at its size again.
  func preferredContentSizeChanged() {
    topAncestor.ownPresentation?.containerView.setNeedsLayout()
  }
}

extension PresentationController {
  /// What the event of presenting says of it; full screen goes without saying.
  var eventDetail: String { presentationStyle == .fullScreen ? "" : eventName }
}
