internal import Narration
internal import NavigationKit
internal import Simulation

extension SpokenSession {
  // MARK: - Screens

  /// Returns the lines of an arrival: the title, how the user came here, the level, and everything.
  ///
  /// - Parameter old: The state before; nil for the start.
  func arrival(from old: SpokenState?) -> [String] {
    headingIndex = 0
    let how =
      old.map(wayHere) ?? Sentence("speech.start", [.object: .name(state.names.last ?? "")])
    return [words.text(titleLine)] + [how].compactMap(\.self).map(words.text)
      + styleLine.map(words.text) + [words.text(levelLine)] + contents() + focusLine
  }

  /// Returns the lines of the whole screen.
  func everything() -> [String] {
    [words.text(titleLine)] + contents() + focusLine
  }

  private var titleLine: Sentence {
    state.title.isEmpty
      ? Sentence("speech.screen.untitled")
      : Sentence("speech.screen", [.title: .name(state.title)])
  }

  private var styleLine: [Sentence] {
    state.style.map { [Sentence("speech.style", [.style: .phrase(Sentence("style.\($0)"))])] } ?? []
  }

  private var levelLine: Sentence {
    Sentence(
      "speech.level", [.number: .number(state.levels.count), .list: .names(state.names)])
  }

  private var focusLine: [String] { [words.text(.spokenFocus(state.focus?.phrase))] }

  /// Returns the lines of the elements and of the other choices.
  private func contents() -> [String] {
    state.elements.map { words.text(.spoken($0.phrase, number: $0.number)) }
      + state.actions.map { words.text(.spoken($0.phrase, number: $0.number)) }
  }

  private func wayHere(from old: SpokenState) -> Sentence? {
    let covering: Sentence.Covering =
      state.levels.last?.isPresented == true ? .presented : .pushed
    return Sentence.change(
      from: old.names, to: state.names, covering, edge: nil,
      milliseconds: transitionMilliseconds)
  }

  /// Says the title, the level and the focus.
  func sayLocation() {
    lines += [words.text(titleLine)] + styleLine.map(words.text) + [words.text(levelLine)]
    lines += focusLine
  }

  // MARK: - Changes

  /// Returns the lines of what differs from a state.
  ///
  /// Another front controller or another path counts as an arrival, so the whole screen is read.
  /// Otherwise new and changed elements come first. Removed elements, new actions and the focus
  /// follow.
  ///
  /// - Parameter edited: The text whose own changes are left out.
  func changes(from old: SpokenState, ignoring edited: SpokenState.ElementKey?) -> [String] {
    if old.front == nil || old.front !== state.front || old.levels != state.levels {
      return arrival(from: old)
    }
    var lines: [String] = []
    let before = Dictionary(old.elements.map { ($0.key, $0) }) { first, _ in first }
    for element in state.elements {
      let known = before[element.key]
      if element.key == edited {
        // What was typed is read when the text is left.
        if state.edited != edited {
          lines.append(words.text(.spoken(element.phrase, number: element.number)))
        }
        continue
      }
      // Scrolling shows other rows, and the line of the focus names the new one.
      if known == nil, element.isInList { continue }
      if known?.phrase != element.phrase {
        lines.append(words.text(.spoken(element.phrase, number: element.number)))
      }
    }
    let now = Set(state.elements.map(\.key))
    for element in old.elements where !now.contains(element.key) && !element.isInList {
      lines.append(words.text(Sentence("speech.gone", [.element: .phrase(element.phrase)])))
    }
    lines += newActions(since: old)
    if old.focus?.key != state.focus?.key { lines += focusLine }
    if state.edited != nil, state.edited != old.edited {
      lines.append(words.text(Sentence("speech.help.text")))
    }
    return lines
  }

  /// Returns the lines of the choices without an element that the state before did not have.
  private func newActions(since old: SpokenState) -> [String] {
    let known = Set(old.actions.map(\.phrase))
    return state.actions.filter { !known.contains($0.phrase) }
      .map { words.text(.spoken($0.phrase, number: $0.number)) }
  }

  // MARK: - Actions

  /// Lists the choices and the keys that have an effect now.
  func sayActions() {
    if isEditingText { return say(Sentence("speech.help.text")) }
    for choice in session.simulator.spokenScreen().choices.enumerated() {
      say(.spoken(choice.element.phrase, number: choice.offset + 1))
    }
    for hint in session.simulator.application.keyHints {
      say(
        Sentence(
          "speech.hint",
          [
            .list: .names(words.keys(of: hint.keys)),
            .detail: .name(words.table.hint(hint.meaning)),
          ]))
    }
    if state.choiceCount > 0 {
      say(Sentence("speech.help.choices", [.count: .number(state.choiceCount)]))
    }
    for name in Self.helpNames { say(Sentence("speech.help.\(name)")) }
  }

  /// The endings of the string table's keys for the help, in the order in which they are read.
  private static let helpNames = [
    "repeat", "where", "all", "heading", "button", "focus", "arrows", "escape", "record", "actions",
    "time", "quit",
  ]

  // MARK: - Headings and buttons

  /// Reads the next heading; after the last one the first.
  ///
  /// Does not move the focus. After an arrival it begins with the first heading again.
  func goToHeading() {
    let headings = state.elements.filter { $0.element.role == .heading }
    guard !headings.isEmpty else { return say(Sentence("speech.noHeading")) }
    let index = headingIndex % headings.count
    headingIndex = index + 1
    say(.spoken(headings[index].element.phrase(position: (index + 1, headings.count))))
  }

  /// Moves the focus to the next button; after the last one to the first.
  ///
  /// If the only button has the focus already, its line is repeated.
  func goToButton() {
    let buttons = state.elements.filter { $0.element.role == .button && $0.number != nil }
    guard !buttons.isEmpty else { return say(Sentence("speech.noButton")) }
    let current = buttons.firstIndex { $0.key == state.focus?.key }
    let next = buttons[current.map { ($0 + 1) % buttons.count } ?? 0]
    guard next.key != state.focus?.key else {
      lines += focusLine
      return
    }
    change { if let number = next.number { _ = giveFocus(toChoice: number) } }
  }
}
