import CellGraphics
import NavigationKit
import Testing

/// Changes of the view hierarchy. Numbers are those of the catalogue of UIKit's behaviour.
@Suite struct ViewHierarchyTests {
  private final class Log { var calls: [String] = [] }

  /// Logs the callbacks about the hierarchy.
  private final class Watched: View {
    let (name, log): (String, Log)
    init(_ name: String, _ log: Log) {
      (self.name, self.log) = (name, log)
      super.init(frame: .zero)
    }
    required init?(coder: Coder) { nil }

    private func add(_ call: String) { log.calls.append("\(name) \(call)") }
    private func place(_ view: View?) -> String {
      view is Window ? "window" : (view as? Watched)?.name ?? (view == nil ? "nil" : "other")
    }

    override func willMove(toSuperview newSuperview: View?) {
      add("willMove(toSuperview: \(place(newSuperview)))")
    }
    override func didMoveToSuperview() { add("didMoveToSuperview \(place(superview))") }
    override func willMove(toWindow newWindow: Window?) {
      add("willMove(toWindow: \(place(newWindow)))")
    }
    override func didMoveToWindow() { add("didMoveToWindow \(place(window))") }
    override func didAddSubview(_ subview: View) {
      #expect(subviews.contains { $0 === subview })
      add("didAddSubview \(place(subview))")
    }
    override func willRemoveSubview(_ subview: View) {
      #expect(subviews.contains { $0 === subview })
      add("willRemoveSubview \(place(subview))")
    }
  }

  private let log = Log()

  private func calls(of body: () -> Void) -> [String] {
    log.calls = []
    body()
    return log.calls
  }

  @Test func `a view that is added outside a window is notified of its superview only (7.9.5)`() {
    let (outer, inner) = (Watched("outer", log), Watched("inner", log))
    let told = calls { outer.addSubview(inner) }
    #expect(
      told == [
        "inner willMove(toSuperview: outer)", "inner didMoveToSuperview outer",
        "outer didAddSubview inner",
      ])
  }

  @Test func `a view that enters a window with its superview is notified of the window (7.9.5)`() {
    let (outer, inner) = (Watched("outer", log), Watched("inner", log))
    let stage = Stage()
    outer.addSubview(inner)
    let told = calls { stage.turn { stage.window.addSubview(outer) } }
    #expect(
      told.filter { $0.hasPrefix("outer") } == [
        "outer willMove(toSuperview: window)", "outer willMove(toWindow: window)",
        "outer didMoveToWindow window", "outer didMoveToSuperview window",
      ])
    #expect(
      told.filter { $0.hasPrefix("inner") } == [
        "inner willMove(toWindow: window)", "inner didMoveToWindow window",
      ])
  }

  @Test func `a view that is removed from a window is notified in this order (7.9.5)`() {
    let (outer, inner) = (Watched("outer", log), Watched("inner", log))
    let stage = Stage()
    stage.turn {
      stage.window.addSubview(outer)
      outer.addSubview(inner)
    }
    let told = calls { stage.turn { inner.removeFromSuperview() } }
    #expect(
      told == [
        "outer willRemoveSubview inner", "inner willMove(toSuperview: nil)",
        "inner willMove(toWindow: nil)", "inner didMoveToWindow nil",
        "inner didMoveToSuperview nil",
      ])
  }

  @Test func `a view that moves within its window is notified of the superviews only (7.9.5)`() {
    let (a, b, view) = (Watched("a", log), Watched("b", log), Watched("view", log))
    let stage = Stage()
    stage.turn {
      for outer in [a, b] { stage.window.addSubview(outer) }
      a.addSubview(view)
    }
    let told = calls { stage.turn { b.addSubview(view) } }
    #expect(
      told == [
        "a willRemoveSubview view", "view willMove(toSuperview: b)", "view didMoveToSuperview b",
        "b didAddSubview view",
      ])
  }

  @Test func `a new order among the same siblings tells a view nothing (7.9.5)`() {
    let outer = Watched("outer", log)
    let views = ["a", "b", "c"].map { Watched($0, log) }
    for view in views { outer.addSubview(view) }
    func order() -> [String] { outer.subviews.compactMap { ($0 as? Watched)?.name } }
    let told = calls {
      outer.insertSubview(views[0], aboveSubview: views[1])
      #expect(order() == ["b", "a", "c"])
      outer.insertSubview(views[2], belowSubview: views[0])
      #expect(order() == ["b", "c", "a"])
      outer.addSubview(views[1])
      #expect(order() == ["c", "a", "b"])
      outer.sendSubviewToBack(views[0])
      #expect(order() == ["a", "c", "b"])
      outer.exchangeSubview(at: 0, withSubviewAt: 2)
      #expect(order() == ["b", "c", "a"])
      outer.bringSubviewToFront(views[2])
      #expect(order() == ["b", "a", "c"])
    }
    #expect(told == [])
  }

  @Test func `sending a view to the back that is no subview changes nothing`() {
    let outer = View()
    let inner = View()
    outer.addSubview(inner)
    outer.sendSubviewToBack(View())
    #expect(outer.subviews.count == 1)
    #expect(outer.subviews.first === inner)
  }

  @Test func `viewWithTag finds the view itself, then the first in depth (7.9.6)`() {
    let (outer, middle, deep, last) = (View(), View(), View(), View())
    outer.addSubview(middle)
    middle.addSubview(deep)
    outer.addSubview(last)
    #expect(outer.viewWithTag(0) === outer)
    (deep.tag, last.tag) = (7, 7)
    #expect(outer.viewWithTag(7) === deep)
    #expect(outer.viewWithTag(8) == nil)
    #expect(last.viewWithTag(0) == nil)
  }

  @Test func `a rectangle is converted between views`() {
    let outer = View(frame: Rect(x: 10, y: 5, width: 40, height: 20))
    let inner = View(frame: Rect(x: 3, y: 2, width: 10, height: 4))
    outer.addSubview(inner)
    let rect = Rect(x: 1, y: 1, width: 2, height: 3)
    let moved = Rect(x: 4, y: 3, width: 2, height: 3)
    #expect(inner.convert(rect, to: outer) == moved)
    #expect(outer.convert(rect, from: inner) == moved)
    #expect(inner.convert(moved, from: outer) == rect)
    #expect(inner.convert(inner.bounds, to: outer) == inner.frame)
    // Half as large about the centre (8, 4).
    inner.transform = AffineTransform(scaleX: 0.5, y: 0.5)
    #expect(inner.convert(inner.bounds, to: outer) == Rect(x: 5.5, y: 3, width: 5, height: 2))
  }
}
