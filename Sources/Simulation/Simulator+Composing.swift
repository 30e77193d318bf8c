public import CellGraphics
internal import NavigationKit

extension Simulator {
  /// The picture of this moment: the app, then the status line, then what lies over both.
  ///
  /// - Parameter style: nil for that of the simulator.
  public func frame(style: DrawingStyle? = nil) -> Frame {
    compose(style: style ?? self.style, badge: "")
  }

  /// The picture of this moment.
  ///
  /// - Parameter badge: Stands at the end of the status line.
  func compose(style: DrawingStyle, badge: String) -> Frame {
    var canvas = Canvas(
      surface: pool.takeSurface(columns: columns, rows: rows), style: style, layers: layers)
    let bounds = canvas.surface.bounds
    canvas.clip.rows = rows - statusRows
    var panels = pool.takePanels()
    drawn.removeAll(keepingCapacity: true)
    application.draw { application.window?.draw(onto: &canvas, recording: &drawn) }
    for drawn in drawn {
      let id = pool.panelID(ofController: drawn.identity)
      panels.append(Frame.Panel(id: id, rect: drawn.rect))
    }
    canvas.clip = bounds
    if statusRows > 0 {
      let rect = CellRect(column: 0, row: rows - 1, columns: columns, rows: 1)
      let moment = StatusPicture.Moment(
        change: application.changeCount, statusChange: statusChange, columns: columns, badge: badge)
      let picture =
        badge.isEmpty
        ? lastStatus.picture(at: moment) { statusLine }
        : lastBadgedStatus.picture(at: moment) { statusLine }
      canvas.composite(picture, column: 0, row: rows - 1)
      panels.append(Frame.Panel(id: "status", rect: rect))
    }
    if let segueMenu, let rect = segueMenu.rect(in: bounds) {
      segueMenu.draw(onto: &canvas, in: rect, colors: colors.box)
      panels.append(Frame.Panel(id: "segues", rect: rect))
    }
    if !problems.isEmpty, let rect = ProblemPanel.rect(of: problems, in: bounds) {
      ProblemPanel.draw(problems, onto: &canvas, in: rect, colors: colors.problem)
      panels.append(Frame.Panel(id: "problems", rect: rect))
    }
    if isHelpVisible, let rect = KeyBindings.appHelp.rect(in: bounds) {
      KeyBindings.appHelp.draw(onto: &canvas, in: rect, from: helpOffset, colors: colors.box)
      panels.append(Frame.Panel(id: "help", rect: rect))
    }
    let frame = Frame(surface: canvas.surface, panels: panels)
    pool.giveBack(frame)
    return frame
  }

  /// The picture of a moment that is still to come, before the next thing that is due.
  ///
  /// - Parameter tick: From now to before `nextDueTick`.
  public func frame(at tick: Int) -> Frame { application.preview(at: tick) { frame() } }

  /// What the program draws around and over the app.
  public var colors: ChromeColors { ChromeColors(application.userInterfaceStyle) }

  private var statusLine: StatusLine {
    // Where you are and what you can do change together, when a stack or presentation does.
    application.assumingTransitionsEnded {
      StatusLine(
        path: path, hints: hints, notice: notice?.text, badge: isSlow ? "×0.1" : "",
        colors: colors.line)
    }
  }

  /// The controllers that lead here, the root first.
  private var path: [StatusLine.Crumb] {
    var crumbs: [StatusLine.Crumb] = []
    var level = application.window?.rootViewController
    while let controller = level {
      crumbs += controller.crumbs(reached: crumbs.isEmpty ? .first : .presented)
      level = controller.presentedViewController
    }
    return crumbs
  }

  /// What can be done here.
  private var hints: [StatusLine.Hint] {
    if isHelpVisible { return helpHints }
    if let segueMenu { return segueMenu.hints + Self.lastHints }
    var hints = application.keyHints.map {
      // What only moves within the scene is needed least.
      let isWay = $0.keys == "⏎" || $0.keys == "Esc"
      return StatusLine.Hint(key: $0.keys, meaning: $0.meaning, need: isWay ? .way : .other)
    }
    for case let swipe as SwipeGestureRecognizer in application.reachableRecognizers {
      let hint = StatusLine.Hint(
        key: swipe.direction.arrow, meaning: swipe.actionTitle ?? "swipe", need: .way)
      // What the focused view takes for itself is no swipe.
      guard !application.takesArrow(swipe.direction),
        !hints.contains(where: { $0.key == hint.key })
      else {
        continue
      }
      hints.append(hint)
    }
    if let ways = application.dragDirections {
      guard application.isDragFollowed else {
        return [StatusLine.Hint(key: Self.sign(of: .tap), meaning: "let go", need: .way)]
      }
      return [
        StatusLine.Hint(
          key: "⇧ " + ways.map(\.arrow).joined(separator: " "), meaning: "drag", need: .way),
        StatusLine.Hint(key: Self.sign(of: .tap), meaning: "let go", need: .way),
        StatusLine.Hint(key: Self.sign(of: .cancel), meaning: "take back", need: .way),
      ]
    }
    let elsewhere = application.arrowsElsewhere.map(\.arrow)
      .filter { arrow in !hints.contains { $0.key.contains(arrow) } }
    if !elsewhere.isEmpty {
      hints.append(StatusLine.Hint(key: elsewhere.joined(), meaning: "scroll"))
    }
    hints += application.draggable.map { drag in
      StatusLine.Hint(key: "⇧" + drag.direction.arrow, meaning: drag.title, need: .way)
    }
    // Where text is typed, letters and numbers are text.
    let isEditing = application.isEditingText
    if !isEditing, let tabs = application.reachableTabBarController?.tabBar.items.prefix(9) {
      let numbers = tabs.indices.filter { tabs[$0].isEnabled }.map { $0 + 1 }
      if let first = numbers.first, let last = numbers.last {
        let isRow = last - first + 1 == numbers.count
        let key =
          first == last
          ? "\(first)" : isRow ? "\(first)–\(last)" : numbers.map { "\($0)" }.joined(separator: " ")
        let meaning = first == last ? "tab" : "tabs"
        hints.append(StatusLine.Hint(key: key, meaning: meaning, need: .way))
      }
    }
    if let title = (application.focusedView as? Control)?.actionTitle {
      hints.append(StatusLine.Hint(key: Self.sign(of: .tap), meaning: title, need: .way))
    }
    if isEditing {
      if application.canMoveFocus {
        let key = KeyBindings.text.sign(of: .moveFocus(.next))
        hints.append(StatusLine.Hint(key: key, meaning: "next", need: .way))
      }
      return hints + [
        StatusLine.Hint(
          key: KeyBindings.text.sign(of: .toggleHelp), meaning: "help", need: .help),
        StatusLine.Hint(key: KeyBindings.text.sign(of: .quit), meaning: "quit", need: .quit),
      ]
    }
    let manual = manualSegues.count
    let menu = Self.sign(of: .toggleSegueMenu)
    if manual > 0 {
      hints.append(
        StatusLine.Hint(key: menu, meaning: manual == 1 ? "segue" : "segues", need: .way))
    } else if hasScenesShownByCode {
      hints.append(StatusLine.Hint(key: menu, meaning: "scenes", need: .way))
    }
    return hints + Self.lastHints
  }

  private static let lastHints = [
    StatusLine.Hint(key: sign(of: .toggleHelp), meaning: "help", need: .help),
    StatusLine.Hint(key: sign(of: .quit), meaning: "quit", need: .quit),
  ]

  /// The sign of the first key that means `command`.
  private static func sign(of command: Command) -> String {
    KeyBindings.app.sign(of: .command(command))
  }

  /// What can be done while the help is open.
  private var helpHints: [StatusLine.Hint] {
    let arrows = [Direction.up, .down].filter { direction in
      let step = direction == .up ? -1 : 1
      let offset = KeyBindings.appHelp.offset(helpOffset, movedBy: step, in: screen)
      return offset.map { $0 != helpOffset } ?? false
    }
    let scroll = arrows.map(\.arrow).joined()
    return (scroll.isEmpty ? [] : [StatusLine.Hint(key: scroll, meaning: "scroll")])
      + [
        StatusLine.Hint(key: Self.sign(of: .cancel), meaning: "close", need: .way),
        StatusLine.Hint(key: Self.sign(of: .quit), meaning: "quit", need: .quit),
      ]
  }
}
