internal import CellGraphics
internal import Inspection
internal import Narration
internal import NavigationKit
internal import Simulation

/// Shows earlier positions of a running session. The present waits: the session's time stops while
/// an earlier position is shown. A command of the app starts a branch there.
extension LiveSession {
  /// A Boolean value that indicates whether an earlier position is shown instead of the present.
  public var isTimeTravelling: Bool { viewer != nil }

  /// Performs a key for time travel. Returns false for other keys.
  func handleTimeTravel(_ key: Key) -> Bool {
    guard let history else { return false }
    if viewer != nil { return handleTimeTravel(key, in: history) }
    guard case .travel(let step) = KeyBindings.app[key], !typesText(key) else { return false }
    perform(step, in: history)
    return true
  }

  /// Performs a key while an earlier position is shown. Returns false for keys of the app.
  private func handleTimeTravel(_ key: Key, in history: SessionHistory) -> Bool {
    if isTimeTravelHelpVisible {
      let offset = KeyBindings.pastHelp(words).offset(
        timeTravelHelpOffset, movedBy: key, in: timeTravelHelpArea)
      if let offset { timeTravelHelpOffset = offset } else { isTimeTravelHelpVisible = false }
      needsDisplay = true
      return true
    }
    switch KeyBindings.past[key] {
    // This key opens the help even if it could be typed into a text.
    case .showHelp: (isTimeTravelHelpVisible, timeTravelHelpOffset, needsDisplay) = (true, 0, true)
    case .travel(let step) where !typesText(key): perform(step, in: history)
    case .nothing where !typesText(key): break
    case .travel, .nothing, .toggleRecording, .inspect, .orient, .meter, .app, nil: return false
    }
    return true
  }

  /// Closes the app's help if `key` is a key of the session or has no meaning. Returns false for
  /// other keys.
  func closeHelp(with key: Key) -> Bool {
    guard viewer == nil, simulator.isHelpVisible else { return false }
    switch KeyBindings.command(for: key, isEditing: false) {
    case nil, .toggleSlowAnimations: perform(.toggleHelp, key: key.name)
    case _: return false
    }
    return true
  }

  /// Scrolls the help for time travel with the wheel. Returns false if the help is closed or the
  /// wheel did not move.
  func scrollTimeTravelHelp(with pointer: PointerInput) -> Bool {
    guard viewer != nil, isTimeTravelHelpVisible else { return false }
    let moved = KeyBindings.pastHelp(words).offset(
      timeTravelHelpOffset, movedBy: pointer, in: timeTravelHelpArea)
    if let moved { (timeTravelHelpOffset, needsDisplay) = (moved, true) }
    return moved != nil
  }

  /// Closes the help for time travel. Returns false if it is not open.
  func closeTimeTravelHelp() -> Bool {
    guard viewer != nil, isTimeTravelHelpVisible else { return false }
    isTimeTravelHelpVisible = false
    needsDisplay = true
    return true
  }

  /// Returns whether a command should be performed at the shown position.
  ///
  /// A command during time travel starts a branch, which discards the later part of the session and
  /// cannot be undone. Users can turn the wheel or paste text by accident, so these two commands
  /// are first tried in another simulator. They count only if they cause an event or change the
  /// frame. Other commands always count.
  func hasEffect(_ command: Command) -> Bool {
    if command == .rotate, simulator.device == nil { return false }
    guard let history, let viewer else { return true }
    switch command {
    case .wheel, .paste: break
    case _: return true
    }
    let trial = history.cursor(at: viewer.position)
    trial.simulator.perform(command)
    let events = trial.simulator.takeEvents()
    if !events.isEmpty { return events.contains { $0.kind != .inputIgnored } }
    return trial.simulator.frame() != viewer.frame
  }

  /// Moves along the timeline with the pointer. Returns false if the pointer is not on the
  /// timeline.
  func seek(with pointer: PointerInput) -> Bool {
    let wasSeeking = isSeeking
    switch pointer.action {
    case .press:
      isSeeking = viewer != nil && !isTimeTravelHelpVisible && pointer.row == rows - 1
      guard isSeeking else { return false }
    case .drag: guard wasSeeking else { return false }
    case .release, .cancel:
      isSeeking = false
      return wasSeeking
    case .wheel: return false
    }
    if let history, viewer != nil,
      let tick = timelineBar?.tick(atColumn: pointer.column, of: columns)
    {
      view(history.timeline.position(at: tick), in: history)
    }
    return true
  }

  /// Moves in the history by one step. A step after the last one returns to the present.
  func perform(_ step: TravelStep, in history: SessionHistory) {
    let here = viewer?.position ?? history.timeline.last
    if viewer == nil, step == .on || step == .navigationOn {
      notice = Sentence.notice(
        "atPresent", [.title: .name("["), .name: .name("{")], in: words)
      needsDisplay = true
      return
    }
    switch step {
    case .back:
      view(history.timeline.previousPosition(from: here, landmarks), in: history) { [landmarks] in
        history.timeline.previousPosition(from: $0, landmarks)
      }
    case .navigationBack:
      view(landmarks.previousNavigationPosition(from: here), in: history) { [landmarks] in
        landmarks.previousNavigationPosition(from: $0)
      }
    case .on:
      view(landmarks.tick(after: here.tick).map(history.timeline.position), in: history)
    case .navigationOn: view(landmarks.navigation(after: here)?.before, in: history)
    case .now: returnToPresent()
    case .scrub: beginScrubbing(at: here, in: history)
    }
  }

  /// Shows a position.
  ///
  /// - Parameters:
  ///   - position: The position; nil for the present.
  ///   - stepBack: Returns the position to which a further step back leads, for caching frames.
  func view(
    _ position: Position?, in history: SessionHistory,
    stepBack: (Position) -> Position? = { _ in nil }
  ) {
    guard let position, position < history.timeline.last else { return returnToPresent() }
    viewer = history.viewer(at: position, reusing: viewer, stepBack: stepBack)
    needsDisplay = true
  }

  /// Returns to the present. Does nothing if the present is shown.
  func returnToPresent() {
    guard let viewer else { return }
    if let cursor = viewer.existingCursor { history?.park(cursor) }
    self.viewer = nil
    isTimeTravelHelpVisible = false
    needsDisplay = true
    applyTerminalSize()
  }

  /// Makes the shown position the present and discards everything after it.
  ///
  /// The recorder gets the branch before the history is cut. The simulator of the shown position
  /// takes the place of the session's. Does nothing in the present.
  func startBranch() {
    guard let history, let viewer else { return }
    let cursor = viewer.cursor
    recorder?.recordBranch(to: cursor.position, at: simulator.tick)
    history.cut(to: cursor.position)
    edited?.restart()
    landmarks.cut(to: cursor.position)
    journal.cut(to: cursor.position.tick, inputs: cursor.position.inputs)
    simulator.badge = ""
    simulator = cursor.simulator
    self.viewer = nil
    updateBadge()
    isTimeTravelHelpVisible = false
    needsDisplay = true
    applyTerminalSize()
  }

  // MARK: - Drawing

  /// The frame of the visible position with the timeline, and the help over it.
  var timeTravelFrame: Frame {
    guard let viewer, let bar = timelineBar else { return simulator.frame() }
    let shown = editedSimulator?.frame() ?? viewer.frame
    var frame = (inspector?.framingSelection(in: shown) ?? shown).fitted(
      columns: columns, rows: rows)
    frame.addOverlay(
      "timeline", over: CellRect(column: 0, row: rows - 1, columns: columns, rows: 1)
    ) {
      bar.draw(onto: &$0, in: $1)
    }
    if isTimeTravelHelpVisible {
      frame.addOverlay(
        KeyBindings.pastHelp(words), in: timeTravelHelpArea, from: timeTravelHelpOffset,
        colors: simulator.colors.box)
    }
    return addingOverlay(to: frame)
  }

  /// The part of the screen for the help.
  private var timeTravelHelpArea: CellRect {
    CellRect(column: 0, row: 0, columns: columns, rows: rows).aboveTimeline
  }

  /// The timeline in the last row; nil in the present.
  private var timelineBar: TimelineBar? {
    guard let history, let viewer else { return nil }
    let before = viewer.position.inputs
    return TimelineBar(
      state: .timeTravel, tick: viewer.position.tick, end: history.timeline.end,
      landmarks: landmarks.landmarks,
      text: history.timeline.text(before: before, in: words),
      notice: notice.map { [$0] } ?? [],
      hint: (isRecording ? "● " : "") + words.label("timeline.now", [.name: .name("End")]) + "  ",
      words: words, colors: simulator.colors.line)
  }
}

extension CellRect {
  /// The rows above a timeline in the last row. A small screen needs all rows for a help.
  var aboveTimeline: CellRect {
    guard columns >= 60, rows >= 20 else { return self }
    return CellRect(column: column, row: row, columns: columns, rows: rows - 1)
  }
}

extension Frame {
  /// Returns the frame with a notice in its last row, or unchanged for nil.
  func showingNotice(_ notice: String?, colors: ChromeColors.Surface) -> Frame {
    guard let notice else { return self }
    var frame = self
    let (columns, rows) = (surface.columns, surface.rows)
    frame.addOverlay("notice", over: CellRect(column: 0, row: rows - 1, columns: columns, rows: 1))
    {
      TextRow(text: " " + notice).draw(onto: &$0, in: $1, colors: colors)
    }
    return frame
  }

  /// Draws a panel over the frame. A panel outside of the frame is not drawn and not listed.
  mutating func addOverlay(
    _ id: String, over rect: CellRect, _ draw: (inout Canvas, CellRect) -> Void
  ) {
    let rect = rect.intersection(surface.bounds)
    guard !rect.isEmpty else { return }
    var canvas = Canvas(surface: surface)
    draw(&canvas, rect)
    surface = canvas.surface
    panels.append(Panel(id: id, rect: rect))
  }

  /// Draws a help over the frame, scrolled by `offset`. A frame that is too small for it has no
  /// help.
  ///
  /// - Parameter area: The part of the frame for the help.
  mutating func addOverlay(
    _ help: HelpOverlay, in area: CellRect, from offset: Int, colors: ChromeColors.Surface
  ) {
    guard let rect = help.rect(in: area) else { return }
    addOverlay("time travel help", over: rect) {
      help.draw(onto: &$0, in: $1, from: offset, colors: colors)
    }
  }
}
