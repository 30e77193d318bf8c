internal import CellGraphics
internal import Narration
internal import NavigationKit
internal import Simulation
internal import TextFormats

extension Pilot {
  /// The elements of the frontmost scene and the containers around it, in reading order.
  var elements: [FoundElement] {
    let root = simulator.application.frontmostLevel?.viewIfLoaded
    guard let root else { return [] }
    return ScreenNode.nodes(of: root).flatMap(\.flattened).map { node in
      FoundElement(
        element: node.element, view: node.view, path: node.path, rect: node.view.visibleRect)
    }
  }

  /// Returns the elements that match a selector, in reading order. A number is not considered.
  func matches(of selector: ElementSelector) -> [FoundElement] {
    let all = candidates(for: selector.target)
    return all.filter { found in
      matches(found, selector.target, selector.role)
        && (selector.className.map { Self.isClass($0, of: found.view) } ?? true)
        && selector.states.allSatisfy { has($0, found) }
        && selector.places.allSatisfy { place in
          candidates(for: place.target).contains { other in
            matches(other, place.target, place.role) && other.view !== found.view
              && Self.isPlaced(found, place.relation, other)
          }
        }
    }
  }

  /// Returns the single element that a selector means.
  ///
  /// - Parameter prefersControls: True leaves out texts if a control matches too.
  func element(_ selector: ElementSelector, prefersControls: Bool = false)
    throws(PilotFailure) -> FoundElement
  {
    var found = matches(of: selector)
    let visible = found.filter(\.isVisible)
    if !visible.isEmpty { found = visible }
    if prefersControls, selector.role == nil, found.contains(where: \.isControl) {
      found = found.filter(\.isControl)
    }
    guard !found.isEmpty else { throw notFound(selector) }
    switch selector.number {
    case .position(let position):
      guard found.indices.contains(position - 1) else {
        throw PilotFailure(
          .step, lastStep,
          found: "only \(found.count) elements match \(selector)",
          advice: "They are \(Self.list(found)).")
      }
      return found[position - 1]
    case .last: return found[found.count - 1]
    case nil:
      guard found.count == 1 else {
        throw PilotFailure(
          .step, lastStep, found: "\(found.count) elements match \(selector): \(Self.list(found))",
          advice: "Say which: the first \(selector), or one below, above, left of or in another.")
      }
      return found[0]
    }
  }

  /// Returns the failure of a selector that matches nothing, with the nearest text or id.
  func notFound(_ selector: ElementSelector) -> PilotFailure {
    let all = elements.filter(\.isVisible)
    var relaxed = selector
    (relaxed.states, relaxed.places, relaxed.role) = ([], [], nil)
    let advice: String
    if relaxed != selector, case let others = matches(of: relaxed), !others.isEmpty {
      advice = "There is \(Self.list(others)), but not with these conditions."
    } else if let cell = cell(of: selector) {
      advice =
        "The text is no element, but row \(cell.row) shows it: "
        + "touch column \(cell.column) row \(cell.row)"
    } else if let nearest = nearest(to: selector) {
      advice = "Did you mean \(nearest)?"
    } else {
      let names = all.filter { !$0.element.title.isEmpty }
      advice =
        names.isEmpty ? "The screen has no elements." : "The screen has \(Self.list(names))."
    }
    return PilotFailure(
      .step, lastStep, found: "no element matches \(selector)", advice: advice)
  }

  /// Returns the middle cell of the first place at which the screen shows the text of a selector by
  /// itself; nil for none. A part of a longer text is no place, and neither is the status line.
  private func cell(of selector: ElementSelector) -> (column: Int, row: Int)? {
    guard case .text(let text) = selector.target, !text.isEmpty, !text.hasSuffix("…") else {
      return nil
    }
    let area = simulator.appCells
    for (row, line) in rows.enumerated() where row >= area.row && row < area.row + area.rows {
      for range in line.ranges(of: text) {
        let around = line[..<range.lowerBound].suffix(2) + line[range.upperBound...].prefix(2)
        guard !around.contains(where: { $0.isLetter || $0.isNumber }) else { continue }
        let column = TextLine(String(line[..<range.lowerBound])).columns
        return (column + TextLine(text).columns / 2, row)
      }
    }
    return nil
  }

  private func nearest(to selector: ElementSelector) -> String? {
    var search = NearestName()
    switch selector.target {
    case .text(let text):
      let titles = elements.map(\.element.title)
      let parts = titles.filter { !text.isEmpty && $0.lowercased().contains(text.lowercased()) }
      return (search.find(text, in: titles) ?? parts.first).map { FlowText.quoted($0) }
    case .id(let id):
      return search.find(
        id, in: allViews.compactMap(\.accessibilityIdentifier) + elements.compactMap(\.id)
      ).map { "#\($0)" }
    case .any: return nil
    }
  }

  private static func list(_ found: [FoundElement]) -> String {
    let names = found.prefix(6).map(\.name)
    let rest = found.count > 6 ? " and \(found.count - 6) more" : ""
    return names.joined(separator: ", ") + rest
  }

  /// Returns the elements among which a target is searched. An identifier can be that of a view
  /// that is not read.
  private func candidates(for target: ElementSelector.Target) -> [FoundElement] {
    let elements = elements
    guard case .id(let id) = target else { return elements }
    let rows = elements.filter { $0.path != nil && $0.id == id }
    if !rows.isEmpty { return rows }
    let views = allViews.filter { $0.accessibilityIdentifier == id }
    return views.map { view in
      elements.first { $0.view === view && $0.element.role != .heading }
        ?? FoundElement(
          element: ScreenNode(of: view).element, view: view, path: nil, rect: view.visibleRect)
    }
  }

  /// The views of the frontmost level, each before the views in it.
  private var allViews: [View] {
    var views: [View] = []
    func visit(_ view: View) {
      guard !view.isHidden else { return }
      views.append(view)
      for subview in view.subviews { visit(subview) }
    }
    simulator.application.frontmostLevel?.viewIfLoaded.map(visit)
    return views
  }

  private func matches(
    _ found: FoundElement, _ target: ElementSelector.Target, _ role: ScreenElement.Role?
  ) -> Bool {
    if let role, found.element.role != role { return false }
    switch target {
    case .any: return true
    case .id(let id): return found.id == id
    case .text(let text):
      let own = [found.element.title] + [Self.value(of: found.element)].compactMap(\.self)
      return own.contains { Self.isText($0, text) }
    }
  }

  /// Returns whether a text is the wanted one, or begins with it if that ends in `…`.
  private static func isText(_ text: String, _ wanted: String) -> Bool {
    wanted.count > 1 && wanted.hasSuffix("…") && !text.hasSuffix("…")
      ? text.hasPrefix(wanted.dropLast()) : text == wanted
  }

  /// Returns the value of an element in words; nil for an element without one.
  static func value(of element: ScreenElement) -> String? {
    switch element.value {
    case .name(let name): name
    case .number(let number): "\(number)"
    case .thousandths(let number): decimal(Double(number) / 1_000)
    case .names(let names): names.joined(separator: ", ")
    case .phrase(let phrase): StringTable.english.text(phrase)
    case nil: nil
    }
  }

  /// Returns whether an element has a state.
  func has(_ state: ElementState, _ found: FoundElement) -> Bool {
    let traits = found.element.traits
    switch state {
    case .enabled: return !traits.contains(.disabled)
    case .disabled: return traits.contains(.disabled)
    case .selected: return traits.contains(.selected)
    case .focused: return hasFocus(found)
    case .on: return found.element.value == .phrase(Sentence("state.on"))
    case .off: return found.element.value == .phrase(Sentence("state.off"))
    }
  }

  /// Returns whether the focus is on an element. The focused row of a list counts, not the list.
  func hasFocus(_ found: FoundElement) -> Bool {
    guard let focus = simulator.spokenScreen().focus else { return false }
    if found.path != nil || focus.path != nil { return focus.path == found.path }
    return focus.view === found.view
  }

  private static func isClass(_ name: String, of view: View) -> Bool {
    var type: AnyClass? = Swift.type(of: view)
    while let current = type {
      if "\(current)" == name { return true }
      type = _getSuperclass(current)
    }
    return false
  }

  private static func isPlaced(
    _ one: FoundElement, _ relation: ElementSelector.Relation, _ other: FoundElement
  ) -> Bool {
    let (a, b) = (one.rect, other.rect)
    guard one.isVisible, other.isVisible else { return relation == .inside && isInside(one, other) }
    let sharesColumns = a.minX < b.maxX && b.minX < a.maxX
    let sharesRows = a.minY < b.maxY && b.minY < a.maxY
    return switch relation {
    case .below: sharesColumns && a.minY >= b.maxY - 0.5
    case .above: sharesColumns && a.maxY <= b.minY + 0.5
    case .leftOf: sharesRows && a.maxX <= b.minX + 0.5
    case .rightOf: sharesRows && a.minX >= b.maxX - 0.5
    case .inside: isInside(one, other)
    }
  }

  private static func isInside(_ one: FoundElement, _ other: FoundElement) -> Bool {
    one.view !== other.view && one.view.isDescendant(of: other.view)
  }
}
