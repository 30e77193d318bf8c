extension Int {
  /// The limit for arithmetic on cells in either direction. Sums of a few such numbers cannot
  /// overflow.
  static let farthestCell = 1_000_000

  /// Creates a number of cells from a size or a position that need not be whole or finite.
  ///
  /// `Int(_:)` traps if a size from a file, a resize or a gesture is infinite, not a number or out
  /// of range. This initialiser never traps.
  ///
  /// ```swift
  /// precondition(Int(cells: 7.9) == 7)
  /// precondition(Int(cells: -7.9) == -7)
  /// precondition(Int(cells: .infinity) == 1_000_000)
  /// precondition(Int(cells: .nan) == 0)
  /// ```
  ///
  /// - Parameter value: The whole part counts, clamped to ±1,000,000. A value that is not a number
  ///   counts as 0.
  public init(cells value: Double) {
    let limit = Double(Self.farthestCell)
    // A comparison with a value that is not a number is false.
    self = value > -limit ? Int(Swift.min(value, limit)) : value <= -limit ? -Self.farthestCell : 0
  }

  /// Creates the whole part of `value`, without a trap.
  ///
  /// - Parameter value: Clamped to ±2⁵³, the largest range in which a `Double` holds every whole
  ///   number. A value that is not a number counts as 0.
  public init(clamping value: Double) {
    let limit = 0x1p53
    self = value > -limit ? Int(Swift.min(value, limit)) : value <= -limit ? Int(-limit) : 0
  }
}
