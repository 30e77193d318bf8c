internal import Inspection
internal import Motion
internal import Narration
internal import NavigationKit
public import Simulation
import TextFormats

/// A running app with a user who listens: keys in, sentences out.
///
/// It runs the same session as pictures do, so its log replays as pictures. After each input, time
/// passes until the app is at rest, and each change is one line. Nothing that moves is described.
///
/// ```swift
/// let json = """
///   {"version":1,"canvas":{"width":9,"height":9},"initialScene":"a","scenes":[
///   {"id":"a","title":"Home","views":[{"id":"go","kind":"button","title":"Go",
///   "frame":{"x":0,"y":4,"width":9,"height":1}}]}]}
///   """
/// let bundle = try StoryboardBundle(name: "a.json", json: Array(json.utf8)) { _ in nil }
/// let spoken = SpokenSession(
///   LiveSession(recorder: nil) { Simulator(storyboards: bundle, columns: 40, rows: 12) })
/// spoken.start()
/// precondition(
///   spoken.takeLines() == [
///     "Screen: Home.", "The app starts on Home.", "Level 1: Home.", "1: Go, button.",
///     "Focus: Go, button.",
///   ])
/// ```
public final class SpokenSession: SpokenProgram {
  /// The session, which pictures could show.
  public let session: LiveSession
  var words: SpokenWords { SpokenWords(table: session.simulator.words) }
  /// The state that the user knows.
  var state: SpokenState
  /// The lines that ``takeLines()`` returns next.
  var lines: [String] = []
  /// The lines of the last input, for repeating.
  var lastLines: [String] = []
  /// The digits of a number that is not complete; nil if none is typed.
  var typedNumber: Int?
  /// The word that is being typed.
  var typedWord = ""
  /// The number of headings that have been read since the arrival.
  var headingIndex = 0
  /// The inputs and events so far, and the index of the one said last; nil until one is said.
  var past: (entries: [EventJournal.Entry], index: Int)?
  /// The notices of the app since the change began. They are said before the change itself.
  private var notices: [String] = []
  /// The events since the change began, for the duration of a transition.
  private var events: [Event] = []

  /// Creates a spoken session. Nothing is said before ``start()``.
  ///
  /// - Parameter session: A session in the present. No other program may use it.
  public init(_ session: LiveSession) {
    self.session = session
    state = SpokenState(session.simulator.spokenScreen())
    session.simulator.noticeHandler = { [unowned self] in notices.append($0) }
    session.eventHandler = { [unowned self] in events += $0 }
  }

  /// Indicates whether the user has quit.
  public var isFinished: Bool { session.isFinished }

  /// Indicates whether a text is being edited.
  public var isEditingText: Bool { session.simulator.isEditingText }

  /// Waits until the app is at rest and reads the first screen.
  public func start() {
    session.advanceToRest()
    state = SpokenState(session.simulator.spokenScreen())
    lines = arrival(from: nil)
    lastLines = lines
  }

  /// Returns the lines since the last call and removes them.
  public func takeLines() -> [String] {
    defer { lines = [] }
    return lines
  }

  /// Writes the end of the recording. Call it once after the session.
  public func end() { session.end() }

  // MARK: - Input

  /// Performs a key.
  ///
  /// The new lines become those that the repeat key says. A key without lines keeps the earlier
  /// ones.
  public func receive(_ key: Key) {
    let count = lines.count
    handle(key)
    let new = Array(lines[count...])
    guard KeyBindings.speech[key] != .repeatLines || isEditingText, !new.isEmpty else { return }
    lastLines = new
  }

  /// Enters a pasted text.
  public func receive(pasted text: String) {
    let count = lines.count
    change { session.perform(.paste(text)) }
    lastLines = Array(lines[count...])
  }

  /// Says that a paste was refused.
  public func refuseOverlongPaste() { say(Sentence("speech.pasteRefused")) }

  /// Changes the size of the terminal. The new screen is read if it differs.
  public func resize(columns: Int, rows: Int) {
    change(isQuiet: true) { session.resize(columns: columns, rows: rows) }
  }

  /// Ends an app in code, as the session of pictures does. Nothing is said.
  public func terminate() { session.terminate() }

  /// Sends a key to the first that takes it: an edited text, an incomplete number, the keys of
  /// spoken mode, recording, or the app.
  private func handle(_ key: Key) {
    if isEditingText { return key == .f1 ? sayActions() : type(key) }
    if completeNumber(with: key) { return }
    if let meaning = KeyBindings.speech[key] { return perform(meaning) }
    if KeyBindings.app[key] == .toggleRecording, !session.typesText(key) {
      return toggleRecording()
    }
    let command =
      session.simulator.keyCommand(for: key)
      ?? KeyBindings.spokenCommand(for: key, isEditing: session.typesText(key))
    guard let command else { return sayUnknown(key) }
    change { session.perform(command, key: key.name) }
  }

  private func perform(_ meaning: SpokenMeaning) {
    switch meaning {
    case .digit(let digit): typeDigit(digit)
    case .repeatLines: lines += lastLines
    case .location: sayLocation()
    case .everything: lines += everything()
    case .heading: goToHeading()
    case .button: goToButton()
    case .event(let step): sayEvent(step)
    case .actions: sayActions()
    }
  }

  // MARK: - Changes

  /// Performs commands, waits until the app is at rest and says what has changed.
  ///
  /// Notices are said first. If the user has quit, only the end is said after them.
  ///
  /// - Parameters:
  ///   - isQuiet: True says nothing if nothing has changed.
  ///   - edited: The text whose own changes are not said.
  func change(
    isQuiet: Bool = false, ignoring edited: SpokenState.ElementKey? = nil, _ body: () -> Void
  ) {
    (notices, events, past) = ([], [], nil)
    let old = state
    body()
    session.advanceToRest()
    state = SpokenState(session.simulator.spokenScreen())
    let count = lines.count
    for notice in notices { lines.append(notice.readable) }
    if isFinished { return say(Sentence("speech.end")) }
    lines += changes(from: old, ignoring: edited)
    if session.simulator.application.dragDirections != nil { say(Sentence("speech.dragging")) }
    if lines.count == count, !isQuiet { say(Sentence("speech.nothing")) }
  }

  /// Says that a key has no meaning.
  func sayUnknown(_ key: Key) {
    say(Sentence("speech.unknownKey", [.name: .name(words.name(of: key))]))
  }

  /// Adds the line of a sentence to those that ``takeLines()`` returns next.
  func say(_ sentence: Sentence) { lines.append(words.text(sentence)) }

  /// The duration of the last transition of this change, in milliseconds; 0 without animation.
  var transitionMilliseconds: Int {
    guard let end = events.last(where: { $0.kind == .transitionEnded && $0.animated == true }),
      let start = events.last(where: {
        $0.kind == .transitionBegan && $0.animated == true && $0.tick <= end.tick
      })
    else { return 0 }
    return (end.tick - start.tick) * 1_000 / Tick.perSecond
  }

  /// Starts or ends a recording, and says its name or the reason why none has started.
  private func toggleRecording() {
    let name = session.recordingName
    let wasRecording = session.isRecording
    session.toggleRecording()
    if wasRecording {
      say(Sentence("speech.recorded", [.name: .name(name ?? "")]))
    } else if session.isRecording {
      say(Sentence("speech.recording", [.name: .name(session.recordingName ?? "")]))
    } else {
      say(Sentence("speech.notRecording", [.reason: .name(session.simulator.badge)]))
    }
  }
}
