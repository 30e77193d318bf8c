internal import CellGraphics
internal import Narration
internal import NavigationKit
internal import Simulation
internal import TextFormats

extension Pilot {
  /// Performs a step and lets time pass until the app is at rest.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - sentence: The step as a flow writes it, for failures.
  /// - Throws: ``PilotFailure`` if the step is not possible or the app does not come to rest.
  public func perform(_ step: PilotStep, as sentence: String) throws(PilotFailure) {
    beginStep(sentence)
    do {
      try execute(step)
    } catch {
      var failure = error
      failure.sentence = sentence
      throw failure.screen.isEmpty ? completed(failure) : failure
    }
    try untilRest()
  }

  /// Sends the inputs of a step without waiting for rest at its end.
  func execute(_ step: PilotStep) throws(PilotFailure) {
    switch step {
    case .tap(let selector): try touch(reached(selector, prefersControls: true))
    case .touch(let column, let row): try touch(column: column, row: row)
    case .moveFocus(let selector): try moveFocus(to: reached(selector, prefersControls: true))
    case .press(let key, let times):
      for count in 0..<times {
        if count > 0 { try untilRest() }
        try sendKey(key)
      }
    case .swipe(let direction, nil): send(.swipe(direction))
    case .swipe(let direction, let selector?):
      try dragTouch(reached(selector), direction, percent: 30, ticksPerCell: 0)
    case .drag(let direction, let percent, nil):
      for _ in 0..<max(1, percent / 10) { send(.drag(direction)) }
    case .drag(let direction, let percent, let selector?):
      try dragTouch(reached(selector), direction, percent: percent, ticksPerCell: 2)
    case .release: send(.tap)
    case .cancel: send(.cancel)
    case .type(let text, let selector):
      if let selector { try edit(selector) }
      try enter(text)
    case .paste(let text): send(.paste(text))
    case .clear(let selector): try deleteText(of: selector)
    case .scroll(let direction, let notches, let selector):
      try scroll(direction, notches, selector)
    case .scrollTo(let selector): _ = try reached(selector)
    case .wait(let ticks): advance(.ticks(ticks))
    case .resize(let columns, let rows): send(.resize(columns: columns, rows: rows))
    case .goBack: try sendBack()
    case .command(let command): send(command)
    }
  }

  private func sendKey(_ key: Key) throws(PilotFailure) {
    if let command = simulator.keyCommand(for: key) { return send(command, key: key.name) }
    let isEditing = simulator.textEntry.takes(key) || simulator.isEditingText
    guard let command = KeyBindings.command(for: key, isEditing: isEditing) else {
      throw PilotFailure(
        .step, lastStep, found: "the key \(key.name.harmless()) has no meaning here",
        advice: "Press ? in the app for its keys.")
    }
    send(command, key: key.name)
  }

  // MARK: - Elements

  /// Returns an element that is visible, after scrolling to it if necessary.
  private func reached(_ selector: ElementSelector, prefersControls: Bool = false)
    throws(PilotFailure) -> FoundElement
  {
    do {
      let found = try element(selector, prefersControls: prefersControls)
      if found.isVisible { return found }
    } catch {
      guard error.found.hasPrefix("no element") else { throw error }
      if try scrollUntilVisible(selector) {
        return try element(selector, prefersControls: prefersControls)
      }
      throw error
    }
    if try scrollUntilVisible(selector) {
      return try element(selector, prefersControls: prefersControls)
    }
    throw PilotFailure(
      .step, lastStep,
      found: "\(selector) is outside of the screen, and scrolling does not show it",
      advice: "Make the terminal larger: resize to 80x40.")
  }

  /// Turns the wheel over each scrolling view, down and then up, until an element is visible.
  private func scrollUntilVisible(_ selector: ElementSelector) throws(PilotFailure) -> Bool {
    for view in scrollViews {
      for direction in [Direction.down, .up, .right, .left] {
        var last = view.contentOffset
        for _ in 0..<2_000 {
          guard let cell = cell(at: view.visibleRect) else { break }
          send(.wheel(direction, column: cell.column, row: cell.row))
          try untilRest()
          if matches(of: selector).contains(where: \.isVisible) { return true }
          if view.contentOffset == last { break }
          last = view.contentOffset
        }
      }
    }
    return false
  }

  /// The visible views whose content is larger than they are.
  private var scrollViews: [ScrollView] {
    var found: [ScrollView] = []
    func visit(_ view: View) {
      guard !view.isHidden else { return }
      if let scroll = view as? ScrollView,
        scroll.contentSize.height > scroll.bounds.size.height
          || scroll.contentSize.width > scroll.bounds.size.width
      {
        found.append(scroll)
      }
      for subview in view.subviews { visit(subview) }
    }
    simulator.application.frontmostLevel?.viewIfLoaded.map(visit)
    return found
  }

  // MARK: - Touches

  /// Returns the terminal's cell in the middle of a rectangle of the window; nil for an empty one.
  private func cell(at rect: Rect) -> (column: Int, row: Int)? {
    guard rect.size.width > 0, rect.size.height > 0 else { return nil }
    let area = simulator.appCells
    let column = area.column + Int((rect.midX - 0.01).rounded(.down))
    let row = area.row + Int((rect.midY - 0.01).rounded(.down))
    guard area.contains(column: column, row: row) else { return nil }
    return (column, row)
  }

  private func touch(_ found: FoundElement) throws(PilotFailure) {
    if found.element.traits.contains(.disabled) {
      throw PilotFailure(
        .step, lastStep, found: "\(found.name) is disabled, so a tap does nothing",
        advice: "To test that, write: expect \(found.name) is disabled")
    }
    guard let cell = cell(at: found.rect) else {
      throw PilotFailure(.step, lastStep, found: "\(found.name) has no cell on the screen")
    }
    let point = Point(x: found.rect.midX, y: found.rect.midY)
    let hit = simulator.application.window?.hitTest(point, with: nil)
    if let hit, !hit.isDescendant(of: found.view), !found.view.isDescendant(of: hit) {
      let other = FoundElement(
        element: ScreenNode(of: hit).element, view: hit, path: nil, rect: found.rect)
      throw PilotFailure(
        .step, lastStep, found: "\(found.name) is covered by \(other.name), which gets the touch")
    }
    try touch(column: cell.column, row: cell.row)
  }

  private func touch(column: Int, row: Int) throws(PilotFailure) {
    guard column < simulator.columns, row < simulator.rows else {
      throw PilotFailure(
        .step, lastStep,
        found: "column \(column), row \(row) is outside of the screen, which has "
          + "\(simulator.columns) columns and \(simulator.rows) rows")
    }
    send(.pointer(.down, column: column, row: row))
    send(.pointer(.up, column: column, row: row))
  }

  /// Drags a touch over a part of the screen. Without ticks per cell it is a fast flick.
  private func dragTouch(
    _ found: FoundElement, _ direction: Direction, percent: Int, ticksPerCell: Int
  ) throws(PilotFailure) {
    guard var (column, row) = cell(at: found.rect) else {
      throw PilotFailure(.step, lastStep, found: "\(found.name) has no cell on the screen")
    }
    let area = simulator.appCells
    let isVertical = direction == .up || direction == .down
    let length = max(1, (isVertical ? area.rows : area.columns) * percent / 100)
    send(.pointer(.down, column: column, row: row))
    for _ in 0..<length {
      switch direction {
      case .left: column -= 1
      case .right: column += 1
      case .up: row -= 1
      case .down: row += 1
      }
      guard area.contains(column: column, row: row) else { break }
      advance(.ticks(max(1, ticksPerCell)))
      send(.pointer(.move, column: column, row: row))
    }
    column = min(max(area.column, column), area.endColumn - 1)
    row = min(max(area.row, row), area.endRow - 1)
    advance(.ticks(1))
    send(.pointer(.up, column: column, row: row))
  }

  private func scroll(_ direction: Direction, _ notches: Int, _ selector: ElementSelector?)
    throws(PilotFailure)
  {
    let area = simulator.appCells
    var place = (column: area.column + area.columns / 2, row: area.row + area.rows / 2)
    if let selector, let cell = cell(at: try element(selector).rect) { place = cell }
    for _ in 0..<notches {
      send(.wheel(direction, column: place.column, row: place.row))
      try untilRest()
    }
  }

  // MARK: - Focus and text

  private func moveFocus(to found: FoundElement) throws(PilotFailure) {
    let application = simulator.application
    let stops = application.focusableViews
    guard let goal = stops.firstIndex(where: { $0 === found.view }) else {
      throw PilotFailure(.step, lastStep, found: "\(found.name) cannot have the focus")
    }
    let start = stops.firstIndex { $0 === application.focusedView } ?? 0
    let ahead = (goal - start + stops.count) % stops.count
    let movement: FocusMovement = ahead * 2 <= stops.count ? .next : .previous
    for _ in stops where application.focusedView !== found.view {
      send(.moveFocus(movement))
      try untilRest()
    }
  }

  /// Taps a text and waits until it can be edited.
  private func edit(_ selector: ElementSelector) throws(PilotFailure) {
    try touch(reached(selector, prefersControls: true))
    try untilRest()
  }

  private func enter(_ text: String) throws(PilotFailure) {
    for character in text {
      guard simulator.textEntry.takes(character) else {
        throw PilotFailure(
          .step, lastStep, found: "no text is being edited, so nothing can be typed",
          advice: "Name the field: type \(FlowText.quoted(text)) into \"Name\"")
      }
      send(.key(.text(String(character))), key: String(character))
    }
  }

  private func deleteText(of selector: ElementSelector?) throws(PilotFailure) {
    if let selector { try edit(selector) }
    let field = simulator.application.focusedView
    let count = (field as? TextField)?.text?.count ?? (field as? TextView)?.text.count ?? 0
    guard simulator.isEditingText else {
      throw PilotFailure(
        .step, lastStep, found: "no text is being edited", advice: "Name the field: clear \"Name\"")
    }
    send(.key(.end), key: Key.end.name)
    for _ in 0..<count { send(.key(.deleteBackward), key: Key.backspace.name) }
  }

  private func sendBack() throws(PilotFailure) {
    if let back = matches(of: "#back").last(where: {
      $0.isVisible && $0.view.superview is NavigationBar
    }) {
      return try touch(back)
    }
    let level = simulator.application.frontmostLevel
    guard level?.presentingViewController != nil else {
      throw PilotFailure(
        .step, lastStep, found: "there is no back button, and nothing presented to close",
        advice: "Tap or swipe as the app wants it.")
    }
    send(.cancel)
  }
}
