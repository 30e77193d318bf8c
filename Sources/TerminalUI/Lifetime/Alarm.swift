internal import CNcurses
internal import Glibc

/// Ends the sleep of the run loop from another thread.
final class Alarm: Sendable {
  /// A descriptor that is readable while the alarm rings; -1 if the system has none to give.
  let descriptor = eventfd(0, Int32(O_NONBLOCK | O_CLOEXEC))

  deinit { close(descriptor) }

  /// Ends the sleep, or the next one if the loop does not sleep. Any thread can call it.
  func ring() {
    var count: UInt64 = 1
    write(descriptor, &count, MemoryLayout.size(ofValue: count))
  }

  /// Stops the ringing.
  func silence() {
    var count: UInt64 = 0
    read(descriptor, &count, MemoryLayout.size(ofValue: count))
  }
}
