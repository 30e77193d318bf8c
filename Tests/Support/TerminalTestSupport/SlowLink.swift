/// A link that holds any number of bytes and passes on some of them each second, as a network does
/// whose queues are long.
struct SlowLink {
  let bytesPerSecond: Int
  /// The bytes on their way.
  private var queue: [UInt8] = []
  /// The largest number of bytes that were on their way since ``resetMost()``.
  private(set) var most = 0
  /// The time up to which bytes have been passed on.
  private var time = ContinuousClock.now
  private let step: Duration

  init(bytesPerSecond: Int) {
    self.bytesPerSecond = bytesPerSecond
    step = .seconds(1) / bytesPerSecond
  }

  var count: Int { queue.count }

  mutating func resetMost() { most = queue.count }

  mutating func add(_ bytes: [UInt8]) {
    // An empty link has saved no time.
    if queue.isEmpty { time = .now }
    queue += bytes
    most = max(most, queue.count)
  }

  /// Returns and removes the bytes that have arrived.
  mutating func takeArrived() -> [UInt8] {
    guard !queue.isEmpty else { return [] }
    let count = min(queue.count, Int((.now - time) / step))
    time += step * count
    defer { queue.removeFirst(count) }
    return Array(queue.prefix(count))
  }
}

extension TestTerminal {
  /// Puts a link of a rate between the program and the emulator.
  public func setLink(bytesPerSecond: Int) { link = SlowLink(bytesPerSecond: bytesPerSecond) }

  /// The number of bytes that the emulator has not received.
  public var bytesInLink: Int { link?.count ?? 0 }

  /// The largest number of bytes that were in the link since ``resetMostBytesInLink()``.
  public var mostBytesInLink: Int { link?.most ?? 0 }

  public func resetMostBytesInLink() { link?.resetMost() }

  /// - Returns: False if the emulator received nothing within `milliseconds`.
  func readOutputOfLink(within milliseconds: Int32) -> Bool {
    let end = ContinuousClock.now + .milliseconds(milliseconds)
    repeat {
      link?.add(readBytes(within: min(2, milliseconds)))
      let arrived = link?.takeArrived() ?? []
      if !arrived.isEmpty {
        take(arrived)
        return true
      }
    } while ContinuousClock.now < end
    return false
  }
}
