internal import CellGraphics
internal import Motion
internal import Narration
internal import NavigationKit
internal import Simulation
internal import Storyboards

/// Inspects a transition of a session frame by frame, and tries other settings for it.
final class Scrubber {
  let history: SessionHistory
  let landmarks: Landmarks
  let files: SceneFiles?

  private(set) var landmark: Landmarks.Landmark
  /// The transition in the scene files; nil if they do not define it.
  private(set) var entry: TransitionEntry?
  /// The transition with its original setting.
  private(set) var original: TransitionPlayback
  /// The transition with the current setting.
  private(set) var playback: TransitionPlayback
  /// The transition to compare with; nil for none.
  private(set) var comparison: TransitionPlayback?
  /// Ticks since the start of the transition.
  private(set) var elapsed: Int
  /// The direction of playing: 1, -1, or 0 while paused.
  private(set) var direction = 0
  var isPanelVisible = true
  /// The number of entries of the help above the visible ones; nil while it is closed.
  private(set) var helpOffset: Int?
  /// The terminal at the last drawing.
  var screen = CellRect(column: 0, row: 0, columns: 80, rows: 24)
  /// The life cycles and events beside the transition.
  let events: ScrubberEvents
  /// The result of the last key; nil for none.
  private(set) var message: Message?
  var needsDisplay = true
  var clock = TickAccumulator()

  /// A message about the last key.
  struct Message {
    var text: String
    var isError = false
  }

  /// The words of the panel.
  var words: StringTable { original.words }

  /// Returns a message for narrow terminals.
  func shortText(of message: Message) -> String {
    words.label(message.isError ? "scrubber.notDone" : "scrubber.done")
  }

  /// Creates a scrubber. Returns nil if no animated transition has begun yet.
  ///
  /// - Parameter position: A position in the session. The scrubber inspects the transition that
  ///   runs or begins at this position, otherwise the last transition before it.
  init?(
    _ landmarks: Landmarks, at position: Position, in history: SessionHistory, _ files: SceneFiles?
  ) {
    guard
      let landmark = landmarks.landmarks.last(where: { $0.isAnimated && $0.before <= position })
    else { return nil }
    self.history = history
    events = ScrubberEvents(history)
    self.landmarks = landmarks
    self.files = files
    self.landmark = landmark
    original = TransitionPlayback(of: landmark, in: history, TransitionSetting(), nil)
    playback = original
    elapsed = 0
    select(landmark)
    let behind = max(0, position.tick - landmark.tick)
    elapsed = behind <= original.length ? behind : original.length / 2
  }

  /// Shows another transition, with its original setting.
  private func select(_ landmark: Landmarks.Landmark) {
    self.landmark = landmark
    original = TransitionPlayback(of: landmark, in: history, TransitionSetting(), nil)
    entry = files.flatMap { original.entry(in: $0.storyboards) }
    var setting = entry?.setting ?? TransitionSetting()
    if setting.duration == nil { setting.duration = original.length }
    // This is the original's setting, so the original playback can be reused.
    originalSetting = setting
    self.setting = setting
    playback = original
    comparison = nil
    elapsed = min(elapsed, playback.length)
  }

  private(set) var originalSetting = TransitionSetting()
  /// The setting in the file: the last written setting, or the original one.
  private var writtenSetting: TransitionSetting {
    entry.flatMap { files?.lastWrittenSetting(for: $0) } ?? originalSetting
  }
  /// The setting of `playback`.
  private(set) var setting = TransitionSetting()
  /// The index of the number of the curve that ↑ and ↓ change.
  var selectedNumber = 0
  /// The setting of `comparison`.
  private(set) var comparisonSetting = TransitionSetting()

  /// The longer of the shown transitions in ticks.
  var length: Int { max(playback.length, comparison?.length ?? 0) }
}

extension Scrubber {
  // MARK: - Time

  var timeUntilNextChange: Duration? {
    direction == 0 ? nil : clock.realTime(untilTicks: 1)
  }

  /// The real time until playing stops; nil while nothing plays.
  var timeUntilMovementEnds: Duration? {
    guard direction != 0 else { return nil }
    return clock.realTime(untilTicks: direction > 0 ? length - elapsed : elapsed)
  }

  /// Plays for a real time. Playing stops at the end of the transition, or at its start.
  func advance(by elapsed: Duration) {
    guard direction != 0 else { return }
    let ticks = clock.takeTicks(in: elapsed)
    guard ticks > 0 else { return }
    go(to: self.elapsed + ticks * direction)
    if self.elapsed == (direction > 0 ? length : 0) { direction = 0 }
  }

  private func go(to tick: Int) {
    elapsed = min(max(tick, 0), length)
    needsDisplay = true
  }

  /// Starts playing in a direction, or pauses if it plays in this direction. At the end it starts
  /// over.
  private func play(_ direction: Int) {
    if self.direction == direction {
      self.direction = 0
      return
    }
    self.direction = direction
    if elapsed == (direction > 0 ? length : 0) { elapsed = direction > 0 ? 0 : length }
  }

  // MARK: - Keys

  /// The result of a key.
  enum Outcome {
    case stays
    /// The user returns to the session.
    case left
    /// The user quits the program.
    case quit
  }

  /// Performs a key.
  ///
  /// - Returns: Indicates whether the scrubber stays open, or how it was left.
  func receive(_ key: Key) -> Outcome {
    needsDisplay = true
    message = nil
    if let offset = helpOffset, !KeyBindings.scrubber.worksOverHelp(key) {
      helpOffset = KeyBindings.scrubberHelp(words).offset(offset, movedBy: key, in: screen)
      return .stays
    }
    switch KeyBindings.scrubber[key] {
    case .leave: return .left
    case .quit: return .quit
    case .step(let ticks): step(ticks)
    case .goToStart: pause(at: 0)
    case .goToEnd: pause(at: length)
    case .play(let direction): play(direction)
    case .previousTransition: selectTransition(offset: -1)
    case .nextTransition: selectTransition(offset: 1)
    case .togglePanel: isPanelVisible.toggle()
    case .showHelp: helpOffset = 0
    case .compare: compare()
    case .write: write()
    case .restore: apply(originalSetting)
    case .changeStyle(let step): apply(settingByChangingStyle(step))
    case .changeSide: changeSide()
    case .changeDuration(let steps): changeDuration(by: steps)
    case .changeCurve(let step): changeCurve(step)
    case .selectNumber: selectNextNumber()
    case .changeNumber(let steps): changeNumber(by: steps)
    case nil: break
    }
    return .stays
  }

  /// Scrolls the help with the wheel; a press or drag on the timeline goes to that tick.
  func receive(_ pointer: PointerInput) {
    if let offset = helpOffset {
      helpOffset =
        KeyBindings.scrubberHelp(words).offset(offset, movedBy: pointer, in: screen) ?? offset
      needsDisplay = true
      return
    }
    guard pointer.button == .left, pointer.action == .press || pointer.action == .drag,
      pointer.row == panel.row, let tick = bar.tick(atColumn: pointer.column, of: screen.columns)
    else { return }
    pause(at: tick)
  }

  private func pause(at tick: Int) {
    direction = 0
    go(to: tick)
  }

  private func step(_ ticks: Int) { pause(at: elapsed + ticks) }

  /// Shows the transition before or after this one, at its middle. At both ends a message says so.
  private func selectTransition(offset: Int) {
    let all = landmarks.landmarks.filter { $0.isAnimated }
    guard let index = all.firstIndex(of: landmark) else { return }
    let next = index + offset
    guard all.indices.contains(next) else {
      showMessage(words.label(offset < 0 ? "scrubber.first" : "scrubber.last"))
      return
    }
    direction = 0
    select(all[next])
    elapsed = playback.length / 2
  }

  // MARK: - Settings

  func apply(_ setting: TransitionSetting) {
    if (setting.curve?.numbers.count ?? 0) <= selectedNumber { selectedNumber = 0 }
    let progress = length > 0 ? Double(elapsed) / Double(length) : 0
    self.setting = setting
    playback = makePlayback(setting)
    elapsed = Int(clamping: (progress * Double(length)).rounded())
  }

  private func makePlayback(_ setting: TransitionSetting) -> TransitionPlayback {
    guard setting != originalSetting else { return original }
    return TransitionPlayback(
      of: landmark, in: history, setting, setting.movement(own: entry?.movement),
      size: playback.size)
  }

  private func compare() {
    if comparison != nil {
      comparison = nil
      elapsed = min(elapsed, length)
    } else {
      comparison = playback
      comparisonSetting = setting
      showMessage(words.label("scrubber.fixed"))
    }
  }

  private func write() {
    guard let files else {
      return showMessage(words.label("scrubber.noFile"), isError: true)
    }
    guard let entry else {
      return showMessage(
        words.label("scrubber.noEntry"), isError: true)
    }
    guard setting != writtenSetting else { return showMessage(words.label("scrubber.unchanged")) }
    switch files.write(entry, setting) {
    case .written(let text):
      files.recordWrite(of: setting, to: entry)
      showMessage(comparison == nil ? text : "B: \(text)")
    case .refused(let text): showMessage(text, isError: true)
    }
  }

  func showMessage(_ text: String, isError: Bool = false) {
    message = Message(text: text, isError: isError)
  }
}
