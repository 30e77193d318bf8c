extension View {
  /// Ways to fit content into a view. The raw values are UIKit's.
  public enum ContentMode: Int, Hashable, Sendable, CaseIterable {
    /// The content fills the view and may be distorted.
    case scaleToFill = 0
    /// The content has the greatest whole multiple of its size that fits, so all dots have the same
    /// size.
    case scaleAspectFit = 1
    /// The content has the smallest whole multiple of its size that covers the view. The rest is
    /// cut.
    case scaleAspectFill = 2
    /// The view draws itself again. An image fills the view.
    case redraw = 3
    /// The content has its own size and is centred.
    case center = 4
    /// The content has its own size and is at the middle of the top edge.
    case top = 5
    /// The content has its own size and is at the middle of the bottom edge.
    case bottom = 6
    /// The content has its own size and is at the middle of the left edge.
    case left = 7
    /// The content has its own size and is at the middle of the right edge.
    case right = 8
    /// The content has its own size and is in the top left corner.
    case topLeft = 9
    /// The content has its own size and is in the top right corner.
    case topRight = 10
    /// The content has its own size and is in the bottom left corner.
    case bottomLeft = 11
    /// The content has its own size and is in the bottom right corner.
    case bottomRight = 12
  }
}

extension View.ContentMode {
  enum Axis {
    case columns
    case rows
  }

  /// Returns the size of a square picture in dots.
  ///
  /// - Parameters:
  ///   - side: The side of the picture, in dots.
  ///   - columns: The dots of the view's width.
  ///   - rows: The dots of the view's height.
  func size(side: Int, in columns: Int, _ rows: Int) -> (columns: Int, rows: Int) {
    switch self {
    case .scaleToFill, .redraw: return (columns, rows)
    case .scaleAspectFit:
      let length = min(columns, rows) / side * side
      return (length, length)
    case .scaleAspectFill:
      let length = (max(columns, rows) + side - 1) / side * side
      return (length, length)
    case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight:
      return (side, side)
    }
  }

  /// Returns the first dot of a picture of `length` dots in a view of `room` dots.
  func start(of length: Int, in room: Int, _ axis: Axis) -> Int {
    let (first, last): (Set<Self>, Set<Self>) =
      axis == .columns
      ? ([.left, .topLeft, .bottomLeft], [.right, .topRight, .bottomRight])
      : ([.top, .topLeft, .topRight], [.bottom, .bottomLeft, .bottomRight])
    if first.contains(self) { return 0 }
    guard !last.contains(self) else { return room - length }
    // Whole cells: a cell has two dots, one above the other.
    return axis == .columns ? (room - length) / 2 : (room / 2 - length / 2) / 2 * 2
  }
}
