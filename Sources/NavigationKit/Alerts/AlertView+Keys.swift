extension AlertView {
  /// Moves the focus to the next view in `direction`.
  ///
  /// - Returns: False if there is no next view.
  func moveFocus(_ direction: Direction) -> Bool {
    guard let next = next(direction) else { return false }
    window?.application?.giveFocus(to: next)
    next.scrollIntoView()
    return true
  }

  /// The hint for the arrow keys that move the focus to another action or field.
  var directionHints: [KeyHint] {
    let scrolled = window?.application?.focusedView as? ScrollView
    let arrows = [Direction.up, .down, .left, .right].filter { direction in
      next(direction) != nil && scrolled?.canScroll(direction) != true
    }
    guard !arrows.isEmpty else { return [] }
    return [KeyHint(keys: arrows.map(\.arrow).joined(), meaning: "choose")]
  }

  private func next(_ direction: Direction) -> View? {
    let rows = focusRows
    guard let focused = window?.application?.focusedView,
      let row = rows.firstIndex(where: { $0.contains { $0 === focused } }),
      let column = rows[row].firstIndex(where: { $0 === focused })
    else { return nil }
    switch direction {
    case .left: return column > 0 ? rows[row][column - 1] : nil
    case .right: return column + 1 < rows[row].count ? rows[row][column + 1] : nil
    case .up: return row > 0 ? rows[row - 1].first(where: isEmphasized) ?? rows[row - 1][0] : nil
    case .down:
      guard row + 1 < rows.count else { return nil }
      return rows[row + 1].first(where: isEmphasized) ?? rows[row + 1][0]
    }
  }

  private func isEmphasized(_ view: View) -> Bool {
    (view as? AlertActionView)?.isEmphasized == true
  }
}

extension View {
  /// The alert or action sheet around this view; nil for none.
  var alertView: AlertView? {
    var view = superview
    while let current = view {
      if let found = current as? AlertView { return found }
      view = current.superview
    }
    return nil
  }
}
