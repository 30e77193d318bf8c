extension Int {
  /// The farthest that arithmetic on cells goes, in either direction.
  static let farthestCell = 1_000_000

  /// A number of cells: the whole part of `value`, held within ±1,000,000; 0 for what is not a number.
  ///
  /// `Int(_:)` traps where a size from a file, a resize or a gesture is infinite, not a number or out of
  /// range.
  public init(cells value: Double) {
    let limit = Double(Self.farthestCell)
    // A comparison with what is not a number is false.
    self = value > -limit ? Int(Swift.min(value, limit)) : value <= -limit ? -Self.farthestCell : 0
  }

  /// The whole part of `value`, held within ±2⁵³, up to which doubles hold every whole number; 0 for what
  /// is not a number.
  public init(clamping value: Double) {
    let limit = 0x1p53
    self = value > -limit ? Int(Swift.min(value, limit)) : value <= -limit ? Int(-limit) : 0
  }
}
