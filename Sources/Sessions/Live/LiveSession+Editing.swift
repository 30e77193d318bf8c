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
    do {
      try copy.add(edit)
    } catch let error as StoryboardErrors {
      inspector.show(error.errors.first.map { "\($0.reason)" } ?? "")
    } catch {
      inspector.show("\(error)")
    }
  }

  /// Takes the last change back.
  func undoChange(_ inspector: Inspector) {
    let isUndone = edited?.undo() == true
    inspector.show(words.label(isUndone ? "pane.restored" : "pane.noChanges"))
  }

  /// Writes the changes into the scene files.
  func writeChanges(_ inspector: Inspector) {
    guard let edited, !edited.edits.isEmpty || edited.isWritten else {
      return inspector.show(words.label("pane.noChanges"))
    }
    guard let write = files?.writeEdits else {
      return inspector.show(words.label("pane.noEditFile"))
    }
    switch write(edited.edits) {
    case .written(let text):
      edited.isWritten = true
      inspector.show(text)
    case .refused(let text): inspector.show(text)
    }
  }
}
