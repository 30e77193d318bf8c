internal import CNcurses
internal import Glibc

/// A queue of signals, which the run loop reads between two steps.
struct SignalQueue: ~Copyable {
  /// A descriptor that is readable while a signal is waiting.
  let descriptor: Int32
  /// A descriptor that is readable while a signal is waiting that ends programs.
  let endings: Int32
  /// The signal mask before this queue.
  private var previousMask: sigset_t

  /// The signals that end a program by default.
  private static let ending =
    [
      SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU,
      SIGPOLL,
      SIGPWR, SIGSTKFLT,
    ] + Array(__libc_current_sigrtmin()...__libc_current_sigrtmax())

  /// Blocks the signals that end, stop or resize a program, so that they can be read.
  ///
  /// Signals that the parent process has set to be ignored stay ignored, as nohup expects.
  init() throws(TerminalError) {
    var mask = sigset_t()
    sigemptyset(&mask)
    for signal in Self.ending where !Self.isIgnored(signal) { sigaddset(&mask, signal) }
    endings = signalfd(-1, &mask, Int32(O_NONBLOCK | O_CLOEXEC))
    if !Self.isIgnored(SIGTSTP) { sigaddset(&mask, SIGTSTP) }
    sigaddset(&mask, SIGWINCH)
    sigaddset(&mask, SIGCONT)
    descriptor = signalfd(-1, &mask, Int32(O_NONBLOCK | O_CLOEXEC))
    guard endings >= 0, descriptor >= 0 else {
      let error = TerminalError(reason: .refused(String(cString: strerror(errno))))
      if endings >= 0 { close(endings) }
      throw error
    }
    previousMask = sigset_t()
    sigprocmask(SIG_BLOCK, &mask, &previousMask)
  }

  deinit {
    var mask = previousMask
    sigprocmask(SIG_SETMASK, &mask, nil)
    close(descriptor)
    close(endings)
  }

  /// Indicates whether a signal is ignored.
  private static func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    sigaction(signal, nil, &action)
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Returns and removes the waiting signals, each at most once.
  func takeAll() -> [Int32] {
    var signals: [Int32] = []
    var info = signalfd_siginfo()
    let size = MemoryLayout<signalfd_siginfo>.size
    while read(descriptor, &info, size) == size { signals.append(Int32(info.ssi_signo)) }
    return signals
  }

  /// Indicates whether a signal is waiting.
  func isPending(_ signal: Int32) -> Bool {
    var pending = sigset_t()
    sigpending(&pending)
    return sigismember(&pending, signal) == 1
  }
}

// MARK: - Stopping

extension SignalQueue {
  /// Stops the process by `signal`, and returns when it continues.
  ///
  /// - Returns: False if the process did not stop. Either the signal is ignored, or no process of
  ///   the session could continue this process, so that the system does not stop it.
  func stop(by signal: Int32) -> Bool {
    _ = discardContinueSignal()
    raise(signal)
    return deliver(signal)
  }

  /// Stops all processes of the job by `signal`, and returns when this one continues.
  ///
  /// A shell waits until all processes of the job have stopped. The result is the same as for
  /// ``stop(by:)``.
  func stopJob(by signal: Int32) -> Bool {
    // If this process ignores the signal, the other processes would stop and wait for it.
    guard !Self.isIgnored(signal) else { return false }
    _ = discardContinueSignal()
    kill(0, signal)
    return deliver(signal)
  }

  /// Unblocks a signal for a moment, so that its default action happens.
  private func deliver(_ signal: Int32) -> Bool {
    var mask = sigset_t()
    var previous = sigset_t()
    sigemptyset(&mask)
    sigaddset(&mask, signal)
    sigprocmask(SIG_UNBLOCK, &mask, &previous)
    sigprocmask(SIG_SETMASK, &previous, nil)
    return discardContinueSignal()
  }

  /// Removes a waiting SIGCONT.
  ///
  /// - Returns: False if there was none.
  private func discardContinueSignal() -> Bool {
    var mask = sigset_t()
    sigemptyset(&mask)
    sigaddset(&mask, SIGCONT)
    var noTime = timespec()
    return sigtimedwait(&mask, nil, &noTime) == SIGCONT
  }
}
