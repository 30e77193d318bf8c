internal import Dispatch
internal import NavigationKit

/// A point in time: that of the session in code of the app, and that of the system's clock in
/// background work.
public struct DispatchTime: Hashable, Sendable {
  /// The nanoseconds since the start of the session, or of the system.
  public let uptimeNanoseconds: UInt64
  /// Indicates whether the time is that of a session.
  private let isOfSession: Bool

  /// Creates a time of the system's clock.
  public init(uptimeNanoseconds: UInt64) {
    self.init(uptimeNanoseconds, isOfSession: false)
  }

  private init(_ uptimeNanoseconds: UInt64, isOfSession: Bool) {
    (self.uptimeNanoseconds, self.isOfSession) = (uptimeNanoseconds, isOfSession)
  }

  /// Returns the current time. In a turn it is the time of the session's tick.
  public static func now() -> DispatchTime {
    guard let application = Application.usable else {
      return DispatchTime(Dispatch.DispatchTime.now().uptimeNanoseconds, isOfSession: false)
    }
    // A tick is 25,000,000 / 3 nanoseconds.
    return DispatchTime(UInt64(application.tick) * 25_000_000 / 3, isOfSession: true)
  }

  /// A time that is never reached.
  public static let distantFuture = DispatchTime(UInt64.max, isOfSession: false)

  /// The seconds from now to this time; 0 if it has passed.
  var secondsFromNow: Double {
    let now = DispatchTime.now()
    guard now.isOfSession == isOfSession, uptimeNanoseconds > now.uptimeNanoseconds else {
      return self == .distantFuture ? .infinity : 0
    }
    return Double(uptimeNanoseconds - now.uptimeNanoseconds) / 1e9
  }

  /// Returns the time that is a number of nanoseconds later; no time is later than
  /// ``distantFuture``.
  package func adding(nanoseconds: Double) -> DispatchTime {
    let sum = Double(uptimeNanoseconds) + nanoseconds
    guard self != .distantFuture, sum < 1.8e19 else { return .distantFuture }
    return DispatchTime(UInt64(max(0, sum)), isOfSession: isOfSession)
  }
}

extension DispatchTime: Comparable {
  public static func < (one: DispatchTime, other: DispatchTime) -> Bool {
    one.uptimeNanoseconds < other.uptimeNanoseconds
  }
}
