internal import CellGraphics
internal import Narration
internal import NavigationKit
internal import Simulation

extension Pilot {
  /// Returns the stablest selector of the focused element: an id, a text, or a position; nil without
  /// a focus or without a selector that finds it again.
  package func selectorOfFocus() -> ElementSelector? {
    let elements = elements
    return elements.first { $0.isControl && hasFocus($0) }.flatMap(selector)
      ?? elements.first(where: hasFocus).flatMap(selector)
  }

  /// Returns the stablest selector of the control at a cell of the terminal; nil without one.
  package func selector(column: Int, row: Int) -> ElementSelector? {
    let area = simulator.appCells
    let point = Point(x: Double(column - area.column) + 0.5, y: Double(row - area.row) + 0.5)
    let hit = simulator.application.window?.hitTest(point, with: nil)
    guard let hit else { return nil }
    return elements.filter { $0.isVisible && $0.isControl }.last { found in
      hit.isDescendant(of: found.view)
    }.flatMap(selector)
  }

  /// Returns a selector that finds only this element, ids first, then texts, then positions.
  private func selector(of found: FoundElement) -> ElementSelector? {
    if let id = found.id, Self.isReadable(id) {
      let selector = ElementSelector(.id(id))
      if finds(selector, found) { return selector }
    }
    if !found.element.title.isEmpty {
      var selector = ElementSelector(.text(found.element.title))
      if finds(selector, found) { return selector }
      selector.role = found.element.role
      if finds(selector, found) { return selector }
    }
    var selector = ElementSelector(.any)
    if !found.element.title.isEmpty { selector.target = .text(found.element.title) }
    selector.role = found.element.role
    let all = matches(of: selector).filter(\.isVisible)
    let index = all.firstIndex { $0.view === found.view && $0.path == found.path }
    selector.number = index.map { .position($0 + 1) }
    return index == nil ? nil : selector
  }

  private func finds(_ selector: ElementSelector, _ found: FoundElement) -> Bool {
    guard let other = try? element(selector, prefersControls: true) else { return false }
    return other.view === found.view && other.path == found.path
  }

  /// Returns whether an identifier is one word of a flow, and no object id of Xcode.
  private static func isReadable(_ id: String) -> Bool {
    let parts = id.split(separator: "-", omittingEmptySubsequences: false).map(\.count)
    return parts != [3, 2, 3] && !id.isEmpty
      && id.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_-.".contains($0)) }
  }

  /// The id of the frontmost scene, or its name without one; nil without a scene.
  package var frontName: String? { path.last.map { $0.id ?? $0.name } }

  /// Performs a step that a flow writes.
  package func perform(clause: String) throws(PilotFailure) { try run(clause) }
}
