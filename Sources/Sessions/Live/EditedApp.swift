internal import NavigationKit
internal import Simulation
internal import Storyboards

/// A copy of the app with changed scene files, at the same place of the same session.
///
/// The copy executes the session's inputs with the changed files, as a replay does. The session, its
/// app and its log are not changed.
final class EditedApp {
  private(set) var edits: [SceneEdit] = []
  /// Indicates whether changes have been written, so that the files can differ from the app's.
  var isWritten = false
  private let original: StoryboardBundle
  private var changed: StoryboardBundle
  private let makeSimulator: () -> Simulator
  /// The session with the changed files; nil until it is shown.
  private var history: SessionHistory?
  private var cursor: SimulatorCursor?
  /// The session with the changed files, laid out for another size; nil until it is shown.
  private var fitted: FittedScreen?

  /// Creates a copy without changes.
  ///
  /// - Parameters:
  ///   - storyboards: The files of the session.
  ///   - makeSimulator: Creates the simulator at the start of the session.
  init(_ storyboards: StoryboardBundle, makeSimulator: @escaping () -> Simulator) {
    (original, changed) = (storyboards, storyboards)
    self.makeSimulator = makeSimulator
  }

  /// Changes the files.
  ///
  /// - Throws: The reason why the changed files would not be valid. Nothing is changed then.
  func add(_ edit: SceneEdit) throws {
    var edits = edits
    edits.add(edit)
    try use(edits)
  }

  /// Takes the last change back. Returns false if there is none.
  func undo() -> Bool {
    guard !edits.isEmpty, (try? use(Array(edits.dropLast()))) != nil else { return false }
    return true
  }

  private func use(_ edits: [SceneEdit]) throws {
    changed = try original.changed(by: edits)
    self.edits = edits
    restart()
  }

  /// Returns the copy at a position of a session.
  func simulator(at position: Position, of session: SessionHistory) -> Simulator {
    let cursor = changedHistory(of: session).cursor(at: position, reusing: cursor)
    self.cursor = cursor
    return cursor.simulator
  }

  /// Returns the copy at a position of a session, laid out for a size in cells.
  func simulator(
    at position: Position, of session: SessionHistory, columns: Int, rows: Int
  ) -> Simulator {
    let fitted = fitted ?? FittedScreen(in: changedHistory(of: session))
    self.fitted = fitted
    return fitted.simulator(at: position, columns: columns, rows: rows)
  }

  /// Returns the session with the changed files, with all inputs of the original.
  private func changedHistory(of session: SessionHistory) -> SessionHistory {
    let history = history ?? SessionHistory(makeSimulator: makeChanged)
    history.timeline = session.timeline
    self.history = history
    return history
  }

  /// Starts the copy again. Call it when the session has lost inputs, because the copy cannot go back.
  func restart() { (history, cursor, fitted) = (nil, nil, nil) }

  private func makeChanged() -> Simulator {
    makeSimulator().changed(from: original, to: changed).simulator
  }
}
