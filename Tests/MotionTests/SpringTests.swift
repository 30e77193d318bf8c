import Motion
import Testing

/// Catalogue 7.4.
@Suite struct SpringTests {
  static let moments = [0.05, 0.1, 0.2, 0.4, 0.8]

  // In steps of 1/65,536: the motion x'' = ω²(1 - x) - 2ζω·x' from x = 0 and x' = v, integrated in
  // 20,000 steps by the classical method of Runge and Kutta, so by another way than the closed form.
  @Test(arguments: [
    (0.5, 0.0, [6842.0, 22302, 55668, 75571, 64160]),
    (0.25, 0.0, [7397, 25752, 70166, 87637, 62303]),
    (0.5, 3.0, [14261, 32791, 63911, 74597, 64410]),
    (0.9999, 0.0, [5912, 17318, 38930, 59537, 65339]),
    (1.0, 0.0, [5912, 17317, 38928, 59534, 65338]),
    (1.0, -4.0, [-2038, 7674, 31833, 57614, 65268]),
    (2.0, 0.0, [4568, 11648, 24225, 41361, 57259]),
    (2.0, 5.0, [11378, 18658, 29754, 44600, 58368]),
    (0.0, 0.0, [8023, 30127, 92809, 108373, 75071]),
  ])
  func `a spring follows the closed form of its motion (7.4.3)`(
    ratio: Double, velocity: Double, steps: [Double]
  ) {
    let spring = Spring(dampingRatio: ratio, angularFrequency: 10, initialVelocity: velocity)
    for (moment, expected) in zip(Self.moments, steps) {
      #expect(spring.progress(at: moment) == expected / Progress.steps)
    }
  }

  @Test func `mass, stiffness and damping give the damping ratio and the frequency (7.4.1)`() {
    // 6 / (2·√(4·9)) = 0.5 and √(9/4) = 1.5.
    let spring = Spring(mass: 4, stiffness: 9, damping: 6)
    #expect(spring.dampingRatio == 0.5)
    #expect(spring.angularFrequency == 1.5)
  }

  @Test func `a spring has Core Animation's default parameters (7.4.2)`() {
    #expect(Spring() == Spring(mass: 1, stiffness: 100, damping: 10, initialVelocity: 0))
    #expect(Spring().dampingRatio == 0.5)
    #expect(Spring().angularFrequency == 10)
  }

  @Test func `the settling duration agrees with Core Animation (7.4.5)`() {
    // c = 5: ζ = 0.25, ln(1200/√(1 - ζ²))/(ζω) = 7.1223/2.5; c = 15: ζ = 0.75, 7.5034/7.5.
    #expect(abs(Spring(damping: 5).settlingDuration - 2.85) < 0.005)
    #expect(abs(Spring(damping: 15).settlingDuration - 1.0005) < 0.0001)
    #expect(Spring(damping: 0).settlingDuration == .infinity)
  }

  @Test(arguments: [0.05, 0.3, 0.7, 1, 1.5, 5], [-20.0, 0, 3, 40])
  func `after settling the swing stays below the limit`(ratio: Double, velocity: Double) {
    let spring = Spring(dampingRatio: ratio, angularFrequency: 12, initialVelocity: velocity)
    let settled = spring.settlingDuration
    for step in 0...400 {
      let progress = spring.progress(at: settled * (1 + Double(step) / 100))
      #expect(abs(progress - 1) <= Spring.settledDistance + 1 / Progress.steps)
    }
  }

  @Test func `the spring of pushes and pops is critically damped (7.4.8)`() {
    let spring = Spring(mass: 3, stiffness: 1_000, damping: 500)
    #expect(spring.dampingRatio == 1)
    let places = [
      (0.05, 0.232), (0.1, 0.545), (0.15, 0.758), (0.2, 0.879), (0.25, 0.942), (0.3, 0.973),
      (0.35, 0.988), (0.4, 0.994), (0.5, 0.999),
    ]
    for (moment, place) in places {
      #expect(abs(spring.progress(at: moment) - place) <= 0.000_5 + 1 / Progress.steps)
    }
    // 500/(2·√3000) = 4.564 where overdamping is allowed.
    let creeping = Spring(
      mass: 3, stiffness: 1_000, damping: 500, allowsOverdamping: true)
    #expect(abs(creeping.dampingRatio - 4.564) < 0.001)
  }

  // The stiffness of the springs that UIKit made, as printed for a mass of 1: damping ratio,
  // duration, initial velocity, stiffness.
  @Test(arguments: [
    (0.1, 1.0, 0.0, 2125.3901278407934),
    (0.2, 1.0, 0.0, 707.2217886060563),
    (0.35, 1.0, 0.0, 286.40942818911714),
    (0.5, 1.0, 0.0, 161.7195025042016),
    (0.6, 0.8, 0.0, 190.21427544499548),
    (0.8, 1.0, 0.0, 80.89737200360506),
    (0.9, 1.0, 0.0, 71.92472915770972),
    (0.99, 1.0, 0.0, 80.02518243167793),
    (1.0, 1.0, 0.0, 85.25592900599884),
    (0.5, 0.3, 0.0, 1796.8833611577954),
    (0.5, 0.5, 0.0, 646.8780100168065),
    (0.5, 2.0, 0.0, 40.4298756260504),
    (0.5, 1.0, 0.25, 159.67233773812114),
    (0.5, 1.0, 1.0, 152.86841381792456),
    (0.5, 1.0, 1.5, 147.61602003056592),
    (0.5, 1.0, -2.0, 175.4224123383425),
    (1.0, 1.0, 1.0, 83.13803615388531),
  ])
  func `a damping ratio and a duration give UIKit's stiffness (7.4.9)`(
    ratio: Double, duration: Double, velocity: Double, stiffness: Double
  ) {
    let spring = Spring(settlingIn: duration, dampingRatio: ratio, initialVelocity: velocity)
    let found = spring.angularFrequency * spring.angularFrequency
    #expect(abs(found / stiffness - 1) < 2e-7, "\(found)")
    #expect(spring.dampingRatio == ratio)
    #expect(spring.initialVelocity == velocity)
  }

  // The centres of boxes in UIKit's own frames. Their evaluation differs from the closed form by up
  // to 0.65 points in the fastest frame, at 0.15 s.
  @Test(arguments: [
    (0.6, 0.8, 50.0, 150.0, [(0.15, 130.98), (0.3, 159.39), (0.45, 151.06), (0.6, 149.06)]),
    (
      0.35, 1.0, 40.0, 160.0,
      [(0.15, 183.54), (0.3, 166.65), (0.45, 152.12), (0.6, 163.52), (0.8, 158.94)]
    ),
  ])
  func `springs move as in UIKit's frames (7.4.11)`(
    ratio: Double, duration: Double, from: Double, to: Double, frames: [(Double, Double)]
  ) {
    let spring = Spring(settlingIn: duration, dampingRatio: ratio)
    for (moment, center) in frames {
      let found = from + (to - from) * spring.progress(at: moment)
      #expect(abs(found - center) < (moment == 0.15 ? 0.65 : 0.17), "\(found) at \(moment)")
    }
  }

  @Test(arguments: [0.01, 0.3, 0.7, 0.9999, 1], [-10_000.0, -50, 3, 6.5, 7.5, 100, 10_000])
  func `a spring of any velocity has nearly settled at the end of its duration (7.4.9)`(
    ratio: Double, velocity: Double
  ) {
    let spring = Spring(settlingIn: 1, dampingRatio: ratio, initialVelocity: velocity)
    // The formula bounds the sine's amplitude. The cosine's is e^(-ζω).
    let cosine = Spring(
      dampingRatio: 1, angularFrequency: ratio * spring.angularFrequency,
      initialVelocity: ratio * spring.angularFrequency
    ).progress(at: 1)
    #expect(abs(spring.progress(at: 1) - 1) <= 0.001 + (1 - cosine) + 2 / Progress.steps)
  }

  @Test func `logs of the first version have springs of an approximate stiffness (7.4.12)`() {
    // (ln 1500)² / (0.5² · 0.5²) = 7.31322²/0.0625 = 855.731; damping is 2ζω = ω = √855.731.
    let spring = Spring(settlingIn: 0.5, dampingRatio: 0.5, fit: .approximate)
    #expect(abs(spring.angularFrequency * spring.angularFrequency - 855.731) < 0.001)
    #expect(spring.dampingRatio == 0.5)
    #expect(abs(spring.progress(at: 0.5) - 1) <= 1.2 / 1_500)
  }

  @Test func `duration and bounce give the damping ratio and the frequency (7.4.10)`() {
    #expect(Spring(duration: 0.5, bounce: 0.3).dampingRatio == 0.7)
    #expect(Spring(duration: 0.5, bounce: 0.3).angularFrequency == 4 * .pi)
    #expect(Spring(duration: 0.5, bounce: 0).dampingRatio == 1)
    // Apple's example: stiffness 157.9 and damping 17.6.
    let example = Spring(duration: 0.5, bounce: 0.3)
    let frequency = example.angularFrequency
    #expect(abs(frequency * frequency - 157.9) < 0.05)
    #expect(abs(2 * example.dampingRatio * frequency - 17.6) < 0.05)
    // 1/(1 - 0.5): below 0 the ratio grows without end towards -1.
    #expect(Spring(duration: 0.5, bounce: -0.5).dampingRatio == 2)
    #expect(Spring(duration: 0.5, bounce: -1).dampingRatio == Spring.greatestDampingRatio)
  }

  @Test func `a velocity of 1 is the whole distance in a second (7.4.6)`() {
    // So slow a spring has no force yet to speak of: after 0.1 s a tenth of the way is behind.
    let spring = Spring(dampingRatio: 0, angularFrequency: 0.001, initialVelocity: 1)
    #expect(spring.progress(at: 0.1) == Progress.rounded(0.1))
  }

  @Test func `parameters that are not numbers are clamped`() {
    let spring = Spring(
      mass: .nan, stiffness: .infinity, damping: -.infinity, initialVelocity: .nan)
    for step in 0...100 { #expect(spring.progress(at: Double(step)).isFinite) }
    #expect(Spring(duration: .nan, bounce: .nan).progress(at: 1).isFinite)
    for fit in SpringFit.allCases {
      let settling = Spring(
        settlingIn: .nan, dampingRatio: .nan, initialVelocity: .infinity, fit: fit)
      #expect(settling.progress(at: 1).isFinite)
    }
    #expect(Spring().progress(at: .nan) == 0)
    #expect(Spring().progress(at: .infinity) == 1)
  }
}
