internal import CellGraphics
internal import Narration
internal import NavigationKit
internal import Simulation
internal import Storyboards
internal import TextFormats

/// Finds what a user can do in the present state of an app.
///
/// Controls and rows come first, in reading order; gestures, tabs, Escape, sizes and what only code
/// performs follow. The order decides which of several shortest ways is reported.
struct ActionFinder {
  /// The terminal sizes between which the user can change, besides the present one.
  var sizes: [(columns: Int, rows: Int)]
  /// Indicates whether segues and scenes that only code performs are included.
  var includesCode: Bool

  /// Returns the actions at the present tick.
  ///
  /// Takes time proportional to the number of views.
  func actions(of simulator: Simulator) -> [UserAction] {
    var actions: [UserAction] = []
    visit(simulator) { action, _ in actions.append(action) }
    return actions
  }

  /// Returns the words of an action in the language of flows, such as `tap "Buy"`.
  ///
  /// - Parameters:
  ///   - action: An action.
  ///   - simulator: An app in the state before the action.
  func words(of action: UserAction, in simulator: Simulator) -> String {
    var words: String?
    visit(simulator) { found, name in if found == action, words == nil { words = name() } }
    return words
      ?? action.inputs.map { StringTable.english.text($0.command.sentence) }
      .joined(separator: "; ")
  }

  /// Calls `body` with each action and its words.
  private func visit(_ simulator: Simulator, _ body: (UserAction, () -> String) -> Void) {
    let application = simulator.application
    visitControls(application, body)
    for case let swipe as SwipeGestureRecognizer in application.reachableRecognizers {
      for direction in swipe.directions where !application.takesArrow(direction) {
        body(UserAction([.swipe(direction)])) { "swipe \(direction.rawValue)" }
      }
    }
    for (direction, _) in application.draggable {
      let drag = Command.drag(direction)
      for steps in [2, 5, 8] {
        body(UserAction([Command](repeating: drag, count: steps) + [.tap])) {
          "drag \(direction.rawValue) \(steps * 10) %, let go"
        }
      }
      body(UserAction([Command](repeating: drag, count: 5) + [.cancel])) {
        "drag \(direction.rawValue) 50 %; press Escape"
      }
    }
    for tab in 0..<min(9, application.reachableTabBarController?.tabBar.items?.count ?? 0) {
      body(UserAction([.selectTab(tab + 1)])) { "press \(tab + 1)" }
    }
    body(UserAction([.cancel])) { "press Escape" }
    for size in sizes where size != (simulator.columns, simulator.rows) {
      body(UserAction([.resize(columns: size.columns, rows: size.rows)])) {
        "resize to \(size.columns)x\(size.rows)"
      }
    }
    if simulator.device != nil { body(UserAction([.rotate])) { "rotate" } }
    if includesCode {
      for command in simulator.codeTriggeredCommands {
        body(UserAction([command], .code)) { StringTable.english.text(command.sentence) }
      }
    }
    if simulator.nextDueTick != nil { body(.wait) { "wait" } }
  }

  /// Calls `body` with the actions of each control, in reading order.
  private func visitControls(
    _ application: Application, _ body: (UserAction, () -> String) -> Void
  ) {
    let stops = application.focusableViews
    guard !stops.isEmpty else { return }
    let here = application.focusedView.flatMap { view in stops.firstIndex { $0 === view } } ?? 0
    for (index, view) in stops.enumerated() {
      let ahead = (index - here + stops.count) % stops.count
      let isAhead = ahead * 2 <= stops.count
      let movement = Command.moveFocus(isAhead ? .next : .previous)
      let moves = [Command](repeating: movement, count: isAhead ? ahead : stops.count - ahead)
      for use in Self.uses(of: view) {
        body(UserAction(moves + use.commands)) {
          "\(use.words(in: view)) \(Self.selector(of: view, in: stops))"
        }
      }
    }
  }

  /// A way to use a focused view.
  private struct Use {
    var commands: [Command]
    var verb: String
    /// The number of a row, from 0; nil for a view without rows.
    var row: Int?

    init(_ commands: [Command], _ verb: String, row: Int? = nil) {
      (self.commands, self.verb, self.row) = (commands, verb, row)
    }

    /// Returns the words before the name of the view, with the number and the title of a row.
    func words(in view: View) -> String {
      guard let row, let table = view as? TableView else { return verb }
      let title = table.cell(ofRow: row).map { ScreenNode(of: $0).element.title } ?? ""
      let name = title.isEmpty ? "" : " \"\(title.harmless(upTo: 60))\""
      return "\(verb) \(row + 1)\(name) of"
    }
  }

  /// Returns the ways to use a focused view.
  private static func uses(of view: View) -> [Use] {
    switch view {
    case let table as TableView: return rows(of: table)
    case is CollectionView:
      return [
        Use([.key(.home), .tap], "tap the first item of"),
        Use([.key(.end), .tap], "tap the last item of"),
      ]
    case is Slider, is Stepper, is SegmentedControl, is PageControl:
      return [
        Use([.swipe(.right)], "increase"), Use([.swipe(.left)], "decrease"),
        Use([.key(.end)], "set to the end"), Use([.key(.home)], "set to the start"),
      ]
    case let field as TextField:
      let typing: [Command] =
        (field.text ?? "").isEmpty ? [.key(.text("a"))] : [.key(.deleteBackward)]
      return [
        Use(typing, (field.text ?? "").isEmpty ? "type \"a\" into" : "delete from"),
        Use([.tap], "press Enter in"),
      ]
    case let text as TextView where text.isEditable:
      return (text.text ?? "").isEmpty ? [Use([.key(.text("a"))], "type \"a\" into")] : []
    case is ScrollView:
      return [
        Use([.tap], "tap"), Use([.key(.end)], "scroll to the end of"),
        Use([.key(.home)], "scroll to the start of"),
      ]
    default: return [Use([.tap], "tap")]
    }
  }

  /// Returns the commands that use rows of a table: the first, the middle and the last row, and each
  /// row of a storyboard that can have a segue of its own.
  private static func rows(of table: TableView) -> [Use] {
    let count = (0..<table.numberOfSections).reduce(0) { $0 + table.numberOfRows(inSection: $1) }
    guard count > 0 else { return [] }
    let declared = table.declaredRows
    let numbers = Set([0, min((count - 1) / 2, 100), count - 1] + declared.map(\.number))
    var uses = numbers.sorted().map { number in
      Use(moves(to: number, of: count) + [.tap], "tap row", row: number)
    }
    for row in declared where row.hasButton {
      uses.append(
        Use(
          moves(to: row.number, of: count) + [.swipe(.right)], "press the accessory of row",
          row: row.number))
    }
    if let number = firstDeletableRow(of: table, declared) {
      uses.append(
        Use(moves(to: number, of: count) + [.swipe(.left), .tap], "delete row", row: number))
    }
    return uses
  }

  /// Returns the commands that move the focus to a row, from the nearer end of the table.
  private static func moves(to number: Int, of count: Int) -> [Command] {
    let below = count - 1 - number
    guard below < number else {
      return [.key(.home)] + [Command](repeating: .swipe(.down), count: number)
    }
    return [.key(.end)] + [Command](repeating: .swipe(.up), count: below)
  }

  /// Returns the number of the first row that the user can delete, among the declared rows of a
  /// storyboard or the first row of a table in code; nil if there is none.
  private static func firstDeletableRow(of table: TableView, _ declared: [DeclaredRow]) -> Int? {
    if let row = declared.first(where: \.isDeletable) { return row.number }
    let section = (0..<table.numberOfSections).first { table.numberOfRows(inSection: $0) > 0 }
    guard let section else { return nil }
    return table.offersDeletion(of: IndexPath(row: 0, section: section)) ? 0 : nil
  }

  /// Returns the text of a view in quotation marks, with its number if several have this text.
  private static func selector(of view: View, in stops: [View]) -> String {
    let title = Self.title(of: view)
    let same = stops.filter { Self.title(of: $0) == title }
    let number = (same.firstIndex { $0 === view } ?? 0) + 1
    let name = title.isEmpty ? "the \(ScreenNode(of: view).element.role.rawValue)" : "\"\(title)\""
    return same.count > 1 ? "\(name) (\(number) of \(same.count))" : name
  }

  private static func title(of view: View) -> String {
    let title = ScreenNode(of: view).element.title
    return (title.isEmpty ? view.accessibilityIdentifier ?? "" : title).harmless(upTo: 60)
  }
}

extension TableView {
  /// Returns the cell of a row, counted from 0 through all sections; nil for one that is not shown.
  fileprivate func cell(ofRow number: Int) -> TableViewCell? {
    var row = number
    for section in 0..<numberOfSections {
      let count = numberOfRows(inSection: section)
      if row < count { return cellForRow(at: IndexPath(row: row, section: section)) }
      row -= count
    }
    return nil
  }
}
