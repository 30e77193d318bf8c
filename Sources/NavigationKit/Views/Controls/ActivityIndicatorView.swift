public import CellGraphics

/// A ring of dots with a rotating gap, which shows that a task is in progress.
///
/// One turn takes a second. The picture is a function of the application's tick, so a replay shows
/// the same one. As in UIKit, a new indicator is hidden until ``startAnimating()`` is called.
open class ActivityIndicatorView: View {
  /// Sizes of the ring.
  public enum Style: Hashable, Sendable, CaseIterable {
    /// One cell with a ring of 8 dots.
    case medium
    /// Two cells with a ring of 12 dots. In a view of one column it is drawn as ``medium``.
    case large
  }

  /// The size of the ring; medium by default. Setting it changes the intrinsic size.
  public var style: Style = .medium {
    didSet {
      setNeedsDisplay()
      invalidateIntrinsicContentSize()
    }
  }

  /// A Boolean value that indicates whether the view is hidden while it does not rotate; true by
  /// default.
  public var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }

  /// The colour of the dots; the secondary text colour by default.
  public var color = Theme.current(\.secondaryLabel) { didSet { setNeedsDisplay() } }

  /// A Boolean value that indicates whether the ring rotates; false by default.
  public private(set) var isAnimating = false

  /// The number of ticks in one turn of the ring: one second.
  static let ticksPerTurn = 120

  /// Creates a hidden indicator that does not rotate.
  public override init(frame: Rect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// Creates a hidden indicator that does not rotate.
  public required init?(coder: Coder) {
    super.init(coder: coder)
    isHidden = true
  }

  /// Creates a hidden indicator that does not rotate.
  public convenience init(style: Style) {
    self.init()
    self.style = style
  }

  /// Shows the view and starts the rotation. Nothing changes if it rotates already.
  public func startAnimating() {
    isAnimating = true
    isHidden = false
    setNeedsDisplay()
  }

  /// Stops the rotation, and hides the view if ``hidesWhenStopped`` is true.
  public func stopAnimating() {
    isAnimating = false
    isHidden = hidesWhenStopped
    setNeedsDisplay()
  }

  open override var ticksPerFrame: Int? {
    isAnimating ? Self.ticksPerTurn / fittingStyle.ring.count : nil
  }

  override var fitsIntrinsicSize: Bool { true }

  open override var intrinsicContentSize: Size {
    Size(width: Double(style.columns), height: 1)
  }

  open override func draw(on canvas: inout Canvas) {
    let style = fittingStyle
    canvas.inCells(of: bounds) { canvas, columns, rows in
      canvas.draw(
        glyphs(of: style), column: (columns - style.columns) / 2, row: (rows - 1) / 2,
        color: color)
    }
  }

  /// The style that fits the bounds: a single column has room for only the medium ring.
  private var fittingStyle: Style { bounds.width < 2 ? .medium : style }

  private func glyphs(of style: Style) -> TextLine {
    let tick = isAnimating ? window?.application?.tick ?? 0 : 0
    let ring = style.ring
    let step = tick % Self.ticksPerTurn * ring.count / Self.ticksPerTurn
    var cells = Array(repeating: UInt32(0x2800), count: style.columns)
    for place in style.darkDotCount..<ring.count {
      let dot = ring[(step + place) % ring.count]
      cells[dot.cell] |= dot.bit
    }
    return TextLine(glyphs: cells.compactMap(Unicode.Scalar.init).map { Glyph($0) })
  }
}

extension ActivityIndicatorView.Style {
  /// A dot of a braille cell: U+2800 with these bits set.
  fileprivate struct Dot {
    var cell: Int
    var bit: UInt32
  }

  fileprivate var columns: Int { self == .medium ? 1 : 2 }

  /// The number of dots in the gap.
  fileprivate var darkDotCount: Int { self == .medium ? 1 : 3 }

  /// The dots, clockwise from the top left.
  fileprivate var ring: [Dot] {
    switch self {
    case .medium:
      [0x01, 0x08, 0x10, 0x20, 0x80, 0x40, 0x04, 0x02].map { Dot(cell: 0, bit: $0) }
    case .large:
      [0x01, 0x08].map { Dot(cell: 0, bit: $0) }
        + [0x01, 0x08, 0x10, 0x20, 0x80, 0x40].map { Dot(cell: 1, bit: $0) }
        + [0x80, 0x40, 0x04, 0x02].map { Dot(cell: 0, bit: $0) }
    }
  }
}
