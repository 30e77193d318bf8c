internal import CellGraphics
internal import NavigationKit
internal import Storyboards

/// What the user has done to a controller's own view without changing what it says: where it is
/// scrolled to, the rows that its tables light, what has the focus.
struct ViewState {
  private var offsets: [(spot: Spot, offset: Point)] = []
  private var rows: [(spot: Spot, row: IndexPath)] = []
  /// Of an alert's fields.
  private var typed: [String] = []
  private var focus: Spot?
  private var isEditing = false

  /// Where a view is within its controller's.
  private enum Spot {
    /// The file names it.
    case named(String)
    /// One that no file names, by its places among the views around it.
    case place([Int], ObjectIdentifier)
  }

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

  /// Whether the focus is here.
  var hasFocus: Bool { focus != nil }

  /// Makes it so again, but for the focus, as far as the views are still there.
  func restore(on controller: ViewController) {
    guard let root = controller.viewIfLoaded else { return }
    root.layoutIfNeeded()
    let fields = (controller as? AlertController)?.textFields ?? []
    for (field, text) in zip(fields, typed) { field.text = text }
    for (spot, row) in rows {
      guard let table = view(at: spot, of: controller) as? TableView else { continue }
      table.light(row)
    }
    for (spot, offset) in offsets {
      guard let scrolled = view(at: spot, of: controller) as? ScrollView else { continue }
      scrolled.contentOffset = scrolled.nearest(to: offset)
    }
  }

  func restoreFocus(on controller: ViewController) {
    guard let focus, let view = view(at: focus, of: controller) else { return }
    view.becomeFirstResponder()
    if !isEditing { view.resignFirstResponder() }
  }

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
  /// Calls `body` with its view and those in it, each with its places, but for those of the controllers
  /// within it.
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
  /// The offset that is nearest to `offset` and shows content.
  fileprivate func nearest(to offset: Point) -> Point {
    let right = contentSize.width + contentInset.right - bounds.width
    let bottom = contentSize.height + contentInset.bottom - bounds.height
    return Point(
      x: max(-contentInset.left, min(offset.x, right)),
      y: max(-contentInset.top, min(offset.y, bottom)))
  }
}

extension TableView {
  /// Has the keys act on the row, if it is there and none is selected.
  fileprivate func light(_ row: IndexPath) {
    guard indexPathForSelectedRow == nil, row.section < numberOfSections,
      row.row < numberOfRows(inSection: row.section), row != indexPathForFocusedRow
    else { return }
    selectRow(at: row, animated: false, scrollPosition: .none)
    deselectRow(at: row, animated: false)
  }
}
