internal import CellGraphics
internal import NavigationKit

/// Converts lengths of the design canvas to cells.
///
/// The scale differs between the axes, because a cell is about twice as high as it is wide.
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

  /// Returns the multiplier of a constraint between a width and a height, converted from points to
  /// cells. A row is about as high as two columns are wide, so a square of 4 rows has 8 columns.
  ///
  /// A multiplier between two widths, or between two heights, needs no conversion.
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
