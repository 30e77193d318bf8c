import CellGraphics
import NavigationKit
import Testing

/// Sheets and popovers that the user dismisses. Numbers are those of the catalogue of UIKit's
/// behaviour.
@Suite struct DismissalByUserTests {
  private final class Delegate: AdaptivePresentationControllerDelegate {
    var log: [String] = []
    var allows = true

    func presentationControllerShouldDismiss(_ controller: PresentationController) -> Bool {
      log.append("should")
      return allows
    }
    func presentationControllerWillDismiss(_ controller: PresentationController) {
      let coordinator = controller.presentedViewController.transitionCoordinator
      log.append(coordinator == nil ? "will without coordinator" : "will")
    }
    func presentationControllerDidDismiss(_ controller: PresentationController) {
      log.append("did")
    }
    func presentationControllerDidAttemptToDismiss(_ controller: PresentationController) {
      log.append("attempt")
    }
  }

  private let delegate = Delegate()

  /// P presents M, whose callbacks go to the delegate's log.
  private func open(_ style: ModalPresentationStyle = .pageSheet) -> (
    stage: Stage, p: ViewController, m: ViewController
  ) {
    let p = named("P")
    let m = Probe("M") { [delegate] kind, call in
      if Set<Event.Kind>.appearance.contains(kind) { delegate.log.append(call) }
    }
    m.modalPresentationStyle = style
    let stage = Stage(root: p)
    stage.turn {
      m.popoverPresentationController?.sourceView = p.view
      p.present(m, animated: false)
    }
    // For these it is not too late (2.5.5).
    m.presentationController?.delegate = delegate
    delegate.log = []
    stage.forget()
    return (stage, p, m)
  }

  @Test(arguments: [ModalPresentationStyle.pageSheet, .formSheet, .popover])
  func `Esc calls the dismissal delegate and dismisses the sheet (2.6.1, 2.6.5)`(
    style: ModalPresentationStyle
  ) {
    let (stage, p, m) = open(style)
    #expect(stage.application.keyHints.map(\.meaning) == ["close"])
    #expect(stage.application.cancel())
    stage.settle()
    #expect(
      delegate.log == ["should", "will", "viewWillDisappear", "viewDidDisappear", "did"])
    #expect(p.presentedViewController == nil)
    #expect(m.view.window == nil)
    #expect(
      stage.happened([
        .presentationShouldDismiss, .presentationWillDismiss, .presentationDidDismiss, .dismiss,
      ]) == [
        "M presentationShouldDismiss", "P dismiss M", "M presentationWillDismiss",
        "M presentationDidDismiss",
      ])
  }

  @Test(arguments: [
    ModalPresentationStyle.fullScreen, .overFullScreen, .custom, .currentContext,
    .overCurrentContext,
  ])
  func `the user cannot dismiss presentations of other styles`(style: ModalPresentationStyle) {
    let (stage, p, m) = open(style)
    #expect(!stage.application.cancel())
    #expect(m.presentationController?.beginInteractiveDismissal() == false)
    stage.settle()
    #expect(p.presentedViewController === m)
    #expect(delegate.log == [])
  }

  @Test
  func `Esc does not dismiss a sheet with isModalInPresentation and skips shouldDismiss (2.6.2)`() {
    let (stage, p, m) = open()
    m.isModalInPresentation = true
    #expect(stage.application.cancel())
    #expect(delegate.log == ["attempt"])
    #expect(p.presentedViewController === m)
    // Code may (2.1.7).
    stage.turn { m.dismiss(animated: false) }
    #expect(p.presentedViewController == nil)
  }

  @Test func `a delegate that refuses a dismissal is notified of the attempt (2.6.2)`() {
    let (stage, p, m) = open()
    delegate.allows = false
    stage.application.cancel()
    #expect(delegate.log == ["should", "attempt"])
    #expect(p.presentedViewController === m)
  }

  @Test func `a dismissal by code calls no dismissal delegate (2.6.3)`() {
    let (stage, _, m) = open()
    stage.turn { m.dismiss(animated: true) }
    stage.settle()
    #expect(delegate.log == ["viewWillDisappear", "viewDidDisappear"])
  }

  @Test
  func
    `each drag calls shouldDismiss and willDismiss, and the dismissal calls didDismiss once (2.6.4, 1.5.11)`()
  {
    let (stage, p, m) = open()
    let sheet = m.presentationController
    for isLast in [false, true] {
      stage.turn { #expect(sheet?.beginInteractiveDismissal() == true) }
      stage.turn { sheet?.updateInteractiveDismissal(0.5) }
      stage.turn {
        isLast ? sheet?.finishInteractiveDismissal() : sheet?.cancelInteractiveDismissal()
      }
      stage.settle()
    }
    #expect(
      delegate.log == [
        "should", "will", "viewWillDisappear", "viewWillAppear", "viewIsAppearing",
        "viewDidAppear", "should", "will", "viewWillDisappear", "viewDidDisappear", "did",
      ])
    #expect(p.appearanceState == .appeared)
    #expect(!stage.happened(.appearance).contains { $0.hasPrefix("P") })
  }

  @Test func `the sheet and its dimming view follow the finger`() {
    let (stage, _, m) = open()
    let sheet = m.presentationController
    let shade = sheet?.containerView?.subviews.first
    let before = sheet?.presentedView?.presentationFrame.minY ?? 0
    stage.turn { sheet?.beginInteractiveDismissal() }
    stage.turn { sheet?.updateInteractiveDismissal(0.5) }
    let middle = sheet?.presentedView?.presentationFrame.minY ?? 0
    // Half of the way to the lower edge, 24 rows from the top.
    #expect(abs(middle - (before + 24) / 2) < 0.01)
    #expect(shade?.alpha == 0)
    stage.turn { sheet?.cancelInteractiveDismissal() }
    stage.settle()
    #expect(sheet?.presentedView?.presentationFrame.minY == before)
    #expect(shade?.alpha == 1)
    #expect(!stage.application.isTransitioning)
  }

  @Test func `a refused drag reports an attempt only if the user finishes it (2.6.2)`() {
    let (stage, p, m) = open()
    m.isModalInPresentation = true
    let sheet = m.presentationController
    stage.turn { #expect(sheet?.beginInteractiveDismissal() == true) }
    stage.turn { sheet?.cancelInteractiveDismissal() }
    #expect(delegate.log == [])
    stage.turn { sheet?.beginInteractiveDismissal() }
    stage.turn { sheet?.updateInteractiveDismissal(0.3) }
    #expect(!stage.application.isTransitioning)
    stage.turn { sheet?.finishInteractiveDismissal() }
    #expect(delegate.log == ["attempt"])
    #expect(p.presentedViewController === m)
  }

  @Test func `Esc dismisses only the front sheet and no sheet during a transition`() {
    let (stage, p, m) = open()
    let n = named("N")
    n.modalPresentationStyle = .formSheet
    stage.turn { m.present(n, animated: true) }
    #expect(!stage.application.cancel())
    stage.settle()
    stage.turn { #expect(m.presentationController?.userDidRequestDismissal() == false) }
    stage.application.cancel()
    stage.settle()
    #expect(p.presentedViewController === m)
    #expect(m.presentedViewController == nil)
  }

  @Test func `a sheet fills a low window and Esc does not dismiss it (2.5)`() {
    let (stage, p, m) = open()
    stage.resize(columns: 80, rows: 12)
    #expect(!stage.application.cancel())
    #expect(p.presentedViewController === m)
  }
}
