internal import Inspection
internal import Narration
internal import Storyboards

/// The keys of the inspector that change a copy of the app. The inspector shows each result.
extension EditedApp {
  /// Shows a change in the copy.
  func change(_ edit: SceneEdit, _ inspector: Inspector) {
    do {
      try add(edit)
    } catch let error as StoryboardErrors {
      inspector.show(error.errors.first.map { "\($0.reason)" } ?? "")
    } catch {
      inspector.show("\(error)")
    }
  }

  /// Takes the last change back.
  ///
  /// - Parameter edited: The copy; nil if there was no change yet.
  static func undoChange(of edited: EditedApp?, _ inspector: Inspector, _ words: StringTable) {
    let isUndone = edited?.undo() == true
    inspector.show(words.label(isUndone ? "pane.restored" : "pane.noChanges"))
  }

  /// Writes the changes into the scene files.
  ///
  /// - Parameter edited: The copy; nil if there was no change yet.
  static func writeChanges(
    of edited: EditedApp?, to files: SceneFiles?, _ inspector: Inspector, _ words: StringTable
  ) {
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
