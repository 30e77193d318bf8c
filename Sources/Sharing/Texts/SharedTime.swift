internal import Motion

/// Texts of times, which are ticks.
enum SharedTime {
  /// Returns `1:04.50`, with hundredths of a second.
  static func clock(_ ticks: Int) -> String {
    let hundredths = ticks * 100 / Tick.perSecond
    return "\(hundredths / 6_000):" + padded(hundredths / 100 % 60, 2) + "."
      + padded(hundredths % 100, 2)
  }

  /// Returns `00:01:04.500`, as WebVTT has times.
  static func caption(_ ticks: Int) -> String {
    let thousandths = ticks * 1_000 / Tick.perSecond
    let seconds = thousandths / 1_000
    return [seconds / 3_600, seconds / 60 % 60, seconds % 60].map { padded($0, 2) }
      .joined(separator: ":") + "." + padded(thousandths % 1_000, 3)
  }

  /// Returns the microseconds of a number of ticks, rounded.
  static func microseconds(_ ticks: Int) -> Int {
    (ticks * 1_000_000 + Tick.perSecond / 2) / Tick.perSecond
  }

  /// Returns microseconds as seconds without needless zeros, such as `1.775` or `2.0`.
  static func seconds(microseconds: Int) -> String {
    var fraction = padded(microseconds % 1_000_000, 6)
    while fraction.count > 1, fraction.last == "0" { fraction.removeLast() }
    return "\(microseconds / 1_000_000).\(fraction)"
  }

  /// Returns a number with zeros before it, up to a number of digits.
  static func padded(_ number: Int, _ digits: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
