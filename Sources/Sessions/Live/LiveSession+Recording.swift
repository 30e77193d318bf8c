internal import Motion
internal import Narration
internal import Simulation

/// Creates a recorder when the user starts a recording during a session.
public typealias RecordingStart = () -> RecordingStartResult

/// The result of starting a recording.
public enum RecordingStartResult {
  /// The recording started. `name` is shown on the status line.
  case started(SessionRecorder, name: String)
  /// No recording is possible. `reason` is shown on the status line.
  case refused(reason: String)
}

extension LiveSession {
  /// A Boolean value that indicates whether a recorder is writing the session.
  ///
  /// False after a write error.
  public var isRecording: Bool { recorder?.isWorking == true }

  /// Ends the running recording, or starts a new one.
  ///
  /// A new recording contains all inputs from the start of the session. Without a
  /// `startRecording` closure no recording can be started.
  public func toggleRecording() {
    if isRecording {
      recorder?.recordEnd(of: simulator)
      checkRecorder()
      let key = recorder?.isWorking == true ? "recorded" : "recordingIncomplete"
      let named = recordingName.map { Sentence.notice(key, [.title: .name($0)], in: words) }
      showNotice(named ?? Sentence.notice("\(key).unnamed", in: words))
      (recorder, recordingName) = (nil, nil)
      return updateBadge()
    }
    guard let startRecording else { return }
    switch startRecording() {
    case .started(let recorder, let name):
      recorder.recordEarlierInputs(inputs, of: simulator)
      self.recorder = recorder
      recordingName = name
      checkRecorder()
      updateBadge(startedRecording: name)
      if viewer != nil { showNotice(mark(of: name)) }
    case .refused(let reason):
      simulator.badge = Sentence.notice(
        "notRecordingReason", [.detail: .name(reason)], in: words)
      if viewer != nil { showNotice(simulator.badge) }
    }
  }

  /// Shows a notice in the last row until the next key.
  private func showNotice(_ text: String) {
    notice = text
    needsDisplay = true
  }

  /// Writes the end of the recording. Call it once after the session has finished or was
  /// interrupted.
  ///
  /// Without a recording it does nothing.
  public func end() {
    recorder?.recordEnd(of: simulator)
    checkRecorder()
  }

  /// Starts or ends a recording if `key` is the key for it. Returns false for other keys.
  func handleRecording(_ key: Key) -> Bool {
    guard startRecording != nil, isRecordingKey(key), !typesText(key) else { return false }
    toggleRecording()
    return true
  }

  private func isRecordingKey(_ key: Key) -> Bool {
    guard isTimeTravelling else { return KeyBindings.app[key] == .toggleRecording }
    return KeyBindings.past[key] == .toggleRecording
      && (!isTimeTravelHelpVisible || KeyBindings.past.worksOverHelp(key))
  }

  /// Updates the recording badge of the status line.
  ///
  /// - Parameter name: The name of a recording that has just started.
  func updateBadge(startedRecording name: String? = nil) {
    if let recorder {
      simulator.badge = !recorder.isWorking ? failure : name.map(mark) ?? "●"
    } else {
      simulator.badge = ""
    }
  }

  /// The badge after a write error.
  private var failure: String { Sentence.notice("notRecording", in: words) }

  /// Returns the badge of a recording that has just started.
  private func mark(of name: String) -> String {
    Sentence.notice("recordingStarted", [.title: .name(name)], in: words)
  }

  /// Handles a write error of the recorder.
  ///
  /// The status line shows it until the session ends or another recording starts.
  func checkRecorder() {
    guard recorder?.isWorking == false, simulator.badge != failure else { return }
    hasRecordingFailed = true
    updateBadge()
  }
}

// MARK: - Synchronization

extension LiveSession {
  /// The longest time that written records may wait for `fdatasync`.
  private static let maxUnsynchronizedTime: Duration = .seconds(1)

  /// The real time until written records must be made durable; nil if there are none.
  var timeUntilSynchronization: Duration? {
    guard let recorder, recorder.isWorking, recorder.isUnsynchronized else { return nil }
    return Self.maxUnsynchronizedTime - unsynchronizedTime
  }

  /// Makes the written records durable when they have waited for a second of real time.
  func synchronize(after elapsed: Duration) {
    guard let recorder, recorder.isUnsynchronized else { return }
    unsynchronizedTime += elapsed
    guard unsynchronizedTime >= Self.maxUnsynchronizedTime else { return }
    unsynchronizedTime = .zero
    recorder.synchronize()
    checkRecorder()
  }

  /// Advances to each full second before `target` while something is moving, and records a
  /// checkpoint there.
  ///
  /// - Returns: True if a full second is at most one frame before `target`. The caller then records
  ///   the frame at `target` instead, because that frame is likely to be shown.
  func recordSeconds(until target: Int) -> Bool {
    guard isRecording else { return false }
    while true {
      let next = (simulator.tick / Tick.perSecond + 1) * Tick.perSecond
      guard next <= target, simulator.isMoving else { return false }
      if target - next <= Self.ticksPerFrame { return true }
      simulator.advance(to: next)
      recordEvents()
      recorder?.recordMovingCheckpoint(of: simulator)
    }
  }

  /// Ticks between frames at 30 frames a second.
  private static let ticksPerFrame = Tick.perSecond / 30
}
