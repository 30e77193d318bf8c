import Foundation
import Simulation
import Testing
import UIKitNames

/// Probes of what views get from around them: traits, margins, the keyboard, and touches that others
/// do not handle.
@Suite struct SurroundingsUseProbes {
  private final class TraitView: UIView {
    let name: String
    let log: ProbeLog
    init(_ name: String, _ log: ProbeLog) {
      self.name = name
      self.log = log
      super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 4))
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      let (old, new) = (previous?.horizontalSizeClass, traitCollection.horizontalSizeClass)
      log.add("\(name) \(old.map { "\($0)" } ?? "nil") to \(new)")
    }
  }

  /// UIView `traitCollectionDidChange(_:)`: called after the change, the view around first.
  /// UIViewController `setOverrideTraitCollection(_:forChild:)` changes the traits of a child's views.
  @Test func `views hear of changed traits from the outside to the inside`() {
    let stage = ViewStage()
    let log = ProbeLog()
    let child = UIViewController()
    let (outer, inner) = (TraitView("outer", log), TraitView("inner", log))
    outer.addSubview(inner)
    stage.turn {
      child.view.addSubview(outer)
      stage.root.addChild(child)
      stage.root.view.addSubview(child.view)
      child.didMove(toParent: stage.root)
    }
    _ = log.take()
    let traits = UITraitCollection(horizontalSizeClass: .regular)
    stage.turn { stage.root.setOverrideTraitCollection(traits, forChild: child) }
    #expect(log.take() == ["outer compact to regular", "inner compact to regular"])
    stage.turn { stage.root.setOverrideTraitCollection(traits, forChild: child) }
    #expect(log.take() == [])
  }

  /// UIViewController `traitOverrides` (iOS 17): the controller and its children have the overridden
  /// value; `contains(_:)` and `remove(_:)` of UITraitOverrides.
  @Test func `a controller overrides its own traits`() {
    let stage = ViewStage()
    let child = UIViewController()
    stage.turn {
      stage.root.addChild(child)
      stage.root.view.addSubview(child.view)
      child.didMove(toParent: stage.root)
      stage.root.traitOverrides.horizontalSizeClass = .regular
    }
    #expect(stage.root.traitCollection.horizontalSizeClass == .regular)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(child.view.traitCollection.horizontalSizeClass == .regular)
    #expect(stage.root.traitOverrides.contains(UITraitHorizontalSizeClass.self))
    #expect(!stage.root.traitOverrides.contains(UITraitVerticalSizeClass.self))
    stage.turn { stage.root.traitOverrides.remove(UITraitHorizontalSizeClass.self) }
    #expect(child.traitCollection.horizontalSizeClass == .compact)
  }

  /// UIView `traitOverrides` (iOS 17): the traits of the view and of its subviews, not of its siblings.
  @Test func `a view overrides the traits of its subviews`() {
    let stage = ViewStage()
    let log = ProbeLog()
    let (outer, inner, sibling) = (
      TraitView("outer", log), TraitView("inner", log), TraitView("sibling", log)
    )
    outer.addSubview(inner)
    stage.add(outer)
    stage.add(sibling)
    _ = log.take()
    stage.turn { outer.traitOverrides.horizontalSizeClass = .regular }
    #expect(inner.traitCollection.horizontalSizeClass == .regular)
    #expect(sibling.traitCollection.horizontalSizeClass == .compact)
    #expect(log.take() == ["outer compact to regular", "inner compact to regular"])
  }

  private final class Keyboard {
    let log = ProbeLog()
    var tokens: [any NSObjectProtocol] = []
    var last: Notification?

    init() {
      let names: [(NSNotification.Name, String)] = [
        (UIResponder.keyboardWillShowNotification, "willShow"),
        (UIResponder.keyboardDidShowNotification, "didShow"),
        (UIResponder.keyboardWillHideNotification, "willHide"),
        (UIResponder.keyboardDidHideNotification, "didHide"),
      ]
      for (name, word) in names {
        tokens.append(
          NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
            [unowned self] in
            log.add(word)
            last = $0
          })
      }
    }
  }

  private static func fields() -> (ViewStage, UITextField, UITextField) {
    let stage = ViewStage()
    let (one, two) = (UITextField(), UITextField())
    one.frame = CGRect(x: 2, y: 2, width: 20, height: 1)
    two.frame = CGRect(x: 2, y: 4, width: 20, height: 1)
    stage.add(one)
    stage.add(two)
    return (stage, one, two)
  }

  /// UIResponder: the notifications of the keyboard come when a text field becomes the first responder
  /// and when it resigns, not when the next field takes its place.
  @Test func `the keyboard is shown for the first field and hidden after the last`() {
    let (stage, one, two) = Self.fields()
    var keyboard: Keyboard?
    stage.turn { keyboard = Keyboard() }
    let log = keyboard!.log
    stage.turn { one.becomeFirstResponder() }
    #expect(log.take() == ["willShow", "didShow"])
    stage.turn { two.becomeFirstResponder() }
    #expect(!log.take().contains("willHide"))
    stage.turn { two.resignFirstResponder() }
    #expect(log.take() == ["willHide", "didHide"])
    stage.turn { one.becomeFirstResponder() }
    #expect(log.take() == ["willShow", "didShow"])
    stage.turn { stage.root.view.endEditing(true) }
    #expect(log.take() == ["willHide", "didHide"])
  }

  /// UIResponder `keyboardFrameEndUserInfoKey`: an NSValue with a CGRect, at the bottom of the screen;
  /// `keyboardAnimationDurationUserInfoKey` and `keyboardAnimationCurveUserInfoKey`: NSNumbers. Both of
  /// the usual casts work.
  @Test func `the notification has the frame the duration and the curve`() throws {
    let (stage, one, _) = Self.fields()
    var keyboard: Keyboard?
    stage.turn { keyboard = Keyboard() }
    stage.turn { one.becomeFirstResponder() }
    let info = try #require(keyboard?.last?.userInfo)
    let frame = try #require(info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect)
    let value = try #require(info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)
    #expect(value.cgRectValue == frame && frame.width == 40)
    #expect(frame.maxY == 24 && frame.height == 0)
    #expect(stage.root.view.convert(frame, from: nil).minY == 24)
    #expect(info[UIResponder.keyboardFrameBeginUserInfoKey] is CGRect)
    #expect(info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0.25)
    #expect(info[UIResponder.keyboardAnimationDurationUserInfoKey] is NSNumber)
    let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int
    #expect(curve.map { UIView.AnimationCurve(rawValue: $0) } != nil)
    #expect(info[UIResponder.keyboardAnimationCurveUserInfoKey] is NSNumber)
    #expect(info[UIResponder.keyboardIsLocalUserInfoKey] as? Bool == true)
  }

  private final class MarginView: UIView {
    let log = ProbeLog()
    override func layoutMarginsDidChange() {
      super.layoutMarginsDidChange()
      log.add("margins")
    }
    override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      log.add("safe area")
    }
  }

  /// UIView `insetsLayoutMarginsFromSafeArea`: "When the value of this property is true, any margins
  /// that are outside the safe area are automatically modified to fall within the safe area boundary."
  /// True by default. `safeAreaInsetsDidChange()` and `layoutMarginsDidChange()` are called.
  @Test func `margins count from the safe area`() {
    let stage = ViewStage()
    let view = MarginView(frame: CGRect(x: 0, y: 0, width: 40, height: 24))
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 1, right: 2)
    stage.add(view)
    _ = view.log.take()
    stage.turn {
      stage.root.additionalSafeAreaInsets = UIEdgeInsets(top: 3, left: 0, bottom: 0, right: 4)
    }
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 3, left: 0, bottom: 0, right: 4))
    #expect(view.layoutMargins == UIEdgeInsets(top: 4, left: 2, bottom: 1, right: 6))
    #expect(view.directionalLayoutMargins.top == 4 && view.directionalLayoutMargins.trailing == 6)
    let calls = view.log.take()
    #expect(calls.contains("safe area") && calls.contains("margins"))
    #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 2, y: 4, width: 32, height: 19))
    stage.turn { view.insetsLayoutMarginsFromSafeArea = false }
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 1, right: 2))
    #expect(view.log.take() == ["margins"])
  }

  /// UIView `preservesSuperviewLayoutMargins`: "the superview's margins are also considered": a view at
  /// the edge has at least the margins that reach into it; a view away from the edge has its own.
  @Test func `margins of the superview reach into a view`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    let inner = MarginView(frame: CGRect(x: 0, y: 1, width: 38, height: 10))
    outer.layoutMargins = UIEdgeInsets(top: 4, left: 6, bottom: 4, right: 6)
    inner.layoutMargins = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    outer.addSubview(inner)
    #expect(!inner.preservesSuperviewLayoutMargins)
    #expect(inner.layoutMargins == UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
    inner.preservesSuperviewLayoutMargins = true
    #expect(inner.layoutMargins == UIEdgeInsets(top: 3, left: 6, bottom: 1, right: 4))
  }

  /// UIView `keyboardLayoutGuide`: "When the keyboard is dismissed, the guide's top matches the bottom of
  /// the safe area." A bar above the keyboard is then at the bottom.
  @Test func `a bar on the keyboard is at the bottom of the safe area`() {
    let stage = ViewStage()
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    stage.turn {
      let root = stage.root.view!
      stage.root.additionalSafeAreaInsets.bottom = 2
      root.addSubview(bar)
      NSLayoutConstraint.activate([
        bar.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        bar.heightAnchor.constraint(equalToConstant: 3),
        bar.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor),
      ])
    }
    #expect(bar.frame == CGRect(x: 0, y: 19, width: 40, height: 3))
    #expect(stage.root.view.keyboardLayoutGuide.layoutFrame.minY == 22)
  }

  private final class TouchController: UIViewController {
    let log = ProbeLog()
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.add("began \(touches.count)")
      super.touchesBegan(touches, with: event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.add("ended") }
  }

  private final class PassingView: UIView {
    var began = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      began += 1
      super.touchesBegan(touches, with: event)
    }
  }

  /// UIResponder `touchesBegan(_:with:)`: "The default implementation of this method forwards the
  /// message up the responder chain"; so does a call of `super`. The usual `touchesBegan` of a
  /// controller that ends editing relies on it.
  @Test func `touches that a view leaves reach the controller`() {
    let root = TouchController()
    let screen = Screen(root: root)
    screen.settle()
    let (plain, passing) = (UIView(), PassingView())
    plain.frame = CGRect(x: 0, y: 0, width: 10, height: 5)
    passing.frame = CGRect(x: 0, y: 10, width: 10, height: 5)
    screen.turn {
      root.view.addSubview(plain)
      root.view.addSubview(passing)
    }
    screen.click(3, 2)
    #expect(root.log.take() == ["began 1", "ended"])
    screen.click(3, 12)
    #expect(root.log.take() == ["began 1", "ended"] && passing.began == 1)
  }

  /// UIImageView: `contentMode` is `scaleToFill` by default as of each view; UIImage() has no size; an
  /// image view has the size of its image as its intrinsic size, and none without an image.
  @Test func `an empty image has the size zero`() {
    #expect(UIImageView().contentMode == .scaleToFill)
    #expect(UIImage().size == .zero)
    #expect(UIImageView(image: UIImage()).intrinsicContentSize == .zero)
    let none = UIImageView().intrinsicContentSize
    #expect(none.width == UIView.noIntrinsicMetric && none.height == UIView.noIntrinsicMetric)
  }
}
