internal import Inspection
internal import Narration
internal import NavigationKit
public import Simulation

/// Receives keys, the mouse and pasted text, and sends each to the first that takes it.
extension LiveSession {
  /// Performs a key.
  ///
  /// The first of these handles the key: the scrubber, the app's help, the palette and the map,
  /// recording, time travel, the app.
  public func receive(_ pressed: Key) {
    if notice != nil {
      notice = nil
      needsDisplay = true
    }
    if performKeyCommand(pressed) { return }
    guard let key = usualKey(for: pressed) else { return ignore(pressed) }
    if handleScrubber(key) || isOrienting && handleOrientation(key) || handleInspector(key)
      || closeHelp(with: key) || handleOrientation(key) || handleRecording(key)
      || handleTimeTravel(key)
    {
      return
    }
    let command = KeyBindings.command(for: key, isEditing: typesText(key))
    if let command {
      if hasEffect(command) { perform(command, key: pressed.name) }
    } else if history == nil, case .travel = KeyBindings.app[key] {
      notice = Sentence.notice("noTimeTravel", in: words)
      needsDisplay = true
    } else {
      ignore(pressed)
    }
  }

  /// Performs the app's own command for a key. Returns false while an earlier position, a transition or
  /// a pane is shown, and for a key without such a command.
  private func performKeyCommand(_ key: Key) -> Bool {
    guard viewer == nil, scrubber == nil, !isOrienting, inspector.map({ $0.focus == .app }) ?? true,
      let command = simulator.keyCommand(for: key)
    else { return false }
    perform(command, key: key.name)
    return true
  }

  /// Keeps a key that is no command, for an explanation in the inspector.
  private func ignore(_ key: Key) { if viewer == nil { simulator.unboundKey = key } }

  /// Returns the key that usually does what a key does for this user; nil if it does nothing. The
  /// keys of a text and of the scrubber are not changed.
  private func usualKey(for key: Key) -> Key? {
    scrubber != nil || typesText(key) || inspector?.isAsking == true
      ? key : simulator.preferences.keys.key(for: key)
  }

  /// Performs a pointer input.
  ///
  /// During time travel a press on the timeline goes to that position. A press outside the timeline
  /// starts a branch.
  public func receive(_ pointer: PointerInput) {
    if handleInspector(pointer) { return }
    if let scrubber { return scrubber.receive(pointer) }
    if handleOrientation(pointer) { return }
    // A notice can cover the timeline.
    if pointer.action == .press, notice != nil { (notice, needsDisplay) = (nil, true) }
    guard !scrollTimeTravelHelp(with: pointer), let command = pointer.command, !seek(with: pointer)
    else {
      return
    }
    // A touch that began in the present does not continue at an earlier position.
    if viewer != nil, !command.beginsTouch { return }
    if !closeTimeTravelHelp(), hasEffect(command) { perform(command) }
  }

  /// Enters pasted text. The text is ignored while a transition is inspected. It closes the help
  /// for time travel.
  public func receive(pasted text: String) {
    if scrubber != nil || handleOrientation(pasted: text) { return }
    // A pane of the inspector takes no text.
    if let inspector, inspector.focus != .app { return }
    if !closeTimeTravelHelp(), hasEffect(.paste(text)) { perform(.paste(text)) }
  }

  /// Shows a notice that a paste of more than 1 MB was rejected.
  public func refuseOverlongPaste() {
    notice = Sentence.notice("longPaste", in: words)
    needsDisplay = true
  }

  // MARK: - Notices

  /// Shows a notice in the last row until the next key.
  package func show(notice text: String) {
    notice = text
    needsDisplay = true
  }

  /// Shows, until the next key, that the app uses only a part of the terminal.
  public func showLimit(_ used: (columns: Int, rows: Int), of window: (columns: Int, rows: Int)) {
    show(notice: simulator.words.text(ScreenLimits.notice(used: used, of: window), isPlain: true))
  }
}

extension Command {
  fileprivate var beginsTouch: Bool {
    switch self {
    case .pointer(.down, _, _), .wheel: true
    case _: false
    }
  }
}
