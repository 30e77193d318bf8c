public import CellGraphics

/// Something is going on: a ring of dots with a gap that goes round once a second.
///
/// The picture depends on the tick alone, so it is the same in a replay.
open class ActivityIndicatorView: View {
  public enum Style: Hashable, Sendable, CaseIterable {
    /// One cell: a ring of 8 dots.
    case medium
    /// Two cells: a ring of 12 dots.
    case large
  }

  public var style: Style = .medium {
    didSet {
      setNeedsDisplay()
      invalidateIntrinsicContentSize()
    }
  }

  /// Whether it is hidden while it does not turn.
  public var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }

  public var color = ControlAppearance.secondaryText.current { didSet { setNeedsDisplay() } }

  public private(set) var isAnimating = false

  /// The number of ticks in one turn of the ring: one second.
  static let ticksPerTurn = 120

  public override init(frame: Rect) {
    super.init(frame: frame)
    isHidden = true
  }

  public required init?(coder: Coder) {
    super.init(coder: coder)
    isHidden = true
  }

  public convenience init(style: Style) {
    self.init()
    self.style = style
  }

  public func startAnimating() {
    isAnimating = true
    isHidden = false
    setNeedsDisplay()
  }

  public func stopAnimating() {
    isAnimating = false
    isHidden = hidesWhenStopped
    setNeedsDisplay()
  }

  open override var ticksPerFrame: Int? {
    isAnimating ? Self.ticksPerTurn / fittingStyle.ring.count : nil
  }

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

  /// A single column has room for the small one only.
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

  /// How many dots of the ring are dark.
  fileprivate var darkDotCount: Int { self == .medium ? 1 : 3 }

  /// Clockwise from the top left.
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
