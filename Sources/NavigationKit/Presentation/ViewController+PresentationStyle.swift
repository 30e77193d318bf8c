internal import CellGraphics

extension ViewController {
  /// The object that provides presentation controllers, animators and interactive drivers. The
  /// reference is weak.
  public var transitioningDelegate: (any ViewControllerTransitioningDelegate)? {
    get { modalSettings?.transitioningDelegate }
    set { settings.transitioningDelegate = newValue }
  }

  /// The presentation controller of this controller, or of the presented controller around it.
  ///
  /// Before a presentation the first access creates it for the current ``modalPresentationStyle``;
  /// later changes of the style have no effect. It is released after the dismissal. It is nil for a
  /// child that is not presented and for the root of the window.
  ///
  /// ```swift
  /// let sheet = ViewController()
  /// sheet.modalPresentationStyle = .pageSheet  // Set the style before the first access.
  /// precondition(sheet.presentationController is SheetPresentationController)
  /// sheet.modalPresentationStyle = .fullScreen
  /// precondition(sheet.presentationController is SheetPresentationController)
  /// ```
  public var presentationController: PresentationController? {
    presentationControllerInUse
      ?? makePresentationController(before: ModalPresentationStyle.allCases)
  }

  /// The presentation controller of the adapted style that is on the screen, of this controller or
  /// of the presented controller around it; nil without a presentation.
  public var activePresentationController: PresentationController? {
    presentationAroundSelf?.activeController
  }

  /// The presentation controller of a popover; nil for any other style.
  ///
  /// The first access in the style ``ModalPresentationStyle/popover`` creates it. In another style
  /// the access creates nothing, so that the style can still change.
  public var popoverPresentationController: PopoverPresentationController? {
    (presentationControllerInUse ?? makePresentationController(before: [.popover]))
      as? PopoverPresentationController
  }

  /// The presentation controller of a sheet; nil for any other style.
  ///
  /// The first access in a style of sheets creates it: ``ModalPresentationStyle/pageSheet``,
  /// ``ModalPresentationStyle/formSheet`` or ``ModalPresentationStyle/automatic``. In another style
  /// the access creates nothing.
  public var sheetPresentationController: SheetPresentationController? {
    (presentationControllerInUse
      ?? makePresentationController(before: [.pageSheet, .formSheet, .automatic]))
      as? SheetPresentationController
  }

  /// The presentation controller that exists already; nil without one.
  private var presentationControllerInUse: PresentationController? {
    presentationAroundSelf?.controller ?? modalSettings?.presentationController
  }

  /// The presentation that shows this controller or a container around it; nil for none.
  private var presentationAroundSelf: Presentation? {
    var controller: ViewController? = self
    while let current = controller {
      if let own = current.ownPresentation { return own }
      controller = current.parent
    }
    return nil
  }

  /// Creates the presentation controller before a presentation.
  ///
  /// - Returns: nil in a style that is not among `styles`, for a child and for the window's root.
  private func makePresentationController(
    before styles: [ModalPresentationStyle]
  ) -> PresentationController? {
    guard styles.contains(modalPresentationStyle), parent == nil,
      self !== application?.window?.rootViewController
    else { return nil }
    return makePresentationController(presenting: nil, source: nil)
  }

  private var settings: ModalSettings {
    if let modalSettings { return modalSettings }
    let made = ModalSettings()
    modalSettings = made
    return made
  }

  /// Returns the existing presentation controller, or a new one if it does not exist.
  ///
  /// - Parameters:
  ///   - presenting: The controller that presents; nil before the presentation.
  ///   - source: The controller on which `present` is called; nil before the presentation.
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
    controller.weakenReferences()
    return controller
  }

  // MARK: - Presenting

  /// Chooses the controller that presents, and the style.
  func makePresentation(of controller: ViewController) -> Presentation {
    let level = presentingLevel
    let made = controller.makePresentationController(presenting: level, source: self)
    let window = level.viewIfLoaded?.window ?? level.upcomingWindow
    let traits = window?.traitCollection ?? TraitCollection()
    let style = made.styleInUse(under: traits)
    let wantsContext = style.isContextual || style == .custom && !made.shouldPresentInFullscreen
    let context = wantsContext ? presentationContext : nil
    // A context without a parent fills the window or is a level of its own.
    let isContextual = context?.parent != nil
    let presentation = Presentation(
      presenting: isContextual ? context ?? level : level, presented: controller,
      requester: self, controller: made, isContextual: isContextual, traits: traits)
    presentation.adapt(to: style)
    return presentation
  }

  /// Throws when the style of a controller cannot be presented.
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

  /// The nearest controller that defines a presentation context: this controller or a parent.
  private var presentationContext: ViewController? {
    var controller: ViewController? = self
    while let current = controller, !current.definesPresentationContext {
      controller = current.parent
    }
    return controller
  }

  /// The controller that presents over the whole window in place of this controller: the outermost
  /// container.
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

  /// The preferred size.
  ///
  /// Without a preferred size of its own, the controller uses the size of the frontmost child plus
  /// the rows of the bars.
  var fittingPreferredContentSize: Size {
    if preferredContentSize != .zero { return preferredContentSize }
    guard let child = frontmostChild else { return .zero }
    var size = child.fittingPreferredContentSize
    if size.height > 0 { size.height += rowsOfBars }
    return size
  }

  /// Lays out the presentation around this controller again.
  func preferredContentSizeChanged() {
    topAncestor.ownPresentation?.containerView.setNeedsLayout()
    guard parent == nil else { return }
    ownPresentation?.activeController.preferredContentSizeDidChange(forChildContentContainer: self)
  }
}

extension PresentationController {
  /// The detail of the event of presenting; empty for full screen.
  var eventDetail: String { presentationStyle == .fullScreen ? "" : eventName }
}
