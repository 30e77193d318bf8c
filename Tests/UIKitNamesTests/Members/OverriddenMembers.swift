import UIKitNames

// Overrides as apps write them: that they compile is the test.

class OverridingController: UIViewController {
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override var prefersStatusBarHidden: Bool { true }
  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }
  override var childForStatusBarStyle: UIViewController? { children.first }
  override var childForStatusBarHidden: UIViewController? { children.first }
  override var prefersHomeIndicatorAutoHidden: Bool { true }
  override var shouldAutorotate: Bool { false }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  override var traitCollection: UITraitCollection {
    UITraitCollection(traitsFrom: [
      super.traitCollection, UITraitCollection(horizontalSizeClass: .compact),
    ])
  }
  override var isEditing: Bool { didSet { edits += 1 } }
  var edits = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    modalPresentationCapturesStatusBarAppearance = true
    edgesForExtendedLayout = [.left, .right]
    setNeedsStatusBarAppearanceUpdate()
    setNeedsUpdateOfHomeIndicatorAutoHidden()
  }

  override func viewSafeAreaInsetsDidChange() { super.viewSafeAreaInsetsDidChange() }
  override func awakeFromNib() { super.awakeFromNib() }
}

class OverridingTabBarController: UITabBarController {
  var selections: [Int] = []
  override var selectedIndex: Int { didSet { selections.append(selectedIndex) } }
  override var selectedViewController: UIViewController? {
    didSet { selections.append(-1) }
  }
  override var viewControllers: [UIViewController]? { didSet { selections.append(-2) } }
}

class OverridingNavigationController: UINavigationController {
  override var viewControllers: [UIViewController] { didSet {} }
  override var visibleViewController: UIViewController? { super.visibleViewController }
}

class OverridingView: UIView {
  var tints = 0
  override class var layerClass: CALayer.Type { CAGradientLayer.self }
  override var tintColor: UIColor! { didSet { tints += 1 } }
  override var contentMode: UIView.ContentMode { didSet {} }
  override var safeAreaInsets: UIEdgeInsets { super.safeAreaInsets }
  override func tintColorDidChange() { super.tintColorDidChange() }
  override func safeAreaInsetsDidChange() { super.safeAreaInsetsDidChange() }
  override func awakeFromNib() { super.awakeFromNib() }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if let touch = touches.first, touch.phase == .began { _ = touch.location(in: self) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if motion == .motionShake { tints = 0 }
  }
}

class OverridingLabel: UILabel {
  override var text: String? { didSet {} }
  override var textColor: UIColor! { didSet {} }
  override var numberOfLines: Int { didSet {} }
}

class OverridingField: UITextField {
  override var text: String? { didSet {} }
  override var placeholder: String? { didSet {} }
}

class OverridingButton: UIButton {
  override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.5 : 1 } }
  override var isSelected: Bool { didSet {} }
  override var isEnabled: Bool { didSet {} }
  override var state: UIControl.State { super.state }
}

class OverridingRecognizer: UIPanGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
  }
}

class OverridingWindow: UIWindow {
  override var rootViewController: UIViewController? { didSet {} }
  override func makeKeyAndVisible() { super.makeKeyAndVisible() }
}
