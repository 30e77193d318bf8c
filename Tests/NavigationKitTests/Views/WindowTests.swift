import CellGraphics
import NavigationKit
import Testing

@Suite struct WindowTests {
  @Test func `a window that outlives its application has no application`() {
    var application: Application? = Application()
    let windows = [1, 2].compactMap { _ in
      application.map { Window(application: $0, size: Size(width: 4, height: 2)) }
    }
    windows[0].makeKeyAndVisible()
    application = nil
    for window in windows { #expect(window.application == nil) }
  }

  @Test func `a window without an owner is deallocated`() {
    let application = Application()
    weak var window: Window?
    do {
      let made = Window(application: application, size: Size(width: 4, height: 2))
      window = made
    }
    #expect(window == nil)
  }

  @Test func `views that outlive their window have no window`() {
    let application = Application()
    let (outer, inner) = (View(), View())
    do {
      let window = Window(application: application, size: Size(width: 4, height: 2))
      outer.addSubview(inner)
      window.addSubview(outer)
      #expect(inner.window === window)
    }
    #expect(outer.superview == nil)
    #expect(outer.window == nil)
    #expect(inner.window == nil)
    #expect(inner.superview === outer)
  }

  @Test func `a view that outlives its superview has no window`() {
    let application = Application()
    let window = Window(application: application, size: Size(width: 4, height: 2))
    let inner = View()
    do {
      let outer = View()
      outer.addSubview(inner)
      window.addSubview(outer)
      outer.removeFromSuperview()
    }
    #expect(inner.superview == nil)
    #expect(inner.window == nil)
    #expect(window.subviews.isEmpty)
  }

  // MARK: - Outside of an application, as in unit tests

  @Test func `a window outside of a turn shows its root when it becomes visible`() {
    let window = Window(frame: Rect(x: 0, y: 0, width: 40, height: 10))
    let (root, other) = (named("A"), named("B"))
    window.rootViewController = root
    #expect(!root.isViewLoaded)
    window.makeKeyAndVisible()
    #expect(window.application == nil)
    #expect(root.appearanceState == .appeared)
    #expect(root.view.window === window)
    #expect(root.view.frame == window.bounds)
    window.rootViewController = other
    #expect(root.appearanceState == .disappeared)
    #expect(other.appearanceState == .appeared)
    #expect(Window().bounds.size == .zero)
  }

  @Test func `a window outside of a turn joins the application that makes it visible`() {
    let window = Window(frame: Rect(x: 0, y: 0, width: 40, height: 10))
    let root = named("A")
    window.rootViewController = root
    let application = Application()
    application.turn { window.makeKeyAndVisible() }
    #expect(window.application === application)
    #expect(application.window === window)
    #expect(root.appearanceState == .appeared)
    #expect(!application.events.take().contains { $0.kind == .warning })
  }
}
