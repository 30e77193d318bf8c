/// The direction in which a popover's arrow points. The raw values are UIKit's.
///
/// An arrow that points up belongs to a popover below its source.
///
/// ```swift
/// let directions: PopoverArrowDirection = [.left, .right]
/// precondition(directions.contains(.left) && !directions.contains(.up))
/// ```
public struct PopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The bits: 1 up, 2 down, 4 left, 8 right.
  public let rawValue: UInt

  /// Creates a set from UIKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Points up: the popover is below its source.
  public static let up = PopoverArrowDirection(rawValue: 1 << 0)
  /// Points down: the popover is above its source.
  public static let down = PopoverArrowDirection(rawValue: 1 << 1)
  /// Points left: the popover is to the right of its source.
  public static let left = PopoverArrowDirection(rawValue: 1 << 2)
  /// Points right: the popover is to the left of its source.
  public static let right = PopoverArrowDirection(rawValue: 1 << 3)
  /// All four directions.
  public static let any: PopoverArrowDirection = [.up, .down, .left, .right]
  /// No direction: not known yet, or no arrow. `permittedArrowDirections` can be set to it.
  public static let unknown: PopoverArrowDirection = []
}
