internal import CellGraphics
internal import Motion
internal import NavigationKit
internal import Simulation
internal import Storyboards

/// A transition of a session, taken out of time: it is moved through by hand, and tried in comparison ways.
final class Scrubber {
  let history: SessionHistory
  let landmarks: Landmarks
  let files: SceneFiles?

  private(set) var landmark: Landmarks.Landmark
  /// Where the transition stands in the files; nil where nothing of theirs made it.
  private(set) var entry: TransitionEntry?
  /// As it was.
  private(set) var original: TransitionPlayback
  /// As it is now.
  private(set) var playback: TransitionPlayback
  /// What it is compared with; nil for nothing.
  private(set) var comparison: TransitionPlayback?
  /// Ticks since its beginning.
  private(set) var elapsed: Int
  /// Ticks of it that pass in one: 1, -1, or 0 while it stands still.
  private(set) var direction = 0
  var isPanelVisible = true
  /// How many entries of the help are above what is seen; nil while it is not open.
  private(set) var helpOffset: Int?
  /// The terminal's, as it was drawn on last.
  var screen = CellRect(column: 0, row: 0, columns: 80, rows: 24)
  /// What came of the last key; nil for nothing to say.
  private(set) var message: Message?
  var needsDisplay = true
  var clock = TickAccumulator()

  struct Message {
    var text: String
    var isError = false

    /// Where there is no room for the text.
    var shortText: String { isError ? "not done" : "done" }
  }

  /// - Parameter moment: Where the session stands: the transition that runs or is about to begin then,
  ///   else the last one before, is taken.
  /// - Returns: nil where nothing has moved yet.
  init?(
    _ landmarks: Landmarks, at position: Position, in history: SessionHistory, _ files: SceneFiles?
  ) {
    guard
      let landmark = landmarks.landmarks.last(where: { $0.isAnimated && $0.before <= position })
    else { return nil }
    self.history = history
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

  private func select(_ landmark: Landmarks.Landmark) {
    self.landmark = landmark
    original = TransitionPlayback(of: landmark, in: history, TransitionSetting(), nil)
    entry = files.flatMap { original.entry(in: $0.storyboards) }
    var setting = entry?.setting ?? TransitionSetting()
    if setting.duration == nil { setting.duration = original.length }
    // The movement is the same: it need not be made anew.
    originalSetting = setting
    self.setting = setting
    playback = original
    comparison = nil
    elapsed = min(elapsed, playback.length)
  }

  private(set) var originalSetting = TransitionSetting()
  /// What the file says, as far as it is known here.
  private var writtenSetting: TransitionSetting {
    entry.flatMap { files?.lastWrittenSetting(for: $0) } ?? originalSetting
  }
  /// That of `playback`.
  private(set) var setting = TransitionSetting()
  /// That of `comparison`.
  private(set) var comparisonSetting = TransitionSetting()

  /// The longer of what is shown, in ticks.
  var length: Int { max(playback.length, comparison?.length ?? 0) }
}

extension Scrubber {
  // MARK: - Time

  var timeUntilNextChange: Duration? {
    direction == 0 ? nil : clock.realTime(untilTicks: 1)
  }

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
    /// The user goes back to where they were.
    case left
    /// The user ends the program.
    case quit
  }

  func receive(_ key: Key) -> Outcome {
    needsDisplay = true
    message = nil
    if let offset = helpOffset, !KeyBindings.scrubber.worksOverHelp(key) {
      helpOffset = KeyBindings.scrubberHelp.offset(offset, movedBy: key, in: screen)
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
    case .changeDuration(let steps): changeDuration(by: steps * Self.durationStep)
    case .changeCurve(let step): changeCurve(step)
    case nil: break
    }
    return .stays
  }

  /// The wheel scrolls the help, a press or drag on the timeline goes there.
  func receive(_ pointer: PointerInput) {
    if let offset = helpOffset {
      helpOffset = KeyBindings.scrubberHelp.offset(offset, movedBy: pointer, in: screen) ?? offset
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

  private func selectTransition(offset: Int) {
    let all = landmarks.landmarks.filter { $0.isAnimated }
    guard let index = all.firstIndex(of: landmark) else { return }
    let next = index + offset
    guard all.indices.contains(next) else {
      showMessage(offset < 0 ? "this is the first transition" : "this is the last transition")
      return
    }
    direction = 0
    select(all[next])
    elapsed = playback.length / 2
  }

  // MARK: - Settings

  private func changeSide() {
    guard let style = setting.style, style.takesSide else {
      return showMessage("this style comes from no side", isError: true)
    }
    var setting = setting
    setting.side = Self.next(PictureTransition.Side.allCases, setting.side, 1)
    apply(setting)
  }

  private func changeCurve(_ step: Int) {
    guard isAdjustable else { return showNoEditableCurve() }
    var setting = setting
    setting.curve = Self.next(SceneDocument.CurveName.allCases, setting.curve, step)
    apply(setting)
  }

  private func changeDuration(by ticks: Int) {
    guard isAdjustable else { return showNoEditableCurve() }
    var setting = setting
    let duration = (setting.duration ?? playback.length) + ticks
    setting.duration = min(max(duration, Self.durationStep), Self.longestDuration)
    apply(setting)
  }

  /// 0.05 s.
  private static let durationStep = Tick.perSecond / 20
  private static let longestDuration = 10 * Tick.perSecond

  /// Whether duration and curve mean something.
  private var isAdjustable: Bool {
    if setting.style != nil { return setting.style != SceneDocument.BuiltInTransition.none }
    if case .keyframes? = entry?.movement { return true }
    return false
  }

  private func showNoEditableCurve() {
    showMessage("it moves in its own way: choose a style with s first", isError: true)
  }

  private func settingByChangingStyle(_ step: Int) -> TransitionSetting {
    // As the file has it stands among the styles, where that is none of them.
    var styles: [SceneDocument.BuiltInTransition?] = SceneDocument.BuiltInTransition.allCases
      .filter { $0 != .none }
    if originalSetting.style == nil { styles.insert(nil, at: 0) }
    guard let style = Self.next(styles, setting.style, step) ?? nil else { return originalSetting }
    var setting = setting
    setting.style = style
    setting.side = style.takesSide ? setting.side ?? style.usualSide : nil
    setting.curve = setting.curve ?? .easeInOut
    return setting
  }

  private static func next<Value: Equatable>(
    _ values: [Value], _ value: Value?, _ step: Int
  ) -> Value? {
    guard let value, let index = values.firstIndex(of: value) else { return values.first }
    return values[(index + step + values.count) % values.count]
  }

  private func apply(_ setting: TransitionSetting) {
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
      showMessage("A stays as it is; change B")
    }
  }

  private func write() {
    guard let files else {
      return showMessage("a recorded session has no scene file to write to", isError: true)
    }
    guard let entry else {
      return showMessage(
        "no segue or container of the file makes this: nowhere to write", isError: true)
    }
    guard setting != writtenSetting else { return showMessage("nothing has been changed") }
    switch files.write(entry, setting) {
    case .written(let text):
      files.recordWrite(of: setting, to: entry)
      showMessage(comparison == nil ? text : "B: \(text)")
    case .refused(let text): showMessage(text, isError: true)
    }
  }

  private func showMessage(_ text: String, isError: Bool = false) {
    message = Message(text: text, isError: isError)
  }
}
