/// The share of an animation that is complete, in steps of 1/65,536.
///
/// Progress is rounded before it is used for geometry or colours. Two machines whose arithmetic
/// differs in the last bit therefore draw the same cells.
///
/// ```swift
/// precondition(Progress.rounded(0.5) == 0.5)
/// precondition(Progress.rounded(0.5 + 1e-9) == 0.5)
/// ```
public enum Progress {
  /// The number of steps from 0 to 1.
  public static let steps = 65_536.0

  /// Returns `value` rounded to the nearest step. It need not be between 0 and 1.
  public static func rounded(_ value: Double) -> Double {
    (value * steps).rounded() / steps
  }
}
