import CellGraphics
import NavigationKit
import Testing

@Suite struct TextFieldTests {
  /// A field that is edited.
  private func stage(_ field: TextField, _ text: String = "", columns: Int = 8) -> Stage {
    field.text = text
    return Stage(columns: columns, rows: 1, editing: field)
  }

  @Test func `typed text appears before the cursor, which is a reversed cell`() {
    let field = TextField()
    let stage = stage(field)
    #expect(stage.application.isEditingText)
    stage.send([.text("a"), .text("bc")])
    #expect(stage.row == "abc     ")
    #expect(stage.attributes() == "...r....")
    stage.send([.arrow(.left), .arrow(.left), .text("x")])
    #expect(field.text == "axbc")
    #expect(stage.attributes() == "..r.....")
    #expect(stage.cell(column: 2).glyph == Glyph("b"))
  }

  @Test func `a text field handles Home, End and both delete keys`() {
    let field = TextField()
    let stage = stage(field, "abcd")
    stage.send([.home, .deleteForward])
    #expect(field.text == "bcd")
    stage.send([.deleteBackward, .arrow(.right), .deleteBackward])
    #expect(field.text == "cd")
    stage.send([.end, .deleteForward, .deleteBackward])
    #expect(field.text == "c")
  }

  @Test func `a text field handles left and right arrows and ignores up and down arrows`() {
    let stage = stage(TextField())
    #expect(stage.send(.arrow(.left)))
    #expect(stage.send(.arrow(.right)))
    #expect(!stage.send(.arrow(.up)))
    #expect(!stage.send(.arrow(.down)))
  }

  @Test func `the cursor and Delete treat a wide or combined character as one`() {
    let field = TextField()
    let stage = stage(field, "日e\u{301}x")
    #expect(stage.attributes() == "....r...")
    stage.send([.arrow(.left), .arrow(.left)])
    #expect(stage.attributes() == "..r.....")
    stage.send(.arrow(.left))
    #expect(stage.attributes() == "rr......")
    stage.send([.end, .arrow(.left), .deleteBackward])
    #expect(field.text == "日x")
    stage.send(.deleteBackward)
    #expect(field.text == "x")
  }

  @Test func `a typed combining mark joins the character before the cursor`() {
    let field = TextField()
    let stage = stage(field, "ab")
    stage.send([.arrow(.left), .text("\u{301}"), .text("c")])
    #expect(field.text == "a\u{301}cb")
    #expect(stage.row == "a\u{301}cb     ")
  }

  @Test func `a paste drops control characters`() {
    let field = TextField()
    let stage = stage(field)
    stage.send(.text("a\u{1B}[1mb\r\nc\td\u{7F}\u{85}\u{2028}e"))
    #expect(field.text == "a[1mbcde")
  }

  @Test func `a long text scrolls the least that keeps the cursor visible`() {
    let field = TextField()
    let stage = stage(field, "", columns: 5)
    stage.send(.text("abcdefgh"))
    #expect(stage.row == "efgh ")
    #expect(stage.attributes() == "....r")
    stage.send([.arrow(.left), .arrow(.left), .arrow(.left), .arrow(.left)])
    #expect(stage.row == "efgh ")
    #expect(stage.attributes() == "r....")
    stage.send(.arrow(.left))
    #expect(stage.row == "defgh")
    stage.send(.home)
    #expect(stage.row == "abcde")
    stage.send(.end)
    #expect(stage.row == "efgh ")
  }

  @Test func `wide characters scroll as a whole, and a truncated one is a blank cell`() {
    let field = TextField()
    // Six columns and a cell for the cursor: three have to go, the half character shows as a blank.
    let stage = stage(field, "日本語", columns: 4)
    #expect(stage.row == " 語 ")
    stage.send(.arrow(.left))
    #expect(stage.attributes() == ".rr.")
  }

  @Test func `a long text is truncated at its end unless it is edited`() {
    let field = TextField()
    let stage = stage(field, "abcdefgh", columns: 5)
    stage.tap()
    #expect(stage.row == "abcd…")
  }

  @Test func `Enter ends editing and calls the actions, and a second Enter starts editing`() {
    let field = TextField()
    let stage = stage(field)
    var events: [String] = []
    field.addAction(for: .editingChanged) { _ in events.append("changed \(field.text ?? "")") }
    field.addAction { _ in events.append("done \(field.isEditing)") }
    stage.send(.text("a"))
    stage.tap()
    #expect(events == ["changed a", "done false"])
    #expect(!stage.application.isEditingText)
    #expect(!stage.send(.arrow(.left)))
    // It still has the focus, and shows it.
    #expect(field.isFocused)
    #expect(stage.attributes() == "rrrrrrrr")
    stage.tap()
    #expect(stage.application.isEditingText)
    stage.send(.text("b"))
    #expect(field.text == "ab")
    #expect(events == ["changed a", "done false", "changed ab"])
  }

  @Test func `moving the focus away ends editing, and returning does not start it`() {
    let field = TextField(frame: Rect(x: 0, y: 0, width: 4, height: 1))
    let button = Button(frame: Rect(x: 4, y: 0, width: 4, height: 1))
    let stage = Stage(columns: 8, rows: 1, field, button)
    #expect(field.isFocused && !field.isEditing)
    stage.tap()
    #expect(field.isEditing)
    stage.application.moveFocus(.next)
    #expect(!stage.application.isEditingText)
    stage.application.moveFocus(.next)
    #expect(field.isFocused && !field.isEditing)
  }

  @Test func `code changes the text without calling the actions`() {
    let field = TextField()
    let stage = stage(field)
    var changes = 0
    field.addAction(for: .editingChanged) { _ in changes += 1 }
    stage.turn { field.text = "abc" }
    #expect(stage.attributes() == "...r....")
    stage.turn { field.text = nil }
    #expect(field.text == "")
    #expect(changes == 0)
  }

  @Test func `a placeholder is dim and disappears with the first character`() {
    let field = TextField()
    field.placeholder = "Name"
    let stage = stage(field)
    #expect(stage.row == "Name    ")
    #expect(stage.attributes() == "rddd....")
    stage.send(.text("x"))
    #expect(stage.row == "x       ")
  }

  @Test func `secure entry shows one dot per character, also for wide characters`() {
    let field = TextField()
    field.isSecureTextEntry = true
    let stage = stage(field, "日e\u{301}x")
    #expect(stage.row == "•••     ")
    #expect(stage.attributes() == "...r....")
    #expect(field.text == "日e\u{301}x")
  }

  @Test(
    arguments: [
      (.leading, "ab      ", "..r....."), (.center, "  ab    ", "....r..."),
      (.trailing, "     ab ", ".......r"),
    ] as [(TextAlignment, String, String)])
  func `each alignment leaves a cell for the cursor after the text`(
    alignment: TextAlignment, row: String, attributes: String
  ) {
    let field = TextField()
    field.textAlignment = alignment
    let stage = stage(field, "ab")
    #expect(stage.row == row)
    #expect(stage.attributes() == attributes)
  }

  @Test func `a border takes three rows, and only a line at each end in fewer rows`() {
    let field = TextField()
    field.borderStyle = .line
    field.text = "ab"
    #expect(field.intrinsicContentSize == Size(width: 5, height: 3))
    let high = Stage(columns: 6, rows: 3, filledWith: field)
    #expect(high.picture == "|┌────┐|\n|│ab  │|\n|└────┘|")
    let flat = Stage(columns: 6, rows: 2, filledWith: field)
    #expect(flat.picture == "|▏ab  ▕|\n|      |")
  }

  @Test func `a rounded border is a background with a line at each end`() {
    let field = TextField()
    field.borderStyle = .roundedRect
    let stage = stage(field, "ab", columns: 6)
    #expect(stage.row == "▏ab  ▕")
    #expect(stage.cell(column: 4).background == Color(rgb: 0xF2F2F7))
  }

  @Test(arguments: 1...5, TextField.BorderStyle.allCases)
  func `the cursor is visible in the narrowest field`(columns: Int, style: TextField.BorderStyle) {
    for text in ["", "a", "abcdefgh", "日本語"] {
      let field = TextField()
      field.borderStyle = style
      let stage = stage(field, text, columns: columns)
      for input in [KeyInput.end, .arrow(.left), .home] {
        stage.send(input)
        #expect(stage.attributes().contains("r"), "\(text) \(input)")
      }
    }
  }

  @Test func `a disabled text field is dim and ignores input`() {
    let field = TextField()
    field.isEnabled = false
    let stage = stage(field, "ab")
    #expect(stage.attributes() == "dd......")
    #expect(!stage.send(.text("x")))
    #expect(field.text == "ab")
  }

  @Test func `a text field can become and resign first responder`() {
    let first = TextField(frame: Rect(x: 0, y: 0, width: 4, height: 1))
    let second = TextField(frame: Rect(x: 4, y: 0, width: 4, height: 1))
    let stage = Stage(columns: 8, rows: 1, first, second)
    stage.turn { #expect(second.becomeFirstResponder()) }
    #expect(second.isEditing && !first.isEditing)
    stage.turn { #expect(second.resignFirstResponder()) }
    #expect(!second.isEditing && second.isFocused)
    stage.turn { #expect(!second.resignFirstResponder()) }
    first.isHidden = true
    stage.turn { #expect(!first.becomeFirstResponder()) }
  }

  @Test(arguments: [TextAlignment.leading, .center, .trailing], [false, true])
  func `a long text shows the same part as a short text with the same end`(
    alignment: TextAlignment, isSecure: Bool
  ) {
    let (long, short) = (TextField(), TextField())
    for field in [long, short] {
      field.textAlignment = alignment
      field.isSecureTextEntry = isSecure
    }
    // Without the one that scrolls, both have their cursor after the last letter of eight columns.
    let (one, other) = (
      stage(long, String(repeating: "日", count: 5_000) + "abcdefg"), stage(short, "abcdefg")
    )
    #expect(one.row == other.row)
    #expect(one.attributes() == other.attributes())
  }

  @Test func `a text of more than 1 MB is refused with a message`() {
    let field = TextField()
    let stage = stage(field, String(repeating: "x", count: 1 << 20))
    _ = stage.application.events.take()
    stage.send(.text("y"))
    #expect(field.text?.utf8.count == 1 << 20)
    let event = stage.application.events.take().first { $0.kind == .inputIgnored }
    #expect(event?.detail == "text: a text holds at most 1 MB")
    stage.send([.deleteBackward, .text("y")])
    #expect(field.text?.hasSuffix("xy") == true)
  }
}
