internal import CellGraphics

extension TabBarController {
  var isOnScreen: Bool {
    viewIfLoaded?.window != nil && appearanceState != .disappeared
  }

  /// Updates the bar. Updates the screen too, if that is possible now.
  func followSelection() {
    updateTabBar()
    switch appearanceState {
    case .appeared: switchToSelection()
    // The selection is shown when this controller appears, and checked again after that.
    case .appearing, .disappearing, .disappeared: break
    }
  }

  /// Shows the selected controller's view without a transition.
  func displaySelection() {
    updateTabBar()
    guard displayed !== selection else { return }
    displayed?.removeViewFromScreen()
    displayed = selection
    if let selection { contentView.fill(with: selection.view) }
  }

  /// Changes to the selected controller on the screen.
  ///
  /// The new controller receives its "will" callback before the old controller, and its "did"
  /// callback after it (1.6.1).
  func switchToSelection() {
    let (from, to) = (displayed, selection)
    guard from !== to else { return }
    let animators = animators(from, to)
    let animated = animators != nil
    let transition = Transition(
      kind: .select, from: from, to: to, containerView: contentView, isAnimated: animated)
    transition.use(animators)
    transition.prepare()
    to?.beginAppearance(true, animated: animated)
    from?.beginAppearance(false, animated: animated)
    displayed = to
    if let to { add(to, in: transition) }
    transition.didEnd = { [self, unowned transition] completed in
      if completed { end(from, to, transition) } else { cancelSelection(from, to, transition) }
    }
    transition.begin()
  }

  /// Adds the view of the selected controller before the transition, unless the app's animator adds
  /// it.
  private func add(_ controller: ViewController, in transition: Transition) {
    guard transition.isViewAddedByAnimator else {
      contentView.fill(with: controller.view)
      controller.deliverIsAppearing()
      if transition.isAnimated { controller.view.layoutIfNeeded() }
      return
    }
    controller.view.place(in: contentView.bounds)
    transition.arrival = { [self] in
      if !controller.view.isDescendant(of: contentView) { contentView.fill(with: controller.view) }
      controller.deliverIsAppearing()
      controller.view.layoutIfNeeded()
    }
  }

  private func animators(
    _ from: ViewController?, _ to: ViewController?
  ) -> TransitionAnimators? {
    guard let from, let to, let delegate,
      let animator = delegate.tabBarController(
        self, animationControllerForTransitionFrom: from, to: to)
    else { return nil }
    let driver = delegate.tabBarController(self, interactionControllerFor: animator)
    if driver == nil { application?.refuseMissingDriver(of: self, for: .select) }
    return TransitionAnimators(ofDelegate: animator, interaction: driver)
  }

  private func end(_ from: ViewController?, _ to: ViewController?, _ transition: Transition) {
    from?.viewIfLoaded?.removeFromSuperview()
    transition.finishCoordination()
    from?.endAppearance()
    to?.endAppearance()
    if to !== selection { followSelection() }
  }

  /// Shows `from` again after the change was cancelled interactively.
  private func cancelSelection(
    _ from: ViewController?, _ to: ViewController?, _ transition: Transition
  ) {
    displayed = from
    selection = from
    transition.finishCoordination()
    to?.beginAppearance(false, animated: true)
    to?.viewIfLoaded?.removeFromSuperview()
    to?.endAppearance()
    from?.beginAppearance(true, animated: true)
    from?.deliverIsAppearing()
    from?.endAppearance()
    updateTabBar()
  }
}

extension TabBarController {
  /// Updates the tabs and the visibility of the bar.
  ///
  /// - Parameters:
  ///   - animated: True slides the bar.
  ///   - duration: Seconds.
  func updateTabBar(
    animated: Bool = false, duration: Double = NavigationController.hideShowBarDuration
  ) {
    guard isViewLoaded else { return }
    let places = places
    let place = places.firstIndex { $0 === selection } ?? places.indices.last
    tabBar.show(places.map { $0.tabBarItem }, selected: place)
    guard animated, isOnScreen, tabBar.isHidden == showsTabBar else { return arrangeTabBar() }
    View.animate(withDuration: duration, options: .allowUserInteraction) {
      arrangeTabBar()
      contentView.layoutIfNeeded()
    } completion: { [weak self] _ in
      // A running transition determines the place of the bar, because it can still be cancelled.
      guard let self, (selection as? NavigationController)?.pendingChange == nil else { return }
      arrangeTabBar()
    }
  }

  /// Places the bar at the lower edge and the content above it. A hidden bar is below the lower
  /// edge.
  func arrangeTabBar() {
    guard let size = viewIfLoaded?.bounds.size else { return }
    let rows = showsTabBar ? 1.0 : 0
    contentView.place(
      in: Rect(x: 0, y: 0, width: size.width, height: max(0, size.height - rows)))
    tabBar.place(in: Rect(x: 0, y: size.height - rows, width: size.width, height: 1))
    tabBar.isUserInteractionEnabled = showsTabBar
    tabBar.isHidden = !showsTabBar && tabBar.animations.isEmpty
  }

  /// Indicates whether the bar is visible. A screen of one row has no tab bar.
  private var showsTabBar: Bool {
    let isWanted = (selection as? NavigationController)?.hidesBottomBar != true
    return isWanted && !tabs.isEmpty && (viewIfLoaded?.bounds.height ?? 0) >= 2
  }
}
