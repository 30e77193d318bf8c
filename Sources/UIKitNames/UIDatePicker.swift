public import CellGraphics
public import Foundation
public import NavigationKit

/// UIKit's name for `PickerView`. Its rows are one row of the screen high.
public typealias UIPickerView = PickerView
/// UIKit's name for `PickerViewDataSource`.
public typealias UIPickerViewDataSource = PickerViewDataSource
/// UIKit's name for `PickerViewDelegate`.
public typealias UIPickerViewDelegate = PickerViewDelegate

extension PickerView {
  /// Indicates whether the chosen rows are marked. It is kept and has no effect.
  public var showsSelectionIndicator: Bool {
    get { kept[default: true] }
    set { kept[default: true] = newValue }
  }
}

/// A control for a date and a time: `DatePicker` with Foundation's dates.
///
/// It starts with the time at which it is made, as in UIKit.
///
/// ```swift
/// let picker = UIDatePicker()
/// picker.datePickerMode = .date
/// picker.minimumDate = Date(timeIntervalSinceReferenceDate: 0)
/// picker.date = Date(timeIntervalSinceReferenceDate: -5)
/// precondition(picker.date == picker.minimumDate)
/// ```
open class UIDatePicker: DatePicker {
  /// The style in which the app asked to be shown. It is kept: there is one style.
  open var preferredDatePickerStyle: UIDatePickerStyle = .automatic
  /// The style in which the control is shown.
  open var datePickerStyle: UIDatePickerStyle { .compact }

  /// Creates a control with the current time.
  public override init(frame: Rect) {
    super.init(frame: frame)
    start()
  }

  /// Creates a control with the current time, for a storyboard.
  public required init?(coder: Coder) {
    super.init(coder: coder)
    start()
  }

  private func start() {
    time = Date().timeIntervalSinceReferenceDate
    useZone()
  }

  private func useZone() {
    let zone = timeZone ?? calendar.timeZone
    secondsFromGMT = {
      Double(zone.secondsFromGMT(for: Date(timeIntervalSinceReferenceDate: $0)))
    }
  }

  /// The date. It is clamped to ``minimumDate`` and ``maximumDate``. Setting it sends no event.
  open var date: Date {
    get { Date(timeIntervalSinceReferenceDate: time) }
    set { time = newValue.timeIntervalSinceReferenceDate }
  }

  /// Sets the date without sending an event. `animated` is ignored.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  /// The earliest date; nil, the default, for none.
  open var minimumDate: Date? {
    get { minimumTime.map { Date(timeIntervalSinceReferenceDate: $0) } }
    set { minimumTime = newValue?.timeIntervalSinceReferenceDate }
  }

  /// The latest date; nil, the default, for none.
  open var maximumDate: Date? {
    get { maximumTime.map { Date(timeIntervalSinceReferenceDate: $0) } }
    set { maximumTime = newValue?.timeIntervalSinceReferenceDate }
  }

  /// The calendar, of which the time zone is used. Years and months are always Gregorian.
  open var calendar: Calendar! = .current { didSet { useZone() } }
  /// The time zone of the shown time; nil, the default, for the calendar's.
  open var timeZone: TimeZone? { didSet { useZone() } }
  /// The language. It is kept and has no effect: dates are digits, such as 2026-11-24.
  open var locale: Locale?
}

/// Styles of date pickers, with UIKit's raw values. There is one style: a row with the date.
public enum UIDatePickerStyle: Int, Sendable {
  /// The system's choice.
  case automatic
  /// Wheels.
  case wheels
  /// A row that opens a calendar.
  case compact
  /// A calendar.
  case inline
}
