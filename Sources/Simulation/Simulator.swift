public import CellGraphics
package import Narration
public import NavigationKit
public import Storyboards

/// An app that runs without a terminal: commands and ticks in, frames and events out.
///
/// A simulator reads no clock and no file. The same storyboards, size, commands and ticks give the
/// same events and frames in every run and on every machine, so that sessions can be replayed and
/// tests need no waiting.
///
/// ```swift
/// let json = """
///   {"version": 1, "canvas": {"width": 400, "height": 800}, "initialScene": "home", "scenes": [
///     {"id": "home", "segues": [{"id": "go", "kind": "custom", "to": "detail",
///       "transition": "slide", "trigger": {"swipe": "up"}}]},
///     {"id": "detail"}]}
///   """
/// // The app runs as in a terminal of 80 by 24 cells.
/// let document = try SceneDocument(json: Array(json.utf8))
/// let simulator = Simulator(document: document, columns: 80, rows: 24)
/// // Time passes only in `advance(to:)`.
/// simulator.perform(.swipe(.up))
/// precondition(simulator.isTransitioning)
/// while let due = simulator.nextDueTick { simulator.advance(to: due) }
/// precondition(simulator.seenScenes == ["detail"])
/// precondition(simulator.takeEvents().contains { $0.kind == .performSegue })
/// ```
public final class Simulator {
  /// The running app, with its window, focus and events.
  public let application: Application
  /// The width of the terminal in columns, at least 1.
  public private(set) var columns: Int
  /// The height of the terminal in rows, at least 1. From 3 rows on, the last one is the status
  /// line.
  public private(set) var rows: Int
  /// The user's preferences that change events or screens. Rotating the device changes it.
  public internal(set) var preferences: UserPreferences
  /// The drawing style of frames. It has no effect on the app.
  public var style = DrawingStyle() { didSet { application.drawingStyle = style } }
  /// The look of the status line and the help. A replay uses the look of its log.
  public var chrome = Chrome.latest {
    didSet { (needsDisplay, statusChange) = (true, statusChange + 1) }
  }
  /// Indicates whether the status line and the help show the keys that look into the app, such as
  /// those of the inspector. A live session ignores these keys if they are not shown.
  public var hasDeveloperKeys = true {
    didSet { (needsDisplay, statusChange) = (true, statusChange + 1) }
  }
  /// The words of the status line, the help and the overlays.
  ///
  /// English is the only language of the program; a test has another one.
  package var words = StringTable.english
  /// Indicates whether the session has been ended by ``Command/quit``.
  public private(set) var isFinished = false
  /// Indicates whether the caller should pass time at a tenth of its speed. Ticks stay the same.
  public private(set) var isSlow = false
  /// Indicates whether the help is open.
  public private(set) var isHelpVisible = false
  /// The number of lines of the help that are scrolled out above.
  private(set) var helpOffset = 0
  /// The theme without the changes of a scene file or of code.
  let givenTheme: Theme
  /// The storyboards of the app; nil for an app in code.
  package private(set) var storyboards: StoryboardBundle?
  /// The menu of segues; nil while it is closed.
  var segueMenu: SegueMenu?
  private(set) var notice: Notice? { didSet { statusChange += 1 } }
  /// Called with each notice when it is shown. It has no effect on the app.
  public var noticeHandler: ((String) -> Void)?
  /// The errors of a file that failed to reload, one line each; empty if there are none.
  private(set) var problems: [String] = []
  /// A text at the end of the status line, such as the mark of a recording. An empty text shows no
  /// badge.
  ///
  /// The badge has no effect on the app. ``nextFrame()`` and ``badgedFrame()`` include the badge.
  /// ``frame(style:)`` does not, so log digests never contain it.
  public var badge = "" {
    didSet { if badge != oldValue { needsDisplay = true } }
  }
  /// Indicates whether the status line or the help can differ from the last frame.
  private var needsDisplay = true
  /// The last composed frame. It is valid until something needs display.
  private var composed: Frame?
  /// Indicates whether `nextFrame()` has returned the composed frame.
  private var isShown = false
  var statusCache = StatusLineCache()
  var badgedStatusCache = StatusLineCache()
  var focusCellCache: (change: Int, cell: Frame.Cursor?)?
  private var events: [Event] = []
  /// The recent inputs and events, for their causes.
  private(set) var trail = EventTrail(limit: 512)
  /// The last key of the user if no table of keys has it; nil after a command.
  ///
  /// It has no effect on the app. ``whyNot()`` explains it.
  public var unboundKey: Key?
  /// The sentences about the last command for which only the simulator knows the reason.
  var refusals: [Sentence] = []
  /// A number that increases when the status line can change without a change of the application.
  private(set) var statusChange = 0
  // These three values are kept between frames, so that composing allocates no memory.
  var pool = FramePool()
  let layers = LayerPool()
  var drawn: [DrawnController] = []

  /// The number of ticks that a notice stays on the status line. A key can remove it earlier.
  static let noticeTicks = 120
  /// The number of ticks that a notice stays in logs with the older `.focus` key routing.
  private static let firstNoticeTicks = 180

  /// A short message in place of the hints on the status line.
  struct Notice {
    /// The words, or the event that they are about. Most notices of a search or a test are never
    /// shown, so the words of an event are looked up when the status line is drawn.
    enum Content {
      case text(String)
      case ignored(Event)
    }

    var content: Content
    /// The tick at which it disappears.
    var end: Int
  }

  /// Creates a simulator that runs a bundle from the initial scene of its main storyboard.
  ///
  /// - Parameters:
  ///   - storyboards: The storyboards, including those that they refer to.
  ///   - columns: The width of the terminal; a value below 1 counts as 1.
  ///   - rows: The height of the terminal; a value below 1 counts as 1.
  ///   - keyRouting: The rules by which keys reach views. A replay uses the rules of its log.
  ///   - preferences: The user's preferences. A replay uses those of its log.
  ///   - theme: The colours and borders that the main storyboard can change. A replay uses those of
  ///     its log.
  public convenience init(
    storyboards: StoryboardBundle, columns: Int, rows: Int, keyRouting: KeyRouting = .screen,
    preferences: UserPreferences = UserPreferences(), theme: Theme = .standard
  ) {
    self.init(
      columns: columns, rows: rows, keyRouting: keyRouting, preferences: preferences, theme: theme)
    let changes = storyboards.main.document.theme
    application.theme = changes?.applied(to: theme) ?? theme
    application.userInterfaceStyle = storyboards.main.document.appearance
    self.storyboards = storyboards
    application.turn {
      let window = Window(application: application, size: appSize)
      window.fixedTraits = device?.traits
      window.rootViewController = SceneFactory(storyboards).makeInitialViewController()
      window.makeKeyAndVisible()
    }
    collectEvents()
    noticeDevice()
  }

  /// Creates a simulator that launches an app written in code.
  ///
  /// The delegate sees the window's size in cells as `UIScreen.main.bounds`: `columns` by `rows`,
  /// less one row for the status line.
  ///
  /// - Parameters:
  ///   - delegate: The application's delegate.
  ///   - sceneDelegate: The delegate of the scene, for an app that has one; nil for an app without.
  ///   - columns: The columns of the terminal.
  ///   - rows: The rows of the terminal.
  ///   - canvas: The size of the screen in points, for an app that measures in points; nil for one
  ///     that measures in cells.
  ///   - preferences: The user's preferences.
  ///   - appearance: Light or dark colours; nil for the app's own.
  ///   - theme: The colours and borders, unless the app sets its own.
  public convenience init(
    delegate: any ApplicationDelegate, sceneDelegate: (any SceneDelegate)? = nil, columns: Int,
    rows: Int, canvas: Size? = nil, preferences: UserPreferences = UserPreferences(),
    appearance: UserInterfaceStyle? = nil, theme: Theme = .standard
  ) {
    self.init(
      columns: columns, rows: rows, keyRouting: .screen, preferences: preferences, theme: theme)
    application.theme = theme
    if let appearance { application.userInterfaceStyle = appearance }
    application.launch(delegate, sceneDelegate: sceneDelegate, size: appSize, canvas: canvas)
    if device != nil { fitApp() }
    collectEvents()
    noticeDevice()
  }

  private init(
    columns: Int, rows: Int, keyRouting: KeyRouting,
    preferences: UserPreferences, theme: Theme
  ) {
    givenTheme = theme
    self.columns = max(1, columns)
    self.rows = max(1, rows)
    self.preferences = preferences
    application = Application(keyRouting: keyRouting)
    application.reducesMotion = preferences.reducesMotion
  }

  /// Creates a simulator that runs a single storyboard without references to others.
  public convenience init(document: SceneDocument, columns: Int, rows: Int) {
    self.init(storyboards: StoryboardBundle(document), columns: columns, rows: rows)
  }

  /// The current time in ticks of 1/120 second since the start.
  public var tick: Int { application.tick }

  /// Returns the events since the last call, oldest first, and removes them.
  public func takeEvents() -> [Event] {
    guard !events.isEmpty else { return [] }
    defer { events.removeAll(keepingCapacity: true) }
    return events
  }

  /// Indicates whether the screen stays the same until the next input, and no touch is down.
  ///
  /// While an activity indicator turns, this property is false and ``isAtRest`` can be true.
  public var isSettled: Bool {
    isAtRest && nextPictureTick == nil
  }

  /// Indicates whether the app waits for input: no transition runs, no touch is down and no action
  /// is due.
  ///
  /// Endless animations, such as that of an activity indicator, can still run, and timers of the app
  /// can wait for their tick.
  public var isAtRest: Bool {
    guard notice == nil, !application.hasUncommittedChanges else { return false }
    return !application.isTransitioning && !application.isTouched
      && application.nextEffectTick == nil
  }

  /// Indicates whether something changes without input: an animation is running or an action is
  /// due.
  public var isMoving: Bool {
    isAnimating || notice != nil || application.hasUncommittedChanges
      || application.nextEffectTick != nil
  }

  /// Indicates whether the simulator runs an app in code. Creating another simulator then runs the
  /// app's code again, with all its effects.
  public var runsAppInCode: Bool { application.delegate != nil }

  /// Indicates whether a transition is running.
  public var isTransitioning: Bool { application.isTransitioning }

  /// The next tick at which something happens without input; nil if nothing happens before the next
  /// command.
  ///
  /// Frames can also differ before this tick while an animation runs.
  public var nextDueTick: Int? {
    guard let due = application.nextDueTick else { return notice?.end }
    return min(due, notice?.end ?? due)
  }

  /// The next tick at which an endless animation looks different; nil if there is none.
  public var nextPictureTick: Int? { application.nextPictureTick }

  /// Indicates whether a text is being edited. Letters are then text instead of commands.
  public var isEditingText: Bool {
    application.isEditingText && !isHelpVisible && segueMenu == nil
  }

  /// The current rule for typed characters: which are text and which are commands.
  public var textEntry: TextEntry {
    if isEditingText { return .editing }
    guard application.awaitsText, !isHelpVisible, segueMenu == nil else { return .none }
    return .awaited(
      tabs: application.reachableTabBarController?.tabBar.items?.count ?? 0,
      hasSegues: !manualSegues.isEmpty || hasScenesShownByCode)
  }

  /// Indicates whether frames can differ from tick to tick.
  public var isAnimating: Bool { application.isAnimating }

  /// The tick at which all running animations end if no command interrupts them; nil while none
  /// runs, or if one repeats without end.
  public var animationEndTick: Int? { application.animationEndTick }
}

extension Simulator {
  /// Advances to a tick and does everything that is due until then, in order.
  ///
  /// A tick that is not later than ``tick`` has no effect. One call or several calls for the same
  /// stretch of time give the same result.
  public func advance(to tick: Int) {
    while let end = notice?.end, end <= tick {
      application.advance(to: end)
      // An event before that tick can show another notice, which stays for its own time.
      collectEvents()
      if notice?.end == end { notice = nil }
      needsDisplay = true
    }
    application.advance(to: tick)
    collectEvents()
    if let end = notice?.end, end <= tick { advance(to: tick) }
  }

  /// The blocks that other threads have sent to the app and that have not run, in order of arrival.
  ///
  /// A live session performs each as ``Command/external(_:)``.
  public var arrivedWork: [ExternalWork] {
    application.inbox.isEmpty ? [] : application.inbox.arrived
  }

  /// Performs a command at the current tick.
  ///
  /// A command that currently has no effect is ignored. It causes an event of the kind
  /// `inputIgnored` and a notice on the status line. While the help or the menu is open, it takes
  /// the command first.
  public func perform(_ command: Command) {
    needsDisplay = true
    statusChange += 1
    // The inspector resizes the app when it opens, and explains the input before that.
    let kept = changesSize(command) ? whyNot() : []
    unboundKey = nil
    application.events.beginInput(isContinued: command.continuesTouch)
    trail.append(command)
    if !refusals.isEmpty || !kept.isEmpty { refusals = kept }
    if application.keyRouting == .screen, command.endsNotice { notice = nil }
    if isHelpVisible {
      if scrollHelp(by: command) { return }
      if command.closesHelp {
        isHelpVisible = false
        return refuse("helpOpen", command)
      }
    }
    if performInSegueMenu(command) { return collectEvents() }
    switch command {
    case .swipe(let direction): application.swipe(direction)
    case .drag(let direction): application.drag(direction)
    case .tap: application.tap()
    case .key(let input): application.send(input)
    case .keyCommand(let shortcut): application.perform(shortcut)
    case .pointer(.down, let column, let row) where !canTouch(column: column, row: row): break
    case .pointer(let phase, let column, let row):
      application.touch(phase, at: point(column: column, row: row))
    case .wheel(let direction, let column, let row):
      application.turnWheel(direction, at: point(column: column, row: row))
    case .paste(let text): application.paste(text)
    case .moveFocus(let movement): moveFocus(movement)
    case .selectTab(let number): application.selectTab(number)
    case .cancel: application.cancel()
    case .performSegue(let segue, let scene): performSegue(segue, ofScene: scene)
    case .showScene(let scene, let storyboard): showScene(scene, in: storyboard)
    case .toggleHelp: (isHelpVisible, helpOffset) = (true, 0)
    case .toggleSegueMenu: openSegueMenu()
    case .toggleSlowAnimations: isSlow.toggle()
    case .resize(let columns, let rows): resize(columns: columns, rows: rows)
    case .rotate: rotateDevice()
    case .external(let work): application.run(work)
    case .quit:
      isFinished = true
      application.terminate()
    }
    collectEvents()
  }

  /// Shows the errors of a file that failed to reload in a box over the app; an empty list removes
  /// the box.
  ///
  /// Files are not part of a session. This method therefore records no command and no event.
  ///
  /// - Parameter problems: The errors, one line each. Long lines are wrapped.
  public func show(problems: [String]) {
    guard problems != self.problems else { return }
    self.problems = problems
    needsDisplay = true
  }

  /// Returns the frame of this tick, with the badge if there is one.
  public func currentFrame() -> Frame { badge.isEmpty ? badgedFrame() : frame() }

  /// Returns the frame of this tick with the badge.
  ///
  /// If nothing can have changed since the last call, the last frame is returned without composing
  /// it again.
  public func badgedFrame() -> Frame {
    if let composed, !needsDisplay, !application.needsDisplay { return composed }
    needsDisplay = false
    application.didDisplay()
    let frame = compose(style: style, badge: badge)
    composed = frame
    isShown = false
    return frame
  }

  /// Returns the frame of this tick with the badge; nil if it cannot differ from the last one
  /// returned.
  public func nextFrame() -> Frame? {
    let frame = badgedFrame()
    guard !isShown else { return nil }
    isShown = true
    return frame
  }

  /// The rectangle of the whole terminal.
  var screen: CellRect { CellRect(column: 0, row: 0, columns: columns, rows: rows) }

  /// The cells in which the help is. The status line stays visible, but in the first look.
  var helpArea: CellRect { chrome == .first ? screen : room }

  /// Scrolls the help by a command; returns false if the command does not scroll it, or all of it
  /// fits.
  private func scrollHelp(by command: Command) -> Bool {
    let step: Int
    if case .wheel(let direction, _, _) = command {
      guard direction == .up || direction == .down else { return false }
      step = direction == .up ? -3 : 3
    } else {
      switch KeyBindings.key(of: command).flatMap({ KeyBindings.help[$0] }) {
      case .lineUp: step = -1
      case .lineDown: step = 1
      case .pageUp, .pageDown, .start, .end:
        // The first help ignores these keys. Existing logs depend on this behaviour.
        guard chrome != .first, let key = KeyBindings.key(of: command),
          let offset = help.offset(helpOffset, movedBy: key, in: helpArea)
        else { return false }
        scrollHelp(to: offset, by: command)
        return true
      case nil: return false
      }
    }
    guard let offset = help.offset(helpOffset, movedBy: step, in: helpArea) else {
      return false
    }
    scrollHelp(to: offset, by: command)
    return true
  }

  private func scrollHelp(to offset: Int, by command: Command) {
    if helpOffset == offset { refuse("helpAtEnd", command) }
    helpOffset = offset
  }

  /// Moves the focus. In the second look, Tab also leaves a text that is the only focus stop.
  private func moveFocus(_ movement: FocusMovement) {
    if chrome != .first, application.isEditingText, !application.canMoveFocus {
      application.cancel()
    } else {
      application.moveFocus(movement)
    }
  }

  /// The size of the app: all rows above the status line, or the screen of the device.
  var appSize: Size {
    let area = appArea
    return Size(width: Double(area.columns), height: Double(area.rows))
  }

  /// The rows of the status line: 1, or 0 in a terminal of one or two rows.
  var statusRows: Int { rows < 3 ? 0 : 1 }

  private func changesSize(_ command: Command) -> Bool {
    if case .resize(let columns, let rows) = command {
      (columns, rows) != (self.columns, self.rows)
    } else {
      false
    }
  }

  /// Changes the size of the terminal. A touch is cancelled, because its cell may be gone.
  private func resize(columns: Int, rows: Int) {
    let old = (self.columns, self.rows)
    self.columns = max(1, columns)
    self.rows = max(1, rows)
    if old == (self.columns, self.rows) {
      refuse("sameSize", .resize(columns: columns, rows: rows))
    }
    fitApp()
    noticeDevice()
  }

  /// Lays out the app for another terminal size, to show the app in a smaller area.
  ///
  /// Unlike ``Command/resize(columns:rows:)``, this method keeps the size classes, columns and
  /// presentation styles of the app. Touches and text input continue.
  public func layOut(columns: Int, rows: Int) {
    guard columns != self.columns || rows != self.rows else { return }
    (self.columns, self.rows) = (max(1, columns), max(1, rows))
    (needsDisplay, statusChange) = (true, statusChange + 1)
    application.turn {
      for window in application.windowsFillingScreen {
        window.fixedTraits = window.fixedTraits ?? window.traitCollection
        window.resize(to: appSize)
      }
    }
    collectEvents()
  }

  /// Shows a notice from the tick `start`, which can be earlier than the current tick.
  func showNotice(_ text: String, at start: Int) { showNotice(.text(text), at: start) }

  private func showNotice(_ content: Notice.Content, at start: Int) {
    let ticks =
      application.keyRouting == .screen ? Self.noticeTicks : Self.firstNoticeTicks
    notice = Notice(content: content, end: start + ticks)
    noticeHandler?(text(content))
  }

  /// Takes the events of the application, and shows a notice for each event that the user should
  /// know.
  private func collectEvents() {
    for event in application.events.take() {
      events.append(event)
      trail.append(event)
      if event.kind == .inputIgnored {
        showNotice(.ignored(event), at: event.tick)
      } else if let notice = sentence(for: event) {
        showNotice(text(notice), at: event.tick)
      }
    }
    for notice in application.takeNotices() where application.keyRouting == .screen {
      showNotice(sentence(saying: notice))
    }
  }
}

extension Command {
  /// Indicates whether the command removes a notice.
  fileprivate var endsNotice: Bool {
    switch self {
    case .swipe, .drag, .tap, .key, .keyCommand, .moveFocus, .selectTab, .wheel, .paste, .cancel,
      .toggleHelp, .toggleSegueMenu, .performSegue, .showScene, .toggleSlowAnimations, .rotate,
      .quit:
      true
    case .pointer(let phase, _, _): phase == .down
    case .resize, .external: false
    }
  }

  /// Indicates whether the command closes the open help and has no other effect.
  fileprivate var closesHelp: Bool {
    switch self {
    case .swipe, .drag, .tap, .key, .keyCommand, .moveFocus, .selectTab, .wheel, .paste, .cancel,
      .toggleHelp, .toggleSegueMenu:
      true
    case .pointer(let phase, _, _): phase == .down
    case .performSegue, .showScene, .toggleSlowAnimations, .resize, .rotate, .external, .quit: false
    }
  }
}
