internal import Narration
internal import Simulation

extension LiveSession {
  /// A Boolean value that indicates whether the user is inspecting a transition frame by frame.
  public var isScrubbing: Bool { scrubber != nil }

  /// Sends a key to the scrubber. Returns false if no transition is inspected.
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

  /// Opens the scrubber with the transition at a position, or the last one before it. Shows a
  /// notice if there is none.
  func beginScrubbing(at position: Position, in history: SessionHistory) {
    scrubber = Scrubber(landmarks, at: position, in: history, files)
    if scrubber == nil { notice = Sentence.notice("noTransition", in: words) }
    needsDisplay = true
  }

  /// Closes the scrubber. In the present, the app then gets a size of the terminal that has changed
  /// meanwhile.
  private func endScrubbing() {
    scrubber = nil
    needsDisplay = true
    if viewer == nil { applyTerminalSize() }
  }
}
