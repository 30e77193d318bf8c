import CellGraphics
import NavigationKit
import Testing

@Suite struct TextViewTests {
  private func view(_ text: String, isEditable: Bool = true) -> TextView {
    let view = TextView()
    view.text = text
    view.isEditable = isEditable
    return view
  }

  /// Where the reversed cell is, as column and row.
  private func cursor(_ stage: Stage) -> [Int] {
    let surface = stage.surface
    for row in 0..<surface.rows {
      for column in 0..<surface.columns
      where surface[column: column, row: row].attributes.contains(.reverse) {
        return [column, row]
      }
    }
    return []
  }

  @Test func `text wraps between words, and typed text appears at the cursor`() {
    let view = view("")
    var changes = 0
    view.onChange = { _ in changes += 1 }
    // A column is kept for the cursor, so seven are for the text.
    let stage = Stage(columns: 8, rows: 3, editing: view)
    stage.send(.text("one two three"))
    #expect(stage.picture == "|one two |\n|three   |\n|        |")
    #expect(cursor(stage) == [5, 1])
    stage.send([.deleteBackward, .arrow(.left), .deleteForward, .text("X")])
    #expect(view.text == "one two thrX")
    #expect(changes == 4)
  }

  @Test func `Enter starts a line and Delete joins two lines`() {
    let view = view("ab")
    let stage = Stage(columns: 8, rows: 3, editing: view)
    stage.tap()
    #expect(cursor(stage) == [0, 1])
    stage.send(.text("c"))
    #expect(view.text == "ab\nc")
    stage.send([.arrow(.left), .deleteBackward])
    #expect(view.text == "abc")
    #expect(cursor(stage) == [2, 0])
  }

  @Test func `up and down arrows keep the original column`() {
    let view = view("abcdef\nx\nabcdef")
    let stage = Stage(columns: 8, rows: 3, editing: view)
    #expect(cursor(stage) == [6, 2])
    stage.send([.arrow(.left), .arrow(.up)])
    #expect(cursor(stage) == [1, 1])
    stage.send(.arrow(.up))
    #expect(cursor(stage) == [5, 0])
    stage.send(.arrow(.up))
    #expect(cursor(stage) == [0, 0])
    stage.send([.end, .arrow(.down), .arrow(.down), .arrow(.down)])
    #expect(cursor(stage) == [6, 2])
  }

  @Test func `Home and End move the cursor to the ends of the visible line`() {
    let view = view("one two three")
    let stage = Stage(columns: 8, rows: 3, editing: view)
    stage.send(.home)
    #expect(cursor(stage) == [0, 1])
    stage.send([.arrow(.up), .end])
    // The space at the end of the broken line hangs over its edge.
    #expect(cursor(stage) == [7, 0])
    stage.send(.text("!"))
    #expect(view.text == "one two! three")
  }

  @Test func `a text view scrolls to the cursor and shows a scroll bar for a longer text`() {
    let view = view("1\n2\n3\n4\n5\n6")
    let stage = Stage(columns: 4, rows: 3, editing: view)
    stage.send(.end)
    #expect(stage.picture == "|4  │|\n|5  │|\n|6  █|")
    // Two lines a page: one stays in sight.
    stage.send([.pageUp])
    #expect(stage.picture == "|4  │|\n|5  │|\n|6  █|")
    stage.send([.pageUp])
    #expect(stage.picture == "|2  │|\n|3  █|\n|4  │|")
    stage.send([.pageUp])
    #expect(stage.picture == "|1  █|\n|2  │|\n|3  │|")
  }

  @Test func `a new text is shown from its beginning until it is edited`() {
    let text = view("1\n2\n3\n4")
    text.frame = Rect(x: 0, y: 1, width: 4, height: 2)
    let button = Button(frame: Rect(x: 0, y: 0, width: 4, height: 1))
    let stage = Stage(columns: 4, rows: 3, button, text)
    #expect(stage.picture == "|    |\n|1  ▐|\n|2   |")
    stage.application.moveFocus(.next)
    #expect(stage.picture == "|    |\n|1  █|\n|2  │|")
    stage.tap()
    #expect(stage.picture == "|    |\n|3  │|\n|4  █|")
    stage.application.moveFocus(.next)
    // Where it was edited stays in sight.
    #expect(text.topLine == 2)
  }

  @Test func `a text view handles every arrow key during editing`() {
    let stage = Stage(columns: 4, rows: 2, editing: view(""))
    for direction in [Direction.left, .right, .up, .down] {
      #expect(stage.send(.arrow(direction)))
    }
  }

  @Test
  func `a read-only text view scrolls and has the focus only if its text is longer than the view`()
  {
    let view = view("1\n2\n3\n4\n5", isEditable: false)
    let stage = Stage(columns: 4, rows: 2, editing: view)
    #expect(!stage.application.isEditingText)
    #expect(stage.picture == "|1  █|\n|2  │|")
    #expect(stage.send(.arrow(.down)))
    #expect(view.topLine == 1)
    stage.send(.end)
    #expect(stage.picture == "|4  │|\n|5  █|")
    stage.send([.arrow(.down), .pageUp])
    #expect(view.topLine == 2)
    stage.send(.home)
    #expect(view.topLine == 0)
    #expect(!stage.send(.arrow(.left)))
    #expect(!stage.send(.text("x")))
    stage.turn { view.text = "1" }
    #expect(!view.canBecomeFocused)
  }

  @Test func `arrow keys scroll a text view that is not being edited`() {
    let text = view("1\n2\n3\n4")
    let stage = Stage(columns: 4, rows: 2, filledWith: text)
    #expect(stage.send(.arrow(.down)))
    #expect(stage.picture == "|2  │|\n|3  █|")
    stage.send(.end)
    #expect(stage.picture == "|3  │|\n|4  █|")
    #expect(!stage.send(.arrow(.down)))
    #expect(!stage.send(.arrow(.left)))
    #expect(text.keyHints.map(\.keys) == ["↑", "⏎"])
  }

  @Test func `an unfocused scroll bar shows only its thumb`() {
    let text = view("1\n2\n3\n4", isEditable: false)
    text.frame = Rect(x: 0, y: 1, width: 3, height: 2)
    let button = Button(frame: Rect(x: 0, y: 0, width: 3, height: 1))
    let stage = Stage(columns: 3, rows: 3, button, text)
    #expect(stage.picture == "|   |\n|1 ▐|\n|2  |")
  }

  @Test func `a paste keeps line breaks and drops other control characters`() {
    let view = view("")
    let stage = Stage(columns: 4, rows: 2, editing: view)
    stage.send(.text("a\r\nb\u{1B}\tc"))
    #expect(view.text == "a\nbc")
  }

  @Test func `narrowing a text view wraps the text again and keeps the cursor visible`() {
    let view = view("one two")
    let stage = Stage(columns: 9, rows: 1, editing: view)
    // A column for the scroll bar, one for the cursor.
    stage.turn { view.frame = Rect(x: 0, y: 0, width: 5, height: 1) }
    #expect(stage.row == "two █    ")
  }

  @Test(arguments: 1...4, 1...3)
  func `the cursor is visible in the smallest view`(columns: Int, rows: Int) {
    for text in ["", "a", "one two three", "日本語\n\nx   "] {
      let stage = Stage(columns: columns, rows: rows, editing: view(text))
      for input in [KeyInput.end, .arrow(.up), .home, .arrow(.down), .pageDown] {
        stage.send(input)
        #expect(!cursor(stage).isEmpty, "\(text) \(input)")
      }
    }
  }

  @Test(arguments: [(20, 8, 1), (4, 4, 2)])
  func `a text view's size is the size of its lines`(columns: Int, width: Int, height: Int) {
    let size = view("one two").sizeThatFits(Size(width: Double(columns), height: 0))
    #expect(size == Size(width: Double(width), height: Double(height)))
  }
}
