internal import CellGraphics
internal import NavigationKit

/// The number of cells for a point of the design canvas, which differs between the axes.
struct DesignScale: Equatable {
  let columnsPerPoint: Double
  let rowsPerPoint: Double

  /// Creates the scale between a canvas and the screen.
  ///
  /// - Parameters:
  ///   - canvas: A size in points.
  ///   - cells: The same size on the screen, in cells.
  init(canvas: Size, cells: Size) {
    columnsPerPoint = canvas.width > 0 ? cells.width / canvas.width : 0
    rowsPerPoint = canvas.height > 0 ? cells.height / canvas.height : 0
  }

  /// Returns the constant of a constraint in cells.
  ///
  /// A length above 0 is at least one cell, because text needs a row.
  func cells(_ points: Double, for constraint: LayoutConstraint) -> Double {
    let attribute = constraint.firstAttribute
    let cells = points * (attribute.isAcross ? columnsPerPoint : rowsPerPoint)
    let isLength = constraint.secondAttribute == .notAnAttribute
    return isLength && points > 0 ? max(1, cells) : cells
  }

  /// Returns the multiplier of a constraint between a width and a height. A row is about as high as
  /// two columns are wide.
  static func multiplier(
    _ multiplier: Double, _ first: LayoutConstraint.Attribute,
    _ second: LayoutConstraint.Attribute
  ) -> Double {
    switch (first, second) {
    case (.width, .height): multiplier * 2
    case (.height, .width): multiplier / 2
    default: multiplier
    }
  }
}

extension LayoutConstraint.Attribute {
  /// Indicates whether the attribute is measured in columns.
  fileprivate var isAcross: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      true
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin,
      .bottomMargin, .centerYWithinMargins, .notAnAttribute:
      false
    }
  }
}
