internal import CellGraphics
internal import NavigationKit

extension Simulator {
  /// The cell of the focus, for the terminal's cursor; nil while a transition runs, while the help
  /// or a menu is open, and for a focus outside of the screen.
  ///
  /// Finding the focus takes longer than drawing a small frame, so the cell is kept until the
  /// application changes.
  var focusCell: Frame.Cursor? {
    guard !isHelpVisible, segueMenu == nil, problems.isEmpty, !isTransitioning else { return nil }
    let change = application.changeCount
    if let focusCellCache, focusCellCache.change == change { return focusCellCache.cell }
    let cell = makeFocusCell()
    focusCellCache = (change, cell)
    return cell
  }

  private func makeFocusCell() -> Frame.Cursor? {
    guard let view = application.focusedView else { return nil }
    let point = view.convert(view.focusPoint, to: application.window)
    guard point.x.isFinite, point.y.isFinite else { return nil }
    let (column, row) = (Int(point.x.rounded()), Int(point.y.rounded()))
    guard (0..<columns).contains(column), (0..<rows - statusRows).contains(row) else { return nil }
    return Frame.Cursor(column: column, row: row)
  }
}
