import CellGraphics
import NavigationKit
import Testing

/// Loading the view. Numbers are those of the catalogue of UIKit's behaviour.
@Suite struct LoadingTests {
  @Test func `isViewLoaded and viewIfLoaded do not load the view (1.1.1, 1.1.2)`() {
    let a = Probe("A") { _, call in Issue.record("\(call)") }
    #expect(!a.isViewLoaded)
    #expect(a.viewIfLoaded == nil)
  }

  @Test func `a controller that does not override loadView has an empty plain view (1.1.3)`() {
    let view = ViewController().view
    #expect(view.map { type(of: $0) } == View.self)
    #expect(view?.subviews.isEmpty == true)
  }

  @Test func `the view that loadView sets is the controller's (1.1.3)`() {
    final class Labelled: ViewController {
      let label = Label()
      override func loadView() { view = label }
    }
    let controller = Labelled()
    #expect(controller.view === controller.label)
  }

  @Test func `setting the view to nil unloads it, and the next access loads a new view (1.1.4)`() {
    let a = named("A")
    let old = a.view
    a.view = nil
    #expect(!a.isViewLoaded)
    #expect(a.viewIfLoaded == nil)
    #expect(a.view !== old)
    #expect(a.isViewLoaded)
  }

  @Test func `covering a controller does not unload its view (1.1.5)`() {
    let (a, b) = (named("A"), named("B"))
    let nav = navigation(a)
    let stage = Stage(root: nav)
    let views = [a.view, nav.view]
    stage.turn { nav.pushViewController(b, animated: false) }
    stage.turn { b.present(named("M"), animated: false) }
    #expect(a.viewIfLoaded === views[0])
    #expect(nav.viewIfLoaded === views[1])
  }

  @Test func `in viewDidLoad the view is in no window and has no final size (1.1.7)`() {
    var loaded: [Size] = []
    let b = Probe("B")
    b.told = { [unowned b] kind, _ in
      guard kind == .viewDidLoad else { return }
      #expect(b.view.window == nil)
      loaded.append(b.view.bounds.size)
    }
    let nav = navigation(named("A"))
    let stage = Stage(root: nav)
    stage.turn { nav.pushViewController(b, animated: true) }
    // The screen's size (1.1.9); the bar takes a row of it later.
    #expect(loaded == [Size(width: 80, height: 24)])
    #expect(b.view.bounds.size == Size(width: 80, height: 23))
  }

  @Test func `titles, items and styles do not load the view (1.1.8)`() {
    let a = named("A")
    let nav = NavigationController(rootViewController: a)
    a.title = "Title"
    a.modalPresentationStyle = .fullScreen
    a.modalTransitionStyle = .crossDissolve
    a.navigationItem.hidesBackButton = true
    a.toolbarItems = []
    nav.isNavigationBarHidden = true
    nav.isToolbarHidden = false
    #expect(a.navigationItem === a.navigationItem)
    #expect(a.navigationItem.title == "Title")
    #expect(!a.isViewLoaded)
    #expect(!nav.isViewLoaded)
  }

  // MARK: - The size before the first layout

  /// Notes the size of its view in `viewDidLoad`.
  private final class Measured: ViewController {
    var sizes: [Size] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      sizes.append(view.bounds.size)
    }
  }

  private static let screen = Size(width: 80, height: 24)

  @Test func `the default view has the screen's size in viewDidLoad (1.1.9)`() {
    let (root, pushed) = (Measured(), Measured())
    let nav = navigation(root)
    let stage = Stage(root: nav)
    stage.turn { nav.pushViewController(pushed, animated: true) }
    #expect(root.sizes == [Self.screen])
    #expect(pushed.sizes == [Self.screen])
    #expect(pushed.view.bounds.size == Size(width: 80, height: 23))
    #expect(ViewController().view.bounds.size == .zero)
  }

  @Test func `the default view has the size of a window that is not key yet (1.1.9)`() {
    let application = Application()
    let window = Window(application: application, size: Size(width: 50, height: 12))
    let measured = Measured()
    application.turn {
      measured.loadViewIfNeeded()
      window.rootViewController = measured
      window.makeKeyAndVisible()
    }
    #expect(measured.sizes == [Size(width: 50, height: 12)])
  }

  @Test func `a subview can be placed by the view's size in viewDidLoad (1.1.9)`() {
    final class Titled: ViewController {
      let label = Label()
      override func viewDidLoad() {
        super.viewDidLoad()
        label.frame = Rect(
          x: 0, y: view.bounds.height / 2, width: view.bounds.width, height: 1)
        view.addSubview(label)
      }
    }
    let titled = Titled()
    _ = Stage(root: titled)
    #expect(titled.label.frame == Rect(x: 0, y: 12, width: 80, height: 1))
  }

  // A child that is a container of the framework is as large as any other.
  @Test(arguments: ["plain", "table", "collection", "navigation", "tabs", "split", "pages"])
  func `a child's view that is added without a frame fills the screen (1.1.9)`(kind: String) {
    let child: ViewController =
      switch kind {
      case "table": TableViewController(style: .plain)
      case "collection":
        CollectionViewController(collectionViewLayout: CollectionViewFlowLayout())
      case "navigation": navigation(named("A"))
      case "tabs": TabBarController()
      case "split": SplitViewController()
      case "pages": PageViewController(transitionStyle: .scroll)
      default: ViewController()
      }
    let parent = named("P")
    let stage = Stage(root: parent)
    stage.turn {
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    #expect(child.view.frame == Rect(origin: .zero, size: Self.screen))
    stage.resize(columns: 60, rows: 20)
    #expect(child.view.frame == Rect(x: 0, y: 0, width: 60, height: 20))
  }

  @Test func `the new view of a transition without a frame fills the screen (1.1.9)`() {
    let (parent, old, new) = (named("P"), named("Old"), named("New"))
    let stage = Stage(root: parent)
    stage.turn {
      for child in [old, new] { parent.addChild(child) }
      parent.view.addSubview(old.view)
    }
    stage.turn { parent.transition(from: old, to: new, duration: 0, animations: nil) }
    #expect(new.view.frame == Rect(origin: .zero, size: Self.screen))
  }

  @Test func `a view that is loaded in an animation block does not grow (1.1.9)`() {
    let parent = named("P")
    let child = ViewController()
    let stage = Stage(root: parent)
    stage.turn {
      View.animate(withDuration: 1) {
        parent.addChild(child)
        parent.view.addSubview(child.view)
      }
    }
    #expect(child.view.presentation.bounds.size == Self.screen)
  }

  /// Has a view of its own, of 20 × 5.
  private final class Fixed: ViewController {
    var mask: AutoresizingMask = []
    override func loadView() {
      view = View(frame: Rect(x: 3, y: 2, width: 20, height: 5))
      view.autoresizingMask = mask
    }
  }

  @Test(arguments: [[], [.flexibleLeftMargin, .flexibleHeight]] as [AutoresizingMask])
  func `a view that loadView sets keeps its mask and size as a child (1.1.10)`(
    mask: AutoresizingMask
  ) {
    let (parent, child) = (named("P"), Fixed())
    child.mask = mask
    let stage = Stage(root: parent)
    stage.turn {
      parent.addChild(child)
      parent.view.addSubview(child.view)
    }
    #expect(child.view.autoresizingMask == mask)
    #expect(child.view.frame == Rect(x: 3, y: 2, width: 20, height: 5))
    stage.resize(columns: 90, rows: 34)
    #expect(
      child.view.frame
        == (mask.isEmpty
          ? Rect(x: 3, y: 2, width: 20, height: 5) : Rect(x: 13, y: 2, width: 20, height: 15)))
  }

  @Test(arguments: ["root", "stack", "tab", "sheet", "cover"])
  func `a container sizes the view of its child whatever the mask is (1.1.10)`(place: String) {
    let child = Fixed()
    let root: ViewController
    switch place {
    case "stack": root = navigation(child)
    case "tab":
      let tabs = TabBarController()
      tabs.viewControllers = [child]
      root = tabs
    case "root": root = child
    default: root = named("P")
    }
    let stage = Stage(root: root, columns: 70)
    child.modalPresentationStyle = place == "sheet" ? .pageSheet : .fullScreen
    if root.viewIfLoaded != nil, !["root", "stack", "tab"].contains(place) {
      stage.turn { root.present(child, animated: false) }
    }
    let before = child.view.bounds.size
    stage.resize(columns: 72, rows: 25)
    let after = child.view.bounds.size
    #expect(child.view.autoresizingMask == [])
    #expect(before != Size(width: 20, height: 5))
    #expect(after.height == before.height + 1)
    #expect(place == "sheet" || after.width == before.width + 2)
  }
}
