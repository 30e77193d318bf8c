import Testing
import UIKitNames

/// Probes of traits, and of changes of the size.
@Suite struct TraitsScenarioProbes {
  /// A controller that logs new traits and sizes.
  final class Adapting: UIViewController {
    let log: ProbeLog
    let name: String
    var forwards = true
    init(_ name: String, _ log: ProbeLog) {
      self.name = name
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }
    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      if forwards { super.willTransition(to: newCollection, with: coordinator) }
      log.add("\(name) willTraits \(newCollection.horizontalSizeClass == .compact)")
    }
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      if forwards { super.viewWillTransition(to: size, with: coordinator) }
      log.add("\(name) willSize \(Int(size.width)) \(Int(view.bounds.width))")
      let (label, calls) = (self.name, self.log)
      coordinator.animate(
        alongsideTransition: nil,
        completion: { [unowned self] _ in
          calls.add("\(label) didSize \(Int(self.view.bounds.width))")
        })
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      let old = previousTraitCollection?.horizontalSizeClass
      let new = traitCollection.horizontalSizeClass
      log.add("\(name) traits \(old == .compact) \(new == .compact)")
    }
  }

  /// A container that gives its child half of its width.
  final class Halving: UIViewController {
    override func size(
      forChildContentContainer container: any UIContentContainer,
      withParentContainerSize parentSize: CGSize
    ) -> CGSize { CGSize(width: 20, height: parentSize.height) }
  }

  /// A controller whose stack is a column in a narrow screen, and a row in a wide one.
  final class Boxes: UIViewController {
    let boxes = UIStackView(arrangedSubviews: [UILabel(), UILabel()])
    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(boxes)
      arrange()
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      arrange()
    }
    private func arrange() {
      boxes.axis = traitCollection.horizontalSizeClass == .compact ? .vertical : .horizontal
    }
  }

  private static let narrow = Int(UITraitCollection.regularColumns) - 4
  private static let wide = Int(UITraitCollection.regularColumns) + 10

  private static func resize(_ screen: Screen, to columns: Int) {
    screen.simulator.perform(.resize(columns: columns, rows: 24))
    screen.settle()
  }

  private static func embed(_ child: UIViewController, in parent: UIViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  /// UITraitCollection `init(traitsFrom:)`: later collections win, and what they leave open does
  /// not change the earlier ones.
  @Test func `traits are merged with the last one first`() {
    let compact = UITraitCollection(horizontalSizeClass: .compact)
    let tall = UITraitCollection(verticalSizeClass: .regular)
    let both = UITraitCollection(traitsFrom: [compact, tall])
    #expect(both.horizontalSizeClass == .compact && both.verticalSizeClass == .regular)
    let later = UITraitCollection(traitsFrom: [
      both, UITraitCollection(horizontalSizeClass: .regular),
    ])
    #expect(later.horizontalSizeClass == .regular && later.verticalSizeClass == .regular)
    #expect(UITraitCollection(traitsFrom: []).horizontalSizeClass == .unspecified)
  }

  /// UITraitCollection `containsTraits(in:)`: whether all traits that the other one specifies
  /// agree.
  @Test func `a collection contains a part of its traits`() {
    let both = UITraitCollection(horizontalSizeClass: .compact, verticalSizeClass: .regular)
    #expect(both.containsTraits(in: UITraitCollection(horizontalSizeClass: .compact)))
    #expect(!both.containsTraits(in: UITraitCollection(horizontalSizeClass: .regular)))
    #expect(both.containsTraits(in: UITraitCollection(traitsFrom: [])))
    #expect(!UITraitCollection(horizontalSizeClass: .compact).containsTraits(in: both))
    #expect(
      UITraitCollection(horizontalSizeClass: .compact)
        == UITraitCollection(horizontalSizeClass: .compact))
  }

  /// UIViewController `setOverrideTraitCollection(_:forChild:)`: the child and what is in it have
  /// the other traits; nil gives the parent's back.
  @Test func `a parent overrides the traits of its child`() {
    let (parent, child, inner) = (UIViewController(), UIViewController(), UIViewController())
    let screen = Screen(root: parent)
    screen.settle()
    Self.resize(screen, to: Self.wide)
    screen.turn {
      Self.embed(child, in: parent)
      Self.embed(inner, in: child)
    }
    screen.settle()
    #expect(inner.traitCollection.horizontalSizeClass == .regular)
    screen.turn {
      parent.setOverrideTraitCollection(
        UITraitCollection(horizontalSizeClass: .compact), forChild: child)
    }
    screen.settle()
    #expect(parent.traitCollection.horizontalSizeClass == .regular)
    #expect(child.traitCollection.horizontalSizeClass == .compact)
    #expect(inner.traitCollection.horizontalSizeClass == .compact)
    #expect(child.traitCollection.verticalSizeClass == parent.traitCollection.verticalSizeClass)
    screen.turn { parent.setOverrideTraitCollection(nil, forChild: child) }
    screen.settle()
    #expect(inner.traitCollection.horizontalSizeClass == .regular)
  }

  /// UITraitEnvironment `traitCollectionDidChange(_:)`: called with the old traits when they
  /// differ, and not for an override that changes nothing.
  @Test func `a child hears of traits that change`() {
    let log = ProbeLog()
    let (parent, child) = (UIViewController(), Adapting("c", log))
    let screen = Screen(root: parent)
    screen.settle()
    Self.resize(screen, to: Self.wide)
    screen.turn { Self.embed(child, in: parent) }
    screen.settle()
    _ = log.take()
    let compact = UITraitCollection(horizontalSizeClass: .compact)
    screen.turn { parent.setOverrideTraitCollection(compact, forChild: child) }
    screen.settle()
    #expect(log.take().filter { $0.hasPrefix("c traits") } == ["c traits false true"])
    screen.turn { parent.setOverrideTraitCollection(compact, forChild: child) }
    screen.settle()
    #expect(log.take().filter { $0.hasPrefix("c traits") } == [])
  }

  /// UIContentContainer `viewWillTransition(to:with:)`: called before the view changes, with the
  /// new size; the coordinator's completion comes when the view has it. A change within the same
  /// traits is no change of traits.
  @Test func `a controller hears of a new size before the view has it`() {
    let log = ProbeLog()
    let root = Adapting("r", log)
    let screen = Screen(root: root)
    screen.settle()
    Self.resize(screen, to: Self.wide)
    _ = log.take()
    Self.resize(screen, to: Self.wide + 6)
    #expect(
      log.take() == ["r willSize \(Self.wide + 6) \(Self.wide)", "r didSize \(Self.wide + 6)"])
  }

  /// UIContentContainer and UITraitEnvironment in a change of the size class: the traits are
  /// announced, then the size, and then the traits have changed (View Controller Programming Guide,
  /// The Adaptive Model).
  @Test func `a new size class is announced before the size`() {
    let log = ProbeLog()
    let root = Adapting("r", log)
    let screen = Screen(root: root)
    screen.settle()
    Self.resize(screen, to: Self.wide)
    _ = log.take()
    Self.resize(screen, to: Self.narrow)
    let calls = log.take()
    guard let announced = calls.firstIndex(of: "r willTraits true"),
      let size = calls.firstIndex(of: "r willSize \(Self.narrow) \(Self.wide)"),
      let changed = calls.firstIndex(of: "r traits false true")
    else {
      Issue.record("A call is missing: \(calls)")
      return
    }
    #expect(announced < size && size < changed)
    #expect(root.traitCollection.horizontalSizeClass == .compact)
  }

  /// UIViewController `viewWillTransition(to:with:)`: "If you override this method in your custom
  /// view controllers, always call super at some point so that UIKit can forward the size change
  /// message".
  @Test(arguments: [true, false])
  func `a container passes the size on through super`(forwards: Bool) {
    let log = ProbeLog()
    let (parent, child) = (Adapting("p", log), Adapting("c", log))
    parent.forwards = forwards
    let screen = Screen(root: parent)
    screen.settle()
    Self.resize(screen, to: Self.wide)
    screen.turn { Self.embed(child, in: parent) }
    screen.settle()
    _ = log.take()
    Self.resize(screen, to: Self.wide + 4)
    let calls = log.take()
    #expect(calls.contains { $0.hasPrefix("p willSize") })
    #expect(calls.contains { $0.hasPrefix("c willSize") } == forwards)
  }

  /// UIContentContainer `size(forChildContentContainer:withParentContainerSize:)`: the size that
  /// the container gives is what is reported to its child.
  @Test func `a child hears the size that its container gives`() {
    let log = ProbeLog()
    let (parent, child) = (Halving(), Adapting("c", log))
    let screen = Screen(root: parent)
    screen.settle()
    Self.resize(screen, to: Self.wide)
    screen.turn {
      Self.embed(child, in: parent)
      child.view.frame = CGRect(x: 0, y: 0, width: 30, height: 10)
    }
    screen.settle()
    _ = log.take()
    Self.resize(screen, to: Self.wide + 4)
    #expect(log.take().first?.hasPrefix("c willSize 20") == true)
  }

  /// UINavigationController and UITabBarController pass a new size on, and so does a presentation.
  @Test func `a presented controller hears of a new size`() {
    let log = ProbeLog()
    let (top, modal) = (Adapting("t", log), Adapting("m", log))
    let stack = UINavigationController(rootViewController: top)
    let screen = Screen(root: stack)
    screen.settle()
    Self.resize(screen, to: Self.wide)
    modal.modalPresentationStyle = .overFullScreen
    screen.turn { top.present(modal, animated: false) }
    screen.settle()
    _ = log.take()
    Self.resize(screen, to: Self.wide + 4)
    let calls = log.take()
    #expect(calls.contains { $0.hasPrefix("t willSize \(Self.wide + 4)") })
    #expect(calls.contains { $0.hasPrefix("m willSize \(Self.wide + 4)") })
  }

  /// Apple's sample Adaptive Photos and UIStackView `axis`: the usual layout that is a column on a
  /// phone and a row in a wide window, there and back.
  @Test func `a layout follows the width there and back`() {
    let boxes = Boxes()
    let screen = Screen(root: boxes)
    screen.settle()
    Self.resize(screen, to: Self.wide)
    #expect(boxes.boxes.axis == .horizontal)
    Self.resize(screen, to: Self.narrow)
    #expect(boxes.boxes.axis == .vertical)
    Self.resize(screen, to: Self.wide)
    #expect(boxes.boxes.axis == .horizontal)
  }
}
