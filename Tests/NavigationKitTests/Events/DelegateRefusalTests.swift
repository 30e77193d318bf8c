import CellGraphics
import NavigationKit
import TestSupport
import Testing

/// Refusals of containers and of delegates: pages, tabs, collections and partial curls.
@Suite struct DelegateRefusalTests {
  @Test func `a page that code turns during a transition waits`() {
    let pages = PageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.baseName = "Book"
    pages.setViewControllers([named("A")], direction: .forward, animated: false)
    let stage = Stage(root: pages)
    stage.turn {
      pages.setViewControllers([named("B")], direction: .forward, animated: true)
    }
    let refused = stage.refusals {
      stage.turn { pages.setViewControllers([named("C")], direction: .forward, animated: true) }
    }
    #expect(refused == [.waiting("setViewControllers", of: "Book")])
  }

  @Test func `a delegate that refuses an item of a collection is the reason`() {
    let boxes = Boxes(["ab"])
    let view = boxes.view(flow { $0.minimumLineSpacing = 0 })
    view.accessibilityIdentifier = "grid"
    let delegate = StubbornItems()
    view.delegate = delegate
    let stage = Stage(view: view, columns: 14, rows: 3)
    let part = Refusal.Part(name: "grid", type: "BoxView")
    #expect(stage.refusals { stage.tap() } == [.selectionRefused(part)])
    delegate.highlights = false
    #expect(stage.refusals(ofTapAt: Point(x: 0.5, y: 0.5)) == [.selectionRefused(part)])
  }

  @Test func `a drag that selects a tab without an interactive driver does not drive it`() {
    let (one, two) = (named("One"), named("Two"))
    let tabs = TabBarController()
    tabs.baseName = "Tabs"
    tabs.viewControllers = [one, two]
    let delegate = FadingTabs()
    tabs.delegate = delegate
    let stage = Stage(root: tabs)
    let pan = PanGestureRecognizer { recognizer in
      if recognizer.state == .began { tabs.selectedIndex = 1 }
    }
    tabs.view.addGestureRecognizer(pan)
    #expect(
      stage.refusals(ofTouch: Point(x: 30, y: 5), Point(x: 36, y: 5))
        == [.noDriver("Tabs", .select)])
  }

  @Test func `a controller under a partial curl cannot present`() {
    let (root, next) = (named("A"), named("B"))
    next.modalTransitionStyle = .partialCurl
    next.modalPresentationStyle = .fullScreen
    let stage = Stage(root: root)
    stage.turn { root.present(next, animated: false) }
    let refused = stage.refusals { stage.turn { next.present(named("C"), animated: false) } }
    #expect(refused == [.partialCurl("C", on: "B")])
  }
}

private final class StubbornItems: CollectionViewDelegate {
  var highlights = true
  func collectionView(
    _ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { highlights }
  func collectionView(
    _ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { false }
}

private final class FadingTabs: TabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: TabBarController,
    animationControllerForTransitionFrom from: ViewController, to: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { KeyframeAnimator(.fade) }
}
