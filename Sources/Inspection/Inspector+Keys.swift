internal import CellGraphics
internal import Narration
internal import NavigationKit
package import Simulation
package import Storyboards

extension Inspector {
  /// The consequence of a key for the session.
  package enum Outcome: Equatable {
    /// The inspector has handled the key.
    case handled
    /// The inspector closes.
    case closed
    /// The app has the focus, so the key belongs to it.
    case forApp
    /// The session moves through its time.
    case travel(TravelStep)
    /// The session shows a place of its past.
    case go(tick: Int, inputs: Int)
    /// The ribbon is to be written as files.
    case export
    /// The scene files are changed in a copy of the app.
    case edit(SceneEdit)
    /// The last change is taken back.
    case undo
    /// The changes are to be written into the scene files.
    case write
    case quit
  }

  /// Performs a key. Call ``update(_:)`` afterwards.
  package func receive(_ key: Key) -> Outcome {
    guard focus != .app else { return receiveInApp(key) }
    needsDisplay = true
    message = nil
    if answer != nil { return type(key) }
    if scrollHelp(key) { return .handled }
    let hadExplanation = !explanation.isEmpty
    explanation = []
    guard let command = KeyBindings.inspector[key] else { return .handled }
    if hadExplanation, command == .close { return .handled }
    return perform(command)
  }

  /// Returns to the panes by the key that opens the inspector. Other keys belong to the app.
  private func receiveInApp(_ key: Key) -> Outcome {
    guard KeyBindings.app[key] == .inspect else { return .forApp }
    setFocus(recentPanes[0])
    needsDisplay = true
    return .handled
  }

  /// Scrolls or closes the open help. Returns false if it is closed, or the key has its usual
  /// effect.
  private func scrollHelp(_ key: Key) -> Bool {
    guard let offset = helpOffset else { return false }
    if KeyBindings.inspector.worksOverHelp(key) { return false }
    helpOffset = KeyBindings.inspectorHelp(words).offset(offset, movedBy: key, in: screen)
    return true
  }

  private func perform(_ command: InspectorCommand) -> Outcome {
    switch command {
    case .changePane(let step): setFocus(focus.moved(by: step))
    case .focusApp: setFocus(.app)
    case .move(let step): move(by: step)
    case .page(let step): move(by: step * pageRows)
    case .first: move(by: -1_000_000)
    case .last: move(by: 1_000_000)
    case .forward: step(1)
    case .backward: step(-1)
    case .act: return act()
    case .travel(let step):
      (selectedEntry, ribbonCursor) = (nil, nil)
      return .travel(step)
    case .pick: pickNext()
    case .changeTopic(let step): changeTopic(step)
    case .toggleController: filter.controller = filter.controller == nil ? selected.controller : nil
    case .zoom(let step): ribbonTicks = Ribbon.zoomed(ribbonTicks, step)
    case .export: return .export
    case .undo: return .undo
    case .write: return .write
    case .why: explainCauses()
    case .whyNot: explainWhyNot()
    case .showHelp: helpOffset = 0
    case .close: return .closed
    case .quit: return .quit
    }
    return .handled
  }

  /// Moves the focus to a pane. The app is not recorded as a recent pane, so a return leads to the
  /// last one.
  func setFocus(_ pane: InspectorPane) {
    focus = pane
    guard pane != .app else { return }
    recentPanes.removeAll { $0 == pane }
    recentPanes.insert(pane, at: 0)
  }

  private var pageRows: Int { max(1, (layout.rect(of: focus)?.rows ?? 10) - 2) }

  /// Selects another line of the focused pane.
  func move(by step: Int) {
    switch focus {
    case .tree: selectTreeLine(treeIndex + step)
    case .facts: factsLine = min(max(factsLine + step, 0), max(0, facts.count - 1))
    case .ribbon: ribbonLane = min(max(ribbonLane + step, 0), max(0, ribbon.lanes.count - 1))
    case .feed: moveInFeed(by: step)
    case .app: break
    }
  }

  /// Performs → for 1 or ← for -1.
  private func step(_ direction: Int) {
    switch focus {
    case .tree: if direction > 0 { unfold() } else { fold() }
    case .ribbon: moveRibbonCursor(direction)
    case .feed: if direction > 0 { selectEffect() } else { selectCause() }
    case .facts, .app: break
    }
  }

  /// Performs Enter.
  private func act() -> Outcome {
    switch focus {
    case .tree:
      toggle(selected)
      return .handled
    case .feed: return goToSelectedEntry()
    case .ribbon: return goToRibbonCursor()
    case .facts: return change()
    case .app: return .handled
    }
  }

  // MARK: - Changing facts

  /// Indicates whether the inspector takes all keys as text.
  package var isAsking: Bool { answer != nil }

  /// Begins to change the selected fact, or changes it at once.
  private func change() -> Outcome {
    guard facts.indices.contains(factsLine), let edit = facts[factsLine].edit else {
      return .handled
    }
    if let text = edit.question {
      answer = (edit, text)
      return .handled
    }
    return edit.edit(answer: "").map { .edit($0) } ?? .handled
  }

  /// Performs a key of the question.
  private func type(_ key: Key) -> Outcome {
    guard let (edit, text) = answer else { return .handled }
    switch key {
    case .character(let character): answer = (edit, text + String(character))
    case .backspace: answer = (edit, String(text.dropLast()))
    case .control("u"): answer = (edit, "")
    case .escape: answer = nil
    case .control("c"): return .quit
    case .enter:
      guard let change = edit.edit(answer: text) else { return .handled }
      answer = nil
      return .edit(change)
    case _: break
    }
    return .handled
  }

  /// The whole terminal.
  var screen: CellRect { CellRect(column: 0, row: 0, columns: columns, rows: rows) }
}
