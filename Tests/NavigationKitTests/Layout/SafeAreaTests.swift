import CellGraphics
import NavigationKit
import Testing

/// The documentation of `additionalSafeAreaInsets`, `safeAreaInsets` and their callbacks. Bars are
/// beside their content here, so nothing else covers a view.
@Suite struct SafeAreaTests {
  private final class Inner: View {
    var changes = 0
    override func safeAreaInsetsDidChange() { changes += 1 }
  }

  private final class Owner: ViewController {
    var changes = 0
    override func viewSafeAreaInsetsDidChange() { changes += 1 }
  }

  private let insets = EdgeInsets(top: 2, left: 3, bottom: 1, right: 0)

  @Test func `a view has no insets under a navigation bar`() {
    let root = ViewController()
    _ = Stage(root: NavigationController(rootViewController: root), columns: 20, rows: 6)
    #expect(root.view.safeAreaInsets == .zero)
  }

  @Test func `insets of a controller reach its views as far as they are at the edge`() {
    let owner = Owner()
    let stage = Stage(root: owner, columns: 20, rows: 10)
    let (inner, far) = (Inner(), Inner())
    stage.turn {
      inner.frame = Rect(x: 1, y: 1, width: 19, height: 9)
      far.frame = Rect(x: 5, y: 5, width: 5, height: 2)
      owner.view.addSubview(inner)
      owner.view.addSubview(far)
      owner.additionalSafeAreaInsets = insets
    }
    #expect(owner.view.safeAreaInsets == insets)
    #expect(inner.safeAreaInsets == EdgeInsets(top: 1, left: 2, bottom: 1, right: 0))
    #expect(far.safeAreaInsets == .zero)
    #expect(owner.changes == 1 && inner.changes == 1)
    stage.turn { owner.additionalSafeAreaInsets = insets }
    #expect(owner.changes == 1)
  }

  @Test func `insets of a child add to those of its parent`() {
    let (outer, inner) = (ViewController(), ViewController())
    let stage = Stage(root: outer, columns: 20, rows: 10)
    stage.turn {
      outer.addChild(inner)
      inner.view.frame = outer.view.bounds
      outer.view.addSubview(inner.view)
      inner.didMove(toParent: outer)
      outer.additionalSafeAreaInsets.top = 2
      inner.additionalSafeAreaInsets.top = 1
    }
    #expect(inner.view.safeAreaInsets.top == 3 && outer.view.safeAreaInsets.top == 2)
  }

  @Test func `constraints to the safe area, and the old guides, follow the insets`() {
    let (owner, first, second) = (ViewController(), View(), View())
    let stage = Stage(root: owner, columns: 20, rows: 10)
    stage.turn {
      for view in [first, second] {
        owner.view.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
        view.heightAnchor.constraint(equalToConstant: 1).isActive = true
        view.leadingAnchor.constraint(equalTo: owner.view.safeAreaLayoutGuide.leadingAnchor)
          .isActive = true
      }
      first.topAnchor.constraint(equalTo: owner.view.safeAreaLayoutGuide.topAnchor).isActive = true
      second.topAnchor.constraint(equalTo: owner.topLayoutGuide.bottomAnchor).isActive = true
    }
    #expect(first.frame.minY == 0 && second.frame.minY == 0)
    stage.turn { owner.additionalSafeAreaInsets = insets }
    #expect(first.frame.minY == 2 && second.frame.minY == 2 && first.frame.minX == 3)
    #expect(owner.topLayoutGuide.length == 2 && owner.bottomLayoutGuide === owner.bottomLayoutGuide)
  }
}
