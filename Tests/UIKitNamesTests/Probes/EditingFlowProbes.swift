import NavigationKit
import Simulation
import Testing
import UIKitNames

/// Probes of first responders while controllers and views come and go.
@Suite struct EditingFlowProbes {
  private func make() -> (Screen, UINavigationController, UITextField) {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    let screen = Screen(root: navigation)
    let field = UITextField(frame: CGRect(x: 2, y: 2, width: 12, height: 1))
    screen.settle()
    screen.turn { root.view.addSubview(field) }
    screen.settle()
    return (screen, navigation, field)
  }

  /// UIResponder: a field within a removed superview is no longer first responder.
  @Test func `a field in a removed box is no longer first responder`() {
    let (screen, navigation, field) = make()
    let box = UIView(frame: CGRect(x: 0, y: 5, width: 20, height: 4))
    screen.turn {
      box.addSubview(field)
      navigation.topViewController?.view.addSubview(box)
      field.becomeFirstResponder()
    }
    #expect(field.isFirstResponder)
    screen.turn { box.removeFromSuperview() }
    #expect(!field.isFirstResponder)
  }

  /// UIView: `endEditing(_:)` of a view without the first responder changes nothing.
  @Test func `ending the editing elsewhere leaves the field`() {
    let (screen, navigation, field) = make()
    let other = UIView()
    screen.turn {
      navigation.topViewController?.view.addSubview(other)
      field.becomeFirstResponder()
    }
    screen.turn { other.endEditing(true) }
    #expect(field.isFirstResponder)
    screen.turn { navigation.view.endEditing(true) }
    #expect(!field.isFirstResponder)
  }

  /// UIResponder: `resignFirstResponder()` of a field that is not first responder.
  @Test func `another field's resignation leaves the first responder`() {
    let (screen, navigation, field) = make()
    let other = UITextField(frame: CGRect(x: 2, y: 4, width: 12, height: 1))
    screen.turn {
      navigation.topViewController?.view.addSubview(other)
      field.becomeFirstResponder()
    }
    screen.turn { other.resignFirstResponder() }
    #expect(field.isFirstResponder && !other.isFirstResponder)
  }

  /// UIKeyInput: `insertText(_:)` is sent to the first responder.
  @Test func `typing goes to the first responder only`() {
    let (screen, navigation, field) = make()
    let other = UITextField(frame: CGRect(x: 2, y: 4, width: 12, height: 1))
    screen.turn {
      navigation.topViewController?.view.addSubview(other)
      other.becomeFirstResponder()
    }
    screen.simulator.perform(.key(.text("a")))
    #expect(other.text == "a" && field.text == "")
  }

  /// UITextFieldDelegate: `textFieldShouldReturn(_:)` moves to the next field, as many apps do.
  @Test func `Return moves to the next field`() {
    final class Delegate: UITextFieldDelegate {
      var next: UITextField?
      func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        next?.becomeFirstResponder()
        return false
      }
    }
    let (screen, navigation, field) = make()
    let other = UITextField(frame: CGRect(x: 2, y: 4, width: 12, height: 1))
    let delegate = Delegate()
    delegate.next = other
    field.delegate = delegate
    screen.turn {
      navigation.topViewController?.view.addSubview(other)
      field.becomeFirstResponder()
    }
    screen.tap()
    #expect(other.isFirstResponder && !field.isFirstResponder && other.isEditing)
    #expect(delegate.next === other)
  }

  /// UITextField: `clearsOnBeginEditing`, each time when the user begins to edit.
  @Test func `a field is cleared each time it begins`() {
    let (screen, _, field) = make()
    field.clearsOnBeginEditing = true
    screen.turn { field.becomeFirstResponder() }
    screen.simulator.perform(.key(.text("a")))
    #expect(field.text == "a")
    screen.turn { field.resignFirstResponder() }
    #expect(field.text == "a")
    screen.turn { field.becomeFirstResponder() }
    #expect(field.text == "")
  }

  /// UITextField: an ended field keeps its text, and can begin again.
  @Test func `a field begins again after it has ended`() {
    let (screen, _, field) = make()
    var events: [String] = []
    field.addAction(UIAction { _ in events.append("begin") }, for: .editingDidBegin)
    field.addAction(UIAction { _ in events.append("end") }, for: .editingDidEnd)
    for _ in 0..<2 {
      screen.turn { field.becomeFirstResponder() }
      screen.turn { field.resignFirstResponder() }
    }
    #expect(events == ["begin", "end", "begin", "end"])
  }

  /// UIViewController: editing ends when the controller's view leaves the window.
  @Test func `a pushed controller ends the editing of the one beneath`() {
    let (screen, navigation, field) = make()
    screen.turn { field.becomeFirstResponder() }
    screen.turn { navigation.pushViewController(UIViewController(), animated: true) }
    screen.settle()
    #expect(!field.isFirstResponder && !field.isEditing)
  }

  /// UITextView: `resignFirstResponder()` of an editable view ends its editing.
  @Test func `a text view takes over from a field`() {
    let (screen, navigation, field) = make()
    let view = UITextView(frame: CGRect(x: 2, y: 6, width: 12, height: 3))
    screen.turn {
      navigation.topViewController?.view.addSubview(view)
      field.becomeFirstResponder()
    }
    screen.turn { view.becomeFirstResponder() }
    #expect(view.isFirstResponder && !field.isFirstResponder && !field.isEditing)
    screen.simulator.perform(.key(.text("z")))
    #expect(view.text == "z" && field.text == "")
  }

  /// UITextFieldDelegate: a delegate that changes the text itself and refuses the change.
  @Test func `a delegate replaces what is typed`() {
    final class Upper: UITextFieldDelegate {
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool {
        textField.text = ((textField.text ?? "") as NSString).replacingCharacters(
          in: range, with: string.uppercased())
        return false
      }
    }
    let (screen, _, field) = make()
    let upper = Upper()
    field.delegate = upper
    screen.turn { field.becomeFirstResponder() }
    for text in ["a", "b"] { screen.simulator.perform(.key(.text(text))) }
    #expect(field.text == "AB" && field.delegate === upper)
  }
}
