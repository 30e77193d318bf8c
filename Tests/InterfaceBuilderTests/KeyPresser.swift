import NavigationKit
import Storyboards
import Testing

@testable import Simulation

/// Has segues performed as a user does who knows the keys and reads the status line: the focus goes
/// round with Tab, rows are chosen with arrows, and what no key triggers is taken from the menu.
struct KeyPresser {
  let simulator: Simulator
  let walk: SceneWalk

  /// Presses what performs a segue of a scene on the screen; answers whether the segue was asked for.
  func asks(for segue: SceneDocument.Segue, of scene: any SceneController) -> Bool {
    events(askingFor: segue, of: scene).contains { event in
      (event.kind == .shouldPerformSegue || event.kind == .prepareForSegue)
        && event.object == segue.id
        || event.kind == .unwindTargetMissing && event.detail == segue.id
    }
  }

  /// Returns all that happens on the way to the segue, and because of it.
  func events(
    askingFor segue: SceneDocument.Segue, of scene: any SceneController
  ) -> [Event] {
    _ = simulator.takeEvents()
    perform(segue, of: scene)
    walk.settle(simulator)
    return simulator.takeEvents()
  }

  private func perform(_ segue: SceneDocument.Segue, of scene: any SceneController) {
    switch segue.trigger {
    case .swipe(let direction):
      if focus({ !takes(direction, $0) }) { press(.swipe(direction)) }
    case .tap(let id):
      if focus({ $0.accessibilityIdentifier == id || light(row: id, in: $0, of: scene) }) {
        press(.tap)
      }
    case .accessory(let id):
      if focus({ light(row: id, in: $0, of: scene) }) { press(.swipe(.right)) }
    case .change(let id), .return(let id):
      guard focus({ $0.accessibilityIdentifier == id }) else { return }
      press(.tap)
      press(.tap)
      press(.swipe(.right))
    case .screenEdgePan(let edge):
      for _ in 0..<4 { press(.drag(edge == .left ? .right : .left)) }
      press(.tap)
    case .drag(let direction):
      for _ in 0..<8 { press(.drag(direction)) }
      press(.tap)
    case .turn(let orientation):
      let isWide = orientation == .wide
      press(.resize(columns: isWide ? 120 : 40, rows: 40))
    case .longPress, nil: pressInMenu(segue, of: scene)
    }
  }

  private func press(_ command: Command) {
    simulator.perform(command)
    if case .drag = command { return }
    walk.settle(simulator)
  }

  /// Indicates whether the focused view handles the arrow, according to the hints.
  private func takes(_ direction: Direction, _ view: View) -> Bool {
    simulator.application.keyHints.contains { $0.keys.contains(direction.arrow) }
  }

  /// Moves the light to the row, if the view is a table that has it.
  private func light(row id: String, in view: View, of scene: any SceneController) -> Bool {
    guard let table = view as? TableView, let description = description(of: table, in: scene) else {
      return false
    }
    press(.key(.home))
    while let path = table.indexPathForFocusedRow {
      let row =
        switch description.sections[path.section].content {
        case .rows(let rows): rows[path.row]
        case .copies(let row, _): row
        }
      if row.id == id { return true }
      press(.swipe(.down))
      if table.indexPathForFocusedRow == path { return false }
    }
    return false
  }

  private func description(
    of table: TableView, in scene: any SceneController
  ) -> SceneDocument.Table? {
    if case .tableViewController(let description) = scene.scene.kind, table === scene.view {
      return description
    }
    let scene = scene as? SceneViewController
    let views = (scene?.scene.views ?? []) + (scene?.scene.variations ?? []).flatMap(\.views)
    for case .table(let view) in views where scene?.sceneView(view.id) === table {
      return view.table
    }
    return nil
  }

  /// Moves the focus until it rests where it is wanted; once round at most.
  private func focus(_ isWanted: (View) -> Bool) -> Bool {
    var met: [View] = []
    while let view = simulator.application.focusedView, !met.contains(where: { $0 === view }) {
      if isWanted(view) { return true }
      met.append(view)
      press(.moveFocus(.next))
    }
    // Nothing to focus takes no arrow either.
    return met.isEmpty && isWanted(View())
  }

  private func pressInMenu(_ segue: SceneDocument.Segue, of scene: any SceneController) {
    press(.toggleSegueMenu)
    let place = simulator.segueMenu?.entries.firstIndex {
      $0.controller === scene && $0.segue.id == segue.id
    }
    guard let place else { return press(.cancel) }
    for _ in 0..<place { press(.swipe(.down)) }
    press(.tap)
  }
}
