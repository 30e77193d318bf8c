import CellGraphics
import NavigationKit
import Testing

/// The order of `UITextFieldDelegate`'s methods and of the control events, as its page has them.
@Suite struct TextFieldDelegateTests {
  private final class Recorder: TextFieldEditingDelegate {
    var log: [String] = []
    var refused: Set<String> = []

    private func ask(_ name: String) -> Bool {
      log.append(name)
      return !refused.contains(name)
    }

    func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { ask("should begin") }
    func textFieldDidBeginEditing(_ textField: TextField) { log.append("did begin") }
    func textFieldShouldEndEditing(_ textField: TextField) -> Bool { ask("should end") }
    func textFieldDidEndEditing(_ textField: TextField) { log.append("did end") }
    func textField(
      _ textField: TextField, shouldReplace range: Range<Int>, with replacement: String
    ) -> Bool { ask("\(range.lowerBound)-\(range.upperBound) '\(replacement)'") }
    func textFieldDidChangeSelection(_ textField: TextField) {}
    func textFieldShouldClear(_ textField: TextField) -> Bool { true }
    func textFieldShouldReturn(_ textField: TextField) -> Bool { ask("should return") }
  }

  private func field(_ recorder: Recorder) -> TextField {
    let field = TextField()
    field.editingDelegate = recorder
    for (event, name) in [
      (Control.Event.editingDidBegin, "event begin"), (.editingDidEnd, "event end"),
      (.editingDidEndOnExit, "event exit"),
    ] {
      field.addAction(for: event) { _ in recorder.log.append(name) }
    }
    return field
  }

  @Test func `the delegate is called when editing begins, at each change, and when editing ends`() {
    let recorder = Recorder()
    let field = field(recorder)
    let stage = Stage(columns: 10, rows: 1, filledWith: field)
    stage.send(.text("a"))
    #expect(recorder.log == ["should begin", "did begin", "event begin", "0-0 'a'"])
    recorder.log = []
    stage.tap()
    #expect(
      recorder.log == ["should return", "should end", "did end", "event end", "event exit"])
    #expect(!field.isEditing && field.text == "a")
  }

  @Test func `a refused change leaves the text as it is`() {
    let recorder = Recorder()
    let field = field(recorder)
    let stage = Stage(columns: 10, rows: 1, filledWith: field)
    recorder.refused = ["0-0 'x'", "1-2 ''"]
    stage.send([.text("x"), .text("a"), .text("b"), .deleteBackward])
    #expect(field.text == "ab")
  }

  @Test func `ranges count UTF-16 units`() {
    let recorder = Recorder()
    let field = field(recorder)
    field.text = "a😀"
    let stage = Stage(columns: 10, rows: 1, filledWith: field)
    stage.send(.deleteBackward)
    #expect(recorder.log.last == "1-3 ''" && field.text == "a")
  }

  @Test func `a delegate can refuse the beginning of editing, its end, and the Return key`() {
    let recorder = Recorder()
    let field = field(recorder)
    let stage = Stage(columns: 10, rows: 1, filledWith: field)
    recorder.refused = ["should begin"]
    stage.send(.text("a"))
    #expect(!field.isEditing && field.text == "")
    recorder.refused = ["should return"]
    stage.send(.text("a"))
    stage.tap()
    #expect(field.isEditing)
    recorder.refused = ["should end"]
    stage.turn { #expect(!field.resignFirstResponder()) }
    #expect(field.isEditing)
  }

  @Test func `endEditing ends the input in a view, by force also against the delegate`() {
    let recorder = Recorder()
    let field = field(recorder)
    let stage = Stage(columns: 10, rows: 1, filledWith: field)
    #expect(stage.window.endEditing(false))
    stage.send(.text("a"))
    recorder.refused = ["should end"]
    stage.turn { #expect(!stage.window.endEditing(false)) }
    #expect(field.isEditing)
    stage.turn { #expect(stage.window.endEditing(true)) }
    #expect(!field.isEditing && recorder.log.suffix(2) == ["did end", "event end"])
  }

  @Test func `the input of another field ends the first one`() {
    let recorder = Recorder()
    let (first, second) = (field(recorder), TextField())
    first.frame = Rect(x: 0, y: 0, width: 10, height: 1)
    second.frame = Rect(x: 0, y: 1, width: 10, height: 1)
    let stage = Stage(columns: 10, rows: 2, first, second)
    stage.send(.text("a"))
    recorder.log = []
    stage.turn { _ = second.becomeFirstResponder() }
    #expect(recorder.log == ["should end", "did end", "event end"])
    #expect(second.isEditing && !first.isEditing)
  }
}
