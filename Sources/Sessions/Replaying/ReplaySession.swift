public import CellGraphics
internal import Inspection
internal import Narration
internal import NavigationKit
public import Simulation
public import Storyboards

/// A recorded session that the user watches: at any speed, in both directions, branch by branch.
///
/// The user can jump to any tick, inspect transitions, and take over, which continues the session
/// live from the shown position.
///
/// ```swift
/// let json = #"{"version":1,"canvas":{"width":9,"height":9},"initialScene":"a","scenes":[{"id":"a"}]}"#
/// // The header of a log.
/// let header = SessionHeader(
///   program: "example", ticksPerSecond: Tick.perSecond, columns: 40, rows: 12,
///   storyboardName: "a.json", storyboard: json)
/// // A tap, and a return to before it.
/// var log = try SessionLog(header.line)
/// log.records = [.input(SessionInput(tick: 60, .tap))]
/// log.records += [.branch(tick: 240, to: Position(tick: 60, inputs: 0)), .end(tick: 120)]
/// // The final branch is shown first.
/// let replay = try ReplaySession(log, speedInThousandths: 1_000, columns: 40, rows: 12)
/// replay.receive(.end)  // The end of the final branch.
/// precondition(replay.position == Position(tick: 120, inputs: 0))
/// replay.receive(.character("b"))  // The abandoned branch.
/// precondition(replay.position == Position(tick: 60, inputs: 0))
/// ```
public final class ReplaySession: TerminalProgram {
  let history: SessionHistory
  let log: SessionLog
  /// The index of the watched branch, from 0. The last one is the final branch.
  var branchIndex: Int
  private(set) var landmarks: Landmarks
  /// The positions at which other branches leave the watched one.
  private(set) var branchPoints: [Position]
  /// The inputs and events of the branch as text with their ticks, for searching.
  private(set) var searchEntries: [(tick: Int, text: String)]
  /// The viewer of the shown position.
  var viewer: HistoryViewer
  /// The words of notices and overlays.
  var words: StringTable { viewer.cursor.simulator.words }
  var isPlaying = true
  var speed: Speed
  /// The live session after the user has taken over; nil while the recording is watched.
  public internal(set) var live: LiveSession?

  var clock: TickAccumulator
  /// The size of the whole terminal.
  var terminal: (columns: Int, rows: Int)
  /// The width of the part of the terminal that shows the recording, which can differ from the
  /// recorded width.
  var columns: Int
  var rows: Int
  /// The files that the inspector exports; nil if it cannot write files.
  public var inspectorFiles: InspectorFiles?
  /// The inspector; nil while it is closed.
  var inspector: Inspector?
  /// Indicates whether the meter of the output is visible.
  var isMeterVisible = false
  /// The last figures of the output; nil before the first ones.
  var output: OutputFigures?
  /// The copy of the app with changes of the inspector; nil until there is one.
  var edited: EditedApp?
  /// The inputs and events of the branch while the inspector is open.
  var journal = EventJournal()
  /// The distance by which the user has scrolled a cropped screen.
  var offset = ReplaySession.topLeft
  /// Indicates whether a screen that is larger than the terminal is laid out for the terminal.
  var fitsScreen = true
  let fitting: FittedScreen
  /// The number of entries of the help above the visible ones.
  var helpOffset = 0
  var overlay = Overlay.none
  /// The open palette or map; nil for none.
  var orientation: OrientationOverlay?
  /// The first moments of the scenes in the watched branch; nil until they are needed.
  var foundMoments: SceneMoments?
  /// The scrubber of the inspected transition; nil for none.
  var scrubber: Scrubber?
  /// The scene files of the recording, to which the scrubber and the inspector write; nil for an app
  /// in code. Set it for scenes that replace those of the log.
  public var files: SceneFiles?
  let colors: ChromeColors
  /// The text of the last search.
  var lastSearch = ""
  /// The notice in the timeline until the next key, in wordings from long to short.
  var notice: [String] = []
  private(set) var hasQuit = false
  /// Indicates whether the user has pressed a key or clicked.
  private var hasUserInput = false
  var needsDisplay = true
  /// A Boolean value that indicates whether the timeline is visible. Prompts and notices appear in
  /// any case.
  public var showsTimeline = true
  /// The tenth of a second that the timeline shows.
  private var shownTenth = 0

  /// The content in front of the recorded screen or in place of the timeline.
  enum Overlay: Equatable {
    case none
    case help
    /// Text that is being typed for a search.
    case search(String)
    case time(String)
  }

  /// Creates a replay that plays from the start.
  ///
  /// - Parameters:
  ///   - log: The log. Its final branch is shown first.
  ///   - speedInThousandths: The speed; 1,000 is real time.
  ///   - columns: The terminal's width, which can differ from the recorded width.
  ///   - rows: The terminal's height.
  ///   - storyboards: Scenes that replace those of the log; nil for the log's.
  ///   - style: The drawing style of this terminal; nil for the recorded one.
  /// - Throws: `StoryboardErrors` if the scene files in the log are invalid.
  public convenience init(
    _ log: SessionLog, speedInThousandths: Int, columns: Int, rows: Int,
    with storyboards: StoryboardBundle? = nil, style: DrawingStyle? = nil
  ) throws(StoryboardErrors) {
    let storyboards = if let storyboards { storyboards } else { try log.header.bundle() }
    self.init(
      log, log.history(log.finalBranch.timeline, on: storyboards, style: style), storyboards,
      speedInThousandths: speedInThousandths, columns: columns, rows: rows)
  }

  /// Creates a replay of an app written in code, whose log has no scenes. It plays from the start.
  ///
  /// The app's code runs again, also after each jump to an earlier position.
  ///
  /// - Parameters:
  ///   - log: The log. Its final branch is shown first.
  ///   - speedInThousandths: The speed; 1,000 is real time.
  ///   - columns: The terminal's width, which can differ from the recorded width.
  ///   - rows: The terminal's height.
  ///   - makeSimulator: Creates the simulator at the start of the session, equal each time, with the
  ///     columns and rows of the log's header.
  public convenience init(
    _ log: SessionLog, speedInThousandths: Int = 1_000, columns: Int, rows: Int,
    makeSimulator: @escaping () -> Simulator
  ) {
    self.init(
      log, SessionHistory(log.finalBranch.timeline, makeSimulator: makeSimulator), nil,
      speedInThousandths: speedInThousandths, columns: columns, rows: rows)
  }

  private init(
    _ log: SessionLog, _ history: SessionHistory, _ storyboards: StoryboardBundle?,
    speedInThousandths: Int, columns: Int, rows: Int
  ) {
    self.history = history
    let log = log.withEvents(beforeRecordingFrom: history.makeSimulator())
    self.log = log
    branchIndex = log.branchCount - 1
    let branch = log.finalBranch
    viewer = HistoryViewer(history.cursor(at: .start), in: history)
    let simulator = viewer.cursor.simulator
    colors = storyboards.map { ChromeColors($0.main.document.appearance) } ?? simulator.colors
    let words = simulator.words
    files = storyboards.map { SceneFiles($0) { _, _ in .refused(words.label("scrubber.noFile")) } }
    (landmarks, branchPoints) = (branch.landmarks, branch.branchPoints)
    searchEntries = log.searchEntries(ofBranch: branchIndex)
    fitting = FittedScreen(in: history)
    terminal = (columns, rows)
    self.columns = columns
    self.rows = rows
    speed = Speed(inThousandths: speedInThousandths)
    clock = TickAccumulator(speedInThousandths: speedInThousandths)
  }

  var branchCount: Int { log.branchCount }

  /// Shows another branch. The position stays the same if both branches have it. Otherwise it is
  /// the position at which the branches part.
  func showBranch(_ index: Int) {
    branchIndex = index
    let branch = log.branch(index)
    let here = viewer.position
    let shared = history.switchTimeline(to: branch.timeline)
    fitting.reset()
    foundMoments = nil
    (landmarks, branchPoints) = (branch.landmarks, branch.branchPoints)
    searchEntries = log.searchEntries(ofBranch: index)
    // A viewer at a position after the shared part cannot be reused.
    viewer = history.viewer(at: min(here, shared), reusing: here <= shared ? viewer : nil)
    isPlaying = false
    needsDisplay = true
    edited?.restart()
    if inspector != nil { readJournal() }
  }

  /// Creates a recorder when the user takes over; it returns nil if that is not possible.
  public var makeRecorder: (() -> SessionRecorder?)?

  /// The name of the recording of `makeRecorder`, for messages; nil if unknown.
  public var recordingName: String?

  /// Creates a recorder when the user starts a recording after taking over; nil if that is not
  /// possible.
  public var startRecording: RecordingStart?

  /// A Boolean value that indicates whether the user has quit, or the replay has ended without any
  /// user input.
  public var isFinished: Bool {
    hasQuit || live?.isFinished == true || live == nil && isAtEnd && !hasUserInput
  }

  /// The real time until the replay has something new to show; nil while it is paused or at its
  /// end.
  public var timeUntilNextChange: Duration? {
    if let live { return live.timeUntilNextChange }
    if let scrubber { return scrubber.timeUntilNextChange }
    guard isPlaying, !isAtEnd else { return nil }
    let simulator = viewer.cursor.simulator
    if simulator.isAnimating { return clock.realTime(untilTicks: 1) }
    // The timeline shows tenths of a second.
    let count =
      showsTimeline ? (viewer.position.tick / Self.ticksPerCount + 1) * Self.ticksPerCount : nil
    let next = history.timeline.inputs.dropFirst(viewer.position.inputs).first?.tick
    var due = history.timeline.end
    if let next { due = min(due, next) }
    if let count { due = min(due, count) }
    if let tick = simulator.nextDueTick { due = min(due, tick) }
    if let tick = simulator.nextPictureTick { due = min(due, tick) }
    return clock.realTime(untilTicks: due - viewer.position.tick)
  }

  /// The real time until the shown animations end; nil while the replay is paused or shows none, or
  /// if one repeats without end.
  public var timeUntilMovementEnds: Duration? {
    if let live { return live.timeUntilMovementEnds }
    if let scrubber { return scrubber.timeUntilMovementEnds }
    let simulator = viewer.cursor.simulator
    guard isPlaying, !isAtEnd, let end = simulator.animationEndTick else { return nil }
    return clock.realTime(untilTicks: end - simulator.tick)
  }

  private static let ticksPerCount = 12

  /// Lets real time pass. The replay advances at its speed and pauses at the end.
  public func advance(by elapsed: Duration) {
    if let live { return live.advance(by: elapsed) }
    if let scrubber { return scrubber.advance(by: elapsed) }
    guard isPlaying else { return }
    let ticks = clock.takeTicks(in: elapsed)
    guard ticks > 0 else { return }
    viewer.cursor.go(
      to: history.timeline.position(at: viewer.position.tick + ticks), on: history.timeline)
    if isAtEnd {
      isPlaying = false
      needsDisplay = true
    }
  }

  /// Performs a key of the replay, or of the live session after the user has taken over.
  public func receive(_ key: Key) {
    if let live { return live.receive(key) }
    hasUserInput = true
    needsDisplay = true
    notice = []
    if handleOrientation(key) { return }
    if let scrubber {
      switch scrubber.receive(key) {
      case .stays: break
      case .left: self.scrubber = nil
      case .quit: quit()
      }
    } else if !handleInspector(key) {
      perform(key)
    }
  }

  /// Ends the replay at the shown position.
  func quit() { hasQuit = true }

  /// Performs a pointer input: a press or drag on the timeline shows that position.
  public func receive(_ pointer: PointerInput) {
    if let live { return live.receive(pointer) }
    if handleOrientation(pointer) || handleInspector(pointer) { return }
    if let scrubber { return scrubber.receive(pointer) }
    if overlay == .help {
      let moved = KeyBindings.replayHelp(words).offset(helpOffset, movedBy: pointer, in: helpArea)
      if let moved { (helpOffset, needsDisplay) = (moved, true) }
      return
    }
    guard overlay == .none, showsBar, pointer.button == .left, pointer.row == rows - 1,
      pointer.action == .press || pointer.action == .drag
    else { return }
    // A notice can cover the track.
    if !notice.isEmpty { (notice, needsDisplay) = ([], true) }
    guard let tick = bar.tick(atColumn: pointer.column, of: columns) else { return }
    hasUserInput = true
    go(to: history.timeline.position(at: tick))
  }

  var screen: CellRect { CellRect(column: 0, row: 0, columns: columns, rows: rows) }

  /// Adds pasted text to a prompt. Without a prompt the text is ignored.
  public func receive(pasted text: String) {
    if let live { return live.receive(pasted: text) }
    orientation?.type(text)
    for character in text { type(character) }
    needsDisplay = true
  }

  /// Shows a notice that a paste of more than 1 MB was rejected.
  public func refuseOverlongPaste() {
    if let live { return live.refuseOverlongPaste() }
    notice = [words.label("notice.longPaste")]
    needsDisplay = true
  }

  /// Changes the size of the terminal in cells. The recorded screen keeps its size and is centred
  /// or cropped.
  public func resize(columns: Int, rows: Int) {
    terminal = (columns, rows)
    inspector?.resize(columns: columns, rows: rows)
    fitRecording()
    live?.resize(columns: columns, rows: rows)
  }

  /// Shows in the timeline, until the next key, that only a part of the terminal is used.
  public func showLimit(_ used: (columns: Int, rows: Int), of window: (columns: Int, rows: Int)) {
    notice = [words.text(ScreenLimits.notice(used: used, of: window), isPlain: true)]
    needsDisplay = true
    live?.showLimit(used, of: window)
  }

  /// Returns the frame to show, or nil if nothing has changed since the last call.
  public func nextFrame() -> Frame? {
    if let live { return live.nextFrame() }
    if inspector?.needsDisplay == true { needsDisplay = true }
    guard let recorded = nextRecordedFrame() else { return nil }
    var frame = inspector?.frame(around: recorded) ?? recorded
    if isMeterVisible {
      OutputMeter(figures: output).draw(over: &frame, colors: colors.box, in: words)
    }
    return frame
  }

  /// A Boolean value that indicates whether the meter is visible or the inspector is open.
  public var showsOutput: Bool { live?.showsOutput ?? (isMeterVisible || inspector != nil) }

  /// Receives the figures of the output, for the meter and the inspector.
  public func receive(_ output: OutputFigures) {
    if let live { return live.receive(output) }
    guard output != self.output else { return }
    (self.output, needsDisplay) = (output, true)
  }

  /// Returns the frame of the recording; nil if it has not changed since the last call.
  private func nextRecordedFrame() -> Frame? {
    if let scrubber {
      guard needsDisplay || scrubber.needsDisplay else { return nil }
      (needsDisplay, scrubber.needsDisplay) = (false, false)
      updateInspector()
      return scrubber.frame(columns: columns, rows: rows)
    }
    let count = showsTimeline ? viewer.position.tick / Self.ticksPerCount : 0
    let recorded = viewer.nextFrame()
    guard needsDisplay || count != shownTenth || recorded != nil else { return nil }
    needsDisplay = false
    shownTenth = count
    updateInspector()
    return frame(of: recorded ?? viewer.frame)
  }

  /// Prefetches some milliseconds' worth of simulators near the shown position.
  ///
  /// Does nothing for an app in code, because its code would run again with its effects.
  ///
  /// - Returns: True if there is more to prefetch.
  public func workWhileIdle() -> Bool {
    if let live { return live.workWhileIdle() }
    guard !viewer.cursor.simulator.runsAppInCode else { return false }
    history.prefetchPosition = viewer.position
    return history.prefetch()
  }

  /// Writes the end of the live session's recording. Does nothing without a recording.
  public func end() { live?.end() }

  /// A Boolean value that indicates whether the last position of the branch is shown.
  public var isAtEnd: Bool { viewer.position >= history.timeline.last }

  /// The shown position.
  public var position: Position { viewer.position }
}
