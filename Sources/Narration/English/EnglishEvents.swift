extension StringTable {
  /// The sentences of the life cycle, of containment, of traits and of warnings.
  ///
  /// Each pattern is a whole sentence in the present tense or the perfect: *is about to appear* for
  /// a `will` callback, *has appeared* for a `did` callback.
  static let englishLifeCycle = [
    "event.loadView": "{subject} creates its view.",
    "event.viewDidLoad": "The view of {subject} has loaded.",
    "event.viewWillAppear.animated": "{subject} is about to appear, animated.",
    "event.viewWillAppear.immediate": "{subject} is about to appear, without animation.",
    "event.viewIsAppearing.animated": "{subject} is appearing, animated.",
    "event.viewIsAppearing.immediate": "{subject} is appearing, without animation.",
    "event.viewWillLayoutSubviews": "{subject} is about to lay out its view.",
    "event.viewDidLayoutSubviews": "{subject} has laid out its view.",
    "event.viewDidAppear.animated": "{subject} has appeared, animated.",
    "event.viewDidAppear.immediate": "{subject} has appeared, without animation.",
    "event.viewWillDisappear.animated": "{subject} is about to disappear, animated.",
    "event.viewWillDisappear.immediate": "{subject} is about to disappear, without animation.",
    "event.viewDidDisappear.animated": "{subject} has disappeared, animated.",
    "event.viewDidDisappear.immediate": "{subject} has disappeared, without animation.",
    "event.willMoveToParent": "{subject} is about to join {object}.",
    "event.willMoveToParent.alone": "{subject} is about to leave its container.",
    "event.didMoveToParent": "{subject} has joined {object}.",
    "event.didMoveToParent.alone": "{subject} has left its container.",
    "event.traitsChanged": "{subject} now has {width} width and {height} height.",
    "event.warning": "Warning for {subject}: {detail}.",
    "event.warning.app": "Warning: {detail}.",
    "event.other":
      "Event {name}: subject {subject}, object {object}, detail {detail}.",
    "event.other.animated":
      "Event {name}: subject {subject}, object {object}, detail {detail}, animated.",
    "event.other.immediate":
      "Event {name}: subject {subject}, object {object}, detail {detail}, without animation.",
  ]

  /// The sentences of stacks, tabs, columns, pages, presentations and transitions.
  static let englishContainers = [
    "event.push.animated": "{subject} pushes {object}, animated.",
    "event.push.immediate": "{subject} pushes {object}, without animation.",
    "event.pop.animated": "{subject} pops to {object}, animated.",
    "event.pop.immediate": "{subject} pops to {object}, without animation.",
    "event.setViewControllers.animated|one":
      "{subject} gets a new stack of one controller, animated: {list}.",
    "event.setViewControllers.animated|other":
      "{subject} gets a new stack of several controllers, animated: {list}.",
    "event.setViewControllers.immediate|one":
      "{subject} gets a new stack of one controller, without animation: {list}.",
    "event.setViewControllers.immediate|other":
      "{subject} gets a new stack of several controllers, without animation: {list}.",
    "event.setViewControllers.none.animated": "{subject} gets an empty stack, animated.",
    "event.setViewControllers.none.immediate": "{subject} gets an empty stack, without animation.",
    "event.navigationWillShow.animated": "{subject} is about to show {object}, animated.",
    "event.navigationWillShow.immediate": "{subject} is about to show {object}, without animation.",
    "event.navigationDidShow.animated": "{subject} has shown {object}, animated.",
    "event.navigationDidShow.immediate": "{subject} has shown {object}, without animation.",
    "event.tabShouldSelect.yes": "{subject} may select {object}: its delegate allows it.",
    "event.tabShouldSelect.no": "{subject} may not select {object}: its delegate refuses it.",
    "event.tabSelected": "{subject} selects {object}.",
    "event.tabDidSelect": "The user has selected {object} in {subject}.",
    "event.splitCollapsed": "{subject} collapses to a single column with {object}.",
    "event.splitExpanded": "{subject} shows several columns again.",
    "event.splitWillChangeDisplayMode": "{subject} is about to show {mode}.",
    "event.pageTurned.animated": "{subject} turns to {object}, animated.",
    "event.pageTurned.immediate": "{subject} turns to {object}, without animation.",
    "event.pageWillTransition": "{subject} may turn to {object}.",
    "event.pageDidFinishAnimating.yes": "{subject} has turned from {object} to another page.",
    "event.pageDidFinishAnimating.no": "{subject} has returned to {object}.",
    "event.present.animated": "{subject} presents {object}, as {style}, animated.",
    "event.present.immediate": "{subject} presents {object}, as {style}, without animation.",
    "event.present.fullScreen.animated": "{subject} presents {object}, animated.",
    "event.present.fullScreen.immediate": "{subject} presents {object}, without animation.",
    "event.dismiss.animated": "{subject} dismisses {object}, animated.",
    "event.dismiss.immediate": "{subject} dismisses {object}, without animation.",
    "event.presentationAdapted": "{subject} is adapted to {style}.",
    "event.presentationShouldDismiss.yes": "The user may dismiss {subject}.",
    "event.presentationShouldDismiss.no": "The user may not dismiss {subject}.",
    "event.presentationWillDismiss": "The user begins to dismiss {subject}.",
    "event.presentationDidDismiss": "The user has dismissed {subject}.",
    "event.presentationDidAttemptToDismiss": "The user has tried to dismiss {subject}.",
    "event.alertActionChosen": "{subject}: {object} is chosen, {actionStyle}.",
    "event.transitionBegan.animated":
      "Transition from {subject} to {object} begins: {transition}, animated.",
    "event.transitionBegan.immediate":
      "Transition from {subject} to {object} begins: {transition}, without animation.",
    "event.transitionBegan.animator.animated":
      "Transition from {subject} to {object} begins: {transition} by {name}, animated.",
    "event.transitionBegan.animator.immediate":
      "Transition from {subject} to {object} begins: {transition} by {name}, without animation.",
    "event.transitionEnded.completed.animated":
      "The animated transition from {subject} to {object} is complete.",
    "event.transitionEnded.completed.immediate":
      "The transition from {subject} to {object} is complete, without animation.",
    "event.transitionEnded.cancelled.animated":
      "The animated transition from {subject} to {object} is cancelled.",
    "event.transitionEnded.cancelled.immediate":
      "The transition from {subject} to {object} is cancelled, without animation.",
  ]

  /// The sentences of gestures, actions, ignored input, the focus and work from outside a turn.
  static let englishInput = [
    "event.gestureRecognized": "{subject} recognises a gesture: {input}.",
    "event.actionSent": "{object} in {subject} sends its action: {detail}.",
    "event.actionSent.none": "{object} in {subject} sends its action.",
    "event.inputIgnored": "Ignored in {subject}: {input}, because {reason}.",
    "event.inputIgnored.app": "Ignored: {input}, because {reason}.",
    "event.focusMoved": "The focus moves to {object} in {subject}.",
    "event.external": "{object} runs, number {detail}.",
  ]

  /// The sentences of segues and unwinding, in the order of their steps.
  static let englishSegues = [
    "event.shouldPerformSegue.yes": "{subject} allows the segue {object}.",
    "event.shouldPerformSegue.no": "{subject} refuses the segue {object}.",
    "event.shouldPerformSegue.alone.yes": "{subject} allows a segue without an identifier.",
    "event.shouldPerformSegue.alone.no": "{subject} refuses a segue without an identifier.",
    "event.destinationCreated": "{subject} creates the destination {object}.",
    "event.segueCreated": "{subject} creates the segue {object}, of the class {detail}.",
    "event.segueCreated.alone":
      "{subject} creates a segue without an identifier, of the class {detail}.",
    "event.prepareForSegue": "{subject} prepares for the segue {object}.",
    "event.prepareForSegue.alone": "{subject} prepares for a segue without an identifier.",
    "event.performSegue": "{subject} performs the segue {object}.",
    "event.performSegue.alone": "{subject} performs a segue without an identifier.",
    "event.segueReleased": "The segue {object} of {subject} is released.",
    "event.segueReleased.alone": "A segue of {subject} without an identifier is released.",
    "event.canPerformUnwindSegueAction.yes": "{subject} handles the unwind action {object}.",
    "event.canPerformUnwindSegueAction.no": "{subject} does not handle the unwind action {object}.",
    "event.unwindAction": "The unwind action {object} of {subject} is called by {detail}.",
    "event.unwindAction.unnamed": "The unwind action {object} of {subject} is called.",
    "event.unwindTowards": "{subject} unwinds towards {object}.",
    "event.unwindTargetAssumed":
      "{subject} is used as the destination of {object} by {detail}, but does not declare it.",
    "event.unwindTargetAssumed.unnamed":
      "{subject} is used as the destination of {object}, but does not declare it.",
    "event.unwindTargetMissing":
      "No controller handles the unwind action {object} of {detail} in {subject}.",
    "event.unwindTargetMissing.unnamed":
      "No controller handles the unwind action {object} in {subject}.",
  ]
}
