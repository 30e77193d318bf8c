public import CellGraphics

/// A bar that shows the progress of a task in steps of an eighth of a cell.
open class ProgressView: View {
  /// The progress, 0 to 1; 0 by default. Other values are clamped, and NaN counts as 0.
  ///
  /// While a task is observed, it is the task's.
  public var progress: Float {
    get { observedFraction.map { max(0, min(Float($0()), 1)) } ?? storedProgress }
    set {
      storedProgress = newValue > 0 ? min(newValue, 1) : 0
      setNeedsDisplay()
    }
  }

  /// The colour of the completed part; nil, the default, is the tint colour.
  public var progressTintColor: Color? { didSet { setNeedsDisplay() } }
  /// The colour of the remaining part; nil, the default, is grey.
  public var trackTintColor: Color? { didSet { setNeedsDisplay() } }

  private var storedProgress: Float = 0

  /// Returns the progress of an observed task; nil for none.
  package var observedFraction: (() -> Double)? { didSet { setNeedsDisplay() } }

  /// Ten frames a second while an observed task is not complete.
  open override var ticksPerFrame: Int? { observedFraction != nil && progress < 1 ? 12 : nil }

  /// Sets the progress. The bar does not animate: `animated` is ignored.
  public func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  override var fitsIntrinsicSize: Bool { true }

  /// One row of any width.
  open override var intrinsicContentSize: Size { Size(width: View.noIntrinsicMetric, height: 1) }

  open override func draw(on canvas: inout Canvas) {
    canvas.inCells(of: bounds) { canvas, columns, rows in
      let row = (rows - 1) / 2
      let eighths = Int((progress * Float(columns * 8)).rounded())
      let track = trackTintColor ?? themed { $0.progressTrack }
      canvas.fill(column: 0, row: row, columns: columns, rows: 1, with: track)
      let (whole, rest) = eighths.quotientAndRemainder(dividingBy: 8)
      let color: Color = progressTintColor ?? tintColor
      canvas.draw(repeating: "█", count: whole, column: 0, row: row, color: color)
      if rest > 0 {
        canvas.draw(String(Self.parts[rest - 1]), column: whole, row: row, color: color)
      }
      // The remaining part is shaded, so that it is visible without colours.
      let end = (eighths + 7) / 8
      canvas.draw(
        repeating: "░", count: columns - end, column: end, row: row,
        color: track.mixed(with: .white, at: 0.3))
    }
  }

  /// One to seven eighths of a cell, from the left.
  private static let parts: [Character] = ["▏", "▎", "▍", "▌", "▋", "▊", "▉"]
}
