/// The importance of a constraint, from 1 to 1000.
///
/// Constraints below 1000 may be broken to meet others of higher priority.
///
/// ```swift
/// let (container, box) = (View(frame: Rect(x: 0, y: 0, width: 10, height: 5)), View())
/// container.addSubview(box)
/// box.translatesAutoresizingMaskIntoConstraints = false
/// let wide = box.widthAnchor.constraint(equalToConstant: 30)
/// wide.priority = .defaultHigh
/// LayoutConstraint.activate([
///   wide, box.widthAnchor.constraint(lessThanOrEqualTo: container.widthAnchor, multiplier: 1),
/// ])
/// container.layoutIfNeeded()
/// precondition(box.frame.width == 10)  // as near to 30 as the required constraint allows
/// ```
public struct LayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The priority as a number.
  public let rawValue: Float

  /// Creates a priority from a number; constraints accept numbers above 0 and up to 1000.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority from a number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// A constraint that must be met: 1000.
  public static let required = LayoutPriority(1000)
  /// The default at which views resist being smaller than their content: 750.
  public static let defaultHigh = LayoutPriority(750)
  /// The priority of a drag that can change the size of a scene in UIKit: 510.
  public static let dragThatCanResizeScene = LayoutPriority(510)
  /// The priority of a scene's size in UIKit: 500.
  public static let sceneSizeStayPut = LayoutPriority(500)
  /// The priority of a drag that cannot change the size of a scene in UIKit: 490.
  public static let dragThatCannotResizeScene = LayoutPriority(490)
  /// The default at which views resist being larger than their content: 250.
  public static let defaultLow = LayoutPriority(250)
  /// The priority of the target size in
  /// ``View/systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)``:
  /// 50.
  public static let fittingSizeLevel = LayoutPriority(50)

  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
