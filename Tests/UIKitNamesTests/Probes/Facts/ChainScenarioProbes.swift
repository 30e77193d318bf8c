import Testing
import UIKitNames

/// Probes of responders: the chain, the first responder, and touches that no view handles.
@Suite struct ChainScenarioProbes {
  /// A controller that logs touches which its views do not handle.
  final class Catcher: UIViewController {
    let log = ProbeLog()
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.add("controller began \(touches.first?.view === view)")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.add("controller ended")
    }
  }

  /// A view that logs its touches, and passes them on or not.
  final class Layered: UIView {
    let log: ProbeLog
    var passes = true
    init(_ log: ProbeLog, frame: CGRect) {
      self.log = log
      super.init(frame: frame)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.add("view began")
      if passes { super.touchesBegan(touches, with: event) }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.add("view ended")
      if passes { super.touchesEnded(touches, with: event) }
    }
  }

  /// A view that can have the keyboard.
  final class Typing: UIView {
    override var canBecomeFirstResponder: Bool { true }
  }

  /// A delegate of text fields that logs the editing, and can refuse its beginning or its end.
  final class Editor: UITextFieldDelegate {
    let log = ProbeLog()
    var begins = true
    var ends = true
    var next: UITextField?
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      log.add("shouldBegin \(textField.tag)")
      return begins
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { log.add("begin \(textField.tag)") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      log.add("shouldEnd \(textField.tag)")
      return ends
    }
    func textFieldDidEndEditing(_ textField: UITextField) { log.add("end \(textField.tag)") }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      log.add("return \(textField.tag)")
      if let next, next !== textField {
        next.becomeFirstResponder()
      } else {
        textField.resignFirstResponder()
      }
      return false
    }
  }

  private static func fields(_ editor: Editor) -> (ViewStage, UITextField, UITextField) {
    let stage = ViewStage()
    let first = UITextField(frame: CGRect(x: 0, y: 0, width: 12, height: 1))
    let second = UITextField(frame: CGRect(x: 0, y: 2, width: 12, height: 1))
    first.tag = 1
    second.tag = 2
    first.delegate = editor
    second.delegate = editor
    stage.add(first)
    stage.add(second)
    return (stage, first, second)
  }

  /// UIResponder `next` without a superview or controller is nil; a root view's next is its
  /// controller.
  @Test func `a view on its own has no next responder`() {
    let (view, controller) = (UIView(), UIViewController())
    #expect(view.next == nil)
    let inner = UIView()
    view.addSubview(inner)
    #expect(inner.next === view)
    controller.view = view
    #expect(view.next === controller && controller.next == nil)
    inner.removeFromSuperview()
    #expect(inner.next == nil)
  }

  /// The usual search for the controller of a view along `next`.
  @Test func `a view finds its controller along the chain`() {
    let (parent, child) = (UIViewController(), UIViewController())
    let screen = Screen(root: parent)
    screen.settle()
    let label = UILabel()
    screen.turn {
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      child.view.addSubview(label)
    }
    func controller(of view: UIView) -> UIViewController? {
      var responder: UIResponder? = view
      while let current = responder {
        if let controller = current as? UIViewController { return controller }
        responder = current.next
      }
      return nil
    }
    #expect(controller(of: label) === child && controller(of: parent.view) === parent)
    #expect(child.next === parent.view)
    screen.turn { label.removeFromSuperview() }
    #expect(controller(of: label) == nil)
  }

  /// UIResponder `touchesBegan(_:with:)`: a view that calls super passes the touch up to its
  /// controller, and one that does not keeps it.
  @Test(arguments: [true, false])
  func `a touch goes up the chain only through super`(passes: Bool) {
    let catcher = Catcher()
    let screen = Screen(root: catcher)
    screen.settle()
    let view = Layered(catcher.log, frame: CGRect(x: 0, y: 0, width: 10, height: 5))
    view.passes = passes
    screen.turn { catcher.view.addSubview(view) }
    screen.settle()
    screen.click(2, 2)
    screen.settle()
    #expect(
      catcher.log.take()
        == (passes
          ? ["view began", "controller began false", "view ended", "controller ended"]
          : ["view began", "view ended"]))
    screen.click(14, 8)
    screen.settle()
    #expect(catcher.log.take() == ["controller began true", "controller ended"])
  }

  /// UIResponder `canBecomeFirstResponder` is false for a plain view; a view that returns true can
  /// have the keyboard while it is in a window.
  @Test func `only a view that can becomes first responder`() {
    let stage = ViewStage()
    let (plain, typing) = (UIView(), Typing())
    typing.frame = CGRect(x: 0, y: 0, width: 5, height: 2)
    stage.add(plain)
    stage.add(typing)
    var answers: [Bool] = []
    stage.turn { answers = [plain.becomeFirstResponder(), typing.becomeFirstResponder()] }
    #expect(answers == [false, true])
    #expect(!plain.isFirstResponder && typing.isFirstResponder)
    stage.turn { answers = [typing.resignFirstResponder()] }
    #expect(answers == [true] && !typing.isFirstResponder)
  }

  /// UITextField: one that is in no window, or is disabled, cannot have the keyboard.
  @Test func `a field that is away or disabled gets no keyboard`() {
    let editor = Editor()
    let (stage, first, second) = Self.fields(editor)
    let outside = UITextField(frame: CGRect(x: 0, y: 0, width: 5, height: 1))
    var answers: [Bool] = []
    stage.turn {
      first.isEnabled = false
      answers = [
        outside.becomeFirstResponder(), first.becomeFirstResponder(), second.becomeFirstResponder(),
      ]
    }
    #expect(answers == [false, false, true])
    #expect(!outside.isFirstResponder && !first.isFirstResponder && second.isFirstResponder)
  }

  /// UITextFieldDelegate: when another field becomes first responder, the first one ends before the
  /// other begins.
  @Test func `one field ends before the other begins`() {
    let editor = Editor()
    let (stage, first, second) = Self.fields(editor)
    stage.turn { first.becomeFirstResponder() }
    #expect(editor.log.take() == ["shouldBegin 1", "begin 1"])
    stage.turn { second.becomeFirstResponder() }
    let calls = editor.log.take()
    #expect(
      calls.filter { !$0.hasPrefix("should") } == ["end 1", "begin 2"])
    #expect(calls.contains("shouldEnd 1") && calls.contains("shouldBegin 2"))
    #expect(!first.isFirstResponder && second.isFirstResponder)
    #expect(!first.isEditing && second.isEditing)
  }

  /// UITextFieldDelegate `textFieldShouldBeginEditing(_:)`: false keeps the field from editing.
  @Test func `a field that may not begin does not become first responder`() {
    let editor = Editor()
    editor.begins = false
    let (stage, first, _) = Self.fields(editor)
    var answer = true
    stage.turn { answer = first.becomeFirstResponder() }
    #expect(!answer && !first.isFirstResponder && editor.log.take() == ["shouldBegin 1"])
  }

  /// UITextFieldDelegate `textFieldShouldEndEditing(_:)` and UIView `endEditing(_:)`: the delegate
  /// keeps the field, against another field too, until it is forced.
  @Test func `a field that may not end is ended by force`() {
    let editor = Editor()
    let (stage, first, second) = Self.fields(editor)
    stage.turn { first.becomeFirstResponder() }
    editor.ends = false
    var answers: [Bool] = []
    stage.turn {
      answers = [second.becomeFirstResponder(), stage.root.view.endEditing(false)]
    }
    #expect(answers == [false, false] && first.isFirstResponder && !second.isFirstResponder)
    _ = editor.log.take()
    stage.turn { answers = [stage.root.view.endEditing(true)] }
    #expect(answers == [true] && !first.isFirstResponder)
    #expect(editor.log.take().last == "end 1")
  }

  /// UIView: a first responder that leaves its superview is no longer first responder.
  @Test func `a removed field gives the keyboard back`() {
    let editor = Editor()
    let (stage, first, _) = Self.fields(editor)
    stage.turn { first.becomeFirstResponder() }
    #expect(first.isFirstResponder)
    stage.turn { first.removeFromSuperview() }
    #expect(!first.isFirstResponder && !first.isEditing)
    #expect(editor.log.take().contains("end 1"))
  }

  /// UITextFieldDelegate `textFieldShouldReturn(_:)`: the usual form of two fields, in which Return
  /// goes to the next one and then puts the keyboard away.
  @Test func `Return goes through a form`() {
    let editor = Editor()
    let (stage, first, second) = Self.fields(editor)
    editor.next = second
    stage.turn { first.becomeFirstResponder() }
    stage.screen.simulator.perform(.key(.text("Ada")))
    stage.screen.tap()
    stage.screen.settle()
    #expect(second.isFirstResponder && first.text == "Ada")
    stage.screen.simulator.perform(.key(.text("Byron")))
    stage.screen.tap()
    stage.screen.settle()
    #expect(!second.isFirstResponder && second.text == "Byron")
    #expect(editor.log.take().filter { $0.hasPrefix("return") } == ["return 1", "return 2"])
  }

  /// UIView and UITextField: a field that leaves the window with its popped form is no longer first
  /// responder, and its delegate hears of the end; the text stays.
  @Test func `a popped form ends its input`() {
    let list = UIViewController()
    let form = UIViewController()
    let editor = Editor()
    let stack = UINavigationController(rootViewController: list)
    let screen = Screen(root: stack)
    screen.settle()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 12, height: 1))
    field.tag = 1
    field.delegate = editor
    screen.turn { stack.pushViewController(form, animated: true) }
    screen.settle()
    screen.turn {
      form.view.addSubview(field)
      field.becomeFirstResponder()
    }
    screen.settle()
    screen.simulator.perform(.key(.text("Draft")))
    screen.turn { _ = stack.popViewController(animated: true) }
    screen.settle()
    #expect(!field.isFirstResponder && field.text == "Draft")
    #expect(editor.log.take().last == "end 1")
  }
}
