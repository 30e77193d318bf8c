internal import CellGraphics
internal import NavigationKit
internal import Simulation

extension LiveSession {
  /// Whether another moment than the present is seen.
  public var isInPast: Bool { visitor != nil }

  /// What `key` does to the moment that is seen; answers false where it does nothing to it.
  func travel(by key: Key) -> Bool {
    guard let past else { return false }
    if visitor != nil { return travel(by: key, within: past) }
    guard case .travel(let step) = KeyBindings.app[key], !isText(key) else { return false }
    go(step, in: past)
    return true
  }

  /// Performs `key` while another moment than the present is seen; returns false where it is the app's.
  private func travel(by key: Key, within past: Past) -> Bool {
    if isTravelHelpVisible {
      let screen = CellRect(column: 0, row: 0, columns: columns, rows: rows)
      let offset = KeyBindings.pastHelp.offset(travelHelpOffset, movedBy: key, in: screen)
      if let offset { travelHelpOffset = offset } else { isTravelHelpVisible = false }
      needsDisplay = true
      return true
    }
    switch KeyBindings.past[key] {
    // Even where it is text.
    case .showHelp: (isTravelHelpVisible, travelHelpOffset, needsDisplay) = (true, 0, true)
    case .travel(let step) where !isText(key): go(step, in: past)
    case .nothing where !isText(key): break
    case .travel, .nothing, .toggleRecording, .app, nil: return false
    }
    return true
  }

  /// With the app's help open, a key that is the session's or nobody's only closes it.
  func closesHelp(by key: Key) -> Bool {
    guard visitor == nil, simulator.isHelpVisible else { return false }
    switch KeyBindings.command(for: key, isEditing: false) {
    case nil, .toggleSlowAnimations: perform(.toggleHelp, key: key.name)
    case _: return false
    }
    return true
  }

  /// What the wheel does to the help of the past; answers false where it does nothing to it.
  func scrollsTravelHelp(by pointer: PointerInput) -> Bool {
    guard visitor != nil, isTravelHelpVisible else { return false }
    let screen = CellRect(column: 0, row: 0, columns: columns, rows: rows)
    let moved = KeyBindings.pastHelp.offset(travelHelpOffset, movedBy: pointer, in: screen)
    if let moved { (travelHelpOffset, needsDisplay) = (moved, true) }
    return moved != nil
  }

  func closesTravelHelp() -> Bool {
    guard visitor != nil, isTravelHelpVisible else { return false }
    isTravelHelpVisible = false
    needsDisplay = true
    return true
  }

  /// Whether there is a point in carrying out a command where one is.
  ///
  /// In the past it takes a branch, which cannot be undone, so what comes in by accident must do
  /// something there: the wheel and what is pasted are tried first.
  func isTaken(_ command: Command) -> Bool {
    guard let past, let visitor else { return true }
    switch command {
    case .wheel, .paste: break
    case _: return true
    }
    let trial = past.traveller(at: visitor.moment)
    trial.simulator.perform(command)
    let events = trial.simulator.takeEvents()
    if !events.isEmpty { return events.contains { $0.kind != .inputIgnored } }
    return trial.simulator.frame() != visitor.frame
  }

  /// What the pointer does to the timeline; answers false where it does nothing to it.
  func seek(by pointer: PointerInput) -> Bool {
    let isBegun = isSeeking
    switch pointer.action {
    case .press:
      isSeeking = visitor != nil && !isTravelHelpVisible && pointer.row == rows - 1
      guard isSeeking else { return false }
    case .drag: guard isBegun else { return false }
    case .release, .cancel:
      isSeeking = false
      return isBegun
    case .wheel: return false
    }
    if let past, visitor != nil,
      let tick = timelineBar?.tick(atColumn: pointer.column, of: columns)
    {
      visit(past.timeline.moment(at: tick), in: past)
    }
    return true
  }

  private func go(_ step: TravelStep, in past: Past) {
    let here = visitor?.moment ?? past.timeline.last
    if visitor == nil, step == .on || step == .navigationOn {
      notice = "this is the present; [ and { go back"
      needsDisplay = true
      return
    }
    switch step {
    case .back:
      visit(past.timeline.back(from: here, landmarks), in: past) { [landmarks] in
        past.timeline.back(from: $0, landmarks)
      }
    case .navigationBack:
      visit(landmarks.navigationBack(from: here), in: past) { [landmarks] in
        landmarks.navigationBack(from: $0)
      }
    case .on:
      visit(landmarks.tick(after: here.tick).map(past.timeline.moment), in: past)
    case .navigationOn: visit(landmarks.navigation(after: here)?.before, in: past)
    case .now: stayInPresent()
    case .scrub: beginScrubbing(at: here, in: past)
    }
  }

  /// - Parameters:
  ///   - moment: nil for the present.
  ///   - back: Where the same step leads from a moment on the way back.
  private func visit(
    _ moment: Moment?, in past: Past, back: (Moment) -> Moment? = { _ in nil }
  ) {
    guard let moment, moment < past.timeline.last else { return stayInPresent() }
    visitor = past.visitor(at: moment, from: visitor, back: back)
    needsDisplay = true
  }

  /// Goes back to the present.
  func stayInPresent() {
    guard let visitor else { return }
    if let machine = visitor.machine { past?.park(machine) }
    self.visitor = nil
    isTravelHelpVisible = false
    needsDisplay = true
    takeSize()
  }

  /// Makes the moment that is seen the present; what came after it is gone.
  func branch() {
    guard let past, let visitor else { return }
    let traveller = visitor.traveller
    recorder?.recordBranch(to: traveller.moment, at: simulator.tick)
    past.cut(to: traveller.moment)
    landmarks.cut(to: traveller.moment)
    simulator.badge = ""
    simulator = traveller.simulator
    self.visitor = nil
    showRecording()
    isTravelHelpVisible = false
    needsDisplay = true
    takeSize()
  }

  // MARK: - Looks

  var frameOfPast: Frame {
    guard let visitor, let bar = timelineBar else { return simulator.frame() }
    var frame = visitor.frame.fitted(columns: columns, rows: rows)
    frame.lay("timeline", over: CellRect(column: 0, row: rows - 1, columns: columns, rows: 1)) {
      bar.draw(onto: &$0, in: $1)
    }
    if isTravelHelpVisible {
      frame.lay(KeyBindings.pastHelp, from: travelHelpOffset, colors: simulator.colors.box)
    }
    return frame
  }

  /// nil in the present.
  private var timelineBar: TimelineBar? {
    guard let past, let visitor else { return nil }
    let before = visitor.moment.inputs
    return TimelineBar(
      state: .past, tick: visitor.moment.tick, end: past.timeline.end,
      landmarks: landmarks.landmarks,
      text: before == 0 ? "the start" : "after \(past.timeline.inputs[before - 1].command)",
      notice: notice.map { [$0] } ?? [], hint: isRecording ? "● End now  " : "End now  ",
      colors: simulator.colors.line)
  }
}

extension Frame {
  /// The frame with a passing word in its last row; nil for none.
  func saying(_ notice: String?, colors: ChromeColors.Surface) -> Frame {
    guard let notice else { return self }
    var frame = self
    let (columns, rows) = (surface.columns, surface.rows)
    frame.lay("notice", over: CellRect(column: 0, row: rows - 1, columns: columns, rows: 1)) {
      TextRow(text: " " + notice).draw(onto: &$0, in: $1, colors: colors)
    }
    return frame
  }

  /// Draws something in front of what is there.
  mutating func lay(
    _ id: String, over rect: CellRect, _ draw: (inout Canvas, CellRect) -> Void
  ) {
    let rect = rect.intersection(surface.bounds)
    guard !rect.isEmpty else { return }
    var canvas = Canvas(surface: surface)
    draw(&canvas, rect)
    surface = canvas.surface
    panels.append(Panel(id: id, rect: rect))
  }

  mutating func lay(_ help: HelpOverlay, from offset: Int, colors: ChromeColors.Surface) {
    guard let rect = help.rect(in: surface.bounds) else { return }
    lay("help of time", over: rect) {
      help.draw(onto: &$0, in: $1, from: offset, colors: colors)
    }
  }
}
