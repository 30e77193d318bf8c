internal import CNcurses
internal import Glibc

/// Ends the program at the second request to end during one step of the run loop.
///
/// The loop handles signals and keys between its steps. Without the watchdog, a step that never
/// ends could only be ended by SIGKILL, which leaves the terminal in raw mode.
///
/// When a step has taken 100 ms, a timer's signal handler starts to take signals that end programs,
/// and typed bytes. The loop receives these signals and bytes when the step ends. The second signal
/// or Ctrl-C restores the terminal and ends the program at once.
enum Watchdog {
  /// Everything that the signal handler needs. The state is allocated in advance, because a handler
  /// must not allocate memory.
  private struct State {
    /// The first timer of a process has the number 0, which Swift takes for nil.
    var timer: timer_t?
    /// The queue of the signals that end programs.
    var signals: Int32
    /// The descriptor of the terminal for input.
    var input: Int32
    /// Indicates whether a step runs. It is false while the run loop waits or takes input.
    var isArmed = false
    /// The signals that the handler has taken, one bit each.
    var taken: UInt64 = 0
    /// The number of requests to end the program since the step began.
    var requests = 0
    /// The typed bytes that the handler has taken.
    var bytes: UnsafeMutablePointer<UInt8>
    var byteCount = 0
  }

  /// The timer's signal. It is ignored by default and has no other use here.
  private static let signal = SIGURG
  /// The most typed bytes that are stored.
  private static let capacity = 1 << 16
  /// The largest number of bytes that typing can send at once. More bytes are a paste, and a Ctrl-C
  /// in a paste is not a request to end.
  private static let mostTypedBytes = 16

  // The program has one thread. The handler runs on it, and only while the state is armed.
  nonisolated(unsafe) private static var state: UnsafeMutablePointer<State>?

  /// Creates the timer. Traps if another terminal is open.
  ///
  /// - Parameters:
  ///   - signals: A queue of the signals that end programs.
  ///   - input: The descriptor of the terminal for input.
  static func install(signals: Int32, input: Int32) {
    precondition(state == nil, "Terminal.init: another terminal is open; close it first")
    var event = sigevent()
    event.sigev_signo = signal
    var timer: timer_t?
    guard timer_create(CLOCK_MONOTONIC, &event, &timer) == 0 else { return }
    let new = UnsafeMutablePointer<State>.allocate(capacity: 1)
    new.initialize(
      to: State(
        timer: timer, signals: signals, input: input, bytes: .allocate(capacity: capacity)))
    state = new
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { _ in Watchdog.handleTimer() }
    action.sa_flags = Int32(SA_RESTART) | Int32(SA_ONSTACK)
    sigfillset(&action.sa_mask)
    sigaction(signal, &action, nil)
  }

  /// Deletes the timer.
  static func remove() {
    guard let old = state else { return }
    disarm()
    Glibc.signal(signal, SIG_DFL)
    timer_delete(old.pointee.timer)
    state = nil
    old.pointee.bytes.deallocate()
    old.deallocate()
  }

  /// Starts to watch a step.
  static func arm() {
    guard let state else { return }
    state.pointee.requests = 0
    state.pointee.isArmed = true
    set(first: 100_000_000, then: 50_000_000)
  }

  /// Stops watching, at the end of a step.
  static func disarm() {
    guard let state else { return }
    state.pointee.isArmed = false
    set(first: 0, then: 0)
  }

  /// Sets the timer, in nanoseconds; 0 stops it.
  private static func set(first: Int, then: Int) {
    guard let state else { return }
    var time = itimerspec(
      it_interval: timespec(tv_sec: 0, tv_nsec: then), it_value: timespec(tv_sec: 0, tv_nsec: first)
    )
    timer_settime(state.pointee.timer, 0, &time, nil)
  }
}

// MARK: - Taken signals and bytes

extension Watchdog {
  /// Indicates whether the handler has taken signals.
  static var hasSignals: Bool { state.map { $0.pointee.taken != 0 } ?? false }
  /// Indicates whether the handler has taken typed bytes.
  static var hasBytes: Bool { state.map { $0.pointee.byteCount > 0 } ?? false }

  /// Returns and removes the signals that the handler has taken from the queue.
  static func takeSignals() -> [Int32] {
    withoutHandler { state in
      defer { state.pointee.taken = 0 }
      return (1...64).filter { state.pointee.taken & bit(of: $0) != 0 }
    } ?? []
  }

  /// Returns and removes the typed bytes that the handler has taken from the terminal.
  static func takeBytes() -> [UInt8] {
    withoutHandler { state in
      defer { state.pointee.byteCount = 0 }
      return Array(UnsafeBufferPointer(start: state.pointee.bytes, count: state.pointee.byteCount))
    } ?? []
  }

  /// Calls `body` while the handler does nothing.
  private static func withoutHandler<Result>(
    _ body: (UnsafeMutablePointer<State>) -> Result
  ) -> Result? {
    guard let state else { return nil }
    let wasArmed = state.pointee.isArmed
    state.pointee.isArmed = false
    defer { state.pointee.isArmed = wasArmed }
    return body(state)
  }

  /// Returns the bit of a signal.
  private static func bit(of signal: Int32) -> UInt64 { 1 << UInt64(signal - 1) }
}

// MARK: - The handler

extension Watchdog {
  /// Takes signals and typed bytes, and ends the program at the second request.
  ///
  /// It runs within the signal and may call only read(2), poll(2), tcgetpgrp(3) and what
  /// ``Rescue/end(status:)`` calls (signal-safety(7)).
  private static func handleTimer() {
    guard let state, state.pointee.isArmed else { return }
    let error = errno
    defer { errno = error }
    var last = SIGINT
    var info = signalfd_siginfo()
    let size = MemoryLayout<signalfd_siginfo>.size
    while read(state.pointee.signals, &info, size) == size {
      last = Int32(info.ssi_signo)
      state.pointee.taken |= bit(of: last)
      state.pointee.requests += 1
    }
    state.pointee.requests += interruptions(in: state)
    if state.pointee.requests > 1 { Rescue.end(status: 128 + last) }
  }

  /// Takes typed bytes and returns the number of Ctrl-C among them.
  private static func interruptions(in state: UnsafeMutablePointer<State>) -> Int {
    let room = capacity - state.pointee.byteCount
    var descriptor = pollfd(fd: state.pointee.input, events: Int16(POLLIN), revents: 0)
    // Reading in the background would stop the program.
    guard room > 0, tcgetpgrp(state.pointee.input) == getpgrp(), poll(&descriptor, 1, 0) == 1,
      descriptor.revents & Int16(POLLIN) != 0
    else { return 0 }
    let bytes = state.pointee.bytes + state.pointee.byteCount
    let count = read(state.pointee.input, bytes, min(room, 4_096))
    guard count > 0 else { return 0 }
    state.pointee.byteCount += count
    guard count <= mostTypedBytes else { return 0 }
    var result = 0
    for index in 0..<count where bytes[index] == 3 { result += 1 }
    return result
  }
}
