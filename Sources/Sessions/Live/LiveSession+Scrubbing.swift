internal import Simulation

extension LiveSession {
  /// Whether a transition is looked at, out of time.
  public var isScrubbing: Bool { scrubber != nil }

  /// What `key` does to the transition that is looked at; answers false where there is none.
  func scrub(by key: Key) -> Bool {
    guard let scrubber else { return false }
    switch scrubber.receive(key) {
    case .stays: break
    case .left: endScrubbing()
    case .quit:
      endScrubbing()
      perform(.quit)
    }
    return true
  }

  func beginScrubbing(at moment: Moment, in past: Past) {
    scrubber = Scrubber(landmarks, at: moment, in: past, files)
    if scrubber == nil { notice = "nothing has moved yet" }
    needsDisplay = true
  }

  private func endScrubbing() {
    scrubber = nil
    needsDisplay = true
    if visitor == nil { takeSize() }
  }
}
