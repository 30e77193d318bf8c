import CellGraphics
import NavigationKit
import Testing

@Suite struct ControlTests {
  @Test func `actions are called once, in order, only for their events`() {
    let button = Button()
    var calls: [String] = []
    button.addAction { _ in calls.append("primary") }
    button.addAction(for: .touchUpInside) { _ in calls.append("touch") }
    button.addAction(for: [.touchUpInside, .primaryActionTriggered]) { _ in calls.append("both") }
    button.addAction(for: .valueChanged) { _ in calls.append("value") }
    let stage = Stage(columns: 4, rows: 1, filledWith: button)
    stage.tap()
    #expect(calls == ["primary", "touch", "both"])
    button.sendActions(for: .valueChanged)
    #expect(calls == ["primary", "touch", "both", "value"])
  }

  @Test func `a value change by an arrow key sends the same event as a tap`() {
    let slider = Slider()
    slider.accessibilityIdentifier = "volume"
    let stage = Stage(columns: 9, rows: 1, filledWith: slider)
    _ = stage.application.events.take()
    stage.send(.arrow(.right))
    let events = stage.application.events.take()
    #expect(events.map(\.kind) == [.actionSent])
    #expect(events.map(\.object) == ["volume"])
  }

  @Test func `gesture recognisers receive a tap that the focused view does not handle`() {
    let slider = Slider()
    var taps = 0
    let tap = TapGestureRecognizer { _ in taps += 1 }
    let stage = Stage(columns: 9, rows: 1, filledWith: slider)
    stage.turn { slider.superview?.addGestureRecognizer(tap) }
    stage.tap()
    #expect(taps == 1)
  }

  @Test func `a button's size includes its title and the focus brackets`() {
    let button = Button()
    button.title = "日本"
    button.sizeToFit()
    #expect(button.bounds.size == Size(width: 6, height: 1))
  }

  @Test func `sizeThatFits of a plain view is its current size`() {
    let view = View(frame: Rect(x: 0, y: 0, width: 3, height: 2))
    #expect(view.sizeThatFits(Size(width: 9, height: 9)) == Size(width: 3, height: 2))
    #expect(view.intrinsicContentSize.width == View.noIntrinsicMetric)
    let bar = ProgressView(frame: Rect(x: 0, y: 0, width: 7, height: 3))
    bar.sizeToFit()
    #expect(bar.frame == Rect(x: 0, y: 0, width: 7, height: 1))
  }

  @Test(arguments: [1, 2, 3, 5, 20], [1, 2, 3])
  func `every control draws within its bounds at any position and size`(columns: Int, rows: Int) {
    let views: [View] = [
      Label(), Button(), TextField(), TextView(), Switch(), Slider(), Stepper(),
      SegmentedControl(items: ["日本", "b"]), ProgressView(), ActivityIndicatorView(style: .large),
      ImageView(image: Image(name: "日本語")), StackView(arrangedSubviews: [Switch(), Slider()]),
    ]
    for view in views {
      view.frame = Rect(x: 2, y: 1, width: Double(columns), height: Double(rows))
      (view as? ActivityIndicatorView)?.startAnimating()
      let stage = Stage(columns: columns + 4, rows: rows + 2, view)
      let surface = stage.surface
      for row in 0..<surface.rows {
        for column in 0..<surface.columns
        where !(2..<2 + columns).contains(column) || !(1..<1 + rows).contains(row) {
          #expect(surface[column: column, row: row] == Cell(background: .white), "\(view)")
        }
      }
      for scale in [0.0, 0.1, 0.5, 0.9] {
        stage.turn { view.transform = AffineTransform(scaleX: scale, y: scale) }
        _ = stage.surface
      }
    }
  }
}
