internal import CellGraphics
internal import NavigationKit

/// The view of a scene: its subviews stand where the design canvas says, in proportion.
///
/// Positions and widths scale to the cells there are; text does not, so what says something on one line,
/// such as a button, is one row high around the middle of its frame. Others are all the cells of their
/// frame.
final class DesignCanvasView: View {
  private let canvas: Size
  private var frames: [(view: View, frame: Rect)] = []
  private var constraintsInPoints: [(constraint: LayoutConstraint, constant: Double)] = []

  init(canvas: Size) {
    self.canvas = canvas
    super.init(frame: .zero)
  }

  required init?(coder: Coder) { nil }

  /// - Parameter frame: On the canvas, in points.
  func add(_ view: View, at frame: Rect) {
    frames.append((view, frame))
    addSubview(view)
  }

  /// Has the constant of a constraint keep to the canvas.
  ///
  /// - Parameter points: The constant on the canvas.
  func keep(_ constraint: LayoutConstraint, at points: Double) {
    constraintsInPoints.append((constraint, points))
    scaleConstraints()
  }

  override var bounds: Rect {
    didSet { if bounds.size != oldValue.size { scaleConstraints() } }
  }

  private func scaleConstraints() {
    guard !constraintsInPoints.isEmpty else { return }
    let scale = DesignScale(canvas: canvas, cells: bounds.size)
    for (constraint, points) in constraintsInPoints {
      constraint.constant = scale.cells(points, for: constraint)
    }
  }

  override func layoutSubviews() {
    for (view, frame) in frames where view.translatesAutoresizingMaskIntoConstraints {
      if fills(view) { place(filling: view, frame) } else { place(view, frame) }
    }
  }

  private func place(_ view: View, _ frame: Rect) {
    let (left, right) = columns(of: frame)
    let y = bounds.height / canvas.height
    let row = min((frame.midY * y).rounded(.down), max(0, bounds.height - 1))
    var columns = right - left
    var start = left
    // A control is never narrower than what it says, or it could not be read on a small screen.
    if let needed = fittingColumns(of: view), columns < needed {
      columns = needed
      let middle = ((left + right - columns) / 2).rounded(.down)
      start = min(max(0, middle), bounds.width - columns)
    }
    view.place(in: Rect(x: start, y: row, width: columns, height: 1))
  }

  /// Whether a view takes all the cells of its frame.
  private func fills(_ view: View) -> Bool {
    switch view {
    case let label as Label: label.numberOfLines != 1
    case let field as TextField: field.borderStyle == .line
    case is Control, is ProgressView, is ActivityIndicatorView: false
    default: true
    }
  }

  private func place(filling view: View, _ frame: Rect) {
    let (left, right) = columns(of: frame)
    let y = bounds.height / canvas.height
    let top = (frame.minY * y + 0.5).rounded(.down)
    let bottom = (frame.maxY * y + 0.5).rounded(.down)
    // Text always takes a row, so what has none would write over its neighbours.
    view.isHidden = right <= left || bottom <= top
    view.place(in: Rect(x: left, y: top, width: right - left, height: bottom - top))
  }

  private func columns(of frame: Rect) -> (left: Double, right: Double) {
    let x = bounds.width / canvas.width
    return ((frame.minX * x + 0.5).rounded(.down), (frame.maxX * x + 0.5).rounded(.down))
  }

  /// nil for a view that may be cut off or takes any width.
  private func fittingColumns(of view: View) -> Double? {
    guard view is Control, !(view is TextField), view.intrinsicContentSize.width >= 0 else {
      return nil
    }
    return min(bounds.width, view.intrinsicContentSize.width)
  }
}
