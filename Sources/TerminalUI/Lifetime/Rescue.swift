internal import CNcurses
internal import Glibc

/// Gives the terminal back when the program crashes, and keeps standard error off the screen.
///
/// While armed, what is written to standard error is held in memory and comes out afterwards: a
/// message on the alternate screen would tear the picture and be gone with it.
enum Rescue {
  /// What the handler needs, made beforehand: a handler may not allocate.
  private struct State {
    var line: Int32
    var originalSettings: termios
    var exitSequence: UnsafeMutableBufferPointer<UInt8>
    /// Standard error as it was, and the file in memory in its place; -1 where it was left alone.
    var standardError: Int32 = -1
    var captured: Int32 = -1
    /// By number of the signal.
    var actions: UnsafeMutablePointer<sigaction>
    var stack: UnsafeMutableRawPointer
    var previousStack = stack_t()
  }

  private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGSYS]
  private static let stackSize = 1 << 16

  // The program has one thread; the handler runs on it, and only reads what `arm` wrote before the
  // handler was installed.
  nonisolated(unsafe) private static var state: UnsafeMutablePointer<State>?

  /// Watches over the terminal at `line` until `disarm()`.
  ///
  /// - Parameter exitSequence: What to send to leave the screen.
  static func arm(line: Int32, originalSettings: termios, exitSequence: [UInt8]) {
    precondition(state == nil, "two terminals are open")
    let bytes = copy(exitSequence)
    let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: Int(SIGSYS) + 1)
    actions.initialize(repeating: sigaction(), count: Int(SIGSYS) + 1)
    let new = UnsafeMutablePointer<State>.allocate(capacity: 1)
    new.initialize(
      to: State(
        line: line, originalSettings: originalSettings, exitSequence: bytes, actions: actions,
        stack: .allocate(byteCount: stackSize, alignment: 16)))
    capture(in: new)
    state = new
    install(new)
  }

  /// Takes `found` for the settings to restore.
  static func update(originalSettings: termios) {
    state?.pointee.originalSettings = originalSettings
  }

  /// Takes `exitSequence` for what to send to leave the screen.
  static func update(exitSequence: [UInt8]) {
    guard let state else { return }
    let old = state.pointee.exitSequence
    state.pointee.exitSequence = copy(exitSequence)
    old.deallocate()
  }

  private static func copy(_ bytes: [UInt8]) -> UnsafeMutableBufferPointer<UInt8> {
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = copy.initialize(from: bytes)
    return copy
  }

  /// Ends the watch; the screen must have been left. Lets out what standard error has collected.
  static func disarm() {
    guard let old = state else { return }
    for signal in signals { sigaction(signal, old.pointee.actions + Int(signal), nil) }
    sigaltstack(&old.pointee.previousStack, nil)
    release(old)
    state = nil
    close(old.pointee.captured)
    close(old.pointee.standardError)
    old.pointee.exitSequence.deallocate()
    old.pointee.actions.deallocate()
    old.pointee.stack.deallocate()
    old.deallocate()
  }

  /// Only a terminal is captured: what goes to a file does no harm.
  private static func capture(in state: UnsafeMutablePointer<State>) {
    guard isatty(STDERR_FILENO) == 1 else { return }
    state.pointee.standardError = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3)
    state.pointee.captured = cncurses_memory_file("standard error")
    if state.pointee.standardError >= 0, state.pointee.captured >= 0 {
      dup2(state.pointee.captured, STDERR_FILENO)
    }
  }

  /// Async-signal-safe.
  private static func release(_ state: UnsafeMutablePointer<State>) {
    guard state.pointee.standardError >= 0, state.pointee.captured >= 0 else { return }
    dup2(state.pointee.standardError, STDERR_FILENO)
    lseek(state.pointee.captured, 0, SEEK_SET)
    withUnsafeTemporaryAllocation(byteCount: 1_024, alignment: 1) { buffer in
      while true {
        let count = read(state.pointee.captured, buffer.baseAddress, buffer.count)
        guard count > 0 else { return }
        write(buffer.baseAddress, count, to: STDERR_FILENO)
      }
    }
  }
}

extension Rescue {
  private static func install(_ state: UnsafeMutablePointer<State>) {
    var stack = stack_t(ss_sp: state.pointee.stack, ss_flags: 0, ss_size: stackSize)
    sigaltstack(&stack, &state.pointee.previousStack)
    for signal in signals {
      var action = sigaction()
      action.__sigaction_handler.sa_sigaction = { signal, info, _ in
        Rescue.handle(signal, isFault: info.map { $0.pointee.si_code > 0 } ?? false)
      }
      // A stack that has overflowed is no place for a handler.
      action.sa_flags = SA_SIGINFO | Int32(SA_ONSTACK)
      sigemptyset(&action.sa_mask)
      // The watchdog's, which would interrupt what waits for the terminal.
      sigaddset(&action.sa_mask, SIGURG)
      sigaction(signal, &action, state.pointee.actions + Int(signal))
    }
  }

  /// Runs within the signal: write(2), poll(2), read(2), lseek(2), dup2(2), sigaction(2), raise(3),
  /// tcflush(3) and tcsetattr(3) are all it may call (signal-safety(7)).
  private static func handle(_ signal: Int32, isFault: Bool) {
    guard let state else { return }
    restoreTerminal(state)
    sigaction(signal, state.pointee.actions + Int(signal), nil)
    // A fault happens again on return, and then meets the previous handler; the others do not.
    if !isFault || signal == SIGABRT || signal == SIGTRAP { raise(signal) }
  }

  /// Async-signal-safe. A terminal that takes nothing gets it in place of what it has not read yet.
  private static func restoreTerminal(_ state: UnsafeMutablePointer<State>) {
    let (bytes, line) = (state.pointee.exitSequence, state.pointee.line)
    if !write(bytes.baseAddress, bytes.count, to: line) {
      tcflush(line, TCOFLUSH)
      write(bytes.baseAddress, bytes.count, to: line)
    }
    tcsetattr(STDIN_FILENO, TCSANOW, &state.pointee.originalSettings)
    release(state)
  }

  /// Gives the terminal back and ends the process, from within a signal; without a terminal nothing.
  static func end(status: Int32) {
    guard let state else { return }
    restoreTerminal(state)
    _exit(status)
  }

  /// Async-signal-safe; gives up on a terminal that takes nothing for half a second.
  ///
  /// - Returns: False where it gave up.
  @discardableResult
  private static func write(
    _ bytes: UnsafeRawPointer?, _ count: Int, to descriptor: Int32
  ) -> Bool {
    var sent = 0
    while sent < count, let bytes {
      let written = Glibc.write(descriptor, bytes + sent, count - sent)
      if written > 0 {
        sent += written
      } else if written == 0 || errno != EINTR {
        var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        guard written < 0, errno == EAGAIN, poll(&ready, 1, 500) > 0 else { return false }
      }
    }
    return true
  }
}
