public import CellGraphics

/// A picture in half blocks, two dots to a cell; a name where there is no picture.
open class ImageView: View {
  /// How a picture takes its place, with the names of `UIView.ContentMode`.
  public enum ContentMode: Hashable, Sendable, CaseIterable {
    /// Over all of it, whatever that does to its shape.
    case scaleToFill
    /// As large as fits in whole multiples, so that every dot is as large as any other.
    case scaleAspectFit
    /// As large as it is.
    case center
  }

  public var image: Image? {
    didSet {
      setNeedsDisplay()
      invalidateIntrinsicContentSize()
    }
  }

  /// Unlike UIKit's, whose default distorts: few dots bear that badly.
  public var contentMode: ContentMode = .scaleAspectFit { didSet { setNeedsDisplay() } }

  public var tintColor = ControlAppearance.tint.current { didSet { setNeedsDisplay() } }

  public convenience init(image: Image?) {
    self.init()
    self.image = image
  }

  /// 8 × 4 for a picture, a row for a name.
  open override var intrinsicContentSize: Size {
    guard let image else {
      return Size(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
    }
    guard image.symbol != nil else {
      return Size(width: Double(TextLine(image.name).columns + 2), height: 1)
    }
    return Size(width: Double(ImageSymbol.side), height: Double(ImageSymbol.side / 2))
  }

  open override func draw(on canvas: inout Canvas) {
    guard let image else { return }
    canvas.inCells(of: bounds) { canvas, columns, rows in
      if let symbol = image.symbol {
        draw(symbol, on: &canvas, columns: columns, rows: rows)
      } else {
        drawCaption(image.name, on: &canvas, columns: columns, rows: rows)
      }
    }
  }
}

extension ImageView {
  private func draw(_ symbol: ImageSymbol, on canvas: inout Canvas, columns: Int, rows: Int) {
    let multiple = min(columns, rows * 2) / ImageSymbol.side
    guard multiple > 0 else {
      return canvas.draw(
        String(symbol.character), column: (columns - 1) / 2, row: (rows - 1) / 2, color: tintColor)
    }
    let (width, height) =
      switch contentMode {
      case .scaleToFill: (columns, rows * 2)
      case .scaleAspectFit: (multiple * ImageSymbol.side, multiple * ImageSymbol.side)
      case .center: (ImageSymbol.side, ImageSymbol.side)
      }
    func hasDot(_ x: Int, _ y: Int) -> Bool {
      symbol.hasDot(
        column: x * ImageSymbol.side / width, row: y * ImageSymbol.side / height)
    }
    for row in 0..<height / 2 {
      let glyphs = (0..<width).map { x -> Glyph in
        switch (hasDot(x, row * 2), hasDot(x, row * 2 + 1)) {
        case (true, true): Glyph("█")
        case (true, false): Glyph("▀")
        case (false, true): Glyph("▄")
        case (false, false): .blank
        }
      }
      canvas.draw(
        TextLine(glyphs: glyphs), column: (columns - width) / 2, row: (rows - height / 2) / 2 + row,
        color: tintColor)
    }
  }

  /// Columns below which a name that has no room is left out.
  private static let captionColumns = 8

  /// The placeholder of a picture that is not here: its name on the background, which is grey by default.
  private func drawCaption(_ name: String, on canvas: inout Canvas, columns: Int, rows: Int) {
    let textColor = ControlAppearance.secondaryText(in: self)
    // A background is there already.
    if backgroundColor == nil {
      canvas.fill(
        column: 0, row: 0, columns: columns, rows: rows,
        with: ControlAppearance.background(in: self))
    }
    let caption = TextLine("▨ \(name)")
    // A letter or two of a name say nothing.
    let text = caption.columns > columns && columns < Self.captionColumns ? TextLine("▨") : caption
    let row = Rect(x: 0, y: Double((rows - 1) / 2), width: Double(columns), height: 1)
    canvas.draw(
      text, in: row, alignment: .center,
      color: backgroundColor.map { textColor.visible(on: $0) } ?? textColor)
  }
}
