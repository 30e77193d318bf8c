public import CellGraphics
package import NavigationKit

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
    var panels = pool.takePanels()
    drawn.removeAll(keepingCapacity: true)
    drawApp(onto: &canvas)
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
      ProblemPanel.draw(
        problems, onto: &canvas, in: rect, colors: colors.problem, words)
      panels.append(Frame.Panel(id: "problems", rect: rect))
    }
    if isHelpVisible, case let help = help, let rect = help.rect(in: helpArea) {
      help.draw(onto: &canvas, in: rect, from: helpOffset, colors: colors.box)
      panels.append(Frame.Panel(id: "help", rect: rect))
    }
    var frame = Frame(surface: canvas.surface, panels: panels)
    frame.cursor = focusCell
    pool.recycle(frame)
    return frame
  }

  /// Draws the app without the status line, and returns the cells that the view of each controller
  /// covers, back to front. A view is cut at the edges of the app and of views that clip it.
  package func drawControllers() -> [DrawnController] {
    var canvas = Canvas(
      surface: pool.takeSurface(columns: columns, rows: rows), style: style, layers: layers)
    drawn.removeAll(keepingCapacity: true)
    drawApp(onto: &canvas)
    pool.recycle(Frame(surface: canvas.surface, panels: pool.takePanels()))
    return drawn
  }

  /// Draws the app above the status line, or on the screen of the device.
  private func drawApp(onto canvas: inout Canvas) {
    deviceFrame?.draw(onto: &canvas, in: room, colors: colors)
    let area = appArea
    canvas.clip = area
    canvas.transform = AffineTransform(
      translationX: Double(area.column), y: Double(area.row))
    application.draw {
      let windows = application.windowsOnScreen
      windows.first?.draw(onto: &canvas, recording: &drawn)
      for window in windows.dropFirst() { drawn += window.draw(onto: &canvas) }
    }
    canvas.transform = .identity
  }

  /// Returns the frame of a later tick without advancing to it.
  ///
  /// - Parameter tick: A tick from ``tick`` to before ``nextDueTick``. Only animations change in
  ///   that time.
  public func frame(at tick: Int) -> Frame { application.preview(at: tick) { frame() } }

  /// The colours of the status line, help, menus and boxes, for the app's appearance.
  public var colors: ChromeColors {
    ChromeColors(application.userInterfaceStyle, theme: application.theme)
  }

  /// The status line for the present state. During a transition it already shows the state after
  /// it.
  private var statusLine: StatusLine {
    // The path and the hints change together, when a stack or a presentation changes.
    application.assumingTransitionsEnded {
      StatusLine(
        path: path, hints: hints, notice: (notice?.content).map(text), badge: isSlow ? "×0.1" : "",
        chrome: chrome, colors: colors.line)
    }
  }
}
