import CellGraphics
import NavigationKit
import Testing

@Suite struct ActivityIndicatorViewTests {
  @Test func `a stopped activity indicator is hidden by default`() {
    let view = ActivityIndicatorView()
    #expect(view.isHidden)
    view.startAnimating()
    #expect(!view.isHidden && view.isAnimating)
    view.stopAnimating()
    #expect(view.isHidden && !view.isAnimating)
    view.hidesWhenStopped = false
    #expect(!view.isHidden)
  }

  @Test func `the gap moves clockwise through eight frames per second, depending only on the tick`()
  {
    let view = ActivityIndicatorView()
    let stage = Stage(columns: 1, rows: 1, filledWith: view)
    stage.turn { view.startAnimating() }
    var pictures = ""
    for tick in stride(from: 0, through: 120, by: 15) {
      stage.application.advance(to: tick)
      pictures += stage.row
    }
    // Dots 1, 4, 5, 6, 8, 7, 3, 2 of the braille cell are missing in turn.
    #expect(pictures == "⣾⣷⣯⣟⡿⢿⣻⣽⣾")
  }

  @Test func `a large one is a ring of twelve dots, three of them dark`() {
    let view = ActivityIndicatorView(style: .large)
    #expect(view.intrinsicContentSize == Size(width: 2, height: 1))
    let stage = Stage(columns: 2, rows: 1, filledWith: view)
    stage.turn { view.startAnimating() }
    // Dark: dots 1 and 4 on the left and dot 1 on the right.
    #expect(stage.row == "⣆⣸")
    stage.application.advance(to: 10)
    #expect(stage.row == "⣇⣰")
  }

  @Test func `the application wakes only for the next frame of a running indicator`() {
    let view = ActivityIndicatorView()
    let stage = Stage(columns: 1, rows: 1, filledWith: view)
    #expect(stage.application.nextPictureTick == nil)
    stage.turn { view.startAnimating() }
    #expect(stage.application.nextPictureTick == 15)
    stage.application.didDisplay()
    stage.application.advance(to: 14)
    #expect(!stage.application.needsDisplay)
    stage.application.advance(to: 15)
    #expect(stage.application.needsDisplay)
    #expect(stage.application.nextPictureTick == 30)
    #expect(stage.application.nextDueTick == nil)
    stage.turn { view.stopAnimating() }
    #expect(stage.application.nextPictureTick == nil)
  }

  @Test func `an invisible indicator does not wake the application`() {
    let view = ActivityIndicatorView()
    let box = View()
    box.addSubview(view)
    let stage = Stage(columns: 1, rows: 1, filledWith: box)
    stage.turn { view.startAnimating() }
    #expect(stage.application.nextPictureTick == 15)
    stage.turn { box.isHidden = true }
    #expect(stage.application.nextPictureTick == nil)
    stage.turn { box.isHidden = false }
    #expect(stage.application.nextPictureTick == 15)
    stage.turn { box.removeFromSuperview() }
    #expect(stage.application.nextPictureTick == nil)
  }

  @Test func `two indicators with different speeds are both drawn on time`() {
    let small = ActivityIndicatorView()
    let large = ActivityIndicatorView(style: .large)
    large.frame = Rect(x: 1, y: 0, width: 2, height: 1)
    let stage = Stage(columns: 3, rows: 1, small, large)
    stage.turn {
      small.startAnimating()
      large.startAnimating()
    }
    var ticks: [Int] = []
    while let next = stage.application.nextPictureTick, next <= 40 {
      ticks.append(next)
      stage.application.advance(to: next)
    }
    #expect(ticks == [10, 15, 20, 30, 40])
  }
}
