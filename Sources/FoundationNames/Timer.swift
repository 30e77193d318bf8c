internal import Foundation
internal import NavigationKit

/// Foundation's timer, which fires at the ticks of the session.
///
/// An interval is rounded to ticks of 1/120 s and is at least one. An interval of 0 or less counts as
/// 0.0001 s, as in Foundation. A timer fires in a turn of its own and is never late in the session's
/// time.
public final class Timer {
  /// The seconds between two runs; 0 for a timer that does not repeat.
  public let timeInterval: TimeInterval
  /// A value for the app's own use.
  public let userInfo: Any?
  /// Kept for the app; timers here are never late.
  public var tolerance: TimeInterval = 0
  /// Indicates whether the timer can still fire.
  public private(set) var isValid = true

  private let delay: TimeInterval
  private var block: ((Timer) -> Void)?
  private var work: ScheduledWork?

  private init(
    _ delay: TimeInterval, repeats: Bool, userInfo: Any? = nil, _ block: @escaping (Timer) -> Void
  ) {
    self.delay = delay > 0 ? delay : 0.0001
    timeInterval = repeats ? self.delay : 0
    self.userInfo = userInfo
    self.block = block
  }

  /// Creates a timer that is not valid and never fires: the first value of a property that later holds
  /// a scheduled timer.
  public convenience init() {
    self.init(0, repeats: false) { _ in }
    invalidate()
  }

  /// Creates a timer that starts when it is added to a run loop.
  ///
  /// - Parameters:
  ///   - interval: The seconds until the timer fires, and between two runs.
  ///   - repeats: Whether it fires until it is invalidated.
  ///   - block: Is called with the timer.
  public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) {
    self.init(interval, repeats: repeats, block)
  }

  /// Creates a timer that calls a method of its target with the timer. The target is kept alive until
  /// the timer is invalidated.
  public convenience init<Target: AnyObject>(
    timeInterval interval: TimeInterval, target: Target,
    selector: @escaping (Target) -> (Timer) -> Void, userInfo: Any?, repeats: Bool
  ) {
    self.init(interval, repeats: repeats, userInfo: userInfo) { selector(target)($0) }
  }

  /// Creates a timer that calls a method of its target. The target is kept alive until the timer is
  /// invalidated.
  public convenience init<Target: AnyObject>(
    timeInterval interval: TimeInterval, target: Target,
    selector: @escaping (Target) -> () -> Void, userInfo: Any?, repeats: Bool
  ) {
    self.init(interval, repeats: repeats, userInfo: userInfo) { _ in selector(target)() }
  }

  /// Creates a timer and starts it.
  ///
  /// - Parameters:
  ///   - interval: The seconds until the timer fires, and between two runs.
  ///   - repeats: Whether it fires until it is invalidated.
  ///   - block: Is called with the timer.
  /// - Returns: The timer, to invalidate it.
  @discardableResult
  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) -> Timer {
    let timer = Timer(interval, repeats: repeats, block)
    timer.start()
    return timer
  }

  /// Creates a timer that calls a method of its target with the timer, and starts it.
  @discardableResult
  public static func scheduledTimer<Target: AnyObject>(
    timeInterval interval: TimeInterval, target: Target,
    selector: @escaping (Target) -> (Timer) -> Void, userInfo: Any?, repeats: Bool
  ) -> Timer {
    let timer = Timer(interval, repeats: repeats, userInfo: userInfo) { selector(target)($0) }
    timer.start()
    return timer
  }

  /// Creates a timer that calls a method of its target, and starts it.
  @discardableResult
  public static func scheduledTimer<Target: AnyObject>(
    timeInterval interval: TimeInterval, target: Target,
    selector: @escaping (Target) -> () -> Void, userInfo: Any?, repeats: Bool
  ) -> Timer {
    let timer = Timer(interval, repeats: repeats, userInfo: userInfo) { _ in selector(target)() }
    timer.start()
    return timer
  }

  /// Starts the timer, once.
  func start() {
    guard isValid, work == nil else { return }
    let ticks = max(1, MainQueue.ticks(delay))
    // The run loop keeps a timer alive until it is invalid.
    work = MainQueue.application(for: "Timer").schedule(
      after: ticks, every: timeInterval > 0 ? ticks : nil, from: "Timer"
    ) { self.fire() }
  }

  /// Calls the block now. A timer that does not repeat is invalid afterwards.
  public func fire() {
    guard isValid else { return }
    let block = block
    block?(self)
    if timeInterval == 0 { invalidate() }
  }

  /// Stops the timer for good.
  public func invalidate() {
    isValid = false
    work?.cancel()
    work = nil
    block = nil
  }
}
