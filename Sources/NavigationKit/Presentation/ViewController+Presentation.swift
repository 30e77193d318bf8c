extension ViewController {
  /// The controller that this controller, or the nearest controller around it, presents; nil for
  /// none.
  public var presentedViewController: ViewController? { presentationAround?.presented }

  /// The controller that presents this controller or a controller around it; nil for none.
  public var presentingViewController: ViewController? {
    var controller: ViewController? = self
    while let current = controller {
      if let own = current.ownPresentation { return own.presenting }
      controller = current.parent
    }
    return nil
  }

  /// The presentation that this controller, or the nearest controller around it, started.
  private var presentationAround: Presentation? {
    var controller: ViewController? = self
    while let current = controller {
      if let presentation = current.presentation { return presentation }
      controller = current.enclosing
    }
    return nil
  }

  /// Presents `controller` like ``present(_:animated:completion:)``, but throws an error instead of
  /// trapping.
  ///
  /// A request at the wrong moment is not an error: it is refused with a `warning` event, as in
  /// UIKit. That is the case while something is presented already, or when this controller is not
  /// on the screen.
  ///
  /// - Parameters:
  ///   - controller: The controller to present.
  ///   - animated: True animates the presentation.
  ///   - completion: Called after `viewDidAppear(_:)` of `controller`.
  /// - Throws: `NavigationError.alreadyPresented`, `.presentedActiveController`,
  ///   `.unpresentableStyle`, `.popoverWithoutSource`, `.contextInPopover`,
  ///   `.partialCurlNeedsFullScreen` or `.emptyAlert`.
  public func checkedPresent(
    _ controller: ViewController, animated: Bool, completion: (() -> Void)? = nil
  ) throws(NavigationError) {
    if let own = controller.ownPresentation {
      throw .alreadyPresented(
        controller: controller.identity, by: own.presenting.identity)
    }
    if controller.parent != nil || controller === Application.current?.window?.rootViewController {
      throw .presentedActiveController(controller: controller.identity)
    }
    try controller.checkContents()
    try checkStyle(of: controller)
    try checkPartialCurl(of: controller)
    request(PresentationRequest(controller: controller, animated: animated, completion: completion))
  }

  /// Presents at the commit of this turn, or after the running transition.
  func request(_ request: PresentationRequest) {
    let controller = request.controller
    guard let application = Application.current, acceptsPresentation(of: controller) else {
      request.segue?.end()
      return
    }
    if application.isBusy {
      return application.whenIdle { [self] in
        // Other code may have shown the controller meanwhile.
        guard controller.ownPresentation == nil, controller.parent == nil else {
          application.refuse(.outdatedRequest(controller.identity))
          request.segue?.end()
          return
        }
        self.request(request)
      }
    }
    let presentation = makePresentation(of: controller)
    presentation.animators = request.animators
    presentation.segue = request.segue
    presentation.presenting.presentation = presentation
    controller.ownPresentation = presentation
    presentation.presented.ownPresentation = presentation
    let presenter = presentation.presenting
    if request.animated {
      presentation.preparedTransition = PreparedTransition(kind: .present, presenting: presenter)
    }
    record(
      .present, controller, animated: request.animated,
      detail: presentation.activeController.eventDetail
    ) {
      application.beginAtCommit {
        // A stack may have released the presenter in this turn.
        withExtendedLifetime(presenter) {
          presentation.begin(animated: request.animated, completion: request.completion)
        }
      }
    }
  }

  func requestDismissal(
    animated: Bool, animator: (any ViewControllerAnimatedTransitioning)?,
    completion: (() -> Void)?
  ) {
    guard let presentation = presentationToDismiss else {
      return refuse(.nothingToDismiss(identity))
    }
    end(
      presentation,
      DismissalRequest(
        animated: animated, animators: animator.map { TransitionAnimators(animator: $0) },
        completion: completion))
  }

  /// Dismisses `presentation` at the commit of this turn, or after the running transition.
  func end(_ presentation: Presentation, _ request: DismissalRequest) {
    guard let application = Application.current else { return }
    let chain = presentation.chain
    guard chain.allSatisfy({ $0.phase == .presented }) else {
      application.refuse(.dismissalRuns(presentation.presented.identity))
      return warn(
        "attempt to dismiss \(presentation.presented.identity) while a presentation or dismiss is "
          + "in progress")
    }
    if application.isBusy {
      return application.whenIdle { [self] in
        guard presentation.presented.ownPresentation === presentation else {
          return application.refuse(.outdatedRequest(presentation.presented.identity))
        }
        end(presentation, request)
      }
    }
    for link in chain { link.phase = .dismissing }
    chain.last?.animators = request.animators
    if request.animated {
      chain.last?.preparedTransition = PreparedTransition(
        kind: .dismiss, presenting: presentation.presenting)
    }
    let presenters = chain.map(\.presenting)
    record(.dismiss, presentation.presented, animated: request.animated) {
      application.beginAtCommit {
        // A stack may have released the presenter in this turn.
        withExtendedLifetime(presenters) { presentation.end(chain, request) }
      }
    }
  }

  /// The presentation that `dismiss` on this controller ends.
  private var presentationToDismiss: Presentation? {
    if let presentationAround { return presentationAround }
    var controller: ViewController? = self
    while let current = controller {
      if let own = current.ownPresentation { return own }
      controller = current.parent
    }
    return nil
  }

  private func acceptsPresentation(of controller: ViewController) -> Bool {
    let top = topAncestor
    if let existing = presentationAround {
      refuse(
        .alreadyPresenting(
          controller.identity, on: identity, existing: existing.presented.identity))
      warn(
        "attempt to present \(controller.identity) on \(identity) which is already presenting "
          + existing.presented.identity)
      return false
    }
    if let own = top.ownPresentation, own.phase != .presented {
      refuse(.presentationRuns(controller.identity, on: identity))
      warn(
        "attempt to present \(controller.identity) on \(identity) while a presentation is in "
          + "progress")
      return false
    }
    if isShownByPartialCurl {
      refuse(.partialCurl(controller.identity, on: identity))
      warn(
        "attempt to present \(controller.identity) on \(identity) which was presented with a partial "
          + "curl")
      return false
    }
    if viewIfLoaded?.window == nil, upcomingWindow == nil {
      refuse(.presenterOffScreen(controller.identity, on: identity))
      warn(
        "attempt to present \(controller.identity) on \(identity) whose view is not in the window "
          + "hierarchy")
      return false
    }
    return true
  }

  /// The window that the commit of this turn fills with the controller or one around it; nil for
  /// none, and while one of them loads its view.
  var upcomingWindow: Window? {
    let top = topAncestor
    guard top.appearanceState == .disappeared, !isInViewDidLoad, !top.isInViewDidLoad else {
      return nil
    }
    return Application.current?.windows.first {
      !$0.window.isHidden && $0.window.rootViewController === top
    }?.window
  }

  /// Removes what this controller presents, without a transition.
  func abandonPresentations() {
    guard let presentation else { return }
    presentation.presented.leaveWindow()
    presentation.forget()
    presentation.closeContainer()
  }

  /// Removes what controllers inside this one present, without a transition.
  func abandonPresentationsOfChildren() {
    for child in children {
      child.abandonPresentations()
      child.abandonPresentationsOfChildren()
    }
  }
}
