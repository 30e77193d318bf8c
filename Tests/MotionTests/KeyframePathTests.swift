import Motion
import Testing

/// Catalogue 7.6.
@Suite struct KeyframePathTests {
  private func path(
    _ mode: KeyframeCalculationMode, _ stops: (time: Double, x: Double)...
  ) -> KeyframePath {
    KeyframePath(
      times: stops.map(\.time), values: stops.map { [$0.x, 0, 0, 0, 0, 0, 0, 0] }, mode: mode)
  }

  private func places(_ path: KeyframePath, _ moments: Double...) -> [Double] {
    moments.map { path.value(at: $0)[0] }
  }

  @Test func `linear mode moves straight from one keyframe to the next`() {
    let path = path(.linear, (0, 0), (0.25, 8), (1, 20))
    #expect(places(path, 0, 0.125, 0.25, 0.625, 1) == [0, 4, 8, 14, 20])
  }

  @Test func `discrete mode keeps each value until the next keyframe`() {
    let path = path(.discrete, (0, 0), (0.25, 8), (1, 20))
    #expect(places(path, 0, 0.125, 0.25, 0.625, 0.999, 1) == [0, 0, 8, 8, 8, 20])
  }

  @Test func `paced mode has a constant speed and ignores the times`() {
    // 20 of way in all, back and forth: 8 there, 12 back; half way is at 8 - 2.
    let path = path(.paced, (0, 0), (0.9, 8), (1, -4))
    #expect(
      places(path, 0.2, 0.4, 0.5, 0.7, 1).map { ($0 * 1_000).rounded() / 1_000 } == [
        4, 8, 6, 2, -4,
      ])
  }

  @Test func `cubic mode moves smoothly through the keyframes`() {
    // Even times h = 1/2, values 0, 4, 0; speeds 8, 0, -8. At 1/4, half of the first stretch:
    // 0/2 + 4/2 + h·(8 - 0)/8 = 2.5. By symmetry the same at 3/4.
    let path = path(.cubic, (0, 0), (0.5, 4), (1, 0))
    #expect(places(path, 0, 0.25, 0.5, 0.75, 1) == [0, 2.5, 4, 2.5, 0])
    // A straight way of one speed is that of linear.
    let straight = self.path(.cubic, (0, 0), (0.25, 5), (1, 20))
    #expect(places(straight, 0.125, 0.625) == [2.5, 12.5])
  }

  @Test func `cubic paced mode follows the smooth curve at a constant speed`() {
    let corner: [SIMD8<Double>] = [
      [0, 0, 0, 0, 0, 0, 0, 0], [10, 0, 0, 0, 0, 0, 0, 0], [10, 30, 0, 0, 0, 0, 0, 0],
    ]
    let path = KeyframePath(times: [0, 0.9, 1], values: corner, mode: .cubicPaced)
    let places = (0...100).map { path.value(at: Double($0) / 100) }
    let steps = zip(places, places.dropFirst()).map { from, to in
      ((to - from) * (to - from)).sum().squareRoot()
    }
    let even = steps.reduce(0, +) / 100
    #expect(steps.allSatisfy { abs($0 - even) < even / 50 })
    #expect(places[0] == corner[0] && places[100] == corner[2])
    // Smooth: it leaves the straight way before the corner.
    #expect(places.contains { $0[0] > 10.1 })
  }

  @Test(arguments: KeyframeCalculationMode.allCases)
  func `a path starts and ends at its first and last value`(mode: KeyframeCalculationMode) {
    let still = path(mode, (0, 3), (0.5, 3), (1, 3))
    #expect(places(still, -1, 0, 0.3, 0.5, 0.9, 1, 2, .nan) == Array(repeating: 3, count: 8))
    // Two at one time: a jump.
    let jump = path(mode, (0, 0), (0.5, 0), (0.5, 6), (1, 6))
    #expect(places(jump, 0, 1) == [0, 6])
    #expect(places(jump, 0.49, 0.51).allSatisfy { $0.isFinite })
  }

  @Test func `two keyframes at the same time make a jump`() {
    let jump = path(.linear, (0, 0), (0.5, 2), (0.5, 6), (1, 8))
    #expect(places(jump, 0.25, 0.5, 0.75) == [1, 6, 7])
  }
}
