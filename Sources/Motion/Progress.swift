/// Progress is rounded to 1/65,536 before it touches geometry or colour, so that two machines whose
/// mathematics differ in the last bit agree to the last cell.
public enum Progress {
  public static let steps = 65_536.0

  /// `value` rounded to the nearest step.
  public static func rounded(_ value: Double) -> Double {
    (value * steps).rounded() / steps
  }
}
