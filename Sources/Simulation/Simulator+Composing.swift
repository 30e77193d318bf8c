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
    application.draw { application.window?.draw(onto: &canvas, noting: &drawn) }
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
      segueMenu.draw(onto: &canvas, in: rect)
      panels.append(Frame.Panel(id: "segues", rect: rect))
    }
    if !problems.isEmpty, let rect = ProblemPanel.rect(of: problems, in: bounds) {
      ProblemPanel.draw(problems, onto: &canvas, in: rect)
      panels.append(Frame.Panel(id: "problems", rect: rect))
    }
    if isHelpVisible, let rect = KeyBindings.help.rect(in: bounds) {
      KeyBindings.help.draw(onto: &canvas, in: rect, from: helpOffset)
      panels.append(Frame.Panel(id: "help", rect: rect))
    }
    let frame = Frame(surface: canvas.surface, panels: panels)
    pool.giveBack(frame)
    return frame
  }

  /// The picture of a moment that is still to come, before the next thing that is due.
  ///
  /// - Parameter tick: From now to before `nextDueTick`.
  public func frame(at tick: Int) -> Frame { application.look(at: tick) { frame() } }

  private var statusLine: StatusLine {
    StatusLine(path: path, hints: hints, notice: notice?.text, badge: isSlow ? "×0.1" : "")
  }

  /// The names of the controllers that lead here, the root first.
  private var path: [String] {
    var names: [String] = []
    var level = application.window?.rootViewController
    while let controller = level {
      names += controller.pathNames
      level = controller.presentedViewController
    }
    return names
  }

  /// What can be done here.
  private var hints: [StatusLine.Hint] {
    var hints = application.keyHints.map { StatusLine.Hint(key: $0.keys, meaning: $0.meaning) }
    let taken = hints.map(\.key).joined()
    for case let swipe as SwipeGestureRecognizer in application.reachableRecognizers {
      let hint = StatusLine.Hint(key: swipe.direction.arrow, meaning: swipe.actionTitle ?? "swipe")
      // What the focused view takes for itself is no swipe.
      guard taken.isEmpty || !taken.contains(hint.key),
        !hints.contains(where: { $0.key == hint.key })
      else {
        continue
      }
      hints.append(hint)
    }
    if let ways = application.dragDirections {
      return [
        StatusLine.Hint(
          key: "⇧ " + ways.map(\.arrow).joined(separator: " "), meaning: "drag"),
        StatusLine.Hint(key: "⏎", meaning: "let go"),
        StatusLine.Hint(key: "Esc", meaning: "take back"),
      ]
    }
    hints += application.draggable.map { drag in
      StatusLine.Hint(key: "⇧" + drag.direction.arrow, meaning: drag.title)
    }
    // Where text is typed, letters and numbers are text.
    let isEditing = application.isEditingText
    if !isEditing, let tabs = application.reachableTabBarController?.tabBar.items.count, tabs > 0 {
      let key = tabs == 1 ? "1" : "1–\(min(tabs, 9))"
      hints.append(StatusLine.Hint(key: key, meaning: tabs == 1 ? "tab" : "tabs"))
    }
    if let title = (application.focusedView as? Control)?.actionTitle {
      hints.append(StatusLine.Hint(key: "⏎", meaning: title))
    }
    if isEditing { return hints + [StatusLine.Hint(key: "Ctrl-C", meaning: "quit")] }
    let manual = manualSegues.count
    if manual > 0 {
      hints.append(StatusLine.Hint(key: "m", meaning: manual == 1 ? "segue" : "segues"))
    }
    hints.append(StatusLine.Hint(key: "?", meaning: "help"))
    hints.append(StatusLine.Hint(key: "q", meaning: "quit"))
    return hints
  }
}
