import Simulation
import Testing
import UIKitNames

/// Probes of styles, traits, colours and sizes as containers pass them on.
@Suite struct TraitProbes {
  private final class Traits: UIViewController {
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
      coordinator.animate(
        alongsideTransition: { [unowned self] _ in log.append("animate") },
        completion: { [unowned self] _ in log.append("complete") })
    }
  }

  /// UIView: `overrideUserInterfaceStyle` is unspecified by default.
  @Test func `no style is overridden by default`() {
    #expect(UIView().overrideUserInterfaceStyle == .unspecified)
    #expect(UIViewController().overrideUserInterfaceStyle == .unspecified)
  }

  /// UIViewController: `overrideUserInterfaceStyle`, unspecified inherits again.
  @Test func `the style can be set back`() {
    let root = Traits()
    let screen = Screen(root: root)
    screen.settle()
    screen.turn { root.overrideUserInterfaceStyle = .dark }
    screen.settle()
    screen.turn { root.overrideUserInterfaceStyle = .unspecified }
    screen.settle()
    #expect(root.traitCollection.userInterfaceStyle == .light)
  }

  /// UIContentContainer: the coordinator of a new size runs animations and completions.
  @Test func `a new size has a coordinator`() {
    let root = Traits()
    let screen = Screen(root: root)
    screen.settle()
    root.log = []
    screen.simulator.perform(.resize(columns: 44, rows: 25))
    screen.settle()
    #expect(root.log == ["size 44", "animate", "complete"])
  }

  /// UIContentContainer: a stack passes the size on to its top.
  @Test func `a stack passes a new size on`() {
    let inner = Traits()
    let navigation = UINavigationController(rootViewController: inner)
    let screen = Screen(root: navigation)
    screen.settle()
    inner.log = []
    screen.simulator.perform(.resize(columns: 44, rows: 25))
    screen.settle()
    #expect(inner.log.first == "size 44")
  }

  /// UIContentContainer: a presented controller hears of a new size as its presenter does.
  @Test func `a presented controller hears of a new size`() {
    let root = Traits()
    let screen = Screen(root: root)
    let modal = Traits()
    modal.modalPresentationStyle = .fullScreen
    screen.turn { root.present(modal, animated: false) }
    screen.settle()
    modal.log = []
    screen.simulator.perform(.resize(columns: 44, rows: 25))
    screen.settle()
    #expect(modal.log.first == "size 44")
  }

  /// UITraitCollection: size classes by the width of the window.
  @Test func `traits are compact in a narrow and regular in a wide window`() {
    let narrow = UIViewController()
    let screen = Screen(root: narrow)
    screen.settle()
    #expect(narrow.view.traitCollection.horizontalSizeClass == .compact)
    let wide = UIViewController()
    let other = Screen(root: wide, columns: 120, rows: 40)
    other.settle()
    #expect(wide.view.traitCollection.horizontalSizeClass == .regular)
    #expect(wide.view.traitCollection.verticalSizeClass == .regular)
  }

  /// UIScreen: its bounds are the window's.
  @Test func `the window fills the screen`() {
    let root = UIViewController()
    let screen = Screen(root: root)
    screen.settle()
    screen.turn {
      #expect(UIScreen.main.bounds == root.view.window?.bounds)
      #expect(root.view.frame == UIScreen.main.bounds)
    }
  }

  /// UIView: `isHidden` and `alpha` of a superview hide what is within.
  @Test(arguments: [true, false])
  func `a hidden or transparent superview hides its subviews`(hidden: Bool) {
    let root = UIViewController()
    let screen = Screen(root: root)
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 2))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 8, height: 1))
    label.text = "within"
    screen.turn {
      root.view.addSubview(box)
      box.addSubview(label)
    }
    #expect(screen.row(of: "within") == 0)
    screen.turn { if hidden { box.isHidden = true } else { box.alpha = 0 } }
    screen.settle()
    #expect(screen.row(of: "within") == nil && !label.isHidden)
  }

  /// UIView: `clipsToBounds`, false shows what is outside of the bounds.
  @Test(arguments: [true, false])
  func `a subview outside is shown unless it is clipped`(clips: Bool) {
    let root = UIViewController()
    let screen = Screen(root: root)
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 2))
    let label = UILabel(frame: CGRect(x: 6, y: 0, width: 8, height: 1))
    label.text = "outside"
    box.clipsToBounds = clips
    screen.turn {
      root.view.addSubview(box)
      box.addSubview(label)
    }
    #expect((screen.row(of: "outside") == 0) == !clips)
  }
}
