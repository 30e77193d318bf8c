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
    #expect(loaded == [.zero])
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
}
