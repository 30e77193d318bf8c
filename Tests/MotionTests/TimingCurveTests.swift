import Motion
import Testing

@Suite struct TimingCurveTests {
  static let named: [TimingCurve] = [.linear, .easeIn, .easeOut, .easeInOut, .standard]
  /// Overshoots on both sides.
  static let back = TimingCurve(c1x: 0.68, c1y: -0.55, c2x: 0.265, c2y: 1.55)

  // In steps of 1/65,536 at 0.1, 0.2, … 0.9: the curve's parameter by 180 bisections of its x with
  // Python's `decimal` at 60 digits, then its y times 65,536, rounded.
  @Test(arguments: [
    (TimingCurve.linear, [6554, 13107, 19661, 26214, 32768, 39322, 45875, 52429, 58982]),
    (.easeIn, [1116, 4082, 8492, 14081, 20667, 28123, 36360, 45327, 55013]),
    (.easeOut, [10523, 20209, 29176, 37413, 44869, 51455, 57044, 61454, 64420]),
    (.easeInOut, [1293, 5352, 12281, 21750, 32768, 43786, 53255, 60184, 64243]),
    (.standard, [6213, 19349, 33641, 44731, 52586, 58014, 61654, 63939, 65164]),
    (back, [-4344, -6075, -3232, 9367, 39759, 62098, 70075, 71571, 69624]),
  ])
  func `progress follows the curve`(curve: TimingCurve, steps: [Double]) {
    for (tenth, expected) in zip(1...9, steps) {
      #expect(curve.progress(at: Double(tenth) / 10) == expected / Progress.steps)
    }
  }

  @Test(arguments: named + [back])
  func `a curve starts at 0 and ends at 1`(curve: TimingCurve) {
    #expect(curve.progress(at: 0) == 0)
    #expect(curve.progress(at: 1) == 1)
    #expect(curve.progress(at: -0.5) == 0)
    #expect(curve.progress(at: 1.5) == 1)
    #expect(curve.progress(at: .infinity) == 1)
    #expect(curve.progress(at: -.infinity) == 0)
    #expect(curve.progress(at: .nan) == 0)
  }

  @Test(arguments: named)
  func `the named curves never move backwards`(curve: TimingCurve) {
    let values = (0...1_000).map { curve.progress(at: Double($0) / 1_000) }
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(values.allSatisfy { (0...1).contains($0) })
  }

  @Test func `easing in and out has half the progress at half the time`() {
    #expect(TimingCurve.easeInOut.progress(at: 0.5) == 0.5)
  }

  @Test func `easing out is easing in with time reversed`() {
    for tenth in 1...9 {
      let time = Double(tenth) / 10
      let sum = TimingCurve.easeIn.progress(at: time) + TimingCurve.easeOut.progress(at: 1 - time)
      #expect(abs(sum - 1) <= 1 / Progress.steps)
    }
  }

  @Test func `control points out of range are clamped`() {
    #expect(
      TimingCurve(c1x: -1, c1y: 0, c2x: 2, c2y: 1) == TimingCurve(c1x: 0, c1y: 0, c2x: 1, c2y: 1))
    #expect(
      TimingCurve(c1x: .nan, c1y: .nan, c2x: .infinity, c2y: .infinity)
        == TimingCurve(c1x: 0, c1y: 0, c2x: 1, c2y: TimingCurve.farthestControl))
    let wild = TimingCurve(c1x: .nan, c1y: -.infinity, c2x: .nan, c2y: .infinity)
    #expect((0...100).allSatisfy { wild.progress(at: Double($0) / 100).isFinite })
  }
}
