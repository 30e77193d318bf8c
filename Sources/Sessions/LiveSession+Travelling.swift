internal import CellGraphics
internal import NavigationKit
internal import Simulation

extension LiveSession {
  /// Whether another moment than the present is seen.
  public var isInPast: Bool { visitor != nil }

  /// What `key` does to the moment that is seen; answers false where it does nothing to it.
  func travel(by key: Key) -> Bool {
    guard let past else { return false }
    if visitor != nil, isTravelHelpVisible || key == .character("?") {
      isTravelHelpVisible.toggle()
      needsDisplay = true
      return true
    }
    let step = KeyBindings.travel(
      for: key, isEditing: isEditingText, isInPast: visitor != nil)
    guard let step else { return false }
    go(step, in: past)
    return true
  }

  private func go(_ step: TravelStep, in past: Past) {
    let here = visitor?.moment ?? past.timeline.last
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
    guard let past, let visitor else { return simulator.frame() }
    var frame = visitor.frame.fitted(columns: columns, rows: rows)
    let before = visitor.moment.inputs
    let bar = TimelineBar(
      state: .past, tick: visitor.moment.tick, end: past.timeline.end,
      landmarks: landmarks.landmarks,
      text: before == 0 ? "the start" : "after \(past.timeline.inputs[before - 1].command)",
      hint: "End now  ")
    frame.lay("timeline", over: CellRect(column: 0, row: rows - 1, columns: columns, rows: 1)) {
      bar.draw(onto: &$0, in: $1)
    }
    if isTravelHelpVisible { frame.lay(Self.travelHelp) }
    return frame
  }

  private static let travelHelp = HelpOverlay(
    title: "In the past",
    entries: [
      .init("[ ]", "to where something happened"),
      .init("{ }", "by whole navigations"),
      .init("End, Esc", short: "End", "back to the present"),
      .init("?", "this help"),
      .init("q, Ctrl-C", short: "q", "quit"),
      .init("other keys", short: "others", "go on from here, as a new branch"),
    ])
}

extension Frame {
  /// The frame with a passing word in its last row; nil for none.
  func saying(_ notice: String?) -> Frame {
    guard let notice else { return self }
    var frame = self
    let (columns, rows) = (surface.columns, surface.rows)
    frame.lay("notice", over: CellRect(column: 0, row: rows - 1, columns: columns, rows: 1)) {
      TextRow(text: " " + notice).draw(onto: &$0, in: $1)
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

  mutating func lay(_ help: HelpOverlay) {
    guard let rect = help.rect(in: surface.bounds) else { return }
    lay("help of time", over: rect) { help.draw(onto: &$0, in: $1) }
  }
}
