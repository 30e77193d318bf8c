internal import CellGraphics
internal import Narration
internal import NavigationKit
internal import Simulation
internal import TextFormats

extension Pilot {
  /// Compares an expectation with the app.
  ///
  /// - Parameters:
  ///   - expectation: The expectation.
  ///   - sentence: The expectation as a flow writes it, for the failure.
  /// - Returns: The failure with what was there instead; nil if the expectation holds.
  public func check(_ expectation: Expectation, as sentence: String) -> PilotFailure? {
    guard let mismatch = mismatch(expectation) else { return nil }
    return completed(
      PilotFailure(
        .expectation, sentence, found: mismatch.found, advice: mismatch.advice),
      marks: mismatch.marks)
  }

  /// The state of the app that an expectation does not describe.
  struct Mismatch {
    var found: String
    var advice = ""
    var marks: [CellRect] = []

    init(_ found: String, advice: String = "", marks: [CellRect] = []) {
      (self.found, self.advice, self.marks) = (found, advice, marks)
    }
  }

  /// Returns what differs; nil if the expectation holds.
  func mismatch(_ expectation: Expectation) -> Mismatch? {
    switch expectation {
    case .on(let name): mismatch(on: name)
    case .stack(let entries): mismatch(stack: entries)
    case .focus(let selector): mismatch(focus: selector)
    case .see(let text): mismatch(seen: text)
    case .element(let selector, let count): mismatch(element: selector, count)
    case .state(let selector, let state): mismatch(selector, state)
    case .value(let selector, let value): mismatch(selector, value: value)
    case .events(let expected, let isExact): mismatch(events: expected, isExact: isExact)
    case .happened(let sentence): mismatch(happened: sentence)
    case .noUnbalancedCalls:
      lifeCycles.unbalancedCalls.isEmpty
        ? nil : Mismatch("there are: \(lifeCycles.unbalancedCalls.joined(separator: "; "))")
    case .noWarnings:
      lifeCycles.warnings.isEmpty
        ? nil
        : Mismatch(
          "there are: \(lifeCycles.warnings.map { StringTable.english.text(Sentence($0)) }.joined(separator: " "))"
        )
    case .distance(let name, let distance, let other): mismatch(name, distance, other)
    case .size(let columns, let rows):
      simulator.columns == columns && simulator.rows == rows
        ? nil : Mismatch("the terminal has \(simulator.columns)x\(simulator.rows)")
    case .transition(let kind): mismatch(transition: kind)
    case .not(let other): mismatch(other) == nil ? holds(other) : nil
    }
  }

  private func holds(_ expectation: Expectation) -> Mismatch {
    if case .see(let text) = expectation { return Mismatch("it is there", marks: places(of: text)) }
    if case .element(let selector, _) = expectation {
      return Mismatch("it is there", marks: matches(of: selector).compactMap { cells(of: $0.rect) })
    }
    return Mismatch("the opposite holds")
  }

  // MARK: - Scenes

  private func mismatch(on name: String) -> Mismatch? {
    guard let front = path.last else { return Mismatch("no scene is on the screen") }
    guard !names(of: front).contains(name) else { return nil }
    return Mismatch("the app is on \(FlowText.name(front.name))", advice: advice(forScene: name))
  }

  /// Returns a suggestion for the name of a scene; an empty text if the name exists.
  private func advice(forScene name: String) -> String {
    let known =
      simulator.allSceneIDs.flatMap { simulator.sceneNames(ofID: $0) }
      + path.flatMap { names(of: $0) }
    guard !known.contains(name) else { return "" }
    var nearest = NearestName()
    return nearest.find(name, in: known).map { "Did you mean \(FlowText.name($0))?" }
      ?? (known.isEmpty ? "" : "No scene has this name, title or id.")
  }

  private func mismatch(stack expected: [Expectation.StackEntry]) -> Mismatch? {
    let path = path
    let isEqual =
      path.count == expected.count
      && zip(path, expected).allSatisfy { scene, entry in
        names(of: scene).contains(entry.name) && (!entry.isPresented || scene.isPresented)
      }
    guard !isEqual else { return nil }
    var text = ""
    for scene in path {
      if !text.isEmpty { text += scene.isPresented ? " ▴ " : " ▸ " }
      text += FlowText.name(scene.name)
    }
    let unknown = expected.map { advice(forScene: $0.name) }.first { !$0.isEmpty } ?? ""
    return Mismatch("the stack is \(text)", advice: unknown)
  }

  private func mismatch(transition kind: Transition.Kind?) -> Mismatch? {
    guard simulator.isTransitioning else { return Mismatch("no transition runs") }
    let last = events.last { $0.kind == .transitionBegan }?.detail.split(separator: " ").first
    guard let kind, last.map(String.init) != kind.rawValue else { return nil }
    return Mismatch("the transition is \(last.map(String.init) ?? "unknown")")
  }

  // MARK: - Elements

  private func mismatch(focus selector: ElementSelector?) -> Mismatch? {
    let focus = simulator.spokenScreen().focus
    let current = focus.map { node in
      FoundElement(
        element: node.element, view: node.view, path: node.path, rect: node.view.visibleRect)
    }
    let marks = current.flatMap { cells(of: $0.rect) }.map { [$0] } ?? []
    guard let selector else {
      return current.map { Mismatch("the focus is on \($0.name)", marks: marks) }
    }
    let found = matches(of: selector)
    guard !found.isEmpty else {
      let failure = notFound(selector)
      return Mismatch(failure.found, advice: failure.advice)
    }
    guard !found.contains(where: hasFocus) else { return nil }
    return Mismatch(
      current.map { "the focus is on \($0.name)" } ?? "nothing has the focus", marks: marks)
  }

  private func mismatch(element selector: ElementSelector, _ count: Int?) -> Mismatch? {
    let found = matches(of: selector).filter(\.isVisible)
    if let count {
      guard found.count != count else { return nil }
      return Mismatch(
        found.count == 1 ? "there is 1" : "there are \(found.count)",
        marks: found.compactMap { cells(of: $0.rect) })
    }
    if !found.isEmpty { return nil }
    // A text can also be a part of a row of the screen.
    if case .text(let text) = selector.target, selector.isPlainText {
      return mismatch(seen: Expectation.SeenText(text))
    }
    let failure = notFound(selector)
    let hidden = matches(of: selector).first
    return Mismatch(
      hidden.map { "\($0.name) exists, but is scrolled or clipped out of the screen" }
        ?? failure.found, advice: hidden == nil ? failure.advice : "")
  }

  private func mismatch(_ selector: ElementSelector, _ state: ElementState) -> Mismatch? {
    single(selector) { found in
      guard !has(state, found) else { return nil }
      let states = ElementState.allCases.filter { has($0, found) }.map(\.rawValue)
      return states.isEmpty ? "it has no state" : "it is \(states.joined(separator: ", "))"
    }
  }

  private func mismatch(_ selector: ElementSelector, value: String) -> Mismatch? {
    single(selector) { found in
      let own = Self.value(of: found.element)
      guard own != value else { return nil }
      return own.map { "it is \(FlowText.quoted($0))" } ?? "it has no value"
    }
  }

  /// Returns the mismatch of a single element, or that it is missing.
  private func single(_ selector: ElementSelector, _ body: (FoundElement) -> String?) -> Mismatch? {
    do {
      let found = try element(selector, prefersControls: true)
      return body(found).map { Mismatch($0, marks: cells(of: found.rect).map { [$0] } ?? []) }
    } catch {
      return Mismatch(error.found, advice: error.advice)
    }
  }

  /// Returns the cells of the terminal that a rectangle of the window covers; nil for none.
  private func cells(of rect: Rect) -> CellRect? {
    let area = simulator.appCells
    let (left, top) = (Int(rect.minX.rounded(.down)), Int(rect.minY.rounded(.down)))
    let (right, bottom) = (Int(rect.maxX.rounded(.up)), Int(rect.maxY.rounded(.up)))
    let cells = CellRect(
      column: area.column + left, row: area.row + top, columns: right - left, rows: bottom - top
    ).intersection(area)
    return cells.isEmpty ? nil : cells
  }
}

extension ElementSelector {
  /// Indicates whether the selector is only a text.
  var isPlainText: Bool {
    role == nil && className == nil && states.isEmpty && places.isEmpty && number == nil
  }
}
