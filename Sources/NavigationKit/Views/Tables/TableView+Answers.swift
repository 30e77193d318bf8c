/// The answers of a table's data source and delegate about a row, for its hints.
struct RowAnswers {
  var path: IndexPath
  var offersDeletion: Bool
  var canMove: Bool
  var editingVerb: String?
  var hasLeadingActions: Bool
  var hasTrailingActions: Bool
}

extension TableView {
  /// Returns the answers about the focused row.
  ///
  /// Hints are needed for each frame, and the app's methods can have effects. So the app is asked
  /// only after the focus has moved, the data has changed or editing mode has begun or ended.
  func answers(about path: IndexPath) -> RowAnswers {
    if let focusedRowAnswers, focusedRowAnswers.path == path { return focusedRowAnswers }
    let hasTrailingActions = hasSwipe(path, isLeading: false)
    let answers = RowAnswers(
      path: path, offersDeletion: !hasTrailingActions && offersDeletion(of: path),
      canMove: isEditing && canMove(path),
      editingVerb: isEditing ? editingVerb(of: path) : nil,
      hasLeadingActions: hasSwipe(path, isLeading: true),
      hasTrailingActions: hasTrailingActions)
    focusedRowAnswers = answers
    return answers
  }
}
