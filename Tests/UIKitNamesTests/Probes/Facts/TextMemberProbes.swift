import Foundation
import Testing
import UIKitNames

/// Probes of labels, fields, text views, attributed texts and fonts.
@Suite struct TextMemberProbes {
  final class Stage: ViewStage {
    func enter(_ text: String) {
      screen.simulator.perform(.key(.text(text)))
      screen.settle()
    }
  }

  /// UILabel `attributedText` is declared as a copy.
  @Test func `a label keeps a copy of an attributed text`() {
    let text = NSMutableAttributedString(string: "Before")
    let label = UILabel()
    label.attributedText = text
    text.replaceCharacters(in: NSRange(location: 0, length: 6), with: "After")
    #expect(text.string == "After")
    #expect(label.attributedText?.string == "Before" && label.text == "Before")
  }

  /// UILabel `attributedText`: the attributes are those that were set.
  @Test func `a label gives the attributes of its text back`() {
    let label = UILabel()
    let text = NSMutableAttributedString(string: "Red and plain")
    text.addAttribute(
      .foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
    label.attributedText = text
    let given = label.attributedText
    #expect(
      given?.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == UIColor.red)
    #expect(
      given?.attribute(.foregroundColor, at: 6, effectiveRange: nil) as? UIColor != UIColor.red)
  }

  /// UILabel `textColor` and `font` are resettable by nil (UILabel.h: `null_resettable`).
  @Test func `nil resets the colour and the font of a label`() {
    let (label, plain) = (UILabel(), UILabel())
    label.textColor = .red
    label.font = .boldSystemFont(ofSize: 30)
    label.textColor = nil
    label.font = nil
    #expect(label.textColor != nil && label.textColor == plain.textColor)
    #expect(label.font != nil && label.font == plain.font)
  }

  /// UITextField `isSecureTextEntry` hides what is typed on the screen; `text` is what was typed.
  @Test func `the text of a secure field is what was typed`() {
    let stage = Stage()
    defer { withExtendedLifetime(stage) {} }
    let field = UITextField(frame: CGRect(x: 2, y: 2, width: 20, height: 1))
    field.isSecureTextEntry = true
    stage.add(field)
    stage.turn { field.becomeFirstResponder() }
    stage.enter("pass")
    #expect(field.text == "pass" && stage.screen.row(of: "pass") == nil)
  }

  /// UITextField `placeholder` and `attributedPlaceholder` are one text.
  @Test func `the placeholders of a field agree`() {
    let field = UITextField(frame: .zero)
    #expect(field.placeholder == nil && field.attributedPlaceholder == nil)
    field.placeholder = "Name"
    #expect(field.attributedPlaceholder?.string == "Name")
    field.attributedPlaceholder = NSAttributedString(string: "Address")
    #expect(field.placeholder == "Address")
    field.placeholder = nil
    #expect(field.attributedPlaceholder == nil)
  }

  final class Reader: UIResponder, UITextFieldDelegate {
    let log = ProbeLog()
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      log.add("should \(textField.text ?? "nil") + \(string)")
      return true
    }
  }

  /// UITextFieldDelegate `textField(_:shouldChangeCharactersIn:replacementString:)` comes before the
  /// change: the field has the old text, and the new one in the action of `editingChanged`.
  @Test func `a field has the old text when it asks and the new one when it tells`() {
    let stage = Stage()
    let reader = Reader()
    defer { withExtendedLifetime((stage, reader)) {} }
    let field = UITextField(frame: CGRect(x: 2, y: 2, width: 20, height: 1))
    field.text = "a"
    field.delegate = reader
    let log = reader.log
    field.addAction(
      UIAction { log.add("changed \(($0.sender as? UITextField)?.text ?? "nil")") },
      for: .editingChanged)
    stage.add(field)
    stage.turn { field.becomeFirstResponder() }
    stage.enter("b")
    #expect(log.take() == ["should a + b", "changed ab"])
  }

  final class Closing: UIResponder, UITextViewDelegate {
    let log = ProbeLog()
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      guard text == "\n" else { return true }
      textView.resignFirstResponder()
      return false
    }
    func textViewDidEndEditing(_ textView: UITextView) { log.add("end \(textView.text ?? "nil")") }
  }

  /// The usual way to end the editing of a text view at Return: the delegate resigns and refuses.
  @Test func `a delegate ends the editing of a text view at a new line`() {
    let stage = Stage()
    let delegate = Closing()
    defer { withExtendedLifetime((stage, delegate)) {} }
    let view = UITextView(frame: CGRect(x: 2, y: 2, width: 20, height: 4))
    view.delegate = delegate
    stage.add(view)
    stage.turn { view.becomeFirstResponder() }
    stage.enter("hi")
    #expect(view.isFirstResponder)
    stage.enter("\n")
    #expect(delegate.log.take() == ["end hi"] && view.text == "hi" && !view.isFirstResponder)
  }

  final class Telling: UIResponder, UITextViewDelegate {
    let log = ProbeLog()
    func textViewDidChange(_ textView: UITextView) { log.add("change") }
  }

  /// UITextView `attributedText`: it sets `text` too; `textViewDidChange(_:)` is for the user's changes.
  @Test func `an attributed text set by code is the text and is not reported`() {
    let stage = Stage()
    let delegate = Telling()
    defer { withExtendedLifetime((stage, delegate)) {} }
    let view = UITextView(frame: CGRect(x: 2, y: 2, width: 20, height: 4))
    view.delegate = delegate
    stage.add(view)
    stage.turn { view.attributedText = NSAttributedString(string: "Set") }
    #expect(view.text == "Set" && view.attributedText?.string == "Set")
    #expect(delegate.log.take() == [] && stage.screen.row(of: "Set") != nil)
  }

  /// NSString `size(withAttributes:)`: lines are separated by new lines, and the widest one counts.
  @Test func `a text's size has all its lines and the widest`() {
    let one = "wide".size(withAttributes: nil)
    let two = "wide\na".size(withAttributes: nil)
    #expect(one.width > 0 && one.height > 0)
    #expect(two.width == one.width && two.height == 2 * one.height)
  }

  /// NSStringDrawingOptions `usesLineFragmentOrigin`: the text is laid out in lines of the width;
  /// without it in one line.
  @Test func `a text is measured in lines only with the option`() {
    let text = "one two three four"
    let whole = text.size(withAttributes: nil)
    let room = CGSize(width: whole.width * 0.6, height: whole.height * 100)
    let wrapped = text.boundingRect(
      with: room, options: .usesLineFragmentOrigin, attributes: nil, context: nil)
    #expect(wrapped.height == 2 * whole.height && wrapped.width <= room.width)
    let line = text.boundingRect(with: room, options: [], attributes: nil, context: nil)
    #expect(line.height == whole.height)
  }

  /// UIFont `withSize(_:)`: a font object that is the same as the receiver but which has the specified
  /// size.
  @Test func `a font of another size is as bold as before`() {
    let font = UIFont.boldSystemFont(ofSize: 12).withSize(30)
    #expect(font.pointSize == 30 && font.fontDescriptor.symbolicTraits.contains(.traitBold))
    #expect(!UIFont.systemFont(ofSize: 12).fontDescriptor.symbolicTraits.contains(.traitBold))
  }

  /// UIFont `init(descriptor:size:)`: If the value is 0.0, the font size in the font descriptor is
  /// used: the usual way to make a preferred font bold.
  @Test func `the size zero is that of the font descriptor`() {
    let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
    guard let bold = body.withSymbolicTraits(.traitBold) else {
      Issue.record("There is no bold descriptor")
      return
    }
    let font = UIFont(descriptor: bold, size: 0)
    #expect(font.pointSize == UIFont.preferredFont(forTextStyle: .body).pointSize)
    #expect(font.fontDescriptor.symbolicTraits.contains(.traitBold))
    #expect(UIFont(descriptor: bold, size: 40).pointSize == 40)
  }
}
