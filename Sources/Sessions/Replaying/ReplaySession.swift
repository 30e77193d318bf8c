public import CellGraphics
internal import NavigationKit
public import Simulation
public import Storyboards

/// A recorded session that is watched: at any speed, forwards and backwards, and left to go on live.
public final class ReplaySession: TerminalProgram {
  let history: SessionHistory
  private let log: SessionLog
  /// The way through the log that is watched, from 0; the last one led to its end.
  var branchIndex: Int
  private(set) var landmarks: Landmarks
  /// Where other courses leave it.
  private(set) var branchPoints: [Position]
  /// The log's events in words with their ticks, in order, to search in.
  private(set) var searchEntries: [(tick: Int, text: String)]
  /// Who sees the moment that is seen.
  var viewer: HistoryViewer
  var isPlaying = true
  var speed: Speed
  /// The session that goes on from here; nil as long as the recorded one is watched.
  public internal(set) var live: LiveSession?

  var clock: TickAccumulator
  /// The terminal's size, which need not be the recording's.
  var columns: Int
  var rows: Int
  /// How far what is shown of a larger screen is moved, by the user.
  var offset = ReplaySession.topLeft
  /// How many entries of the help are above what is seen.
  var helpOffset = 0
  var overlay = Overlay.none
  /// A transition that is looked at; nil while there is none.
  var scrubber: Scrubber?
  let files: SceneFiles
  let colors: ChromeColors
  /// What was searched for last.
  var lastSearch = ""
  /// A passing word in the timeline, in ever fewer words; goes with the next key.
  var notice: [String] = []
  private(set) var hasQuit = false
  /// Whether the user has done more than watch.
  private var hasUserInput = false
  var needsDisplay = true
  /// Whether the timeline is seen while nothing is typed in its place.
  public var showsTimeline = true
  /// The tenth of a second that the timeline shows.
  private var shownTenth = 0

  /// What lies over the recorded screen, or in place of the timeline.
  enum Overlay: Equatable {
    case none
    case help
    /// Text that is being typed.
    case search(String)
    case time(String)
  }

  /// - Parameters:
  ///   - speedInThousandths: 1,000 is the speed at which it happened.
  ///   - columns: The terminal's, which need not be the recording's.
  ///   - storyboards: In place of those in the log; nil for those.
  ///   - style: How the recorded screens are drawn here, and what goes on from them; nil for as they
  ///     were.
  /// - Throws: `StoryboardErrors` where the storyboards in the log cannot be understood.
  public init(
    _ log: SessionLog, speedInThousandths: Int, columns: Int, rows: Int,
    with storyboards: StoryboardBundle? = nil, style: DrawingStyle? = nil
  ) throws(StoryboardErrors) {
    let storyboards = if let storyboards { storyboards } else { try log.header.bundle() }
    history = log.history(log.finalBranch.timeline, on: storyboards, style: style)
    let log = log.withEvents(beforeRecordingFrom: history.makeSimulator())
    self.log = log
    branchIndex = log.branchCount - 1
    let branch = log.finalBranch
    colors = ChromeColors(storyboards.main.document.appearance)
    files = SceneFiles(storyboards) { _, _ in
      .refused("a recorded session has no scene file to write to")
    }
    (landmarks, branchPoints) = (branch.landmarks, branch.branchPoints)
    searchEntries = log.searchEntries(ofBranch: branchIndex)
    viewer = HistoryViewer(history.cursor(at: .start), in: history)
    self.columns = columns
    self.rows = rows
    speed = Speed(inThousandths: speedInThousandths)
    clock = TickAccumulator(speedInThousandths: speedInThousandths)
  }

  var branchCount: Int { log.branchCount }

  /// Goes over to another course: at this moment where that has it, else to where it leaves this one.
  func showBranch(_ index: Int) {
    branchIndex = index
    let branch = log.branch(index)
    let here = viewer.position
    let shared = history.switchTimeline(to: branch.timeline)
    (landmarks, branchPoints) = (branch.landmarks, branch.branchPoints)
    searchEntries = log.searchEntries(ofBranch: index)
    // Who stands beyond the fork stands where there is nothing any more.
    viewer = history.viewer(at: min(here, shared), reusing: here <= shared ? viewer : nil)
    isPlaying = false
    needsDisplay = true
  }

  /// Called when the session goes on live, to write it down; answers nil where that cannot be.
  public var makeRecorder: (() -> SessionRecorder?)?

  /// What `makeRecorder` writes is called; nil where that is not known.
  public var recordingName: String?

  /// Asked for a recorder when the user wants one of what goes on live; nil where there is none to be
  /// had.
  public var startRecording: RecordingStart?

  /// True at the end, too, where nobody has touched a key.
  public var isFinished: Bool {
    hasQuit || live?.isFinished == true || live == nil && isAtEnd && !hasUserInput
  }

  public var timeUntilNextChange: Duration? {
    if let live { return live.timeUntilNextChange }
    if let scrubber { return scrubber.timeUntilNextChange }
    guard isPlaying, !isAtEnd else { return nil }
    let simulator = viewer.cursor.simulator
    if simulator.isAnimating { return clock.realTime(untilTicks: 1) }
    // The timeline counts tenths of a second.
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

  private static let ticksPerCount = 12

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

  public func receive(_ key: Key) {
    if let live { return live.receive(key) }
    hasUserInput = true
    needsDisplay = true
    notice = []
    if let scrubber {
      switch scrubber.receive(key) {
      case .stays: break
      case .left: self.scrubber = nil
      case .quit: quit()
      }
    } else {
      perform(key)
    }
  }

  /// Ends the replay where it is.
  func quit() { hasQuit = true }

  public func receive(_ pointer: PointerInput) {
    if let live { return live.receive(pointer) }
    if let scrubber { return scrubber.receive(pointer) }
    if overlay == .help {
      let moved = KeyBindings.replayHelp.offset(helpOffset, movedBy: pointer, in: screen)
      if let moved { (helpOffset, needsDisplay) = (moved, true) }
      return
    }
    guard overlay == .none, showsBar, pointer.button == .left, pointer.row == rows - 1,
      pointer.action == .press || pointer.action == .drag
    else { return }
    // An answer may have the track's place.
    if !notice.isEmpty { (notice, needsDisplay) = ([], true) }
    guard let tick = bar.tick(atColumn: pointer.column, of: columns) else { return }
    hasUserInput = true
    go(to: history.timeline.position(at: tick))
  }

  var screen: CellRect { CellRect(column: 0, row: 0, columns: columns, rows: rows) }

  public func receive(pasted text: String) {
    if let live { return live.receive(pasted: text) }
    for character in text { type(character) }
    needsDisplay = true
  }

  public func refuseOverlongPaste() {
    if let live { return live.refuseOverlongPaste() }
    notice = [LiveSession.overlongPaste]
    needsDisplay = true
  }

  public func resize(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    offset = Self.topLeft
    needsDisplay = true
    live?.resize(columns: columns, rows: rows)
  }

  public func receive(notice text: String) {
    notice = [text]
    needsDisplay = true
    live?.receive(notice: text)
  }

  public func nextFrame() -> Frame? {
    if let live { return live.nextFrame() }
    if let scrubber {
      guard needsDisplay || scrubber.needsDisplay else { return nil }
      (needsDisplay, scrubber.needsDisplay) = (false, false)
      return scrubber.frame(columns: columns, rows: rows)
    }
    let count = showsTimeline ? viewer.position.tick / Self.ticksPerCount : 0
    let recorded = viewer.nextFrame()
    guard needsDisplay || count != shownTenth || recorded != nil else { return nil }
    needsDisplay = false
    shownTenth = count
    return frame(of: recorded ?? viewer.frame)
  }

  public func workWhileIdle() -> Bool {
    if let live { return live.workWhileIdle() }
    history.prefetchPosition = viewer.position
    return history.prefetch()
  }

  /// Writes the end of the recording, if the session went on.
  public func end() { live?.end() }

  /// Whether the last moment is seen.
  public var isAtEnd: Bool { viewer.position >= history.timeline.last }

  /// The moment that is seen.
  public var position: Position { viewer.position }
}
