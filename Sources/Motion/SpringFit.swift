/// Formulas for the frequency of a spring that has to settle within a given duration.
///
/// A session keeps the formula that it started with, so that its log replays to the same frames.
public enum SpringFit: String, Hashable, Sendable, CaseIterable {
  /// The formula of the first version: the frequency is ln 1500 / (duration · damping ratio).
  ///
  /// Below a damping ratio of 0.8 the spring is stiffer than UIKit's, and above 0.9 it is softer.
  case approximate
  /// UIKit's formula: at the end of the duration, the sine in the remaining distance has an amplitude
  /// of 1/1000.
  case uikit
}

extension Spring {
  /// Creates a spring that has nearly settled after `duration`.
  ///
  /// With UIKit's formula, an initial velocity changes the frequency. If several frequencies fulfil
  /// the formula, the greatest is used. For a damping ratio of 0.5 and a velocity above 3.8 whole
  /// distances in a duration, only a far lower one fulfils it. UIKit uses that one from 1.7 on.
  ///
  /// ```swift
  /// let spring = Spring(settlingIn: 1, dampingRatio: 0.5)
  /// let stiffness = spring.angularFrequency * spring.angularFrequency
  /// precondition(abs(stiffness - 161.72) < 0.01)
  /// precondition(abs(spring.progress(at: 1) - 1) <= 0.002)
  /// ```
  ///
  /// - Parameters:
  ///   - duration: The time, in seconds; at least 0.0001.
  ///   - dampingRatio: Clamped to 0.01 to 1.
  ///   - initialVelocity: In whole distances per second, clamped to ±``greatestVelocity``.
  ///   - fit: The formula; UIKit's by default.
  public init(
    settlingIn duration: Double, dampingRatio: Double, initialVelocity: Double = 0,
    fit: SpringFit = .uikit
  ) {
    let ratio = Self.clamped(dampingRatio, within: 0.01...1)
    let duration = max(duration, 1e-4)
    let frequency: Double
    switch fit {
    case .approximate: frequency = Elementary.logarithm(1500) / (duration * ratio)
    case .uikit:
      let velocity = Self.clamped(
        initialVelocity, within: -Self.greatestVelocity...Self.greatestVelocity)
      let settling = Settling(dampingRatio: ratio, velocity: velocity * duration)
      frequency = settling.frequency / duration
    }
    self.init(
      dampingRatio: ratio, angularFrequency: frequency, initialVelocity: initialVelocity)
  }
}

/// The search for the frequency with which a spring settles in a duration of 1.
private struct Settling {
  let dampingRatio: Double
  /// The initial velocity, in whole distances per duration.
  let velocity: Double

  /// The amplitude that remains at the end of the duration.
  private static let goal = 0.001

  /// Returns the amplitude, with its sign, of the sine in the remaining distance at the end of the
  /// duration.
  ///
  /// For a critically damped spring it is the remaining distance itself.
  private func amplitude(_ frequency: Double) -> Double {
    let decayed = Elementary.exponential(-dampingRatio * frequency)
    guard dampingRatio < 1 else { return (1 + frequency - velocity) * decayed }
    let swing = (1 - dampingRatio * dampingRatio).squareRoot()
    return (dampingRatio - velocity / frequency) / swing * decayed
  }

  /// The frequency above which the amplitude only falls; it is nearly 0 without a velocity.
  private var peak: Double {
    guard velocity > 0 else { return 1e-6 }
    guard dampingRatio < 1 else { return velocity }
    return (velocity + (velocity * velocity + 4 * velocity).squareRoot()) / (2 * dampingRatio)
  }

  /// The greatest frequency at which the size of the amplitude is the goal.
  var frequency: Double {
    var low = peak
    var high = 1.0
    if amplitude(low) >= Self.goal {
      high = max(high, low)
      while amplitude(high) > Self.goal { high *= 2 }
    } else {
      // The velocity is so great that the amplitude stays below the goal wherever it is positive.
      // Below this frequency it is negative, and its size falls.
      high = dampingRatio < 1 ? velocity / dampingRatio : velocity - 1
      low = 1e-6
    }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if abs(amplitude(middle)) > Self.goal { low = middle } else { high = middle }
    }
    return high
  }
}
