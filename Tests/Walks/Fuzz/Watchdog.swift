import Glibc

/// Says which round runs when the program is ended by a trap, or by a round without end.
enum Watchdog {
  /// The seconds that a round may take; with an address-sanitized debug build the longest take three.
  static let patience: UInt32 = 60

  /// The name of the round that runs, ended by a zero.
  // Written by the only thread, and read by it in a signal handler, after which nothing else runs.
  private nonisolated(unsafe) static let name = UnsafeMutablePointer<UInt8>.allocate(
    capacity: capacity)
  private static let capacity = 128

  /// Names the round in the last words of the program.
  static func start() {
    name.initialize(repeating: 0, count: capacity)
    for number in [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGALRM] {
      signal(number) { number in
        let words: StaticString = number == SIGALRM ? "\nno end: --kind " : "\na trap: --kind "
        write(2, words.utf8Start, words.utf8CodeUnitCount)
        write(2, Watchdog.name, strlen(Watchdog.name))
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }

  /// Begins the time of a round.
  static func watch(_ text: String) {
    for (index, byte) in text.utf8.prefix(capacity - 1).enumerated() { name[index] = byte }
    name[min(text.utf8.count, capacity - 1)] = 0
    alarm(patience)
  }

  static func stop() { alarm(0) }
}
