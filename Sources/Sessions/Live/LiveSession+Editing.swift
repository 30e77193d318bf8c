internal import Inspection
internal import Narration
internal import Simulation
internal import Storyboards

/// Changes of the scene files that the user tries in the inspector. They are no part of the session.
extension LiveSession {
  /// The copy of the app with the changes, at the shown position; nil without changes.
  var editedSimulator: Simulator? {
    guard let history, let edited, !edited.edits.isEmpty, inspector != nil else { return nil }
    return edited.simulator(at: viewer?.position ?? history.timeline.last, of: history)
  }

  /// Shows a change in a copy of the app.
  func change(_ edit: SceneEdit, _ inspector: Inspector) {
    guard let storyboards = simulator.storyboards, !simulator.runsAppInCode else {
      return inspector.show(words.label("pane.inCode"))
    }
    guard let history else { return inspector.show(words.label("pane.noHistory")) }
    let copy = edited ?? EditedApp(storyboards, makeSimulator: history.makeSimulator)
    edited = copy
    copy.change(edit, inspector)
  }
}
