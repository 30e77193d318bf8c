import CellGraphics
import NavigationKit
import TestSupport
import Testing

/// What a finger does with each control.
@Suite struct ControlTouchTests {
  // MARK: - Button

  @Test func `a button is highlighted until the finger lifts or leaves`() {
    let button = Button()
    button.title = "Go"
    var events: [String] = []
    let names: [(Control.Event, String)] = [
      (.touchDown, "down"), (.touchDragInside, "inside"), (.touchDragOutside, "outside"),
      (.touchDragEnter, "enter"), (.touchDragExit, "exit"), (.touchUpInside, "up"),
      (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
      (.primaryActionTriggered, "action"),
    ]
    for (event, name) in names { button.addAction(for: event) { _ in events.append(name) } }
    button.frame = Rect(x: 2, y: 1, width: 6, height: 1)
    let stage = Stage(columns: 20, rows: 3, button)
    stage.application.touch(.down, 3, 1)
    #expect(button.isHighlighted)
    #expect(stage.surface.text(row: 1).contains("[Go]"))
    stage.application.touch(.move, 8, 1)
    #expect(!button.isHighlighted && button.isTracking)
    stage.application.touch(.move, 7, 1)
    #expect(button.isHighlighted)
    stage.application.touch(.up, 7, 1)
    #expect(!button.isHighlighted && !button.isTracking)
    #expect(events == ["down", "outside", "exit", "inside", "enter", "up", "action"])
    events = []
    stage.application.touch(.down, 3, 1)
    stage.application.touch(.move, 3, 2)
    stage.application.touch(.up, 3, 2)
    #expect(events == ["down", "outside", "exit", "up outside"])
    events = []
    stage.application.touch(.down, 3, 1)
    stage.application.cancelTouch()
    #expect(events == ["down", "cancel"])
    #expect(!button.isHighlighted)
  }

  @Test func `a disabled control ignores touches and hides views below from touches`() {
    let (button, under) = (Button(), Button())
    var taps = 0
    for view in [under, button] {
      view.frame = Rect(x: 0, y: 0, width: 6, height: 1)
      view.addAction { _ in taps += 1 }
    }
    button.isEnabled = false
    let stage = Stage(columns: 20, rows: 3, under, button)
    stage.application.click(1, 0)
    #expect(taps == 0)
  }

  // MARK: - Values

  @Test func `a tap toggles a switch`() {
    let view = Switch()
    view.frame = Rect(x: 0, y: 0, width: 6, height: 1)
    let stage = Stage(columns: 20, rows: 3, view)
    stage.application.click(2, 0)
    #expect(view.isOn)
    stage.application.dragAndLetGo(through: [(2, 0), (2, 2)])
    #expect(view.isOn)
    stage.application.click(2, 0)
    #expect(!view.isOn)
  }

  @Test func `a tap selects the segment under the finger`() {
    let view = SegmentedControl(items: ["One", "Two", "Three"])
    // 19 columns: 15 for three segments of 5, each but the last with a line after it: 1…5, 7…11 and
    // 13…17.
    view.frame = Rect(x: 0, y: 0, width: 19, height: 1)
    let stage = Stage(columns: 20, rows: 3, view)
    var sent = 0
    view.addAction(for: .valueChanged) { _ in sent += 1 }
    for (column, index) in [(1, 0), (5, 0), (7, 1), (11, 1), (13, 2), (17, 2)] {
      stage.application.click(column, 0)
      #expect(view.selectedSegmentIndex == index)
    }
    #expect(sent == 3)
  }

  @Test func `a tap on a stepper's left half decreases and on the right half increases the value`()
  {
    let view = Stepper()
    view.frame = Rect(x: 0, y: 0, width: 9, height: 1)
    let stage = Stage(columns: 20, rows: 3, view)
    for (column, value) in [(6, 1.0), (8, 2), (4, 2), (2, 1), (0, 0)] {
      stage.application.click(column, 0)
      #expect(view.value == value)
    }
  }

  @Test func `a slider's knob follows the finger up to the ends of the track`() {
    let view = Slider()
    // Cells 1 to 11 of 13: a tenth is a cell.
    view.frame = Rect(x: 2, y: 0, width: 13, height: 1)
    let stage = Stage(columns: 30, rows: 3, view)
    var sent: [Float] = []
    view.addAction(for: .valueChanged) { _ in sent.append(view.value) }
    stage.application.touch(.down, 6, 0)
    stage.application.touch(.move, 8, 2)
    stage.application.touch(.move, 29, 2)
    stage.application.touch(.move, 0, 0)
    stage.application.touch(.up, 0, 0)
    #expect(sent.map { ($0 * 10).rounded() } == [3, 5, 10, 0])
  }

  @Test func `in a scroll view, a drag on a slider moves its knob and a drag on a button scrolls`()
  {
    let scroll = ScrollView(frame: Rect(x: 0, y: 0, width: 20, height: 4))
    scroll.contentSize = Size(width: 20, height: 40)
    let (slider, button) = (Slider(), Button())
    slider.frame = Rect(x: 0, y: 0, width: 13, height: 1)
    button.frame = Rect(x: 0, y: 2, width: 13, height: 1)
    var taps = 0
    button.addAction { _ in taps += 1 }
    for view in [slider, button] { scroll.addSubview(view) }
    let stage = Stage(columns: 20, rows: 4, scroll)
    stage.application.dragAndLetGo(through: [(3, 2), (3, 0)])
    #expect(scroll.contentOffset.y == 2)
    #expect(taps == 0)
    stage.turn { scroll.contentOffset = .zero }
    stage.application.dragAndLetGo(through: [(1, 0), (6, 3), (11, 0)])
    #expect(scroll.contentOffset.y == 0)
    #expect(slider.value == 1)
  }

  // MARK: - Text

  @Test func `a tap in a text field places the cursor between characters`() {
    let field = TextField()
    field.text = "a日b"
    field.frame = Rect(x: 1, y: 0, width: 10, height: 1)
    let stage = Stage(columns: 20, rows: 3, field)
    // Cells of the field: a is 0, 日 is 1 and 2, b is 3. The right half of 日 is nearer to b.
    for (column, text) in [(1, "xa日b"), (2, "axy日b"), (4, "a日zb"), (9, "a日bz")] {
      field.text = "a日b"
      stage.application.click(column, 0)
      stage.send(.text(column == 2 ? "xy" : column == 1 ? "x" : "z"))
      #expect(field.text == text)
    }
  }

  @Test func `a click in a text field starts editing again`() {
    let field = TextField()
    field.text = "abc"
    field.frame = Rect(x: 0, y: 0, width: 10, height: 1)
    let stage = Stage(columns: 20, rows: 3, field)
    stage.tap()
    stage.tap()
    #expect(!stage.application.isEditingText)
    stage.application.click(1, 0)
    #expect(stage.application.isEditingText)
    stage.send(.text("x"))
    #expect(field.text == "axbc")
  }

  @Test func `a tap in a centred or scrolled field places the cursor at the visible character`() {
    let field = TextField()
    field.frame = Rect(x: 0, y: 0, width: 8, height: 1)
    field.textAlignment = .center
    field.text = "ab"
    let stage = Stage(columns: 20, rows: 3, field)
    // At rest: 3 free cells at the left. In the middle of the input there is a cell for the cursor.
    stage.application.click(4, 0)
    stage.send(.text("x"))
    #expect(field.text == "axb")
    stage.turn {
      field.textAlignment = .leading
      field.text = "0123456789"
    }
    // The cursor is at the end: 3 are out at the left, so the first cell shows the 3.
    stage.application.click(2, 0)
    stage.send(.text("x"))
    #expect(field.text == "01234x56789")
  }

  @Test func `a paste inserts text at the cursor of a field without line breaks`() {
    let field = TextField()
    field.text = "<>"
    field.frame = Rect(x: 0, y: 0, width: 20, height: 1)
    let stage = Stage(columns: 20, rows: 3, field)
    stage.tap()
    stage.send(.arrow(.left))
    stage.application.paste("日本\nq\u{7}!")
    #expect(field.text == "<日本 q!>")
  }

  @Test func `a paste into a text view keeps the line breaks`() {
    let text = TextView()
    let stage = Stage(columns: 20, rows: 3, filledWith: text)
    stage.application.paste("one\r\ntwo\u{1B}[A")
    #expect(text.text == "one\ntwo[A")
  }

  @Test func `a paste starts editing of the focused field`() {
    let field = TextField()
    field.text = "a"
    let stage = Stage(columns: 20, rows: 3, filledWith: field)
    stage.application.paste("q")
    #expect(field.text == "aq")
    #expect(field.isEditing)
  }

  @Test func `a paste is ignored if the focused view takes no text`() {
    let stage = Stage(columns: 20, rows: 3, filledWith: Button())
    _ = stage.application.events.take()
    stage.application.paste("q")
    #expect(
      stage.application.events.take().map(\.detail) == ["paste: nothing here takes text"])
  }

  @Test func `a tap in a text view places the cursor, and the wheel scrolls the text`() {
    let text = TextView()
    text.text = (0..<20).map { "line \($0)" }.joined(separator: "\n")
    let stage = Stage(columns: 20, rows: 5, editing: text)
    // The cursor is at the end, so that the last five lines are seen.
    #expect(text.topLine == 15)
    stage.application.click(2, 1)
    stage.send(.text("_"))
    #expect(text.text.contains("li_ne 16"))
    stage.application.turnWheel(.up, 3, 3)
    #expect(text.topLine == 12)
    stage.application.turnWheel(.down, 3, 3)
    stage.application.turnWheel(.down, 3, 3)
    #expect(text.topLine == 15)
  }

  // MARK: - Focus

  static let focusable: [@Sendable () -> View] = [
    {
      let view = Button()
      view.title = "Go"
      return view
    },
    { Switch() }, { Slider() }, { Stepper() }, { SegmentedControl(items: ["One", "Two"]) },
    { TextField() }, { TextView() },
    {
      let view = TextView()
      view.isEditable = false
      view.text = String(repeating: "line\n", count: 20)
      return view
    },
    {
      let view = ScrollView()
      view.contentSize = Size(width: 12, height: 20)
      return view
    },
    {
      let view = ScrollView()
      view.contentSize = Size(width: 40, height: 3)
      return view
    },
  ]

  @Test(arguments: focusable.indices)
  func `the focus is visible without colours`(index: Int) {
    let (view, other) = (Self.focusable[index](), Button())
    view.frame = Rect(x: 0, y: 0, width: 12, height: 3)
    other.frame = Rect(x: 0, y: 5, width: 6, height: 1)
    let stage = Stage(columns: 12, rows: 6, view, other)
    func look() -> [String] {
      (0..<3).map { stage.surface.text(row: $0) + stage.attributes(row: $0) }
    }
    #expect(stage.application.focusedView === view)
    let focused = look()
    stage.application.moveFocus(.next)
    #expect(stage.application.focusedView === other)
    #expect(look() != focused)
  }
}
