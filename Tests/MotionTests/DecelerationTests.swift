import Motion
import Testing

@Suite struct DecelerationTests {
  @Test func `each millisecond leaves a fixed share of the velocity`() {
    let rest = Deceleration(velocity: 100, rate: 0.998)
    // The sum of 100/1000 · 0.998^n over a second's milliseconds, in the limit of steps of no length:
    // 100 / 2.002003 · (1 - 0.998^1000).
    #expect(abs(rest.distance(after: 1) - 43.203) < 0.001)
    #expect(rest.distance(after: 0) == 0)
    #expect(rest.distance(after: -1) == 0)
    #expect(abs(rest.distance(after: 100) - 49.950) < 0.001)
  }

  @Test func `a deceleration has the given speed after seconds(until:)`() {
    let rest = Deceleration(velocity: -80, rate: 0.99)
    let seconds = rest.seconds(until: 2)
    // ln 40 / 10.05.
    #expect(abs(seconds - 0.36704) < 0.0001)
    let speed = (rest.distance(after: seconds + 1e-6) - rest.distance(after: seconds)) / 1e-6
    #expect(abs(speed + 2) < 0.01)
    #expect(rest.seconds(until: 80) == 0)
  }

  @Test func `a velocity that is not a number counts as 0`() {
    #expect(Deceleration(velocity: .nan).distance(after: 1) == 0)
    #expect(Deceleration(velocity: 1, rate: .nan).distance(after: 1).isFinite)
  }
}
