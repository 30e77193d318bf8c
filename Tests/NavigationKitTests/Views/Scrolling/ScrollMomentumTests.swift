import CellGraphics
import NavigationKit
import TestSupport
import Testing

@Suite struct ScrollMomentumTests {
  private final class Delegate: ScrollViewDelegate {
    var log: [String] = []

    func scrollViewWillBeginDragging(_ scrollView: ScrollView) { log.append("will drag") }
    func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
      log.append("let go \(decelerate)")
    }
    func scrollViewDidEndDecelerating(_ scrollView: ScrollView) { log.append("at rest") }
  }

  private func scene(paging: Bool = false) -> (ScrollView, Stage) {
    let view = ScrollView()
    view.contentSize = Size(width: 40, height: 1000)
    view.isPagingEnabled = paging
    return (view, Stage(view: view, columns: 40, rows: 20))
  }

  private func settle(_ stage: Stage) {
    for _ in 0..<1000 {
      guard let due = stage.application.nextDueTick else { return }
      stage.application.advance(to: due)
    }
  }

  @Test func `content continues at the finger's speed and slows down`() {
    let (view, stage) = scene()
    let delegate = Delegate()
    view.delegate = delegate
    // Six rows in 12 ticks are 60 a second.
    stage.application.dragAndLetGo(through: [(5, 15), (5, 12), (5, 9)], ticks: 6)
    #expect(view.contentOffset.y == 6)
    #expect(view.isDecelerating)
    // v / k · (1 - e^-kt), where k = -1000 · ln 0.998 = 2.002: after 0.5 s 60 / 2.002 · 0.6325 = 18.96.
    stage.application.advance(to: stage.application.tick + 60)
    #expect(view.contentOffset.y == 25)
    settle(stage)
    // It stops below 1.5 rows a second: after 60 / 2.002 · (1 - 1.5 / 60) = 29.22 rows.
    #expect(view.contentOffset.y == 35)
    #expect(!view.isDecelerating)
    #expect(delegate.log == ["will drag", "let go true", "at rest"])
  }

  @Test func `momentum does not depend on the size of time steps`() {
    var ends: [Double] = []
    for step in [1, 7, 500] {
      let (view, stage) = scene()
      stage.application.dragAndLetGo(through: [(5, 15), (5, 12), (5, 9)], ticks: 6)
      let end = stage.application.tick + 500
      while stage.application.tick < end {
        stage.application.advance(to: min(end, stage.application.tick + step))
      }
      ends.append(view.contentOffset.y)
    }
    #expect(ends == [35, 35, 35])
  }

  @Test func `a finger released at rest starts no momentum`() {
    let (view, stage) = scene()
    stage.application.drag(through: [(5, 15), (5, 9)])
    stage.application.advance(to: stage.application.tick + 60)
    stage.application.touch(.up, 5, 9)
    #expect(view.contentOffset.y == 6)
    #expect(stage.application.nextDueTick == nil)
  }

  @Test func `momentum stops at the end of the content`() {
    let (view, stage) = scene()
    stage.turn { view.contentOffset = Point(x: 0, y: 970) }
    stage.application.dragAndLetGo(through: [(5, 15), (5, 12), (5, 9)], ticks: 6)
    settle(stage)
    #expect(view.contentOffset.y == 980)
    #expect(!view.isDecelerating)
  }

  @Test func `a touch, the wheel and code stop the momentum`() {
    for stop: (Stage, ScrollView) -> Void in [
      { stage, _ in stage.application.touch(.down, 5, 5) },
      { stage, _ in stage.application.turnWheel(.down, 5, 5) },
      { stage, view in stage.turn { view.contentOffset = Point(x: 0, y: 100) } },
    ] {
      let (view, stage) = scene()
      stage.application.dragAndLetGo(through: [(5, 15), (5, 12), (5, 9)], ticks: 6)
      stage.application.advance(to: stage.application.tick + 30)
      stop(stage, view)
      #expect(!view.isDecelerating)
      let place = view.contentOffset
      stage.application.advance(to: stage.application.tick + 300)
      #expect(view.contentOffset == place)
    }
  }

  @Test func `a touch that stops the momentum presses no control`() {
    let (view, stage) = scene()
    let button = Button(frame: Rect(x: 0, y: 0, width: 20, height: 100))
    var taps = 0
    button.addAction { _ in taps += 1 }
    stage.turn { view.addSubview(button) }
    stage.application.dragAndLetGo(through: [(5, 15), (5, 12), (5, 9)], ticks: 6)
    stage.application.advance(to: stage.application.tick + 12)
    stage.application.click(5, 5)
    #expect(taps == 0)
    stage.application.click(5, 5)
    #expect(taps == 1)
  }

  @Test func `with paging, a slow drag ends at the nearest page and a quick drag turns one page`() {
    for (cells, ticks, page) in [
      ([(5, 18), (5, 14), (5, 10)], 60, 0.0), ([(5, 18), (5, 12), (5, 6)], 60, 1.0),
      ([(5, 18), (5, 16), (5, 14)], 6, 1.0),
    ] {
      let (view, stage) = scene(paging: true)
      stage.application.drag(through: cells, ticks: ticks)
      if ticks == 60 { stage.application.advance(to: stage.application.tick + 60) }
      stage.application.touch(.up, cells[2].0, cells[2].1)
      settle(stage)
      #expect(view.contentOffset.y == 20 * page)
    }
  }
}
