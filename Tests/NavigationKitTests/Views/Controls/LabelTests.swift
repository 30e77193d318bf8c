import CellGraphics
import NavigationKit
import Testing

@Suite struct LabelTests {
  private func label(_ text: String, lines: Int = 0, _ mode: LineBreakMode = .byTruncatingTail)
    -> Label
  {
    let label = Label()
    label.text = text
    label.numberOfLines = lines
    label.lineBreakMode = mode
    return label
  }

  @Test func `lines are vertically centred with the odd row below`() {
    let stage = Stage(columns: 6, rows: 5, filledWith: label("one two"))
    #expect(stage.picture == "|      |\n|one   |\n|two   |\n|      |\n|      |")
  }

  @Test func `every line is aligned separately`() {
    let label = label("one\nfour\n\nx")
    label.textAlignment = .trailing
    let stage = Stage(columns: 5, rows: 4, filledWith: label)
    #expect(stage.picture == "|  one|\n| four|\n|     |\n|    x|")
  }

  @Test(
    arguments: [
      (.byTruncatingTail, "one …"), (.byTruncatingHead, "…hree"), (.byTruncatingMiddle, "on…ee"),
      (.byClipping, "one t"), (.byWordWrapping, "one"), (.byCharWrapping, "one t"),
    ] as [(LineBreakMode, String)])
  func `a single long line is truncated as lineBreakMode says`(mode: LineBreakMode, row: String) {
    let stage = Stage(columns: 5, rows: 1, filledWith: label("one two three", lines: 1, mode))
    #expect(stage.row.trimmed == row)
  }

  @Test(
    arguments: [
      (.byTruncatingTail, "two t…"), (.byTruncatingHead, "…three"), (.byTruncatingMiddle, "two…ee"),
      (.byClipping, "two th"), (.byWordWrapping, "two"),
    ] as [(LineBreakMode, String)])
  func `only the last allowed line is truncated and contains the remaining text`(
    mode: LineBreakMode, row: String
  ) {
    let stage = Stage(columns: 6, rows: 3, filledWith: label("one two three", lines: 2, mode))
    #expect(
      stage.picture.split(separator: "\n").map { String($0).trimmed } == [
        "|one   |", "|\(row.padded(6))|", "|      |",
      ])
  }

  @Test func `lines can break at any character if lineBreakMode says so`() {
    let stage = Stage(columns: 4, rows: 2, filledWith: label("one two", .byCharWrapping))
    #expect(stage.picture == "|one |\n|two |")
    let narrow = Stage(columns: 3, rows: 3, filledWith: label("a界bc", .byCharWrapping))
    #expect(narrow.picture == "|a界|\n|bc |\n|   |")
  }

  @Test func `a label shows the lines that fit, the last with an ellipsis`() {
    let stage = Stage(columns: 5, rows: 2, filledWith: label("one\ntwo\nsix"))
    #expect(stage.picture == "|one  |\n|two… |")
  }

  @Test func `a truncated wide character leaves a blank cell`() {
    let head = Stage(columns: 4, rows: 1, filledWith: label("日本語", lines: 1, .byTruncatingHead))
    #expect(head.row == "…語 ")
    let tail = Stage(columns: 4, rows: 1, filledWith: label("日本語", lines: 1, .byClipping))
    #expect(tail.row == "日本")
  }

  @Test func `a word longer than the line is broken and continues on the next line`() {
    let stage = Stage(
      columns: 3, rows: 2, filledWith: label("abcdefgh", lines: 2, .byTruncatingTail))
    #expect(stage.picture == "|abc|\n|de…|")
  }

  @Test(
    arguments: [
      // A mark goes with its letter and takes no column.
      ("e\u{301}e\u{301}e\u{301}e\u{301}", 3, .byTruncatingTail, "e\u{301}e\u{301}…"),
      ("e\u{301}e\u{301}e\u{301}e\u{301}", 3, .byTruncatingHead, "…e\u{301}e\u{301}"),
      ("e\u{301}bcde\u{301}", 3, .byTruncatingMiddle, "e\u{301}…e\u{301}"),
      // Two emoji and the ellipsis are five columns.
      ("🎉🎉🎉", 5, .byTruncatingTail, "🎉🎉…"),
      ("🎉🎉🎉", 5, .byTruncatingHead, "…🎉🎉"),
      // Letters from right to left stay in the order they are read in.
      ("שלום עולם", 6, .byTruncatingTail, "שלום …"),
      ("مرحبا", 4, .byTruncatingTail, "مرح…"),
    ] as [(String, Int, LineBreakMode, String)])
  func `truncated text in any script fits its width`(
    text: String, columns: Int, mode: LineBreakMode, row: String
  ) {
    let stage = Stage(columns: columns, rows: 1, filledWith: label(text, lines: 1, mode))
    #expect(stage.row == row)
  }

  @Test(
    arguments: [
      ("שלום עולם", 5, "|שלום |\n|עולם |"), ("日本 ab語", 4, "|日本|\n|ab語|"),
      ("日本語、", 6, "|日本語|\n|、    |"), ("🎉 🎉🎉", 4, "|🎉  |\n|🎉🎉|"),
    ] as [(String, Int, String)])
  func `text in any script wraps at words`(text: String, columns: Int, picture: String) {
    #expect(Stage(columns: columns, rows: 2, filledWith: label(text)).picture == picture)
  }

  @Test(arguments: [
    ("", 0, 10, 0, 0), ("one two", 0, 100, 7, 1), ("one two", 0, 4, 3, 2), ("one two", 1, 4, 4, 1),
    ("one\ntwo six", 0, 100, 7, 2), ("日本", 0, 0, 4, 1), ("a b c", 2, 1, 1, 2),
  ])
  func `a label's size is the size of its lines`(
    text: String, lines: Int, columns: Int, width: Int, height: Int
  ) {
    let size = label(text, lines: lines).sizeThatFits(Size(width: Double(columns), height: 0))
    #expect(size == Size(width: Double(width), height: Double(height)))
  }

  @Test func `sizeToFit uses the intrinsic size of a text that cannot wrap`() {
    let label = label("Name", lines: 1)
    label.frame = Rect(x: 2, y: 3, width: 20, height: 5)
    label.sizeToFit()
    #expect(label.frame == Rect(x: 2, y: 3, width: 4, height: 1))
    #expect(label.intrinsicContentSize == Size(width: 4, height: 1))
  }

  @Test func `a disabled label is dim`() {
    let label = label("ab", lines: 1)
    label.isEnabled = false
    #expect(Stage(columns: 3, rows: 1, filledWith: label).attributes() == "dd.")
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }

  fileprivate func padded(_ count: Int) -> String {
    self + String(repeating: " ", count: count - self.count)
  }
}
