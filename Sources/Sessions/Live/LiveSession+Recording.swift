internal import Motion
internal import Simulation

/// Makes a recorder for a recording that the user begins while the session runs.
public typealias RecordingStart = () -> RecordingStartResult

/// What came of the wish to record.
public enum RecordingStartResult {
  /// - Parameter name: What the recording is called, for the status line.
  case started(SessionRecorder, name: String)
  /// - Parameter reason: Why there is no recording, for the status line.
  case refused(reason: String)
}

extension LiveSession {
  /// Whether what happens is being written down.
  public var isRecording: Bool { recorder?.isWorking == true }

  /// Begins a recording, which holds all inputs from the start of the session, or ends the one that
  /// there is.
  public func toggleRecording() {
    if isRecording {
      recorder?.recordEnd(of: simulator)
      checkRecorder()
      let name = recordingName ?? "the log"
      showNotice(recorder?.isWorking == true ? "recorded to \(name)" : "\(name) is incomplete")
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
      if viewer != nil { showNotice("● \(name)") }
    case .refused(let reason):
      simulator.badge = "not recording: \(reason)"
      if viewer != nil { showNotice(simulator.badge) }
    }
  }

  /// Says it in the last row until the next key.
  private func showNotice(_ text: String) {
    notice = text
    needsDisplay = true
  }

  /// Writes the end of the recording, however the session ended.
  public func end() {
    recorder?.recordEnd(of: simulator)
    checkRecorder()
  }

  /// Begins or ends a recording if `key` means that; returns false where it does not.
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

  /// - Parameter name: Of a recording that has just begun.
  func updateBadge(startedRecording name: String? = nil) {
    if let recorder {
      simulator.badge = !recorder.isWorking ? "not recording" : name.map { "● \($0)" } ?? "●"
    } else {
      simulator.badge = ""
    }
  }

  /// The status line tells of it as long as the session lasts or until another recording begins.
  func checkRecorder() {
    guard recorder?.isWorking == false, simulator.badge != "not recording" else { return }
    hasRecordingFailed = true
    updateBadge()
  }
}

// MARK: - Seconds

extension LiveSession {
  /// How long what has been written may stay at the mercy of a loss of power.
  private static let maxUnsynchronizedTime: Duration = .seconds(1)

  var timeUntilSynchronization: Duration? {
    guard let recorder, recorder.isWorking, recorder.isUnsynchronized else { return nil }
    return Self.maxUnsynchronizedTime - unsynchronizedTime
  }

  func synchronize(after elapsed: Duration) {
    guard let recorder, recorder.isUnsynchronized else { return }
    unsynchronizedTime += elapsed
    guard unsynchronizedTime >= Self.maxUnsynchronizedTime else { return }
    unsynchronizedTime = .zero
    recorder.synchronize()
    checkRecorder()
  }

  /// Lets time pass from second to second as long as something moves, and has each written down.
  ///
  /// - Returns: Whether a second is over so shortly before `target` that the picture of that moment, which
  ///   is likely to be shown, can stand for its own.
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

  /// At 30 pictures a second, of which there may be twice as many.
  private static let ticksPerFrame = Tick.perSecond / 30
}
