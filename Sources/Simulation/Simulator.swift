public import CellGraphics
public import NavigationKit
public import Storyboards

/// The deterministic machine: commands and ticks go in, frames and events come out.
///
/// The same storyboards, size, commands and ticks give the same events and frames, always and
/// everywhere.
public final class Simulator {
  public let application: Application
  /// The size of the terminal in cells.
  public private(set) var columns: Int
  public private(set) var rows: Int
  /// How frames are drawn; nothing else depends on it.
  public var style = DrawingStyle() { didSet { application.drawingStyle = style } }
  public private(set) var isFinished = false
  /// Whether time is to run at a tenth of its speed; the ticks are the same.
  public private(set) var isSlow = false
  public private(set) var isHelpVisible = false
  /// How many of the help's entries are above what is seen.
  private(set) var helpOffset = 0
  /// The files it was made from; nil for an app in code.
  private(set) var storyboards: StoryboardBundle?
  /// nil while it is not open.
  var segueMenu: SegueMenu?
  private(set) var notice: Notice? { didSet { statusChange += 1 } }
  /// What is wrong with a file that was to take the place of the app's; empty for nothing.
  private(set) var problems: [String] = []
  /// What the session says of itself at the end of the status line, such as that it is recorded; empty
  /// for nothing.
  ///
  /// It is for the eye alone: no part of what happens, and in no frame but that of `nextFrame()`.
  public var badge = "" {
    didSet { if badge != oldValue { needsDisplay = true } }
  }
  /// True when the status line or the help may differ from the last frame.
  private var needsDisplay = true
  /// The last frame composed; what it shows has not changed as long as nothing needs display.
  private var composed: Frame?
  /// Whether `nextFrame()` has answered it.
  private var isShown = false
  var lastStatus = StatusPicture()
  var lastBadgedStatus = StatusPicture()
  private var events: [Event] = []
  /// Rises when the status line may say something else, though nothing of the application has changed.
  private(set) var statusChange = 0
  // Kept from frame to frame, so that none asks for memory.
  var pool = FramePool()
  let layers = LayerPool()
  var drawn: [DrawnController] = []

  /// Ticks that a notice stays on the status line, if no key takes it away before.
  static let noticeTicks = 120
  /// The same by the first rules of keys, by which keys leave it.
  private static let firstNoticeTicks = 180

  /// A passing word on the status line.
  struct Notice {
    var text: String
    /// The tick at which it goes.
    var end: Int
  }

  /// - Parameters:
  ///   - columns: At least 1, as `rows`.
  ///   - keyRouting: Where keys go; that of the log for a session that was recorded.
  public convenience init(
    storyboards: StoryboardBundle, columns: Int, rows: Int, keyRouting: KeyRouting = .screen
  ) {
    self.init(columns: columns, rows: rows, keyRouting: keyRouting)
    application.userInterfaceStyle = storyboards.main.document.appearance
    self.storyboards = storyboards
    application.turn {
      let window = Window(application: application, size: appSize)
      window.rootViewController = SceneFactory(storyboards).makeInitialViewController()
      window.makeKeyAndVisible()
    }
    collectEvents()
  }

  /// Runs an app that is written in code, from its launch on.
  public convenience init(delegate: any ApplicationDelegate, columns: Int, rows: Int) {
    self.init(columns: columns, rows: rows, keyRouting: .screen)
    application.launch(delegate, size: appSize)
    collectEvents()
  }

  private init(columns: Int, rows: Int, keyRouting: KeyRouting) {
    self.columns = max(1, columns)
    self.rows = max(1, rows)
    application = Application(keyRouting: keyRouting)
  }

  /// Runs a storyboard without references to others.
  public convenience init(document: SceneDocument, columns: Int, rows: Int) {
    self.init(storyboards: StoryboardBundle(document), columns: columns, rows: rows)
  }

  /// The moment, in ticks since the start.
  public var tick: Int { application.tick }

  /// What happened since the last call, oldest first.
  public func takeEvents() -> [Event] {
    guard !events.isEmpty else { return [] }
    defer { events.removeAll(keepingCapacity: true) }
    return events
  }

  /// Whether nothing will change without input, and no finger is in the middle of something.
  public var isSettled: Bool {
    isAtRest && nextPictureTick == nil
  }

  /// Whether nothing will happen without input, and no finger is in the middle of something; what
  /// turns by itself may turn.
  public var isAtRest: Bool {
    !application.isTransitioning && !application.isTouched && nextDueTick == nil
  }

  /// Whether time alone will bring something about.
  public var isMoving: Bool { isAnimating || nextDueTick != nil }

  /// Whether a transition is running.
  public var isTransitioning: Bool { application.isTransitioning }

  /// The next tick at which something happens by itself; nil if only a command can change anything.
  public var nextDueTick: Int? {
    guard let due = application.nextDueTick else { return notice?.end }
    return min(due, notice?.end ?? due)
  }

  /// The next tick at which something that turns by itself, and may for ever, looks different; nil if
  /// nothing does.
  public var nextPictureTick: Int? { application.nextPictureTick }

  /// Whether the focused view takes text, so that letters are no commands.
  public var isEditingText: Bool {
    application.isEditingText && !isHelpVisible && segueMenu == nil
  }

  /// Which typed characters are text now.
  public var textEntry: TextEntry {
    if isEditingText { return .editing }
    guard application.awaitsText, !isHelpVisible, segueMenu == nil else { return .none }
    return .awaited(
      tabs: application.reachableTabBarController?.tabBar.items.count ?? 0,
      hasSegues: !manualSegues.isEmpty || hasScenesShownByCode)
  }

  /// Whether the picture changes from tick to tick.
  public var isAnimating: Bool { application.isAnimating }
}

extension Simulator {
  /// Lets time pass until `tick`; an earlier one does nothing.
  public func advance(to tick: Int) {
    while let end = notice?.end, end <= tick {
      application.advance(to: end)
      // What happens until then may say something else, which stays for its own time.
      collectEvents()
      if notice?.end == end { notice = nil }
      needsDisplay = true
    }
    application.advance(to: tick)
    collectEvents()
    if let end = notice?.end, end <= tick { advance(to: tick) }
  }

  /// Carries out `command` at this tick.
  public func perform(_ command: Command) {
    needsDisplay = true
    statusChange += 1
    if application.keyRouting == .screen, command.endsNotice { notice = nil }
    if isHelpVisible {
      if scrollHelp(by: command) { return }
      if command.closesHelp {
        isHelpVisible = false
        return
      }
    }
    if performInSegueMenu(command) { return collectEvents() }
    switch command {
    case .swipe(let direction): application.swipe(direction)
    case .drag(let direction): application.drag(direction)
    case .tap: application.tap()
    case .key(let input): application.send(input)
    case .pointer(let phase, let column, let row):
      application.touch(phase, at: Self.point(column: column, row: row))
    case .wheel(let direction, let column, let row):
      application.turnWheel(direction, at: Self.point(column: column, row: row))
    case .paste(let text): application.paste(text)
    case .moveFocus(let movement): application.moveFocus(movement)
    case .selectTab(let number): application.selectTab(number)
    case .cancel: application.cancel()
    case .performSegue(let segue, let scene): performSegue(segue, ofScene: scene)
    case .showScene(let scene, let storyboard): showScene(scene, in: storyboard)
    case .toggleHelp: (isHelpVisible, helpOffset) = (true, 0)
    case .toggleSegueMenu: openSegueMenu()
    case .toggleSlowAnimations: isSlow.toggle()
    case .resize(let columns, let rows): resize(columns: columns, rows: rows)
    case .quit: isFinished = true
    }
    collectEvents()
  }

  /// Says over the app what is wrong with a file that was to take the place of its own, a line each;
  /// with none it stops saying so. Files are no part of the session, so this is no command and no event.
  public func show(problems: [String]) {
    guard problems != self.problems else { return }
    self.problems = problems
    needsDisplay = true
  }

  /// The picture of this moment.
  public func currentFrame() -> Frame { badge.isEmpty ? badgedFrame() : frame() }

  /// The picture of this moment with the badge on it, composed only where it can differ from the last
  /// one composed.
  public func badgedFrame() -> Frame {
    if let composed, !needsDisplay, !application.needsDisplay { return composed }
    needsDisplay = false
    application.didDisplay()
    let frame = compose(style: style, badge: badge)
    composed = frame
    isShown = false
    return frame
  }

  /// The picture of this moment with the badge on it, or nil when it cannot differ from the last one
  /// answered.
  public func nextFrame() -> Frame? {
    let frame = badgedFrame()
    guard !isShown else { return nil }
    isShown = true
    return frame
  }

  /// The whole terminal.
  var screen: CellRect { CellRect(column: 0, row: 0, columns: columns, rows: rows) }

  /// What a command does to the help; answers false where it is none that scrolls it, or nothing of it
  /// is out of sight.
  private func scrollHelp(by command: Command) -> Bool {
    let step: Int
    if case .wheel(let direction, _, _) = command {
      guard direction == .up || direction == .down else { return false }
      step = direction == .up ? -3 : 3
    } else {
      switch KeyBindings.key(of: command).flatMap({ KeyBindings.help[$0] }) {
      case .lineUp: step = -1
      case .lineDown: step = 1
      // An app's help does not scroll by pages, and replays depend on it.
      case .pageUp, .pageDown, .start, .end, nil: return false
      }
    }
    guard let offset = KeyBindings.appHelp.offset(helpOffset, movedBy: step, in: screen) else {
      return false
    }
    helpOffset = offset
    return true
  }

  /// The part of the terminal that the app has: all of it, or all above the status line.
  var appSize: Size {
    Size(width: Double(columns), height: Double(rows - statusRows))
  }

  /// A terminal of one or two rows has none to spare for a status line.
  var statusRows: Int { rows < 3 ? 0 : 1 }

  /// The middle of a cell.
  private static func point(column: Int, row: Int) -> Point {
    Point(x: Double(column) + 0.5, y: Double(row) + 0.5)
  }

  private func resize(columns: Int, rows: Int) {
    self.columns = max(1, columns)
    self.rows = max(1, rows)
    application.cancelTouch()
    application.turn { application.window?.resize(to: appSize) }
  }

  /// Lays the app out for another size of the terminal, for a look at it in a smaller place: it keeps its
  /// size classes, and so its columns and ways to present, and no input or touch ends.
  public func layOut(columns: Int, rows: Int) {
    guard columns != self.columns || rows != self.rows else { return }
    (self.columns, self.rows) = (max(1, columns), max(1, rows))
    (needsDisplay, statusChange) = (true, statusChange + 1)
    application.turn {
      let window = application.window
      window?.fixedTraits = window?.fixedTraits ?? window?.traitCollection
      window?.resize(to: appSize)
    }
    collectEvents()
  }

  /// Shows a passing word on the status line.
  func say(_ text: String) { say(text, at: tick) }

  /// - Parameter moment: When it was said, which is not now where time has been let pass beyond.
  private func say(_ text: String, at moment: Int) {
    let ticks =
      application.keyRouting == .screen ? Self.noticeTicks : Self.firstNoticeTicks
    notice = Notice(text: text, end: moment + ticks)
  }

  private func collectEvents() {
    for event in application.events.take() {
      events.append(event)
      if event.kind == .inputIgnored || event.kind == .unwindTargetMissing {
        say("ignored: \(event.noticeText)", at: event.tick)
      } else if event.kind == .unwindTargetAssumed {
        say("assumed: \(event.object) leads back here", at: event.tick)
      } else if event.kind == .presentationDidAttemptToDismiss,
        application.keyRouting == .screen
      {
        say("ignored: the scene keeps this open until it closes it itself", at: event.tick)
      }
    }
    for text in application.takeNotices() where application.keyRouting == .screen {
      let segues = manualSegues.count
      say(text + (segues == 0 ? "" : segues == 1 ? "; m has a segue" : "; m has \(segues) segues"))
    }
  }
}

extension Command {
  /// Indicates whether the command ends a notice, since the user has acted again.
  fileprivate var endsNotice: Bool {
    switch self {
    case .swipe, .drag, .tap, .key, .moveFocus, .selectTab, .wheel, .paste, .cancel, .toggleHelp,
      .toggleSegueMenu, .performSegue, .showScene, .toggleSlowAnimations, .quit:
      true
    case .pointer(let phase, _, _): phase == .down
    case .resize: false
    }
  }

  /// With the help open, a command for the app only closes it.
  fileprivate var closesHelp: Bool {
    switch self {
    case .swipe, .drag, .tap, .key, .moveFocus, .selectTab, .wheel, .paste, .cancel, .toggleHelp,
      .toggleSegueMenu:
      true
    case .pointer(let phase, _, _): phase == .down
    case .performSegue, .showScene, .toggleSlowAnimations, .resize, .quit: false
    }
  }
}

extension Event {
  fileprivate var noticeText: String {
    kind == .unwindTargetMissing ? "nobody to unwind to for \(object)" : detail
  }
}
