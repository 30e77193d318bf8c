internal import Glibc

extension TestTerminal {
  /// The processor time of the program so far, in nanoseconds; nil if the kernel does not count it.
  public var timeOnProcessor: Duration? {
    let file = open("/proc/\(process)/schedstat", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = max(0, read(file, &bytes, bytes.count))
    // The first of three numbers (Documentation/scheduler/sched-stats.rst in Linux).
    let text = String(decoding: bytes.prefix(count), as: UTF8.self)
    return text.split(separator: " ").first.flatMap { Int64($0) }.map { .nanoseconds($0) }
  }
}
