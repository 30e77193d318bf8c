/// Returns the cosine and the sine of `fraction` · 180°.
///
/// The power series uses multiplication and addition alone, which IEEE 754 defines to the last bit,
/// whereas C libraries differ. The error is below 1e-9.
///
/// - Parameter fraction: 0 to 1.
func halfTurn(_ fraction: Double) -> (cosine: Double, sine: Double) {
  let angle = (0.5 - fraction) * Double.pi
  return (cosine: sine(angle), sine: sine(Double.pi / 2 - abs(angle)))
}

/// Returns the sine of an angle from -π/2 to π/2.
private func sine(_ angle: Double) -> Double {
  let square = angle * angle
  var sum = 0.0
  for power in stride(from: 15.0, through: 3.0, by: -2.0) {
    sum = (1 + sum) * -square / (power * (power - 1))
  }
  return angle * (1 + sum)
}

/// Returns the angle whose cosine is `value`, from 0 to π.
///
/// M. Abramowitz and I. Stegun, "Handbook of Mathematical Functions", section 4.4, formula 45. The
/// error is below 7e-5.
func arcCosine(_ value: Double) -> Double {
  let x = min(abs(value), 1)
  let sum = 1.5707288 + x * (-0.2121144 + x * (0.0742610 - x * 0.0187293))
  let angle = (1 - x).squareRoot() * sum
  return value < 0 ? Double.pi - angle : angle
}
