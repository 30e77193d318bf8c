internal import CNcurses
internal import Glibc

/// Signals as something to read, between two steps of the loop instead of within one.
struct SignalQueue: ~Copyable {
  /// Readable while a signal waits.
  let descriptor: Int32
  private var previousMask: sigset_t

  /// Holds back the signals that end, stop or resize a program, but for those that whoever started
  /// it wants ignored, as nohup does.
  init() throws(TerminalError) {
    var mask = sigset_t()
    sigemptyset(&mask)
    for signal in [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGTSTP] where !Self.isIgnored(signal) {
      sigaddset(&mask, signal)
    }
    sigaddset(&mask, SIGWINCH)
    sigaddset(&mask, SIGCONT)
    descriptor = signalfd(-1, &mask, Int32(O_NONBLOCK | O_CLOEXEC))
    guard descriptor >= 0 else {
      throw TerminalError(reason: .refused(String(cString: strerror(errno))))
    }
    previousMask = sigset_t()
    sigprocmask(SIG_BLOCK, &mask, &previousMask)
  }

  deinit {
    var mask = previousMask
    sigprocmask(SIG_SETMASK, &mask, nil)
    close(descriptor)
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

  /// Forgets a SIGCONT that waits.
  func dropContinue() {
    var mask = sigset_t()
    sigemptyset(&mask)
    sigaddset(&mask, SIGCONT)
    var noTime = timespec()
    sigtimedwait(&mask, nil, &noTime)
  }
}
