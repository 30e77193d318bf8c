internal import CellGraphics
internal import NavigationKit
public import Simulation

extension Inspector {
  /// Performs a report of the mouse. Returns false if it belongs to the app.
  ///
  /// A click on a line selects it, and the wheel moves the selection. A click on the app selects the
  /// item under the pointer, unless the app has the focus.
  public func receive(_ pointer: PointerInput) -> Bool {
    let layout = layout
    let isInside = layout.inspector.contains(column: pointer.column, row: pointer.row)
    guard isInside else { return receiveOverApp(pointer, layout) }
    needsDisplay = true
    switch pointer.action {
    case .press where pointer.button == .left: press(pointer, layout)
    case .wheel(.up): scroll(-3, at: pointer, layout)
    case .wheel(.down): scroll(3, at: pointer, layout)
    case .press, .drag, .release, .cancel, .wheel: break
    }
    return true
  }

  /// Performs a report over the app. Returns false if it belongs to the app, as all do in the past.
  private func receiveOverApp(_ pointer: PointerInput, _ layout: InspectorLayout) -> Bool {
    guard focus != .app else { return false }
    if pointer.action == .press, pointer.button == .left {
      let isPicked = source?.pastInputs == nil && pick(column: pointer.column, row: pointer.row)
      if isPicked { needsDisplay = true }
      return isPicked
    }
    if case .wheel = pointer.action { return false }
    return source?.pastInputs == nil
  }

  /// Selects the line under the pointer. A click on the selected line of the tree folds or
  /// unfolds it.
  private func press(_ pointer: PointerInput, _ layout: InspectorLayout) {
    explanation = []
    guard let (pane, rect) = pane(at: pointer, layout) else {
      if focus == .app { setFocus(.tree) }
      return
    }
    setFocus(pane)
    let row = pointer.row - rect.row - 1
    guard row >= 0 else { return }
    switch pane {
    case .tree:
      let index = treeOffset + row
      guard tree.indices.contains(index) else { return }
      if tree[index].item == selected { toggle(selected) } else { selectTreeLine(index) }
    case .facts: factsLine = min(factsOffset + row, max(0, facts.count - 1))
    case .ribbon: if row >= 2 { ribbonLane = ribbonOffset + row - 2 }
    case .feed: selectFeedLine(feedOffset + row)
    case .app: break
    }
  }

  private func scroll(_ step: Int, at pointer: PointerInput, _ layout: InspectorLayout) {
    guard let (pane, _) = pane(at: pointer, layout) else { return }
    setFocus(pane)
    move(by: step)
  }

  private func pane(at pointer: PointerInput, _ layout: InspectorLayout) -> (
    InspectorPane, CellRect
  )? {
    layout.panes.first { $0.rect.contains(column: pointer.column, row: pointer.row) }
      .map { ($0.pane, $0.rect) }
  }
}
