import Foundation
import Simulation
import Testing
import UIKitNames

/// Probes of positions and ranges of texts, of keys that fields handle themselves, and of the
/// rectangles of texts.
@Suite struct TextInputUseProbes {
  private final class CodeField: UITextField {
    let log = ProbeLog()
    override func deleteBackward() {
      log.add("delete '\(text ?? "")'")
      super.deleteBackward()
    }
    override func insertText(_ text: String) {
      log.add("insert '\(text)'")
      super.insertText(text)
    }
  }

  private final class Delegate: NSObject, UITextFieldDelegate {
    let log = ProbeLog()
    var allows = true
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      log.add("should \(range.location),\(range.length) '\(string)'")
      return allows
    }
  }

  private static func field(_ text: String) -> (ViewStage, CodeField) {
    let stage = ViewStage()
    let field = CodeField(frame: CGRect(x: 2, y: 2, width: 20, height: 1))
    field.text = text
    stage.add(field)
    stage.turn { field.becomeFirstResponder() }
    return (stage, field)
  }

  /// UIKeyInput `deleteBackward()`: "Delete a character from the displayed text." Fields for codes
  /// override it to move to the field before: the key calls it, also while the field is empty.
  @Test func `the Backspace key calls deleteBackward also in an empty field`() {
    let (stage, field) = Self.field("1")
    stage.screen.simulator.perform(.key(.deleteBackward))
    stage.screen.simulator.perform(.key(.deleteBackward))
    #expect(field.log.take() == ["delete '1'", "delete ''"] && field.text == "")
  }

  /// UITextFieldDelegate `textField(_:shouldChangeCharactersIn:replacementString:)`: false keeps the
  /// text, so no character is deleted.
  @Test func `a refused deletion deletes nothing`() {
    let (stage, field) = Self.field("12")
    let delegate = Delegate()
    delegate.allows = false
    stage.turn { field.delegate = delegate }
    stage.screen.simulator.perform(.key(.deleteBackward))
    #expect(delegate.log.take() == ["should 1,1 ''"] && field.text == "12")
  }

  /// UIKeyInput `insertText(_:)` inserts at the cursor and sends `editingChanged`; `hasText` tells
  /// whether there is a text.
  @Test func `insertText inserts at the cursor`() {
    let (stage, field) = Self.field("")
    let log = ProbeLog()
    field.addAction(UIAction { _ in log.add("changed \(field.text ?? "")") }, for: .editingChanged)
    #expect(!field.hasText)
    stage.turn {
      field.insertText("ab")
      field.insertText("c")
      field.deleteBackward()
    }
    #expect(field.text == "ab" && field.hasText)
    #expect(log.take() == ["changed ab", "changed abc", "changed ab"])
  }

  /// UITextInput: `position(from:offset:)` "should return nil if the computed text position is less
  /// than 0 or greater than the length of the backing string"; `offset(from:to:)` counts between
  /// positions; the usual code that puts the cursor after the third character.
  @Test func `positions count from the beginning of the document`() throws {
    let (stage, field) = Self.field("Hello")
    defer { withExtendedLifetime(stage) {} }
    let (start, end) = (field.beginningOfDocument, field.endOfDocument)
    #expect(field.offset(from: start, to: end) == 5 && field.offset(from: end, to: start) == -5)
    #expect(field.position(from: start, offset: -1) == nil)
    #expect(field.position(from: start, offset: 6) == nil)
    let third = try #require(field.position(from: start, offset: 3))
    let part = try #require(field.textRange(from: start, to: third))
    #expect(field.text(in: part) == "Hel" && !part.isEmpty)
    stage.turn { field.selectedTextRange = field.textRange(from: third, to: third) }
    let selected = try #require(field.selectedTextRange)
    #expect(selected.isEmpty && field.offset(from: start, to: selected.start) == 3)
    #expect(field.compare(start, to: third) == .orderedAscending)
    stage.screen.simulator.perform(.key(.text("p")))
    #expect(field.text == "Helplo")
  }

  /// UITextInput `selectedTextRange`: typing replaces the selected text; the delegate is asked with
  /// the range of the selection.
  @Test func `typing replaces the selection of a field`() throws {
    let (stage, field) = Self.field("one two")
    let delegate = Delegate()
    field.delegate = delegate
    stage.turn {
      field.selectedTextRange = field.textRange(
        from: field.beginningOfDocument, to: field.endOfDocument)
    }
    stage.screen.simulator.perform(.key(.text("x")))
    #expect(field.text == "x" && delegate.log.take() == ["should 0,7 'x'"])
  }

  /// UITextInput `replace(_:withText:)`: the text in the range is replaced, the cursor is after it.
  @Test func `a part of a text is replaced`() throws {
    let (stage, field) = Self.field("one two")
    let start = field.beginningOfDocument
    let third = try #require(field.position(from: start, offset: 3))
    let part = try #require(field.textRange(from: start, to: third))
    stage.turn { field.replace(part, withText: "three") }
    #expect(field.text == "three two")
    let selected = try #require(field.selectedTextRange)
    #expect(field.offset(from: start, to: selected.end) == 5)
  }

  /// UITextInput and UITextView `selectedRange`: two names of the selection, in UTF-16 units.
  @Test func `a text view has the same selection under both names`() throws {
    let stage = ViewStage()
    let view = UITextView(frame: CGRect(x: 2, y: 2, width: 20, height: 4))
    view.text = "a😀b"
    stage.add(view)
    stage.turn { view.becomeFirstResponder() }
    stage.turn { view.selectedRange = NSRange(location: 1, length: 2) }
    let selected = try #require(view.selectedTextRange)
    #expect(view.text(in: selected) == "😀")
    #expect(view.offset(from: view.beginningOfDocument, to: view.endOfDocument) == 4)
    stage.turn { view.insertText("-") }
    #expect(view.text == "a-b" && view.selectedRange == NSRange(location: 2, length: 0))
    stage.turn { view.deleteBackward() }
    #expect(view.text == "ab" && view.hasText)
  }

  /// UITextView `text` is an implicitly unwrapped string: nil empties the view.
  @Test func `a text view takes nil as an empty text`() {
    let view = UITextView()
    view.text = "text"
    view.text = nil
    #expect(view.text == "" && !view.hasText)
  }

  private static func column(in screen: Screen, _ text: String) -> Int? {
    screen.text.lazy.compactMap { line in
      line.range(of: text).map { line.distance(from: line.startIndex, to: $0.lowerBound) }
    }.first
  }

  private final class PaddedLabel: UILabel {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 1, right: 3)
    override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
    override func textRect(
      forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
    ) -> CGRect {
      let inner = super.textRect(
        forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
      return CGRect(
        x: bounds.minX, y: bounds.minY, width: inner.width + insets.left + insets.right,
        height: inner.height + insets.top + insets.bottom)
    }
  }

  /// UILabel `drawText(in:)` and `textRect(forBounds:limitedToNumberOfLines:)`: "Override this method
  /// in subclasses that require the label's bounding rectangle to change before performing any other
  /// computations": the size of a label with insets contains them.
  @Test func `a label with insets is larger and draws its text within them`() {
    let stage = ViewStage()
    let label = PaddedLabel()
    label.text = "Badge"
    #expect(label.intrinsicContentSize == CGSize(width: 10, height: 3))
    label.sizeToFit()
    #expect(label.frame.size == CGSize(width: 10, height: 3))
    label.frame.origin = CGPoint(x: 4, y: 5)
    stage.add(label)
    #expect(stage.screen.row(of: "Badge") == 6)
    #expect(Self.column(in: stage.screen, "Badge") == 6)
  }

  private final class PaddedField: UITextField {
    let insets = UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 1)
    override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: insets) }
    override func editingRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: insets) }
    override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
      bounds.inset(by: UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 0))
    }
  }

  /// UITextField `textRect(forBounds:)`, `editingRect(forBounds:)` and `placeholderRect(forBounds:)`
  /// return "the drawing rectangle for the text field's" text, editable text and placeholder.
  @Test func `a field draws its text and its placeholder in its own rectangles`() {
    let stage = ViewStage()
    let button = UIButton(type: .system)
    button.setTitle("First", for: .normal)
    button.frame = CGRect(x: 2, y: 0, width: 9, height: 1)
    let field = PaddedField(frame: CGRect(x: 2, y: 4, width: 20, height: 1))
    field.placeholder = "Name"
    stage.add(button)
    stage.add(field)
    #expect(Self.column(in: stage.screen, "Name") == 7)
    stage.turn { field.text = "Ada" }
    #expect(Self.column(in: stage.screen, "Ada") == 5)
    stage.turn { field.becomeFirstResponder() }
    #expect(Self.column(in: stage.screen, "Ada") == 5)
  }

  /// NSAttributedString `init(attachment:)` with an NSTextAttachment: a label shows the image within its
  /// text.
  @Test func `a label shows an attached image`() {
    let stage = ViewStage()
    let label = UILabel(frame: CGRect(x: 2, y: 2, width: 20, height: 1))
    let text = NSMutableAttributedString(string: "Rated ")
    let star = NSTextAttachment(image: UIImage(systemName: "star.fill")!)
    #expect(NSAttributedString(attachment: star).length == 1)
    text.append(NSAttributedString(attachment: star))
    text.append(NSAttributedString(string: " today"))
    label.attributedText = text
    stage.add(label)
    #expect(stage.screen.row(of: "Rated ★ today") == 2)
  }

  /// UILabel `textColor`: "If you are using styled text, assigning a new value to this property causes
  /// the color to be applied to the entirety of the string in the attributedText property."
  /// `attributedText` sets the style-related properties to those at location 0.
  @Test func `the colour of a label applies to the whole styled text`() {
    let label = UILabel()
    let text = NSMutableAttributedString(string: "red and blue")
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
    text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 8, length: 4))
    label.attributedText = text
    #expect(label.textColor == .red && label.text == "red and blue")
    label.textColor = .green
    for place in [0, 5, 9] {
      let color = label.attributedText?.attribute(.foregroundColor, at: place, effectiveRange: nil)
      #expect(color as? UIColor == .green)
    }
    label.text = "plain"
    #expect(label.attributedText?.string == "plain" && label.textColor == .green)
  }
}
