internal import NavigationKit

/// Makes the views that a scene describes and keeps them by their ids.
final class SceneViewMaker {
  /// Reports what has happened to a view, such as a tap.
  let notify: (SceneDocument.Segue.Trigger, _ sender: View?) -> Void
  private(set) var views: [String: View] = [:]
  /// The contents of tables that are views among others; a table view does not keep its own.
  private var tables: [String: SceneTable] = [:]

  init(notify: @escaping (SceneDocument.Segue.Trigger, _ sender: View?) -> Void) {
    self.notify = notify
  }

  /// Makes a view with the views in it.
  func make(_ description: SceneDocument.View) -> View {
    let view = description.kind.entry.make(description, self)
    if let control = view as? Control, case .control(let description) = description {
      control.isEnabled = description.isEnabled
      addActions(to: control, id: description.id)
    }
    view.accessibilityIdentifier = description.id
    view.alpha = description.alpha
    views[description.id] = view
    return view
  }

  /// Gives a view the alpha, and a label or a button the looks, that it has in a size class; texts stay.
  func setLooks(of view: View, _ description: SceneDocument.View) {
    view.alpha = description.alpha
    description.kind.entry.setLooks(view, description)
  }

  /// Makes the view of a table that is one view of several.
  func makeView(of description: SceneDocument.TableView) -> View {
    let table = makeTable(description.table)
    tables[description.id] = table
    return table.makeView()
  }

  /// Makes a table whose rows report what the user does.
  func makeTable(_ description: SceneDocument.Table) -> SceneTable {
    let notify = notify
    return SceneTable(
      description, makeControl: { [unowned self] in make(.control($0)) },
      act: { action, row, cell in
        // A row without an id triggers nothing; that is said.
        let id = row.id ?? ""
        switch action {
        case .select: notify(.tap(button: id), cell)
        case .accessory: notify(.accessory(row: id), cell)
        }
      })
  }

  private func addActions(to control: Control, id: String) {
    let notify = notify
    let events: Control.Event = control is TextField ? .editingChanged : .valueChanged
    control.addAction(for: events) { notify(.change(control: id), $0) }
    if control is TextField {
      control.addAction(for: .editingDidEndOnExit) { notify(.return(textField: id), $0) }
    }
  }
}
