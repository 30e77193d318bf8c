internal import CellGraphics
internal import NavigationKit
internal import Storyboards

/// The state of a controller's own views that the user has changed: scroll positions, focused rows,
/// texts of an alert, and the focus.
///
/// A view is identified by its id in the file. A view without an id is identified by its path of
/// indices, if a view of the same type is still there.
struct ViewState {
  /// The content offsets of the scroll views.
  private var offsets: [(spot: Spot, offset: Point)] = []
  /// The focused rows of the tables.
  private var rows: [(spot: Spot, row: IndexPath)] = []
  /// The texts of an alert's fields.
  private var typed: [String] = []
  private var focus: Spot?
  /// Indicates whether the focused view was being edited.
  private var isEditing = false

  /// The identity of a view within its controller's view.
  private enum Spot {
    /// The id of the view in the file.
    case named(String)
    /// The indices of a view without an id, from the root on, with its type.
    case place([Int], ObjectIdentifier)
  }

  /// Reads the state of the controller's own views. Views of child controllers are not included.
  init(_ controller: ViewController) {
    let focused = controller.viewIfLoaded?.window?.application?.focusedView
    typed = (controller as? AlertController)?.textFields?.map { $0.text ?? "" } ?? []
    controller.visitOwnViews { view, place in
      let name = (controller as? SceneViewController)?.sceneName(of: view)
      let spot = name.map(Spot.named) ?? .place(place, ObjectIdentifier(type(of: view)))
      if let scrolled = view as? ScrollView { offsets.append((spot, scrolled.contentOffset)) }
      if let row = (view as? TableView)?.indexPathForFocusedRow { rows.append((spot, row)) }
      if view === focused { (focus, isEditing) = (spot, view.isFirstResponder) }
    }
  }

  /// Indicates whether a view of this controller had the focus.
  var hasFocus: Bool { focus != nil }

  /// Restores the state of the views that still exist. The focus is not restored.
  func restore(on controller: ViewController) {
    guard let root = controller.viewIfLoaded else { return }
    root.layoutIfNeeded()
    let fields = (controller as? AlertController)?.textFields ?? []
    for (field, text) in zip(fields, typed) { field.text = text }
    for (spot, row) in rows {
      guard let table = view(at: spot, of: controller) as? TableView else { continue }
      table.highlight(row)
    }
    for (spot, offset) in offsets {
      guard let scrolled = view(at: spot, of: controller) as? ScrollView else { continue }
      scrolled.contentOffset = scrolled.nearest(to: offset)
    }
  }

  /// Gives the focus to the same view. If the view was not being edited, editing ends again at
  /// once.
  func restoreFocus(on controller: ViewController) {
    guard let focus, let view = view(at: focus, of: controller) else { return }
    view.becomeFirstResponder()
    if !isEditing { view.resignFirstResponder() }
  }

  /// Returns the view at a spot; nil if there is none, or if a view of another type is there.
  private func view(at spot: Spot, of controller: ViewController) -> View? {
    switch spot {
    case .named(let name): return (controller as? SceneViewController)?.sceneView(name)
    case .place(let path, let type):
      var view = controller.viewIfLoaded
      for place in path {
        guard let subviews = view?.subviews, subviews.indices.contains(place) else { return nil }
        view = subviews[place]
      }
      return view.flatMap { ObjectIdentifier(Swift.type(of: $0)) == type ? $0 : nil }
    }
  }
}

extension ViewController {
  /// Calls `body` with each view of this controller, and with the view's index path. Views of child
  /// controllers are skipped.
  fileprivate func visitOwnViews(_ body: (View, [Int]) -> Void) {
    func visit(_ view: View, _ place: [Int]) {
      guard !children.contains(where: { $0.viewIfLoaded === view }) else { return }
      body(view, place)
      for (number, subview) in view.subviews.enumerated() { visit(subview, place + [number]) }
    }
    if let view = viewIfLoaded { visit(view, []) }
  }
}

extension ScrollView {
  /// Returns the offset nearest to `offset` that shows content.
  fileprivate func nearest(to offset: Point) -> Point {
    let right = contentSize.width + contentInset.right - bounds.width
    let bottom = contentSize.height + contentInset.bottom - bounds.height
    return Point(
      x: max(-contentInset.left, min(offset.x, right)),
      y: max(-contentInset.top, min(offset.y, bottom)))
  }
}

extension TableView {
  /// Sets the focused row if the row exists and no row is selected.
  fileprivate func highlight(_ row: IndexPath) {
    guard indexPathForSelectedRow == nil, row.section < numberOfSections,
      row.row < numberOfRows(inSection: row.section), row != indexPathForFocusedRow
    else { return }
    selectRow(at: row, animated: false, scrollPosition: .none)
    deselectRow(at: row, animated: false)
  }
}
