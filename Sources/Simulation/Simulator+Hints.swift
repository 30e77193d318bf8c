internal import Narration
internal import NavigationKit

extension Simulator {
  /// The path of scenes to the frontmost one, the root first.
  var path: [StatusLine.Crumb] {
    pathSteps.map { StatusLine.Crumb(name: $0.name(chrome), arrival: $0.arrival) }
  }

  /// The controllers on the path to the frontmost one, the root first.
  var pathSteps: [PathStep] {
    var steps: [PathStep] = []
    var level = application.window?.rootViewController
    while let controller = level {
      steps += controller.pathSteps(reached: steps.isEmpty ? .first : .presented)
      level = controller.presentedViewController
    }
    return steps
  }

  /// The hints for the keys that have an effect now.
  ///
  /// The open help or menu has hints of its own. Otherwise the order is: hints of the app's views,
  /// swipes, arrows that scroll or resize, drags, tabs, the focused control, and the menu of
  /// segues. Help and quit are last. During a drag there are only the keys for the drag. While a
  /// text is edited, letters and digits are not hinted at, because they are text.
  var hints: [StatusLine.Hint] {
    let hints =
      isHelpVisible
      ? helpHints : segueMenu.map { $0.hints(chrome) + lastHints } ?? hintsHere
    return named(chrome == .first ? hints : ordered(hints))
  }

  /// Returns hints with the meanings of keys in the words of the simulator.
  func named(_ hints: [StatusLine.Hint]) -> [StatusLine.Hint] {
    hints.map { hint in
      var hint = hint
      hint.isWord = chrome != .first && StringTable.isHint(hint.meaning)
      hint.meaning = words.hint(hint.meaning)
      return hint
    }
  }

  /// The hints for the keys that have an effect without the help and the menu.
  var hintsHere: [StatusLine.Hint] {
    var hints = application.keyHints.map {
      // Keys that do not leave the scene have the lowest priority.
      let isNavigation = $0.keys == "⏎" || $0.keys == "Esc"
      return StatusLine.Hint(
        key: $0.keys, meaning: $0.meaning, need: isNavigation ? .navigation : .other)
    }
    for case let swipe as SwipeGestureRecognizer in application.reachableRecognizers {
      // If the focused view handles an arrow key, that key does not swipe.
      for direction in swipe.directions where !application.takesArrow(direction) {
        let hint = hint(direction.arrow, for: swipe.actionTitle ?? "swipe")
        if !hints.contains(where: { $0.key == hint.key }) { hints.append(hint) }
      }
    }
    if let directions = application.dragDirections {
      guard application.isDragFollowed else {
        return [StatusLine.Hint(key: sign(of: .tap), meaning: "release", need: .navigation)]
      }
      return [
        StatusLine.Hint(
          key: "⇧ " + directions.map(\.arrow).joined(separator: " "), meaning: "drag",
          need: .navigation),
        StatusLine.Hint(key: sign(of: .tap), meaning: "release", need: .navigation),
        StatusLine.Hint(key: sign(of: .cancel), meaning: "cancel", need: .navigation),
      ]
    }
    let elsewhere = application.arrowsElsewhere.map(\.arrow)
      .filter { arrow in !hints.contains { $0.key.contains(arrow) } }
    if !elsewhere.isEmpty {
      hints.append(StatusLine.Hint(key: elsewhere.joined(), meaning: "scroll"))
    }
    let resizing = application.arrowsThatResize
      .filter { chrome != .third || !application.keepsArrow($0) }
      .map(\.arrow)
      .filter { arrow in !hints.contains { $0.key.contains(arrow) } }
    if !resizing.isEmpty {
      hints.append(StatusLine.Hint(key: resizing.joined(), meaning: "resize"))
    }
    hints += dragHints(besides: hints)
    hints += keyCommandHints.filter { hint in !hints.contains { $0.key == hint.key } }
    // While a text is edited, letters and digits are text.
    let isEditing = application.isEditingText
    if !isEditing, let tabs = application.reachableTabBarController?.tabBar.items?.prefix(9) {
      let numbers = tabs.indices.filter { tabs[$0].isEnabled }.map { $0 + 1 }
      if let first = numbers.first, let last = numbers.last {
        let isRow = last - first + 1 == numbers.count
        let key =
          first == last
          ? "\(first)" : isRow ? "\(first)–\(last)" : numbers.map { "\($0)" }.joined(separator: " ")
        let meaning = first == last ? "tab" : "tabs"
        hints.append(StatusLine.Hint(key: key, meaning: meaning, need: .navigation))
      }
    }
    if let control = application.focusedView as? Control, let title = control.actionTitle {
      let need: StatusLine.Hint.Need =
        chrome != .first && leadsBack(control) ? .exit : .navigation
      hints.append(StatusLine.Hint(key: sign(of: .tap), meaning: title, need: need))
    }
    if isEditing {
      if application.canMoveFocus {
        let key = KeyBindings.text.sign(of: .moveFocus(.next))
        hints.append(StatusLine.Hint(key: key, meaning: "next", need: .navigation))
      }
      return hints + [
        StatusLine.Hint(
          key: KeyBindings.text.sign(of: .toggleHelp), meaning: "help", need: .help),
        StatusLine.Hint(key: KeyBindings.text.sign(of: .quit), meaning: "quit", need: .quit),
      ]
    }
    let manual = hasDeveloperKeys ? manualSegues.count : 0
    let menu = sign(of: .toggleSegueMenu)
    if manual > 0 {
      hints.append(
        StatusLine.Hint(key: menu, meaning: manual == 1 ? "segue" : "segues", need: .navigation))
    } else if hasDeveloperKeys, hasScenesShownByCode {
      hints.append(StatusLine.Hint(key: menu, meaning: "scenes", need: .navigation))
    }
    if device != nil { hints.append(StatusLine.Hint(key: sign(of: .rotate), meaning: "rotate")) }
    guard chrome != .first else { return hints + lastHints }
    // Its keys begin with those that move the focus.
    if let exit = exitByFocus(besides: hints) {
      hints.append(exit)
    } else if chrome == .third, application.canMoveFocus,
      // Arrows choose in an alert.
      !hints.contains(where: { $0.meaning == "choose" })
    {
      let key = sign(of: .moveFocus(.next))
      hints.append(StatusLine.Hint(key: key, meaning: "focus", need: .focus))
    }
    guard hasDeveloperKeys else { return hints + lastHints }
    let palette = StatusLine.Hint(
      key: Self.paletteSign, meaning: words.label("hint.commands"), need: .palette)
    return hints + [palette] + lastHints
  }

  /// The sign of the key that opens the palette.
  static let paletteSign = KeyBindings.app.sign(of: .openPalette)

  private var lastHints: [StatusLine.Hint] {
    [
      StatusLine.Hint(key: sign(of: .toggleHelp), meaning: "help", need: .help),
      StatusLine.Hint(key: sign(of: .quit), meaning: "quit", need: .quit),
    ]
  }

  /// Returns the sign of the first key for `command`.
  func sign(of command: Command) -> String { preferences.keys.sign(of: command) }

  /// The hints while the help is open.
  private var helpHints: [StatusLine.Hint] {
    let arrows = [Direction.up, .down].filter { direction in
      let step = direction == .up ? -1 : 1
      let offset = help.offset(helpOffset, movedBy: step, in: helpArea)
      return offset.map { $0 != helpOffset } ?? false
    }
    let scroll = arrows.map(\.arrow).joined()
    return (scroll.isEmpty ? [] : [StatusLine.Hint(key: scroll, meaning: "scroll")])
      + [
        StatusLine.Hint(key: sign(of: .cancel), meaning: "close", need: .navigation),
        StatusLine.Hint(key: sign(of: .quit), meaning: "quit", need: .quit),
      ]
  }
}
