internal import Simulation

extension LiveSession {
  /// Whether a transition is looked at, out of time.
  public var isScrubbing: Bool { scrubber != nil }

  /// What `key` does to the transition that is looked at; answers false where there is none.
  func handleScrubber(_ key: Key) -> Bool {
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

  func beginScrubbing(at position: Position, in history: SessionHistory) {
    scrubber = Scrubber(landmarks, at: position, in: history, files)
    if scrubber == nil { notice = "nothing has moved yet" }
    needsDisplay = true
  }

  private func endScrubbing() {
    scrubber = nil
    needsDisplay = true
    if viewer == nil { applyTerminalSize() }
  }
}
