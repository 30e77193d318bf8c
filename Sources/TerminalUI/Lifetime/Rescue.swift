internal import CNcurses
internal import Glibc

/// Restores the terminal if the program crashes, and keeps other output off the screen.
///
/// While armed, output to standard output and standard error is stored in memory and printed
/// afterwards. A message on the alternate screen would damage the frame, and would disappear with
/// that screen.
enum Rescue {
  /// Everything that the signal handler needs. The state is allocated in advance, because a handler
  /// must not allocate memory.
  private struct State {
    /// The descriptor of the terminal for output.
    var line: Int32
    /// The settings of the terminal to restore.
    var originalSettings: termios
    /// The bytes that leave the screen.
    var exitSequence: UnsafeMutableBufferPointer<UInt8>
    /// A copy of the original standard output; -1 if it is not captured.
    var standardOutput: Int32 = -1
    /// A copy of the original standard error; -1 if it is not captured.
    var standardError: Int32 = -1
    /// The file in memory that replaces what is captured; -1 if there is none.
    var captured: Int32 = -1
    /// The previous actions, by the number of the signal.
    var actions: UnsafeMutablePointer<sigaction>
    /// The stack of the handler.
    var stack: UnsafeMutableRawPointer
    var previousStack = stack_t()
  }

  /// The signals of a crash.
  private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGSYS]
  /// The size of the handler's stack, in bytes.
  private static let stackSize = 1 << 16

  // The program has one thread. The handler runs on it and only reads what `arm` wrote before the
  // handler was installed.
  nonisolated(unsafe) private static var state: UnsafeMutablePointer<State>?

  /// Starts to watch for crashes, until ``disarm()``. Traps if another terminal is open.
  ///
  /// - Parameters:
  ///   - line: The descriptor of the terminal for output.
  ///   - originalSettings: The settings to restore.
  ///   - exitSequence: The bytes that leave the screen.
  static func arm(line: Int32, originalSettings: termios, exitSequence: [UInt8]) {
    precondition(state == nil, "Terminal.init: another terminal is open; close it first")
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

  /// Replaces the stored settings, which the signal handler restores.
  static func update(originalSettings: termios) {
    state?.pointee.originalSettings = originalSettings
  }

  /// Replaces the stored bytes that leave the screen.
  static func update(exitSequence: [UInt8]) {
    guard let state else { return }
    let old = state.pointee.exitSequence
    state.pointee.exitSequence = copy(exitSequence)
    old.deallocate()
  }

  /// Returns a copy of bytes in memory of its own.
  private static func copy(_ bytes: [UInt8]) -> UnsafeMutableBufferPointer<UInt8> {
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = copy.initialize(from: bytes)
    return copy
  }

  /// Stops watching and prints the stored output. The screen must have been left before.
  static func disarm() {
    guard let old = state else { return }
    for signal in signals { sigaction(signal, old.pointee.actions + Int(signal), nil) }
    sigaltstack(&old.pointee.previousStack, nil)
    cncurses_write_lines()
    release(old)
    state = nil
    close(old.pointee.captured)
    close(old.pointee.standardOutput)
    close(old.pointee.standardError)
    old.pointee.exitSequence.deallocate()
    old.pointee.actions.deallocate()
    old.pointee.stack.deallocate()
    old.deallocate()
  }

  /// Redirects standard output and standard error to a file in memory, each if it is a terminal.
  private static func capture(in state: UnsafeMutablePointer<State>) {
    let file = cncurses_memory_file("output")
    state.pointee.captured = file
    guard file >= 0 else { return }
    // Lines arrive in the order in which they are printed, and a crash loses at most one.
    cncurses_write_lines()
    state.pointee.standardOutput = replace(STDOUT_FILENO, by: file)
    state.pointee.standardError = replace(STDERR_FILENO, by: file)
  }

  /// Replaces a descriptor of a terminal and returns a copy of the original one; -1 for another
  /// descriptor, which stays as it is.
  private static func replace(_ descriptor: Int32, by file: Int32) -> Int32 {
    guard isatty(descriptor) == 1 else { return -1 }
    let original = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
    if original >= 0 { dup2(file, descriptor) }
    return original
  }

  /// Restores standard output and standard error and prints the stored output. Async-signal-safe.
  private static func release(_ state: UnsafeMutablePointer<State>) {
    let (output, error) = (state.pointee.standardOutput, state.pointee.standardError)
    if output >= 0 { dup2(output, STDOUT_FILENO) }
    if error >= 0 { dup2(error, STDERR_FILENO) }
    guard output >= 0 || error >= 0 else { return }
    let target = error >= 0 ? STDERR_FILENO : STDOUT_FILENO
    lseek(state.pointee.captured, 0, SEEK_SET)
    withUnsafeTemporaryAllocation(byteCount: 1_024, alignment: 1) { buffer in
      while true {
        let count = read(state.pointee.captured, buffer.baseAddress, buffer.count)
        guard count > 0 else { return }
        write(buffer.baseAddress, count, to: target)
      }
    }
  }
}

extension Rescue {
  /// Installs the handler for all signals of a crash.
  private static func install(_ state: UnsafeMutablePointer<State>) {
    var stack = stack_t(ss_sp: state.pointee.stack, ss_flags: 0, ss_size: stackSize)
    sigaltstack(&stack, &state.pointee.previousStack)
    for signal in signals {
      var action = sigaction()
      action.__sigaction_handler.sa_sigaction = { signal, info, _ in
        Rescue.handle(signal, isFault: info.map { $0.pointee.si_code > 0 } ?? false)
      }
      // The handler has a stack of its own, because the program's can have overflowed.
      action.sa_flags = SA_SIGINFO | Int32(SA_ONSTACK)
      sigemptyset(&action.sa_mask)
      // The watchdog's signal would interrupt waiting for the terminal.
      sigaddset(&action.sa_mask, SIGURG)
      sigaction(signal, &action, state.pointee.actions + Int(signal))
    }
  }

  /// Restores the terminal after a signal, and then lets the previous action run.
  ///
  /// It runs within the signal and may call only write(2), poll(2), read(2), lseek(2), dup2(2),
  /// sigaction(2), raise(3), tcflush(3) and tcsetattr(3) (signal-safety(7)).
  private static func handle(_ signal: Int32, isFault: Bool) {
    guard let state else { return }
    restoreTerminal(state)
    sigaction(signal, state.pointee.actions + Int(signal), nil)
    // A fault repeats when the handler returns, and then reaches the previous handler. Other
    // signals are sent again.
    if !isFault || signal == SIGABRT || signal == SIGTRAP { raise(signal) }
  }

  /// Leaves the screen and restores the settings. Async-signal-safe.
  ///
  /// If the terminal accepts no bytes, its queue is dropped and the exit sequence takes its place.
  private static func restoreTerminal(_ state: UnsafeMutablePointer<State>) {
    let (bytes, line) = (state.pointee.exitSequence, state.pointee.line)
    if !write(bytes.baseAddress, bytes.count, to: line) {
      tcflush(line, TCOFLUSH)
      write(bytes.baseAddress, bytes.count, to: line)
    }
    tcsetattr(STDIN_FILENO, TCSANOW, &state.pointee.originalSettings)
    release(state)
  }

  /// Restores the terminal and ends the process, from within a signal. Without a terminal it does
  /// nothing.
  static func end(status: Int32) {
    guard let state else { return }
    restoreTerminal(state)
    _exit(status)
  }

  /// Writes bytes. Async-signal-safe. It stops if the terminal accepts nothing for half a second.
  ///
  /// - Returns: False if it stopped early.
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
