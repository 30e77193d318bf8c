public import CellGraphics

/// A control for a date and a time, as `UIDatePicker` in its compact style.
///
/// It shows the date in one row, such as `2026-11-24 06:10`. Left and Right, or a tap, choose a part
/// of it; Up and Down, or the wheel, change the part. As on UIKit's wheels, a part starts again at
/// its end and leaves the others as they are; only a day that the month does not have becomes the
/// last one. Enter goes to the next part. Changes by the user send ``Control/Event/valueChanged``.
///
/// Dates are numbers: the seconds since the start of 2001 in UTC, as in Foundation. `UIKitNames` adds
/// `date` and its siblings. The calendar is the Gregorian one.
///
/// ```swift
/// let picker = DatePicker()
/// picker.datePickerMode = .date
/// picker.time = 86_400 * 30  // 2001-01-31
/// _ = picker.handle(.arrow(.right))
/// _ = picker.handle(.arrow(.up))  // the month: 2001-02-28
/// precondition(picker.time == 86_400 * 58)
/// ```
open class DatePicker: Control {
  /// The parts that the user can choose. The raw values are UIKit's.
  public enum Mode: Int, Sendable {
    /// Hour and minute.
    case time
    /// Year, month and day.
    case date
    /// All of them.
    case dateAndTime
    /// Hours and minutes of a duration.
    case countDownTimer
    /// Year and month.
    case yearAndMonth
  }

  enum Part {
    case year, month, day, hour, minute

    /// The number of digits.
    var columns: Int { self == .year ? 4 : 2 }
    /// The sign before the part, unless it is the first one.
    var sign: String {
      switch self {
      case .year: ""
      case .month, .day: "-"
      case .hour: " "
      case .minute: ":"
      }
    }
  }

  /// The parts that the control shows; date and time by default.
  public var datePickerMode: Mode = .dateAndTime {
    didSet {
      focusedPart = 0
      setNeedsDisplay()
      invalidateIntrinsicContentSize()
    }
  }

  /// The date, in seconds since the start of 2001 in UTC; 0 by default. It is clamped to
  /// ``minimumTime`` and ``maximumTime``. Setting it sends no event.
  public var time: Double {
    get { storedTime }
    set {
      storedTime = clamped(newValue)
      setNeedsDisplay()
    }
  }

  /// The earliest date; nil, the default, for none. Both limits are ignored if the earliest date is
  /// after the latest one.
  public var minimumTime: Double? { didSet { time = storedTime } }
  /// The latest date; nil, the default, for none.
  public var maximumTime: Double? { didSet { time = storedTime } }

  /// The duration of a countdown in seconds, from 0 to 86,399; 0 by default. Setting it sends no
  /// event.
  public var countDownDuration: Double = 0 {
    didSet {
      let isNumber = countDownDuration.isFinite
      countDownDuration = isNumber ? min(max(countDownDuration, 0), 86_399) : 0
      setNeedsDisplay()
    }
  }

  /// The steps of minutes; 1 by default. A number that does not divide 60, or that is above 30,
  /// becomes 1, as in UIKit.
  public var minuteInterval = 1 {
    didSet {
      if !(1...30).contains(minuteInterval) || 60 % minuteInterval != 0 { minuteInterval = 1 }
    }
  }

  /// A Boolean value that indicates whether a change of the minutes goes to a multiple of
  /// ``minuteInterval``; true by default. If false, it adds the interval.
  public var roundsToMinuteInterval = true

  /// Returns the seconds by which the shown time is ahead of UTC, for a date. 0 by default.
  package var secondsFromGMT: (_ time: Double) -> Double = { _ in 0 } {
    didSet { setNeedsDisplay() }
  }

  private var storedTime = 0.0
  private var focusedPart = 0

  private var parts: [Part] {
    switch datePickerMode {
    case .time, .countDownTimer: [.hour, .minute]
    case .date: [.year, .month, .day]
    case .dateAndTime: [.year, .month, .day, .hour, .minute]
    case .yearAndMonth: [.year, .month]
    }
  }

  /// The date that is shown.
  private var shown: CalendarDate {
    datePickerMode == .countDownTimer
      ? CalendarDate(seconds: countDownDuration)
      : CalendarDate(seconds: time + secondsFromGMT(time))
  }

  private func clamped(_ time: Double) -> Double {
    guard time.isFinite else { return storedTime }
    if let minimumTime, let maximumTime, minimumTime > maximumTime { return time }
    return min(max(time, minimumTime ?? -.infinity), maximumTime ?? .infinity)
  }

  // MARK: - Size

  override var fitsIntrinsicSize: Bool { true }

  /// The digits and signs of the mode, with a column for each bracket of the focus.
  open override var intrinsicContentSize: Size {
    Size(width: Double(TextLine(text).columns + 2), height: 1)
  }

  private var text: String {
    let date = shown
    return parts.enumerated().map { index, part in
      (index == 0 ? "" : part.sign) + digits(of: part, in: date)
    }.joined()
  }

  private func digits(of part: Part, in date: CalendarDate) -> String {
    let number =
      switch part {
      case .year: date.year
      case .month: date.month
      case .day: date.day
      case .hour: date.hour
      case .minute: date.minute
      }
    let digits = String(number.magnitude)
    let zeros = String(repeating: "0", count: max(0, part.columns - digits.count))
    return (number < 0 ? "-" : "") + zeros + digits
  }

  // MARK: - Input

  open override var actionTitle: String? { focusedPart < parts.count - 1 ? "next" : nil }

  open override var keyHints: [KeyHint] {
    isFocused
      ? [KeyHint(keys: "↑↓", meaning: "change"), KeyHint(keys: "←→", meaning: "part")] : []
  }

  override func takesArrow(_ direction: Direction) -> Bool { true }
  override func keepsArrow(_ direction: Direction) -> Bool { true }

  /// Goes to the next part; the last one stays.
  @discardableResult
  open override func activate() -> Bool {
    choose(focusedPart + 1)
    return true
  }

  private func choose(_ part: Int) {
    focusedPart = min(max(part, 0), parts.count - 1)
    setNeedsDisplay()
  }

  override func tapped(_ touch: Touch) {
    let column = Int(cells: (touch.location(in: self).x - bounds.minX).rounded(.down)) - 1
    var start = 0
    for (index, part) in parts.enumerated() {
      if column >= start { choose(index) }
      start += digits(of: part, in: shown).count + 1
    }
  }

  open override func handleWheel(_ direction: Direction) -> Bool {
    guard isEnabled, isFocused, direction.isVertical else { return false }
    return change(by: direction == .up ? 1 : -1)
  }

  open override func handle(_ input: KeyInput) -> Bool {
    switch input {
    case .arrow(.left): choose(focusedPart - 1)
    case .arrow(.right): choose(focusedPart + 1)
    case .arrow(.up): change(by: 1)
    case .arrow(.down): change(by: -1)
    case .home: choose(0)
    case .end: choose(parts.count - 1)
    case .text, .deleteBackward, .deleteForward, .pageUp, .pageDown: return false
    }
    return true
  }

  /// Changes the chosen part.
  ///
  /// - Returns: False if the limits keep the date.
  @discardableResult
  private func change(by step: Int) -> Bool {
    var date = shown
    switch parts[focusedPart] {
    case .year: date.year += step
    case .month: date.month = (date.month - 1 + step + 12) % 12 + 1
    case .day: date.day = (date.day - 1 + step + date.daysInMonth) % date.daysInMonth + 1
    case .hour: date.hour = (date.hour + step + 24) % 24
    case .minute:
      let interval = minuteInterval
      guard roundsToMinuteInterval else {
        date.minute = (date.minute + step * interval + 60) % 60
        break
      }
      let next = step > 0 ? date.minute / interval + 1 : (date.minute + interval - 1) / interval - 1
      date.minute = (next * interval + 60) % 60
    }
    date.day = min(date.day, date.daysInMonth)
    let old = (time, countDownDuration)
    if datePickerMode == .countDownTimer {
      countDownDuration = date.seconds
    } else {
      let local = date.seconds
      time = local - secondsFromGMT(local - secondsFromGMT(time))
    }
    guard (time, countDownDuration) != old else { return false }
    sendValueChanged()
    return true
  }

  /// The date as it is shown, unless the app has set a value.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? text }
    set { super.accessibilityValue = newValue }
  }

  // MARK: - Drawing

  open override func draw(on canvas: inout Canvas) {
    let width = min(bounds.width, intrinsicContentSize.width)
    let rect = Rect(x: bounds.minX, y: bounds.minY, width: width, height: bounds.height)
    canvas.inCells(of: rect) { canvas, columns, rows in
      drawParts(on: &canvas, columns: columns, row: (rows - 1) / 2)
    }
  }

  private func drawParts(on canvas: inout Canvas, columns: Int, row: Int) {
    canvas.fill(
      column: 0, row: row, columns: columns, rows: 1, with: themed { $0.controlBackground })
    let date = shown
    var column = columns > TextLine(text).columns + 1 ? 1 : 0
    for (index, part) in parts.enumerated() {
      if index > 0 {
        canvas.draw(
          part.sign, column: column, row: row, color: themed { $0.secondaryLabel },
          attributes: ControlAppearance.attributes(of: self))
        column += 1
      }
      let digits = digits(of: part, in: date)
      let isChosen = isFocused && index == focusedPart
      canvas.draw(
        digits, column: column, row: row, color: tintColor,
        attributes: ControlAppearance.attributes(of: self, isChosen ? [.bold, .reverse] : []))
      column += digits.count
    }
    canvas.drawFocus(of: self, columns: columns, row: row, color: tintColor)
  }
}
