import Simulation
import Testing

@testable import TerminalUI

@Suite struct OutputCounterTests {
  @Test func `a movement costs the bytes from its first frame to the one at rest`() {
    var counter = OutputCounter()
    counter.recordFrame(of: 5_000, at: .zero, isMoving: false)
    counter.recordFrame(of: 100, at: .milliseconds(2_000), isMoving: true)
    counter.recordDroppedFrame(at: .milliseconds(2_016))
    counter.recordFrame(of: 200, at: .milliseconds(2_100), isMoving: true)
    counter.recordFrame(of: 300, at: .milliseconds(2_400), isMoving: false)
    let figures = counter.figures(at: .milliseconds(2_400), LinkPacer())
    var cost = OutputFigures.Movement()
    (cost.bytes, cost.framesShown, cost.framesDropped, cost.milliseconds) = (600, 3, 1, 400)
    #expect(figures.lastMovement == cost)
    #expect(figures.framesShown == 4)
    #expect(figures.framesDropped == 1)
    #expect(figures.bytesInLastSecond == 600)
    #expect(figures.link == .unknown)
  }

  @Test func `a second after the last frame the rate is zero`() {
    var counter = OutputCounter()
    counter.recordFrame(of: 70, at: .zero, isMoving: false)
    #expect(counter.figures(at: .milliseconds(999), LinkPacer()).bytesInLastSecond == 70)
    #expect(counter.figures(at: .seconds(1), LinkPacer()).bytesInLastSecond == 0)
  }

  @Test func `a running movement is not the last one`() {
    var counter = OutputCounter()
    counter.recordFrame(of: 70, at: .zero, isMoving: true)
    #expect(counter.figures(at: .zero, LinkPacer()).lastMovement == nil)
  }
}
