import Foundation
import NavigationKit
import Testing
import UIKitNames

/// Probes of text fields, text views, labels and the first responder.
@Suite struct TextProbes {
  final class Delegate: UITextFieldDelegate {
    let log = ProbeLog()
    var begins = true
    var ends = true
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      log.add("shouldBegin")
      return begins
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { log.add("didBegin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      log.add("shouldEnd")
      return ends
    }
    func textFieldDidEndEditing(_ textField: UITextField) { log.add("didEnd") }
  }

  private static func app() -> (Screen, UITextField, UITextField, Delegate) {
    let screen = Screen(root: UIViewController())
    let (one, two) = (UITextField(), UITextField())
    let delegate = Delegate()
    one.delegate = delegate
    screen.turn {
      one.frame = CGRect(x: 0, y: 0, width: 20, height: 1)
      two.frame = CGRect(x: 0, y: 2, width: 20, height: 1)
      screen.root?.view.addSubview(one)
      screen.root?.view.addSubview(two)
    }
    screen.settle()
    return (screen, one, two, delegate)
  }

  /// UITextFieldDelegate: order of calls when editing begins and ends.
  @Test func `a field asks and tells its delegate about editing`() {
    let (screen, one, _, delegate) = Self.app()
    screen.turn {
      #expect(one.becomeFirstResponder() && one.isFirstResponder && one.isEditing)
    }
    #expect(delegate.log.take() == ["shouldBegin", "didBegin"])
    screen.turn { #expect(one.resignFirstResponder() && !one.isFirstResponder) }
    #expect(delegate.log.take() == ["shouldEnd", "didEnd"])
  }

  /// UITextFieldDelegate: false from `textFieldShouldBeginEditing(_:)`.
  @Test func `a field that may not begin is not the first responder`() {
    let (screen, one, _, delegate) = Self.app()
    delegate.begins = false
    screen.turn { #expect(!one.becomeFirstResponder() && !one.isFirstResponder) }
    #expect(delegate.log.take() == ["shouldBegin"])
  }

  /// UITextFieldDelegate: false from `textFieldShouldEndEditing(_:)`.
  @Test func `a field that may not end stays the first responder`() {
    let (screen, one, _, delegate) = Self.app()
    screen.turn {
      one.becomeFirstResponder()
      delegate.ends = false
      #expect(!one.resignFirstResponder() && one.isFirstResponder)
      delegate.ends = true
    }
  }

  /// UIResponder: `becomeFirstResponder()` of another view resigns the former first responder.
  @Test func `another first responder makes the former one resign`() {
    let (screen, one, two, delegate) = Self.app()
    screen.turn {
      one.becomeFirstResponder()
      two.becomeFirstResponder()
      #expect(two.isFirstResponder && !one.isFirstResponder)
    }
    #expect(delegate.log.take() == ["shouldBegin", "didBegin", "shouldEnd", "didEnd"])
  }

  /// UIView: `endEditing(_:)`: with true it does not ask the delegate.
  @Test func `endEditing ends the editing of a field within`() {
    let (screen, one, _, delegate) = Self.app()
    screen.turn {
      one.becomeFirstResponder()
      #expect(screen.root?.view.endEditing(false) == true && !one.isFirstResponder)
      one.becomeFirstResponder()
      delegate.ends = false
      #expect(screen.root?.view.endEditing(true) == true && !one.isFirstResponder)
    }
  }

  /// UIControl.Event: editingDidBegin, editingChanged, editingDidEnd; a text set by code sends none.
  @Test func `a field sends its editing events, and none for a text set by code`() {
    let (screen, one, _, _) = Self.app()
    let log = ProbeLog()
    one.addAction(UIAction { _ in log.add("begin") }, for: .editingDidBegin)
    one.addAction(UIAction { _ in log.add("changed \(one.text ?? "")") }, for: .editingChanged)
    one.addAction(UIAction { _ in log.add("end") }, for: .editingDidEnd)
    screen.turn { one.text = "code" }
    #expect(log.take() == [])
    screen.turn {
      one.text = ""
      one.becomeFirstResponder()
      _ = one.handle(.text("x"))
      one.resignFirstResponder()
    }
    #expect(log.take() == ["begin", "changed x", "end"])
  }

  /// UITextField: `text` is an empty string by default, also after nil was set.
  @Test func `a field's text is never nil`() {
    let field = UITextField()
    #expect(field.text == "" && field.placeholder == nil && !field.isSecureTextEntry)
    field.text = nil
    #expect(field.text == "")
    #expect(field.borderStyle == .none && field.clearButtonMode == .never && !field.hasText)
    #expect(field.textAlignment == .natural || field.textAlignment == .left)
  }

  /// UITextView: documented defaults; `text` is empty.
  @Test func `a text view is editable and selectable by default`() {
    let view = UITextView()
    #expect(view.text == "" && view.isEditable && view.isSelectable)
  }

  /// UILabel: documented defaults.
  @Test func `a label has the documented defaults`() {
    let label = UILabel()
    #expect(
      label.text == nil && label.numberOfLines == 1 && label.lineBreakMode == .byTruncatingTail)
    #expect(label.isEnabled && !label.isUserInteractionEnabled && !label.adjustsFontSizeToFitWidth)
    #expect(label.textAlignment == .natural && label.attributedText == nil)
    #expect(label.minimumScaleFactor == 0 && label.preferredMaxLayoutWidth == 0)
  }

  /// UIImageView: user events are ignored by default.
  @Test func `labels and image views are not hit`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let label = UILabel(frame: parent.bounds)
    let image = UIImageView(frame: parent.bounds)
    parent.addSubview(label)
    parent.addSubview(image)
    #expect(!image.isUserInteractionEnabled)
    #expect(parent.hitTest(CGPoint(x: 2, y: 2), with: nil) === parent)
  }

  /// UIResponder: `canBecomeFirstResponder` is false for a plain view and controller.
  @Test func `plain views and controllers cannot become first responder`() {
    let screen = Screen(root: UIViewController())
    screen.turn {
      let view = UIView()
      screen.root?.view.addSubview(view)
      #expect(!view.canBecomeFirstResponder && !view.becomeFirstResponder())
      #expect(screen.root?.canBecomeFirstResponder == false && view.canResignFirstResponder)
    }
  }

  final class Focusable: UIView {
    override var canBecomeFirstResponder: Bool { true }
  }

  /// UIResponder: `canBecomeFirstResponder` overridden.
  @Test func `a view that can become first responder does`() {
    let screen = Screen(root: UIViewController())
    screen.turn {
      let view = Focusable()
      screen.root?.view.addSubview(view)
      #expect(view.becomeFirstResponder() && view.isFirstResponder)
      #expect(view.resignFirstResponder() && !view.isFirstResponder)
    }
  }

  /// UIResponder: the chain of a view in a stack: view, controller, container's views, window,
  /// application.
  @Test func `the responder chain ends at the application's delegate`() {
    let controller = UIViewController()
    let screen = Screen(root: controller)
    screen.settle()
    var chain: [UIResponder] = []
    var next: UIResponder? = controller.view
    while let responder = next {
      chain.append(responder)
      next = responder.next
    }
    #expect(chain.first === controller.view && chain.dropFirst().first === controller)
    #expect(chain.contains { $0 is UIWindow } && chain.contains { $0 is UIApplication })
    let window = chain.firstIndex { $0 is UIWindow } ?? 0
    let application = chain.firstIndex { $0 is UIApplication } ?? 0
    #expect(window < application)
  }

  /// UIResponder: a touch that a view does not handle goes to its controller.
  @Test func `an unhandled touch reaches the controller`() {
    final class Touched: UIViewController {
      var count = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
    }
    let controller = Touched()
    let screen = Screen(root: controller)
    screen.turn {
      controller.view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    }
    screen.click(3, 3)
    #expect(controller.count == 1)
  }
}
