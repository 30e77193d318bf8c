/// Which way a popover's arrow points, with the bits of UIKit's type: up stands below its source.
public struct PopoverArrowDirection: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let up = PopoverArrowDirection(rawValue: 1 << 0)
  public static let down = PopoverArrowDirection(rawValue: 1 << 1)
  public static let left = PopoverArrowDirection(rawValue: 1 << 2)
  public static let right = PopoverArrowDirection(rawValue: 1 << 3)
  public static let any: PopoverArrowDirection = [.up, .down, .left, .right]
  /// Not known yet; also no arrow, which `permittedArrowDirections` may ask for.
  public static let unknown: PopoverArrowDirection = []
}
