import Simulation
import Testing
import UIKitNames

/// Probes of traits, safe areas, status bars, sizes and windows.
@Suite struct EnvironmentProbes {
  private final class Watcher: UIViewController {
    var log: [String] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      log.append("traits")
    }
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      log.append("size \(Int(size.width))")
    }
    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      log.append("will")
    }
    override func viewSafeAreaInsetsDidChange() {
      super.viewSafeAreaInsetsDidChange()
      log.append("insets")
    }
  }

  private func make(columns: Int = 40) -> (Screen, Watcher) {
    let watcher = Watcher()
    let screen = Screen(root: watcher, columns: columns)
    screen.settle()
    watcher.log = []
    return (screen, watcher)
  }

  /// UIContentContainer: a new size class: willTransition, then the size, then the traits.
  @Test func `a new size class is announced before the new size`() {
    let (screen, watcher) = make(columns: 120)
    #expect(watcher.traitCollection.horizontalSizeClass == .regular)
    screen.simulator.perform(.resize(columns: 40, rows: 25))
    screen.settle()
    #expect(watcher.log == ["will", "size 40", "traits"])
    #expect(watcher.traitCollection.horizontalSizeClass == .compact)
  }

  /// UIContentContainer: a new size within the size class changes no traits.
  @Test func `a new size alone changes no traits`() {
    let (screen, watcher) = make(columns: 40)
    screen.simulator.perform(.resize(columns: 44, rows: 25))
    screen.settle()
    #expect(watcher.log == ["size 44"])
  }

  /// UIViewController: `additionalSafeAreaInsets`, viewSafeAreaInsetsDidChange once.
  @Test func `additional insets are reported`() {
    let (screen, watcher) = make()
    let insets = UIEdgeInsets(top: 1, left: 0, bottom: 2, right: 0)
    screen.turn { watcher.additionalSafeAreaInsets = insets }
    screen.settle()
    #expect(watcher.log == ["insets"] && watcher.view.safeAreaInsets.bottom == 2)
  }

  /// UIView: `safeAreaInsets` of a subview count only where it reaches into the unsafe area.
  @Test func `a subview has the part of the safe area that it covers`() {
    let (screen, watcher) = make()
    let top = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 10))
    let inside = UIView(frame: CGRect(x: 0, y: 5, width: 40, height: 10))
    screen.turn {
      watcher.view.addSubview(top)
      watcher.view.addSubview(inside)
      watcher.additionalSafeAreaInsets.top = 3
    }
    screen.settle()
    #expect(top.safeAreaInsets.top == 3 && inside.safeAreaInsets.top == 0)
  }

  /// UIView: `safeAreaLayoutGuide` follows the insets.
  @Test func `a view pinned to the safe area moves with it`() {
    let (screen, watcher) = make()
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    screen.turn {
      watcher.view.addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: watcher.view.safeAreaLayoutGuide.topAnchor),
        view.bottomAnchor.constraint(equalTo: watcher.view.safeAreaLayoutGuide.bottomAnchor),
        view.leadingAnchor.constraint(equalTo: watcher.view.leadingAnchor),
        view.widthAnchor.constraint(equalToConstant: 4),
      ])
    }
    screen.settle()
    let before = view.frame.minY
    screen.turn { watcher.additionalSafeAreaInsets.top = 4 }
    screen.settle()
    #expect(view.frame.minY == before + 4)
  }

  /// UIViewController: a child within the parent's unsafe area inherits its insets.
  @Test func `a child that fills its parent has the parent's safe area`() {
    let (screen, watcher) = make()
    let child = UIViewController()
    screen.turn {
      watcher.addChild(child)
      child.view.frame = watcher.view.bounds
      watcher.view.addSubview(child.view)
      child.didMove(toParent: watcher)
      watcher.additionalSafeAreaInsets.top = 2
      child.additionalSafeAreaInsets.top = 1
    }
    screen.settle()
    #expect(child.view.safeAreaInsets.top == 3)
  }

  /// UIViewController: `setOverrideTraitCollection(_:forChild:)` changes the child's traits.
  @Test func `overridden traits are the child's only`() {
    let (screen, watcher) = make()
    let child = UIViewController()
    screen.turn {
      watcher.addChild(child)
      watcher.view.addSubview(child.view)
      child.didMove(toParent: watcher)
      watcher.setOverrideTraitCollection(
        UITraitCollection(horizontalSizeClass: .regular), forChild: child)
    }
    screen.settle()
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(watcher.traitCollection.horizontalSizeClass == .compact)
  }

  /// UITraitCollection: `init(traitsFrom:)`, later collections win.
  @Test func `later traits win`() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .compact),
      UITraitCollection(verticalSizeClass: .compact),
      UITraitCollection(horizontalSizeClass: .regular),
    ])
    #expect(traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .compact)
  }

  /// UIViewController: the defaults of the status bar's members.
  @Test func `a controller decides its own status bar by default`() {
    let controller = UIViewController()
    #expect(controller.childForStatusBarStyle == nil && controller.childForStatusBarHidden == nil)
    #expect(controller.preferredStatusBarStyle == .default && !controller.prefersStatusBarHidden)
    #expect(!controller.modalPresentationCapturesStatusBarAppearance)
  }

  /// UIWindow: `rootViewController` nil removes the view.
  @Test func `a window without a root shows nothing of it`() {
    let (screen, watcher) = make()
    let window = watcher.view.window
    #expect(window?.rootViewController === watcher && window?.isKeyWindow == true)
    screen.turn { window?.rootViewController = UIViewController() }
    screen.settle()
    #expect(watcher.view.window == nil && watcher.viewIfLoaded?.superview == nil)
  }

  /// UIView: `tintColorDidChange()` is called for the view and those that inherit.
  @Test func `a changed tint colour is reported to those that inherit it`() {
    final class Tinted: UIView {
      var changes = 0
      override func tintColorDidChange() {
        super.tintColorDidChange()
        changes += 1
      }
    }
    let (screen, watcher) = make()
    let heir = Tinted()
    let own = Tinted()
    screen.turn {
      watcher.view.addSubview(heir)
      watcher.view.addSubview(own)
      own.tintColor = .green
    }
    heir.changes = 0
    own.changes = 0
    screen.turn { watcher.view.tintColor = .red }
    #expect(heir.changes == 1 && heir.tintColor == .red)
    #expect(own.tintColor == .green && own.changes == 0)
  }

  /// UIViewController: a change of a child's `preferredContentSize` is reported to the parent container.
  @Test func `loadViewIfNeeded before the window keeps the controller unseen`() {
    let controller = Watcher()
    controller.loadViewIfNeeded()
    #expect(controller.isViewLoaded && controller.view.window == nil)
    #expect(controller.viewIfLoaded === controller.view)
  }
}
