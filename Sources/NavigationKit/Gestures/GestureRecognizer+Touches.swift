/// The recogniser's part in an attempt: from the touch it hears of first until it is decided and the
/// finger is up.
extension GestureRecognizer {
  var isPossible: Bool { storedState == .possible }

  /// Whether it wants to hear of a finger that has come down: not while it waits for others, having
  /// heard of an earlier one, nor of one that is somewhere else.
  func isReady(for touch: Touch) -> Bool {
    guard let view, touch.view?.isDescendant(of: view) == true else { return false }
    return isPossible && waitingStates.isEmpty
  }

  /// Whether it still wants to hear of the touch.
  func isFollowing(_ touch: Touch) -> Bool { touch === self.touch && !isDecided }

  var isContinuing: Bool { storedState == .began || storedState == .changed }

  var isRecognized: Bool { isContinuing || storedState == .ended }

  var isDecided: Bool {
    switch storedState {
    case .ended, .cancelled, .failed: true
    case .possible, .began, .changed: false
    }
  }

  /// Whether the finger has gone up and nothing is left to wait for.
  var isUndecidedAtTheEnd: Bool { isPossible && waitingStates.isEmpty && dueTick == nil }

  func receives(_ touch: Touch) -> Bool {
    delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }

  func beginAttempt(_ delivery: TouchDelivery, _ touch: Touch) {
    self.delivery = delivery
    self.touch = touch
  }

  func endAttempt() {
    delivery = nil
    storedState = .possible
    waitingStates.removeAll()
    attemptRequirements.removeAll()
    dueTick = nil
    reset()
  }

  /// Asks the delegates, once for each attempt, who must fail first.
  ///
  /// - Parameter waiting: Those that wait from an earlier touch, and have asked before this one came.
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

  /// Whether this one, recognised, lets `other` fail.
  func excludes(_ other: GestureRecognizer) -> Bool {
    guard canPrevent(other), other.canBePrevented(by: self) else { return false }
    let areSimultaneous =
      delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
    return !areSimultaneous
  }

  /// Follows a change that a subclass asks for.
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

  /// Tries again, after another has failed.
  func retry() {
    guard isPossible, !waitingStates.isEmpty else { return }
    let states = waitingStates
    waitingStates.removeAll()
    for state in states { requestState(state) }
  }

  private func begin(_ new: State) {
    guard let delivery else { return changeState(to: new) }
    if !waitingStates.isEmpty {
      // What changes while it waits is seen when it begins.
      if new == .ended { waitingStates.append(new) }
      return
    }
    guard let mustWait = delivery.mustWait(self) else { return fail() }
    if mustWait {
      if new != .changed { waitingStates.append(new) }
      return
    }
    guard mayBegin, !delivery.isPrevented(self) else { return fail() }
    storedState = new
    dueTick = nil
    delivery.didRecognize(self)
    recordRecognition()
    changeState(to: new)
  }

  private func fail() {
    storedState = .failed
    waitingStates.removeAll()
    dueTick = nil
    delivery?.didFail(self)
    if delivery == nil { storedState = .possible }
  }

  /// The touch is called off.
  func cancelAttempt(_ touch: Touch) {
    if isFollowing(touch) { touchCancelled(touch) }
    abandon()
  }

  /// Ends what goes on.
  func abandon() {
    if isContinuing { changeState(to: .cancelled) } else if isPossible, delivery != nil { fail() }
  }
}
