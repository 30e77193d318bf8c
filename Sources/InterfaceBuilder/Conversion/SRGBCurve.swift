/// The transfer curve of sRGB and Display P3 (IEC 61966-2-1).
///
/// The curve needs powers with fractional exponents, whose last digits differ between mathematical
/// libraries. This code uses only basic arithmetic, so every machine computes the same colours.
enum SRGBCurve {
  /// Returns the linear light, from 0 to 1, of an encoded component. The component is clamped to 0
  /// to 1.
  ///
  /// Below 0.04045 the curve is a straight line. Above, it is ((x + 0.055) / 1.055) ^ 2.4, with the
  /// fifth root by Newton's method. Twenty steps are more than the precision of a double needs.
  static func linear(_ value: Double) -> Double {
    let value = min(max(value, 0), 1)
    guard value > 0.04045 else { return value / 12.92 }
    let base = (value + 0.055) / 1.055
    // x ^ 2.4 = x² · x² ^ (1/5), the root by Newton's method.
    let square = base * base
    var root = base
    for _ in 0..<20 {
      root -= (root * root * root * root * root - square) / (5 * root * root * root * root)
    }
    return square * root
  }

  /// Returns the sRGB value of a linear value, the inverse of ``linear(_:)``, by 40 bisections.
  ///
  /// The result is precise to 2⁻⁴⁰. A colour has 256 steps, so rounding to them always gives the
  /// same step.
  static func encoded(_ value: Double) -> Double {
    var low = 0.0
    var high = 1.0
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if linear(middle) < value { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
