import NavigationKit
import Testing
import UIKitNames

/// Probes of views, windows, traits and segues.
@Suite struct TreeFactProbes {
  private static func screen() -> (Screen, UIViewController) {
    let root = UIViewController()
    let screen = Screen(root: root)
    screen.settle()
    return (screen, root)
  }

  /// UIView `subviews` is a copy: views may be removed while it is read.
  @Test func `all subviews are removed in a loop`() {
    let box = UIView()
    for _ in 0..<4 { box.addSubview(UIView()) }
    for view in box.subviews { view.removeFromSuperview() }
    #expect(box.subviews.isEmpty)
    box.removeFromSuperview()
    #expect(box.superview == nil)
  }

  /// UIView: documented defaults.
  @Test func `a view has the documented defaults of drawing`() {
    let view = UIView()
    #expect(view.isOpaque && view.clearsContextBeforeDrawing && view.contentMode == .scaleToFill)
    #expect(view.autoresizesSubviews && view.autoresizingMask == [] && view.tag == 0)
    #expect(view.mask == nil && view.frame == .zero)
    #expect(view.semanticContentAttribute == .unspecified && view.accessibilityIdentifier == nil)
    #expect(!view.isMultipleTouchEnabled && !view.isExclusiveTouch && !view.isFocused)
  }

  /// UIView `snapshotView(afterScreenUpdates:)`: a view of the same size.
  @Test func `a snapshot has the size of its view`() {
    let (screen, root) = Self.screen()
    let view = UIView(frame: CGRect(x: 3, y: 2, width: 10, height: 4))
    view.backgroundColor = .red
    screen.turn { root.view.addSubview(view) }
    screen.settle()
    screen.turn {
      let snapshot = view.snapshotView(afterScreenUpdates: false)
      #expect(snapshot?.bounds.size == CGSize(width: 10, height: 4))
      #expect(snapshot?.superview == nil)
    }
  }

  /// UIWindow: root, key window and scene.
  @Test func `the window is its root's view's superview and window`() {
    let (screen, root) = Self.screen()
    let window = screen.application.window
    #expect(root.view.window === window && window?.rootViewController === root)
    #expect(window?.isKeyWindow == true && window?.isHidden == false)
    #expect(window?.windowLevel == .normal && window?.windowScene != nil)
    #expect(root.view.isDescendant(of: window ?? UIView()))
  }

  /// UIWindow: a root controller that is set to nil leaves no root.
  @Test func `a window without a root has no subviews of it`() {
    let (screen, root) = Self.screen()
    screen.turn { screen.application.window?.rootViewController = nil }
    screen.settle()
    #expect(root.view.window == nil && screen.application.window?.rootViewController == nil)
  }

  /// UITraitCollection: traits that are not given are unspecified, and `containsTraits(in:)`.
  @Test func `a collection of one trait leaves the others unspecified`() {
    let traits = UITraitCollection(horizontalSizeClass: .compact)
    #expect(traits.horizontalSizeClass == .compact && traits.verticalSizeClass == .unspecified)
    let both = UITraitCollection(traitsFrom: [
      traits, UITraitCollection(verticalSizeClass: .regular),
    ])
    #expect(both.horizontalSizeClass == .compact && both.verticalSizeClass == .regular)
    #expect(both.containsTraits(in: traits) && !traits.containsTraits(in: both))
  }

  /// UIViewController: a child and its view have the traits of the controller.
  @Test func `a child and the views have the window's traits`() {
    let (screen, root) = Self.screen()
    let child = UIViewController()
    screen.turn {
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
    }
    screen.settle()
    let traits = screen.application.window?.traitCollection
    #expect(child.traitCollection == traits && child.view.traitCollection == traits)
  }

  final class Prepared: UIViewController {
    let log = ProbeLog()
    var allows = true
    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
      log.add("should \(identifier)")
      return allows
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      super.prepare(for: segue, sender: sender)
      log.add(
        "prepare \(segue.identifier ?? "") \(segue.source === self) \(sender as? String ?? "none") "
          + "\(segue.destination.isViewLoaded)")
    }
  }

  /// UIViewController `performSegue(withIdentifier:sender:)`: prepares with the sender; the
  /// destination's view is not loaded yet; `shouldPerformSegue` is not asked for code.
  @Test func `a segue by code prepares with its sender before the view loads`() {
    let storyboard = Storyboard()
    let first = Prepared()
    storyboard.addScene("root") { first }
    storyboard.addScene("next") { UIViewController() }
    storyboard.addSegue("go", from: "root", to: "next", kind: .presentModally)
    let screen = Screen(storyboard)
    screen.settle()
    screen.turn { first.performSegue(withIdentifier: "go", sender: "me") }
    screen.settle()
    #expect(first.log.take() == ["prepare go true me false"])
  }

  /// UIStoryboardSegue: a subclass performs in its own way, and `init(identifier:source:destination:)`
  /// keeps its parts.
  @Test func `a segue keeps what it is made with`() {
    let (a, b) = (UIViewController(), UIViewController())
    let segue = UIStoryboardSegue(identifier: "id", source: a, destination: b)
    #expect(segue.identifier == "id" && segue.source === a && segue.destination === b)
    var performed = false
    UIStoryboardSegue(identifier: nil, source: a, destination: b) { performed = true }.perform()
    #expect(performed)
  }

  /// UIResponder: a controller's next responder is its view's superview; a window's is its scene or
  /// the application.
  @Test func `the chain leads from a view to the application`() {
    let (screen, root) = Self.screen()
    let view = UIView()
    screen.turn { root.view.addSubview(view) }
    var chain: [UIResponder] = []
    var next: UIResponder? = view
    while let responder = next {
      chain.append(responder)
      next = responder.next
    }
    #expect(chain[0] === view && chain[1] === root.view && chain[2] === root)
    #expect(chain.contains { $0 is UIWindow } && chain.contains { $0 is UIApplication })
  }

  /// UIView `isHidden`: a hidden view keeps its place in the hierarchy and gets no touches.
  @Test func `hiding leaves the hierarchy`() {
    let (box, view) = (UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4)))
    box.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
    box.addSubview(view)
    #expect(box.hitTest(CGPoint(x: 1, y: 1), with: nil) === view)
    view.isHidden = true
    #expect(box.hitTest(CGPoint(x: 1, y: 1), with: nil) === box && view.superview === box)
  }

  /// UIView `viewWithTag(_:)`: the receiver itself is found, and its first match in depth.
  @Test func `the first view with a tag in depth is found`() {
    let (box, inner, deep, later) = (UIView(), UIView(), UIView(), UIView())
    box.addSubview(inner)
    inner.addSubview(deep)
    box.addSubview(later)
    deep.tag = 5
    later.tag = 5
    box.tag = 9
    #expect(box.viewWithTag(9) === box && box.viewWithTag(5) === deep)
    #expect(box.viewWithTag(1) == nil)
  }

  /// UIScreen and UIApplication: bounds and state of a running app.
  @Test func `the screen has the window's size`() {
    let (screen, root) = Self.screen()
    screen.turn {
      #expect(UIScreen.main.bounds.size == root.view.window?.bounds.size)
      #expect(UIApplication.shared.applicationState == .active)
      #expect(UIApplication.shared.connectedScenes.count == 1)
      #expect(UIApplication.shared.delegate != nil)
    }
  }

  /// UIScrollView: `scrollViewDidChangeAdjustedContentInset(_:)` follows a new inset.
  @Test func `a new inset is reported to the delegate`() {
    final class Delegate: UIScrollViewDelegate {
      let log = ProbeLog()
      func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        log.add("\(Int(scrollView.adjustedContentInset.top))")
      }
    }
    let (screen, root) = Self.screen()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    let delegate = Delegate()
    scroll.delegate = delegate
    screen.turn { root.view.addSubview(scroll) }
    screen.settle()
    _ = delegate.log.take()
    screen.turn { scroll.contentInset.top = 2 }
    screen.settle()
    #expect(delegate.log.take() == ["2"])
  }

  /// UIScrollView: indicators can be flashed, and bounds move with the offset.
  @Test func `flashing the indicators leaves the offset`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    scroll.contentSize = CGSize(width: 20, height: 50)
    scroll.contentOffset = CGPoint(x: 0, y: 7)
    scroll.flashScrollIndicators()
    #expect(scroll.bounds.origin == CGPoint(x: 0, y: 7) && scroll.showsVerticalScrollIndicator)
  }
}
