import CellGraphics
import NavigationKit
import TestSupport
import Testing

@Suite struct DatePickerTests {
  /// The start of 2026-11-24 in UTC, 9,458 days after the start of 2001: 25 years with 6 leap days are
  /// 9,131 days, and the 24th of November is day 328 of its year.
  private static let day = (9_131.0 + 327) * 86_400
  /// 06:10:30 on that day.
  private static let moment = day + 6 * 3_600 + 10 * 60 + 30

  private func picker(_ mode: DatePicker.Mode, _ time: Double = moment) -> DatePicker {
    let picker = DatePicker()
    picker.datePickerMode = mode
    picker.time = time
    return picker
  }

  private static let texts: [DatePicker.Mode: String] = [
    .dateAndTime: "[2026-11-24 06:10]", .date: "[2026-11-24]", .time: "[06:10]",
    .yearAndMonth: "[2026-11]", .countDownTimer: "[01:05]",
  ]

  @Test(arguments: texts)
  func `a date picker shows the parts of its mode`(mode: DatePicker.Mode, text: String) {
    let view = picker(mode)
    view.countDownDuration = 3_900
    #expect(view.intrinsicContentSize == Size(width: Double(text.count), height: 1))
    #expect(Stage(columns: text.count, rows: 1, filledWith: view).row == text)
  }

  /// Days from the start of 2001, counted by hand from the lengths of months and the leap years.
  private static let days: [Int: String] = [
    -1: "[2000-12-31]", 0: "[2001-01-01]", 1_154: "[2004-02-29]", -306: "[2000-03-01]",
    -307: "[2000-02-29]", 36_217: "[2100-02-28]", 36_218: "[2100-03-01]",
  ]

  @Test(arguments: days)
  func `dates are those of the Gregorian calendar`(day: Int, text: String) {
    let view = picker(.date, Double(day) * 86_400)
    #expect(Stage(columns: 12, rows: 1, filledWith: view).row == text)
  }

  @Test func `arrows change a part, which starts again at its end`() {
    let view = picker(.dateAndTime)
    let stage = Stage(columns: 18, rows: 1, filledWith: view)
    var sent = 0
    view.addAction(for: .valueChanged) { _ in sent += 1 }
    stage.send([.arrow(.right), .arrow(.up), .arrow(.up)])  // December, January of the same year
    #expect(stage.row == "[2026-01-24 06:10]")
    stage.send([.end, .arrow(.down), .home, .arrow(.up)])
    #expect(stage.row == "[2027-01-24 06:09]" && sent == 4)
    // The seconds stay.
    #expect(view.time.truncatingRemainder(dividingBy: 60) == 30)
  }

  @Test func `a day that the month does not have becomes its last day`() {
    let view = picker(.date, Self.day + 86_400 * 37)  // 2026-12-31
    let stage = Stage(columns: 12, rows: 1, filledWith: view)
    stage.send([.arrow(.right), .arrow(.down)])
    #expect(stage.row == "[2026-11-30]")
  }

  /// UIDatePicker: `minimumDate` and `maximumDate` limit the date, and "are ignored" if the minimum
  /// is after the maximum.
  @Test func `the limits clamp the date, unless they contradict each other`() {
    let view = picker(.date)
    view.minimumTime = Self.day
    view.time = 5
    #expect(view.time == Self.day)
    view.maximumTime = Self.day + 60
    view.time = .greatestFiniteMagnitude
    #expect(view.time == Self.day + 60)
    let stage = Stage(columns: 12, rows: 1, filledWith: view)
    var sent = 0
    view.addAction(for: .valueChanged) { _ in sent += 1 }
    stage.send([.arrow(.up)])
    #expect(view.time == Self.day + 60 && sent == 0)
    view.maximumTime = Self.day - 86_400
    view.time = 5
    #expect(view.time == 5)
  }

  /// UIDatePicker: `minuteInterval` must divide 60, and is 1 by default and 30 at most.
  @Test func `minutes change by the interval`() {
    let view = picker(.time)
    view.minuteInterval = 25
    #expect(view.minuteInterval == 1)
    view.minuteInterval = 15
    let stage = Stage(columns: 7, rows: 1, filledWith: view)
    stage.send([.end, .arrow(.up)])
    #expect(stage.row == "[06:15]")
    stage.send([.arrow(.down), .arrow(.down)])
    #expect(stage.row == "[06:45]")
  }

  /// UIDatePicker: `countDownDuration` is at most 23:59 with its seconds (86,399).
  @Test func `a countdown has a duration of less than a day and keeps the date`() {
    let view = picker(.countDownTimer)
    view.countDownDuration = 1e9
    #expect(view.countDownDuration == 86_399)
    view.countDownDuration = 60
    let stage = Stage(columns: 7, rows: 1, filledWith: view)
    stage.send([.arrow(.up)])
    #expect(view.countDownDuration == 3_660 && view.time == Self.moment)
  }

  @Test func `a tap chooses the part under it, and Enter the next part`() {
    let view = picker(.dateAndTime)
    let stage = Stage(columns: 18, rows: 1, filledWith: view)
    stage.application.click(10, 0)  // the day
    stage.send([.arrow(.up)])
    #expect(stage.row == "[2026-11-25 06:10]")
    stage.application.tap()
    stage.send([.arrow(.up)])
    #expect(stage.row == "[2026-11-25 07:10]")
  }

  @Test func `setting the date sends no event`() {
    let view = picker(.date)
    var sent = 0
    view.addAction(for: .valueChanged) { _ in sent += 1 }
    view.time = 0
    view.countDownDuration = 60
    #expect(sent == 0)
  }
}
