/// Elementary functions for springs, made of additions, multiplications and divisions only.
///
/// IEEE 754 defines these operations to the last bit, so the results are the same on every machine.
/// A system's mathematical library does not promise that. The error is a few units in the last
/// place.
enum Elementary {
  /// Returns e to the power of `x`.
  ///
  /// - Returns: 0 below -745 and for a value that is not a number; infinity from 709 on.
  static func exponential(_ x: Double) -> Double {
    guard x > -745 else { return 0 }
    guard x < 709 else { return .infinity }
    // e^x = 2^k · e^r with |r| at most ln 2 / 2. ln 2 is in two parts, so that k · ln 2 loses no
    // precision.
    let k = (x / logarithmOf2).rounded()
    let r = (x - k * 0x1.62e42feep-1) - k * 0x1.a39ef35793c76p-33
    var sum = 1.0
    var n = 16.0
    while n > 0 {
      sum = 1 + r / n * sum
      n -= 1
    }
    return Double(sign: .plus, exponent: Int(k), significand: sum)
  }

  /// Returns the natural logarithm of a positive number.
  static func logarithm(_ x: Double) -> Double {
    // x = 2^k · m and ln m = 2 · artanh((m - 1) / (m + 1)). The largest argument of artanh is 1/3.
    let m = x.significand
    let z = (m - 1) / (m + 1)
    var sum = 0.0
    var n = 41.0
    while n > 0 {
      sum = sum * z * z + 1 / n
      n -= 2
    }
    return Double(x.exponent) * logarithmOf2 + 2 * z * sum
  }

  /// Returns the sine of an angle in radians.
  static func sine(_ x: Double) -> Double { sine(x, plusRightAngles: 0) }

  /// Returns the cosine of an angle in radians.
  static func cosine(_ x: Double) -> Double { sine(x, plusRightAngles: 1) }

  private static let logarithmOf2 = 0x1.62e42fefa39efp-1

  /// Returns the sine of `x` plus a number of right angles; 0 if `x` is too large for a meaningful
  /// result.
  private static func sine(_ x: Double, plusRightAngles rightAngles: Int) -> Double {
    guard abs(x) < 1e15 else { return 0 }
    let k = (x / (Double.pi / 2)).rounded()
    // Half of π is in two parts. The first part is short enough for an exact product with k.
    let r = (x - k * 0x1.921fb544p0) - k * 0x1.0b4611a626331p-34
    let quadrant = (Int(k) + rightAngles) & 3
    let value = quadrant & 1 == 0 ? series(r, from: 1) * r : series(r, from: 0)
    return quadrant < 2 ? value : -value
  }

  /// Returns 1 - r²/((first + 1)(first + 2)) · (1 - …): the sine divided by r if `first` is 1, the
  /// cosine if it is 0.
  private static func series(_ r: Double, from first: Double) -> Double {
    var sum = 1.0
    var n = first + 20
    while n > first {
      sum = 1 - r * r / (n * (n - 1)) * sum
      n -= 2
    }
    return sum
  }
}
