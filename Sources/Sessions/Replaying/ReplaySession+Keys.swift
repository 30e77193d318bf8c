internal import CellGraphics
internal import Motion
internal import Narration
internal import NavigationKit
internal import Simulation

extension ReplaySession {
  /// The speed of a replay in thousandths of real time.
  struct Speed: Equatable {
    private(set) var inThousandths: Int

    static let steps = [100, 250, 500, 1_000, 2_000, 4_000, 8_000]

    /// Creates a speed; 1000 is real time.
    init(inThousandths: Int) { self.inThousandths = inThousandths }

    /// Goes to the next step, but not beyond the last one.
    mutating func increase() {
      inThousandths = Self.steps.first { $0 > inThousandths } ?? Self.steps[Self.steps.count - 1]
    }

    /// Goes to the previous step, but not beyond the first one.
    mutating func decrease() {
      inThousandths = Self.steps.last { $0 < inThousandths } ?? Self.steps[0]
    }

    /// A text such as `×0.25`.
    var text: String {
      let fraction = inThousandths % 1_000
      guard fraction > 0 else { return "×\(inThousandths / 1_000)" }
      var digits = String(fraction + 1_000).dropFirst()
      while digits.last == "0" { digits.removeLast() }
      return "×\(inThousandths / 1_000).\(digits)"
    }
  }

  /// Performs a key: it edits the input, scrolls or closes the help, or is a command.
  func perform(_ key: Key) {
    switch overlay {
    case .none: if let command = KeyBindings.replay[key] { perform(command) }
    case .help:
      if KeyBindings.replay.worksOverHelp(key), let command = KeyBindings.replay[key] {
        return perform(command)
      }
      let moved = KeyBindings.replayHelp(words).offset(helpOffset, movedBy: key, in: helpArea)
      if let moved { helpOffset = moved } else { overlay = .none }
    case .search(let text): edit(text, by: key) { .search($0) }
    case .time(let text): edit(text, by: key) { .time($0) }
    }
  }

  /// Performs a command of the replay.
  func perform(_ command: ReplayCommand) {
    let here = viewer.position
    switch command {
    case .togglePlaying: togglePlaying()
    case .step(let ticks) where ticks < 0: stepBack(ticks: -ticks)
    case .step(let ticks): go(to: history.timeline.position(at: here.tick + ticks))
    case .back:
      stepBack { [timeline = history.timeline, landmarks] in
        timeline.previousPosition(from: $0, landmarks)
      }
    case .on: go(toTick: landmarks.tick(after: here.tick) ?? history.timeline.end)
    case .navigationBack: stepBack { [landmarks] in landmarks.previousNavigationPosition(from: $0) }
    case .navigationOn:
      go(to: landmarks.navigation(after: here)?.before ?? history.timeline.last)
    case .page(let pages) where pages < 0: stepBack(ticks: -pages * Self.pageTicks)
    case .page(let pages): go(toTick: here.tick + pages * Self.pageTicks)
    case .goToStart: go(to: .start)
    case .goToEnd: go(to: history.timeline.last)
    case .goToTenth(let tenth): go(toTick: history.timeline.end * tenth / 10)
    case .faster: change(speed) { $0.increase() }
    case .slower: change(speed) { $0.decrease() }
    case .pan(let direction): pan(direction)
    case .toggleFitting: fitsScreen.toggle()
    case .askText: overlay = .search("")
    case .findNext: search(forwards: true)
    case .findPrevious: search(forwards: false)
    case .askTime: overlay = .time("")
    case .nextBranch: showNextBranch()
    case .toggleTimeline: showsTimeline.toggle()
    case .takeOver: takeOver()
    case .scrub: scrub()
    case .inspect: openInspector()
    case .toggleMeter: isMeterVisible.toggle()
    case .openPalette: openPalette()
    case .openMap: openMap()
    case .showHelp: (overlay, helpOffset) = (.help, 0)
    case .quit: quit()
    }
  }

  /// Ticks of `ReplayCommand.page`.
  private static let pageTicks = 5 * Tick.perSecond

  /// Plays or pauses. At the end it plays from the start.
  private func togglePlaying() {
    if isAtEnd, !isPlaying { go(to: .start) }
    isPlaying.toggle()
  }

  /// Shows a position and pauses.
  func go(to position: Position) { go(to: position) { _ in nil } }

  /// Shows a position and pauses.
  ///
  /// - Parameter stepBack: Returns the position to which a further step back leads, for caching
  ///   frames.
  private func go(to position: Position, stepBack: (Position) -> Position?) {
    isPlaying = false
    viewer = history.viewer(at: position, reusing: viewer, stepBack: stepBack)
    needsDisplay = true
  }

  /// Goes to the position before the shown one, or to the start if there is none.
  private func stepBack(_ back: (Position) -> Position?) {
    go(to: back(viewer.position) ?? .start, stepBack: back)
  }

  private func stepBack(ticks: Int) {
    stepBack { [timeline = history.timeline] in timeline.position(at: $0.tick - ticks) }
  }

  /// Shows a tick of the final branch and pauses. A tick after the end shows the end.
  public func show(tick: Int) { go(toTick: min(max(0, tick), history.timeline.end)) }

  private func go(toTick tick: Int) { go(to: history.timeline.position(at: tick)) }

  private func change(_ speed: Speed, _ body: (inout Speed) -> Void) {
    body(&self.speed)
    clock.setSpeed(inThousandths: self.speed.inThousandths)
  }

  /// Shows a screen that is larger than the terminal as recorded, and scrolls it by four columns or
  /// two rows.
  private func pan(_ direction: Direction) {
    fitsScreen = false
    switch direction {
    case .left: offset.column -= 4
    case .right: offset.column += 4
    case .up: offset.row -= 2
    case .down: offset.row += 2
    }
  }

  // MARK: - Typing

  /// Adds a character to the input; does nothing without an input.
  func type(_ character: Character) {
    switch overlay {
    case .search(let text): overlay = .search(text + String(character))
    case .time(let text): overlay = .time(text + String(character))
    case .none, .help: break
    }
  }

  /// Edits the input by a key.
  ///
  /// - Parameter make: Returns the overlay with another text.
  private func edit(_ text: String, by key: Key, _ make: (String) -> Overlay) {
    switch KeyBindings.prompt[key] {
    case .insert(let character): overlay = make(text + String(character))
    case .deleteBackward: overlay = text.isEmpty ? .none : make(String(text.dropLast()))
    case .cancel: overlay = .none
    case .finish: finishTyping()
    case .showHelp: (overlay, helpOffset) = (.help, 0)
    case .quit: quit()
    case nil: break
    }
  }

  /// Ends the input: searches for the text or goes to the time. An invalid time is explained.
  private func finishTyping() {
    let typed = overlay
    overlay = .none
    switch typed {
    case .search(let text):
      if !text.isEmpty { lastSearch = text }
      search(forwards: true)
    case .time(let text):
      guard let tick = history.timeline.tick(text) else {
        notice = invalidTimeNotices(text)
        return
      }
      go(toTick: tick)
    case .none, .help: break
    }
  }

  /// Notices about an invalid time, from long to short.
  private func invalidTimeNotices(_ text: String) -> [String] {
    let shortened = TextLine(text).cut(toColumns: 20)
    let title = String(String.UnicodeScalarView(shortened.glyphs.flatMap(\.scalars)))
    return ["noTime", "expected", "use", "useShort", "useShortest"].map {
      words.label("timeline.\($0)", [.title: .name(title)])
    }
  }

  // MARK: - Searching

  /// Goes to the next or previous input or event that contains the text of the last search. Case is
  /// ignored. Entries at the shown tick do not count, so a repeated search moves on.
  private func search(forwards: Bool) {
    guard !lastSearch.isEmpty else { return }
    let (here, wanted) = (viewer.position.tick, lastSearch.lowercased())
    func matches(_ entry: (tick: Int, text: String)) -> Bool {
      entry.text.lowercased().contains(wanted)
    }
    let found =
      forwards
      ? searchEntries.first { $0.tick > here && matches($0) }
      : searchEntries.last { $0.tick < here && matches($0) }
    guard let found else {
      notice = [
        words.label(
          forwards ? "timeline.noMatchAfter" : "timeline.noMatchBefore",
          [.title: .name(lastSearch)]),
        words.label(forwards ? "timeline.noLater" : "timeline.noEarlier"),
      ]
      return
    }
    go(toTick: found.tick)
    notice = [found.text]
  }

  // MARK: - Branches

  /// Shows the branch after the visible one. After the final branch the first abandoned one
  /// follows.
  private func showNextBranch() {
    guard branchCount > 1 else {
      notice = ["timeline.noBranches", "timeline.noBranchesShort"].map { words.label($0) }
      return
    }
    let number = (branchIndex + 1) % branchCount
    showBranch(number)
    notice =
      number == branchCount - 1
      ? [words.label("timeline.finalBranch")]
      : ["timeline.abandoned", "timeline.branch"].map {
        words.label($0, [.position: .number(number + 1), .number: .number(branchCount)])
      }
  }

  // MARK: - Inspecting and continuing

  /// Opens the scrubber for the last transition before the shown position, or explains that there
  /// is none.
  private func scrub() {
    isPlaying = false
    scrubber = Scrubber(landmarks, at: viewer.position, in: history, files)
    if scrubber == nil {
      notice = ["notice.noTransition", "timeline.noTransition"].map { words.label($0) }
    }
  }

  /// Ends the replay and continues the session live from the shown position, with the terminal's
  /// size.
  ///
  /// The history and the landmarks are cut to the position, and a new recorder records what is
  /// left. If it cannot be made, the session continues without a recording and says so.
  private func takeOver() {
    // The recorded quit does not end the live session.
    if let last = history.timeline.inputs.prefix(viewer.position.inputs).last, last.command == .quit
    {
      go(to: Position(tick: last.tick, inputs: viewer.position.inputs - 1))
    }
    let position = viewer.position
    history.cut(to: position)
    var landmarks = landmarks
    landmarks.cut(to: position)
    let recorder = makeRecorder?()
    recorder?.record(history)
    let session = LiveSession(
      viewer.cursor.simulator, history: history, landmarks: landmarks, recorder: recorder,
      startRecording: startRecording)
    session.files = files
    session.inspectorFiles = inspectorFiles
    session.recordingName = recorder.flatMap { _ in recordingName }
    session.hasRecordingFailed = makeRecorder != nil && recorder == nil
    if session.hasRecordingFailed {
      viewer.cursor.simulator.badge = words.label("notice.notRecording")
    }
    session.needsDisplay = true
    (session.isMeterVisible, session.output) = (isMeterVisible, output)
    closeInspector()
    session.resize(columns: terminal.columns, rows: terminal.rows)
    live = session
  }
}
