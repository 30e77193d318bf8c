/// The recogniser's part in an attempt. An attempt begins with the first touch and ends when the
/// recogniser is decided and the touch has ended.
extension GestureRecognizer {
  var isPossible: Bool { storedState == .possible }

  /// Indicates whether the recogniser receives a touch that begins. It receives no touch outside of
  /// its view. It also receives no touch while it waits for other recognisers after an earlier
  /// touch.
  func isReady(for touch: Touch) -> Bool {
    guard let view, touch.view?.isDescendant(of: view) == true else { return false }
    return isPossible && waitingStates.isEmpty
  }

  /// Indicates whether the recogniser still receives the touch.
  func isFollowing(_ touch: Touch) -> Bool { touch === self.touch && !isDecided }

  var isContinuing: Bool { storedState == .began || storedState == .changed }

  var isRecognized: Bool { isContinuing || storedState == .ended }

  var isDecided: Bool {
    switch storedState {
    case .ended, .cancelled, .failed: true
    case .possible, .began, .changed: false
    }
  }

  /// Indicates whether the recogniser is undecided and waits neither for other recognisers nor for
  /// a tick. Read it after the end of the touch.
  var isUndecidedAtTheEnd: Bool { isPossible && waitingStates.isEmpty && dueTick == nil }

  func receives(_ touch: Touch) -> Bool {
    delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }

  func beginAttempt(_ delivery: TouchDelivery, _ touch: Touch) {
    self.delivery = delivery
    self.touch = touch
    causeOfAttempt = view?.window?.application?.events.cause ?? 0
  }

  func endAttempt() {
    delivery = nil
    storedState = .possible
    waitingStates.removeAll()
    attemptRequirements.removeAll()
    dueTick = nil
    reset()
  }

  /// Collects the recognisers that must fail first. The delegates are asked once for each attempt.
  ///
  /// - Parameter waiting: Recognisers that have waited since an earlier touch. They asked their
  ///   delegates before this recogniser joined.
  func collectRequirements(
    among others: [GestureRecognizer], waiting: [GestureRecognizer]
  ) {
    for other in others where other !== self {
      if asksToFail(other) { attemptRequirements.append(WeakRecognizer(recognizer: other)) }
    }
    for other in waiting where other.asksToFail(self) {
      other.attemptRequirements.append(WeakRecognizer(recognizer: self))
    }
  }

  private func asksToFail(_ other: GestureRecognizer) -> Bool {
    shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
  }

  func requiresFailure(of other: GestureRecognizer) -> Bool {
    requirements.contains { $0.recognizer === other }
      || attemptRequirements.contains { $0.recognizer === other }
  }

  /// Indicates whether `other` fails when this recogniser is recognised.
  func excludes(_ other: GestureRecognizer) -> Bool {
    guard canPrevent(other), other.canBePrevented(by: self) else { return false }
    let areSimultaneous =
      delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
    return !areSimultaneous
  }

  /// Handles a change of state that a subclass requests.
  func requestState(_ new: State) {
    switch (storedState, new) {
    case (.possible, .began), (.possible, .ended), (.possible, .changed):
      begin(new)
    case (.possible, .failed), (.possible, .cancelled):
      fail()
    case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended),
      (.began, .cancelled), (.changed, .cancelled):
      changeState(to: new)
    default: break
    }
  }

  /// Tries again to leave `possible` after another recogniser has failed.
  func retry() {
    guard isPossible, !waitingStates.isEmpty else { return }
    let states = waitingStates
    waitingStates.removeAll()
    for state in states { requestState(state) }
  }

  private func begin(_ new: State) {
    guard let delivery else { return changeState(to: new) }
    if !waitingStates.isEmpty {
      // Changes during the wait are visible when the recogniser begins.
      if new == .ended { waitingStates.append(new) }
      return
    }
    guard let mustWait = delivery.mustWait(self) else {
      delivery.refuseRequiredFailure(of: self)
      return fail()
    }
    if mustWait {
      if new != .changed { waitingStates.append(new) }
      return
    }
    guard mayBegin else {
      view?.window?.application?.refuse(refusalToBegin)
      return fail()
    }
    if let other = delivery.recognizer(preventing: self) {
      view?.window?.application?.refuse(.prevented(gestureName, by: other.gestureName))
      return fail()
    }
    storedState = new
    dueTick = nil
    delivery.didRecognize(self)
    recordRecognition { changeState(to: new) }
  }

  private func fail() {
    storedState = .failed
    waitingStates.removeAll()
    dueTick = nil
    delivery?.didFail(self)
    if delivery == nil { storedState = .possible }
  }

  /// Called when the touch is cancelled.
  func cancelAttempt(_ touch: Touch) {
    if isFollowing(touch) { touchesCancelled([touch], with: InputEvent(touch)) }
    abandon()
  }

  /// Cancels a gesture in progress, or fails.
  func abandon() {
    if isContinuing { changeState(to: .cancelled) } else if isPossible, delivery != nil { fail() }
  }
}
