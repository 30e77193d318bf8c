import Testing
import UIKitNames

/// Code of apps for presentations and gestures, in UIKit's form.
@Suite struct PresentationFormsTests {
  private final class Dimming: UIPresentationController {
    override func presentationTransitionWillBegin() {
      // Neither controller is optional (2.7.8).
      presentingViewController.view.alpha = 0.5
      presentedViewController.view.alpha = 1
    }
  }

  private final class MapController: UIViewController, UISheetPresentationControllerDelegate {
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheetPresentationController: UISheetPresentationController
    ) { title = sheetPresentationController.selectedDetentIdentifier?.rawValue }

    func configure(_ controller: UIViewController) {
      guard let sheet = controller.sheetPresentationController else { return }
      let small = UISheetPresentationController.Detent.Identifier("small")
      sheet.detents = [
        .custom(identifier: small) { context in context.maximumDetentValue * 0.2 }, .medium(),
        .large(),
      ]
      sheet.selectedDetentIdentifier = .medium
      sheet.largestUndimmedDetentIdentifier = small
      sheet.prefersGrabberVisible = true
      sheet.prefersScrollingExpandsWhenScrolledToEdge = false
      sheet.prefersEdgeAttachedInCompactHeight = true
      sheet.preferredCornerRadius = 12
      sheet.delegate = self
      sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    }
  }

  @Test func `a sheet is configured as on a phone`() {
    let (map, places) = (MapController(), UIViewController())
    map.configure(places)
    #expect(places.sheetPresentationController?.selectedDetentIdentifier == .large)
    #expect(
      places.sheetPresentationController?.detents.map(\.identifier.rawValue).first == "small")
  }

  @Test func `a presentation controller reads its controllers without unwrapping them`() {
    let (p, m) = (UIViewController(), UIViewController())
    let dimming = Dimming(presentedViewController: m, presenting: p)
    dimming.presentationTransitionWillBegin()
    #expect(p.view.alpha == 0.5)
  }

  @Test func `sets of directions and edges are UIKit's`() {
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = [.left, .right]
    #expect(swipe.direction.rawValue == 3)
    let pan = UIScreenEdgePanGestureRecognizer()
    pan.edges = [.left, .right]
    #expect(pan.edges.rawValue == 10)
    pan.edges = []
    #expect(pan.edges.isEmpty)
  }

  @Test func `a page controller has the spine of its options`() {
    let pages = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal,
      options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
    pages.setViewControllers(
      [UIViewController(), UIViewController()], direction: .forward, animated: false)
    #expect(pages.viewControllers?.count == 2)
    #expect(pages.spineLocation == .mid && pages.isDoubleSided)
  }
}
