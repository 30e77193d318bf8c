import NavigationKit
import Simulation
import Testing

@Suite struct ContainerLeakTests {
  @Test(arguments: ["tabs", "many tabs", "columns", "collapsed columns", "pages"])
  func `a removed container is deallocated with all its controllers`(kind: String) {
    weak var container: ViewController?
    weak var child: ViewController?
    let stage = SimulatedStage(Content("Before"), columns: kind == "collapsed columns" ? 40 : 80)
    do {
      let made = Self.make(kind)
      stage.turn { stage.window.rootViewController = made }
      stage.perform(.selectTab(5), .moveFocus(.next), .swipe(.right), .tap)
      stage.settle()
      container = made
      child = made.children.last
      #expect(child != nil)
    }
    stage.turn { stage.window.rootViewController = Content("After") }
    stage.settle()
    #expect(container == nil)
    #expect(child == nil)
  }

  private static func make(_ kind: String) -> ViewController {
    switch kind {
    case "tabs": return tabBar(Content("A"), navigation("Nav", Content("B")))
    case "many tabs": return tabBar((1...7).map { Content("\($0)") })
    case "pages":
      let pages = PageViewController(transitionStyle: .scroll)
      pages.setViewControllers([Content("A")], direction: .forward, animated: false)
      return pages
    default:
      let split = SplitViewController(style: .tripleColumn)
      split.setViewController(Content("A"), for: .primary)
      split.setViewController(Content("B"), for: .supplementary)
      split.setViewController(Content("C"), for: .secondary)
      return split
    }
  }
}
