import CellGraphics
import NavigationKit
import Testing

/// Views whose bounds are as large, as small or as senseless as a double can be.
@Suite struct BoundlessViewTests {
  static let lengths = [
    -.infinity, -1e300, -7, 0, 1e-300, 0.4, 1e7, 1e16, 1e300, .infinity, .nan,
  ]

  private let rows = PickerRows([["one", "two", "three"], ["four"]])

  private func views() -> [View] {
    let label = Label()
    (label.text, label.numberOfLines) = ("some words\nin two lines", 0)
    let (field, framed, text) = (TextField(), TextField(), TextView())
    (field.text, framed.borderStyle, text.text) = ("text", .line, "one\ntwo three")
    let segments = SegmentedControl(items: ["one", "two"])
    let pages = PageControl()
    pages.numberOfPages = 3
    let stack = StackView(arrangedSubviews: [Switch(), Slider(), ProgressView()])
    let column = StackView(arrangedSubviews: [Button(), Label(), Stepper()])
    (column.axis, column.alignment) = (.vertical, .center)
    let scroll = ScrollView()
    scroll.contentSize = Size(width: 100, height: 100)
    let picker = PickerView()
    (picker.dataSource, picker.delegate) = (rows, rows)
    return [
      picker, DatePicker(), label, field, framed, text, segments, stack, column, scroll, Slider(),
      Stepper(), Switch(),
      ProgressView(), Button(), TableView(), TableViewCell(style: .subtitle), ImageView(),
      ActivityIndicatorView(), pages,
    ]
  }

  @Test(arguments: lengths, lengths)
  func `views of any size can be drawn, touched and measured`(width: Double, height: Double) {
    for view in views() {
      let stage = Stage(columns: 12, rows: 3, view)
      stage.turn { view.frame = Rect(x: 0, y: 0, width: width, height: height) }
      #expect(stage.surface.columns == 12)
      for phase in [TouchPhase.down, .move, .up] {
        stage.application.touch(phase, at: Point(x: 2.5, y: 0.5))
      }
      stage.send([.arrow(.right), .text("a"), .pageDown, .end, .deleteBackward])
      _ = view.sizeThatFits(Size(width: width, height: height))
      #expect(stage.surface.rows == 3)
    }
  }
}
