import Foundation
import Testing
import UIKitNames

/// Members of pickers, pasteboards and descriptions of fonts, as UIKit's documentation has them.
@Suite struct PickerNamesTests {
  private static func date(_ text: String) throws -> Date {
    try #require(ISO8601DateFormatter().date(from: text))
  }

  /// UIDatePicker: `date`, "the date displayed by the date picker": by default the one of creation.
  @Test func `a date picker starts with the time at which it is made`() {
    let before = Date()
    let picker = UIDatePicker()
    #expect(picker.date >= before && picker.date <= Date())
    #expect(picker.datePickerMode == .dateAndTime && picker.minuteInterval == 1)
    #expect(picker.minimumDate == nil && picker.maximumDate == nil && picker.timeZone == nil)
    #expect(picker.countDownDuration == 0)
  }

  @Test func `a date picker shows the date of its time zone`() throws {
    let picker = UIDatePicker()
    picker.datePickerMode = .dateAndTime
    picker.timeZone = TimeZone(secondsFromGMT: 5 * 3_600 + 1_800)
    picker.date = try Self.date("2026-11-24T20:10:00Z")
    #expect(picker.accessibilityValue == "2026-11-25 01:40")
    picker.timeZone = TimeZone(secondsFromGMT: -3_600)
    #expect(picker.accessibilityValue == "2026-11-24 19:10")
    // A key changes the shown part; the date follows.
    _ = picker.handle(.end)
    _ = picker.handle(.arrow(.up))
    #expect(picker.date == (try Self.date("2026-11-24T20:11:00Z")))
  }

  /// UIDatePicker: `setDate(_:animated:)`, `minimumDate`, `maximumDate`.
  @Test func `a date outside of the limits becomes the nearest limit`() throws {
    let picker = UIDatePicker()
    let (first, last) = (
      try Self.date("2026-01-01T00:00:00Z"), try Self.date("2026-12-31T00:00:00Z")
    )
    (picker.minimumDate, picker.maximumDate) = (first, last)
    picker.setDate(try Self.date("2020-05-05T00:00:00Z"), animated: true)
    #expect(picker.date == first)
    picker.date = try Self.date("2030-05-05T00:00:00Z")
    #expect(picker.date == last)
  }

  /// UIPickerView: a controller is data source and delegate, as in Apple's examples.
  @Test func `a controller fills a picker view and hears of the user's choice`() {
    final class Colours: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
      let names = ["Red", "Green", "Blue"]
      var chosen = ""
      let picker = UIPickerView()

      override func viewDidLoad() {
        super.viewDidLoad()
        picker.dataSource = self
        picker.delegate = self
        picker.frame = CGRect(x: 0, y: 0, width: 20, height: 5)
        view.addSubview(picker)
      }

      func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        names.count
      }
      func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
      ) -> String? { names[row] }
      func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
      { chosen = names[row] }
    }
    let colours = Colours()
    let screen = Screen(root: colours)
    screen.settle()
    screen.simulator.perform(.key(.end))
    #expect(colours.chosen == "Blue" && colours.picker.selectedRow(inComponent: 0) == 2)
  }

  /// UIPasteboard: setting `string` replaces the items; `changeCount` counts the changes.
  @Test func `a pasteboard keeps the last value of the application`() {
    let screen = Screen(root: UIViewController())
    screen.turn {
      let pasteboard = UIPasteboard.general
      #expect(pasteboard.string == nil && !pasteboard.hasStrings && pasteboard.changeCount == 0)
      pasteboard.strings = ["a", "b"]
      #expect(UIPasteboard.general.string == "a" && pasteboard.strings == ["a", "b"])
      pasteboard.url = URL(string: "https://example.org")
      #expect(pasteboard.string == nil && pasteboard.hasURLs && pasteboard.changeCount == 2)
    }
    Screen(root: UIViewController()).turn { #expect(!UIPasteboard.general.hasURLs) }
  }

  /// UIFontDescriptor: `withSymbolicTraits(_:)` "returns a new font descriptor with the specified
  /// symbolic traits taking precedence".
  @Test func `a font made of a description has its traits`() throws {
    let font = UIFont.systemFont(ofSize: 20)
    let both = try #require(font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    let made = UIFont(descriptor: both, size: 0)
    #expect(made.isBold && made.isItalic && made.pointSize == 20)
    #expect(!UIFont(descriptor: font.fontDescriptor, size: 12).isBold)
    #expect(UIFont(descriptor: UIFontDescriptor(name: "Arial-BoldMT", size: 3), size: 0).isBold)
  }
}
