extension Color {
  /// Returns the distance of two colours in OKLab, from 0 for equal colours to 1 from black to white.
  ///
  /// Alpha is ignored. Two areas side by side look equal up to a distance of about 0.02 (Björn
  /// Ottosson, "A perceptual color space for image processing", 2020).
  package func difference(from other: Color) -> Double {
    let (first, second) = (OKLab(self), OKLab(other))
    let (lightness, a, b) = (
      first.lightness - second.lightness, first.a - second.a, first.b - second.b
    )
    return (lightness * lightness + a * a + b * b).squareRoot()
  }
}
