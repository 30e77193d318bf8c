import CellGraphics
import NavigationKit
import Testing

/// Numbers are those of the catalogue of UIKit's behaviour.
@Suite struct EmbedSegueTests {
  /// P with an embed segue to C.
  private func parent(telling told: @escaping (Event.Kind, String) -> Void = { _, _ in }) -> Probe {
    let parent = Probe("P", told: told)
    parent.segueTemplates = [
      SegueTemplate(
        identifier: "embed",
        kind: .embed(
          makeDestination: { named("C") },
          container: { [unowned parent] in
            let container = View()
            parent.view.addSubview(container)
            return container
          })
      ) { StoryboardSegue(identifier: $0, source: $1, destination: $2) }
    ]
    return parent
  }

  @Test func `viewDidLoad finds the embedded child with its view in the container (4.3.1)`() {
    var children: [String] = []
    let parent = parent()
    parent.told = { [unowned parent] kind, _ in
      if kind == .viewDidLoad { children = names(parent.children) }
    }
    let stage = Stage(root: parent)
    #expect(children == ["C"])
    #expect(parent.children[0].view.superview?.superview === parent.view)
    #expect(parent.children[0].view.window === stage.window)
  }

  @Test func `shouldPerformSegue can keep an embed segue from firing (4.3.4)`() {
    let parent = parent()
    parent.allowsSegues = false
    parent.loadViewIfNeeded()
    #expect(parent.children.isEmpty)
  }

  /// Keith Harrison, "Self-Sizing Child Views" (useyourloaf.com): `prepare(for:sender:)` turns off
  /// the child's autoresizing mask, and the embedded view still fills its container.
  @Test(arguments: [true, false])
  func `an embedded view fills its container, with its autoresizing mask and without`(
    usesMask: Bool
  ) {
    let (parent, child, container) = (ViewController(), ViewController(), View())
    child.view.translatesAutoresizingMaskIntoConstraints = usesMask
    parent.segueTemplates = [
      SegueTemplate(
        identifier: "embed",
        kind: .embed(
          makeDestination: { child },
          container: { [unowned parent] in
            parent.view.addSubview(container)
            return container
          })
      ) { StoryboardSegue(identifier: $0, source: $1, destination: $2) }
    ]
    let stage = Stage(root: parent)
    for size in [Size(width: 30, height: 6), Size(width: 12, height: 3)] {
      stage.turn { container.frame = Rect(origin: Point(x: 2, y: 4), size: size) }
      #expect(child.view.frame == Rect(origin: .zero, size: size))
    }
  }
}
