import NavigationKit
import Simulation
import Testing
import UIKitNames

/// Probes of first responders and of the order in which fields ask their delegates.
@Suite struct ResponderOrderProbes {
  /// A view that can be first responder.
  private final class Input: UIView {
    var mayResign = true
    var becomes = 0

    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { mayResign }
    @discardableResult
    override func becomeFirstResponder() -> Bool {
      becomes += 1
      return super.becomeFirstResponder()
    }
  }

  private final class Delegate: UITextFieldDelegate {
    let log: ProbeLog
    var refused: Set<String> = []

    init(_ log: ProbeLog) { self.log = log }

    private func ask(_ field: UITextField, _ question: String) -> Bool {
      log.add("\(field.tag) \(question)")
      return !refused.contains("\(field.tag) \(question)")
    }
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      ask(textField, "shouldBegin")
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { log.add("\(textField.tag) didBegin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask(textField, "shouldEnd") }
    func textFieldDidEndEditing(_ textField: UITextField) { log.add("\(textField.tag) didEnd") }
    func textFieldShouldClear(_ textField: UITextField) -> Bool { ask(textField, "shouldClear") }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      ask(textField, "change \(range.location),\(range.length) '\(string)'")
    }
  }

  private let log: ProbeLog
  private let delegate: Delegate

  init() {
    log = ProbeLog()
    delegate = Delegate(log)
  }

  private func make() -> (Screen, [UITextField], Delegate) {
    let root = UIViewController()
    let screen = Screen(root: root)
    let fields = (1...2).map { number in
      let field = UITextField(frame: CGRect(x: 2, y: CGFloat(number * 2), width: 12, height: 1))
      field.tag = number
      field.delegate = delegate
      return field
    }
    screen.turn { for field in fields { root.view.addSubview(field) } }
    screen.settle()
    return (screen, fields, delegate)
  }

  /// UITextFieldDelegate; public logs of two fields: the next field is asked before the former ends.
  @Test func `the next field is asked first, then the former ends, then the next begins`() {
    let (screen, fields, _) = make()
    screen.turn { fields[0].becomeFirstResponder() }
    _ = log.take()
    screen.turn { fields[1].becomeFirstResponder() }
    #expect(log.take() == ["2 shouldBegin", "1 shouldEnd", "1 didEnd", "2 didBegin"])
  }

  /// UIResponder: `becomeFirstResponder()`, false if the current responder refuses to resign.
  @Test func `a field that may not end refuses the next one`() {
    let (screen, fields, delegate) = make()
    screen.turn { fields[0].becomeFirstResponder() }
    delegate.refused = ["1 shouldEnd"]
    var became = true
    screen.turn { became = fields[1].becomeFirstResponder() }
    #expect(!became && fields[0].isFirstResponder && !fields[1].isFirstResponder)
    #expect(fields[0].isEditing && !fields[1].isEditing)
  }

  /// UITextFieldDelegate: a field that may not begin leaves the former one as it is.
  @Test func `a field that may not begin leaves the former first responder`() {
    let (screen, fields, delegate) = make()
    screen.turn { fields[0].becomeFirstResponder() }
    delegate.refused = ["2 shouldBegin"]
    _ = log.take()
    screen.turn { fields[1].becomeFirstResponder() }
    #expect(fields[0].isFirstResponder && log.take() == ["2 shouldBegin"])
  }

  /// UITextFieldDelegate: `shouldChangeCharactersIn`, the range and text of each change.
  @Test func `typing asks with the range and the text`() {
    let (screen, fields, _) = make()
    screen.turn {
      fields[0].text = "x"
      fields[0].becomeFirstResponder()
    }
    _ = log.take()
    screen.simulator.perform(.key(.text("a")))
    #expect(log.take() == ["1 change 1,0 'a'"] && fields[0].text == "xa")
    screen.simulator.perform(.key(.deleteBackward))
    #expect(log.take() == ["1 change 1,1 ''"] && fields[0].text == "x")
  }

  /// UITextFieldDelegate: `shouldChangeCharactersIn`, false keeps the old text.
  @Test func `a refused change keeps the text and sends no editingChanged`() {
    let (screen, fields, delegate) = make()
    var changes = 0
    fields[0].addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    screen.turn { fields[0].becomeFirstResponder() }
    delegate.refused = ["1 change 0,0 'a'"]
    screen.simulator.perform(.key(.text("a")))
    #expect(fields[0].text == "" && changes == 0)
  }

  /// UITextField: `clearsOnBeginEditing`, the previous text is removed.
  @Test func `a field that clears on begin editing is empty when it begins`() {
    let (screen, fields, _) = make()
    #expect(!fields[0].clearsOnBeginEditing)
    screen.turn {
      fields[0].text = "old"
      fields[0].clearsOnBeginEditing = true
      fields[0].becomeFirstResponder()
    }
    #expect(fields[0].text == "")
  }

  /// UITextField: `clearsOnBeginEditing`, the delegate can prevent it with textFieldShouldClear.
  @Test func `the delegate keeps the text of a field that clears on begin editing`() {
    let (screen, fields, delegate) = make()
    delegate.refused = ["1 shouldClear"]
    screen.turn {
      fields[0].text = "old"
      fields[0].clearsOnBeginEditing = true
      fields[0].becomeFirstResponder()
    }
    #expect(fields[0].text == "old" && log.take().contains("1 shouldClear"))
  }

  /// UITextFieldDelegate: `textFieldDidEndEditing(_:reason:)` is called instead of the other.
  @Test func `the form with a reason is called instead of the one without`() {
    final class Reasons: UITextFieldDelegate {
      var calls: [String] = []
      func textFieldDidEndEditing(_ textField: UITextField) { calls.append("plain") }
      func textFieldDidEndEditing(
        _ textField: UITextField, reason: UITextField.DidEndEditingReason
      ) { calls.append(reason == .committed ? "committed" : "other") }
    }
    let (screen, fields, _) = make()
    let reasons = Reasons()
    fields[0].delegate = reasons
    screen.turn { fields[0].becomeFirstResponder() }
    screen.turn { fields[0].resignFirstResponder() }
    #expect(reasons.calls == ["committed"])
  }

  /// UIView: `endEditing(_:)`, true forces the first responder to resign.
  @Test(arguments: [false, true])
  func `forcing ends the editing of a field that refuses`(force: Bool) {
    let (screen, fields, delegate) = make()
    screen.turn { fields[0].becomeFirstResponder() }
    delegate.refused = ["1 shouldEnd"]
    screen.turn { fields[0].superview?.endEditing(force) }
    #expect(fields[0].isFirstResponder == !force)
  }

  /// UIView: `removeFromSuperview()` "removes the view from the responder chain".
  @Test func `a removed field is no longer the first responder`() {
    let (screen, fields, _) = make()
    screen.turn { fields[0].becomeFirstResponder() }
    #expect(fields[0].isFirstResponder)
    screen.turn { fields[0].removeFromSuperview() }
    #expect(!fields[0].isFirstResponder)
  }

  /// UIControl: a disabled field does not begin editing on a tap.
  @Test func `a disabled field does not begin editing`() {
    let (screen, fields, _) = make()
    screen.turn { fields[0].isEnabled = false }
    screen.click(4, 2)
    #expect(!fields[0].isFirstResponder && log.take() == [])
  }

  /// UITextField: a tap makes the field first responder.
  @Test func `a tapped field begins editing`() {
    let (screen, fields, _) = make()
    screen.click(4, 4)
    #expect(fields[1].isFirstResponder && log.take() == ["2 shouldBegin", "2 didBegin"])
  }

  /// UIResponder: `canResignFirstResponder` is true by default, `isFirstResponder` false.
  @Test func `a responder may resign by default`() {
    let view = UIView()
    #expect(view.canResignFirstResponder && !view.isFirstResponder)
    #expect(!view.canBecomeFirstResponder && !view.becomeFirstResponder())
  }

  /// UIResponder: one first responder; the former one is asked to resign.
  @Test func `a view becomes first responder and the former one resigns`() {
    let root = UIViewController()
    let screen = Screen(root: root)
    let first = Input()
    let second = Input()
    screen.turn {
      root.view.addSubview(first)
      root.view.addSubview(second)
    }
    screen.settle()
    screen.turn { first.becomeFirstResponder() }
    #expect(first.isFirstResponder)
    screen.turn { second.becomeFirstResponder() }
    #expect(!first.isFirstResponder && second.isFirstResponder && first.becomes == 1)
  }

  /// UIResponder: `canResignFirstResponder`, false keeps the first responder.
  @Test func `a view that may not resign stays the first responder`() {
    let root = UIViewController()
    let screen = Screen(root: root)
    let first = Input()
    first.mayResign = false
    let second = Input()
    screen.turn {
      root.view.addSubview(first)
      root.view.addSubview(second)
    }
    screen.turn { first.becomeFirstResponder() }
    var became = true
    screen.turn { became = second.becomeFirstResponder() }
    #expect(!became && first.isFirstResponder)
  }

  /// UIResponder: `becomeFirstResponder()` of the first responder returns true.
  @Test func `becoming first responder twice asks once`() {
    let (screen, fields, _) = make()
    screen.turn { fields[0].becomeFirstResponder() }
    _ = log.take()
    var became = false
    screen.turn { became = fields[0].becomeFirstResponder() }
    #expect(became && log.take() == [])
  }
}
