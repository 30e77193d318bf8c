/// A date of the Gregorian calendar with a time of day.
///
/// The days are counted as in Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms"
/// (howardhinnant.github.io/date_algorithms.html).
struct CalendarDate: Equatable {
  var year: Int
  var month: Int
  var day: Int
  var hour = 0
  var minute = 0
  var second = 0

  /// The days from 0000-03-01 to 2001-01-01, the start of Foundation's dates.
  private static let daysToReference = 730_791

  init(year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0) {
    (self.year, self.month, self.day) = (year, month, day)
    (self.hour, self.minute, self.second) = (hour, minute, second)
  }

  /// Creates the date of a number of seconds since the start of 2001. Numbers beyond about 30,000
  /// years become the nearest such date.
  init(seconds: Double) {
    let whole = Int(min(max(seconds.isFinite ? seconds.rounded(.down) : 0, -1e12), 1e12))
    let days = Self.quotient(whole, 86_400)
    let rest = whole - days * 86_400
    let shifted = days + Self.daysToReference
    let era = Self.quotient(shifted, 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    (hour, minute, second) = (rest / 3_600, rest / 60 % 60, rest % 60)
  }

  /// The seconds since the start of 2001.
  var seconds: Double {
    let shifted = month <= 2 ? year - 1 : year
    let era = Self.quotient(shifted, 400)
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    let days = era * 146_097 + dayOfEra - Self.daysToReference
    return Double(days * 86_400 + hour * 3_600 + minute * 60 + second)
  }

  /// The number of days of the month.
  var daysInMonth: Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    default: 31
    }
  }

  /// Returns the quotient, rounded down.
  private static func quotient(_ value: Int, _ divisor: Int) -> Int {
    value >= 0 ? value / divisor : -((divisor - 1 - value) / divisor)
  }
}
