internal import CNcurses
internal import Glibc

/// The state of a thread that a session needs.
enum SessionThread {
  /// Calls `body` with UTF-8 as the thread's locale and with SIGPIPE blocked.
  ///
  /// A lost connection would otherwise end the process. The signal goes to the thread that writes, so
  /// it is removed here, and other threads keep their mask.
  static func with<Result>(_ body: () -> Result) -> Result {
    var pipe = sigset_t()
    var previous = sigset_t()
    sigemptyset(&pipe)
    sigaddset(&pipe, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &pipe, &previous)
    let locale = cncurses_enter_utf8()
    defer {
      cncurses_leave_utf8(locale)
      if sigismember(&previous, SIGPIPE) == 0 {
        var noTime = timespec()
        while sigtimedwait(&pipe, nil, &noTime) == SIGPIPE {}
      }
      pthread_sigmask(SIG_SETMASK, &previous, nil)
    }
    return body()
  }
}
