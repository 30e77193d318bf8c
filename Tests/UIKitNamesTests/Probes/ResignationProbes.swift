import NavigationKit
import Testing
import UIKitNames

/// Probes of the way in which a first responder gives way to another, and to a dismissal.
@Suite struct ResignationProbes {
  private final class Field: UITextField {
    var allows = true
    var log: ProbeLog?
    var name = ""

    @discardableResult
    override func becomeFirstResponder() -> Bool {
      log?.add("\(name) become")
      return super.becomeFirstResponder()
    }

    override func resignFirstResponder() -> Bool {
      log?.add("\(name) resign")
      return allows && super.resignFirstResponder()
    }
  }

  private final class Delegate: UITextFieldDelegate {
    let log: ProbeLog
    var other: UITextField?
    init(_ log: ProbeLog) { self.log = log }
    func textFieldDidBeginEditing(_ textField: UITextField) { log.add("begin") }
    func textFieldDidEndEditing(_ textField: UITextField) {
      log.add("end \(textField.isFirstResponder) \(other?.isFirstResponder == true)")
    }
    func textFieldDidChangeSelection(_ textField: UITextField) { log.add("selection") }
  }

  private let log = ProbeLog()

  private func fields() -> (Screen, Field, Field) {
    let root = UIViewController()
    let screen = Screen(root: root)
    let (one, two) = (Field(), Field())
    for (index, field) in [one, two].enumerated() {
      field.frame = CGRect(x: 2, y: 2 + 2 * index, width: 12, height: 1)
      (field.name, field.log) = (index == 0 ? "one" : "two", log)
    }
    screen.turn {
      root.view.addSubview(one)
      root.view.addSubview(two)
    }
    screen.settle()
    return (screen, one, two)
  }

  /// UIResponder `becomeFirstResponder()`: "UIKit asks the current first responder to resign", by
  /// `resignFirstResponder()`, which "you can override".
  @Test func `a new first responder makes the old one resign`() {
    let (screen, one, two) = fields()
    screen.turn { #expect(one.becomeFirstResponder()) }
    _ = log.take()
    screen.turn { #expect(two.becomeFirstResponder()) }
    #expect(log.take() == ["two become", "one resign"])
    #expect(!one.isFirstResponder && two.isFirstResponder)
  }

  /// UIResponder `resignFirstResponder()`: false keeps the first responder, and another one "does not
  /// become first responder" then.
  @Test func `a first responder that does not resign stays`() {
    let (screen, one, two) = fields()
    screen.turn { #expect(one.becomeFirstResponder()) }
    one.allows = false
    screen.turn { #expect(!two.becomeFirstResponder()) }
    #expect(one.isFirstResponder && !two.isFirstResponder)
  }

  /// UIResponder: the old first responder resigns before the new one has the status.
  @Test func `the old field's editing ends before the new field is first responder`() {
    let (screen, one, two) = fields()
    let delegate = Delegate(log)
    delegate.other = two
    one.delegate = delegate
    screen.turn { one.becomeFirstResponder() }
    _ = log.take()
    screen.turn { two.becomeFirstResponder() }
    #expect(log.take().filter { $0.hasPrefix("end") } == ["end false false"])
  }

  /// UITextFieldDelegate `textFieldDidChangeSelection(_:)`: "tells the delegate when the text selection
  /// changes"; a cursor that stays does not change it.
  @Test func `a cursor at the end of the text does not change the selection`() {
    let (screen, one, _) = fields()
    let delegate = Delegate(log)
    one.text = "ab"
    one.delegate = delegate
    screen.turn { one.becomeFirstResponder() }
    _ = log.take()
    screen.simulator.perform(.key(.arrow(.right)))
    #expect(log.take() == [])
    screen.simulator.perform(.key(.arrow(.left)))
    #expect(log.take() == ["selection"])
  }

  private final class Form: ProbeController {
    let field = UITextField(frame: CGRect(x: 2, y: 2, width: 12, height: 1))
    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(field)
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      add(field.isFirstResponder ? "first" : "not first")
    }
  }

  /// UIViewController `viewWillDisappear(_:)`: the keyboard of a dismissed controller leaves with it, so
  /// its editing has ended when it begins to disappear.
  @Test(arguments: [true, false])
  func `editing in a dismissed controller ends before it disappears`(animated: Bool) {
    let root = UIViewController()
    let screen = Screen(root: root)
    screen.settle()
    let (form, delegate) = (Form("F", log), Delegate(log))
    form.field.delegate = delegate
    screen.turn { root.present(form, animated: false) }
    screen.settle()
    screen.turn { form.field.becomeFirstResponder() }
    _ = log.take()
    screen.turn { root.dismiss(animated: animated) }
    screen.settle()
    #expect(
      log.take() == ["end false false", "F willDisappear", "F didDisappear", "F not first"])
  }
}
