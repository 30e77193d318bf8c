internal import CellGraphics
internal import NavigationKit

/// The view of a scene, whose subviews are placed in proportion to the design canvas.
///
/// Positions and widths scale to the available cells; text does not. A view with one line of text,
/// such as a button, is one row high, around the middle of its frame. Other views fill their frame.
/// A view with an autoresizing mask is in proportion on a screen of 80 × 24 cells, and its mask
/// adapts it to other sizes.
///
/// Frames are kept in points and are scaled again in each layout. A window that grows and shrinks
/// therefore ends with the same cells as before.
final class DesignCanvasView: View {
  private let canvas: Size
  /// The views with their frames, in the order in which they were added.
  private var frames: [Placement] = []
  private var viewsWithoutRoom = ViewsWithoutRoom()
  /// The constraints whose constants scale with the canvas, with the constants in points.
  private var constraintsInPoints: [(constraint: LayoutConstraint, constant: Double)] = []

  /// A view with its frame on the canvas.
  private struct Placement {
    var view: View
    /// On the canvas, in points.
    var frame: Rect
    /// The parts of the frame that adapt; nil scales the whole frame.
    var mask: AutoresizingMask?
  }

  /// The screen that autoresizing masks start from.
  private static let standardSize = Size(width: 80, height: 24)

  init(canvas: Size) {
    self.canvas = canvas
    super.init(frame: .zero)
  }

  required init?(coder: Coder) { nil }

  /// Adds a view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - frame: Its frame in points on the canvas.
  ///   - mask: The parts of the frame that adapt to another size; nil to scale all of it.
  func add(_ view: View, at frame: Rect, autoresizing mask: AutoresizingMask? = nil) {
    frames.append(Placement(view: view, frame: frame, mask: mask))
    addSubview(view)
  }

  /// Scales the constant of a constraint with the canvas.
  ///
  /// - Parameters:
  ///   - constraint: The constraint.
  ///   - points: The constant in points on the canvas.
  func keep(_ constraint: LayoutConstraint, at points: Double) {
    constraintsInPoints.append((constraint, points))
    scaleConstraints()
  }

  override var bounds: Rect {
    didSet { if bounds.size != oldValue.size { scaleConstraints() } }
  }

  /// Converts the constants of all constraints to cells of the present size.
  private func scaleConstraints() {
    guard !constraintsInPoints.isEmpty else { return }
    let scale = DesignScale(canvas: canvas, cells: bounds.size)
    for (constraint, points) in constraintsInPoints {
      constraint.constant = scale.cells(points, for: constraint)
    }
  }

  /// Places the views that have a frame. Constraints place the others.
  override func layoutSubviews() {
    for placement in frames where placement.view.translatesAutoresizingMaskIntoConstraints {
      let (view, frame) = (placement.view, cells(of: placement))
      if fills(view) { place(filling: view, frame) } else { place(view, frame) }
    }
  }

  /// Returns the frame on this screen, in fractions of cells.
  private func cells(of placement: Placement) -> Rect {
    guard let mask = placement.mask else {
      return placement.frame.scaled(from: canvas, to: bounds.size)
    }
    let frame = placement.frame.scaled(from: canvas, to: Self.standardSize)
    return mask.fit(frame, from: Self.standardSize, to: bounds.size)
  }

  /// Places a view of one row in the row at the middle of its frame. A control that would be
  /// narrower than its text is widened around its middle, within the screen.
  private func place(_ view: View, _ frame: Rect) {
    let (left, right) = columns(of: frame)
    let row = max(0, min(frame.midY.rounded(.down), bounds.height - 1))
    var columns = right - left
    var start = left
    // A control is never narrower than its text, which must be legible on a small screen.
    if let needed = fittingColumns(of: view), columns < needed {
      columns = needed
      let middle = ((left + right - columns) / 2).rounded(.down)
      start = min(max(0, middle), bounds.width - columns)
    }
    view.place(in: Rect(x: start, y: row, width: columns, height: 1))
  }

  /// Indicates whether a view fills all cells of its frame.
  private func fills(_ view: View) -> Bool {
    switch view {
    case let label as Label: label.numberOfLines != 1
    case let field as TextField: field.borderStyle == .line
    case is Control, is ProgressView, is ActivityIndicatorView: false
    default: true
    }
  }

  /// Places a view in all cells of its frame. Edges are rounded to the nearest cell.
  private func place(filling view: View, _ frame: Rect) {
    let (left, right) = columns(of: frame)
    let top = (frame.minY + 0.5).rounded(.down)
    let bottom = (frame.maxY + 0.5).rounded(.down)
    viewsWithoutRoom.update(view, hasRoom: right > left && bottom > top)
    view.place(in: Rect(x: left, y: top, width: right - left, height: bottom - top))
  }

  /// Returns the columns of a frame in cells: the edges, rounded to the nearest column.
  private func columns(of frame: Rect) -> (left: Double, right: Double) {
    ((frame.minX + 0.5).rounded(.down), (frame.maxX + 0.5).rounded(.down))
  }

  /// Returns the columns that a view needs; nil for a view that can be cut off or has any width.
  private func fittingColumns(of view: View) -> Double? {
    guard view is Control, !(view is TextField), view.intrinsicContentSize.width >= 0 else {
      return nil
    }
    return min(bounds.width, view.intrinsicContentSize.width)
  }
}

extension Rect {
  fileprivate func scaled(from canvas: Size, to size: Size) -> Rect {
    let (x, y) = (size.width / canvas.width, size.height / canvas.height)
    return Rect(x: minX * x, y: minY * y, width: width * x, height: height * y)
  }
}
