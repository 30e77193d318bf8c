internal import CNcurses
internal import Glibc

/// Signals as something to read, between two steps of the loop instead of within one.
struct SignalQueue: ~Copyable {
  /// Readable while a signal waits.
  let descriptor: Int32
  /// The same for the signals that end programs alone.
  let endings: Int32
  private var previousMask: sigset_t

  /// What ends a program that does not look after it.
  private static let ending =
    [
      SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU,
      SIGPOLL,
      SIGPWR, SIGSTKFLT,
    ] + Array(__libc_current_sigrtmin()...__libc_current_sigrtmax())

  /// Holds back the signals that end, stop or resize a program, but for those that whoever started
  /// it wants ignored, as nohup does.
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

  private static func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    sigaction(signal, nil, &action)
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// The signals that wait, each at most once.
  func takeAll() -> [Int32] {
    var signals: [Int32] = []
    var info = signalfd_siginfo()
    let size = MemoryLayout<signalfd_siginfo>.size
    while read(descriptor, &info, size) == size { signals.append(Int32(info.ssi_signo)) }
    return signals
  }

  /// Indicates whether a signal is waiting to be taken.
  func isPending(_ signal: Int32) -> Bool {
    var pending = sigset_t()
    sigpending(&pending)
    return sigismember(&pending, signal) == 1
  }
}

// MARK: - Stopping

extension SignalQueue {
  /// Stops the process as `signal` does by itself, and returns when it continues.
  ///
  /// - Returns: False if it did not stop: the signal is ignored, or nobody of the session could
  ///   continue it, so that the system spares it.
  func stop(by signal: Int32) -> Bool {
    _ = discardContinueSignal()
    raise(signal)
    return deliver(signal)
  }

  /// As `stop(by:)`, with all processes of its job: whoever waits for it waits for those too.
  func stopJob(by signal: Int32) -> Bool {
    // Those of the job that do not ignore it would wait for somebody who has not stopped.
    guard !Self.isIgnored(signal) else { return false }
    _ = discardContinueSignal()
    kill(0, signal)
    return deliver(signal)
  }

  /// Takes a signal that is held back, with whatever it does to a process.
  private func deliver(_ signal: Int32) -> Bool {
    var mask = sigset_t()
    var previous = sigset_t()
    sigemptyset(&mask)
    sigaddset(&mask, signal)
    sigprocmask(SIG_UNBLOCK, &mask, &previous)
    sigprocmask(SIG_SETMASK, &previous, nil)
    return discardContinueSignal()
  }

  /// Forgets a SIGCONT that waits; answers false where there is none.
  private func discardContinueSignal() -> Bool {
    var mask = sigset_t()
    sigemptyset(&mask)
    sigaddset(&mask, SIGCONT)
    var noTime = timespec()
    return sigtimedwait(&mask, nil, &noTime) == SIGCONT
  }
}
