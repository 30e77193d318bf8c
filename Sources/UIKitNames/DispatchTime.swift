public import Dispatch
public import FoundationNames

// Here and not in the type's module: Swift finds the operators of a module only if the module as a
// whole is imported.

extension FoundationNames.DispatchTime {
  /// Returns the time that is a number of seconds later.
  public static func + (time: Self, seconds: Double) -> Self {
    time.adding(nanoseconds: (seconds * 1e9).rounded())
  }

  /// Returns the time that is a number of seconds earlier.
  public static func - (time: Self, seconds: Double) -> Self { time + -seconds }

  /// Returns the time that is an interval later.
  public static func + (time: Self, interval: DispatchTimeInterval) -> Self {
    time.adding(nanoseconds: interval.nanoseconds)
  }

  /// Returns the time that is an interval earlier.
  public static func - (time: Self, interval: DispatchTimeInterval) -> Self {
    time.adding(nanoseconds: -interval.nanoseconds)
  }
}

extension DispatchTimeInterval {
  fileprivate var nanoseconds: Double {
    switch self {
    case .seconds(let count): Double(count) * 1e9
    case .milliseconds(let count): Double(count) * 1e6
    case .microseconds(let count): Double(count) * 1e3
    case .nanoseconds(let count): Double(count)
    case .never: .infinity
    @unknown default: .infinity
    }
  }
}
