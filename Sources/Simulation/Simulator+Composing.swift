public import CellGraphics
internal import NavigationKit

extension Simulator {
  /// Returns the frame of this tick: the app, the status line below it, and the menu, problems and
  /// help over both.
  ///
  /// Composing has no effect on the app. The badge is not part of the frame.
  ///
  /// ```swift
  /// let simulator = Simulator(
  ///   document: try SceneDocument(
  ///     json: Array(
  ///       """
  ///       {"version": 1, "canvas": {"width": 400, "height": 800}, "initialScene": "home",
  ///        "scenes": [{"id": "home", "title": "Home", "background": "sky"}]}
  ///       """.utf8)), columns: 40, rows: 12)
  /// let frame = simulator.frame()
  /// precondition(frame.surface.columns == 40 && frame.surface.rows == 12)
  /// precondition(frame.panels.map(\.id).last == "status")
  /// precondition(frame.digest == simulator.frame().digest)
  /// ```
  ///
  /// - Parameter style: The drawing style; nil for ``style``.
  public func frame(style: DrawingStyle? = nil) -> Frame {
    compose(style: style ?? self.style, badge: "")
  }

  /// Returns the frame of this tick.
  ///
  /// The surface and the list of panels come from a pool, so composing allocates no memory if
  /// earlier frames have been released. The status line is drawn again only if something has
  /// changed that it depends on.
  ///
  /// - Parameters:
  ///   - style: The drawing style.
  ///   - badge: A text at the end of the status line; empty for none.
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
      let key = StatusLineCache.Key(
        change: application.changeCount, statusChange: statusChange, columns: columns, badge: badge)
      let row =
        badge.isEmpty
        ? statusCache.row(for: key) { statusLine } : badgedStatusCache.row(for: key) { statusLine }
      canvas.composite(row, column: 0, row: rows - 1)
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
    var frame = Frame(surface: canvas.surface, panels: panels)
    frame.cursor = focusCell
    pool.recycle(frame)
    return frame
  }

  /// Returns the frame of a later tick without advancing to it.
  ///
  /// - Parameter tick: A tick from ``tick`` to before ``nextDueTick``. Only animations change in
  ///   that time.
  public func frame(at tick: Int) -> Frame { application.preview(at: tick) { frame() } }

  /// The colours of the status line, help, menus and boxes, for the app's appearance.
  public var colors: ChromeColors { ChromeColors(application.userInterfaceStyle) }

  /// The status line for the present state. During a transition it already shows the state after
  /// it.
  private var statusLine: StatusLine {
    // The path and the hints change together, when a stack or a presentation changes.
    application.assumingTransitionsEnded {
      StatusLine(
        path: path, hints: hints, notice: notice?.text, badge: isSlow ? "×0.1" : "",
        colors: colors.line)
    }
  }

  /// The path of scenes to the frontmost one, the root first.
  var path: [StatusLine.Crumb] {
    var crumbs: [StatusLine.Crumb] = []
    var level = application.window?.rootViewController
    while let controller = level {
      crumbs += controller.crumbs(reached: crumbs.isEmpty ? .first : .presented)
      level = controller.presentedViewController
    }
    return crumbs
  }

  /// The hints for the keys that have an effect now.
  ///
  /// The open help or menu has hints of its own. Otherwise the order is: hints of the app's views,
  /// swipes, arrows that scroll or resize, drags, tabs, the focused control, and the menu of
  /// segues. Help and quit are last. During a drag there are only the keys for the drag. While a
  /// text is edited, letters and digits are not hinted at, because they are text.
  private var hints: [StatusLine.Hint] {
    if isHelpVisible { return helpHints }
    if let segueMenu { return segueMenu.hints + Self.lastHints }
    var hints = application.keyHints.map {
      // Keys that do not leave the scene have the lowest priority.
      let isNavigation = $0.keys == "⏎" || $0.keys == "Esc"
      return StatusLine.Hint(
        key: $0.keys, meaning: $0.meaning, need: isNavigation ? .navigation : .other)
    }
    for case let swipe as SwipeGestureRecognizer in application.reachableRecognizers {
      // If the focused view handles an arrow key, that key does not swipe.
      for direction in swipe.directions where !application.takesArrow(direction) {
        let hint = StatusLine.Hint(
          key: direction.arrow, meaning: swipe.actionTitle ?? "swipe", need: .navigation)
        if !hints.contains(where: { $0.key == hint.key }) { hints.append(hint) }
      }
    }
    if let directions = application.dragDirections {
      guard application.isDragFollowed else {
        return [StatusLine.Hint(key: Self.sign(of: .tap), meaning: "release", need: .navigation)]
      }
      return [
        StatusLine.Hint(
          key: "⇧ " + directions.map(\.arrow).joined(separator: " "), meaning: "drag",
          need: .navigation),
        StatusLine.Hint(key: Self.sign(of: .tap), meaning: "release", need: .navigation),
        StatusLine.Hint(key: Self.sign(of: .cancel), meaning: "cancel", need: .navigation),
      ]
    }
    let elsewhere = application.arrowsElsewhere.map(\.arrow)
      .filter { arrow in !hints.contains { $0.key.contains(arrow) } }
    if !elsewhere.isEmpty {
      hints.append(StatusLine.Hint(key: elsewhere.joined(), meaning: "scroll"))
    }
    let resizing = application.arrowsThatResize.map(\.arrow)
      .filter { arrow in !hints.contains { $0.key.contains(arrow) } }
    if !resizing.isEmpty {
      hints.append(StatusLine.Hint(key: resizing.joined(), meaning: "resize"))
    }
    hints += application.draggable.map { drag in
      StatusLine.Hint(key: "⇧" + drag.direction.arrow, meaning: drag.title, need: .navigation)
    }
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
    if let title = (application.focusedView as? Control)?.actionTitle {
      hints.append(StatusLine.Hint(key: Self.sign(of: .tap), meaning: title, need: .navigation))
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
    let manual = manualSegues.count
    let menu = Self.sign(of: .toggleSegueMenu)
    if manual > 0 {
      hints.append(
        StatusLine.Hint(key: menu, meaning: manual == 1 ? "segue" : "segues", need: .navigation))
    } else if hasScenesShownByCode {
      hints.append(StatusLine.Hint(key: menu, meaning: "scenes", need: .navigation))
    }
    return hints + Self.lastHints
  }

  private static let lastHints = [
    StatusLine.Hint(key: sign(of: .toggleHelp), meaning: "help", need: .help),
    StatusLine.Hint(key: sign(of: .quit), meaning: "quit", need: .quit),
  ]

  /// Returns the sign of the first key for `command`.
  private static func sign(of command: Command) -> String {
    KeyBindings.app.sign(of: .command(command))
  }

  /// The hints while the help is open.
  private var helpHints: [StatusLine.Hint] {
    let arrows = [Direction.up, .down].filter { direction in
      let step = direction == .up ? -1 : 1
      let offset = KeyBindings.appHelp.offset(helpOffset, movedBy: step, in: screen)
      return offset.map { $0 != helpOffset } ?? false
    }
    let scroll = arrows.map(\.arrow).joined()
    return (scroll.isEmpty ? [] : [StatusLine.Hint(key: scroll, meaning: "scroll")])
      + [
        StatusLine.Hint(key: Self.sign(of: .cancel), meaning: "close", need: .navigation),
        StatusLine.Hint(key: Self.sign(of: .quit), meaning: "quit", need: .quit),
      ]
  }
}
