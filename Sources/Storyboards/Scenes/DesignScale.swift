internal import CellGraphics
internal import NavigationKit

/// The number of cells for a point of the design canvas, across and down.
struct DesignScale: Equatable {
  let columnsPerPoint: Double
  let rowsPerPoint: Double

  /// - Parameter cells: The size on the screen of what is `canvas` points large in the design.
  init(canvas: Size, cells: Size) {
    columnsPerPoint = canvas.width > 0 ? cells.width / canvas.width : 0
    rowsPerPoint = canvas.height > 0 ? cells.height / canvas.height : 0
  }

  /// A constraint's constant in cells.
  ///
  /// A length that is something in the design is a cell at least, or text would have no row.
  func cells(_ points: Double, for constraint: LayoutConstraint) -> Double {
    let attribute = constraint.firstAttribute
    let cells = points * (attribute.isAcross ? columnsPerPoint : rowsPerPoint)
    let isLength = constraint.secondAttribute == .notAnAttribute
    return isLength && points > 0 ? max(1, cells) : cells
  }

  /// A constraint's multiplier where a width is related to a height: on the screen a row is as high as
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
