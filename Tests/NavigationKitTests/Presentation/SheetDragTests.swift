import CellGraphics
import NavigationKit
import TestSupport
import Testing

/// Sheets in the hand: numbers are those of the catalogue of UIKit's behaviour.
@Suite struct SheetDragTests {
  private final class Delegate: AdaptivePresentationControllerDelegate {
    var log: [String] = []
    var allows = true

    func presentationControllerShouldDismiss(_ controller: PresentationController) -> Bool {
      log.append("should")
      return allows
    }
    func presentationControllerWillDismiss(_ controller: PresentationController) {
      log.append("will")
    }
    func presentationControllerDidDismiss(_ controller: PresentationController) {
      log.append("did")
    }
    func presentationControllerDidAttemptToDismiss(_ controller: PresentationController) {
      log.append("attempt")
    }
  }

  private let delegate = Delegate()

  /// P presents M as a page sheet, whose callbacks go to the delegate's log. In a window of 80 × 24 the
  /// sheet stands in rows 1 to 22, so that its way out is 23 rows.
  private func open(isModal: Bool = false) -> (stage: Stage, p: ViewController, m: ViewController) {
    let p = named("P")
    let m = Probe("M") { [delegate] kind, call in
      if Set<Event.Kind>.appearance.contains(kind) { delegate.log.append(call) }
    }
    m.modalPresentationStyle = .pageSheet
    m.isModalInPresentation = isModal
    let stage = Stage(root: p)
    stage.turn { p.present(m, animated: false) }
    m.presentationController?.delegate = delegate
    delegate.log = []
    return (stage, p, m)
  }

  private func top(_ m: ViewController) -> Double {
    m.presentationController?.presentedView?.presentationFrame.minY ?? 0
  }

  @Test(arguments: [1, 12])
  func `a drag on the border or the content moves a sheet down`(row: Int) {
    let (stage, _, m) = open()
    stage.application.touch(.down, 40, row)
    for step in [1, 5, 9, 4] {
      stage.application.advance(to: stage.application.tick + 12)
      stage.application.touch(.move, 40, row + step)
      #expect(abs(top(m) - Double(1 + step)) <= 23 / 65_536)
    }
    #expect(stage.application.isTransitioning)
  }

  @Test func `a drag released at rest moves the sheet to the nearer end (2.6.1, 1.5.11)`() {
    for (rows, leaves) in [(11, false), (12, true)] {
      let (stage, p, m) = open()
      stage.application.drag(through: [(40, 1), (40, 5), (40, 1 + rows)])
      stage.application.advance(to: stage.application.tick + 60)
      stage.application.touch(.up, 40, 1 + rows)
      stage.settle()
      #expect((p.presentedViewController == nil) == leaves)
      #expect(
        delegate.log
          == (leaves
            ? ["should", "will", "viewWillDisappear", "viewDidDisappear", "did"]
            : [
              "should", "will", "viewWillDisappear", "viewWillAppear", "viewIsAppearing",
              "viewDidAppear",
            ]))
      if !leaves { #expect(top(m) == 1) }
    }
  }

  @Test func `a drag released at speed moves the sheet in the drag's direction`() {
    // 15 rows a second, which are 30 columns, are 3 in 24 ticks.
    let (stage, p, _) = open()
    stage.application.dragAndLetGo(through: [(40, 5), (40, 6), (40, 8)], ticks: 12)
    stage.settle()
    #expect(p.presentedViewController == nil)
    let (other, q, m) = open()
    other.application.dragAndLetGo(through: [(40, 3), (40, 22), (40, 20)], ticks: 12)
    other.settle()
    #expect(q.presentedViewController === m)
  }

  @Test func `drags upwards, sideways and outside the sheet do not move the sheet`() {
    let (stage, p, m) = open()
    for cells in [[(40, 12), (40, 6)], [(40, 12), (60, 12)], [(1, 0), (1, 12)]] {
      stage.application.dragAndLetGo(through: cells)
      stage.settle()
    }
    stage.application.click(1, 0)
    #expect(delegate.log == [])
    #expect(p.presentedViewController === m)
  }

  @Test func `a sheet that cannot be dismissed resists the drag and returns (2.6.2)`() {
    let (stage, p, m) = open(isModal: true)
    stage.application.touch(.down, 40, 1)
    var places: [Double] = []
    for row in [5, 9, 13, 17] {
      stage.application.touch(.move, 40, row)
      places.append(top(m) - 1)
    }
    // (1 - 1 / (x · 0.55 / 22 + 1)) · 22 of 4, 8, 12 and 16 rows.
    for (place, expected) in zip(places, [2.0, 3.667, 5.077, 6.286]) {
      #expect(abs(place - expected) < 0.001)
    }
    #expect(!stage.application.isTransitioning)
    stage.application.advance(to: stage.application.tick + 60)
    stage.application.touch(.up, 40, 17)
    stage.settle()
    #expect(delegate.log == ["attempt"])
    #expect(top(m) == 1)
    #expect(p.presentedViewController === m)
    #expect(m.presentationController?.presentedView?.transform == .identity)
  }

  @Test func `a drag too short for a dismissal reports no attempt`() {
    let (stage, _, m) = open(isModal: true)
    stage.application.drag(through: [(40, 1), (40, 3), (40, 6)])
    stage.application.advance(to: stage.application.tick + 60)
    stage.application.touch(.up, 40, 6)
    stage.settle()
    #expect(delegate.log == [])
    #expect(top(m) == 1)
  }

  @Test func `a sheet resists the drag after the delegate refuses its dismissal (2.6.2)`() {
    let (stage, _, m) = open()
    delegate.allows = false
    for _ in 0..<8 { stage.application.drag(.down) }
    #expect(top(m) > 1)
    stage.application.tap()
    stage.settle()
    #expect(delegate.log == ["should", "attempt"])
    #expect(top(m) == 1)
  }

  @Test func `Shift and arrow keys drag by tenths, Enter finishes and Esc cancels`() {
    let (stage, p, m) = open()
    #expect(stage.application.draggable.map(\.direction) == [.down])
    var places: [Double] = []
    for direction in [Direction.down, .down, .down, .up] {
      stage.application.drag(direction)
      places.append(top(m) - 1)
    }
    #expect(stage.application.dragDirections == [.up, .down])
    for (place, expected) in zip(places, [2.3, 4.6, 6.9, 4.6]) {
      #expect(abs(place - expected) <= 23 / 65_536)
    }
    stage.application.cancel()
    stage.settle()
    #expect(p.presentedViewController === m)
    #expect(top(m) == 1)
    stage.application.drag(.down)
    stage.application.tap()
    stage.settle()
    #expect(p.presentedViewController == nil)
    #expect(delegate.log.last == "did")
  }

  @Test
  func
    `a drag scrolls the sheet's content first and moves the sheet beyond the content's top (8.13)`()
  {
    let (stage, p, m) = open()
    let scroll = ScrollView(frame: m.view.bounds)
    scroll.contentSize = Size(width: 10, height: 100)
    stage.turn {
      m.view.addSubview(scroll)
      scroll.contentOffset = Point(x: 0, y: 30)
    }
    stage.application.drag(through: [(40, 5), (40, 8), (40, 10)])
    #expect(scroll.contentOffset.y == 25)
    #expect(!stage.application.isTransitioning)
    stage.application.advance(to: stage.application.tick + 60)
    stage.application.touch(.up, 40, 10)
    stage.turn { scroll.contentOffset = .zero }
    stage.application.drag(through: [(40, 5), (40, 8), (40, 10)])
    #expect(stage.application.isTransitioning)
    #expect(p.presentedViewController === m)
  }

  // MARK: - Popovers

  private func popover() -> (stage: Stage, p: ViewController, m: ViewController, button: Button) {
    let p = named("P")
    let button = Button(frame: Rect(x: 60, y: 20, width: 10, height: 1))
    button.title = "Behind"
    p.view.addSubview(button)
    let m = named("M")
    m.modalPresentationStyle = .popover
    m.preferredContentSize = Size(width: 20, height: 5)
    let stage = Stage(root: p)
    stage.turn {
      m.popoverPresentationController?.sourceView = p.view
      m.popoverPresentationController?.sourceRect = Rect(x: 10, y: 2, width: 4, height: 1)
      p.present(m, animated: false)
    }
    m.presentationController?.delegate = delegate
    return (stage, p, m, button)
  }

  @Test
  func `a tap outside a popover asks the delegate and dismisses, a tap inside does not (2.6.1)`() {
    let (stage, p, m, button) = popover()
    var taps = 0
    button.addAction { _ in taps += 1 }
    stage.application.click(12, 5)
    #expect(p.presentedViewController === m)
    stage.application.dragAndLetGo(through: [(60, 12), (70, 12)])
    #expect(p.presentedViewController === m)
    stage.application.click(62, 20)
    stage.settle()
    #expect(delegate.log == ["should", "will", "did"])
    #expect(p.presentedViewController == nil)
    #expect(taps == 0)
  }

  @Test func `a tap outside a modal popover reports an attempt to dismiss`() {
    let (stage, p, m, _) = popover()
    m.isModalInPresentation = true
    stage.application.click(62, 20)
    #expect(delegate.log == ["attempt"])
    #expect(p.presentedViewController === m)
  }

  @Test func `a popover's passthrough views receive touches`() {
    let (stage, p, m, button) = popover()
    var taps = 0
    button.addAction { _ in taps += 1 }
    m.popoverPresentationController?.passthroughViews = [button]
    stage.application.click(62, 20)
    #expect(taps == 1)
    #expect(p.presentedViewController === m)
    #expect(delegate.log == [])
  }

  // MARK: - A page that is rolled up

  @Test func `a tap on the curl dismisses a partial curl, a tap below the curl does not`() {
    let (p, m) = (named("P"), named("M"))
    m.modalTransitionStyle = .partialCurl
    let stage = Stage(root: p)
    stage.turn { p.present(m, animated: true) }
    stage.settle()
    stage.application.click(78, 22)
    stage.settle()
    #expect(p.presentedViewController === m)
    stage.application.click(4, 2)
    stage.settle()
    #expect(p.presentedViewController == nil)
  }
}
