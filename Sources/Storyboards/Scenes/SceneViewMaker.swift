internal import NavigationKit

/// Makes the views that a scene describes and keeps them by their ids.
///
/// Each kind of view has an entry (``ViewDescription``) that makes it. The maker adds what all
/// kinds have in common: the id, the opacity, and reports of the user's actions.
///
/// Views are kept by id because texts, constraints, popovers and embed segues refer to them by id.
final class SceneViewMaker {
  /// Called for an action of the user on a view, such as a tap.
  let notify: (SceneDocument.Segue.Trigger, _ sender: View?) -> Void
  /// Returns a view of the app's class for an id; nil for a view without one.
  var makeOwn: (_ id: String) -> View? = { _ in nil }
  /// The views that were made, by their ids. Of several views with one id the last is kept.
  private(set) var views: [String: View] = [:]
  /// The contents of tables beside other views. A table view does not retain its data source.
  private var tables: [String: SceneTable] = [:]

  /// Creates a maker.
  ///
  /// - Parameter notify: Called for an action of the user on a view.
  init(notify: @escaping (SceneDocument.Segue.Trigger, _ sender: View?) -> Void) {
    self.notify = notify
  }

  /// Makes a view with its subviews, at all depths.
  func make(_ description: SceneDocument.View) -> View {
    let view = description.kind.entry.make(description, self)
    if let control = view as? Control, case .control(let description) = description {
      control.isEnabled = description.isEnabled
      addActions(to: control, id: description.id)
    }
    view.accessibilityIdentifier = description.id
    view.add(description.accessibility)
    view.alpha = description.alpha
    views[description.id] = view
    return view
  }

  /// Returns the view of the app's class for a description, or `standard` if the app has none of
  /// that kind.
  func base<Kind: View>(_ id: String, _ standard: @autoclosure () -> Kind) -> Kind {
    makeOwn(id) as? Kind ?? standard()
  }

  /// Sets the alpha of a view, and the look of a label or button, for a size class. Texts stay
  /// unchanged.
  func setAppearance(of view: View, _ description: SceneDocument.View) {
    view.alpha = description.alpha
    description.kind.entry.setAppearance(view, description)
  }

  /// Makes the view of a table that is one view of several.
  func makeView(of description: SceneDocument.TableView) -> View {
    if let own = makeOwn(description.id) { return own }
    let table = makeTable(description.table)
    tables[description.id] = table
    return table.makeView()
  }

  /// Returns a table that reports the actions of the user on its rows.
  func makeTable(_ description: SceneDocument.Table) -> SceneTable {
    let notify = notify
    return SceneTable(
      description, makeControl: { [unowned self] in make(.control($0)) },
      act: { action, row, cell in
        // A row without an id triggers nothing, and a notice says so.
        let id = row.id ?? ""
        switch action {
        case .select: notify(.tap(button: id), cell)
        case .accessory: notify(.accessory(row: id), cell)
        }
      })
  }

  /// Reports the changes of a control, and Enter in a text field, as triggers.
  private func addActions(to control: Control, id: String) {
    let notify = notify
    let events: Control.Event = control is TextField ? .editingChanged : .valueChanged
    control.addAction(for: events) { notify(.change(control: id), $0) }
    if control is TextField {
      control.addAction(for: .editingDidEndOnExit) { notify(.return(textField: id), $0) }
    }
  }
}

extension View {
  /// Adds the texts that spoken mode reads in place of the view's own.
  fileprivate func add(_ texts: SceneDocument.Accessibility) {
    // Most views have none, and then need no memory for them.
    if !texts.label.isEmpty { accessibilityLabel = texts.label }
    if !texts.hint.isEmpty { accessibilityHint = texts.hint }
  }
}
