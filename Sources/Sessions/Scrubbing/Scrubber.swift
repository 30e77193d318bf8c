internal import CellGraphics
internal import Motion
internal import NavigationKit
internal import Simulation
internal import Storyboards

/// A transition of a session, taken out of time: it is moved through by hand, and tried in other ways.
final class Scrubber {
  let past: Past
  let landmarks: Landmarks
  let files: SceneFiles?

  private(set) var landmark: Landmarks.Landmark
  /// Where the transition stands in the files; nil where nothing of theirs made it.
  private(set) var entry: TransitionEntry?
  /// As it was.
  private(set) var original: Take
  /// As it is now.
  private(set) var take: Take
  /// What it is compared with; nil for nothing.
  private(set) var other: Take?
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
  init?(_ landmarks: Landmarks, at moment: Moment, in past: Past, _ files: SceneFiles?) {
    guard
      let landmark = landmarks.landmarks.last(where: { $0.isAnimated && $0.before <= moment })
    else { return nil }
    self.past = past
    self.landmarks = landmarks
    self.files = files
    self.landmark = landmark
    original = Take(of: landmark, in: past, TransitionSetting(), nil)
    take = original
    elapsed = 0
    look(at: landmark)
    let behind = max(0, moment.tick - landmark.tick)
    elapsed = behind <= original.length ? behind : original.length / 2
  }

  private func look(at landmark: Landmarks.Landmark) {
    self.landmark = landmark
    original = Take(of: landmark, in: past, TransitionSetting(), nil)
    entry = files.flatMap { original.entry(in: $0.storyboards) }
    var setting = entry?.setting ?? TransitionSetting()
    if setting.duration == nil { setting.duration = original.length }
    // The movement is the same: it need not be made anew.
    originalSetting = setting
    self.setting = setting
    take = original
    other = nil
    elapsed = min(elapsed, take.length)
  }

  private(set) var originalSetting = TransitionSetting()
  /// What the file says, as far as it is known here.
  private var writtenSetting: TransitionSetting {
    entry.flatMap { files?.written($0) } ?? originalSetting
  }
  /// That of `take`.
  private(set) var setting = TransitionSetting()
  /// That of `other`.
  private(set) var otherSetting = TransitionSetting()

  /// The longer of what is shown, in ticks.
  var length: Int { max(take.length, other?.length ?? 0) }
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
    case .goToStart: stand(at: 0)
    case .goToEnd: stand(at: length)
    case .play(let direction): play(direction)
    case .previousTransition: look(back: true)
    case .nextTransition: look(back: false)
    case .togglePanel: isPanelVisible.toggle()
    case .showHelp: helpOffset = 0
    case .compare: compare()
    case .write: write()
    case .restore: attempt(originalSetting)
    case .changeStyle(let step): attempt(styled(after: setting, step))
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
    stand(at: tick)
  }

  private func stand(at tick: Int) {
    direction = 0
    go(to: tick)
  }

  private func step(_ ticks: Int) { stand(at: elapsed + ticks) }

  private func look(back: Bool) {
    let all = landmarks.landmarks.filter { $0.isAnimated }
    guard let index = all.firstIndex(of: landmark) else { return }
    let next = back ? index - 1 : index + 1
    guard all.indices.contains(next) else {
      say(back ? "this is the first transition" : "this is the last transition")
      return
    }
    direction = 0
    look(at: all[next])
    elapsed = take.length / 2
  }

  // MARK: - Settings

  private func changeSide() {
    guard let style = setting.style, style.takesSide else {
      return say("this style comes from no side", isError: true)
    }
    var setting = setting
    setting.side = Self.next(PictureTransition.Side.allCases, setting.side, 1)
    attempt(setting)
  }

  private func changeCurve(_ step: Int) {
    guard isAdjustable else { return sayOwnWay() }
    var setting = setting
    setting.curve = Self.next(SceneDocument.CurveName.allCases, setting.curve, step)
    attempt(setting)
  }

  private func changeDuration(by ticks: Int) {
    guard isAdjustable else { return sayOwnWay() }
    var setting = setting
    let duration = (setting.duration ?? take.length) + ticks
    setting.duration = min(max(duration, Self.durationStep), Self.longestDuration)
    attempt(setting)
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

  private func sayOwnWay() {
    say("it moves in its own way: choose a style with s first", isError: true)
  }

  private func styled(after setting: TransitionSetting, _ step: Int) -> TransitionSetting {
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

  private func attempt(_ setting: TransitionSetting) {
    let progress = length > 0 ? Double(elapsed) / Double(length) : 0
    self.setting = setting
    take = makeTake(setting)
    elapsed = Int(clamping: (progress * Double(length)).rounded())
  }

  private func makeTake(_ setting: TransitionSetting) -> Take {
    guard setting != originalSetting else { return original }
    return Take(
      of: landmark, in: past, setting, setting.movement(own: entry?.movement), size: take.size)
  }

  private func compare() {
    if other != nil {
      other = nil
      elapsed = min(elapsed, length)
    } else {
      other = take
      otherSetting = setting
      say("A stays as it is; change B")
    }
  }

  private func write() {
    guard let files else {
      return say("a recorded session has no scene file to write to", isError: true)
    }
    guard let entry else {
      return say("no segue or container of the file makes this: nowhere to write", isError: true)
    }
    guard setting != writtenSetting else { return say("nothing has been changed") }
    switch files.write(entry, setting) {
    case .written(let text):
      files.note(setting, of: entry)
      say(other == nil ? text : "B: \(text)")
    case .refused(let text): say(text, isError: true)
    }
  }

  private func say(_ text: String, isError: Bool = false) {
    message = Message(text: text, isError: isError)
  }
}
