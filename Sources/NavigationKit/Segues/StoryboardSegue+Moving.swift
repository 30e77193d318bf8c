extension StoryboardSegue {
  /// What moves the views: by `transition` if there is one; else, where a hand drives it, by what would
  /// move them anyway. nil leaves it to the container or the style.
  func animators(
    _ transition: SegueTransition?, otherwise: () -> any ViewControllerAnimatedTransitioning
  ) -> TransitionAnimators? {
    guard transition != nil || interaction != nil else { return nil }
    return TransitionAnimators(
      animator: transition?.makeAnimator(from: origin) ?? otherwise(), interaction: interaction)
  }

  /// Presents the destination.
  ///
  /// - Parameter segue: Kept as long as it is presented; nil for one that is not.
  func present(by transition: SegueTransition?, keeping segue: StoryboardSegue? = nil) {
    let animators = animators(transition) { [destination] in
      destination.modalAnimator(dismissing: false)
    }
    source.request(
      PresentationRequest(
        controller: destination, animated: animates, animators: animators, segue: segue))
  }

  /// Puts the destination on `navigation`'s stack.
  func push(on navigation: NavigationController, by transition: SegueTransition?) {
    navigation.push(
      destination, animated: animates,
      animators: animators(transition) { NavigationSlideAnimator(isPop: false) })
  }
}
