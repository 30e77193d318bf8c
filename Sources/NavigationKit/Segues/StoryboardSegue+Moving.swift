extension StoryboardSegue {
  /// Returns the animators for the segue; nil leaves them to the container or the style.
  ///
  /// The animators use `transition` if it is not nil. With an interactive driver and without a
  /// transition, they use the standard animation.
  func animators(
    _ transition: SegueTransition?, otherwise: () -> any ViewControllerAnimatedTransitioning
  ) -> TransitionAnimators? {
    guard transition != nil || interaction != nil else { return nil }
    return TransitionAnimators(
      animator: transition?.makeAnimator(from: origin) ?? otherwise(), interaction: interaction)
  }

  /// Presents the destination.
  ///
  /// - Parameters:
  ///   - transition: The animation; nil uses the style's.
  ///   - segue: The segue that is retained while the destination is presented; nil for none.
  func present(by transition: SegueTransition?, keeping segue: StoryboardSegue? = nil) {
    let animators = animators(transition) { [destination] in
      destination.modalAnimator(dismissing: false)
    }
    source.request(
      PresentationRequest(
        controller: destination, animated: animates, animators: animators, segue: segue))
  }

  /// Pushes the destination on the stack of `navigation`.
  func push(on navigation: NavigationController, by transition: SegueTransition?) {
    navigation.push(
      destination, animated: animates,
      animators: animators(transition) { NavigationSlideAnimator(isPop: false) })
  }
}
