internal import CellGraphics
internal import Inspection
internal import Narration
internal import NavigationKit
internal import Simulation

/// Shows the inspector. It is no part of the session: its keys are not recorded.
extension LiveSession {
  /// A Boolean value that indicates whether the inspector is open.
  public var isInspecting: Bool { inspector != nil }

  /// Performs a key of the inspector, or opens it. Returns false for other keys.
  func handleInspector(_ key: Key) -> Bool {
    guard let inspector else { return opensInspector(key) }
    // A letter that is typed into a text does not return to the panes.
    if inspector.focus == .app, typesText(key) { return false }
    // Several keys can come between two frames.
    inspector.update(inspectorSource)
    let app = inspector.layout.app
    let outcome = inspector.receive(key)
    if inspector.layout.app != app { fitApp() }
    return perform(outcome, of: inspector)
  }

  /// Opens the inspector if its key is pressed. While a text or a help takes the key, it returns
  /// false.
  private func opensInspector(_ key: Key) -> Bool {
    let isPast = viewer != nil
    let opens = isPast ? KeyBindings.past[key] == .inspect : KeyBindings.app[key] == .inspect
    guard opens, !typesText(key), !isTimeTravelHelpVisible, isPast || !simulator.isHelpVisible
    else { return false }
    openInspector()
    return true
  }

  /// Opens the inspector. It reads the events of the session again from its history.
  func openInspector() {
    if let history, !simulator.runsAppInCode { journal = EventJournal(history) }
    inspector = Inspector(columns: terminal.columns, rows: terminal.rows)
    fitApp()
  }

  /// Closes the inspector and gives the app the whole terminal. The journal is emptied if it can be
  /// made again.
  private func closeInspector() {
    inspector = nil
    if !keepsJournal { journal = EventJournal() }
    fitApp()
  }

  /// Performs the inspector's outcome of a key. Returns false if the app handles the key.
  private func perform(_ outcome: Inspector.Outcome, of inspector: Inspector) -> Bool {
    switch outcome {
    case .handled: break
    case .forApp: return false
    case .closed: closeInspector()
    case .travel(let step):
      if let history { perform(step, in: history) }
    case .go(let tick, let inputs):
      if let history { view(Position(tick: tick, inputs: inputs), in: history) }
    case .export: inspectorFiles?.export(inspector)
    case .edit(let edit): change(edit, inspector)
    case .undo: EditedApp.undoChange(of: edited, inspector, words)
    case .write: EditedApp.writeChanges(of: edited, to: files, inspector, words)
    case .quit: perform(.quit, key: nil)
    }
    needsDisplay = true
    return true
  }

  /// Takes over the terminal's size, the meter and the open inspector of the session before a reload.
  public func continueInspection(of session: LiveSession) {
    terminal = session.terminal
    (isMeterVisible, output) = (session.isMeterVisible, session.output)
    guard session.isInspecting else { return }
    openInspector()
  }

  /// Indicates whether inputs and events are kept for the inspector. Without a history, or for an app
  /// in code, they cannot be made again.
  var keepsJournal: Bool { inspector != nil || history == nil || simulator.runsAppInCode }

  /// Gives the app the part of the terminal that the inspector leaves. In the past only the frame is
  /// fitted.
  func fitApp() {
    let area = inspector?.layout.app
    (columns, rows) = (area?.columns ?? terminal.columns, area?.rows ?? terminal.rows)
    if viewer == nil, scrubber == nil { applyTerminalSize() }
    needsDisplay = true
  }

  /// Sends a report of the mouse to the inspector. Returns false if it belongs to the app.
  func handleInspector(_ pointer: PointerInput) -> Bool {
    guard let inspector else { return false }
    inspector.update(inspectorSource)
    let isHandled = inspector.receive(pointer)
    if isHandled { needsDisplay = true }
    return isHandled
  }

  /// Returns the frame with the inspector; nil if nothing has changed since the last call.
  func nextInspectedFrame(_ inspector: Inspector) -> Frame? {
    if inspector.needsDisplay { (needsDisplay, inspector.needsDisplay) = (true, false) }
    guard viewer == nil else {
      guard needsDisplay else { return nil }
      // The frame of an earlier position has the selection in it.
      inspector.update(inspectorSource)
      return nextAppFrame().map { inspector.frame(around: $0) }
    }
    guard let app = nextAppFrame().map({ editedSimulator?.frame() ?? $0 }) else { return nil }
    inspector.update(inspectorSource)
    return inspector.frame(around: inspector.framingSelection(in: app))
  }

  /// The state that the inspector shows: the earlier position during time travel, else the present.
  private var inspectorSource: Inspector.Source {
    var source = Inspector.Source(
      editedSimulator ?? viewer?.cursor.simulator ?? simulator, journal, end: simulator.tick,
      pastInputs: viewer?.position.inputs, storyboards: files?.storyboards)
    source.edits = edited?.edits.count ?? 0
    source.output = output
    return source
  }
}

extension EventJournal {
  /// Executes a session again and keeps its inputs and events.
  ///
  /// Takes as long as the session's inputs need from its start.
  convenience init(_ history: SessionHistory) {
    self.init()
    let cursor = SimulatorCursor(history.makeSimulator(), keepingEvents: true)
    record(cursor.simulator.takeEvents())
    for input in history.timeline.inputs {
      record(cursor.wait(until: input.tick))
      record(input)
      record(cursor.step(on: history.timeline))
    }
    record(cursor.wait(until: history.timeline.end))
  }

  /// Adds an input.
  func record(_ input: SessionInput) {
    record(.input(input.command.sentence, key: input.key), at: input.tick)
  }
}
