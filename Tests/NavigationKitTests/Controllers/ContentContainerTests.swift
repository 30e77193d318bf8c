import CellGraphics
import NavigationKit
import Testing

/// Sizes that containers tell their children. Numbers are those of the catalogue.
@Suite struct ContentContainerTests {
  /// Records the sizes that its callbacks get.
  private final class Told: ViewController {
    var sizes: [Size] = []
    override func viewWillTransition(
      to size: Size, with coordinator: any ViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      sizes.append(size)
    }
  }

  /// Gives each child a part of its width, and notes their preferred sizes.
  private final class Halves: ViewController {
    var preferred: [Size] = []
    override func size(
      forChildContentContainer container: any ContentContainer,
      withParentContainerSize parentSize: Size
    ) -> Size {
      Size(width: parentSize.width / Double(children.count), height: parentSize.height)
    }
    override func preferredContentSizeDidChange(
      forChildContentContainer container: any ContentContainer
    ) {
      super.preferredContentSizeDidChange(forChildContentContainer: container)
      preferred.append(container.preferredContentSize)
    }
  }

  @Test func `a child gets its parent's size by default (1.7.19)`() {
    let (parent, child, grandchild) = (named("P"), Told(), Told())
    let stage = Stage(root: parent)
    stage.turn {
      parent.addChild(child)
      child.view.frame = Rect(x: 0, y: 0, width: 20, height: 5)
      child.view.autoresizingMask = []
      parent.view.addSubview(child.view)
      child.addChild(grandchild)
    }
    stage.resize(columns: 60, rows: 20)
    #expect(child.sizes == [Size(width: 60, height: 20)])
    #expect(grandchild.sizes == child.sizes)
  }

  @Test func `a child gets the size that its parent returns for it (1.7.19)`() {
    let (parent, children) = (Halves(), [Told(), Told()])
    let stage = Stage(root: parent)
    stage.turn {
      for child in children {
        parent.addChild(child)
        parent.view.addSubview(child.view)
      }
    }
    stage.resize(columns: 60, rows: 20)
    for child in children { #expect(child.sizes == [Size(width: 30, height: 20)]) }
  }

  @Test(arguments: ["navigation", "tabs", "pages"])
  func `a container tells its child the room between the bars (1.7.19)`(kind: String) {
    let child = Told()
    let container: ViewController
    switch kind {
    case "navigation": container = navigation(child)
    case "tabs":
      let tabs = TabBarController()
      tabs.viewControllers = [child]
      container = tabs
    default:
      let pages = PageViewController(transitionStyle: .scroll)
      pages.setViewControllers([child], direction: .forward, animated: false)
      container = pages
    }
    let stage = Stage(root: container)
    stage.resize(columns: 60, rows: 20)
    #expect(child.sizes == [child.view.bounds.size])
  }

  @Test func `a controller under the top of a stack gets the size for the top (1.7.19)`() {
    let below = Told()
    let stage = Stage(root: navigation(below, named("Top")))
    stage.resize(columns: 60, rows: 20)
    #expect(below.sizes == [Size(width: 60, height: 19)])
  }

  @Test func `the columns of a split view controller get their own widths (1.7.19)`() {
    let (primary, secondary) = (Told(), Told())
    let split = SplitViewController(style: .unspecified)
    split.viewControllers = [primary, secondary]
    let stage = Stage(root: split, columns: 90)
    stage.resize(columns: 70, rows: 20)
    // 30 % of 70 columns, then a separator.
    #expect(primary.sizes == [Size(width: 21, height: 20)])
    #expect(secondary.sizes == [Size(width: 48, height: 20)])
    #expect([primary, secondary].map(\.view.bounds.size) == primary.sizes + secondary.sizes)
  }

  @Test func `a parent is notified when its child's preferred size changes (1.7.20)`() {
    let (parent, child) = (Halves(), ViewController())
    child.preferredContentSize = Size(width: 1, height: 1)
    parent.addChild(child)
    child.preferredContentSize = Size(width: 12, height: 3)
    child.preferredContentSize = Size(width: 12, height: 3)
    child.removeFromParent()
    child.preferredContentSize = .zero
    #expect(parent.preferred == [Size(width: 12, height: 3)])
  }
}
