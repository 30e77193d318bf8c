internal import CellGraphics
internal import Inspection
internal import Narration
internal import NavigationKit
internal import Simulation
internal import Storyboards

/// Shows the inspector beside the recording.
extension ReplaySession {
  /// A Boolean value that indicates whether the inspector is open.
  public var isInspecting: Bool { inspector != nil }

  func openInspector() {
    readJournal()
    inspector = Inspector(columns: terminal.columns, rows: terminal.rows)
    fitRecording()
  }

  func closeInspector() {
    (inspector, journal, edited) = (nil, EventJournal(), nil)
    fitRecording()
  }

  /// Reads the inputs and events of the watched branch.
  func readJournal() { journal = EventJournal(history) }

  /// Gives the recording the part of the terminal that the inspector leaves.
  func fitRecording() {
    let area = inspector?.layout.app
    (columns, rows) = (area?.columns ?? terminal.columns, area?.rows ?? terminal.rows)
    offset = Self.topLeft
    needsDisplay = true
  }

  /// Performs a key of the inspector. Returns false for keys of the replay.
  func handleInspector(_ key: Key) -> Bool {
    guard let inspector, overlay == .none else { return false }
    updateInspector()
    let app = inspector.layout.app
    let outcome = inspector.receive(key)
    if inspector.layout.app != app { fitRecording() }
    switch outcome {
    case .handled: break
    case .forApp: return false
    case .closed: closeInspector()
    case .travel(let step): travel(step)
    case .go(let tick, let inputs): go(to: Position(tick: tick, inputs: inputs))
    case .export: inspectorFiles?.export(inspector)
    case .edit(let edit): change(edit, inspector)
    case .undo: EditedApp.undoChange(of: edited, inspector, words)
    case .write: EditedApp.writeChanges(of: edited, to: files, inspector, words)
    case .quit: quit()
    }
    return true
  }

  /// Shows a change in a copy of the recorded app.
  private func change(_ edit: SceneEdit, _ inspector: Inspector) {
    guard let files, !viewer.cursor.simulator.runsAppInCode else {
      return inspector.show(words.label("pane.inCode"))
    }
    let copy = edited ?? EditedApp(files.storyboards, makeSimulator: history.makeSimulator)
    edited = copy
    copy.change(edit, inspector)
  }

  /// The app that the inspector shows: the recorded one or its changed copy, laid out for the room
  /// beside the inspector if it is larger.
  var inspectedSimulator: Simulator {
    let edited = edited.flatMap { $0.edits.isEmpty ? nil : $0 }
    let recorded = viewer.cursor.simulator
    if let size = fittedSize(ofColumns: recorded.columns, rows: recorded.rows) {
      return edited?.simulator(
        at: viewer.position, of: history, columns: size.columns, rows: size.rows)
        ?? fitting.simulator(at: viewer.position, columns: size.columns, rows: size.rows)
    }
    return edited?.simulator(at: viewer.position, of: history) ?? recorded
  }

  private func travel(_ step: TravelStep) {
    let command: ReplayCommand =
      switch step {
      case .back: .back
      case .on: .on
      case .navigationBack: .navigationBack
      case .navigationOn: .navigationOn
      case .now: .goToEnd
      case .scrub: .scrub
      }
    perform(command)
  }

  /// Sends a report of the mouse to the inspector. Returns false if it belongs to the replay.
  func handleInspector(_ pointer: PointerInput) -> Bool {
    guard let inspector else { return false }
    updateInspector()
    guard inspector.receive(pointer) else { return false }
    needsDisplay = true
    return true
  }

  /// Takes the shown position into the inspector, if it is open.
  func updateInspector() {
    guard let inspector else { return }
    inspector.needsDisplay = false
    var source = Inspector.Source(
      inspectedSimulator, journal, end: history.timeline.end,
      pastInputs: viewer.position.inputs, storyboards: files?.storyboards)
    source.edits = edited?.edits.count ?? 0
    source.output = output
    inspector.update(source)
  }
}
