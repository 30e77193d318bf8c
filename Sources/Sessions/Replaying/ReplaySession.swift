public import CellGraphics
internal import NavigationKit
public import Simulation
public import Storyboards

/// A recorded session that is watched: at any speed, forwards and backwards, and left to go on live.
public final class ReplaySession: TerminalProgram {
  let past: Past
  private let log: SessionLog
  /// The way through the log that is watched, from 0; the last one led to its end.
  var courseNumber: Int
  private(set) var landmarks: Landmarks
  /// Where other courses leave it.
  private(set) var forks: [Moment]
  /// The log's events in words with their ticks, in order, to search in.
  private(set) var words: [(tick: Int, text: String)]
  /// Who sees the moment that is seen.
  var player: Visitor
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
  private(set) var wasStopped = false
  /// Whether the user has done more than watch.
  private var wasTouched = false
  var needsDisplay = true
  /// Whether the timeline is seen while nothing is typed in its place.
  public var showsTimeline = true
  /// The tenth of a second that the timeline shows.
  private var shownCount = 0

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
    past = log.past(log.course.timeline, on: storyboards, style: style)
    let log = log.withEvents(beforeBeginOn: past.makeSimulator())
    self.log = log
    courseNumber = log.courseCount - 1
    let course = log.course
    colors = ChromeColors(storyboards.main.document.appearance)
    files = SceneFiles(storyboards) { _, _ in
      .refused("a recorded session has no scene file to write to")
    }
    (landmarks, forks) = (course.landmarks, course.forks)
    words = log.words(ofCourse: courseNumber)
    player = Visitor(past.traveller(at: .start), in: past)
    self.columns = columns
    self.rows = rows
    speed = Speed(inThousandths: speedInThousandths)
    clock = TickAccumulator(speedInThousandths: speedInThousandths)
  }

  var courseCount: Int { log.courseCount }

  /// Goes over to another course: at this moment where that has it, else to where it leaves this one.
  func follow(course number: Int) {
    courseNumber = number
    let course = log.course(number)
    let here = player.moment
    let fork = past.follow(course.timeline)
    (landmarks, forks) = (course.landmarks, course.forks)
    words = log.words(ofCourse: number)
    // Who stands beyond the fork stands where there is nothing any more.
    player = past.visitor(at: min(here, fork), from: here <= fork ? player : nil)
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
    wasStopped || live?.isFinished == true || live == nil && isAtEnd && !wasTouched
  }

  public var timeUntilNextChange: Duration? {
    if let live { return live.timeUntilNextChange }
    if let scrubber { return scrubber.timeUntilNextChange }
    guard isPlaying, !isAtEnd else { return nil }
    let simulator = player.traveller.simulator
    if simulator.isAnimating { return clock.realTime(untilTicks: 1) }
    // The timeline counts tenths of a second.
    let count =
      showsTimeline ? (player.moment.tick / Self.ticksPerCount + 1) * Self.ticksPerCount : nil
    let next = past.timeline.inputs.dropFirst(player.moment.inputs).first?.tick
    var due = past.timeline.end
    if let next { due = min(due, next) }
    if let count { due = min(due, count) }
    if let tick = simulator.nextDueTick { due = min(due, tick) }
    if let tick = simulator.nextPictureTick { due = min(due, tick) }
    return clock.realTime(untilTicks: due - player.moment.tick)
  }

  private static let ticksPerCount = 12

  public func advance(by elapsed: Duration) {
    if let live { return live.advance(by: elapsed) }
    if let scrubber { return scrubber.advance(by: elapsed) }
    guard isPlaying else { return }
    let ticks = clock.takeTicks(in: elapsed)
    guard ticks > 0 else { return }
    player.traveller.go(
      to: past.timeline.moment(at: player.moment.tick + ticks), on: past.timeline)
    if isAtEnd {
      isPlaying = false
      needsDisplay = true
    }
  }

  public func receive(_ key: Key) {
    if let live { return live.receive(key) }
    wasTouched = true
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
  func quit() { wasStopped = true }

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
    wasTouched = true
    go(to: past.timeline.moment(at: tick))
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
    let count = showsTimeline ? player.moment.tick / Self.ticksPerCount : 0
    let recorded = player.nextFrame()
    guard needsDisplay || count != shownCount || recorded != nil else { return nil }
    needsDisplay = false
    shownCount = count
    return frame(of: recorded ?? player.frame)
  }

  public func workWhileIdle() -> Bool {
    if let live { return live.workWhileIdle() }
    past.attention = player.moment
    return past.fill()
  }

  /// Writes the end of the recording, if the session went on.
  public func end() { live?.end() }

  /// Whether the last moment is seen.
  public var isAtEnd: Bool { player.moment >= past.timeline.last }

  /// The moment that is seen.
  public var moment: Moment { player.moment }
}
